"""Prints one line when this Python cannot make .venv. Old Pythons must be able to read it."""

import sys

if sys.version_info < (3, 11):
    version = sys.version.split()[0]
    print("Python 3.11 or newer is needed, this one is " + version + ": try 'make lab PYTHON=python3.12'")
else:
    from importlib.util import find_spec

    if not (find_spec("venv") and find_spec("ensurepip")):
        print("Python's 'venv' module is missing; on Debian or Ubuntu: apt-get install python3-venv")
