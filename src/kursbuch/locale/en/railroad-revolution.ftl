# Railroad Revolution
title-railroad-revolution = Railroad Revolution
web-about = Workers of five colours build stations, rails and telegraph offices from the east coast to the Pacific. Points win, not money.
currency = $#
end-logo = A company has cleared everything left of its logo

# Words used in the sentences below
worker-one = { $worker ->
    [white] a white worker
    [purple] a purple worker
    [grey] a grey worker
    [orange] an orange worker
    [turquoise] a turquoise worker
   *[other] a worker
}
worker-new = { $new_worker ->
    [white] a white one
    [purple] a purple one
    [grey] a grey one
    [orange] an orange one
   *[turquoise] a turquoise one
}
worker-none = { $worker ->
    [white] no white worker
    [purple] no purple worker
    [grey] no grey worker
    [orange] no orange worker
    [turquoise] no turquoise worker
   *[other] no such worker
}
from-place = { $place ->
    [supply] from the player's supply
    [board] from the player board
   *[other] { "" }
}
field-name = { $field ->
    [station] Station
    [railroad] Railroad
    [telegraph] Telegraph
   *[trade] Trade
}
track-name = { $track ->
    [telegraph] telegraph
    [stations] stations
   *[network] network
}
locomotive-name = { $locomotive ->
    [promote] “promote workers”
    [money] “money”
    [steps] “achievements”
    [shares] “shares”
   *[rail] “rail”
}
piece-one = { $piece ->
    [rail] a rail
   *[building] a building
}
piece-none = { $piece ->
    [rail] no rail
   *[building] no building
}
for-cost = { $cost ->
    [0] { "" }
   *[other] { " " }for { MONEY($cost) }
}
shares-counted = { $count ->
    [one] one share
   *[other] { $count } shares
}

action-choose-start-tile = Take start tile { $tile }
action-place-worker = { field-name }: { $ability ->
    [special] use { worker-one } with the special ability
   *[promotion] use { worker-one } for a promotion
}
action-build-station = Build a station in { $city }
action-lay-rail = Lay a rail on { $space }
action-open-office = Open a telegraph office in area { $area }
action-sell-part = { $piece ->
    [rail] Sell a rail
   *[building] Sell a building
}
action-use-telegraph-tile = { $place ->
    [supply] Give { worker-one } { from-place } for the telegraph tile
    [board] Give { worker-one } { from-place } for the telegraph tile
   *[other] Pay { MONEY(400) } for the telegraph tile
}
action-advance = Advance on the { track-name } track{ $place ->
    [supply] { " " }and give { worker-one } { from-place }
    [board] { " " }and give { worker-one } { from-place }
   *[other] { "" }
}
action-promote = Promote { worker-one } { from-place } to milestone { $milestone }
action-take-worker = Take { worker-one } as the reward
action-swap-worker = Swap { worker-one } { from-place } for { worker-new }
action-take-locomotive = Take a locomotive tile { locomotive-name }
action-flip-locomotive = { $face ->
    [up] Turn the locomotive tile { locomotive-name } and receive its bonus
   *[down] Turn the locomotive tile { locomotive-name } face up again
}
action-take-deal = Take deal { $deal }
action-end-deal = Take no (further) deal
action-choose-milestone = Choose milestone { $milestone }
action-sell-shares = Sell { shares-counted }
action-hire-worker = Hire { worker-one } for { MONEY(800) }
action-end-turn = End the turn

