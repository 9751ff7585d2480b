# What the server says.

serve-ready = The table is ready: { $address } (Ctrl-C ends the server)
email-confirmed = The e-mail address is confirmed: Kursbuch writes to it when it is your turn.
local-player = Player
local-bots = Ada Bertha Charles Dora Ernest
web-missing = The web client has not been built: run “npm ci” and “npm run build” in the folder web of the source, or install the package with “make play”.

error-database-url = "{ $url }" is not the address of a database.
error-database-kind = Games can be kept in sqlite or postgresql, not in { $kind }.
error-database-unusable = The database { $url } cannot be used: { $reason }.
error-database-newer = The database was last used by a newer version of Kursbuch (schema { $found }; this version knows { $newest }): please run that version.
error-database-older = The database has an older schema ({ $found } instead of { $newest }): start the server again, and it brings the database up to date.
error-not-started = The server is starting. Please try again.
error-setting-invalid = The variable { $name } cannot be read: docs/server.md says what it can be.
error-port-unusable = The server cannot listen on { $host }, port { $port }: { $reason ->
    [EADDRINUSE] another program does
    [EADDRNOTAVAIL] this machine has no such address
    [EACCES] permission denied
   *[other] error { $reason }
}.

error-login-needed = Please log in first.
error-password-wrong = Name and password do not match.
error-account-banned = The owner of this server has banned this account.
error-token-wrong = This token is not valid.
error-token-unknown = There is no such token.
error-token-program = A token is for programs that play: for this, log in with the password.
error-tokens-many = An account can have at most { $most } tokens.
error-csrf = The request did not come from this site's own page. Please reload it.
error-name-taken = The name { $name } is taken.
error-invitation-unknown = This invitation does not exist.
error-mail-none = This server sends no mail, so it needs no e-mail address.
error-link-old = This link is no longer valid.
error-reset-by-owner = This server sends no mail: please ask its owner for a new password.
error-line-unknown = There is no line { $number } in this chat.
error-mute-nobody = Nobody else said this, so nobody can be muted.
error-reports-many = { $most } of your reports wait to be settled; please wait for that first.
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
error-request-invalid = { $place ->
    [password] The password
    [name] The name
    [email] The e-mail address
    [webhook] The address of the program
   *[other] “{ $place }”
} does not fit: { $problem ->
    [missing] it is missing
    [extra_forbidden] this is not known
    [json_invalid] this is not JSON
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
    [int_parsing_size] a whole number is needed
    [int_from_float] a whole number is needed
    [greater_than_equal] it must be at least { $limit }
    [less_than_equal] it can be at most { $limit }
    [less_than] it must be less than { $limit }
    [literal_error] not one of the possible values
   *[other] it is not of the right kind
}.

email-confirm-question = Should Kursbuch send notices to this address?
email-confirm = Confirm the e-mail address
error-database-served = A server runs on { $url }: stop it first.
error-database-memory = SQLite needs a file for the games, such as sqlite:///kursbuch.sqlite3.
error-database-encoding = The database { $url } keeps only letters of { $encoding }: it must be created with ENCODING 'UTF8'.
error-database-busy = Another server uses { $url } already: a SQLite file takes one process only, PostgreSQL several.
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
error-seat-time-over = The time for this move is over: the bot makes it, and the seat can be taken back after that.
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
error-hints-off = This table plays without hints.
error-order-unknown = There is no such order.
error-order-long = This order is too long: it may have { $most } letters at most.
error-orders-many = A seat can have at most { $most } standing orders.
error-plan-long = A plan has at most { $most } moves.
error-turn-other = It is not this seat's turn.

mail-turn-subject = { $title }: it is your turn at “{ $name }”
mail-turn =
    Hello { $player },

    it is your turn at the table “{ $name }” ({ $title }):
    { $url }
mail-reset-subject = A new password for Kursbuch
mail-reset =
    Hello { $player },

    with this link you choose a new password; it is valid for an hour:
    { $link }

    If you did not ask for this, your password stays as it is.
mail-confirm-subject = Please confirm your e-mail address
mail-confirm =
    Hello { $player },

    with this link you confirm that Kursbuch may write to this address:
    { $link }

    If you did not ask for this, nothing happens without the link.

