# What the web table itself says.
web-skip = Skip to the content
web-loading = Loading …
web-no-page = There is no such page.
web-lobby = Lobby
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
web-close = Close
web-connection-lost = The connection is lost; it comes back by itself …
web-updated = Kursbuch was updated: reload
web-unreachable = The server did not answer. Please try again.

## Accounts
web-welcome = Welcome
web-name = Name
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-register = New account
web-email = E-mail address, for mails about your turn
web-email-confirmed = This address is confirmed.
web-email-unconfirmed = This address is not confirmed yet: a mail with a link is on its way.
web-webhook = Address of a program that is told about your turn
web-save = Save
web-saved = Saved.
web-cookies-needed = This browser takes no cookies from this site. Without the one that remembers the login it does not work.
web-invited = You are invited to a table
web-come = Come to the table

## Lobby
web-my-games = My games
web-my-games-none = No game is running. Start one below.
web-new-table = New table
web-open-tables = Tables waiting for players
web-open-tables-none = No table is waiting.
web-running-tables = Games to watch
web-finished-games = Finished games
web-finished-games-none = No game has ended yet.
web-import = Import a game
web-import-here = Drop the file of a record or of a game of 18xx.games here, or choose it:
web-import-no-json = The file is not JSON, or it is cut off.
web-import-keep = { $count ->
    [one] Keep the game up to there (one move)
   *[other] Keep the game up to there ({ $count } moves)
}
web-menu = Language, colours and account
web-welcome-what = Railway board games, to play and to understand
web-welcome-how = With friends by a link, around one screen, or alone against bots; a guided first game explains the rules on the board. A name and a password are all it takes.
web-welcome-players = { $low } to { $high } players.
web-lessons-what = A first game with explanations, against bots: it takes some minutes, and every move can be taken back.
web-lessons = Learn
web-lesson = First game: { $title }
web-your-turn = Your turn
web-unread = { $count } new
web-won-by = won by { $names }
web-title = Title
web-players = Players
web-others = Against
web-others-bot = bots
web-others-open = people, by link
web-others-hotseat = people at this screen
web-others-mixed = mixed
web-seat-kind = Seat { $number }
web-seat-kind-bot = bot
web-seat-kind-open = by link
web-seat-kind-hotseat = at this screen
web-seat-name = Name at seat { $number }
web-bot-name = Bot { $number }
web-player-name = Player { $number }
web-bot = Bots play like
bot-random = Random
bot-builder = Builder
bot-investor = Cautious investor
bot-racer = Train racer
bot-shark = Market shark
bot-networker = Network builder
bot-investor-beginner = Cautious investor (beginner)
bot-racer-beginner = Train racer (beginner)
bot-shark-beginner = Market shark (beginner)
bot-networker-beginner = Network builder (beginner)
bot-investor-club = Cautious investor (club player)
bot-racer-club = Train racer (club player)
bot-shark-club = Market shark (club player)
bot-networker-club = Network builder (club player)
bot-search = Search
web-start = Start
web-create = Open the table
web-more-choices = More choices
web-table-name = Name of the table
web-undo-policy = Undo
web-undo-free = free
web-undo-own = own last move
web-undo-agreement = when all agree
web-hints-allowed = Players may ask the bots for hints
web-hints-on = Hints: allowed
web-hints-off = Hints: none
web-pace = Clock
web-pace-none = none
web-pace-live = one hour, and 20 seconds for each move
web-pace-evening = ten minutes for each move
web-pace-days = two days for each move
web-pace-weeks = three weeks, and 12 hours for each move
web-public = Everybody may see the table
web-seat-free = free seat
web-sit-down = Sit down
web-link = Link for the others
web-copy = Copy
web-copied = copied
web-leave = Leave
web-start-waits = The game starts when all seats are taken.

