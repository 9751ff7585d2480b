# 1830
title-1830 = 1830
web-about = Spieler gründen Eisenbahngesellschaften, handeln mit ihren Aktien und bauen ihre Strecken durch den Nordosten Amerikas; neue Loks machen alte wertlos. Der Klassiker: lang und ohne Gnade.
currency = $#

option-board = Spielplan
option-board-classic = 1830
option-board-plus = 1830+
option-bank = Bank
option-bank-12000 = $12.000
option-bank-8000 = $8.000, kürzer
option-bank-10000 = $10.000, etwas kürzer
option-bank-15740 = $15.740, alle Banknoten
option-stock-turn = Zug in der Aktienrunde
option-stock-turn-sell-buy-sell = verkaufen, kaufen, verkaufen
option-stock-turn-sell-buy = verkaufen, dann kaufen
option-stock-turn-buy-sell = kaufen, dann verkaufen
option-free-runs = Fahrten
option-free-runs-no = Die beste Fahrt ist Pflicht
option-free-runs-yes = Jede erlaubte Fahrt
option-optional-6-train = 6er-Loks
option-optional-6-train-no = zwei
option-optional-6-train-yes = drei
option-multiple-brown-from-ipo = Mehrere Aktien im braunen Bereich kaufen
option-multiple-brown-from-ipo-no = nur aus dem Bankpool
option-multiple-brown-from-ipo-yes = auch aus der Bank

action-lay-tile = Gleisplättchen { $tile } auf { $hex } legen, Drehung { $rotation }{ $private ->
    [CS] , mit der CS
    [DH] , mit der DH
   *[none] { "" }
}
action-place-station = Bahnhof in { $hex } bauen{ $city ->
    [0] { "" }
   *[other] , zweite Stadt
}{ $private ->
    [DH] , mit der DH kostenlos
   *[none] { "" }
}
action-exchange-private = Die { $private } gegen eine Aktie der NYC { $source ->
    [pool] aus dem { -pool }
   *[bank] aus der Bank
} tauschen
train-name = { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
}
trains-name = { $train ->
    [D] Dieselloks
   *[other] { $train }er-Loks
}
trade-in-name = { $trade_in ->
    [D] Diesellok
   *[other] { $trade_in }er-Lok
}
item-name = { $item ->
    [D] Diesellok
   *[other] { $item }er-Lok
}
train-one = eine { train-name }
reconstructed-board-plus = Vom Spielplan 1830+ ist nur bekannt, was das Regelheft auf Seite 25 sagt. Die südlichen Reihen (J bis M) mit den Plätzen von Lexington, Huntington, Richmond und Norfolk, das Gelände dort, die Werte von Montréal ab Braun und von Detroit und einzelne Ausgänge (A17, E9, Altoona) sind rekonstruiert.
map-signs = (·) große Stadt mit freiem Platz; -o- kleine Stadt; △ Baukosten; Pfeile: Gleise
about-private = { $private ->
    [SV] Kein Effekt (1830 §3.0).
    [CS] Eine Gesellschaft, die sie besitzt, kann ein Gleisplättchen auf ihr Feld B20 legen, ob es verbunden ist oder nicht, zusätzlich zum normalen Gleisbau (1830 §3.0).
    [DH] Eine Gesellschaft, die sie besitzt, kann ein Gleisplättchen auf ihr Feld F16 legen, ob es verbunden ist oder nicht, als ihren Gleisbau in diesem Zug und für die üblichen $120, und dort im selben Zug kostenlos einen Bahnhofsmarker (1830 §3.0).
    [MH] Ein Spieler, der sie besitzt, kann sie gegen eine Aktie der NYC aus Bank oder Bankpool eintauschen, in seinem Zug einer Aktienrunde oder zwischen den Zügen anderer Spieler oder Gesellschaften, falls er noch eine halten darf. Das schließt sie (1830 §3.0).
    [CA] Wer sie ursprünglich kauft, erhält dazu eine Aktie der PRR. Sie wird dadurch nicht geschlossen (1830 §3.0).
    [BO] Wer sie kauft, erhält die Direktoraktie der B&O und legt sofort deren Ausgabekurs fest. Sie kann nicht an eine Gesellschaft verkauft werden und wird geschlossen, sobald die B&O ihre erste Lok kauft (1830 §3.0).
   *[other] Kein Effekt (1830 §3.0).
}
about-train = { $train ->
    [D] Fährt beliebig viele Orte an (1830 §6.4.1).
   *[other] Fährt bis zu { $train } Orte an (1830 §6.4.1).
}
web-18xx-scrapped-by = Veraltet mit der ersten { train-name } (1830 §2.0).

