# What the commands and the engine say in every title.

# How an amount is written: # is the number.
currency = #
error-title-unknown = There is no title "{ $title }"; there are { $known }.
error-option-unknown = { $title } has no option "{ $option }"; it has { $known }.
error-option-none = { $title } has no option "{ $option }", nor any other.
error-option-value = The option { $option } cannot be "{ $value }"; it can be { $known }.
error-option-needs = The option { $option }={ $value } needs { $needs }.
error-option-players = The option { $option }={ $value } does not fit { $count } players.
error-player-count = { $title } is played by { $counts } players, not by { $count }.
error-player-names = Two players have the same name: { $names }.
error-status-unknown = There is no status “{ $status }”, only { $known }.
error-delete-what = Say either --user or --table.
error-delete-sure = Nothing was deleted: to delete the { $kind ->
    [user] account of { $name }
   *[table] table “{ $name }”
} for good, add --yes.
error-record-newer = The record follows version { $record_version } of the rules; this program knows version { $own_version }.
error-record-refused = Move { $number } of the record is not allowed: { $refusal }.

## Files and records
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read: { $reason ->
    [ENOENT] there is no such folder
    [EACCES] permission denied
    [EPERM] permission denied
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is not a folder
    [EEXIST] there is a file of that name
    [ENOSPC] no space left
    [EROFS] the file system is read-only
    [ENAMETOOLONG] the name is too long
   *[other] error { $reason }
}.
error-file-unwritable = { $path } cannot be written: { $reason ->
    [ENOENT] there is no such folder
    [EACCES] permission denied
    [EPERM] permission denied
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is not a folder
    [EEXIST] there is a file of that name
    [ENOSPC] no space left
    [EROFS] the file system is read-only
    [ENAMETOOLONG] the name is too long
   *[other] error { $reason }
}.
standard-output = The output
error-file-other = { $path } exists and holds something else; nothing was overwritten.
error-file-gzip = { $path } is a damaged gzip file.
error-file-no-text = { $path } is not a text file.
error-file-no-json = { $path } is not JSON, or is cut off: line { $line }, column { $column }.
error-file-no-game = { $path } holds no game: neither a Kursbuch record nor a game of 18xx.games.
error-data-folder = { $variable } names the folder { $path }, which is not there.
error-data-folder-unknown = { $path } is the folder of no game; there are { $known }.
error-data-file-unknown = { $path } is not a data file of the game; its files are { $known }.
error-data-cut-off = { $path } is cut off: something that was begun there is not ended.
error-data-no-toml = { $path } is not TOML: line { $line }, column { $column }.
error-data-wrong = { $path }, { $place }: { data-problem }.
error-record-none = This is no Kursbuch record.
error-record-format = The record has format { $record_version }; this program knows format { $own_version }.
error-record-damaged = The record is damaged at { $place }: { problem }.
error-record-seat = Move { $number } of the record has the seat { $seat }; the seats are 0 to { $last }.
error-record-action-kind = Move { $number } of the record has the unknown kind "{ $kind }".
error-record-action-field = Move { $number } of the record ({ $kind }) has the unknown field "{ $field }"; it has { $known }.
error-record-action-value = Move { $number } of the record ({ $kind }) is damaged at { $place }: { problem }.
error-action-kind = There is no move of the kind "{ $kind }"; there are { $known }.
error-action-field = { $kind } has no field "{ $field }"; it has { $known }.
error-action-value = { $kind }, field "{ $place }": { problem }.
error-action-form = "{ $text }" is neither a number of the list, nor a command, nor a move such as: kind field=value. For what is possible, type: help
problem = { $problem ->
    [missing] it is missing
    [unexpected_keyword_argument] it does not belong there
    [int_type] it is not a whole number
    [int_from_float] it is not a whole number
    [string_type] it is not text
    [bool_type] it is neither true nor false
    [tuple_type] it is not a list
    [dict_type] it is not an object
   *[other] it does not fit
}
data-problem = { $problem ->
    [extra_forbidden] it is not known there
    [int_parsing] it is not a whole number
    [model_type] it is not a table
    [model_attributes_type] it is not a table
    [dataclass_type] it is not a table
    [mapping_type] it is not a table
    [greater_than_equal] "{ $found }" is too small
    [less_than_equal] "{ $found }" is too large
    [too_short] it has too few entries
    [too_long] it has too many entries
    [literal_error] it must be { $found }
    [track] "{ $found }" is not a track such as 0-3 or 1-s0
    [track_stop] its track leads to a stop that is not there
    [stop] "{ $found }" is not a stop such as city x2 40
    [hex_name] "{ $found }" is not a hex such as H12
    [market_row] "{ $found }" is not a row of prices such as 67 100p -
    [grant_hex] it lets a company build and names no hex
    [bonus] it is not a bonus
    [phase_unknown] there is no phase "{ $found }"
    [train_unknown] there is no train "{ $found }"
    [company_unknown] there is no company "{ $found }"
    [hex_unknown] there is no hex "{ $found }" on the map
    [tile_unknown] there is no tile "{ $found }"
    [zone_unknown] there is no zone "{ $found }"
    [topic_unknown] there is no topic "{ $found }"
    [city_unknown] there is no city "{ $found }"
    [terrain_row] "{ $found }" is not a row of the terrain
    [no_city] the terrain has no city for { $found } there
    [pair_count] there must be { $found } of them
    [repeated] there is another one with the name "{ $found }"
    [too_few_of_level] level { $found } has fewer tiles than cities
    [too_few_of_stack] there are too few of { $found }
    [gate_space] the track does not go on from space { $found }
   *[other] { problem }
}
error-import-title = Games of { $title } on 18xx.games cannot be imported.
error-import-action = Action { $number } of the game (id { $id }): { $who } wants to { $kind } ({ $what }). That cannot be read. The game up to there can be kept.
error-import-turn = Action { $number } of the game (id { $id }): { $who } wants to { $kind } ({ $what }). This company is not on turn ({ $reason }). The game up to there can be kept.
error-import-share = Action { $number } of the game (id { $id }): { $who } wants to { $kind } ({ $what }). These certificates are not there: { $reason }. The game up to there can be kept.
error-import-revenue = Action { $number } of the game (id { $id }): { $who } wants to { $kind } ({ $what }). These routes bring something else here than the file says ({ $reason }). The game up to there can be kept.
error-import-refused = Action { $number } of the game (id { $id }): { $who } wants to { $kind } ({ $what }). That is not allowed: { $refusal }. The game up to there can be kept.
error-import-rule = The optional rule { $rule } of 18xx.games is not known here.
error-export-title = 18xx.games has no { $title } that is played as here: it cannot be exported.
error-export-profile = 18xx.games plays some rules differently: only games with profile=18xx.games can be exported.
error-export-option = 18xx.games does not have the option { $option }={ $value }: this game cannot be exported.
error-export-move = Move { $number } ({ $kind }) cannot be expressed on 18xx.games.
error-export-format = There is no export to { $format }. Known: { $known }.
error-at-beyond = There is no position after { $at } actions; the game has { $actions }.