## The table
web-turn = Turn
web-side = Beside the table
web-stages = What the table shows
web-stage-key = Key {$key}
web-follow = Follow the round
web-follow-why = Show by itself what the round is about
web-other-side = Turn and players to the other side
web-may-step-in = may step in: { $names }
web-anytime = At any time
web-you-may-step-in = You may step in
web-step-in = { $player } steps in
web-planning = { $count ->
    [0] You are planning: moves are tried on a copy, and nobody sees them.
    [one] You are planning: one move is tried on a copy, and nobody sees it.
   *[other] You are planning: { $count } moves are tried on a copy, and nobody sees them.
}
web-looking-back = You are looking back: the position after entry { $number }.
web-show-all = Show all moves
web-choose-on-board = There are more: choose a place on the board.
web-amount = { $what }, from { $low } to { $high }
web-amount-range = A whole number from { $low } to { $high }.
web-history = History
web-history-at = entry { $number } of { $last }
web-first = First position
web-back = One move back
web-forward = One move forward
web-now = Now
web-go-to = Go to entry { $number }
web-undone = { $player } took moves back.
web-is-done = { $player } is done.
web-taken-back = taken back
web-log-older = Show older entries ({ $count })
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Whole board
web-zoom-lead = Where it is played
web-unfold = Show the rest
web-fold = Fold
web-tab-log = Log
web-tab-chat = Chat
web-tab-charts = Charts
web-tab-orders = Orders
web-tab-notes = Notes
web-tab-table = Table
web-present = Here: { $names }
web-chat-text = Say something
web-forgotten = Forgotten the password?
web-reset-mailed = If the account has a confirmed e-mail address, a mail with a link is on its way.
web-new-password = A new password
web-new-password-done = The new password is set. Please log in with it.
web-own-data = My data
web-export-account = Everything about me as a file
web-delete-told = A deleted account cannot come back. Its games stay, under a neutral name; in running ones a bot takes over.
web-delete-account = Delete my account
web-delete-sure = Delete the account for good?
web-about-line = About this line of { $name }
web-report = Report
web-report-why = What is wrong with it? The owner of the server reads this.
web-reported = Thank you: the owner of the server will look at it.
web-mute = Mute
web-muted = { $name } is muted.
web-unmute = Unmute
web-line-hidden = removed by the owner of the server
web-rules-amended = The rules have been amended since this game began (version { $version }). All moves so far fit, and it goes on by the new ones.
web-rules-misfit = This game does not go on: from entry { $number } on it does not fit the rules of this server.
web-say = Say
web-notes-kept = Only you see your notes. They are kept.
web-notes-writing = Being kept …
web-why-not = Why not { $what }?
web-undo = Undo
web-undo-key = Undo (key u)
web-undo-asked = { $names } would like to take back { $count ->
    [one] one move
   *[other] { $count } moves
}. Does everybody agree?
web-undo-waits = The undo waits until everybody has agreed.
web-agree = Agree
web-disagree = Do not agree
web-withdraw = Withdraw
web-plan = Plan ahead
web-plan-end = End planning
web-plan-back = One move back
web-plan-clear = Discard
web-plan-at-most = at most { $amount }
web-plan-runs = Best runs in this plan:
web-hint = Hint
web-do-it = Do it
web-consider = Before it counts
web-confirm = Confirm
web-cancel = Cancel
web-clock = Time left
web-days-hours = { $days } d { $hours } h
web-status-open = waiting for players
web-status-running = running
web-status-finished = finished
web-status-abandoned = abandoned
web-export = Save the record
web-tab-end = Result
web-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-end-report = Report on the game
web-end-learn = Learn next: { $title }
web-end-next = Play next: { $title }
web-end-breakdown = What the score is made of
web-end-total = Total
web-export-site = Save for 18xx.games
web-rematch = Rematch
web-verify = Was the shuffle fair?
web-abandon = Abandon the game
web-abandon-sure = Abandon the game? Nobody can go on with it afterwards.
web-abandon-asked = { $names } would like to abandon the game. Does everybody agree?
web-abandon-waits = The game goes on until everybody has agreed to abandon it.
web-commitment = Checksum of the shuffle:

