"""Entries as everybody at the table may read them."""

from sqlalchemy import bindparam
from sqlalchemy.orm import Session

from kursbuch.kernel import Event, Json
from kursbuch.locale import Texts
from kursbuch.server.storage import ENTRIES, Entry

MOST_AT_ONCE = 500

_AFTER = (
    ENTRIES.all.where(Entry.table_id == bindparam("table_id"), Entry.number > bindparam("after"))
    .order_by(Entry.number)
    .limit(bindparam("most"))
)


def encode_entry(entry: Entry) -> dict[str, Json]:
    """The entry without its texts. Whether a standing order made the move is known to its owner only."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": "person" if entry.by == "order" else entry.by,
        "action": entry.action,
        "events": entry.events,
        "depth": entry.depth,
        "to_act": entry.to_act,
        "at": entry.at,
    }


def with_texts(entry: dict[str, Json], texts: Texts, players: tuple[str, ...]) -> dict[str, Json]:
    """The entry with a line of the log for each event."""
    events = entry["events"]
    assert isinstance(events, list)
    told = [texts.event(Event(event["kind"], event["arguments"]), players) for event in events]
    return {**entry, "texts": told}


def entries_after(session: Session, table_id: str, number: int, most: int = MOST_AT_ONCE) -> list[Entry]:
    """The next entries after a number."""
    return ENTRIES.read(session.connection(), _AFTER, table_id=table_id, after=number, most=most)
