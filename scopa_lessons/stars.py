"""What progress counts: the stars of a level, and the name under which they are kept."""

from __future__ import annotations

import re
from typing import Final

MOST_STARS: Final = 3  #: of one level

#: The name of a level: short and plain enough for a file, a code and every spelling of both.
LEVEL_ID: Final = r"\A\w[\w .:-]*\Z"
LONGEST_ID: Final = 100


def is_level_id(name: object) -> bool:
    """Whether stars can be kept under this name.

    >>> is_level_id("sums-1"), is_level_id("sums/1")
    (True, False)
    """
    return isinstance(name, str) and len(name) <= LONGEST_ID and bool(re.search(LEVEL_ID, name))
