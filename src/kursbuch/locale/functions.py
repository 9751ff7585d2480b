"""The functions that the Fluent files call; the web client has the same ones in `state/texts.svelte.ts`."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

FluentValue: TypeAlias = Any
"""What the library takes and gives; it types this too narrowly (no strings)."""

SAID_WITH_A_VOWEL = re.compile(r"8|11$|11\D|18$|18\D|[AEFHILMNORSX]")
"""How names begin that take `an` in English: an 8-train, an R6H-train, an 11-train; but a 110."""


def functions_for(currency: Callable[[], str]) -> Mapping[str, Callable[..., FluentValue]]:
    """MONEY writes amounts as the title does; its form has a `#` where the amount goes: `$#`, `L. #`, `#$`."""

    def money(amount: FluentValue) -> FluentValue:
        return currency().replace("#", str(amount))

    return {"MONEY": money, "ARTICLE": _article, "LETTERS": _letters}


def _article(name: FluentValue) -> FluentValue:
    """The English article of a name that is said by its letters and figures."""
    return "an" if SAID_WITH_A_VOWEL.match(str(name)) else "a"


def _letters(name: FluentValue) -> FluentValue:
    """The letters of a name, to choose a form by: `g` of the 1g-train."""
    return "".join(character for character in str(name) if character.isalpha())
