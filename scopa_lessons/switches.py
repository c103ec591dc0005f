"""The switches of a rule set as text: ``napola``, ``re_bello=no``, ``target=21``, ``ace=takes_all``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Any

from scopa_lessons.errors import ScopaError
from scopa_lessons.words import quoted


class RuleError(ScopaError):
    """Rules that make no game, or text that names no rules."""


def write_switch(name: str, value: Any) -> str:
    """One field as a switch."""
    match value:
        case True:
            return name
        case False:
            return f"{name}=no"
        case str():
            return f'{name}="{value}"'
        case Enum():
            return f"{name}={value.value}"
    return f"{name}={value}".lower()


_NUMBER = re.compile(r"\d{1,9}", re.ASCII)
_SWITCH = re.compile(r'(?P<name>\w+)(=(?P<value>"[^"]*"|[^\s"]+))?(\s+|$)')


def read_switches(text: str, kinds: Mapping[str, type]) -> dict[str, Any]:
    """The fields that these switches set, each of its kind. Raises RuleError."""
    changes: dict[str, Any] = {}
    rest = text.strip()
    while rest:
        switch = _SWITCH.match(rest)
        if not switch:
            raise RuleError(
                f"{quoted(rest)} cannot be read as rules: write switches like napola or target=21."
            )
        name, value = switch["name"], switch["value"] or "yes"
        if name in changes:
            raise RuleError(f"{name} stands twice in {quoted(text)}: say it once.")
        if name not in kinds:
            raise RuleError(f"{quoted(name)} is no rule: the rules are {', '.join(kinds)}.")
        changes[name] = _value(name, value, kinds[name])
        rest = rest[switch.end() :]
    return changes


def _value(name: str, text: str, kind: type) -> Any:
    if issubclass(kind, Enum):
        readable: dict[str, Any] = {choice.value: choice for choice in kind}
    elif kind is bool:
        readable = {"yes": True, "no": False}
    elif kind is str:
        readable = {text: text[1:-1]} if text.startswith('"') else {}
    else:
        readable = {text: int(text)} if _NUMBER.fullmatch(text) else {}
    if text not in readable:
        raise RuleError(f"{name}={quoted(text)} is no rule: {name} must be {wanted(kind)}.")
    return readable[text]


def wanted(kind: type) -> str:
    """What a value of this kind is, in words."""
    if issubclass(kind, Enum):
        return "one of " + ", ".join(choice.value for choice in kind)
    return {str: "text in double quotes", int: "a whole number", bool: "yes or no"}[kind]