help-admin = Look after the database of a server: backups, accounts, tables, reports. The server may run meanwhile.
help-option-database = The database: sqlite:///file or postgresql://user@host/name; without it KURSBUCH_DATABASE, or kursbuch.sqlite3 here.
help-backup = Write everything to one file.
help-backup-file = The file to write.
help-backup-overwrite = Replace a file that exists.
help-restore = Put a backup into an empty database, of either kind.
help-restore-file = A file that “backup” has written.
help-restore-overwrite = Throw away what the database has now.
help-check = Play every stored game again, and list those that the rules of this program no longer fit: before an update is switched on.
help-users = List the accounts.
help-users-search = Only names with this text.
help-tables = List the tables.
help-tables-status = Only those that are open, running, finished or abandoned.
help-reports = List what people have reported in chats.
help-reports-with-settled = With those that are settled.
help-settle = Mark a report as settled.
help-settle-report = The number of the report.
help-settle-hide = Hide the line of chat from everybody.
help-ban = Let nobody in by an account any more.
help-ban-name = The name of the account, or its number as in “#12”.
help-unban = Let the owner of a banned account in again.
help-unban-name = The name of the account, or its number as in “#12”.
help-password = Draw a new password for somebody who has forgotten it.
help-password-name = The name of the account, or its number as in “#12”.
help-delete = Delete an account or a table for good.
help-delete-user = The account: its games stay, under a neutral name.
help-delete-table = The table, with all its moves.
help-delete-yes = Really do it.

admin-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file }.
admin-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} restored from { $file }.
admin-checked = { $games ->
    [one] One game was played again;
   *[other] { $games } games were played again;
} { $misfits ->
    [0] all fit.
    [one] one does not fit.
   *[other] { $misfits } do not fit.
}
admin-misfit = { $table } “{ $name }” ({ $title }, { $status ->
    [running] running
    [finished] finished
   *[abandoned] abandoned
}, rules version { $version }, now { $now }): { $reason ->
    [title] the title is not installed
    [setup] players and options do not fit
    [refused] entry { $number } is refused: { $why }
    [unreadable] entry { $number } cannot be read
   *[other] entry { $number } leads to something else now
}
admin-banned = { $name } is banned: nobody is logged in by this account any more.
admin-unbanned = { $name } can log in again.
admin-password = The new password of { $name } is { $password }
admin-settled = Report { $number } is settled.
admin-settled-hidden = Report { $number } is settled, and the line is hidden.
admin-deleted-user = The account of { $name } is deleted.
admin-deleted-table = The table “{ $name }” is deleted.
admin-none = There is nothing to list.
admin-column-id = Id
admin-column-name = Name
admin-column-standing = Standing
admin-column-email = E-mail
admin-column-created = Since
admin-column-seats = Seats
admin-column-title = Title
admin-column-status = Status
admin-column-players = Players
admin-column-entries = Entries
admin-column-updated = Last change
admin-column-rules = Rules
admin-column-table = Table
admin-column-by = Who
admin-column-text = What
admin-column-reporter = Reported by
admin-column-reason = Why
admin-column-at = When
admin-standing-member = member
admin-standing-guest = guest
admin-standing-banned = banned
admin-standing-closed = deleted
admin-status-open = open
admin-status-running = running
admin-status-finished = finished
admin-status-abandoned = abandoned
admin-rules-same = the same
admin-rules-amended = amended
admin-rules-misfit = do not fit

error-database-missing = There is no database { $url }.
error-database-empty = The database { $url } is empty.
error-file-exists = The file { $path } exists already; --overwrite replaces it.
error-backup-itself = { $path } is the database itself: a backup in its place would be the end of it.
error-backup-none = { $path } is not a backup of Kursbuch.
error-backup-damaged = The backup { $path } is damaged or cut off; nothing was changed.
error-backup-newer = The backup { $path } is of a newer version of Kursbuch (schema { $found }; this version knows { $newest }).
error-restore-full = The database { $url } is not empty; --overwrite throws away what it has.
error-account-unknown = There is no account { $name }.
error-account-closed = The account { $name } has been deleted.
error-account-without-password = { $name } is a guest or the player of this machine and has no password.
error-report-unknown = There is no report { $number }.
error-table-missing = There is no table { $table }.
