# Was der Tisch im Browser selbst sagt.
web-skip = Zum Inhalt springen
web-loading = Wird geladen …
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

## Konten
web-welcome = Willkommen
web-name = Name
web-password = Passwort
web-log-in = Anmelden
web-log-out = Abmelden
web-register = Neues Konto
web-email = E-Mail-Adresse für Nachrichten, wenn der Zug kommt
web-webhook = Adresse eines Programms, das vom Zug erfährt
web-save = Speichern
web-saved = Gespeichert.
web-invited = Einladung an einen Tisch
web-come = An den Tisch kommen

## Lobby
web-my-games = Meine Partien
web-my-games-none = Es läuft keine Partie. Hier unten beginnt eine.
web-new-table = Neuer Tisch
web-open-tables = Tische, die auf Mitspieler warten
web-open-tables-none = Kein Tisch wartet.
web-running-tables = Partien zum Zuschauen
web-running-tables-none = Keine andere Partie läuft.
web-finished-games = Beendete Partien
web-finished-games-none = Noch keine Partie ist zu Ende.
web-import = Partie einlesen
web-import-here = Die Datei einer Aufzeichnung oder einer Partie von 18xx.games hier ablegen oder auswählen:
web-import-no-json = Die Datei ist kein JSON, oder sie ist abgeschnitten.
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
web-bot-name = Bot { $number }
web-player-name = Spieler { $number }
web-bot = Die Bots spielen wie
bot-random = Zufall
bot-builder = Baumeister
bot-search = Sucher
web-start = Starten
web-create = Tisch öffnen
web-more-choices = Mehr Möglichkeiten
web-table-name = Name des Tisches
web-undo-policy = Zurücknehmen
web-undo-free = frei
web-undo-own = den eigenen letzten Zug
web-undo-agreement = wenn alle zustimmen
web-pace = Uhr
web-pace-none = keine
web-pace-live = eine Stunde und 20 Sekunden je Zug
web-pace-evening = zehn Minuten je Zug
web-pace-days = zwei Tage je Zug
web-pace-weeks = drei Wochen und 12 Stunden je Zug
web-public = Alle dürfen den Tisch sehen
web-seat-free = freier Platz
web-sit-down = Platz nehmen
web-link = Link für die anderen
web-leave = Aufstehen
web-start-waits = Die Partie beginnt, wenn alle Plätze besetzt sind.

## Der Tisch
web-turn = Zug
web-side = Neben dem Tisch
web-may-step-in = dürfen eingreifen: { $names }
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
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Ganzer Plan
web-tab-log = Protokoll
web-tab-chat = Gespräch
web-tab-charts = Kurven
web-tab-orders = Aufträge
web-tab-notes = Notizen
web-tab-table = Tisch
web-present = Hier: { $names }
web-chat-text = Etwas sagen
web-say = Sagen
web-notes-kept = Die Notizen sieht niemand sonst. Sie sind gespeichert.
web-notes-writing = Wird gespeichert …
web-why-not = Warum nicht { $what }?
web-undo = Zurücknehmen
web-undo-key = Zurücknehmen (Taste u)
web-undo-asked = Jemand möchte Züge zurücknehmen.
web-agree = Zustimmen
web-disagree = Nicht zustimmen
web-plan = Vorausplanen
web-plan-end = Planung beenden
web-hint = Tipp
web-do-it = So ziehen
web-clock = Verbleibende Zeit
web-days-hours = { $days } T { $hours } Std.
web-status-open = wartet auf Mitspieler
web-status-running = läuft
web-status-finished = beendet
web-status-abandoned = abgebrochen
web-export = Aufzeichnung speichern
web-rematch = Revanche
web-verify = War die Mischung ehrlich?
web-abandon = Partie abbrechen
web-commitment = Versprechen der Mischung:
