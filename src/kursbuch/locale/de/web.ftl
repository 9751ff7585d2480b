# Was der Tisch im Browser selbst sagt.
web-skip = Zum Inhalt springen
web-loading = Wird geladen …
web-no-page = Diese Seite gibt es nicht.
web-lobby = Lobby
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-turns = { $count ->
    [one] Am Zug an einem Tisch
   *[other] Am Zug an { $count } Tischen
}
web-close = Schließen
web-connection-lost = Die Verbindung ist unterbrochen; sie kommt von selbst wieder …
web-updated = Kursbuch wurde erneuert: neu laden
web-unreachable = Der Server hat nicht geantwortet. Bitte noch einmal versuchen.

## Konten
web-welcome = Willkommen
web-name = Name
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-register = Neues Konto
web-email = E-Mail-Adresse für Nachrichten, wenn der Zug kommt
web-email-confirmed = Diese Adresse ist bestätigt.
web-email-unconfirmed = Diese Adresse ist noch nicht bestätigt: Eine Mail mit einem Link ist unterwegs.
web-webhook = Adresse eines Programms, das vom Zug erfährt
web-save = Speichern
web-saved = Gespeichert.
web-cookies-needed = Dieser Browser nimmt von dieser Seite keine Cookies an. Ohne das eine, das sich die Anmeldung merkt, geht es nicht.
web-invited = Einladung an einen Tisch
web-come = An den Tisch kommen

## Lobby
web-my-games = Meine Partien
web-my-games-none = Es läuft keine Partie. Hier unten beginnt eine.
web-new-table = Neuer Tisch
web-open-tables = Tische, die auf Mitspieler warten
web-open-tables-none = Kein Tisch wartet.
web-running-tables = Partien zum Zuschauen
web-finished-games = Beendete Partien
web-finished-games-none = Noch keine Partie ist zu Ende.
web-import = Partie einlesen
web-import-here = Die Datei einer Aufzeichnung oder einer Partie von 18xx.games hier ablegen oder auswählen:
web-import-no-json = Die Datei ist kein JSON, oder sie ist abgeschnitten.
web-import-keep = { $count ->
    [one] Partie bis dahin behalten (ein Zug)
   *[other] Partie bis dahin behalten ({ $count } Züge)
}
web-menu = Sprache, Farben und Konto
web-welcome-what = Eisenbahn-Brettspiele, zum Spielen und zum Verstehen
web-welcome-how = Mit Freunden über einen Link, an einem Bildschirm oder allein gegen Bots; eine geführte erste Partie erklärt die Regeln beim Spielen. Ein Name und ein Passwort genügen.
web-welcome-players = { $low } bis { $high } Spieler.
web-lessons-what = Eine erste Partie mit Erklärungen, gegen Bots: Sie dauert einige Minuten, und jeder Zug kann zurückgenommen werden.
web-lessons = Lernen
web-lesson = Erste Partie: { $title }
web-your-turn = Am Zug
web-unread = { $count } neu
web-won-by = gewonnen von { $names }
web-title = Spiel
web-players = Spieler
web-others = Gegen
web-others-bot = Bots
web-others-open = Leute, per Link
web-others-hotseat = Leute an diesem Bildschirm
web-others-mixed = gemischt
web-seat-kind = Platz { $number }
web-seat-kind-bot = Bot
web-seat-kind-open = per Link
web-seat-kind-hotseat = an diesem Bildschirm
web-seat-name = Name auf Platz { $number }
web-bot-name = Bot { $number }
web-player-name = Spieler { $number }
web-bot = Die Bots spielen wie
bot-random = Zufall
bot-builder = Baumeister
bot-investor = Vorsichtiger Anleger
bot-racer = Lokjäger
bot-shark = Aktienhai
bot-networker = Streckenbauer
bot-investor-beginner = Vorsichtiger Anleger (Anfänger)
bot-racer-beginner = Lokjäger (Anfänger)
bot-shark-beginner = Aktienhai (Anfänger)
bot-networker-beginner = Streckenbauer (Anfänger)
bot-investor-club = Vorsichtiger Anleger (Vereinsspieler)
bot-racer-club = Lokjäger (Vereinsspieler)
bot-shark-club = Aktienhai (Vereinsspieler)
bot-networker-club = Streckenbauer (Vereinsspieler)
bot-search = Sucher
web-start = Starten
web-create = Tisch öffnen
web-more-choices = Mehr Möglichkeiten
web-table-name = Name des Tisches
web-undo-policy = Zurücknehmen
web-undo-free = frei
web-undo-own = den eigenen letzten Zug
web-undo-agreement = wenn alle zustimmen
web-hints-allowed = Man darf die Bots um Tipps bitten
web-hints-on = Tipps: erlaubt
web-hints-off = Tipps: keine
web-pace = Uhr
web-pace-none = keine
web-pace-live = eine Stunde, dazu 20 Sekunden je Zug
web-pace-evening = zehn Minuten je Zug
web-pace-days = zwei Tage je Zug
web-pace-weeks = drei Wochen, dazu 12 Stunden je Zug
web-public = Alle dürfen den Tisch sehen
web-seat-free = freier Platz
web-sit-down = Platz nehmen
web-link = Link für die anderen
web-copy = Kopieren
web-copied = kopiert
web-leave = Aufstehen
web-start-waits = Die Partie beginnt, wenn alle Plätze besetzt sind.