event-start-tile-chosen = { $seat } takes start tile { $tile } and { worker-one }.
event-turn-began = Round { $round }: it is { $seat }’s turn.
event-workers-returned = { $seat } takes all { $count } workers back to the supply.
event-worker-placed = { $seat } chooses { field-name } and uses { worker-one } { $ability ->
    [special] with the special ability.
   *[promotion] for a promotion.
}
event-station-built = { $seat } builds a station in { $city }{ for-cost }.
event-rail-laid = { $seat } lays a rail on { $space }{ for-cost }.
event-office-opened = { $seat } opens a telegraph office in area { $area }.
event-part-sold = { $seat } sells { piece-one } for { MONEY($amount) }.
event-telegraph-tile-used = { $seat } uses the telegraph tile{ for-cost }.
event-worker-given = { $seat } gives up { worker-one }.
event-worker-taken = { $seat } receives { worker-one }{ for-cost }.
event-worker-swapped = { $seat } swaps { worker-one } for { worker-new }.
event-worker-promoted = { $seat } promotes { worker-one } to milestone { $milestone }{ for-cost }.
event-worker-hired = { $seat } hires { worker-one } for { MONEY($amount) }.
event-locomotive-taken = { $seat } takes a locomotive tile { locomotive-name }{ for-cost }.
event-locomotive-flipped = { $seat } { $face ->
    [up] turns the locomotive tile { locomotive-name }{ for-cost } and receives its bonus.
   *[down] turns the locomotive tile { locomotive-name } face up again{ for-cost }.
}
event-advanced = { $seat } advances to { $points } VP on the { track-name } track{ for-cost }{ $shares ->
    [0] { "" }
    [one] , giving up one share
   *[other] , giving up { $shares } shares
}.
event-shares-received = { $seat } receives { shares-counted }.
event-money-received = { $seat } receives { MONEY($amount) }.
event-shares-sold = { $seat } sells { shares-counted } for { MONEY($amount) }.
event-deals-opened = { $seat } triggers the current deals.
event-deal-taken = { $seat } takes deal { $number } for { $shares ->
    [one] one share
   *[other] { $shares } shares
}.
event-deal-declined = { $seat } takes no deal.
event-deal-revealed = A new deal tile is revealed.
event-milestone-reached = { $seat } reaches milestone { $milestone } ({ $points } VP).
event-milestones-drawn = { $seat } draws { $count } milestones from stack { $stack }.
event-milestone-chosen = { $seat } chooses milestone { $milestone }.
event-turn-ended = { $seat } ends the action.
event-turn-passed = { $seat } has neither rails nor buildings left and passes.
event-end-triggered = { $seat } has cleared everything left of the logo: round { $round } is the last.
event-game-ended = The game is over.

