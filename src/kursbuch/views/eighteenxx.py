"""The view of an 18xx title."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict


class EighteenRound(TypedDict):
    """The round: an auction has a contest at most, a stock round a number, an operating round all the rest.

    `stages` are the parts of a company's turn, in order, and `stage` the one it is in, if it is in one.
    `asked` are the seats that the one on turn has made a proposal to, once for each.
    """

    kind: Literal["auction", "stock", "operating"]
    contest: NotRequired[str | None]
    number: NotRequired[int]
    index: NotRequired[int]
    count: NotRequired[int]
    company: NotRequired[str | None]
    stages: NotRequired[Sequence[str]]
    stage: NotRequired[str | None]
    revenue: NotRequired[int | None]
    routes: NotRequired[Sequence[str]]
    asked: NotRequired[Sequence[int]]


class EighteenTrade(TypedDict):
    """A proposal that waits for its answer; buyer and seller of a train or a station are companies."""

    goods: Literal["private", "train", "station"]
    item: str
    price: int
    buyer: str | None
    seller: str | None
    buyer_seat: int
    seller_seat: int
    proposer_seat: int


class EighteenPlayer(TypedDict):
    """A player: money, what he owns is worth now, papers, and percent of companies."""

    seat: int
    name: str
    cash: int
    value: int
    certificates: int
    certificate_limit: int
    priority: bool
    shares: Mapping[str, int]
    privates: Sequence[str]


class EighteenCompany(TypedDict):
    """A company; `bank` and `pool` are the percent that can be bought there."""

    id: str
    kind: str
    name: str
    color: str
    text: str
    president_seat: int | None
    par: int | None
    price: int | None
    cash: int
    trains: Sequence[str]
    stations_left: int
    next_station: int | None
    bank: int
    pool: int
    privates: Sequence[str]
    floated: bool


class EighteenBid(TypedDict):
    """A bid on a private."""

    seat: int
    amount: int


class EighteenPrivate(TypedDict):
    """A private; its owner is a seat, or the name of a company or of the bank; a player blocks its hexes."""

    id: str
    name: str
    hexes: Sequence[str]
    price: int
    price_now: int | None
    income: int
    owner_seat: int | None
    owner: str | None
    bids: Sequence[EighteenBid]


class EighteenTrain(TypedDict):
    """A kind of train: how many are left in the bank, and how many lie in the pool.

    The first that is sold begins the phase, unless that has begun, and scraps the kinds in `rusts`.
    """

    train: str
    price: int
    phase: str
    is_new: bool
    rusts: Sequence[str]
    left: int
    pool: int
    for_sale: bool


class EighteenPhase(TypedDict):
    """What a phase brings, with the train that begins it; limits that differ are by kind of company."""

    phase: str
    train: str | None
    train_limit: int
    train_limits: Mapping[str, int]
    operating_rounds: int
    tile_colors: Sequence[str]
    rusts: Sequence[str]


class EighteenCell(TypedDict):
    """A field of the market."""

    price: int
    kinds: Sequence[str]
    companies: Sequence[str]


class EighteenMarket(TypedDict):
    """The market; a row may have gaps."""

    rows: Sequence[Sequence[EighteenCell | None]]


class EighteenTrack(TypedDict):
    """A piece of track between two ends: sides of the hex (0 to 5) or stops (`s0`)."""

    a: int | str
    b: int | str
    gauge: NotRequired[str]
    terminal: NotRequired[bool]
    lane: NotRequired[int]


class EighteenStop(TypedDict):
    """A stop of a hex or tile; a revenue that changes is by colour."""

    kind: str
    revenue: int | Mapping[str, int]
    slots: NotRequired[int]
    stations: NotRequired[Sequence[str]]
    group: NotRequired[str]


class EighteenHome(TypedDict):
    """A home that waits for its company."""

    company: str
    city: int | None


class EighteenHex(TypedDict):
    """A hex; what does not apply is left out."""

    id: str
    x: int
    y: int
    color: str
    tile: NotRequired[str]
    rotation: NotRequired[int]
    name: NotRequired[str]
    label: NotRequired[str]
    cost: NotRequired[int]
    terrain: NotRequired[Sequence[str]]
    impassable: NotRequired[Sequence[int]]
    track: NotRequired[Sequence[EighteenTrack]]
    stops: NotRequired[Sequence[EighteenStop]]
    stations: NotRequired[Sequence[str]]
    homes: NotRequired[Sequence[EighteenHome]]


class EighteenTile(TypedDict):
    """A tile as it is printed, how many of it are left, and the tiles that may replace it."""

    tile: str
    color: str
    count: NotRequired[int]
    left: int | None
    label: NotRequired[str]
    track: NotRequired[Sequence[EighteenTrack]]
    stops: NotRequired[Sequence[EighteenStop]]
    becomes: NotRequired[Sequence[str]]


class EighteenBoard(TypedDict):
    """The map and the supply of tiles."""

    kind: Literal["hexmap"]
    layout: Literal["pointy", "flat"]
    hexes: Sequence[EighteenHex]
    tiles: Sequence[EighteenTile]


class EighteenView(TypedDict):
    """Everything on the table; nothing is hidden in this family."""

    title: str
    seat: int | None
    round: EighteenRound
    phase: str
    to_act: Sequence[int]
    bank: int
    players: Sequence[EighteenPlayer]
    companies: Sequence[EighteenCompany]
    privates: Sequence[EighteenPrivate]
    trains: Sequence[EighteenTrain]
    phases: Sequence[EighteenPhase]
    market: EighteenMarket
    board: EighteenBoard
    trade: NotRequired[EighteenTrade]


class ListedCompany(TypedDict):
    """A company in a list."""

    company: str


class ListedSeat(TypedDict):
    """A seat in a list."""

    seat: int


class SeatAmount(TypedDict):
    """A seat with an amount of money."""

    seat: int
    amount: int
