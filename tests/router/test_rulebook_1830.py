"""The worked example of 1830 §6.5: the track around the B&O's home, the routes it allows and the best runs."""

import pytest

from kursbuch.eighteenxx.router import Network, Route, Stop, Track, Train, best_run, fault, has_route

F, E, D, H, G, J = range(6)
STOPS = (
    Stop("F", F, "city", 50, station=True),
    Stop("E", E, "city", 30),
    Stop("D", D, "offboard", 30, passable=False),
    Stop("H", H, "city", 20),
    Stop("G", G, "city", 20),
    Stop("J", J, "town", 10),
)
SIDES = ["FC", "FE", "FI", "IJ", "CB", "CG", "BE", "BA", "BK", "AD", "ED", "EH"]


def side(name: str) -> int:
    return ~SIDES.index(name)


TRACKS = (
    Track("F", F, side("FC")),
    Track("F", F, side("FE")),
    Track("F", F, side("FI")),
    Track("I", side("FI"), side("IJ")),
    Track("J", side("IJ"), J),
    Track("C", side("FC"), side("CB")),
    Track("C", side("CG"), side("CB")),
    Track("G", G, side("CG")),
    Track("B", side("CB"), side("BE")),
    Track("B", side("BA"), side("BK")),
    Track("A", side("BA"), side("AD")),
    Track("D", D, side("AD")),
    Track("D", D, side("ED")),
    Track("E", E, side("ED")),
    Track("E", E, side("BE")),
    Track("E", E, side("FE")),
    Track("E", E, side("EH")),
    Track("H", H, side("EH")),
)
NETWORK = Network(STOPS, TRACKS, len(SIDES))
STRAIGHT_B = Network(
    STOPS,
    tuple(Track("B", side("CB"), side("BA")) if track.hex == "B" else track for track in TRACKS),
    len(SIDES),
)


def route(letters: str, train: int = 0, network: Network = NETWORK) -> Route:
    """The route through these hexes, as the rulebook writes it, whether it is legal or not."""
    tracks: list[int] = []
    for number, letter in enumerate(letters):
        pairs = [letters[number - 1 : number + 1]] if number else []
        pairs += [letters[number : number + 2]] if number + 1 < len(letters) else []
        sides = [side(pair if pair in SIDES else pair[::-1]) for pair in pairs]
        tracks += _tracks_in(letter, sides, network)
    stops = tuple("FEDHGJ".index(letter) for letter in letters if letter in "FEDHGJ")
    return Route(train, stops, tuple(tracks), sum(STOPS[stop].value for stop in stops))


def _tracks_in(letter: str, sides: list[int], network: Network) -> list[int]:
    """Track over these hexsides: one piece from side to side if there is one, else a piece for each."""
    here = [(index, {track.a, track.b}) for index, track in enumerate(network.tracks) if track.hex == letter]
    through = [index for index, ends in here if ends == set(sides)]
    return through[:1] or [next(index for index, ends in here if end in ends) for end in sides]


def trains(*reaches: int) -> list[Train]:
    return [Train(str(reach), reach) for reach in reaches]


@pytest.mark.parametrize(
    ("reaches", "revenue", "routes"),
    [
        ((2,), 80, ["FE"]),
        ((2, 2), 160, ["FE", "FCBE"]),
        ((2, 2, 2), 220, ["FE", "FCBE", "FIJ"]),
        ((2, 2, 3), 250, ["FCBE", "FIJ", "FED"]),
        ((2, 3, 3), 270, ["FIJ", "FED", "FCBEH"]),
        ((3, 3), 210, ["FED", "FCBEH"]),
        ((3, 4), 220, ["FEH", "DEBCFIJ"]),
    ],
)
def test_best_runs(reaches: tuple[int, ...], revenue: int, routes: list[str]) -> None:
    run = best_run(NETWORK, trains(*reaches))
    assert (run.revenue, run.proven) == (revenue, True)
    assert fault(NETWORK, trains(*reaches), run.routes) is None
    listed = [route(letters, train) for train, letters in enumerate(routes)]
    assert fault(NETWORK, trains(*reaches), listed) is None
    assert sum(each.revenue for each in listed) == revenue


@pytest.mark.parametrize(
    ("reach", "letters", "revenue"),
    [
        (2, "FE", 80),
        (2, "FCBE", 80),
        (2, "FIJ", 60),
        (3, "EFIJ", 90),
        (3, "EBCFIJ", 90),
        (3, "GCBEF", 100),
        (3, "FED", 110),
        (3, "FEH", 100),
        (3, "FCBED", 110),
        (3, "FCBEH", 100),
    ],
)
def test_legal_routes(reach: int, letters: str, revenue: int) -> None:
    assert fault(NETWORK, trains(reach), [route(letters)]) is None
    assert fault(NETWORK, trains(reach), [route(letters[::-1])]) is None
    assert route(letters).revenue == revenue


@pytest.mark.parametrize(
    ("reach", "letters", "code"),
    [
        (2, "FCG", "routes.reverses"),
        (2, "FCBAD", "routes.not_continuous"),
        (2, "DE", "routes.no_station"),
        (2, "EH", "routes.no_station"),
        (2, "EBCG", "routes.no_station"),
        (2, "FED", "routes.too_long"),
        (3, "FEBCF", "routes.stop_twice"),
        (3, "EFE", "routes.track_twice"),
        (4, "FEDA", "routes.not_continuous"),
    ],
)
def test_illegal_routes(reach: int, letters: str, code: str) -> None:
    assert fault(NETWORK, trains(reach), [route(letters)]) == code


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("EFIJ", "FCBED"),
        ("EFIJ", "FCBEH"),
        ("GCBEF", "FIJ"),
        ("EBCFIJ", "DEF"),
        ("EBCFIJ", "HEF"),
        ("FCBED", "FEH"),
        ("FCBEH", "FED"),
    ],
)
def test_legal_pairs(first: str, second: str) -> None:
    assert fault(NETWORK, trains(3, 3), [route(first, 0), route(second, 1)]) is None


def test_two_routes_over_one_track() -> None:
    assert fault(NETWORK, trains(3, 3), [route("FED", 0), route("FEH", 1)]) == "routes.track_shared"


def test_offboard_is_not_both_ends() -> None:
    """With straight track in B the way round from D to D exists, and still is no route."""
    loop = route("DABCFED", network=STRAIGHT_B)
    assert fault(STRAIGHT_B, trains(5), [loop]) == "routes.stop_twice"
    assert best_run(STRAIGHT_B, trains(5)).revenue == 20 + 30 + 50 + 30


def test_offboard_only_at_an_end() -> None:
    assert fault(STRAIGHT_B, [Train("D", None)], [route("EDABCF", network=STRAIGHT_B)]) == "routes.closed_stop"


def test_a_train_runs_once_and_pays_what_its_stops_pay() -> None:
    right = route("FE")
    assert fault(NETWORK, trains(2), [right, route("FIJ")]) == "routes.train_twice"
    assert fault(NETWORK, trains(2), [route("FE", 1)]) == "routes.unknown_train"
    assert fault(NETWORK, trains(2), [Route(0, right.stops, right.tracks, 90)]) == "routes.wrong_revenue"


def test_the_duty_to_own_a_train_needs_a_route() -> None:
    assert has_route(NETWORK)
    assert not has_route(Network(STOPS, TRACKS[4:], len(SIDES)))
