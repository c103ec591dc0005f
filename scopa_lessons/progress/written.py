"""Progress in writing: readable JSON for a file, and a short code to carry in a message or a notebook."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec

from scopa_lessons.progress.errors import DamagedError, NewerError
from scopa_lessons.progress.value import Best, LevelId, Progress
from scopa_lessons.words import _

VERSION: Final = 1

#: How to go from each older version to the next; a version, once released, stays readable for ever.
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}

CODE_MARK: Final = "SCOPA1:"
_ANY_MARK = re.compile(r"SCOPA(\d+):")
_NUMBERED = re.compile(r"(.+)-([1-9][0-9]?)", re.DOTALL)
_LONGEST = 1_000_000  # bytes of an unpacked code: no learner has so many levels, but a forged code may


class _Version(msgspec.Struct):
    version: Annotated[int, msgspec.Meta(ge=1)]


class _File(msgspec.Struct):
    version: int
    stars: Best


class _Packed(msgspec.Struct):
    """What a code holds. Levels numbered 1, 2, 3 … are a digit each, 0 for one that is not solved."""

    series: dict[LevelId, Annotated[str, msgspec.Meta(pattern=r"^[0-3]{1,99}$")]]
    others: Best


def to_json(progress: Progress) -> str:
    """Progress as the text of a file that people can read."""
    text = msgspec.json.encode(_File(VERSION, dict(progress.best)))
    return msgspec.json.format(text, indent=2).decode() + "\n"


def from_json(text: bytes) -> Progress:
    """The progress that such a text tells of, in this version or an older one.

    Raises DamagedError for any other text, and NewerError for what a newer version wrote.
    """
    try:
        written = msgspec.json.decode(text, type=_Version).version
        if written > VERSION:
            raise NewerError(_newer())
        document = msgspec.json.decode(text)
        for version in range(written, VERSION):
            document = UPGRADES[version](document)
        return Progress(msgspec.convert(document, _File).stars)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise DamagedError(
            _("This file holds no progress of these lessons, or it is damaged: choose scopa-progress.json.")
        ) from None


def to_code(progress: Progress) -> str:
    """Progress as one short line.

    >>> from_code(to_code(Progress({"sums-1": 2, "sums-2": 3})))
    Progress({'sums-1': 2, 'sums-2': 3})
    """
    packed = msgspec.json.encode(_pack(progress.best))
    squeezer = zlib.compressobj(9, wbits=-15)
    squeezed = squeezer.compress(packed) + squeezer.flush()
    return CODE_MARK + _letters(_checksum(squeezed) + squeezed)


def from_code(code: str) -> Progress:
    """The progress that a code stands for; spaces and line breaks in it do not matter.

    Raises DamagedError where so much as one letter is wrong or missing, and NewerError for a newer code.
    """
    code = "".join(code.split())
    mark = _ANY_MARK.match(code)
    if mark and mark[0] != CODE_MARK:
        raise NewerError(_newer())
    try:
        packed = msgspec.json.decode(_unsqueeze(code), type=_Packed)
        return Progress(dict(_unpack(packed)))
    except (ValueError, RecursionError, zlib.error):
        raise DamagedError(_broken()) from None


def _newer() -> str:
    return _("A newer version of these lessons has written this progress: bring the lessons up to date.")


def _broken() -> str:
    return _(
        "This code is not whole, or a letter of it is wrong: copy it again, from {start} to its end."
    ).format(start=CODE_MARK)


def _pack(best: Mapping[str, int]) -> _Packed:
    series: dict[str, dict[int, int]] = {}
    others: dict[str, int] = {}
    for level, stars in best.items():
        if numbered := _NUMBERED.fullmatch(level):
            series.setdefault(numbered[1], {})[int(numbered[2])] = stars
        else:
            others[level] = stars
    digits = {
        name: "".join(str(won.get(number, 0)) for number in range(1, max(won) + 1))
        for name, won in series.items()
    }
    return _Packed(digits, others)


def _unpack(packed: _Packed) -> Iterator[tuple[str, int]]:
    yield from packed.others.items()
    for name, digits in packed.series.items():
        yield from (
            (f"{name}-{number}", int(stars)) for number, stars in enumerate(digits, 1) if stars != "0"
        )


def _letters(content: bytes) -> str:
    return b64encode(content).decode().rstrip("=")


def _unsqueeze(code: str) -> bytes:
    """What was squeezed into this code; ValueError or zlib.error where it is not exactly what was made."""
    letters = code.removeprefix(CODE_MARK)
    content = b64decode(letters + "=" * (-len(letters) % 4), validate=True)
    checksum, squeezed = content[:4], content[4:]
    # The last letter has bits to spare; so that no slip hides there, the code has to come out the same again.
    if CODE_MARK + _letters(content) != code or _checksum(squeezed) != checksum:
        raise DamagedError(_broken())
    stretcher = zlib.decompressobj(wbits=-15)
    packed = stretcher.decompress(squeezed, _LONGEST)
    if not stretcher.eof or stretcher.unused_data:
        raise DamagedError(_broken())
    return packed


def _checksum(squeezed: bytes) -> bytes:
    return zlib.crc32(squeezed).to_bytes(4, "big")
