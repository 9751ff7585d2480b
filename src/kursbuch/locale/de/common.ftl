# Was die Befehle und die Spielmaschine in jedem Spiel sagen.

# Wie ein Betrag geschrieben wird: # ist die Zahl.
currency = #

# Wörter, die ein Spiel anders nennt als die anderen.
-company = Gesellschaft
-companies = Gesellschaften

error-title-unknown = Es gibt kein Spiel „{ $title }“; bekannt: { $known }.
error-option-unknown = { $title } hat keine Option „{ $option }“; bekannt: { $known }.
error-option-none = { $title } hat weder die Option „{ $option }“ noch eine andere.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein, nur { $known }.
error-option-needs = Die Option { $option }={ $value } braucht { $needs }.
error-option-players = Die Option { $option }={ $value } passt nicht zu { $count } Personen.
error-player-count = { $title } spielen { $counts } Personen, nicht { $count }.
error-player-names = Zwei Spieler haben den gleichen Namen: { $names }.
error-status-unknown = Den Stand „{ $status }“ gibt es nicht, nur { $known }.
error-delete-what = Entweder --user oder --table angeben.
error-delete-sure = Nichts wurde gelöscht: Um { $kind ->
    [user] das Konto von { $name }
   *[table] den Tisch „{ $name }“
} endgültig zu löschen, --yes angeben.
error-record-newer = Die Aufzeichnung folgt Version { $record_version } der Regeln, dieses Programm kennt Version { $own_version }.
error-record-refused = Zug { $number } der Aufzeichnung ist nicht erlaubt: { $refusal }.

