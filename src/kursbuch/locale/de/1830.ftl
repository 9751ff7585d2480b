# 1830
title-1830 = 1830

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
    [pool] aus dem Bankpool
   *[bank] aus der Bank
} tauschen
action-buy-train = { $source ->
    [bank] { $price ->
        [800] Diesellok für { MONEY($price) } und eine { $trade_in }er-Lok von der Bank kaufen
       *[other] { $train ->
            [D] Diesellok
           *[other] { $train }er-Lok
        } für { MONEY($price) } von der Bank kaufen
    }
   *[other] { $train ->
        [D] Diesellok
       *[other] { $train }er-Lok
    } für { MONEY($price) } { $source ->
        [pool] aus dem Bankpool
       *[other] von der { $source }
    } kaufen
}
action-discard-train = { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} der { $company } in den Bankpool zurückgeben

event-train-bought = Die { $company } kauft { $source ->
    [bank] von der Bank
    [pool] aus dem Bankpool
   *[other] von der { $source }
} eine { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} für { MONEY($amount) }.
event-train-traded = Die { $company } gibt dafür eine { $train }er-Lok in Tausch.
event-train-discarded = Die { $company } gibt eine überzählige { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} in den Bankpool zurück.
event-trade-proposed = { $seat } schlägt { $partner_seat } ein Geschäft vor: { $goods ->
    [train] eine { $item ->
        [D] Diesellok
       *[other] { $item }er-Lok
    } der { $owner }
   *[private] die Privatgesellschaft { $item }
} für { MONEY($amount) }.
event-trade-declined = { $seat } sagt Nein: kein Geschäft über { $goods ->
    [train] eine { $item ->
        [D] Diesellok
       *[other] { $item }er-Lok
    } der { $owner }
   *[private] die Privatgesellschaft { $item }
} für { MONEY($amount) }.
event-trains-rusted = Alle { $train }er-Loks werden verschrottet.

refusal-trains-not-for-sale = Eine { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} ist so nicht zu haben
refusal-trains-not-owned = Die Gesellschaft hat keine { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
}
refusal-trains-fixed-price = Die { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} kostet { MONEY($amount) }
refusal-trains-no-trade-in = Beim Kauf einer { $train ->
    [D] Diesellok
   *[other] { $train }er-Lok
} von einer anderen Gesellschaft wird nichts eingetauscht
