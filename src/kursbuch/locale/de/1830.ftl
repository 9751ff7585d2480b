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
