"""1824 and its variant Cisleithania, which the site has as a title of its own."""

from collections.abc import Iterator, Sequence

from kursbuch.eighteenxx.actions import BuyShare
from kursbuch.eighteenxx.identity import CompanyId, HexId, PrivateId
from kursbuch.eighteenxx.position import OperatingRound
from kursbuch.eighteenxx.rules import EighteenRules
from kursbuch.exchange.eighteenxx_games.certificates import Certificates
from kursbuch.exchange.eighteenxx_games.reader import SiteReader
from kursbuch.exchange.eighteenxx_games.source import SiteAction
from kursbuch.exchange.eighteenxx_games.t1824_certificates import AustrianCertificates
from kursbuch.exchange.eighteenxx_games.t1824_writer import RETURN_SECOND, AustrianWriter
from kursbuch.exchange.eighteenxx_games.translator import Translation, Translator
from kursbuch.kernel import Move, Refused, Seat, Setup
from kursbuch.titles.t1824.actions import (
    BuyDouble,
    BuyPaper,
    ExchangeCoal,
    ExchangeMountain,
    ForgoShare,
    KeepHome,
    PlaceBondStation,
    RepayDebt,
    SellDouble,
)
from kursbuch.titles.t1824.formation import stations_on_one_hex
from kursbuch.titles.t1824.mountains import due_mountain
from kursbuch.titles.t1824.papers import FIRST_TRAIN
from kursbuch.titles.t1824.railways import COAL, Austria, AustrianPosition, Empire

_MOST_SEEDS = 1000


class AustrianTranslator(Translator[Austria, Empire]):
    """The site's actions that only 1824 has."""

    def __init__(
        self,
        rules: EighteenRules[Austria, Empire],
        player_ids: Sequence[int | str],
        certificates: Certificates[Austria, Empire],
    ) -> None:
        super().__init__(rules, player_ids, certificates)
        self._coal_trains = 0
        self._kinds |= {
            "buy_company": self._buy_paper,
            "special_buy": self._exchange_coal,
            "payoff_player_debt": self._repay_all,
            "payoff_player_debt_partial": self._repay,
            "choose": self._choose,
            "forgo": self._forgo,
        }

    @staticmethod
    def seed(rules: EighteenRules[Austria, Empire], site_seed: int, actions: Sequence[SiteAction]) -> int:
        """With two players: a seed that deals the same stacks, which the first eight purchases show in pairs (X.3)."""
        if not rules.game.facts.is_draft:
            return site_seed
        papers = [str(action.get("company")) for action in actions if action["type"] == "buy_company"]
        pairs = [frozenset(papers[number : number + 2]) for number in (0, 2, 4, 6)]
        setup = Setup(rules.game.players)
        for seed in range(site_seed, site_seed + _MOST_SEEDS):
            drawn = rules.initial(setup, seed).own.building
            if drawn in pairs and not any(len(pair & drawn) == 1 for pair in pairs):
                return seed
        return site_seed

    def _buy_paper(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, BuyPaper(action["company"], action["price"]))

    def moves(self, position: AustrianPosition, action: SiteAction) -> Translation[Empire]:
        if action["type"] == "buy_company":
            self._note_first_train(position, CompanyId(action["company"]))
        if action["type"] == "pass" and due_mountain(self.rules.game, position) is not None:
            action = {**action, "type": "forgo"}
        return super().moves(position, action)

    def _forgo(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        """A pass where a mountain railway is to be exchanged gives it up."""
        due = due_mountain(self.rules.game, position)
        assert due is not None
        yield Move(due[1], ForgoShare(due[0]))

    def _note_first_train(self, position: AustrianPosition, paper: CompanyId) -> None:
        """Coal railways get the first goods trains in the order of their purchase (VI.3)."""
        if paper in self.rules.game.facts.of_kind(COAL) and paper not in position.own.building:
            self.pieces.give_train(f"{FIRST_TRAIN}-{self._coal_trains}", paper)
            self._coal_trains += 1

    def _train_owner(self, position: AustrianPosition, copy: str) -> str:
        """Trains of closed railways have gone to the company that these became part of."""
        owner = super()._train_owner(position, copy)
        becomes = self.rules.game.facts.becomes
        is_closed = owner in becomes and position.companies[CompanyId(owner)].president is None
        return becomes[CompanyId(owner)] if is_closed else owner

    def _seat(self, position: AustrianPosition, action: SiteAction) -> Seat:
        """Somebody acts for a state railway without a director."""
        state = position.round
        if isinstance(state, OperatingRound) and state.company == action["entity"] and state.acting is not None:
            return state.acting
        return super()._seat(position, action)

    def _bankrupt(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        """Who cannot pay owes the bank (VII.12)."""
        del position, action
        raise Refused(self.rules.game.refuse("debt.no_bankruptcy"))

    def _exchange_coal(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, ExchangeCoal(CompanyId(action["description"])))

    def _repay_all(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        seat = self._seat(position, action)
        return self._move(position, action, RepayDebt(min(position.cash[seat], position.debts.get(seat, 0))))

    def _repay(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        return self._move(position, action, RepayDebt(action["amount"]))

    def _buy_shares(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        company, source = self._source(action)
        if action["entity_type"] == "company":
            return self._move(position, action, ExchangeMountain(PrivateId(action["entity"]), company, source))
        if action["percent"] == 20:
            return self._move(position, action, BuyDouble(company))
        return self._move(position, action, BuyShare(company, source))

    def _sell_shares(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        """The 20% paper of the bond railway is told apart from 10% papers (X.4)."""
        shares = action["shares"]
        company = CompanyId(shares[0].rsplit("_", 1)[0])
        if company == position.own.bond and f"{company}_0" in shares:
            return self._move(position, action, SellDouble(company, len(shares) - 1))
        return super()._sell_shares(position, action)

    def _city(self, name: str) -> tuple[HexId, int]:
        """On a printed hex the last number counts all parts, a city and its track in turn."""
        hex_, number = super()._city(name)
        copy = name.rsplit("-", 1)[0]
        return hex_, number // 2 if self.pieces.is_printed(copy) else number

    def _place_token(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        if position.own.bond_builder is not None:
            return self._move(position, action, PlaceBondStation(*self._city(action["city"])))
        return super()._place_token(position, action)

    def _choose(self, position: AustrianPosition, action: SiteAction) -> Iterator[Move]:
        spots = stations_on_one_hex(position, CompanyId("KK"))
        if len(spots) == 2:
            kept = spots[0] if action["choice"] == RETURN_SECOND else spots[1]
            yield Move(self._seat(position, action), KeepHome(kept.index))


READER = SiteReader(
    {"1824": {}, "1824 Cisleithania": {"variant": "cisleithania"}},
    {"goods_time": ("variant", "goods-time")},
    AustrianTranslator,
    AustrianWriter,
    AustrianCertificates,
)
