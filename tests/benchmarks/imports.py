"""How long imports take: the core, and the widgets over what their libraries cost anyway."""

from __future__ import annotations

import subprocess
import sys
from statistics import median

PROCESSES = 9
LIBRARIES = "import ipywidgets, ipycanvas, ipyevents"
# Times only what comes after the setting up, inside a process of its own.
PROGRAM = "{before}\nfrom time import perf_counter as now\nstart = now()\n{timed}\nprint(now() - start)"


def milliseconds(timed: str, *, before: str = "") -> float:
    """The median time of a statement, each time in a fresh process."""
    command = [sys.executable, "-c", PROGRAM.format(before=before, timed=timed)]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(PROCESSES)]
    return 1000 * median(float(run.stdout) for run in runs)


def report(what: str, measured: float, *, aim: float | None = None) -> None:
    wanted = f"   aim: at most {aim:.0f} ms" if aim else ""
    print(f"{what:44} {measured:7.1f} ms{wanted}")


if __name__ == "__main__":
    milliseconds(f"{LIBRARIES}, scopa_lessons.widgets")  # compiles what has never been imported
    report("import scopa_lessons", milliseconds("import scopa_lessons"), aim=60)
    report("import ipywidgets, ipycanvas, ipyevents", milliseconds(LIBRARIES))
    report(
        "import scopa_lessons.widgets after those",
        milliseconds("import scopa_lessons.widgets", before=LIBRARIES),
        aim=100,
    )