# Die erste Partie mit Erklärungen.
lesson-1 = In 1830 gründen und leiten die Spieler als Investoren Eisenbahnen im Nordosten Amerikas. Das größte Vermögen gewinnt: Bargeld, Aktien zum Kurs und Privatgesellschaften zählen. Das Geld einer Gesellschaft gehört ihr selbst, aber ihr Direktor bestimmt darüber. Der Tisch zeigt, worum es gerade geht; die Reiter führen zum Plan, zu den Aktienkursen und zu allem anderen. Was jetzt möglich ist, steht unter dem Namen dessen, der am Zug ist.
lesson-2 = Am Anfang werden sechs Privatgesellschaften versteigert. Jede bringt ihrem Besitzer ein Einkommen. Wer am Zug ist, kauft die billigste zu ihrem Preis, bietet auf eine teurere oder passt. Jetzt die Schuylkill Valley kaufen.
lesson-3 = Ein Gebot legt Geld auf eine teurere Privatgesellschaft, mindestens $5 mehr als das letzte Gebot. Wird sie die billigste und hat nur einer auf sie geboten, gehört sie ihm. Bei mehreren entscheidet eine Versteigerung unter den Bietern. Jetzt auf die Mohawk & Hudson bieten.
lesson-4 = Die Versteigerung dauert, bis alle Privatgesellschaften verkauft sind: die billigste kaufen, bieten oder passen. Aber genug Geld für eine Gesellschaft behalten: Sechs Aktien zu $67 kosten $402. Wer die Baltimore & Ohio bekommt, legt auch den Ausgabekurs der Gesellschaft B&O fest.
lesson-5 = Jetzt kommt die Aktienrunde. Wer die Direktoraktie kauft, sie zählt als zwei Aktien, gründet eine Gesellschaft und bestimmt ihren Ausgabekurs. Bei einem niedrigen Kurs sind genug Aktien bald bezahlt. Eine Gesellschaft zu $67 gründen.
lesson-6 = Eine Gesellschaft kann den Betrieb aufnehmen, wenn 60% ihrer Aktien verkauft sind, egal an wen. Sie bekommt dann das Zehnfache ihres Ausgabekurses. In jedem Zug ist eine Aktie zu haben, mit „Zug beenden“ endet der Zug. Kaufen, bis die eigene Gesellschaft so weit ist.
lesson-7 = Die Aktienrunde endet, wenn alle nacheinander passen. Ausverkaufte Gesellschaften steigen im Kurs. Mehr von der eigenen Gesellschaft kaufen, damit niemand mehr davon hat und Direktor wird; dann passen.
lesson-8 = Die Betriebsrunde: Die Privatgesellschaften zahlen, dann ist jede Gesellschaft am Zug. Zuerst legt ihr Direktor ein Gleisplättchen: ein markiertes Feld des Plans anklicken, ein Plättchen wählen, drehen und bestätigen. Das Gleis soll vom Bahnhof zur nächsten Stadt führen.
lesson-9 = Nach dem Gleis kommt ein Bahnhof (passen, noch braucht es keinen), dann fahren die Loks, dann darf eine gekauft werden. Ohne Lok verdient eine Gesellschaft nichts, und ihr Kurs fällt. Eine Lok kaufen: Eine 2er-Lok fährt zwischen zwei Orten, eine 3er-Lok zwischen dreien.
lesson-10 = Mit Passen endet der Zug der Gesellschaft. Es folgt wieder eine Aktienrunde: kaufen oder passen, ganz nach Wunsch. In der nächsten Betriebsrunde hat die Gesellschaft eine Lok. Wenn möglich Gleis legen und dann fahren: Die beste Fahrt wird ausgerechnet und auf dem Plan gezeichnet.
lesson-11 = Was wird aus den Einnahmen? Ausgeschüttet bringt jede Aktie ein Zehntel davon, und der Kurs steigt. Einbehalten gehen sie ins Betriebskapital, etwa für die nächste Lok, und der Kurs fällt. Jetzt ausschütten.
lesson-12 = Das war ein ganzer Durchgang. Bessere Loks eröffnen neue Phasen und machen die alten wertlos; eine Gesellschaft braucht also zur rechten Zeit Geld. Die Partie endet, wenn die Bank leer ist oder jemand bankrott geht. Einfach weiterspielen: „Tipp“ zeigt, was ein Bot täte, „Vorausplanen“ probiert Züge auf einer Kopie, und ein Klick auf einen nicht markierten Ort sagt, warum dort nichts geht.