## Dateien und Aufzeichnungen
error-file-missing = Es gibt keine Datei { $path }.
error-file-unreadable = Die Datei { $path } ist nicht lesbar: { $reason ->
    [ENOENT] es gibt den Ordner nicht
    [EACCES] es fehlt die Erlaubnis
    [EPERM] es fehlt die Erlaubnis
    [EISDIR] es ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [EEXIST] es gibt eine Datei dieses Namens
    [ENOSPC] der Speicherplatz ist voll
    [EROFS] das Dateisystem ist schreibgeschützt
    [ENAMETOOLONG] der Name ist zu lang
   *[other] Fehler { $reason }
}.
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason ->
    [ENOENT] es gibt den Ordner nicht
    [EACCES] es fehlt die Erlaubnis
    [EPERM] es fehlt die Erlaubnis
    [EISDIR] es ist ein Ordner
    [ENOTDIR] ein Teil des Pfades ist kein Ordner
    [EEXIST] es gibt eine Datei dieses Namens
    [ENOSPC] der Speicherplatz ist voll
    [EROFS] das Dateisystem ist schreibgeschützt
    [ENAMETOOLONG] der Name ist zu lang
   *[other] Fehler { $reason }
}.
standard-output = Die Ausgabe
error-file-other = { $path } gibt es schon, mit anderem Inhalt; nichts wurde überschrieben.
error-file-gzip = { $path } ist eine beschädigte gzip-Datei.
error-file-no-text = { $path } ist keine Textdatei.
error-file-no-json = { $path } ist kein JSON oder bricht ab: Zeile { $line }, Spalte { $column }.
error-file-no-game = { $path } enthält kein Spiel: weder eine Kursbuch-Aufzeichnung noch ein Spiel von 18xx.games.
error-data-folder = { $variable } nennt den Ordner { $path }, den es nicht gibt.
error-data-folder-unknown = { $path } ist kein Ordner eines Spiels; es gibt { $known }.
error-data-file-unknown = { $path } ist keine Datei des Spiels; seine Dateien sind { $known }.
error-data-cut-off = { $path } ist abgeschnitten: Etwas ist dort begonnen und nicht beendet.
error-data-no-toml = { $path } ist kein TOML: Zeile { $line }, Spalte { $column }.
error-data-wrong = { $path }, { $place }: { data-problem }.
error-record-none = Das ist keine Kursbuch-Aufzeichnung.
error-record-format = Die Aufzeichnung hat das Format { $record_version }, dieses Programm kennt Format { $own_version }.
error-record-damaged = Die Aufzeichnung ist bei { $place } beschädigt: { problem }.
error-record-seat = Zug { $number } der Aufzeichnung hat den Platz { $seat }; die Plätze sind 0 bis { $last }.
error-record-action-kind = Zug { $number } der Aufzeichnung hat die unbekannte Art „{ $kind }“.
error-record-action-field = Zug { $number } der Aufzeichnung ({ $kind }) hat das unbekannte Feld „{ $field }“; bekannt: { $known }.
error-record-action-value = Zug { $number } der Aufzeichnung ({ $kind }) ist bei { $place } beschädigt: { problem }.
error-action-kind = Es gibt keinen Zug der Art „{ $kind }“; bekannt: { $known }.
error-action-field = { $kind } hat kein Feld „{ $field }“; bekannt: { $known }.
error-action-value = { $kind }, Feld „{ $place }“: { problem }.
error-action-form = „{ $text }“ ist weder eine Nummer der Liste noch ein Befehl noch ein Zug wie: Art Feld=Wert. Was möglich ist, zeigt: hilfe
problem = { $problem ->
    [missing] es fehlt
    [unexpected_keyword_argument] es gehört nicht dorthin
    [int_type] es ist keine ganze Zahl
    [int_from_float] es ist keine ganze Zahl
    [string_type] es ist kein Text
    [bool_type] es ist weder wahr noch falsch
    [tuple_type] es ist keine Liste
    [dict_type] es ist kein Objekt
   *[other] es passt nicht
}
data-problem = { $problem ->
    [extra_forbidden] es ist dort nicht bekannt
    [int_parsing] es ist keine ganze Zahl
    [model_type] es ist keine Tabelle
    [model_attributes_type] es ist keine Tabelle
    [dataclass_type] es ist keine Tabelle
    [mapping_type] es ist keine Tabelle
    [greater_than_equal] „{ $found }“ ist zu klein
    [less_than_equal] „{ $found }“ ist zu groß
    [too_short] es hat zu wenige Einträge
    [too_long] es hat zu viele Einträge
    [literal_error] es muss { $found } sein
    [track] „{ $found }“ ist kein Gleis wie 0-3 oder 1-s0
    [track_stop] sein Gleis führt zu einem Halt, den es nicht gibt
    [stop] „{ $found }“ ist kein Halt wie city x2 40
    [hex_name] „{ $found }“ ist kein Feld wie H12
    [market_row] „{ $found }“ ist keine Reihe von Kursen wie 67 100p -
    [grant_hex] es lässt eine Gesellschaft bauen und nennt kein Feld
    [bonus] es ist kein Bonus
    [phase_unknown] es gibt keine Phase „{ $found }“
    [train_unknown] es gibt keine Lok „{ $found }“
    [company_unknown] es gibt keine Gesellschaft „{ $found }“
    [hex_unknown] es gibt kein Feld „{ $found }“ auf dem Plan
    [tile_unknown] es gibt kein Plättchen „{ $found }“
    [zone_unknown] es gibt keine Zone „{ $found }“
    [topic_unknown] es gibt kein Thema „{ $found }“
    [city_unknown] es gibt keine Stadt „{ $found }“
    [terrain_row] „{ $found }“ ist keine Reihe des Geländes
    [no_city] das Gelände hat dort keine Stadt für { $found }
    [pair_count] es müssen { $found } sein
    [repeated] „{ $found }“ gibt es dort schon
    [too_few_of_level] Stufe { $found } hat weniger Plättchen als Städte
    [too_few_of_stack] es gibt zu wenige von { $found }
    [gate_space] die Leiste geht von Feld { $found } nicht weiter
   *[other] { problem }
}
error-import-title = Spiele von { $title } auf 18xx.games lassen sich nicht einlesen.
error-import-action = Aktion { $number } des Spiels (id { $id }): { $who } will { $kind } ({ $what }). Das ist nicht zu lesen. Bis dahin lässt sich das Spiel behalten.
error-import-turn = Aktion { $number } des Spiels (id { $id }): { $who } will { $kind } ({ $what }). Diese Gesellschaft ist nicht am Zug ({ $reason }). Bis dahin lässt sich das Spiel behalten.
error-import-share = Aktion { $number } des Spiels (id { $id }): { $who } will { $kind } ({ $what }). Diese Papiere liegen dort nicht: { $reason }. Bis dahin lässt sich das Spiel behalten.
error-import-revenue = Aktion { $number } des Spiels (id { $id }): { $who } will { $kind } ({ $what }). Diese Strecken bringen hier etwas anderes, als die Datei sagt ({ $reason }). Bis dahin lässt sich das Spiel behalten.
error-import-refused = Aktion { $number } des Spiels (id { $id }): { $who } will { $kind } ({ $what }). Das ist nicht erlaubt: { $refusal }. Bis dahin lässt sich das Spiel behalten.
error-import-rule = Die Zusatzregel { $rule } von 18xx.games ist hier nicht bekannt.
error-export-title = 18xx.games hat kein { $title }, wie es hier gespielt wird: Es lässt sich nicht ausgeben.
error-export-profile = 18xx.games spielt einige Regeln anders: Nur Spiele mit profile=18xx.games lassen sich ausgeben.
error-export-option = 18xx.games kennt die Option { $option }={ $value } nicht: Dieses Spiel lässt sich nicht ausgeben.
error-export-move = Zug { $number } ({ $kind }) lässt sich auf 18xx.games nicht ausdrücken.
error-export-format = Eine Ausgabe nach { $format } gibt es nicht. Bekannt: { $known }.
error-at-beyond = Es gibt keine Stellung nach { $at } Aktionen; das Spiel hat { $actions }.

