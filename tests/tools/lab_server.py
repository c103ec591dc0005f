"""A real JupyterLab for the browser tests, apart from everything else on this machine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from scopa_lessons import cli

ROOT = Path(__file__).parents[2]
LESSONS = ROOT / "notebooks"
SETTINGS = cli.LAB_SETTINGS / "labconfig" / "default_setting_overrides.json"
STARTS_WITHIN = 120  # seconds; a cold, slow machine takes 30


class LabServer:
    """A JupyterLab that serves its own folder, with its own settings and without a learner's past."""

    def __init__(self, home: Path) -> None:
        self.home, self.root = home, home / "root"
        self.root.mkdir()
        self._keep_default_settings(json.loads(SETTINGS.read_text()))
        self._log = (home / "log.txt").open("w")
        self._process = subprocess.Popen(
            self._command(),
            cwd=self.root,
            env=self._environment(),
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        self.url = self._address()

    def _keep_default_settings(self, settings: dict[str, object]) -> None:
        folder = self.home / "config" / "labconfig"
        folder.mkdir(parents=True)
        (folder / "default_setting_overrides.json").write_text(json.dumps(settings))

    def _command(self) -> list[str]:
        return [
            *(
                sys.executable,
                "-m",
                "jupyter",
                "lab",
                "--no-browser",
                "--allow-root",
                "--expose-app-in-browser",
            ),
            *("--ip=127.0.0.1", "--port=0", f"--ServerApp.root_dir={self.root}"),
            # Nobody else can reach this server or knows that it runs.
            *("--IdentityProvider.token=", "--ServerApp.password=", "--ServerApp.disable_check_xsrf=True"),
            *("--LabApp.news_url=", "--LabApp.collaborative=False"),
        ]

    def _environment(self) -> dict[str, str]:
        folders = {
            **{f"JUPYTER_{kind}_DIR": kind.lower() for kind in ("CONFIG", "DATA", "RUNTIME")},
            **{f"JUPYTERLAB_{kind}_DIR": kind.lower() for kind in ("SETTINGS", "WORKSPACES")},
            **{f"XDG_{kind}_HOME": f"xdg-{kind.lower()}" for kind in ("CONFIG", "DATA", "CACHE", "STATE")},
            "HOME": "home",
            "IPYTHONDIR": "ipython",
            "SCOPA_LESSONS_HOME": "progress",
        }
        own = {name: str(self.home / folder) for name, folder in folders.items()}
        (self.home / "home").mkdir()
        return {**os.environ, **own, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "JUPYTER_PLATFORM_DIRS": "0"}

    def _address(self) -> str:
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and self._process.poll() is None:
            for written in (self.home / "runtime").glob("jpserver-*.json"):
                try:
                    address = f"http://127.0.0.1:{json.loads(written.read_text())['port']}"
                    urllib.request.urlopen(f"{address}/api/status", timeout=10).close()
                except (OSError, ValueError):
                    continue
                return address
            time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"JupyterLab did not start. It said:\n{self.said()}")

    def said(self) -> str:
        """The end of the server's log."""
        return (self.home / "log.txt").read_text()[-3000:]

    def folder(self, name: str, *notebooks: Path) -> Path:
        """A folder with copies of these notebooks; no kernel of another page knows its paths."""
        made = self.root / name
        made.mkdir()
        for notebook in notebooks:
            shutil.copy(notebook, made)
        return made

    def use_theme(self, name: str) -> None:
        """Pages opened from now on wear this theme."""
        path = self.home / "settings" / "@jupyterlab" / "apputils-extension" / "themes.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"theme": name}))

    def forget_stars(self) -> None:
        """Nothing has been won: what one test solves does not stand in another's lessons."""
        shutil.rmtree(self.home / "progress", ignore_errors=True)

    def stop_kernels(self) -> None:
        """End every kernel, so that they do not pile up."""
        with urllib.request.urlopen(f"{self.url}/api/sessions", timeout=60) as answer:
            sessions = json.load(answer)
        for session in sessions:
            request = urllib.request.Request(f"{self.url}/api/sessions/{session['id']}", method="DELETE")
            urllib.request.urlopen(request, timeout=60).close()

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._log.close()
