"""A Chromium is found where there is one and installed where there is none; stand-ins for commands tried."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import chromium
import pytest


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine without any browser, where commands are scripts that write down how they were called."""
    return Machine(tmp_path, monkeypatch)


class Machine:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands, self.log, self.own = folder / "bin", folder / "log", folder / "playwrights-chromium"
        self.commands.mkdir()
        monkeypatch.setenv("PATH", str(self.commands))
        monkeypatch.delenv("CHROMIUM", raising=False)
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        monkeypatch.setattr(sys, "executable", str(self.has("python", "exit 1")))
        monkeypatch.setattr(chromium, "COMMANDS", chromium.COMMANDS[:4])
        monkeypatch.setattr(chromium, "driver_starts", lambda: True)
        monkeypatch.setattr(chromium, "playwrights_own", lambda: str(self.own) if self.own.exists() else None)
        self.monkeypatch = monkeypatch

    def has(self, name: str, script: str = "exit 0") -> Path:
        path = self.commands / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.log}\n{script}\n')
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    def is_root(self) -> None:
        self.monkeypatch.setattr(os, "geteuid", lambda: 0)

    def makes(self, path: Path) -> str:
        """The line of a script that makes a command that starts."""
        return f"/bin/cp /bin/true {path}"

    @property
    def calls(self) -> list[str]:
        return self.log.read_text().splitlines()


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_the_systems_browser_is_found_by_any_of_its_names(machine: Machine, name: str) -> None:
    path = machine.has(name)

    assert chromium.find() == str(path)


def test_a_stub_that_does_not_start_is_passed_over(machine: Machine) -> None:
    machine.has("chromium-browser", "exit 1")
    real = machine.has("google-chrome")

    assert chromium.find() == str(real)


def test_playwrights_own_is_found_where_the_system_has_none(machine: Machine) -> None:
    machine.has("true").rename(machine.own)

    assert chromium.find() == str(machine.own)


def test_a_named_browser_comes_first_and_no_other_takes_its_place(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.has("chromium")
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")

    assert chromium.find() is None


def test_root_on_debian_installs_the_package(machine: Machine) -> None:
    machine.is_root()
    package = machine.commands / "chromium"
    machine.has("apt-get", f"[ $1 = update ] || {machine.makes(package)}")

    assert chromium.install() == str(package)
    assert machine.calls == [
        "apt-get update -qq",
        "apt-get install -qq --no-install-recommends chromium libatomic1",
    ]


def test_whoever_may_use_sudo_without_a_password_installs_the_package(machine: Machine) -> None:
    package = machine.commands / "chromium"
    machine.has("apt-get")
    machine.has("sudo", f'[ "$3" != install ] || {machine.makes(package)}')

    assert chromium.install() == str(package)
    assert "sudo -n apt-get install -qq --no-install-recommends chromium libatomic1" in machine.calls


def test_without_root_playwright_downloads_its_own(machine: Machine) -> None:
    machine.has("apt-get")
    machine.has("sudo", "exit 1")
    machine.has("python", machine.makes(machine.own))

    assert chromium.install() == str(machine.own)
    assert machine.calls[-1] == "python -m playwright install chromium"


def test_where_the_package_does_not_help_playwright_does(machine: Machine) -> None:
    machine.is_root()
    machine.has("apt-get", "exit 100")
    machine.has("python", machine.makes(machine.own))

    assert chromium.install() == str(machine.own)
    assert machine.calls[-1] == "python -m playwright install --with-deps chromium"


@pytest.mark.usefixtures("machine")
def test_where_nothing_helps_one_sentence_says_what_to_do() -> None:
    with pytest.raises(chromium.NoChromiumError, match="install Chromium or Google Chrome"):
        chromium.install()


def test_what_is_there_is_taken_and_nothing_installed(machine: Machine) -> None:
    path = machine.has("chromium")
    machine.is_root()
    machine.has("apt-get")

    assert chromium.ready() == str(path)
    assert machine.calls == ["chromium --version"]


def test_a_chromium_that_playwright_cannot_drive_is_not_enough(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = machine.has("chromium")
    machine.is_root()
    machine.has("apt-get")
    monkeypatch.setattr(chromium, "driver_starts", lambda: False)

    assert chromium.ready() == str(path)
    assert any("libatomic1" in call for call in machine.calls)