refusal-game-over = The game is over
refusal-turn-not-yours = It is { $acting_seat }’s turn to act
refusal-turn-deal-open = The deal has to be decided first
refusal-turn-milestone-open = A milestone has to be chosen first
refusal-turn-setup-open = Workers are placed once everybody has a start tile
refusal-turn-action-chosen = The action of this turn is already chosen
refusal-turn-unknown-field = There is no such action or ability
refusal-turn-no-such-worker = There is { worker-none } in the player's supply
refusal-turn-white-promotes = A white worker has no special ability; it brings a promotion
refusal-turn-action-impossible = { field-name } lacks a piece or a place; the main action must be done in full
refusal-turn-main-open = { $main ->
    [station] The station has to be built first
    [railroad] There are still rails to lay
    [telegraph] The telegraph office has to be opened first
    [trade] A part of the company has to be sold first
    [start] A start tile has to be chosen first
   *[choose] An action has to be chosen first
}
refusal-turn-debt = { MONEY($amount) } must still be paid
refusal-turn-too-few-workers = At the end of the turn at least 4 workers must be available; there { $count ->
    [one] is only one
   *[other] are only { $count }
}
refusal-turn-unpayable = The turn could then not be paid for any more, or not end with 4 workers
refusal-effect-none = { $effect ->
    [steps] There is no step to take now
    [promote] There is no promotion to use now
    [flip] No locomotive tile may be turned now
    [locomotive] There is no locomotive tile to take now
    [worker] There is no worker to take now
    [swap] No worker may be swapped now
   *[other] The telegraph tile cannot be used this way
}
refusal-piece-not-now = Neither the action nor an open effect allows { piece-one } now
refusal-sale-not-now = There is no part of the company left to sell in this turn
refusal-piece-none-left = There is { piece-none } left on the player board
refusal-piece-needed-for-sale = The last piece is still needed for the sale
refusal-station-not-connected = { $city } is not connected to the player's network
refusal-station-already-there = The player already has a station in { $city }
refusal-station-start-cities = This station belongs in Washington or Charlotte
refusal-rail-already-there = The player already has a rail on { $space }
refusal-rail-not-connected = { $space } is not connected to the player's network
refusal-office-unknown-area = There is no area { $area }
refusal-office-already-there = The player already has an office in area { $area }
refusal-office-start-areas = This office belongs in an area with a deal symbol
refusal-sale-unknown-piece = Only rails and buildings are sold
refusal-sale-not-leftmost = Pieces are sold from the leftmost section that has any; it has { piece-none }
refusal-worker-colour-out = There is { worker-none } free in the general supply
refusal-worker-other-colour = A worker of this colour is not part of the reward
refusal-worker-not-there = There is { worker-none } there
refusal-worker-none-asked = No worker has to be given up here
refusal-worker-too-expensive = A worker costs { MONEY($amount) }
refusal-milestone-not-own = Milestone { $milestone } is not in front of this player
refusal-milestone-other-colour = This milestone asks for no (further) worker of this colour
refusal-milestone-none-drawn = No milestones have been drawn to choose from
refusal-milestone-not-drawn = This milestone is not among the drawn ones
refusal-track-at-top = The { track-name } track goes no further up
refusal-track-gate-shares = At this point of the { track-name } track { $count ->
    [one] one share has to be given up
   *[other] { $count } shares have to be given up
}
refusal-track-gate-worker = At this point of the { track-name } track the player has to give up a worker
refusal-locomotive-none-left = There is no such locomotive tile left in the supply
refusal-locomotive-not-own = No such locomotive tile lies that way up in front of this player
refusal-deal-not-now = No deal is possible now
refusal-deal-unknown = The deal tile has deals 1 and 2 only
refusal-deal-taken = This deal has been taken already
refusal-deal-only-one = Only the player whose turn it is may take both deals; all others may take one
refusal-deal-too-few-shares = This deal costs { $count ->
    [one] one share, and there is none
   *[other] { $count } shares, and there are fewer
}
refusal-shares-too-few = { $count ->
    [0] There is no share to sell
    [one] There are not that many shares, only one
   *[other] There are not that many shares, only { $count }
}
refusal-start-tile-not-now = There is no start tile to choose now
refusal-start-tile-not-there = Start tile { $tile } is not laid out

# Tables
heading-scores = Score and end of the game
heading-pending = Open effects
heading-milestones = Milestones
heading-drawn = Drawn milestones
heading-deals = Current deals
heading-start-tiles = Start tiles
heading-supply = Workers in the general supply
heading-locomotives = Locomotive tiles in the supply
heading-stacks = Milestone stacks
heading-cities = Cities
heading-spaces = Rail spaces
heading-areas = Telegraph areas
heading-sections = Sections of the player boards
heading-tracks = Achievement tracks
column-last-round = Last round
column-stage = Stage
column-active-seat = Turn of
column-acting-seat = To act
column-start-seat = Start player
column-open = Open
column-deal-pending = Deal follows
column-deal = Deal
column-deals-left = Deal tiles in the stack
column-debt = Still to pay
column-workers = Workers
column-worker = Worker
column-in-supply = In the supply
column-on-board = On the player board
column-rails = Rails
column-buildings = Buildings
column-rails-to-logo = Rails to the logo
column-buildings-to-logo = Buildings to the logo
column-next-sale = Next sale
column-locomotives-up = Locomotives face up
column-locomotives-down = Locomotives face down
column-offices = Offices
column-reached = Reached
column-points-locomotives = Locomotives
column-points-milestones = Milestones
column-points-telegraph = Telegraph track
column-points-stations = Stations track
column-points-network = Network track
column-points-connections = Telegraph connections
column-effect = Effect
column-count = Count
column-cost = Cost
column-milestone = Milestone
column-needs = Executives
column-conditions = Conditions
column-executives = Promoted
column-reward = Reward
column-tile = Tile
column-bonus = Bonus
column-locomotive = Locomotive
column-stack = Stack
column-level = Level
column-main = Main reward
column-first = Bonus if first
column-connected = Connected
column-terrain = Terrain symbols
column-trade = Deal symbol
column-area = Area
column-values = VP
column-gates = To be paid on the way
column-markers = Markers
column-connection-points = VP of connections
column-city = City
column-space = Rail space
column-field = Action
column-ability = Ability
column-place = Place
column-new-worker = New worker
column-track = Track
column-face = Side
column-piece = Piece