## Der Tisch
web-turn = Zug
web-side = Neben dem Tisch
web-stages = Was der Tisch zeigt
web-stage-key = Taste {$key}
web-follow = Der Runde folgen
web-follow-why = Von selbst zeigen, worum es in der Runde geht
web-other-side = Zug und Spieler auf die andere Seite
web-may-step-in = dürfen eingreifen: { $names }
web-anytime = Jederzeit möglich
web-you-may-step-in = Eingreifen ist möglich
web-step-in = { $player } greift ein
web-planning = { $count ->
    [0] Planung: Züge werden auf einer Kopie probiert, niemand sieht sie.
    [one] Planung: ein Zug ist auf einer Kopie probiert, niemand sieht ihn.
   *[other] Planung: { $count } Züge sind auf einer Kopie probiert, niemand sieht sie.
}
web-looking-back = Rückblick: die Stellung nach Eintrag { $number }.
web-show-all = Alle Züge zeigen
web-choose-on-board = Es gibt noch mehr: einen Ort auf dem Plan wählen.
web-amount = { $what }, von { $low } bis { $high }
web-amount-range = Eine ganze Zahl von { $low } bis { $high }.
web-history = Verlauf
web-history-at = Eintrag { $number } von { $last }
web-first = Erste Stellung
web-back = Einen Zug zurück
web-forward = Einen Zug vor
web-now = Jetzt
web-go-to = Zu Eintrag { $number }
web-undone = { $player } hat Züge zurückgenommen.
web-is-done = { $player } ist fertig.
web-taken-back = zurückgenommen
web-log-older = Ältere Einträge zeigen ({ $count })
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Ganzer Plan
web-zoom-lead = Wo gespielt wird
web-unfold = Mehr davon
web-fold = Einklappen
web-tab-log = Protokoll
web-tab-chat = Gespräch
web-tab-charts = Kurven
web-tab-orders = Aufträge
web-tab-notes = Notizen
web-tab-table = Tisch
web-present = Hier: { $names }
web-chat-text = Etwas sagen
web-forgotten = Passwort vergessen?
web-reset-mailed = Wenn das Konto eine bestätigte E-Mail-Adresse hat, ist eine Mail mit einem Link unterwegs.
web-new-password = Ein neues Passwort
web-new-password-done = Das neue Passwort gilt. Bitte damit anmelden.
web-own-data = Meine Daten
web-export-account = Alles über mich als Datei
web-delete-told = Ein gelöschtes Konto kommt nicht zurück. Seine Partien bleiben, unter einem neutralen Namen; in laufenden übernimmt ein Bot.
web-delete-account = Mein Konto löschen
web-delete-sure = Das Konto endgültig löschen?
web-about-line = Zu dieser Zeile von { $name }
web-report = Melden
web-report-why = Was stimmt daran nicht? Das liest der Betreiber des Servers.
web-reported = Danke: Der Betreiber des Servers sieht es sich an.
web-mute = Stummschalten
web-muted = { $name } ist stummgeschaltet.
web-unmute = Wieder lesen
web-line-hidden = vom Betreiber des Servers entfernt
web-rules-amended = Die Regeln wurden geändert, seit diese Partie begann (nach Version { $version }). Alle Züge passen, und es geht nach den neuen weiter.
web-rules-misfit = Diese Partie geht nicht weiter: Ab Eintrag { $number } passt sie nicht zu den Regeln dieses Servers.
web-say = Sagen
web-notes-kept = Die Notizen sieht niemand sonst. Sie sind gespeichert.
web-notes-writing = Wird gespeichert …
web-why-not = Warum nicht { $what }?
web-undo = Zurücknehmen
web-undo-key = Zurücknehmen (Taste u)
web-undo-asked = { $names } möchte { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurücknehmen. Sind alle einverstanden?
web-undo-waits = Das Zurücknehmen wartet, bis alle zugestimmt haben.
web-agree = Zustimmen
web-disagree = Nicht zustimmen
web-withdraw = Zurückziehen
web-plan = Vorausplanen
web-plan-end = Planung beenden
web-plan-back = Einen Zug zurück
web-plan-clear = Verwerfen
web-plan-at-most = höchstens { $amount }
web-plan-runs = Beste Fahrten in dieser Planung:
web-hint = Tipp
web-do-it = So ziehen
web-consider = Bevor es gilt
web-confirm = Bestätigen
web-cancel = Abbrechen
web-clock = Verbleibende Zeit
web-days-hours = { $days } T { $hours } Std.
web-status-open = wartet auf Mitspieler
web-status-running = läuft
web-status-finished = beendet
web-status-abandoned = abgebrochen
web-export = Aufzeichnung speichern
web-tab-end = Ergebnis
web-end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-end-report = Bericht über die Partie
web-end-learn = Als Nächstes lernen: { $title }
web-end-next = Als Nächstes spielen: { $title }
web-end-breakdown = Woraus das Ergebnis besteht
web-end-total = Gesamt
web-export-site = Für 18xx.games speichern
web-rematch = Revanche
web-verify = War die Mischung ehrlich?
web-abandon = Partie abbrechen
web-abandon-sure = Die Partie abbrechen? Danach kann sie niemand fortsetzen.
web-abandon-asked = { $names } möchte die Partie abbrechen. Sind alle einverstanden?
web-abandon-waits = Die Partie geht weiter, bis alle dem Abbruch zugestimmt haben.
web-commitment = Prüfsumme der Mischung:

## Kurven
web-chart-legend = Linien
web-chart-table = Als Tabelle
web-chart-figure = Größe
web-chart-phase = Ph. { $phase }
web-chart-none = Noch gibt es nichts zu zeichnen.

## Aufträge
web-orders-hint = Aufträge ziehen in Abwesenheit. Niemand sonst erfährt von ihnen.
web-orders-none = Kein Auftrag gilt.
web-orders-ended = Frühere Aufträge ({ $count })
web-order-new = Neuer Auftrag
web-order-seat = Für
web-order-what = Was
web-order-about = Worum es geht
web-order-limit = Höchstens
web-order-watch = Aufhören, sobald jemand anders mit diesen Aktien handelt:
web-order-give = Auftrag geben
web-order-withdraw = Zurückziehen
web-order-kind-pass = Passen
web-order-kind-buy = Kaufen, bis sie in Betrieb geht
web-order-kind-run = Fahren und ausschütten wie bisher
web-order-kind-bid = Bieten bis zu einer Grenze
web-order-pass = Passen, wo es geht, bis zum Ende dieser Runde.
web-order-pass-unless = Passen, wo es geht, bis zum Ende dieser Runde, aber nur, solange niemand sonst mit Aktien von { $companies } handelt.
web-order-until = Bis so viel verkauft ist
web-order-buy = In jedem Zug eine Aktie der { $company } kaufen, bis { $percent }% verkauft sind.
web-order-run = Die besten Strecken der { $company } fahren und ausschütten wie bisher.
web-order-bid = Für { $what } im kleinsten Schritt bis { MONEY($limit) } bieten, dann passen.
web-order-ended-withdrawn = zurückgezogen
web-order-ended-over = vorbei
web-order-ended-event = jemand hat mit den Aktien gehandelt
web-order-ended-game-over = die Partie ist zu Ende

## Plätze und Bildschirme
web-on-turn = am Zug
web-seat-bot = Einen Bot spielen lassen
web-fault-clock = Die Uhr dieses Tisches ist auf einen Fehler des Servers gestoßen. Sie wird wieder versucht, und der Betreiber kann es sehen.
web-fault-program = Ein Bot oder Auftrag an diesem Tisch ist auf einen Fehler des Servers gestoßen. Es wird wieder versucht, und der Betreiber kann es sehen.
web-guest = Gast
web-guest-told = Ein Gast hat einen Platz an einem Tisch und kein Passwort. Nach dem Abmelden führt nur der eigene Link zurück an den Platz.
web-come-back = Als Gast zurückkehren
web-come-back-asked = Der Link führt einen Gast an den Platz zurück. An diesem Gerät ist { $name } angemeldet.
web-come-back-stay = Als { $name } an den Tisch
web-return-link = Der eigene Link zurück an diesen Platz, für ein anderes Gerät oder nach gelöschten Cookies. Bitte nicht weitergeben:
web-bot-asked = { $names } möchte für { $player } einen Bot spielen lassen. Sind alle einverstanden?
web-bot-waits = Für { $player } spielt ein Bot, sobald alle anderen zugestimmt haben. { $player } kann jederzeit zurückkommen.
web-seat-return = Wieder selbst spielen
web-hand-over = { $player }, bitte
web-hand-over-hint = Den Bildschirm weitergeben: Was jetzt kommt, ist nur für diesen Spieler bestimmt.
web-hand-over-show = Ich bin { $player }: zeigen

## Tasten
web-keys = Tasten
web-key-choose = von Zug zu Zug gehen, auch auf dem Plan, und ihn ausführen
web-key-turn = zum ersten Zug, der möglich ist
web-key-undo = den letzten Zug zurücknehmen
web-key-stages = was der Tisch zeigt, von der Karte an der Reihe nach
web-key-plan = die Planung beginnen oder beenden
web-key-history = einen Zug zurück oder vor
web-key-ends = die erste Stellung, und zurück zu jetzt
web-key-board = auf dem Plan: näher, weiter weg, alles, verschieben
web-key-escape = loslassen, was gewählt ist
web-key-help = diese Hilfe
web-keys-why = Ein Klick auf einen Ort des Plans, an dem nichts möglich ist, sagt, warum nicht.

## Geführte erste Partien
web-lesson-step = Schritt { $step } von { $last }
web-lesson-next = Weiter
web-lesson-skip = Überspringen
web-lesson-back = Zurück
web-lesson-leave = Lektion verlassen
web-lesson-fold = Text ausblenden
web-lesson-unfold = Text zeigen
web-lesson-to-the-table = An den Tisch
web-lesson-would = Die Lektion würde so ziehen:
web-lesson-waits = { $player } ist am Zug …
web-lesson-strayed = Das war ein anderer Zug als der der Lektion: { $lines } Er ist erlaubt; „Zurücknehmen“ macht ihn rückgängig, oder es geht einfach weiter.
web-lesson-unknown = Diese Lektion gibt es nicht.
web-lesson-who = Eine Lektion ist ein eigener Tisch mit zwei Bots. Dafür ist ein Name nötig.

## 18xx
web-more = Mehr
web-since = Seit dem letzten eigenen Zug: { $count ->
    [one] ein Zug.
   *[other] { $count } Züge.
}
web-since-show = Zeigen
web-since-stop = Überspringen
web-speed = Tempo
web-speed-slow = langsam
web-speed-usual = normal
web-speed-fast = schnell
web-speed-now = sofort
