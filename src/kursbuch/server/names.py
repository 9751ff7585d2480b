"""Names of people: letters that can be seen, and names that look the same are the same."""

import re
from functools import cache
from unicodedata import bidirectional, category, normalize

from confusable_homoglyphs.confusables import confusables_data
from pydantic_core import PydanticCustomError

SEEN = ("L", "N", "P", "S")
"""Categories of letters that can be seen: others are invisible, turn the direction of writing, or are unassigned."""

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters and accents of these categories that leave no ink: fillers, variants of others, blanks (Unicode, 5.21)."""

TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Directions of letters that turn others around."""

MOST_MARKS = 2
"""Accents on one letter; more of them would cover the lines above."""

LONGEST_KEY = 100
"""Letters of a key: some letters stand for a whole sentence. A guest's key has its table behind it."""

SAME = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
"""Plain letters that look alike in some fonts."""


def check_name(name: str) -> str:
    """Refuse what cannot be seen, what is not where it seems to be, and what would be a key of the server's own."""
    name = normalize("NFC", name)
    marks = 0
    for letter in name:
        marks = marks + 1 if _is_mark(letter) else 0
        if not (letter == " " or _is_seen(letter) or 0 < marks <= MOST_MARKS):
            raise PydanticCustomError("string_pattern_mismatch", "a letter that cannot be seen")
    if _is_mark(name[0]):
        raise PydanticCustomError("string_pattern_mismatch", "an accent on nothing")
    key = name_key(name)
    if "@" in key or len(key) > LONGEST_KEY:
        raise PydanticCustomError("string_pattern_mismatch", "a key of another kind")
    return name


def _is_seen(letter: str) -> bool:
    return category(letter)[0] in SEEN and not BLANK.match(letter)


def _is_mark(letter: str) -> bool:
    return category(letter)[0] == "M" and not BLANK.match(letter)


def seen_part(name: str, most: int) -> str:
    """What can be seen of a name from elsewhere, in a single line."""
    seen = "".join(
        letter if _is_seen(letter) or _is_mark(letter) else " " if letter.isspace() else ""
        for letter in normalize("NFC", name)
    )
    return " ".join(seen.split())[:most].strip()


def check_line(line: str) -> str:
    """Refuse what has no letter that can be seen, what is more than one line (no mail has such a subject), and what
    turns the direction of writing for what comes after it.
    """
    is_turned = any(bidirectional(letter) in TURNING for letter in line)
    if is_turned or len(line.splitlines()) != 1 or not any(map(_is_seen, line)):
        raise PydanticCustomError("string_pattern_mismatch", "a line that cannot be seen")
    return line


def name_key(name: str) -> str:
    """The same for all names that look the same: other alphabets, large and small, `l` and `1`, `rn` and `m`."""
    plain = "".join(map(_plain, normalize("NFKC", name)))
    folded = "".join(map(_plain, normalize("NFKC", plain.casefold())))
    seen = "".join(letter for letter in folded.casefold().translate(SAME) if category(letter) != "Cf")
    return " ".join(seen.replace("rn", "m").replace("vv", "w").split())


@cache
def _plain(letter: str) -> str:
    """The plain letter that this one looks like, or itself."""
    if letter.isascii():
        return letter
    alike = (found["c"].strip("\N{LEFT-TO-RIGHT MARK}") for found in confusables_data.get(letter, ()))
    return next((other for other in alike if other.isascii()), letter)