# Words in tables: colours, effects, bonuses, conditions
value-any = any
value-connected-1-of-2 = 1 city of level 2 connected
value-connected-1-of-3 = 1 city of level 3 connected
value-connected-1-of-4 = 1 city of level 4 connected
value-connected-1-of-5 = 1 city of level 5 connected
value-connected-2-of-2 = 2 cities of level 2 connected
value-connected-2-of-3 = 2 cities of level 3 connected
value-connected-2-of-4 = 2 cities of level 4 connected
value-connected-2-of-5 = 2 cities of level 5 connected
value-connected-3-of-3 = 3 cities of level 3 connected
value-connected-3-of-4 = 3 cities of level 4 connected
value-effect-deal = deal
value-effect-flip = turn a locomotive tile
value-effect-locomotive = take a locomotive tile
value-effect-office = office free of charge
value-effect-promote = promotion
value-effect-rail = rail free of charge
value-effect-start-office = start building as an office
value-effect-start-rail = start rail
value-effect-start-station = start building as a station
value-effect-station = station free of charge
value-effect-steps = steps on the tracks
value-effect-swap = swap a worker
value-effect-third-rail = third rail
value-effect-tile = telegraph tile for a worker
value-effect-tile-for-money = telegraph tile for money
value-effect-worker = take a worker
value-flip-1 = turn 1 locomotive tile
value-flip-2 = turn locomotive tiles twice
value-give-shares-1 = give 1 share
value-give-shares-2 = give 2 shares
value-give-worker = give a worker
value-grey = grey
value-locomotive-1 = locomotive tile
value-locomotive-money = money
value-locomotive-promote = promote
value-locomotive-rail = rail
value-locomotive-shares = shares
value-locomotive-steps = achievements
value-main-choose = choose
value-main-railroad = rails
value-main-station = station
value-main-telegraph = office
value-main-trade = sale
value-money-100 = receive { MONEY(100) }
value-money-300 = receive { MONEY(300) }
value-money-600 = receive { MONEY(600) }
value-office-1 = office without reward
value-orange = orange
value-orange-or-grey = orange or grey
value-orange-or-turquoise = orange or turquoise
value-pay-100 = pay { MONEY(100) }
value-pay-200 = pay { MONEY(200) }
value-pay-each-100 = pay { MONEY(100) } each
value-promote-1 = promote 1 worker
value-promote-2 = promote up to 2 workers
value-purple = purple
value-purple-or-grey = purple or grey
value-purple-or-turquoise = purple or turquoise
value-rail-1 = rail at no further cost
value-rails-on-terrain-1-of-2 = 1 rail on a space with 2 terrain symbols
value-rails-on-terrain-2-of-1 = 2 rails on spaces with 1 terrain symbol
value-rails-on-terrain-2-of-2 = 2 rails on spaces with 2 terrain symbols
value-rails-on-terrain-2-of-3 = 2 rails on spaces with 3 terrain symbols
value-rails-on-terrain-3-of-0 = 3 rails on plains
value-rails-on-terrain-3-of-1 = 3 rails on spaces with 1 terrain symbol
value-rails-on-terrain-3-of-2 = 3 rails on spaces with 2 terrain symbols
value-rails-on-terrain-4-of-0 = 4 rails on plains
value-rails-on-terrain-4-of-1 = 4 rails on spaces with 1 terrain symbol
value-shares-1 = 1 share
value-shares-2 = 2 shares
value-shares-3 = 3 shares
value-stage-deal = deals
value-stage-milestone = milestones
value-stage-over = end of the game
value-stage-setup = start tiles
value-stage-turn = turn
value-start-office-1 = start building as an office
value-start-rail-1 = start rail
value-start-station-1 = start building as a station
value-station-1 = station without reward
value-stations-1-of-1 = 1 station in level 1
value-stations-1-of-2 = 1 station in level 2
value-stations-1-of-3 = 1 station in level 3
value-stations-1-of-4 = 1 station in level 4
value-stations-1-of-5 = 1 station in level 5
value-stations-2-of-1 = 2 stations in level 1
value-stations-2-of-2 = 2 stations in level 2
value-stations-2-of-3 = 2 stations in level 3
value-stations-2-of-4 = 2 stations in level 4
value-steps-1 = 1 step
value-steps-2 = 2 steps
value-steps-3 = 3 steps
value-steps-4 = 4 steps
value-steps-5 = 5 steps
value-swap-1 = swap a worker
value-trade-rails-1 = 1 rail on deal symbols
value-trade-rails-2 = 2 rails on deal symbols
value-trade-rails-3 = 3 rails on deal symbols
value-trade-rails-4 = 4 rails on deal symbols
value-turquoise = turquoise
value-white = white
value-worker-any = worker of any colour