## Befehle
error-language-unknown = Es gibt keine Texte in der Sprache „{ $language }“; bekannt: { $known }.
error-option-form = „{ $option }“ ist keine Option der Form NAME=WERT.
error-bot-unknown = Es gibt keinen Bot „{ $bot }“; bekannt: { $known }.
error-bots-number = „{ $bots }“ ist keine Zahl von Bots: Sie muss 0 oder größer sein.
error-bot-count = { $bots } Bots passen nicht an einen Tisch mit { $players } Plätzen.
error-bot-budget = „{ $bot }“ ist kein Bot mit Bedenkzeit; search:50 denkt 50 Proben lang (höchstens { $playouts }), search:0.2s 0,2 Sekunden (höchstens { $seconds }).
error-bot-no-budget = Der Bot { $bot } kennt keine Bedenkzeit.
error-backend-unknown = Es gibt kein Backend „{ $backend }“; bekannt: { $known }.
error-backend-address = Das Backend { $backend } hat keine Adresse; --address gehört zu --backend ray.
error-ray-missing = Ray ist nicht installiert; es kommt mit: pip install "kursbuch[research]".
error-ray-address = Unter { $address } gibt es keinen Ray-Cluster, oder er lässt sich nicht starten.
error-ray-lost = Ein Spiel hat { $retries }-mal seinen Prozess verloren; die Serie wurde aufgegeben.
error-arena-missing = Die Arena braucht { $library }; es kommt mit: pip install "kursbuch[arena]".
error-arena-seats = { $bots } Bots passen nicht auf { $seats } Plätze.
error-arena-alone = Eine Arena braucht mindestens zwei Bots, etwa --bots builder,random; builder,builder vergleicht die Plätze.
error-arena-unfinished = Keines der { $games } Spiele kam zu einem Ende.
error-plot-format = { $path } ist kein Bild, das sich zeichnen lässt; der Name muss auf { $known } enden.
error-render-mode = Es gibt keine Darstellung „{ $mode }“; bekannt: { $known }.
error-research-missing = PettingZoo ist nicht installiert; es kommt mit: pip install "kursbuch[research]".
error-proof-missing = Auf diesem Plan liegt so viel Gleis, dass nur OR-Tools die beste Fahrt beweist; es kommt mit: pip install "kursbuch[proof]".
error-routes-none = { $title } hat keine Strecken, die zu suchen wären.
error-company-unknown = Es gibt keine Gesellschaft „{ $company }“, die hier Loks fahren lassen könnte, aber { $known }.
error-company-choose = In dieser Stellung ist keine Gesellschaft am Zug; mit --company wählen: { $known }.
error-company-none = In dieser Stellung kann keine Gesellschaft Loks fahren lassen.
error-option-alone = { $option } gehört zu { $other }.
error-option-apart = { $option } passt nicht zu { $other }; eines davon weglassen.
error-tile-unknown = Es gibt kein Plättchen { $tile }.
error-hex-unknown = Es gibt kein Feld { $hex }.
error-drawing-none = Für „{ $title }“ gibt es keine Zeichnung.
error-door-broken = Was „{ $title }“ unter kursbuch.{ $floor } anmeldet, lässt sich nicht laden: { $value } ({ $reason }).
error-door-name = Unter „{ $title }“ ist ein Titel angemeldet, der selbst „{ $found }“ heißt.
error-door-texts = Dem Titel „{ $title }“ fehlen Texte: { $file } gibt es weder bei ihm noch bei den gemeinsamen.
error-render-source = „{ $source }“ ist weder eine Datei noch ein Spiel; die Spiele sind { $known }.
error-resume-title = Die Aufzeichnung ist ein Spiel von { $found }, nicht von { $title }.
error-resume-fixed = Spieler, Optionen und Startwert stehen in der Aufzeichnung; { $option } weglassen.