## Commands
error-language-unknown = There are no texts in the language "{ $language }"; there are { $known }.
error-option-form = "{ $option }" is not an option of the form NAME=VALUE.
error-bot-unknown = There is no bot "{ $bot }"; there are { $known }.
error-bots-number = "{ $bots }" is no number of bots: it must be 0 or more.
error-bot-count = { $bots } bots do not fit at a table of { $players }.
error-bot-budget = "{ $bot }" is not a bot with a budget; search:50 thinks for 50 playouts (at most { $playouts }), search:0.2s for 0.2 seconds (at most { $seconds }).
error-bot-no-budget = The bot { $bot } does not take a budget.
error-backend-unknown = There is no backend "{ $backend }"; there are { $known }.
error-backend-address = The backend { $backend } has no address; --address belongs to --backend ray.
error-ray-missing = Ray is not installed; it comes with: pip install "kursbuch[research]".
error-ray-address = There is no Ray cluster at { $address }, or it cannot be started.
error-ray-lost = A game lost its worker { $retries } times; the series was given up.
error-arena-missing = The arena needs { $library }, which comes with: pip install "kursbuch[arena]".
error-arena-seats = { $bots } bots do not fit into { $seats } seats.
error-arena-alone = An arena needs at least two bots, as in --bots builder,random; builder,builder compares the seats.
error-arena-unfinished = None of the { $games } games came to an end.
error-plot-format = { $path } is not a picture that can be drawn; its name must end in { $known }.
error-render-mode = There is no render mode "{ $mode }"; there are { $known }.
error-research-missing = PettingZoo is not installed; it comes with: pip install "kursbuch[research]".
error-proof-missing = This board has so much track that the best run is only proven by OR-Tools, which comes with: pip install "kursbuch[proof]".
error-routes-none = { $title } has no routes to look for.
error-company-unknown = There is no company "{ $company }" that could run trains here; there are { $known }.
error-company-choose = No company is operating in this position; choose one with --company: { $known }.
error-company-none = No company can run trains in this position.
error-option-alone = { $option } only goes with { $other }.
error-option-apart = { $option } does not go with { $other }; leave one of them out.
error-tile-unknown = There is no tile { $tile }.
error-hex-unknown = There is no hex { $hex }.
error-drawing-none = There is no drawing for "{ $title }".
error-door-broken = What "{ $title }" registers as kursbuch.{ $floor } cannot be loaded: { $value } ({ $reason }).
error-door-name = A title is registered as "{ $title }" that calls itself "{ $found }".
error-door-texts = The title "{ $title }" lacks texts: { $file } is neither among its own nor among the shared ones.
error-render-source = "{ $source }" is neither a file nor a title; the titles are { $known }.
error-resume-title = The record to resume is a game of { $found }, not of { $title }.
error-resume-fixed = Players, options and seed of a resumed game come from its record; leave out { $option }.

usage-nosuchoption = There is no option { $option }; see kursbuch --help.
usage-nosuchcommand = There is no such command; see kursbuch --help.
usage-missingparameter = { $parameter } is missing; see kursbuch --help.
usage-badparameter = The value of { $parameter } does not fit; it must be { $kind ->
    [any] a number
   *[whole] a whole number
}{ $bounds ->
    [min] , { $min } or more
    [min-max] { " " }from { $min } to { $max }
   *[none] { "" }
}.
usage-extra = There are too many arguments; see kursbuch --help.
usage-badoptionusage = The option { $option } is not used like this; see kursbuch --help.
usage-other = { $problem }; see kursbuch --help.

help-word-usage = Usage
help-word-options = OPTIONS
help-word-command = COMMAND
help-word-args = ARGS
help-heading-options = Options
help-heading-arguments = Arguments
help-heading-commands = Commands
help-remark-default = { "default: " }
help-remark-required = required
help-serve = Serve tables for people and programs over the network.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-database = Where games are kept: sqlite:///file or postgresql://user@host/name.
help-serve-local = For the player of this machine: the page needs no account and no password.
help-serve-ready = With --local: have a table of this title ready, with bots.
help-serve-bots = With --ready: how many bots sit at that table; without it two.
help-serve-open-page = Open the page in the browser.
help-report = Write a page about the game of a file: values, prices, revenue, swings, missed revenue.
help-report-output = The page.
help-whatif = Let bots play on from a move of a game, many times, and compare what came of it with the real result.
help-whatif-at = The move after which the bots play on.
help-whatif-games = How many times they play on.
help-whatif-stray = How many of the moves are made at random, in percent: without it some bots always play the same.
help-whatif-jobs = How many processes.
help-export = Write a game that was played with profile=18xx.games for that site.
help-export-to = Where the game goes: 18xx.games.
help-export-output = The file to write.
help-kursbuch = Railway board games: play, replay, study.
help-titles = What can be played: ids, names, player counts, options.
help-play = Play in the terminal, around one screen and against bots.
help-replay = Play the game of a file again, a Kursbuch record or one of 18xx.games, and tell how it ended.
help-routes = The best run of a company's trains in a position of a game.
help-simulate = Let bots play games against each other.
help-arena = Let bots play in rotating seats, and rate them.
help-render = Draw a position as an SVG picture.
help-option-lang = The language: de or en. Without it the environment decides.
help-option-version = Show the version.
help-option-help = Show this help.
help-option-as-json = Print JSON.
help-option-title-id = A title; kursbuch titles lists them.
help-option-file = A record of Kursbuch or a game of 18xx.games, also gzipped.
help-option-at = The position after N actions instead of the last one.
help-option-option = An option of the title as listed by kursbuch titles; may be given several times.
help-option-seed = The seed of chance: the same seed gives the same game.
help-option-bot = Which bot plays: random, builder or search; search:2s thinks for two seconds a move.
help-option-players = The number of players.
help-play-players = The names of the people, separated by commas.
help-play-bots = How many bots sit at the table, or their names, separated by commas; "program:COMMAND" is a program.
help-play-save = Save the game in this file after every move.
help-play-resume = Go on with the game of this record.
help-play-overwrite = Allow --save to overwrite a file that holds something else.
help-replay-up-to-failure = Read only the actions before the first one that does not fit.
help-replay-with-trace = Print a JSON line after each action of the file.
help-routes-company = The company; without it the one whose turn it is.
help-routes-every-run = A JSON line for every operating turn of the game, with what was run.
help-simulate-games = How many games.
help-simulate-jobs = How many processes.
help-simulate-save = Save the records in this folder.
help-arena-bots = The bots, separated by commas; repeated if there are more seats. "program:COMMAND" is a program.
help-arena-games = How many games; multiples of the number of players are fair.
help-arena-jobs = How many processes; without it one for each core.
help-arena-backend = Where the games are played: on this machine, or on a Ray cluster.
help-arena-address = The address of the Ray cluster; without it one is started on this machine.
help-arena-plot = Draw the result into this file, PNG or SVG.
help-render-source = A game or a title.
help-render-output = The picture.