# At the table in the browser
heading-telegraph = Telegraph line
letter-white = W
letter-purple = P
letter-grey = G
letter-orange = O
letter-turquoise = T
main-station = build a station in a connected city
main-railroad = lay two rails: { MONEY(400) } and { MONEY(100) } for each terrain symbol
main-telegraph = open an office and receive shares
main-trade = sell a rail or a building, and turn a locomotive tile
ability-promotion = promote a worker
ability-station-purple = turn a locomotive tile for { MONEY(100) }
ability-station-grey = bonus of the first station (if first: twice)
ability-station-orange = the station costs nothing
ability-station-turquoise = the main reward once more for { MONEY(300) }
ability-railroad-purple = take a locomotive tile for { MONEY(300) }
ability-railroad-grey = 2 shares
ability-railroad-orange = { MONEY(100) } and { MONEY(50) } for each terrain symbol back
ability-railroad-turquoise = a third rail
ability-telegraph-purple = swap a worker
ability-telegraph-grey = bonus of the first office (if first: twice)
ability-telegraph-orange = { MONEY(100) } for each share received
ability-telegraph-turquoise = the telegraph tile for { MONEY(400) }
ability-trade-purple = up to 3 steps on the tracks
ability-trade-grey = 1 deal, with a share on top
ability-trade-orange = { MONEY(100) } for each locomotive tile of the player
ability-trade-turquoise = turn one more locomotive tile
web-money = { MONEY($amount) }
web-round = Round { $round }
web-round-of = Round { $round }, the last one is { $last }
web-must = Still to do: { $what }
web-may = Possible: { $what }
web-debt = Still to pay: { MONEY($amount) }. { $count ->
    [0] There are no shares to sell.
    [one] One share brings { MONEY(150) }.
   *[other] { $count } shares bring { MONEY(150) } each.
}
web-few-workers = { $count ->
    [one] Only one worker is available
   *[other] Only { $count } workers are available
}; at the end of the turn there must be 4.
web-choose-worker = Choose a worker
web-worker-first = First choose a worker from the supply.
web-click-or-choose = Click on the board, or choose here:
web-first-station = if first: { $bonus }
web-terrain = { $count ->
    [0] plain
    [one] 1 terrain symbol
   *[other] { $count } terrain symbols
}
web-step = to { $points } VP
web-deal-line = { shares-counted } → { $reward }
web-points = { $points } VP
web-locomotives = Locomotives
web-face-up = face up
web-face-down = face down
web-worker = { $worker ->
    [white] white worker (unskilled)
    [purple] purple worker (foreman)
    [grey] grey worker (negotiator)
    [orange] orange worker (accountant)
    [turquoise] turquoise worker (engineer)
   *[other] worker of any colour
}
web-worker-where = Now put it onto one of the four actions of the player board: click what it should add there, or drag it.
web-actions-listed = The actions as a list
web-pieces-left = Rails: { $rails }, { $rails_logo } of them left of the logo. Buildings: { $buildings }, { $buildings_logo } of them left of the logo
web-logo = The company’s logo: whoever has cleared everything left of it brings about the end of the game.
web-section = A piece sold from here brings { $amount }.
web-section-next = The next piece is taken or sold from here; a sale brings { $amount }.
web-turn-over = Turn this tile
web-executive-there = promoted to this milestone
web-executive-missing = still to be promoted: { web-worker }
web-neutral = neutral
web-tip-city = { $city }, level { $level }: a station costs { $cost }
web-tip-tile = Telegraph tile, for a worker: { $bonus }
web-tip-track = { $track ->
    [telegraph] { $points } VP for each own telegraph office
    [stations] { $points } VP for each own station
   *[network] { $points } VP for each connected city of level 5
}
web-tip-gate = To go on from here: { $gate }
web-own-board = Player board
web-others-boards = Other player boards
web-tab-own = Player board
web-tab-tracks = Tracks
web-tab-others = Other boards
web-tab-scores = Score
web-supplies = Deals and supplies
web-hiring = Hiring costs { MONEY($amount) }.
web-share-worth = A share sells for { $amount }.
web-promote = Promote
web-swap-own = Which worker goes?
web-swap-new = Which one comes?