usage-nosuchoption = Es gibt keine Option { $option }; siehe kursbuch --help.
usage-nosuchcommand = Diesen Befehl gibt es nicht; siehe kursbuch --help.
usage-missingparameter = { $parameter } fehlt; siehe kursbuch --help.
usage-badparameter = Der Wert von { $parameter } passt nicht; es muss { $kind ->
    [any] eine Zahl
   *[whole] eine ganze Zahl
}{ $bounds ->
    [min] { " " }ab { $min }
    [min-max] { " " }von { $min } bis { $max }
   *[none] { "" }
} sein.
usage-extra = Das sind zu viele Angaben; siehe kursbuch --help.
usage-badoptionusage = So wird die Option { $option } nicht gebraucht; siehe kursbuch --help.
usage-other = { $problem }; siehe kursbuch --help.

help-word-usage = Aufruf
help-word-options = OPTIONEN
help-word-command = BEFEHL
help-word-args = ANGABEN
help-heading-options = Optionen
help-heading-arguments = Angaben
help-heading-commands = Befehle
help-remark-default = { "sonst: " }
help-remark-required = nötig
help-serve = Tische für Menschen und Programme im Netz anbieten.
help-serve-host = Die Adresse, unter der der Server zu erreichen ist.
help-serve-port = Der Port, unter dem der Server zu erreichen ist.
help-serve-database = Wo die Spiele liegen: sqlite:///datei oder postgresql://name@rechner/datenbank.
help-serve-local = Für den Menschen an diesem Rechner: die Seite braucht kein Konto und kein Passwort.
help-serve-ready = Mit --local: einen Tisch mit diesem Spiel und Bots bereithalten.
help-serve-bots = Mit --ready: wie viele Bots an diesem Tisch sitzen, ohne Angabe zwei.
help-serve-open-page = Die Seite im Browser öffnen.
help-report = Eine Seite über das Spiel einer Datei schreiben: Werte, Kurse, Einnahmen, Umschwünge, Entgangenes.
help-report-output = Die Seite.
help-whatif = Bots von einem Zug eines Spiels an viele Male weiterspielen lassen und mit dem wirklichen Ergebnis vergleichen.
help-whatif-at = Der Zug, nach dem die Bots weiterspielen.
help-whatif-games = Wie oft sie weiterspielen.
help-whatif-stray = Wie viel Prozent der Züge zufällig sind: Ohne sie spielen manche Bots immer dasselbe.
help-whatif-jobs = Wie viele Prozesse.
help-export = Ein Spiel, das mit profile=18xx.games gespielt wurde, für diese Seite schreiben.
help-export-to = Wohin das Spiel geht: 18xx.games.
help-export-output = Die Datei, die geschrieben wird.
help-kursbuch = Eisenbahn-Brettspiele: spielen, nachspielen, untersuchen.
help-titles = Was gespielt werden kann: Kennungen, Namen, Spielerzahlen, Optionen.
help-play = Im Terminal spielen, gemeinsam an einem Bildschirm und gegen Bots.
help-replay = Das Spiel einer Datei nachspielen, eine eigene Aufzeichnung oder eines von 18xx.games, und sagen, wie es ausging.
help-routes = Die beste Fahrt der Loks einer Gesellschaft in einer Stellung.
help-simulate = Bots gegeneinander spielen lassen.
help-arena = Bots auf wechselnden Plätzen spielen lassen und ihre Stärke messen.
help-render = Eine Stellung als SVG-Bild zeichnen.
help-option-lang = Die Sprache: de oder en. Ohne sie entscheidet die Umgebung.
help-option-version = Die Version nennen.
help-option-help = Diese Hilfe zeigen.
help-option-as-json = JSON ausgeben.
help-option-title-id = Ein Spiel; kursbuch titles nennt alle.
help-option-file = Eine Aufzeichnung von Kursbuch oder ein Spiel von 18xx.games, auch mit gzip gepackt.
help-option-at = Die Stellung nach N Aktionen statt der letzten.
help-option-option = Eine Option des Spiels, die kursbuch titles nennt; mehrfach möglich.
help-option-seed = Der Startwert des Zufalls: derselbe Wert ergibt dasselbe Spiel.
help-option-bot = Welcher Bot spielt: random, builder oder search; search:2s denkt zwei Sekunden je Zug.
help-option-players = Die Zahl der Spieler.
help-play-players = Die Namen der Menschen, durch Kommas getrennt.
help-play-bots = Wie viele Bots mitspielen, oder ihre Namen, durch Kommas getrennt; „program:BEFEHL“ ist ein Programm.
help-play-save = Das Spiel nach jedem Zug in dieser Datei speichern.
help-play-resume = Das Spiel dieser Aufzeichnung fortsetzen.
help-play-overwrite = Erlaubt --save, eine Datei mit anderem Inhalt zu überschreiben.
help-replay-up-to-failure = Nur die Aktionen vor der ersten lesen, die nicht passt.
help-replay-with-trace = Nach jeder Aktion der Datei eine JSON-Zeile ausgeben.
help-routes-company = Die Gesellschaft; ohne Angabe die, die am Zug ist.
help-routes-every-run = Eine JSON-Zeile für jeden Zug einer Gesellschaft, in dem Loks fuhren, mit dem, was gefahren wurde.
help-simulate-games = Wie viele Spiele.
help-simulate-jobs = Wie viele Prozesse.
help-simulate-save = Die Aufzeichnungen in diesem Ordner speichern.
help-arena-bots = Die Bots, durch Kommas getrennt; bei mehr Plätzen wird die Liste wiederholt. „program:BEFEHL“ ist ein Programm.
help-arena-games = Wie viele Spiele; Vielfache der Spielerzahl sind gerecht.
help-arena-jobs = Wie viele Prozesse; ohne Angabe einer je Kern.
help-arena-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster.
help-arena-address = Die Adresse des Ray-Clusters; ohne sie wird einer auf diesem Rechner gestartet.
help-arena-plot = Das Ergebnis in diese Datei zeichnen, PNG oder SVG.
help-render-source = Ein Spielstand oder ein Spiel.
help-render-output = Das Bild.

