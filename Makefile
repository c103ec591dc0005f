# make help  says what there is. Everything is installed into .venv and nowhere else.
PYTHON ?= python3
WORKERS ?= 2
VENV := .venv
RUN := $(VENV)/bin/python

# One clear line when this machine's Python will not do, empty when it will; make itself ends it with a full stop.
PROBLEM = $(shell command -v $(PYTHON) >/dev/null || echo "There is no $(PYTHON) here: install Python 3.11 or newer") \
	$(shell $(PYTHON) .ci/python_problem.py 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help words lab test long bench lint refresh address clean
.SILENT:

help: ## say what can be made
	grep -E '^[a-z]+:.*##' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z]+):[^#]*## /  make \1\t/' | expand -t 18

lab: $(VENV)/.lab ## open the first lesson in JupyterLab
	$(RUN) -m scopa_lessons.cli open notebooks

test: $(VENV)/.test ## run every test, in a real JupyterLab and a real browser too (ten minutes)
	$(RUN) tests/tools/chromium.py >/dev/null
	$(RUN) -m pytest -n $(WORKERS) --nbval --nbval-current-env --nbval-cell-timeout=120

long: $(VENV)/.test ## play twenty thousand rounds against the slow referee (ten minutes)
	nice $(RUN) -m pytest -n $(WORKERS) --dist=load -m long tests/laws

bench: $(VENV)/.test ## measure imports, the engine and a click
	set -e; for script in tests/benchmarks/*.py; do $(RUN) $$script; done

lint: $(VENV)/.dev ## check style and types
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

refresh: $(VENV)/.lab ## run the notebooks again and keep their new outputs
	$(RUN) -m scopa_lessons.cli refresh notebooks

words: $(VENV)/.test ## gather every sentence for translators, and compile what they have translated
	$(RUN) tests/tools/catalogue.py

address: $(VENV)/.lab ## make address REPOSITORY=owner/name: say where this project lives
	$(RUN) tests/tools/address.py $(REPOSITORY)

clean: ## remove .venv and what the tools left
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis tests/browser/failures
	find . -name __pycache__ -prune -exec rm -rf {} +

# A stamp per set of packages; a changed pyproject.toml installs again. A broken or half-made .venv is made anew.
$(VENV)/.lab: GROUP =
$(VENV)/.test: GROUP = --group test
$(VENV)/.test: HOLDS = $(VENV)/.lab
$(VENV)/.dev: GROUP = --group dev
$(VENV)/.dev: HOLDS = $(VENV)/.lab $(VENV)/.test
$(VENV)/.lab $(VENV)/.test $(VENV)/.dev: pyproject.toml
	$(if $(strip $(PROBLEM)),$(error $(strip $(PROBLEM))))
	echo "Setting up $(VENV) (the first time takes a minute or two) ..."
	$(RUN) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable '.[lab]' $(GROUP)
	touch $(HOLDS) $@
