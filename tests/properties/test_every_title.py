"""What holds for every title, number of players and combination of options."""

from random import Random

from kursbuch.kernel import Seat, contains, replay
from tests.properties.playing import Case, random_game, record_of


def test_random_games_end_and_replay_to_the_same_position(case: Case, seed: int) -> None:
    stages = list(random_game(case, seed + 7))
    last = stages[-1]
    end = last.rules.apply(last.position, last.move.seat, last.move.action).position
    outcome = last.rules.outcome(end)
    assert outcome is not None
    assert set(outcome.scores) == {Seat(number) for number in range(case.players)}
    assert outcome.winners
    assert last.rules.to_act(end) == ()
    replayed = [stage.position for stage in replay(record_of(case, seed + 7, [stage.move for stage in stages]))]
    assert replayed == [*(stage.position for stage in stages), end]


def test_offers_and_refusals_agree(case: Case, seed: int) -> None:
    random = Random(seed + 3)
    stages = list(random_game(case, seed + 11))
    pool = [stage.move.action for stage in stages]
    for stage in random.sample(stages, min(40, len(stages))):
        for seat in (Seat(number) for number in range(case.players)):
            offers = stage.rules.offers(stage.position, seat)
            assert bool(offers) == (seat in stage.rules.to_act(stage.position))
            for offer in offers:
                assert stage.rules.refusal(stage.position, seat, offer.sample(random)) is None
            for action in random.sample(pool, min(60, len(pool))):
                refusal = stage.rules.refusal(stage.position, seat, action)
                assert (refusal is None) == contains(offers, action), (action, refusal)


def test_an_imagined_position_looks_the_same_and_can_be_played(case: Case, seed: int) -> None:
    random = Random(seed + 5)
    for stage in list(random_game(case, seed + 13))[::50]:
        for seat in (Seat(number) for number in range(case.players)):
            imagined = stage.rules.imagined(stage.position, seat, random)
            assert stage.rules.view(imagined, seat) == stage.rules.view(stage.position, seat)
            assert stage.rules.to_act(imagined) == stage.rules.to_act(stage.position)
        move = stage.move
        dealt = stage.rules.imagined(stage.position, move.seat, random)
        assert stage.rules.refusal(dealt, move.seat, move.action) is None


def test_nothing_tells_of_what_is_hidden(case: Case, seed: int) -> None:
    """What is dealt anew, why a seat may not do something and what it costs depend on what the seat sees alone.

    Otherwise who knows how it is dealt, and plays on it, finds out how it really lies.
    """
    random, game = Random(seed + 9), random_game(case, seed + 19)
    first = next(game)
    if first.rules.imagined(first.position, Seat(0), random) is first.position:
        return  # everything is open
    stages = [first, *game]
    pool = [stage.move.action for stage in stages]
    for stage in stages[::20]:
        rules = stage.rules
        for seat in (Seat(number) for number in range(case.players)):
            another = rules.imagined(stage.position, seat, random)
            dealt = [rules.imagined(position, seat, Random(seed)) for position in (stage.position, another)]
            assert dealt[0] == dealt[1]
            for action in random.sample(pool, min(30, len(pool))):
                assert rules.refusal(another, seat, action) == rules.refusal(stage.position, seat, action)
                assert rules.cost(another, seat, action) == rules.cost(stage.position, seat, action)