replay-other-rules = Die Aufzeichnung wurde nach anderen Regeln oder Daten von { $title } gespielt (Version { $version }, jetzt Version { $now }): Jeder Zug wird nach den heutigen geprüft.
replay-done = { $title }: { $actions } Aktionen, alle erlaubt.
replay-unfinished = Das Spiel ist nicht zu Ende.
run-heading = { $company }: { MONEY($amount) }
route-none = fährt nicht
route-begins = { $train }: Wo beginnt die Strecke?
menu-run = Eine andere Fahrt zusammenstellen …
prompt-run = Nummer: Strecke dieser Lok ändern (Enter: so fahren; 0: zurück)
prompt-stop = Nummer des nächsten Ortes (Enter: Strecke fertig; 0: einen Ort zurück)
routes-no-trains = { $company }: keine Lok, keine Fahrt
routes-so-far = { $company }: bisher beste Fahrt { MONEY($revenue) }, höchstens { MONEY($most) }; der Beweis wird gesucht ...
routes-heading = { $company }: { MONEY($revenue) } { $proven ->
    [yes] (bewiesen die beste Fahrt)
   *[no] (nicht bewiesen)
}
titles-players = { $counts } Personen
titles-needs = (nur mit { $needs })
titles-usual = (Standard)
simulate-progress = Spiele
simulate-done = { $finished } von { $games } Spielen beendet; { $actions } Aktionen in { $seconds } Sekunden.
arena-legend = Spielstärke: OpenSkill (Plackett-Luce), Mittel ± 2 Standardfehler. Gewonnen: 95-%-Intervall; ein Sieg, den sich verschiedene Bots teilen, zählt für keinen. p: exakter Test gegen den gerechten Anteil, zweiseitig. Spiele mit gleichem Startwert gehören zusammen; die Intervalle kommen aus einem Bootstrap über die Startwerte (ab 20).
arena-plot = { $title }, { $games } Spiele
reason-no-strategy = Für dieses Spiel hat noch niemand eine Strategie geschrieben: ein Zug auf gut Glück.
notice-no-strategy = Für { $title } hat noch niemand eine Strategie geschrieben: die Bots ziehen auf gut Glück.
reason-search-first = { $moves } Züge in { $playouts } Proben verglichen: Nichts war deutlich besser. Erwartetes Ergebnis { $score }, Abstand zu den anderen { $lead }.
reason-search-better = { $moves } Züge in { $playouts } Proben verglichen: Dieser führt zum besten Ergebnis, { $score }; Abstand zu den anderen { $lead }.
result = Ergebnis
end-other = Das Spiel ist zu Ende: { $end }.

