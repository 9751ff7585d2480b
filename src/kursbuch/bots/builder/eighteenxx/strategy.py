"""The builder of the 18xx family: one decision for every kind of offer."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.bot import Turn
from kursbuch.bots.builder.eighteenxx.auction import rank_auction
from kursbuch.bots.builder.eighteenxx.building import recalled
from kursbuch.bots.builder.eighteenxx.deals import rank_consent
from kursbuch.bots.builder.eighteenxx.dividends import rank_dividends
from kursbuch.bots.builder.eighteenxx.policy import Adviser, Policy
from kursbuch.bots.builder.eighteenxx.privates import private_for_company, share_for_private
from kursbuch.bots.builder.eighteenxx.scene import Scene
from kursbuch.bots.builder.eighteenxx.stations import rank_homes, rank_stations
from kursbuch.bots.builder.eighteenxx.stock import par_choice, rank_stock
from kursbuch.bots.builder.eighteenxx.tiles import rank_tiles
from kursbuch.bots.builder.eighteenxx.trains import rank_discards, rank_trains
from kursbuch.bots.builder.eighteenxx.worth import worth
from kursbuch.bots.builder.ranking import only
from kursbuch.bots.builder.strategy import Suggestion
from kursbuch.kernel import View


def rank_run(scene: Scene) -> list[Suggestion]:
    """The best run, as it is offered."""
    action = scene.first("run_trains")
    return only(action) if action is not None else []


ANY_TIME: tuple[tuple[str, Adviser], ...] = (
    ("accept", rank_consent),
    ("decline", rank_consent),
    ("discard_train", rank_discards),
    ("set_par", par_choice),
)
"""What interrupts a round."""

IN_TURN: tuple[tuple[str, Adviser], ...] = (
    ("buy_private", private_for_company),
    ("exchange_private", share_for_private),
    ("place_home", rank_homes),
    ("lay_tile", recalled("lay_tile", rank_tiles)),
    ("place_station", recalled("place_station", rank_stations)),
    ("run_trains", rank_run),
    ("pay_dividend", rank_dividends),
    ("buy_train", rank_trains),
    ("sell_shares", rank_trains),
    ("sell_certificates", rank_trains),
)
"""The course of a company's turn. A adviser that suggests nothing leaves the decision to the next."""

NEUTRAL = ("pass", "decline", "withhold")
"""Moves that change least, for offers that nobody has an opinion on."""


class EighteenStrategy:
    """Plays a title of the family by its policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def rank(self, turn: Turn, random: Random) -> Sequence[Suggestion]:
        scene = Scene(turn, random, self.policy)
        for kind, adviser in self._advisers(scene):
            if kind in scene.kinds:
                suggestions = adviser(scene)
                if suggestions:
                    return suggestions
        return self._neutral(scene)

    def _advisers(self, scene: Scene) -> list[tuple[str, Adviser]]:
        """The title's own decisions come first, then the round's."""
        advisers = [*self.policy.advisers.items(), *ANY_TIME]
        kind = scene.table.round["kind"]
        if kind == "auction":
            return [*advisers, ("buy_cheapest", rank_auction), ("bid", rank_auction), ("pass", rank_auction)]
        if kind == "stock":
            stock = [(name, rank_stock) for name in scene.kinds]
            return [*advisers, ("exchange_private", share_for_private), *stock]
        return [*advisers, *IN_TURN]

    def _neutral(self, scene: Scene) -> list[Suggestion]:
        quiet = scene.first(*NEUTRAL)
        return only(quiet if quiet is not None else scene.turn.offers[0].sample(scene.random))

    def worth(self, view: View) -> tuple[float, ...]:
        return worth(view, self.policy)
