"""What a seat cannot see, dealt anew: the order of the stacks and the milestones that another one has drawn."""

from collections.abc import Sequence
from random import Random

from kursbuch.kernel import Chance, Seat, with_changes
from kursbuch.titles.railroad_revolution.material import MILESTONES, STACKS
from kursbuch.titles.railroad_revolution.position import Position


def imagined(position: Position, seat: Seat, random: Random) -> Position:
    """A position with the same view for the seat."""
    drawn = position.turn.drawn if seat != position.turn.seat else ()
    stacks = []
    for name, stack in zip(STACKS, position.stacks, strict=True):
        from_here = [tile for tile in drawn if MILESTONES[tile].stack == name]
        tiles = _shuffled([*from_here, *stack], random)
        if from_here:
            drawn, tiles = tiles[: len(from_here)], tiles[len(from_here) :]
        stacks.append(tiles)
    return with_changes(
        position,
        turn=with_changes(position.turn, drawn=drawn or position.turn.drawn),
        stacks=tuple(stacks),
        deal_stack=_shuffled(position.deal_stack, random),
        chance=Chance(random.getrandbits(64)),
    )


def _shuffled(tiles: Sequence[str], random: Random) -> tuple[str, ...]:
    """In an order that tells nothing of the real one, even to who knows what `random` does."""
    return tuple(random.sample(sorted(tiles), len(tiles)))
