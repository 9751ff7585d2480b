# Was der Server sagt.

serve-ready = Der Tisch ist bereit: { $address } (Strg-C beendet den Server)
email-confirmed = Die E-Mail-Adresse ist bestätigt: Kursbuch schreibt an sie, wenn eine Partie auf den eigenen Zug wartet.
local-player = Spieler
local-bots = Ada Bertha Karl Dora Ernst
web-missing = Die Webseite ist noch nicht gebaut: im Ordner web des Quelltexts „npm ci“ und „npm run build“ aufrufen oder das Paket mit „make play“ installieren.

error-database-url = „{ $url }“ ist keine Adresse einer Datenbank.
error-database-kind = Spiele können in sqlite oder postgresql liegen, nicht in { $kind }.
error-database-unusable = Die Datenbank { $url } ist nicht benutzbar: { $reason }.
error-database-newer = Die Datenbank wurde zuletzt von einer neueren Version von Kursbuch benutzt (Schema { $found }, diese Version kennt { $newest }): Bitte jene Version starten.
error-database-older = Die Datenbank hat ein älteres Schema ({ $found } statt { $newest }): Ein Neustart des Servers bringt sie auf den neuesten Stand.
error-not-started = Der Server startet gerade. Bitte noch einmal versuchen.
error-setting-invalid = Die Variable { $name } ist nicht lesbar: was sie sein kann, steht in docs/server.md.
error-port-unusable = Der Server kann { $host }, Port { $port } nicht benutzen: { $reason ->
    [EADDRINUSE] ein anderes Programm tut es schon
    [EADDRNOTAVAIL] dieser Rechner hat keine solche Adresse
    [EACCES] keine Berechtigung
   *[other] Fehler { $reason }
}.

error-login-needed = Bitte zuerst anmelden.
error-password-wrong = Name und Passwort passen nicht zusammen.
error-account-banned = Der Betreiber dieses Servers hat dieses Konto gesperrt.
error-token-wrong = Dieser Zugangsschlüssel gilt nicht.
error-token-unknown = Diesen Zugangsschlüssel gibt es nicht.
error-token-program = Ein Zugangsschlüssel ist für Programme, die spielen: Das geht nur nach dem Anmelden mit dem Passwort.
error-tokens-many = Ein Konto kann höchstens { $most } Zugangsschlüssel haben.
error-csrf = Die Anfrage kam nicht von der eigenen Seite dieses Servers. Bitte neu laden.
error-name-taken = Der Name { $name } ist vergeben.
error-invitation-unknown = Diese Einladung gibt es nicht.
error-mail-none = Dieser Server verschickt keine Post und braucht darum keine E-Mail-Adresse.
error-link-old = Dieser Link gilt nicht mehr.
error-reset-by-owner = Dieser Server verschickt keine Mails: Bitte den Betreiber um ein neues Passwort.
error-line-unknown = Die Zeile { $number } gibt es in diesem Gespräch nicht.
error-mute-nobody = Das hat niemand anderes gesagt, also kann niemand stummgeschaltet werden.
error-reports-many = { $most } eigene Meldungen sind noch nicht erledigt; bitte erst abwarten.
error-local-only = Ohne Passwort kommt nur herein, wer an diesem Rechner sitzt, und nur, wenn der Server mit --local gestartet wurde.
error-local-host = Ein Server für diesen Rechner ist nur unter seiner eigenen Adresse zu erreichen, nicht unter { $host }.
error-too-many-requests = Zu viele Anfragen: bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal versuchen.
error-busy = Am Tisch ist viel los. Bitte noch einmal versuchen.
error-database-away = Der Server erreicht gerade seine Datenbank nicht. Bitte später noch einmal versuchen.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.
error-page-unknown = Unter dieser Adresse gibt es nichts.
error-method-unknown = So lässt sich diese Adresse nicht benutzen.
error-body-large = Die Anfrage ist zu groß.
error-body-unreadable = Die Anfrage ist nicht lesbar.
error-request-invalid = { $place ->
    [password] Das Passwort
    [name] Der Name
    [email] Die E-Mail-Adresse
    [webhook] Die Adresse des Programms
   *[other] „{ $place }“
} passt nicht: { $problem ->
    [missing] das fehlt
    [extra_forbidden] das ist unbekannt
    [json_invalid] das ist kein JSON
    [string_too_short] { $limit ->
        [one] es ist leer
       *[other] mindestens { $limit } Zeichen sind nötig
    }
    [too_short] es sind zu wenige
    [too_long] es sind zu viele
    [string_too_long] höchstens { $limit } Zeichen sind möglich
    [string_pattern_mismatch] nicht in dieser Form
    [string_type] es muss ein Text sein
    [int_type] es muss eine ganze Zahl sein
    [int_parsing] es muss eine ganze Zahl sein
    [int_parsing_size] es muss eine ganze Zahl sein
    [int_from_float] es muss eine ganze Zahl sein
    [greater_than_equal] es muss mindestens { $limit } sein
    [less_than_equal] es kann höchstens { $limit } sein
    [less_than] es muss kleiner als { $limit } sein
    [literal_error] keiner der möglichen Werte
   *[other] es ist nicht von der richtigen Art
}.

