# Reports about games, and what could have come of them

error-whatif-over = After { $at } actions the game is over: there is nothing left to play.
error-whatif-unfinished = None of the { $games } games came to an end.

whatif-heading = { $title }, played on { $games ->
    [one] once
   *[other] { $games } times
} after { $at } of { $actions } actions by the bot { $bot }
whatif-stray = { $percent }% of the moves are made at random, so that the games differ.
whatif-unfinished = { $count ->
    [one] One game did not come to an end and is left out.
   *[other] { $count } games did not come to an end and are left out.
}
whatif-real = In the game
whatif-now = In the game so far
whatif-mean = Mean score
whatif-interval = 95% interval
whatif-wins = Wins
report-progress = Report
whatif-progress = Games

## The page
report-title = { $title }: { $players }
report-money = { MONEY($amount) }
report-unfinished = The game is not finished
report-length = { $moves ->
    [one] one move
   *[other] { $moves } moves
}

report-result = Result
report-values = Players
report-values-hint = Every line holds until the next move changes it. The pointer tells the figures of a move, a click leads to the move, and names in the legend switch lines off.
report-sources = Where the points come from
report-prices = Share prices
report-incomes = Income of the companies
report-revenue = Revenue by company and round
report-revenue-hint = What was earned, and what became of it. Every figure leads to its move.
report-treasuries = Money of the companies
report-holdings = Who held what
report-holdings-hint = Each strip is a company; its colours are the holders, as high as their part.
report-privates = Private papers
report-privates-hint = A bar has the colour of the owner: a player or a company.
report-turning-points = Turning points
report-swings = The largest swings
report-swings-hint = The moves that pulled the players furthest apart, by what each of them gained or lost in that one move.
report-missed-revenue = Missed revenue
report-missed-revenue-hint = Every run is compared with the best run on the same track.
report-rules = Rules that stood in the way
report-rules-hint = A record has no refused moves. Here are passes after which the same player's next move was one that the rules did not allow at the time of the pass.
report-all-moves = All moves

report-player = Player
report-score = Score
report-standing = So far
report-winner = Winner
report-total = Total
report-company = Company
report-round = Round
report-events = What happened
report-move = Move
report-moves = Moves
report-ran = Was run
report-best = Best
report-missed = Missed
report-routes = The best run
report-times = Times
report-rule = Rule
report-example = First example, with the later move

report-swings-none = No move pulled the players apart.
report-missed-none = { $runs ->
    [one] The one run was the best.
   *[other] All { $runs } runs were the best.
}
report-missed-some = { $missed } of { $runs } runs could have earned more: { $amount } in all.
report-rules-none = No move that came later was refused at a pass before it.

report-measure-value = Value
report-measure-cash = Cash
report-measure-dividends = Dividends
report-measure-points = Points
report-measure-debt = Debts
report-measure-shares = Shares
report-company-price = Share prices
report-company-income = Income
report-company-treasury = Money of the companies
report-company-cash = Money of the companies
report-place-bank = Unsold
report-use-paid = paid out
report-use-withheld = withheld
report-use-halved = half paid out
report-use-open = not decided

# Rounds in a few letters
report-mark-auction = Auction
report-mark-opening = Start
report-mark-stock = SR { $number }
report-mark-operating = { $number }.{ $index }
report-mark-year = { $year }
report-mark-round = { $round }
