"""Routes in the names of their places."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kursbuch.kernel import CompanyRoute, Event, Json, View, as_json


@dataclass(frozen=True, slots=True)
class Places:
    """What the hexes of a board are called."""

    names: Mapping[str, str]

    @classmethod
    def of(cls, view: View) -> "Places":
        """The places of a view; without a map there are none."""
        board = as_json(view).get("board")
        hexes = board.get("hexes") if isinstance(board, Mapping) else None
        listed = [part for part in hexes if isinstance(part, Mapping)] if isinstance(hexes, Sequence) else []
        names = {str(part.get("id")): str(part["name"]) for part in listed if part.get("name")}
        groups = {_group(part): names[str(part.get("id"))] for part in listed if str(part.get("id")) in names}
        groups.pop(None, None)
        return cls({str(part.get("id")): groups[_group(part)] for part in listed if _group(part) in groups} | names)

    def stop(self, word: str) -> str:
        """A stop such as `G19/1`: the name of its place, or its hex."""
        hex_id = word.partition("/")[0]
        return self.names.get(hex_id, hex_id)

    def way(self, words: Iterable[str]) -> str:
        """The stops of a way; the hexes between them, which stand in brackets, are left out."""
        return " – ".join(self.stop(word) for word in words if not word.startswith("("))  # noqa: RUF001 - a dash

    def routes(self, routes: Iterable[CompanyRoute]) -> str:
        """All routes of a run, each after its train."""
        return "; ".join(f"{route.train}: {self.way(route.hexes)}" for route in routes)

    def event(self, event: Event) -> Event:
        """The event with its routes by name."""
        routes = event.arguments.get("routes")
        if not isinstance(routes, Sequence) or isinstance(routes, str):
            return event
        return Event(event.kind, {**event.arguments, "routes": self.words([str(route) for route in routes])})

    def words(self, routes: Iterable[str]) -> str:
        """Routes as actions write them, `3: E23 (E21) E19`, by name."""
        parts = (route.partition(": ") for route in routes)
        return "; ".join(f"{train}: {self.way(way.split())}" for train, _, way in parts)


def _group(part: Mapping[str, Json]) -> str | None:
    """What several hexes are together, of which only one has the name: the Gulf, the Canadian West."""
    stops = part.get("stops")
    first = stops[0] if isinstance(stops, Sequence) and stops else None
    return str(first["group"]) if isinstance(first, Mapping) and first.get("group") else None
