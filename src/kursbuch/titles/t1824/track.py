"""Building track: the first tile goes on the home, construction railways build for nothing (VII.6, X.3)."""

from kursbuch.eighteenxx.actions import LayTile
from kursbuch.eighteenxx.identity import HexId
from kursbuch.eighteenxx.play.company_turn import operating_company
from kursbuch.eighteenxx.steps.track import BuildTrack, LayTrack
from kursbuch.kernel import Seat
from kursbuch.titles.t1824.bonds import watch_vienna
from kursbuch.titles.t1824.railways import Austria, AustrianDraft, AustrianGame, AustrianSituation, Empire


class LayAustrianTrack(LayTrack[Austria, Empire]):
    """One tile in a turn (VII.6, VII.7)."""

    def apply(self, draft: AustrianDraft, seat: Seat, action: LayTile) -> None:
        super().apply(draft, seat, action)
        watch_vienna(draft, seat)

    def ground_cost(self, game: AustrianGame, now: AustrianSituation, hex_: HexId) -> int:
        """The terrain is paid with the first tile only, by construction railways never (VII.6, X.3)."""
        is_free = operating_company(now) in now.own.building
        return 0 if is_free else super().ground_cost(game, now, hex_)

    def hex_fault(self, game: AustrianGame, now: AustrianSituation, hex_: HexId) -> str | None:
        """A home without a tile is built on first, unless track is printed there (VII.6)."""
        home = bare_home(game, now)
        if home is not None and hex_ != home:
            return "track.home_first"
        return "track.no_cash" if self.ground_cost(game, now, hex_) > now.cash[operating_company(now)] else None


class AustrianTrack(BuildTrack[Austria, Empire]):
    """One tile in a turn; in the profile a state railway without a director may not build."""

    def __init__(self) -> None:
        super().__init__(LayAustrianTrack())

    def is_needed(self, draft: AustrianDraft) -> bool:
        has_director = draft.companies[operating_company(draft)].president is not None
        return has_director or draft.game.facts.site.builds_without_director


def bare_home(game: AustrianGame, now: AustrianSituation) -> HexId | None:
    """The hex of the company's only station, while it shows no track at all."""
    stations = now.board.stations_of(operating_company(now))
    if len(stations) != 1:
        return None
    hex_ = stations[0].hex
    return None if now.board.face(game.map, hex_).has_track else hex_