# Why a bot moves so
reason-for-milestones = This brings a milestone nearer.
reason-for-locomotives = Locomotive tiles that lie face up count at the end.
reason-for-telegraph = It mostly brings points for the telegraph.
reason-for-stations = It mostly brings points for stations.
reason-for-network = It mostly brings points for the network in the west.
reason-for-money = The company needs money for what it plans.
reason-for-workers = The worker will be useful.
reason-debt = The turn must be paid for.
reason-end = Nothing else would be worth its price.
reason-nothing-better = Everything else would cost more.
web-unused = What is still possible is lost.
web-legend = Signs on the boards
web-legend-steps = steps on the achievement tracks
web-legend-promotion = promote workers
web-legend-flip = turn locomotive tiles
web-legend-swap = swap a worker
web-legend-deal = deals after the action
web-legend-terrain = difficult terrain: { MONEY(100) } for each triangle
web-legend-first = place of the first, with the bonus on the left
web-legend-office = telegraph office without a reward

kind-advance = Advance
kind-build-station = Build a station
kind-choose-milestone = Choose a milestone
kind-choose-start-tile = Choose a start tile
kind-end-deal = End the deals
kind-end-turn = End the turn
kind-flip-locomotive = Turn a locomotive tile
kind-hire-worker = Hire a worker
kind-lay-rail = Lay a rail
kind-open-office = Open a telegraph office
kind-place-worker = Place a worker
kind-promote = Promote
kind-sell-part = Sell a rail or a building
kind-swap-worker = Swap a worker
kind-take-deal = Take a deal
kind-take-locomotive = Take a locomotive tile
kind-take-worker = Take a worker
kind-use-telegraph-tile = Use a telegraph tile
column-stations = Stations
column-round = Round
heading-board = Board
map-signs = △ difficult terrain, $100 each; ⇄ deal symbol; ▪ building of a colour that nobody plays; (…) has to be paid to go on along the track

# The headings of the rulebook, which is German
section-aktionen-und-arbeiter = Actions and workers (“Aktionen und Arbeiter”)
section-allgemeine-regeln = General rules (“Allgemeine Regeln”)
section-bahnhof = Station (“Bahnhof”)
section-eisenbahnstrecke = Railroad (“Eisenbahnstrecke”)
section-ende-des-spiels-und-wertung = End of the game and scoring (“Ende des Spiels und Wertung”)
section-errungenschaftsleisten = Achievement tracks (“Errungenschaftsleisten”)
section-handel = Deals (“Handel”)
section-spielablauf = Course of the game (“Spielablauf”)
section-spielvorbereitung-12 = Set-up 12 (“Spielvorbereitung 12”)
section-spielvorbereitung-13 = Set-up 13 (“Spielvorbereitung 13”)
section-startaufbauplaettchen = Start tiles (“Startaufbauplättchen”)
section-stadtplaettchen = City tiles (“Stadtplättchen”)
section-lokomotivenplaettchen = Locomotive tiles (“Lokomotivenplättchen”)
section-handelsplaettchen = Deal tiles (“Handelsplättchen”)
section-telegrafen = Telegraph (“Telegrafen”)
section-unternehmensmeilensteine = Company milestones (“Unternehmensmeilensteine”)
section-verkauf = Trade (“Verkauf”)
section-besondere-faehigkeiten-der-arbeiter = Special abilities of the workers (“Besondere Fähigkeiten der Arbeiter”)
reconstructed = The numbers of tiles, the kinds of bonus, the costs it names and the examples are from the rulebook. What only the pieces show is reconstructed: costs and levels of the cities, the names Omaha, Denver, Santa Fe and Portland, the terrain of most rail spaces, the shares of the telegraph areas, the values of the achievement tracks, the milestones, what stands together on city, deal and start tiles, and the sections of the player boards.
section-staedte-belohnungen-fuer-den-ersten-bahnhof = Cities - rewards for the first station (“Städte - Belohnungen für den ersten Bahnhof”)
section-telegrafenplaettchen = Telegraph tiles (“Telegrafenplättchen”)

