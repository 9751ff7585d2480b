# American Rails
title-american-rails = American Rails
web-about = Shares are auctioned, cubes are the track, every city that is reached pays. Few rules, and a good first game.
currency = $#

action-offer-share = Auction a share of { $company }
action-bid = Bid { MONEY($amount) }
action-leave-auction = Pass and leave this auction
action-start-in = Put the first track cube in { $city }
action-take-space = { $row ->
    [pass] Pass
    [develop] Develop a city
    [fund] Fund { MONEY(5) }
    [take] { $player_count ->
        [3] Take { MONEY(2) }
       *[other] Take { MONEY(2) } or expand 2
    }
    [expand_3] Expand 3
    [auction] Auction a share
   *[expand_4] Expand 4
}
action-develop = Develop { $city }
action-fund = Give { MONEY(5) } from the bank to { $company }
action-take-money = Take { MONEY(2) } from the bank
action-levy = All other players pay { MONEY(2) } to the bank
action-expand = Expand { $company } to { $hex }
action-decline = Forgo the action
action-finish = Lay no more track cubes

event-share-offered = { $seat } puts a share of { $company } up for auction.
event-bid = { $seat } bids { MONEY($amount) } for { $company }.
event-auction-left = { $seat } passes.
event-share-bought = { $seat } buys the share of { $company }; { MONEY($amount) } goes to the company.
event-shares-discarded = { $shares ->
    [one] A share of { $company } leaves the game.
   *[other] { $shares } shares of { $company } leave the game.
}
event-company-founded = { $seat } starts { $company } in { $city }.
event-phase-begins = { $year }, action phase { $phase }: { $first_seat } is first.
event-space-taken = { $seat } takes { $row ->
    [pass] “Pass”
    [develop] “Develop”
    [fund] “Fund { MONEY(5) }”
    [take] “Take { MONEY(2) }”
    [expand_3] “Expand 3”
    [auction] “Auction a share”
   *[expand_4] “Expand 4”
}.
event-action-lapses = The action is not possible and lapses.
event-action-declined = { $seat } forgoes the action.
event-city-developed = { $seat } develops { $city }.
event-company-funded = { $seat } gives { MONEY($amount) } from the bank to { $company }.
event-money-taken = { $seat } takes { MONEY($amount) } from the bank.
event-levy = { $seat } has all other players pay { MONEY($amount) } to the bank.
event-levy-paid = { $seat } pays { MONEY($amount) } to the bank.
event-cube-laid = { $seat } expands { $company } to { $hex } for { MONEY($amount) }.
event-expansion-finished = { $seat } lays no more cubes.
event-income-rises = The income of { $company } rises by { MONEY($amount) } to { MONEY($income) }.
event-income-falls = The income of { $company } falls by { MONEY($amount) } to { MONEY($income) }.
event-connection-bonus = { $company } connects { $city } with one of the other two cities: a bonus of { MONEY($amount) } for special connections.
event-dividend = { $company } has an income of { MONEY($income) }: { MONEY($amount) } for each share.
event-dividend-paid = { $seat } receives { MONEY($amount) } for { $shares ->
    [one] one share
   *[other] { $shares } shares
} of { $company }.
event-game-ends = { $end ->
    [last-year] The game ends: { $year } was the last year.
    [shares-gone] The game ends after { $year }: all shares are sold or out of the game.
   *[supplies-low] The game ends after { $year }: too many supplies have two pieces or fewer.
}

end-last-year = The last year is over
end-shares-gone = All shares are sold or out of the game
end-supplies-low = Too many supplies have two pieces or fewer