## Am Tisch
player-name = Spieler { $number }
turn = { $player } ist am Zug
turn-others = Dürfen eingreifen: { $players } (eingeben: als NAME)
menu-open = { $kind } … ({ $count })
menu-enter = Enter: { $text }
menu-back = 0: zurück
menu-many = Es gibt mehr Züge, als die Liste fasst; die anderen lassen sich eingeben als: Art Feld=Wert
prompt-move = Zug, oder hilfe
prompt-choice = Nummer (0: zurück; Befehle wie immer)
prompt-count = Anzahl, { $low } bis { $high } (leer: zurück; Befehle wie immer)
prompt-amount = Betrag, { MONEY($low) } bis { MONEY($high) } (leer: zurück; Befehle wie immer)
prompt-pass-screen = { $player } ist am Zug: Enter drücken, wenn sonst niemand hinsieht.
prompt-save-as = Spiel speichern? Dateiname, oder Enter für nein
prompt-overwrite = { $path } hat anderen Inhalt. Überschreiben? (j/N)
answer-yes = j ja y yes
amount-unknown = { $text } ist keine Zahl von { $low } bis { $high }.
log-earlier = … { $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}; „protokoll“ zeigt alles
choice-unknown = { $text } steht nicht auf der Liste.
refused = Nicht erlaubt: { $refusal }
saved = Gespeichert in { $path }.
not-saved = Das Spiel ist nicht gespeichert.
resume-hint = Weiter geht es mit: kursbuch play { $title } --resume { $path }
undone = Zurückgenommen: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-show = { $part } gibt es in diesem Spiel nicht.
save-where = Wohin speichern? Eingeben: speichern DATEI
seat-unknown = { $player } kann jetzt nicht handeln.
log-empty = Es ist noch nichts geschehen.
bot-playing = { $player } wird von einem Bot gespielt ({ $bot }).
hint-move = { $bot } würde spielen: { $text }
help-table =
    Eine Nummer wählt einen Zug der Liste; Enter allein nimmt den einzigen, den es
    gibt. Ein Zug lässt sich auch eingeben: Art Feld=Wert ..., oder als JSON.
    Befehle gelten bei jeder Frage. Für die erste Partie: „tipp“ sagt, was ein Bot
    täte und warum, „vorschau 1“, was Zug 1 bewirkt, und „zurück“ nimmt ihn zurück.
    Wer eingibt, was nicht erlaubt ist, erfährt die Stelle im Regelheft.

      karte                der Spielplan
      markt                die Aktienkurse
      tabellen [NAME]      alles, was auf dem Tisch liegt; oder nur eine Tabelle:
                           auch kurz mit ihrem Namen (spieler, loks, ...)
      protokoll            was bisher geschah
      verlauf [N]          die letzten Züge; oder die Stellung nach Zug N
      züge                 die Liste der Züge noch einmal
      vorschau N [BETRAG]  was Zug N der Liste bewirken würde
      fahrt [KÜRZEL]       die beste Fahrt einer Gesellschaft (nur in 18xx)
      tipp                 was Bots hier spielen würden, und warum
      als NAME             für jemanden handeln, der eingreifen darf
      zurück               den letzten Zug eines Menschen zurücknehmen;
                           in einer Liste: zurück zur vorigen
      speichern DATEI      das Spiel speichern
      ende                 aufhören