# The guided first game.
lesson-1 = In Railroad Revolution everybody runs a railway company on the East Coast and builds a network to the west. Most victory points (VP) win: for milestones, achievement tracks, locomotives and telegraph connections. There are only four actions, but it matters who carries them out: each colour of worker can do something else. What can be done now stands below the name of whoever is to move.
lesson-2 = Before the first turn everybody takes a start tile with a bonus and a worker with a trade. Take one, perhaps with a worker of a colour that a milestone of yours asks for.
lesson-3 = The bonus counts at once: click what is offered, then end. After that the start player begins.
lesson-4 = A turn: a worker from your supply is put onto one of the four actions of the player board and carries out its main action. Its colour can do more: white promotes a worker, orange saves money, turquoise improves the main action, purple mostly brings victory points, grey brings advantages. Each can also be used like a white one. Put a white worker onto “Telegraph”, with the promotion.
lesson-5 = Telegraph: a building becomes an office in one of the eight areas and brings shares, and more as the first office of the area. A share can be sold for { MONEY(150) } at any time, and offices in neighbouring areas are worth victory points in the end. Where there is a telegraph tile, its bonus can be had by giving up a worker. Open an office.
lesson-6 = To promote is to put a worker as an executive onto a milestone of your own that asks for its colour. When all executives are there and the conditions are met, the milestone is reached: it brings victory points, and a harder one follows. At the end of a turn everybody must keep four workers. Promote a worker if one fits.
lesson-7 = The effects of a turn have no fixed order, and nobody has to use them. End it now; the others have their turns. Whoever puts a rail or an office onto a space with a deal symbol triggers the deals: that player may take both deals of the deal tile, all others one, and they are paid for with shares.
lesson-8 = Railroad: two rails extend your network, which begins with Washington and Charlotte. They cost { MONEY(400) }, and { MONEY(100) } for each terrain symbol. If the money does not suffice, shares are sold; you pay at the end of the turn. Put a worker onto “Railroad”, and lay a rail on a rail space that is marked.
lesson-9 = One more rail; then take what else the turn brings, and end it. Cities that a rail reaches are connected, also without a station: some milestones ask for that, and the cities of level 5 count in the end. Whoever has reached a milestone draws three from the next stack and keeps one.
lesson-10 = Station: a building goes into a connected city, at the price that stands above the city. It brings the main reward on the right of the city tile: workers or steps. The first station of a city also brings the bonus on the left. Put a worker onto “Station”, and build in a city.
lesson-11 = Steps go up the three achievement tracks (they have a tab of their own). In the end the value of the network track counts for each connected city of level 5, that of the stations track for each station, that of the telegraph track for each office. Some places cost money, a share or a worker. Take what the station brings, and end the turn.
lesson-12 = Trade: that is how money comes in. A rail or a building that lies leftmost on the board leaves the game and brings the sum above it. A locomotive tile may be turned besides: face up it brings its bonus and then lies face down; face down it is turned up again. In the end each one that is face up is worth 8 VP. Put a worker onto “Trade”, and sell something.
lesson-13 = When all workers stand on the board, they return to the supply at the beginning of the next turn, which costs no action. End the turn.
lesson-14 = Those were the four actions. The end comes when all rails and buildings left of somebody's logo are gone: the round is finished, then everybody has one more turn. Begin milestones early, and use the colours of the workers where they bring most! Play on; “Hint” shows what a bot would do, and “Plan ahead” tries moves on a copy.
