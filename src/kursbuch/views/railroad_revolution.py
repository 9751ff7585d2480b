"""The view of Railroad Revolution. A bonus is told by words that have a text in each language (`value-...`)."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

Words = Sequence[str]


class RevolutionRound(TypedDict):
    """Whose turn it is, and how far the game is."""

    round: int
    last_round: int | None
    stage: str
    active_seat: int
    acting_seat: int | None
    start_seat: int
    open: str
    deal_pending: bool
    deal: str
    deals_left: int


class RevolutionPlayer(TypedDict):
    """A player's board."""

    seat: int
    name: str
    cash: int
    debt: int
    shares: int
    workers: int
    in_supply: Words
    on_board: Words
    rails: int
    buildings: int
    next_sale: int
    locomotives_up: Words
    locomotives_down: Words
    points: int


class RevolutionScore(TypedDict):
    """Points by source, and how far the end is."""

    seat: int
    points_locomotives: int
    points_milestones: int
    points_telegraph: int
    points_stations: int
    points_network: int
    points_connections: int
    points: int
    stations: int
    offices: int
    reached: Words
    rails_to_logo: int
    buildings_to_logo: int


class RevolutionEffect(TypedDict):
    """What may still be done in this turn."""

    effect: str
    count: int
    cost: int
    workers: Words
    bonus: Words


class RevolutionMilestone(TypedDict):
    """A milestone; one that a player works on has a seat and executives."""

    seat: NotRequired[int]
    milestone: str
    points: int
    needs: Words
    conditions: Words
    executives: NotRequired[Words]


class RevolutionDeal(TypedDict):
    """An option of the present deal."""

    deal: int
    shares: int
    reward: Words


class RevolutionStart(TypedDict):
    """A start tile that can be chosen."""

    tile: str
    worker: str
    bonus: Words


class RevolutionSupply(TypedDict):
    """Workers in the general supply."""

    worker: str
    count: int


class RevolutionLocomotive(TypedDict):
    """Locomotives in the general supply."""

    locomotive: str
    count: int
    bonus: Words


class RevolutionStack(TypedDict):
    """A stack of milestones."""

    stack: str
    count: int


class RevolutionCity(TypedDict):
    """A city."""

    name: str
    level: int
    cost: int
    x: float
    y: float
    main: Words
    first: Words
    stations: Sequence[int]
    connected: Sequence[int]


class RevolutionSpace(TypedDict):
    """A space for rails between two places; those who have rails there."""

    id: str
    a: str
    b: str
    terrain: int
    trade: bool
    rails: Sequence[int]


class RevolutionArea(TypedDict):
    """An area of the telegraph line."""

    area: int
    shares: int
    first: int
    trade: bool
    tile: Words
    offices: Sequence[int]


class RevolutionTrack(TypedDict):
    """A track; a gate is told by a word, empty where there is none."""

    id: str
    values: Sequence[int]
    gates: Words
    markers: Sequence[int]


class RevolutionSection(TypedDict):
    """A part of every player board: the pieces that stand there at first, and what a sale from it brings."""

    value: int
    rails: int
    buildings: int
    left_of_logo: bool


class RevolutionBoard(TypedDict):
    """What the drawing needs."""

    kind: Literal["railroad-revolution"]
    cities: Sequence[RevolutionCity]
    spaces: Sequence[RevolutionSpace]
    areas: Sequence[RevolutionArea]
    connection_points: Sequence[int]
    tracks: Sequence[RevolutionTrack]
    sections: Sequence[RevolutionSection]


class RevolutionView(TypedDict):
    """What a seat may see: no order of stacks, and drawn milestones only for who drew them."""

    title: str
    round: RevolutionRound
    players: Sequence[RevolutionPlayer]
    scores: Sequence[RevolutionScore]
    pending: Sequence[RevolutionEffect]
    milestones: Sequence[RevolutionMilestone]
    drawn: Sequence[RevolutionMilestone]
    deals: Sequence[RevolutionDeal]
    start_tiles: Sequence[RevolutionStart]
    supply: Sequence[RevolutionSupply]
    locomotives: Sequence[RevolutionLocomotive]
    stacks: Sequence[RevolutionStack]
    board: RevolutionBoard
