# What the web table itself says.
web-skip = Skip to the content
web-loading = Loading …
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

## Accounts
web-welcome = Welcome
web-name = Name
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-register = New account
web-email = E-mail address, for mails about your turn
web-webhook = Address of a program that is told about your turn
web-save = Save
web-saved = Saved.
web-invited = You are invited to a table
web-come = Come to the table

## Lobby
web-my-games = My games
web-my-games-none = No game is running. Start one below.
web-new-table = New table
web-open-tables = Tables waiting for players
web-open-tables-none = No table is waiting.
web-running-tables = Games to watch
web-running-tables-none = No other game is running.
web-finished-games = Finished games
web-finished-games-none = No game has ended yet.
web-import = Import a game
web-import-here = Drop the file of a record or of a game of 18xx.games here, or choose it:
web-import-no-json = The file is not JSON, or it is cut off.
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
web-bot-name = Bot { $number }
web-player-name = Player { $number }
web-bot = Bots play like
bot-random = Random
bot-builder = Builder
bot-search = Search
web-start = Start
web-create = Open the table
web-more-choices = More choices
web-table-name = Name of the table
web-undo-policy = Undo
web-undo-free = free
web-undo-own = own last move
web-undo-agreement = when all agree
web-pace = Clock
web-pace-none = none
web-pace-live = one hour and 20 seconds a move
web-pace-evening = ten minutes a move
web-pace-days = two days a move
web-pace-weeks = three weeks and 12 hours a move
web-public = Everybody may see the table
web-seat-free = free seat
web-sit-down = Sit down
web-link = Link for the others
web-leave = Leave
web-start-waits = The game starts when all seats are taken.

## The table
web-turn = Turn
web-side = Beside the table
web-may-step-in = may step in: { $names }
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
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Whole board
web-tab-log = Log
web-tab-chat = Chat
web-tab-charts = Charts
web-tab-orders = Orders
web-tab-notes = Notes
web-tab-table = Table
web-present = Here: { $names }
web-chat-text = Say something
web-say = Say
web-notes-kept = Only you see your notes. They are kept.
web-notes-writing = Being kept …
web-why-not = Why not { $what }?
web-undo = Undo
web-undo-key = Undo (key u)
web-undo-asked = Another player wants to take moves back.
web-agree = Agree
web-disagree = Do not agree
web-plan = Plan ahead
web-plan-end = End planning
web-hint = Hint
web-do-it = Do it
web-clock = Time left
web-days-hours = { $days } d { $hours } h
web-status-open = waiting for players
web-status-running = running
web-status-finished = finished
web-status-abandoned = abandoned
web-export = Save the record
web-rematch = Rematch
web-verify = Was the shuffle fair?
web-abandon = Abandon the game
web-commitment = Promise of the shuffle:
