# What the server says.

serve-ready = The table is ready: { $address } (Ctrl-C ends the server)
email-confirmed = The e-mail address is confirmed: Kursbuch writes to it when it is your turn.
local-player = Player
local-bots = Ada Bertha Charles Dora Ernest
web-missing = The web client has not been built: run “npm ci” and “npm run build” in the folder web of the source, or install the package with “make play”.

error-database-url = "{ $url }" is no address of a database.
error-database-kind = Games can be kept in sqlite or postgresql, not in { $kind }.
error-database-unusable = The database { $url } cannot be used: { $reason }.
error-database-newer = The database was last used by a newer version of Kursbuch (scheme { $found }; this version knows { $newest }): please run that version.
error-database-older = The database has an older scheme ({ $found } instead of { $newest }): start the server again, and it brings the database up to date.
error-not-started = The server is starting. Please try again.
error-setting-invalid = The variable { $name } cannot be read: docs/server.md says what it can be.
error-port-unusable = The server cannot listen on { $host }, port { $port }: { $reason ->
    [EADDRINUSE] another program does
    [EADDRNOTAVAIL] this machine has no such address
    [EACCES] permission denied
   *[other] error { $reason }
}.

error-login-needed = Please log in first.
error-password-wrong = Name and password do not fit.
error-token-wrong = This token is not valid.
error-token-unknown = There is no such token.
error-tokens-many = An account can have at most { $most } tokens.
error-csrf = The request did not come from this site's own page. Please reload it.
error-name-taken = The name { $name } is taken.
error-invitation-unknown = This invitation does not exist.
error-mail-none = This server sends no mail, so it needs no e-mail address.
error-link-old = This link is no longer valid.
error-local-only = Only the player at this machine can come in without a password, and only if the server was started with --local.
error-local-host = A server for the local player listens on this machine only, not on { $host }.
error-too-many-requests = Too many requests: please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-busy = The table is busy. Please try again.
error-database-away = The server does not reach its database at the moment. Please try again later.
error-server-fault = Something went wrong on the server. It has been noted.
error-page-unknown = There is nothing at this address.
error-method-unknown = This address cannot be used like that.
error-body-large = The request is too large.
error-body-unreadable = The request cannot be read.
error-request-invalid = “{ $place }” does not fit: { $problem ->
    [missing] it is missing
    [extra_forbidden] this is not known
    [json_invalid] this is no JSON
    [string_too_short] { $limit ->
        [one] it is empty
       *[other] at least { $limit } letters are needed
    }
    [too_short] there are too few
    [too_long] there are too many
    [string_too_long] at most { $limit } letters are possible
    [string_pattern_mismatch] not in this form
    [string_type] a text is needed
    [int_type] a whole number is needed
    [int_parsing] a whole number is needed
    [greater_than_equal] it must be at least { $limit }
    [less_than_equal] it can be at most { $limit }
    [less_than] it must be less than { $limit }
    [literal_error] not one of the possible values
   *[other] { $problem }
}.

error-code-wrong = This code does not lead back to a seat.
error-secret-short = KURSBUCH_SECRET needs at least { $least } characters.
error-too-many-connections = Too many live connections from here.
error-table-unknown = There is no such table, or it is not open to you.
error-table-is-open = The game has not started yet.
error-table-is-running = The game is running.
error-table-is-finished = The game is over.
error-table-is-abandoned = The game was abandoned.
error-host-only = Only the host of the table can do this.
error-guest-elsewhere = Guests can only play at the table that they were invited to.
error-seat-none = You do not sit at this table.
error-seat-other = Seat { $seat } is not yours.
error-seat-owner-only = Only { $name } can let a bot play here.
error-seat-unknown = There is no seat { $seat }.
error-seat-bot = A bot plays seat { $seat } at the moment.
error-seat-not-open = This seat is not open.
error-seat-taken-already = You sit at this table already.
error-seats-host = You can only take one seat yourself; the others at your screen are hotseat.
error-seats-open = There are still open seats.
error-clock-empty = A clock needs at least one second.
error-import-long = The game has more than { $most } moves.
error-export-secret = As long as the game runs its shuffle is secret: it can be exported when it is over.

error-game-misfit = The game cannot go on: { $reason ->
    [title] its title is not installed on this server
    [setup] the rules no longer take its players and options
    [refused] entry { $number } is no longer allowed
    [unreadable] entry { $number } cannot be read
   *[other] entry { $number } leads to something else
} by the rules of this server (version { $now }; begun by version { $version }). Its log stays, and it goes on when the rules fit again.
error-move-stale = Something else happened first: the table is at entry { $number }.
error-entry-unknown = The table has no entry { $number }.
error-undo-stale = Something else happened first. Please look again.
error-undo-nothing = There is nothing to take back.
error-undo-own = Only your own last move can be taken back.
error-order-unknown = There is no such order.
error-orders-many = A seat can have at most { $most } standing orders.
error-plan-long = A plan has at most { $most } moves.
error-turn-other = It is not this seat's turn.

mail-turn-subject = { $title }: it is your turn at “{ $name }”
mail-turn =
    Hello { $player },

    it is your turn at the table “{ $name }” ({ $title }):
    { $url }
mail-confirm-subject = Please confirm your e-mail address
mail-confirm =
    Hello { $player },

    with this link you confirm that Kursbuch may write to this address:
    { $link }

    If you did not ask for this, nothing happens without the link.