replay-other-rules = The record was played by other rules or data of { $title } (version { $version }, now version { $now }): every move is checked by today's.
replay-done = { $title }: { $actions } actions, all legal.
replay-unfinished = The game is not finished.
run-heading = { $company }: { MONEY($amount) }
route-none = does not run
route-begins = { $train }: where does the route begin?
menu-run = Put another run together …
prompt-run = Number: change the route of this train (Enter: run like this; 0: back)
prompt-stop = Number of the next stop (Enter: the route is done; 0: one stop back)
routes-no-trains = { $company }: no train, no run
routes-so-far = { $company }: best so far { MONEY($revenue) }, at most { MONEY($most) }; looking for the proof ...
routes-heading = { $company }: { MONEY($revenue) } { $proven ->
    [yes] (proven to be the best)
   *[no] (not proven to be the best)
}
titles-players = { $counts } players
titles-needs = (only with { $needs })
titles-usual = (default)
simulate-progress = Games
simulate-done = { $finished } of { $games } games finished; { $actions } actions in { $seconds } seconds.
arena-legend = Rating: OpenSkill (Plackett-Luce), mean ± 2 standard errors. Won: 95% interval; a victory shared by different bots counts for none. p: exact test against the fair share, two-sided. Games of one seed belong together; intervals are bootstrapped over the seeds (from 20 of them on).
arena-plot = { $title }, { $games } games
reason-no-strategy = Nobody has written a strategy for this game yet: a move at random.
notice-no-strategy = Nobody has written a strategy for { $title } yet: the bots play at random.
reason-search-first = { $moves } moves compared in { $playouts } trials: nothing was clearly better. Expected result { $score }, { $lead } against the others.
reason-search-better = { $moves } moves compared in { $playouts } trials: this one leads to the best result, { $score }; { $lead } against the others.
result = Result
end-other = The game ended: { $end }.