email-confirm-question = Soll Kursbuch Nachrichten an diese Adresse schicken?
email-confirm = E-Mail-Adresse bestätigen
error-database-served = Auf { $url } läuft ein Server: Er muss zuerst beendet werden.
error-database-memory = SQLite braucht eine Datei für die Partien, etwa sqlite:///kursbuch.sqlite3.
error-database-encoding = Die Datenbank { $url } kennt nur Buchstaben von { $encoding }: Sie muss mit ENCODING 'UTF8' angelegt werden.
error-database-busy = Ein anderer Server benutzt { $url } schon: Eine SQLite-Datei nimmt nur einen Prozess, PostgreSQL mehrere.
error-code-wrong = Dieser Code führt zu keinem Platz zurück.
error-secret-short = KURSBUCH_SECRET braucht mindestens { $least } Zeichen.
error-too-many-connections = Zu viele Live-Verbindungen von hier.
error-table-unknown = Diesen Tisch gibt es nicht, oder er ist nicht zugänglich.
error-table-is-open = Die Partie hat noch nicht begonnen.
error-table-is-running = Die Partie läuft.
error-table-is-finished = Die Partie ist zu Ende.
error-table-is-abandoned = Die Partie wurde abgebrochen.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-guest-elsewhere = Gäste können nur an dem Tisch spielen, zu dem sie eingeladen sind.
error-seat-none = An diesem Tisch ist kein eigener Platz.
error-seat-other = Platz { $seat } gehört jemand anderem.
error-seat-owner-only = Nur { $name } kann hier einen Bot spielen lassen.
error-seat-unknown = Einen Platz { $seat } gibt es nicht.
error-seat-bot = Auf Platz { $seat } spielt gerade ein Bot.
error-seat-time-over = Die Zeit für diesen Zug ist um: Ihn macht der Bot, danach lässt sich der Platz zurücknehmen.
error-seat-not-open = Dieser Platz ist nicht frei.
error-seat-taken-already = An diesem Tisch gibt es schon einen eigenen Platz.
error-seats-host = Nur ein Platz ist der eigene; die anderen am selben Bildschirm sind Hotseat-Plätze.
error-seats-open = Es sind noch Plätze frei.
error-clock-empty = Eine Uhr braucht mindestens eine Sekunde.
error-import-long = Die Partie hat mehr als { $most } Züge.
error-export-secret = Solange die Partie läuft, bleibt die Mischung geheim: Exportieren lässt sie sich nach dem Ende.

