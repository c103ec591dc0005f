"""Finds a Chromium for the browser tests, or installs one. As a script it prints the path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Playwright's own program needs the second; Debian's smallest installations lack it.
DEBIAN_PACKAGES = ("chromium", "libatomic1")
NOTHING_FOUND = (
    "There is no Chromium for the browser tests and none could be installed: install Chromium or Google "
    "Chrome, or run 'playwright install chromium', or name one by CHROMIUM=/path/to/chromium."
)


class NoChromiumError(RuntimeError):
    """No Chromium was found, and none could be installed."""


def ready() -> str:
    """The path of a Chromium that Playwright can drive, installed if need be. Raises NoChromiumError."""
    return (find() if driver_starts() else None) or install()


def find() -> str | None:
    """The path of a Chromium that starts: the one in $CHROMIUM, the system's, or Playwright's own."""
    return next((path for path in candidates() if path and starts(path)), None)


def candidates() -> Iterator[str | None]:
    """Where one may be; a browser that is named is the only candidate."""
    if named := os.environ.get("CHROMIUM"):
        yield named
        return
    yield from map(shutil.which, COMMANDS)
    yield playwrights_own()


def playwrights_own() -> str | None:
    """Where Playwright keeps the Chromium it has downloaded, if it has."""
    if not driver_starts():
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def starts(path: str) -> bool:
    """Does it answer? Ubuntu's chromium-browser, for one, may be a stub that only asks for a snap."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def driver_starts() -> bool:
    """Does Playwright's own program run on this machine?"""
    command = [sys.executable, "-m", "playwright", "--version"]
    return subprocess.run(command, capture_output=True).returncode == 0


def installers() -> list[list[list[str]]]:
    """The ways to install one, best first; each is the commands to run in order."""
    playwright = [sys.executable, "-m", "playwright", "install"]
    root = as_root()
    if root is None:
        return [[[*playwright, "chromium"]]]
    apt_get = [*root, "apt-get"]
    packages = ["install", "-qq", "--no-install-recommends", *DEBIAN_PACKAGES]
    debian = [[*apt_get, "update", "-qq"], [*apt_get, *packages]]
    ways = [debian] if shutil.which("apt-get") else []
    return [*ways, [[*playwright, "--with-deps", "chromium"]], [[*playwright, "chromium"]]]


def as_root() -> list[str] | None:
    """What to write before a command that needs root; None where nobody gives us root without a password."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    return sudo if shutil.which("sudo") and runs([*sudo, "true"]) else None


def runs(command: list[str]) -> bool:
    """Run a command, its words going to stderr; did it succeed?"""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        finished = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=environment)
    except OSError:
        return False
    return finished.returncode == 0


def install() -> str:
    """Install a Chromium in the first way that works and say where it is."""
    for commands in installers():
        print("No Chromium here; installing one:", *commands[-1], file=sys.stderr)
        if all(runs(command) for command in commands) and (found := find()):
            return found
    raise NoChromiumError(NOTHING_FOUND)


if __name__ == "__main__":
    try:
        print(ready())
    except NoChromiumError as error:
        sys.exit(str(error))