refusal-turn-other-seat = It is { $other_seat }'s turn
refusal-game-ended = The game is over
refusal-expected-share = A share has to be chosen for the auction first
refusal-expected-bid = An auction is under way: bid or pass
refusal-expected-start = The new company first needs its starting cube in a free city
refusal-expected-space = The action marker has to be placed first
refusal-company-unknown = There is no company “{ $company }”
refusal-city-unknown = There is no city “{ $city }”
refusal-hex-unknown = There is no hex “{ $hex }” on the board
refusal-share-none-left = { $company } has no share left to auction
refusal-share-already-offered = A share of { $company } was already put up; each company has one auction before the first year
refusal-bid-too-low = The lowest bid is now { MONEY($minimum) }
refusal-bid-too-high = That is more than the bidder has: { MONEY($cash) }
refusal-start-occupied = { $city } already has a cube; a company starts in a free city
refusal-space-unknown = There is no action space “{ $row }”
refusal-space-taken = { $row ->
    [pass] “Pass”
    [develop] “Develop”
    [fund] “Fund { MONEY(5) }”
    [take] “Take { MONEY(2) }”
    [expand_3] “Expand 3”
    [auction] “Auction a share”
   *[expand_4] “Expand 4”
} is already taken by { $other_seat } in this phase
refusal-action-other-row = The marker is on another space: { $row ->
    [develop] “Develop”
    [fund] “Fund { MONEY(5) }”
    [take] “Take { MONEY(2) }”
    [expand_3] “Expand 3”
    [auction] “Auction a share”
   *[expand_4] “Expand 4”
}
refusal-action-cubes-laid = A cube is already laid: more cubes may follow, or the action ends
refusal-action-no-cubes-laid = No cube is laid yet: the action can only be forgone as a whole
refusal-develop-fixed = { $city } may not be developed: black squares are printed there
refusal-develop-developed = { $city } is already developed
refusal-develop-no-track = { $city } has no cube of any company
refusal-fund-out-of-play = { $company } is not in play
refusal-expand-no-share = Only a shareholder of { $company } may expand it
refusal-expand-no-cubes = { $company } has no cube left
refusal-expand-already-there = { $company } already has a cube in { $hex }
refusal-expand-not-adjacent = { $hex } is not next to a cube of { $company }
refusal-expand-full = A forest or mountain hex such as { $hex } holds one track cube only
refusal-expand-money = { $hex } costs { MONEY($cost) }, and the treasury of { $company } has { MONEY($money) }

# At the table in the browser
web-tip-city = { $city }: income { MONEY($full) } for the only company there, { MONEY($shared) } for each of several
web-tip-developed = developed: { MONEY(2) } more for the only company, { MONEY(1) } more for each of several
web-tip-square = black squares: no development here
web-tip-connection = special connection: { MONEY(10) } more income for each link with another of the three
web-legend-full = full value: income of the only company in the city
web-legend-shared = shared value: income of each of several companies
web-city-legend = Figures and signs in the cities
web-income-track = Income track
web-ending = Years and end of the game
web-out-of-play = not in the game
web-money = { MONEY($amount) }
web-preparation = Preparatory round
web-year-phase = { $year }, action phase { $phase }
web-stage-choosing = Choose a share to put up for auction
web-stage-bidding = Auction: a share of { $company }
web-stage-founding = { $company } starts in a free city
web-stage-placing = Place the action marker
web-stage-ended = The game is over
web-bid-now = Bid: { MONEY($amount) } by { $leader }
web-bid-none = No bid yet
web-bidders = Bidders
web-bidder-out = out
web-company-line = Treasury { MONEY($treasury) } · income { MONEY($income) } · shares: { $sold } sold, { $unsold } left
web-choose-on-map = Click a place on the map, or choose here:
web-dividend-share = Per share
web-shares = Shares
web-shares-line = { $sold } sold, { $unsold } left
web-cubes-left = Cubes left
web-dividends = Dividends
web-part-first = At first
web-part-auctions = Shares bought
web-part-actions = Actions
web-end-one-of = The game ends after the dividend phase as soon as one of these holds:
web-end-years = { $count ->
    [0] It is the last year
    [one] One more year follows this one
   *[other] { $count } more years follow this one
}
web-end-shares = { $count ->
    [0] No share is left to be had
    [one] One share is left to be had
   *[other] { $count } shares are left to be had
}
web-end-supplies = Supplies almost empty (2 pieces or fewer): { $low } of { $needed }
web-markers-left = Development markers in the supply: { $count }

# Why a bot moves so
reason-share-worth = A share of { $company } is worth up to { MONEY($amount) }: it will pay that back in dividends.
reason-share-too-dear = A share of { $company } is worth no more than { MONEY($amount) }.
reason-auction = Of all shares, { $company } promises the most for what it will cost.
reason-start-in = { $city } brings { MONEY($income) } at once and has good cities nearby.
reason-expand-toward = { $company } is on the way to { $city }, which raises its income by { MONEY($income) }.
reason-develop = { $city } then pays { MONEY($income) } more, above all to the companies of this player.
reason-fund = { $company } needs money for more track.
reason-take-money = Nothing brings more than { MONEY(2) } now.
reason-levy = It costs the others { MONEY(2) } each.
reason-nothing-better = Nothing here would be of use.
web-cubes-now = { $count ->
    [one] One more cube
   *[other] Up to { $count } more cubes
}
web-row-take = { $players ->
    [3] Take { MONEY(2) }
   *[other] Take { MONEY(2) } or expand 2
}