error-game-misfit = Die Partie kann nicht weitergehen: { $reason ->
    [title] Sein Titel ist auf diesem Server nicht installiert
    [setup] Spieler und Optionen passen nicht mehr
    [refused] Eintrag { $number } ist nicht mehr erlaubt
    [unreadable] Eintrag { $number } ist nicht lesbar
   *[other] Eintrag { $number } führt zu etwas anderem
} nach den Regeln dieses Servers (Version { $now }, begonnen nach Version { $version }). Der Verlauf bleibt erhalten, und sobald die Regeln wieder passen, geht es weiter.
error-move-stale = Etwas anderes kam zuvor: der Tisch steht bei Eintrag { $number }.
error-entry-unknown = Der Tisch hat keinen Eintrag { $number }.
error-undo-stale = Etwas anderes kam zuvor. Bitte neu ansehen.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-own = Nur der eigene letzte Zug lässt sich zurücknehmen.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-order-unknown = Diesen Auftrag gibt es nicht.
error-order-long = Dieser Auftrag ist zu lang: Er darf höchstens { $most } Buchstaben haben.
error-orders-many = Ein Platz kann höchstens { $most } Aufträge haben.
error-plan-long = Eine Planung hat höchstens { $most } Züge.
error-turn-other = Dieser Platz ist nicht an der Reihe.

mail-turn-subject = { $title }: am Zug bei „{ $name }“
mail-turn =
    Hallo { $player },

    am Tisch „{ $name }“ ({ $title }) wartet die Partie auf den nächsten Zug:
    { $url }
mail-reset-subject = Ein neues Passwort für Kursbuch
mail-reset =
    Hallo { $player },

    mit diesem Link lässt sich ein neues Passwort wählen; er gilt eine Stunde:
    { $link }

    Wer das nicht verlangt hat, braucht nichts zu tun: Das Passwort bleibt, wie es ist.
mail-confirm-subject = Bitte die E-Mail-Adresse bestätigen
mail-confirm =
    Hallo { $player },

    dieser Link bestätigt, dass Kursbuch an diese Adresse schreiben darf:
    { $link }

    Wer das nicht wollte, braucht nichts zu tun: ohne den Link geschieht nichts.

help-admin = Die Datenbank eines Servers betreuen: Sicherungen, Konten, Tische, Meldungen. Der Server darf dabei laufen.
help-option-database = Die Datenbank: sqlite:///datei oder postgresql://benutzer@rechner/name; sonst KURSBUCH_DATABASE oder kursbuch.sqlite3 hier.
help-backup = Alles in eine Datei schreiben.
help-backup-file = Die Datei, die geschrieben wird.
help-backup-overwrite = Eine vorhandene Datei ersetzen.
help-restore = Eine Sicherung in eine leere Datenbank einspielen, gleich welcher Art.
help-restore-file = Eine Datei, die „backup“ geschrieben hat.
help-restore-overwrite = Wegwerfen, was die Datenbank jetzt enthält.
help-check = Jedes gespeicherte Spiel nachspielen und auflisten, welche nicht mehr zu den Regeln dieses Programms passen: bevor eine neue Version in Betrieb geht.
help-users = Die Konten auflisten.
help-users-search = Nur Namen mit diesem Text.
help-tables = Die Tische auflisten.
help-tables-status = Nur offene (open), laufende (running), beendete (finished) oder abgebrochene (abandoned).
help-reports = Auflisten, was in Chats gemeldet wurde.
help-reports-with-settled = Auch die erledigten.
help-settle = Eine Meldung als erledigt vermerken.
help-settle-report = Die Nummer der Meldung.
help-settle-hide = Die Zeile im Chat vor allen verbergen.
help-ban = Niemanden mehr mit einem Konto hereinlassen.
help-ban-name = Der Name des Kontos oder seine Nummer wie in „#12“.
help-unban = Ein gesperrtes Konto wieder hereinlassen.
help-unban-name = Der Name des Kontos oder seine Nummer wie in „#12“.
help-password = Ein neues Passwort auslosen, wenn jemand seines vergessen hat.
help-password-name = Der Name des Kontos oder seine Nummer wie in „#12“.
help-delete = Ein Konto oder einen Tisch endgültig löschen.
help-delete-user = Das Konto: Seine Spiele bleiben, unter einem neutralen Namen.
help-delete-table = Der Tisch mit allen Zügen.
help-delete-yes = Wirklich löschen.