## At the table
player-name = Player { $number }
turn = { $player } to move
turn-others = May step in: { $players } (type: as NAME)
menu-open = { $kind } … ({ $count })
menu-enter = Enter: { $text }
menu-back = 0: back
menu-many = There are more moves than can be listed; the others can be typed as: kind field=value
prompt-move = Move, or help
prompt-choice = Number (0: back; commands as always)
prompt-count = Number, { $low } to { $high } (empty: back; commands as always)
prompt-amount = Amount, { MONEY($low) } to { MONEY($high) } (empty: back; commands as always)
prompt-pass-screen = { $player } to move: press Enter when nobody else is looking.
prompt-save-as = Save the game? File name, or Enter for no
prompt-overwrite = { $path } holds something else. Overwrite it? (y/N)
answer-yes = y yes
amount-unknown = { $text } is not a number from { $low } to { $high }.
log-earlier = … { $count ->
    [one] an earlier line
   *[other] { $count } earlier lines
}; "log" shows everything
choice-unknown = { $text } is not on the list.
refused = Not allowed: { $refusal }
saved = Saved in { $path }.
not-saved = The game is not saved.
resume-hint = Go on with: kursbuch play { $title } --resume { $path }
undone = Taken back: { $count ->
    [one] one move
   *[other] { $count } moves
}.
nothing-to-undo = There is nothing to take back.
nothing-to-show = { $part }: there is no such thing in this game.
save-where = Save where? Type: save FILE
seat-unknown = { $player } cannot act now.
log-empty = Nothing has happened yet.
bot-playing = { $player } is played by a bot ({ $bot }).
hint-move = { $bot } would play: { $text }
help-table =
    A number chooses a move from the list; Enter alone takes the only one there is.
    A move can also be typed: kind field=value ..., or as JSON.
    Commands work at every prompt. For a first game: "hint" tells what a bot would
    do and why, "preview 1" what move 1 would change, and "undo" takes it back.
    Whoever types what is not allowed is told the place in the rulebook.

      map                 the board
      market              the share prices
      tables [NAME]       everything on the table; or one table only:
                          also just by its name (players, trains, ...)
      log                 what has happened so far
      history [N]         the last moves; or the position after move N
      moves               the list of moves again
      preview N [AMOUNT]  what move N of the list would bring about
      routes [NAME]       the best run of a company (18xx only)
      hint                what bots would do here, and why
      as NAME             act for another player who may step in
      undo                take back the last move of a person
      back                in a further list: back to the one before
      save FILE           save the game
      quit                leave
words-map = map board
words-market = market
words-tables = tables table
words-log = log
words-moves = moves list
words-hint = hint
words-as = as
words-undo = undo
words-save = save
words-quit = quit exit
words-help = help ?

heading-round = Round
heading-players = Players
heading-companies = Companies
heading-market = Share prices
heading-board = Board
heading-log = Log

