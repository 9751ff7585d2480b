"""Transcripts: the opening of a random game with the offers in order and the events at each move."""

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from kursbuch.kernel import Action, Event, Move, Offer, Rules, Seat, encode_action, titles
from tests.properties.playing import Case

FOLDER = Path(__file__).parent
VERSIONS = FOLDER / "versions.json"
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


def digest(title: str) -> str:
    """Of all that the stored transcripts of a title say about its play."""
    texts = [path(case).read_text(encoding="utf-8").partition("\n")[2] for case in CASES if case.title == title]
    return sha256("".join(texts).encode()).hexdigest()[:16]


def noted_versions() -> dict[str, dict[str, str]]:
    """For every title the versions of its rules so far, each with the digest of its transcripts."""
    versions: dict[str, dict[str, str]] = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return versions


def note(noted: dict[str, str], version: int, now: str, same_rules: bool) -> dict[str, str]:
    """The versions with that of today; play that differs needs a new version, unless it is told otherwise."""
    if noted.get(str(version), now) != now and not same_rules:
        raise ValueError(f"version {version} was played otherwise")
    return noted | {str(version): now}


def main(arguments: Sequence[str] | None = None) -> None:
    """Write all transcripts anew: `python -m tests.transcripts.writing`."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--same-rules", action="store_true", help="only the words or the order of offers have changed")
    same_rules = parser.parse_args(arguments).same_rules
    for case in CASES:
        path(case).write_text(write(case), encoding="utf-8")
    versions = noted_versions()
    for title in titles().values():
        try:
            now = note(versions.get(title.id, {}), title.rules_version, digest(title.id), same_rules)
        except ValueError as error:
            parser.error(f"{title.id}: {error}. Raise its rules_version; --same-rules if all old games still fit.")
        versions[title.id] = now
    VERSIONS.write_text(json.dumps(versions, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