admin-backed-up = { $rows ->
    [one] Eine Zeile steht
   *[other] { $rows } Zeilen stehen
} in { $file }.
admin-restored = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
} aus { $file } eingespielt.
admin-checked = { $games ->
    [one] Ein Spiel wurde nachgespielt;
   *[other] { $games } Spiele wurden nachgespielt;
} { $misfits ->
    [0] alle passen.
    [one] eines passt nicht.
   *[other] { $misfits } passen nicht.
}
admin-misfit = { $table } „{ $name }“ ({ $title }, { $status ->
    [running] läuft
    [finished] beendet
   *[abandoned] abgebrochen
}, Regeln Version { $version }, jetzt { $now }): { $reason ->
    [title] der Titel ist nicht installiert
    [setup] Spieler und Optionen passen nicht
    [refused] Eintrag { $number } wird abgelehnt: { $why }
    [unreadable] Eintrag { $number } ist nicht lesbar
   *[other] Eintrag { $number } führt jetzt zu etwas anderem
}
admin-banned = { $name } ist gesperrt: Mit diesem Konto ist niemand mehr angemeldet.
admin-unbanned = { $name } kann sich wieder anmelden.
admin-password = Das neue Passwort von { $name } ist { $password }
admin-settled = Meldung { $number } ist erledigt.
admin-settled-hidden = Meldung { $number } ist erledigt und die Zeile verborgen.
admin-deleted-user = Das Konto von { $name } ist gelöscht.
admin-deleted-table = Der Tisch „{ $name }“ ist gelöscht.
admin-none = Es gibt nichts aufzulisten.
admin-column-id = Nr.
admin-column-name = Name
admin-column-standing = Stand
admin-column-email = E-Mail
admin-column-created = Seit
admin-column-seats = Plätze
admin-column-title = Titel
admin-column-status = Stand
admin-column-players = Spieler
admin-column-entries = Einträge
admin-column-updated = Letzte Änderung
admin-column-rules = Regeln
admin-column-table = Tisch
admin-column-by = Wer
admin-column-text = Was
admin-column-reporter = Gemeldet von
admin-column-reason = Warum
admin-column-at = Wann
admin-standing-member = Mitglied
admin-standing-guest = Gast
admin-standing-banned = gesperrt
admin-standing-closed = gelöscht
admin-status-open = offen
admin-status-running = läuft
admin-status-finished = beendet
admin-status-abandoned = abgebrochen
admin-rules-same = dieselben
admin-rules-amended = geändert
admin-rules-misfit = passen nicht

error-database-missing = Die Datenbank { $url } gibt es nicht.
error-database-empty = Die Datenbank { $url } ist leer.
error-file-exists = Die Datei { $path } gibt es schon; --overwrite ersetzt sie.
error-backup-itself = { $path } ist die Datenbank selbst: Eine Sicherung an ihrer Stelle wäre ihr Ende.
error-backup-none = { $path } ist keine Sicherung von Kursbuch.
error-backup-damaged = Die Sicherung { $path } ist beschädigt oder abgeschnitten; nichts wurde verändert.
error-backup-newer = Die Sicherung { $path } stammt von einer neueren Version von Kursbuch (Schema { $found }, diese Version kennt { $newest }).
error-restore-full = Die Datenbank { $url } ist nicht leer; --overwrite wirft weg, was sie enthält.
error-account-unknown = Das Konto { $name } gibt es nicht.
error-account-closed = Das Konto { $name } ist gelöscht.
error-account-without-password = { $name } ist ein Gast oder der Spieler dieses Rechners und hat kein Passwort.
error-report-unknown = Die Meldung { $number } gibt es nicht.
error-table-missing = Den Tisch { $table } gibt es nicht.
