"""Transcripts: the opening of a random game with the offers in order and the events at each move."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from kursbuch.kernel import Action, Event, Move, Offer, Rules, Seat, encode_action, titles
from tests.properties.playing import Case

FOLDER = Path(__file__).parent
MOVES = 400
MOST_SHOWN = 4
RARE = frozenset({"sell_private", "buy_private", "sell_shares", "sell_certificates", "decline"})
"""Kinds that would fill a transcript with proposals, or keep companies from floating."""

CASES = (
    Case("1824", 4, ()),
    Case("1824", 2, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "cisleithania"),)),
    Case("1824", 3, (("variant", "goods-time"),)),
    Case("1824", 3, (("variant", "goods-time"), ("markers", "free"))),
    Case("1830", 4, ()),
    Case("1830", 3, (("board", "plus"), ("free_runs", "yes"))),
    Case("1849", 4, (("scenario", "5"),)),
    Case("1849", 3, (("advanced", "yes"), ("electric_dreams", "yes"))),
    Case("american-rails", 4, ()),
    Case("railroad-revolution", 3, ()),
)


def path(case: Case) -> Path:
    """The file of a case."""
    return FOLDER / f"{case}.txt"


def write(case: Case) -> str:
    """The transcript of a case, always the same for the same rules."""
    random = Random(1)
    title = titles()[case.title]
    rules = title.rules(case.setup)
    position = rules.initial(case.setup, seed=1)
    lines = [f"# {case}, rules version {title.rules_version}, seed 1"]
    for number in range(1, MOVES + 1):
        if rules.outcome(position) is not None:
            break
        lines += [f"  {seat}? {_offers(rules.offers(position, seat))}" for seat in rules.to_act(position)]
        move = _move(rules, position, random)
        lines.append(f"{number} {move.seat}: {_action(move.action)}")
        step = rules.apply(position, Seat(move.seat), move.action)
        lines += [f"  > {_event(event)}" for event in step.events]
        position = step.position
    outcome = rules.outcome(position)
    if outcome is not None:
        lines.append(f"# {outcome.end}: {dict(outcome.scores)}")
    return "\n".join(lines) + "\n"


def _move(rules: Rules[object, Action], position: object, random: Random) -> Move:
    """A random kind first, then one of its actions: so that many small offers of one kind do not crowd out the rest."""
    seat = rules.to_act(position)[0]
    offers = rules.offers(position, seat)
    kinds = {offer.kind for offer in offers}
    usual = kinds - RARE if random.random() < 0.95 else kinds
    kind = random.choice(sorted(usual or kinds))
    return Move(seat, random.choice([offer for offer in offers if offer.kind == kind]).sample(random))


def _offers(offers: Sequence[Offer[Action]]) -> str:
    return " | ".join(_offer(offer) for offer in offers)


def _offer(offer: Offer[Action]) -> str:
    told = offer.to_json()
    if "low" in told:
        return f"{_action(next(iter(offer)))} ({told['field']} {told['low']}-{told['high']})"
    actions = list(offer)
    shown = [_action(action) for action in actions[:MOST_SHOWN]]
    more = f", ... {len(actions)} in all" if len(actions) > MOST_SHOWN else ""
    return ", ".join(shown) + more


def _action(action: Action) -> str:
    return " ".join(str(value) for value in encode_action(action).values())


def _event(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.arguments.items())])


def main() -> None:
    """Write all transcripts anew: `python -m tests.transcripts.writing`."""
    for case in CASES:
        path(case).write_text(write(case), encoding="utf-8")


if __name__ == "__main__":
    main()