## Charts
web-chart-legend = Lines
web-chart-table = As a table
web-chart-figure = Figure
web-chart-phase = Ph. { $phase }
web-chart-none = There is nothing to draw yet.

## Standing orders
web-orders-hint = Orders make moves for you while you are away. Nobody else learns of them.
web-orders-none = No order stands.
web-orders-ended = Earlier orders ({ $count })
web-order-new = New order
web-order-seat = For
web-order-what = What
web-order-about = What it is about
web-order-limit = At most
web-order-watch = Stop as soon as somebody else trades these shares:
web-order-give = Give this order
web-order-withdraw = Withdraw
web-order-kind-pass = Pass
web-order-kind-buy = Buy until it floats
web-order-kind-run = Run and pay as before
web-order-kind-bid = Bid up to a limit
web-order-pass = Pass whenever possible until the end of this round.
web-order-pass-unless = Pass whenever possible until the end of this round, but only as long as nobody else trades shares of { $companies }.
web-order-until = Until so much is sold
web-order-buy = Buy a share of { $company } every turn until { $percent }% are sold.
web-order-run = Run the best routes of { $company } and pay as before.
web-order-bid = Bid for { $what } by the smallest step up to { MONEY($limit) }, then pass.
web-order-ended-withdrawn = withdrawn
web-order-ended-over = over
web-order-ended-event = somebody traded the shares
web-order-ended-game-over = the game ended

## Seats and screens
web-on-turn = to move
web-seat-bot = Let a bot play
web-fault-clock = The clock of this table met a fault of the server. It is tried again, and the owner of the server can see it.
web-fault-program = A bot or a standing order of this table met a fault of the server. It is tried again, and the owner of the server can see it.
web-guest = guest
web-guest-told = A guest has a seat at one table and no password. After logging out only your own link leads back to the seat.
web-come-back = Return as a guest
web-come-back-asked = This link leads a guest back to the seat. On this device { $name } is logged in.
web-come-back-stay = Go to the table as { $name }
web-return-link = Your own link back to this seat, for another device or a lost cookie. Keep it to yourself:
web-bot-asked = { $names } would like a bot to play for { $player }. Does everybody agree?
web-bot-waits = A bot plays for { $player } as soon as all the others have agreed. { $player } may come back at any time.
web-seat-return = Play again myself
web-hand-over = { $player }, please
web-hand-over-hint = Hand over the screen: what comes now is for this player only.
web-hand-over-show = I am { $player }: show

## Keys
web-keys = Keys
web-key-choose = go from one move to the next, on the board too, and make it
web-key-turn = to the first move that can be made
web-key-undo = take the last move back
web-key-stages = what the table shows, in order from the map on
web-key-plan = begin or end planning
web-key-history = one move back or forward
web-key-ends = the first position, and back to now
web-key-board = on the board: closer, farther, everything, move about
web-key-escape = let go of what is selected
web-key-help = this help
web-keys-why = A click on a place of the board where nothing can be done tells why not.

## Guided first games
web-lesson-step = Step { $step } of { $last }
web-lesson-next = Go on
web-lesson-skip = Skip
web-lesson-back = Back
web-lesson-leave = Leave the lesson
web-lesson-fold = Hide the text
web-lesson-unfold = Show the text
web-lesson-to-the-table = To the table
web-lesson-would = The lesson would do this:
web-lesson-waits = It is the turn of { $player } …
web-lesson-strayed = That was not the lesson's move: { $lines } It is legal; “Undo” takes it back, or simply go on.
web-lesson-unknown = There is no such lesson.
web-lesson-who = A lesson is a private table with two bots. It needs a name to sit down with.

## 18xx
web-more = More
web-since = Since your last turn: { $count ->
    [one] one move.
   *[other] { $count } moves.
}
web-since-show = Show them
web-since-stop = Skip
web-speed = Speed
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-speed-now = at once
