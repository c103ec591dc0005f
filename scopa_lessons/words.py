"""The one door through which every sentence a person reads is translated.

Sentences come whole, with named placeholders, and are translated when they are *used*, never at import:
write ``_("{card} is not in your hand").format(card=...)`` inside functions, and ``N_("…")`` for constants.
"""

from __future__ import annotations

import gettext
from pathlib import Path
from reprlib import Repr

LOCALE_FOLDER = Path(__file__).parent / "locale"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use_language(*languages: str) -> None:
    """Read every sentence from now on in the first of these languages that has a catalogue, else English."""
    global _catalogue
    _catalogue = gettext.translation("scopa_lessons", LOCALE_FOLDER, languages, fallback=True)


def _(sentence: str) -> str:
    """The sentence in the learner's language; what the catalogue does not hold stays as it is."""
    return _catalogue.gettext(sentence) if sentence else ""  # gettext answers "" with the catalogue's heading


def ngettext(one: str, many: str, count: int) -> str:
    """The sentence for this count in the learner's language: ``one`` for 1, else ``many``."""
    return _catalogue.ngettext(one, many, count)


def N_(sentence: str) -> str:  # noqa: N802 - gettext's own name for "translate later"
    """Mark a constant for translation; it is translated where it is used."""
    return sentence


_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 70


def quoted(given: object) -> str:
    """What was given, as an error quotes it: its middle is left out where it is long.

    >>> quoted("7X"), len(quoted("7" * 5000))
    ("'7X'", 70)
    """
    return _SHORT.repr(given)
