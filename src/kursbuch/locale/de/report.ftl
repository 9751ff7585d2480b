# Berichte über Partien, und was aus ihnen hätte werden können

error-whatif-over = Nach { $at } Aktionen ist das Spiel vorbei: Es gibt nichts mehr zu spielen.
error-whatif-unfinished = Keines der { $games } Spiele kam zu einem Ende.

whatif-heading = { $title }, nach { $at } von { $actions } Aktionen { $games ->
    [one] einmal
   *[other] { $games }-mal
} weitergespielt vom Bot { $bot }
whatif-stray = { $percent } % der Züge sind zufällig, damit die Spiele verschieden sind.
whatif-unfinished = { $count ->
    [one] Ein Spiel kam zu keinem Ende und zählt nicht mit.
   *[other] { $count } Spiele kamen zu keinem Ende und zählen nicht mit.
}
whatif-real = Im Spiel
whatif-now = Im Spiel bisher
whatif-mean = Mittlere Wertung
whatif-interval = 95-%-Bereich
whatif-wins = Siege
report-progress = Bericht
whatif-progress = Spiele

## Die Seite
report-title = { $title }: { $players }
report-money = { MONEY($amount) }
report-unfinished = Das Spiel ist nicht zu Ende
report-length = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}

report-result = Ergebnis
report-values = Spieler
report-values-hint = Jede Linie gilt, bis ein Zug sie ändert. Der Zeiger nennt die Zahlen eines Zuges, ein Klick führt zu dem Zug, und Namen in der Legende schalten Linien ab.
report-sources = Woher die Punkte kommen
report-prices = Aktienkurse
report-incomes = Einkommen der { -companies }
report-revenue = Einnahmen nach { -company } und Runde
report-revenue-hint = Was eingenommen wurde, und was daraus wurde. Jede Zahl führt zu ihrem Zug.
report-treasuries = Geld der { -companies }
report-holdings = Wer was hielt
report-holdings-hint = Je { -company } ein Streifen; die Farben sind die Besitzer, so hoch wie ihr Anteil.
report-privates = Privatpapiere
report-privates-hint = Ein Balken hat die Farbe des Besitzers.
report-turning-points = Wendepunkte
report-swings = Die größten Umschwünge
report-swings-hint = Die Züge, die den Abstand zwischen den Spielern am stärksten verändert haben, danach, was jeder in diesem einen Zug gewann oder verlor.
report-missed-revenue = Entgangene Einnahmen
report-missed-revenue-hint = Jede Fahrt wird mit der besten Fahrt auf denselben Gleisen verglichen.
report-rules = Regeln, die im Weg standen
report-rules-hint = Eine Aufzeichnung enthält keine abgelehnten Züge. Hier steht, wo jemand passte und als Nächstes etwas tat, was die Regeln zur Zeit des Passens nicht erlaubten.
report-all-moves = Alle Züge

report-player = Spieler
report-score = Wertung
report-standing = Bisher
report-winner = Sieg
report-total = Summe
report-company = { -company }
report-round = Runde
report-events = Was geschah
report-move = Zug
report-moves = Züge
report-ran = Gefahren
report-best = Beste
report-missed = Entgangen
report-routes = Die beste Fahrt
report-times = Anzahl
report-rule = Regel
report-example = Erstes Beispiel, mit dem späteren Zug

report-swings-none = Kein Zug hat den Abstand zwischen den Spielern verändert.
report-missed-none = { $runs ->
    [one] Die einzige Fahrt war die beste.
   *[other] Alle { $runs } Fahrten waren die besten.
}
report-missed-some = { $missed } von { $runs } Fahrten hätten mehr einbringen können: zusammen { $amount }.
report-rules-none = Kein späterer Zug war bei einem Passen davor unerlaubt.

report-measure-value = Wert
report-measure-cash = Bargeld
report-measure-dividends = Dividenden
report-measure-points = Punkte
report-measure-debt = Schulden
report-measure-shares = Aktien
report-company-price = Aktienkurse
report-company-income = Einkommen
report-company-treasury = Geld der { -companies }
report-company-cash = Geld der { -companies }
report-place-bank = Unverkauft
report-use-paid = ausgeschüttet
report-use-withheld = einbehalten
report-use-halved = halb ausgeschüttet
report-use-open = nicht entschieden

# Runden in wenigen Buchstaben
report-mark-auction = Auktion
report-mark-opening = Beginn
report-mark-stock = AR { $number }
report-mark-operating = { $number }.{ $index }
report-mark-year = { $year }
report-mark-round = { $round }