column-title = Title
column-name = Name
column-id = Id
column-player = Player
column-players = Players
column-seat = Player
column-options = Options
column-score = Score
column-winner = Winner
column-average-score = Average score
column-wins = Wins
column-bot = Bot
column-arena-seat = Seat
column-rating = Rating
column-win-share = Won
column-fair-share = Fair share
column-chance = p
column-train = Train
column-trains = Trains
column-route = Route
column-revenue = Revenue
percent = { $value }%
column-cash = Cash
column-shares = Shares
column-phase = Phase
column-step = Step
column-value = Value
column-company = Company
column-points = Points
column-count = Count
## Kinds of moves, as headings of the list
kind-bid = Bid
kind-sell-shares = Sell shares
section-page = { $book } p. { $number }
reconstructed-label = Not as printed
reconstructed-correct = An owner of the game can correct this, with data files of their own in the folder that KURSBUCH_DATA names (docs/data-format.md).
words-back = back
words-history = history
words-preview = preview
words-routes = routes run
history-unknown = { $text } is not a move of this game; there are 0 to { $last }.
history-at = The position after move { $number } of { $last }:
preview-of = { $text } – then this happens:
preview-open = That is a list of moves: open it first, then look at one of them.
tables-unknown = There is no table “{ $text }”; there are { $known }.
preview-which = Which move? Type: preview NUMBER, with an amount also: preview NUMBER AMOUNT
# What a title calls its privates and rounds; it may know better.
private-name = { $private }
round-name = { $kind } { $number }

help-bot = Let a bot answer turns on standard input: a program for an arena or a table.
help-bot-name = The bot.
help-serve-program = A program that may be asked to sit at the tables, by this name.
notice-program-faults = The program { $bot } lost { $count ->
    [one] one turn
   *[other] { $count } turns
} to the builder: it { program-problem }.
error-program-command = "{ $command }" is not a command.
error-program-line = Line { $number } cannot be answered: { $problem ->
    [json] it is not a JSON object.
    [game] it does not tell which game is played.
    [hidden] this bot needs to know the moves, and in this title they are not told.
   *[turn] it is not a turn of the protocol.
}
error-program-name = "{ $bot }" cannot be the name of a program.
reason-program = { $words }
program-problem = { $problem ->
    [start] cannot be started
    [version] speaks another version of the protocol
    [silent] did not answer in time
    [ended] has ended
    [long] wrote too long a line
    [json] wrote something that is no JSON object
    [move] named no move for this turn
    [action] named a move that does not exist
   *[refused] named a move that the rules do not allow
}
reason-program-failed = The program { $bot } { program-problem }: the builder has moved for it.
help-arena-run = Save every game in this file; a series that was ended goes on where it stood.
help-arena-records = Save the records of all games in this folder.
error-run-differs = { $path } holds another series ({ $differences }).
error-run-code = { $path } was begun with other rules or bots (code { $begun }, here { $here }), and goes on only with the version it was begun with.
error-run-other = { $path } holds another series, or none.
column-games = Games
help-whatif-play = A move of your own at this place, as in "buy_share company=B&O source=bank": it is compared with the bot's.
whatif-move = Move
whatif-bots-move = { $move } (the bot)
whatif-gained = Difference
whatif-for = What it brings { $player }, in games with the same luck:
error-whatif-move = "{ $text }" is no move; here one can be, for example: { $known }
error-whatif-refused = This move is not allowed: { $reason }.
reason-line = It expects: { $line }
reason-line-move = { $player }: { $move }.
reason-instead = After “{ $move }” it would be { $lead }.
reason-instead-line = Then: { $line }
help-tune = Look for better constants of the builder by playing.
help-tune-steps = How many changes are tried.
help-tune-games = How many games each change is tried in.
help-tune-run = Save every step in this file; a search that was ended goes on where it stood.
help-tune-jobs = How many processes; without it one for each core.
help-tune-backend = Where the games are played: on this machine, or on a Ray cluster.
help-tune-address = The address of the Ray cluster; without it one is started on this machine.
tune-progress = Changes
tune-weight = Weight
tune-value = Value
tune-kept = Kept
tune-best = The best found: { $bot }
error-tune-nothing = { $title } has no constants that can be tuned.
error-bot-weights = "{ $bot }" is not a builder with weights, as in builder:control=30;home=0.2; there are { $known }.