words-map = karte plan map board
words-market = markt börse market
words-tables = tabellen tabelle tables table
words-log = protokoll log
words-moves = züge liste moves list
words-hint = tipp hinweis hint
words-as = als as
words-undo = zurück zurücknehmen undo
words-save = speichern save
words-quit = ende quit exit
words-help = hilfe help ?

heading-round = Runde
heading-players = Spieler
heading-companies = { -companies }
heading-market = Aktienkurse
heading-board = Spielplan
heading-log = Protokoll

column-title = Spiel
column-name = Name
column-id = Kürzel
column-player = Spieler
column-players = Spieler
column-seat = Spieler
column-options = Optionen
column-score = Wertung
column-winner = Sieg
column-average-score = Mittlere Wertung
column-wins = Siege
column-bot = Bot
column-arena-seat = Platz
column-rating = Spielstärke
column-win-share = Gewonnen
column-fair-share = Gerechter Anteil
column-chance = p
column-train = Lok
column-trains = Loks
column-route = Strecke
column-revenue = Einnahmen
percent = { $value } %
column-cash = Geld
column-shares = Aktien
column-phase = Phase
column-step = Schritt
column-value = Wert
column-company = { -company }
column-points = Punkte
column-count = Anzahl
## Arten von Zügen, als Überschriften der Liste
kind-bid = Bieten
kind-sell-shares = Aktien verkaufen
section-page = { $book } S. { $number }
reconstructed-label = Nicht wie gedruckt
reconstructed-correct = Wer das Spiel besitzt, kann das berichtigen: mit eigenen Datendateien in dem Ordner, den KURSBUCH_DATA nennt (docs/data-format.md).
words-back = zurück back
words-history = verlauf history
words-preview = vorschau preview
words-routes = fahrt fahrten routes run
history-unknown = { $text } ist kein Zug dieses Spiels; es gibt 0 bis { $last }.
history-at = Die Stellung nach Zug { $number } von { $last }:
preview-of = { $text } – dann geschieht:
preview-open = Das ist eine Liste von Zügen: erst öffnen, dann einen davon ansehen.
tables-unknown = Eine Tabelle „{ $text }“ gibt es nicht, aber { $known }.
preview-which = Welcher Zug? Eingeben: vorschau NUMMER, bei einem Betrag auch: vorschau NUMMER BETRAG
# Wie ein Titel seine Privaten und seine Runden nennt; er darf es besser wissen.
private-name = { $private }
round-name = { $kind } { $number }

