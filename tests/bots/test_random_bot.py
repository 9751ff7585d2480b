"""Games among random bots."""

from kursbuch.bots import RandomBot, Turn, bot_move, play_game
from kursbuch.kernel import Setup, Title, contains, find_title, replay

SETUP = Setup(("A", "B", "C"))
BOTS = [RandomBot()] * 3


def test_the_same_seed_gives_the_same_game(toy: Title) -> None:
    assert play_game(toy, SETUP, 9, BOTS) == play_game(toy, SETUP, 9, BOTS)
    assert play_game(toy, SETUP, 9, BOTS) != play_game(toy, SETUP, 10, BOTS)


def test_a_played_game_replays_to_its_outcome(toy: Title) -> None:
    game = play_game(toy, SETUP, 3, BOTS)
    last = list(replay(game.record))[-1]
    assert game.outcome is not None
    assert toy.rules(SETUP).outcome(last.position) == game.outcome


def test_a_game_without_end_is_stopped(toy: Title) -> None:
    game = play_game(toy, SETUP, 3, BOTS, most_moves=2)
    assert game.outcome is None
    assert len(game.record.moves) == 2


def test_a_bot_goes_on_from_any_position_as_in_the_whole_game(toy: Title) -> None:
    game = play_game(toy, SETUP, 3, BOTS)
    rules = toy.rules(SETUP)
    for stage, move in zip(replay(game.record), game.record.moves, strict=False):
        assert bot_move(RandomBot(), Turn(rules, stage.position, move.seat), 3, stage.number) == move


def test_random_bots_use_every_kind_of_offer(toy: Title) -> None:
    kinds = {move.action.kind for seed in range(5) for move in play_game(toy, SETUP, seed, BOTS).record.moves}
    assert kinds == {"take", "lay", "visit"}


def test_a_bot_chooses_what_is_offered(toy: Title) -> None:
    rules = toy.rules(SETUP)
    turn = Turn(rules, rules.initial(SETUP, 1), rules.to_act(rules.initial(SETUP, 1))[0])
    for number in range(50):
        assert contains(turn.offers, bot_move(RandomBot(), turn, 1, number).action)


def test_random_auctions_end_although_a_bidder_may_lay_out_all_his_money() -> None:
    """Privates pay whenever all have passed (1830 §1.2.3): whose money lies in bids could wait for ever."""
    for seed in (211, 212, 213):
        game = play_game(find_title("1830"), Setup(("A", "B", "C", "D")), seed, [RandomBot()] * 4, most_moves=6000)
        assert game.outcome is not None
