"""The legal moves as a numbered list: families of moves are opened in a further list."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import groupby, islice

from kursbuch.kernel import Action, Amounts, Offer, encode_action
from kursbuch.locale import Texts

SHORT_LIST = 12
MOST_LISTED = 2000


@dataclass(frozen=True, slots=True)
class Pick:
    """One move."""

    label: str
    action: Action


@dataclass(frozen=True, slots=True)
class Range:
    """A move with an amount to be asked for."""

    label: str
    offer: Amounts[Action]


@dataclass(frozen=True, slots=True)
class Family:
    """Many moves, opened in a list of their own."""

    label: str
    entries: tuple["MenuEntry", ...]


@dataclass(frozen=True, slots=True)
class Routing:
    """Another run of a company's trains, to be put together."""

    label: str
    company: str


MenuEntry = Pick | Range | Family | Routing


EntriesOf = Callable[[Action, str], tuple[MenuEntry, ...]]
"""The entries for a move, whose words are given."""


@dataclass(frozen=True, slots=True)
class Menu:
    """The entries by kind of move; `is_complete` unless there are too many moves to be listed."""

    groups: tuple[tuple[str, tuple[MenuEntry, ...]], ...]
    is_complete: bool

    @property
    def entries(self) -> tuple[MenuEntry, ...]:
        return tuple(entry for _heading, entries in self.groups for entry in entries)


def build_menu(offers: Sequence[Offer[Action]], texts: Texts, players: Sequence[str], told: EntriesOf) -> Menu:
    """The offers as a menu, in their order, those of a kind together; `told` makes the entries of a single move."""
    builder = _Builder(texts, players, told)
    kinds = list(dict.fromkeys(offer.kind for offer in offers))
    groups = tuple((builder.kind(kind), builder.group(kind, offers)) for kind in kinds)
    return Menu(groups, builder.is_complete)


@dataclass(slots=True)
class _Builder:
    texts: Texts
    players: Sequence[str]
    told: EntriesOf
    is_complete: bool = True

    def kind(self, kind: str) -> str:
        """What moves of that kind are called."""
        message = f"kind-{_message_id(kind)}"
        return self.texts.text(message) if self.texts.has(message) else kind.replace("_", " ")

    def group(self, kind: str, offers: Iterable[Offer[Action]]) -> tuple[MenuEntry, ...]:
        """The entries of one kind: amounts as ranges, a few moves one by one, many in families."""
        ranges: list[MenuEntry] = []
        actions: list[Action] = []
        for offer in offers:
            if offer.kind != kind:
                continue
            if isinstance(offer, Amounts) and offer.low < offer.high:
                ranges.append(self._range(offer))
            else:
                actions.extend(self._listed(offer))
        entries = self._entries(actions)
        if len(entries) > SHORT_LIST:
            label = self.texts.text("menu-open", kind=self.kind(kind), count=len(actions))
            return (*ranges, Family(label, entries))
        return (*ranges, *entries)

    def _listed(self, offer: Offer[Action]) -> list[Action]:
        found = list(islice(offer, MOST_LISTED + 1))
        self.is_complete = self.is_complete and len(found) <= MOST_LISTED
        return found[:MOST_LISTED]

    def _range(self, offer: Amounts[Action]) -> Range:
        shown = {offer.field: f"{offer.low}–{offer.high}"}  # noqa: RUF001 - from one amount to the other
        return Range(move_text(offer.with_amount(offer.low), self.texts, self.players, **shown), offer)

    def _entries(self, actions: Sequence[Action]) -> tuple[MenuEntry, ...]:
        """Many moves are sorted by the first field in which they differ: the hex, then the tile, then the rotation."""
        name = _first_difference(actions)
        if len(actions) <= SHORT_LIST or name is None:
            return tuple(entry for action in actions for entry in self._picks(action))
        ordered = sorted(actions, key=lambda action: _sort_key(getattr(action, name)))
        families = [list(group) for _value, group in groupby(ordered, key=lambda action: str(getattr(action, name)))]
        return tuple(self._family(name, family) for family in families)

    def _family(self, name: str, actions: Sequence[Action]) -> MenuEntry:
        if len(actions) == 1:
            return self._picks(actions[0])[0]
        value = getattr(actions[0], name)
        shown = ", ".join(str(item) for item in value) if isinstance(value, tuple) else str(value)
        label = self.texts.text("menu-open", kind=f"{_column(self.texts, name)} {shown}", count=len(actions))
        return Family(label, self._entries(actions))

    def _picks(self, action: Action) -> tuple[MenuEntry, ...]:
        return self.told(action, move_text(action, self.texts, self.players))


def only_move(entries: Sequence[MenuEntry]) -> Pick | None:
    """The move that Enter alone takes: the only one, whatever else could be put together in its place."""
    first, *others = entries or (None,)
    return first if isinstance(first, Pick) and all(isinstance(other, Routing) for other in others) else None


def move_text(action: Action, texts: Texts, players: Sequence[str], **shown: str) -> str:
    """The move in words, `shown` in the place of a field; a title without words for it shows it as it is typed."""
    if texts.has(f"action-{_message_id(action.kind)}"):
        return texts.action(action, players, **shown)
    return " ".join([action.kind, *(f"{name}={shown.get(name, value)}" for name, value in _fields(action))])


def _first_difference(actions: Sequence[Action]) -> str | None:
    """The first field in which the actions differ, if it sorts them into fewer groups than there are actions."""
    if not actions:
        return None
    for field in fields(actions[0]):
        values = {str(getattr(action, field.name)) for action in actions}
        if 1 < len(values) < len(actions):
            return field.name
    return None


def _sort_key(value: object) -> list[tuple[int, str]]:
    """Numbers by size, in names too: 9 comes before 57, and G3 before G11."""
    parts = re.split(r"(\d+)", str(value))
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts if part]


def _fields(action: Action) -> list[tuple[str, object]]:
    return [(name, value) for name, value in encode_action(action).items() if name != "kind"]


def _message_id(code: str) -> str:
    return code.replace(".", "-").replace("_", "-")


def _column(texts: Texts, name: str) -> str:
    message = f"column-{name.replace('_', '-')}"
    return texts.text(message) if texts.has(message) else name