column-a = From
column-b = To
column-bid = Bid
column-bidder-seats = Still bidding
column-cubes = Cubes
column-cubes-left = Cubes left
column-development-markers = Development markers
column-dividend = Dividend per share
column-leader = Highest bid by
column-low-supplies = Supplies almost empty
column-low-supplies-to-end = The game ends at
column-phase-1 = Phase 1
column-phase-2 = Phase 2
column-phase-3 = Phase 3
column-row = Action space
column-shares-sold = Shares sold
column-shares-unsold = Shares unsold
column-status = Status
column-turn = Player order
column-year = Year
column-to-act = To act
column-treasury = Treasury
column-income = Income
heading-action-rows = Action spaces
value-acting = action
value-bidding = auction
value-choosing = choice of a share
value-develop = develop
value-expand-3 = expand 3
value-expand-4 = expand 4
value-founded = on the board
value-founding = start in a city
value-fund = fund { MONEY(5) }
value-out = out of the game
value-pass = pass
value-placing = placing the action marker
value-take = take { MONEY(2) }
value-unfounded = not on the board yet
kind-develop = Develop
kind-expand = Expand
kind-finish = End the action
kind-fund = Fund
kind-leave-auction = Pass
kind-levy = Make the others pay
kind-offer-share = Auction a share
kind-start-in = Start in a city
kind-take-money = Take money
kind-take-space = Place the action marker
column-stage = Stage
heading-board = Board
value-auction = auction a share
kind-decline = Forgo
report-treasuries = Treasuries of the companies
report-company-treasury = Treasuries of the companies
report-revenue = Income by company and round
report-revenue-hint = What the network earned. Every figure leads to its move.

# The headings of the rulebook, which is German
section-spielbeginn = Start of the game (“Spielbeginn”)
section-aktions-phasen-und-spieler-reihenfolge = Action phases and player order (“Aktions-Phasen und Spieler-Reihenfolge”)
section-die-aktionen = The actions (“Die Aktionen”)
section-ausbau = Develop (“Ausbau”)
section-finanziere-5 = Fund $5 (“Finanziere 5$”)
section-nimm-2-oder-ausdehnen-2 = Take $2 (or expand 2) (“Nimm 2$ (oder Ausdehnen 2)”)
section-versteigere-eine-aktie = Auction a share (“Versteigere eine Aktie”)
section-ausdehnen = Expand (“Ausdehnen”)
section-spielende = End of the game (“Spielende”)
refusal-expand-few-players = Expanding instead of taking { MONEY(2) } is possible with 4 or 5 players only
map-signs = Letters: track cubes of the companies; ⌂ development marker; △ forest, △△ mountains; 4/2: income of a company alone in the city / with others

# The guided first game.
lesson-1 = American Rails is about shares in six railways. At the end of every year the income of each company is shared out among its shares that were sold. Whoever has the most money at the end wins; shares are worth nothing then.
lesson-2 = The game begins with auctions. Whoever is first chooses the company of which one share is auctioned. Choose a company.
lesson-3 = Now all bid in turn for the first share of that company. The money goes into the company's treasury, which later pays for its track. Bid the smallest amount, or more. Whoever passes is out of this auction.
lesson-4 = Whoever wins the share starts the company in a city and puts up the next one. The bots bid high in the beginning; do not give away all your money, the last companies are often the cheapest. Go on until the auctions are over.
lesson-5 = A year has three action phases. In each, everybody takes one space of the action track: expand, develop, auction a share, and so on. Spaces that are high on the track are weaker, but whoever stands high is first in the next phase. Take a space with which a company of yours expands, if one is free.
lesson-6 = Now the action itself. To expand is to lay cubes of a company from its network into neighbouring hexes; it costs the company money. Cities raise its income: click a marked hex. (After another space there is another action.)
lesson-7 = Look at the companies: the income is what all shares of a company together get at the end of the year. The more shares are sold, the less each one gets; but every share that is sold brings new money for track.
lesson-8 = Play the three phases of the year to the end. Then the companies pay: that is the dividend.
lesson-9 = The dividend is paid, and a new year begins with the same three phases. The game ends after 1857, or sooner when things run out. Play on; “Hint” shows what a bot would do, and “Plan ahead” tries moves on a copy.