help-bot = Einen Bot auf der Standardeingabe antworten lassen: ein Programm für eine Arena oder einen Tisch.
help-bot-name = Der Bot.
help-serve-program = Ein Programm, das unter diesem Namen an den Tischen sitzen darf.
notice-program-faults = Statt des Programms { $bot } hat der Bot „builder“ { $count ->
    [one] einmal
   *[other] { $count }-mal
} gezogen: Es { program-problem }.
error-program-command = „{ $command }“ ist kein Befehl.
error-program-line = Zeile { $number } lässt sich nicht beantworten: { $problem ->
    [json] sie ist kein JSON-Objekt.
    [game] sie sagt nicht, welches Spiel gespielt wird.
    [hidden] dieser Bot braucht die Züge, und die werden in diesem Titel nicht verraten.
   *[turn] sie ist keine Frage des Protokolls.
}
error-program-name = „{ $bot }“ kann kein Programm heißen.
reason-program = { $words }
program-problem = { $problem ->
    [start] lässt sich nicht starten
    [version] spricht eine andere Fassung des Protokolls
    [silent] hat nicht rechtzeitig geantwortet
    [ended] hat sich beendet
    [long] hat eine zu lange Zeile geschrieben
    [json] hat etwas geschrieben, das kein JSON-Objekt ist
    [move] hat keinen Zug genannt
    [action] hat einen Zug genannt, den es nicht gibt
   *[refused] hat einen Zug genannt, den die Regeln nicht erlauben
}
reason-program-failed = Das Programm { $bot } { program-problem }: Der Bot „builder“ hat an seiner Stelle gezogen.
help-arena-run = Jedes Spiel in dieser Datei festhalten; eine abgebrochene Serie geht dort weiter, wo sie stand.
help-arena-records = Die Aufzeichnungen aller Spiele in diesem Ordner speichern.
error-run-differs = { $path } enthält eine andere Serie ({ $differences }).
error-run-code = { $path } wurde mit anderen Regeln oder Bots begonnen (Code { $begun }, hier { $here }); weiter geht es nur mit der Version des Beginns.
error-run-other = { $path } enthält eine andere Serie oder keine.
column-games = Spiele
help-whatif-play = Ein eigener Zug an dieser Stelle, etwa "buy_share company=B&O source=bank": Er wird mit dem des Bots verglichen.
whatif-move = Zug
whatif-bots-move = { $move } (der Bot)
whatif-gained = Unterschied
whatif-for = Was es { $player } bringt, in Partien mit dem gleichen Glück:
error-whatif-move = „{ $text }“ ist kein Zug; hier geht zum Beispiel: { $known }
error-whatif-refused = Dieser Zug ist nicht erlaubt: { $reason }.
reason-line = Erwartet wird: { $line }
reason-line-move = { $player }: { $move }.
reason-instead = Nach „{ $move }“ wären es { $lead }.
reason-instead-line = Dann: { $line }
help-tune = Im Spiel nach besseren Konstanten für den Baumeister suchen.
help-tune-steps = Wie viele Änderungen versucht werden.
help-tune-games = In wie vielen Spielen jede Änderung versucht wird.
help-tune-run = Jeden Schritt in dieser Datei festhalten; eine abgebrochene Suche geht dort weiter, wo sie stand.
help-tune-jobs = Wie viele Prozesse; ohne Angabe einer je Kern.
help-tune-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster.
help-tune-address = Die Adresse des Ray-Clusters; ohne sie wird einer auf diesem Rechner gestartet.
tune-progress = Änderungen
tune-weight = Gewicht
tune-value = Wert
tune-kept = Behalten
tune-best = Am besten war: { $bot }
error-tune-nothing = { $title } hat keine Konstanten, die sich abstimmen lassen.
error-bot-weights = „{ $bot }“ ist kein Baumeister mit Gewichten wie builder:control=30;home=0.2; es gibt { $known }.
