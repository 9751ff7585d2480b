"""What a kind of viewer sees of a position, encoded once for everybody who sees the same."""

from collections import deque
from collections.abc import Collection
from threading import Lock
from typing import NamedTuple, TypeAlias
from weakref import WeakValueDictionary

from kursbuch.kernel import Seat
from kursbuch.render import Symbol
from kursbuch.server.encoding import encode
from kursbuch.server.play.drawing import draw_boards, symbols_in
from kursbuch.server.play.hosted_game import Stage
from kursbuch.server.play.viewing import state_of

MOST_KEPT = 64
"""Whoever comes soon after the others finds what was encoded for them."""

MOST_SYMBOLS = 20_000


class Drawn(NamedTuple):
    """Boards as JSON, and the JSON of every symbol in them by its id."""

    boards: bytes
    symbols: dict[str, bytes]

    def encode(self, known: Collection[str]) -> bytes:
        """The drawing for a client that has the known symbols."""
        lacking = b",".join(self.symbols[name] for name in self.symbols if name not in known)
        return b'{"boards":' + self.boards + b',"symbols":{' + lacking + b"}}"


class Shown:
    """A position through the eyes of one seat, or of a spectator: the same for all who look through them.

    It depends on the position, on whose eyes they are (`viewer`), and on whether the game still runs; not on who asks,
    nor on the language. Whether the asker may look through these eyes is for others to decide.
    """

    def __init__(self, stage: Stage, viewer: int | None, is_running: bool) -> None:
        self.stage = stage
        self.viewer = viewer
        self.is_running = is_running
        self._lock = Lock()
        self._state: bytes | None = None
        self._drawn: Drawn | None = None

    @property
    def state(self) -> bytes:
        """The position and what may be done; at a table that is over there is nothing to do."""
        with self._lock:
            if self._state is None:
                state = state_of(self.stage, self.viewer)
                self._state = encode(state if self.is_running else {**state, "offers": [], "to_act": []})
            return self._state

    @property
    def drawn(self) -> Drawn:
        """The boards."""
        with self._lock:
            if self._drawn is None:
                viewer = Seat(self.viewer) if self.viewer is not None else None
                boards = draw_boards(self.stage.game.rules.view(self.stage.position, viewer))
                symbols = {name: _encode_symbol(symbol) for name, symbol in symbols_in(boards).items()}
                self._drawn = Drawn(encode({name: board.to_json() for name, board in boards.items()}), symbols)
            return self._drawn

    def encode(self, is_drawn: bool) -> None:
        """Do the work now, in this thread: afterwards nobody waits for it."""
        _ = (self.state, self.drawn) if is_drawn else self.state

    def drawn_state(self, known: Collection[str]) -> bytes:
        """The state with its drawing, for a client that has the known symbols."""
        return self.state[:-1] + b',"drawing":' + self.drawn.encode(known) + b"}"


_SYMBOLS: dict[str, bytes] = {}
"""An id is a digest of the symbol, so what was encoded once holds for all tables."""


def _encode_symbol(symbol: Symbol) -> bytes:
    encoded = _SYMBOLS.get(symbol.id)
    if encoded is None:
        if len(_SYMBOLS) >= MOST_SYMBOLS:
            _SYMBOLS.clear()
        encoded = _SYMBOLS[symbol.id] = encode(symbol.id) + b":" + encode(symbol.to_json())
    return encoded


ShownKey: TypeAlias = tuple[str, int, int | None, bool]


class Showing:
    """What is shown of the tables just now, for all threads."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._shown: WeakValueDictionary[ShownKey, Shown] = WeakValueDictionary()
        self._last: deque[Shown] = deque(maxlen=MOST_KEPT)

    def of(self, stage: Stage, viewer: int | None, is_running: bool) -> Shown:
        """The stage through these eyes; a game that was opened anew is shown anew."""
        key = (stage.game.table_id, stage.number, viewer, is_running)
        with self._guard:
            shown = self._shown.get(key)
            if shown is None or shown.stage.position is not stage.position:
                shown = self._shown[key] = Shown(stage, viewer, is_running)
                self._last.append(shown)
        return shown
