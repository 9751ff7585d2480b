# Was allen 18xx-Spielen gemeinsam ist.

# Die Wörter, in denen sich die Regelhefte unterscheiden (docs/glossary.md). Hier stehen die von 1830; ein Spiel mit anderen
# setzt seine eigenen.
-private = Privatgesellschaft
-privates = Privatgesellschaften
-operating-round = Betriebsrunde
-operating-rounds = Betriebsrunden
-operating-round-short = BR
-opening = Versteigerung der Privatgesellschaften
-president-share = Direktoraktie
-par = Ausgabekurs
-certificate = Zertifikat
-certificates = Zertifikate
-certificate-limit = Zertifikatslimit
-market = Aktienmarkt
-pool = Bankpool
-route = Strecke
-routes = Strecken
-city = große Stadt
-board = Spielplan

# Eine Privatgesellschaft, wie sie im Regelheft heißt.
item-private-name = { $item }

# Eine Lok, wie sie im Regelheft heißt.
train-name = { $train }-Lok
train-one = eine { train-name }
trains-name = { $train }-Loks
trade-in-name = { $trade_in }-Lok
item-name = { $item }-Lok

action-pass = Passen
action-buy-cheapest = Die { private-name } zu ihrem Preis kaufen
action-bid = { MONEY($amount) } auf die { private-name } bieten
action-set-par = { -par } der { $company }: { MONEY($price) }
action-start-company = { -president-share } der { $company } kaufen, { -par } { MONEY($price) }
action-buy-share = Aktie der { $company } { $source ->
    [pool] aus dem { -pool }
   *[bank] aus der Bank
} kaufen
action-sell-shares = { $shares ->
    [one] Eine Aktie
   *[other] { $shares } Aktien
} der { $company } verkaufen
action-exchange-private = Die { private-name } gegen eine Aktie { $source ->
    [pool] aus dem { -pool }
   *[bank] aus der Bank
} tauschen
action-sell-private = Die { private-name } für { MONEY($price) } an { $buyer_seat } verkaufen
action-buy-private = Die { private-name } für { MONEY($price) } kaufen
action-accept = Das Angebot annehmen
action-decline = Das Angebot ablehnen oder zurückziehen
action-place-home = Heimatbahnhof in { $hex } bauen: { $city ->
    [0] erste Stadt
   *[other] zweite Stadt
}
action-lay-tile = Gleisplättchen { $tile } auf { $hex } legen, Drehung { $rotation }
action-place-station = Bahnhof in { $hex } bauen{ $city ->
    [0] { "" }
   *[other] , zweite Stadt
}
action-run-trains = Loks fahren lassen: { $routes }
action-pay-dividend = { $choice ->
    [pay] Dividende ausschütten
   *[withhold] Einnahmen einbehalten
}
action-buy-train = { train-name } { $source ->
    [bank] von der Bank
    [pool] aus dem { -pool }
   *[other] von der { $source }
} für { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }und eine { trade-in-name }
} kaufen
action-discard-train = { train-name } der { $company } in den { -pool } zurückgeben
action-agree-to-end = Alle stimmen zu: das Spiel beenden
action-declare-bankruptcy = Bankrott erklären

kind-pass = Passen
kind-buy-cheapest = Billigste { -private } kaufen
kind-bid = Bieten
kind-set-par = { -par } festlegen
kind-start-company = { -president-share } kaufen
kind-buy-share = Aktie kaufen
kind-sell-shares = Aktien verkaufen
kind-exchange-private = { -private } eintauschen
kind-sell-private = { -private } verkaufen
kind-buy-private = { -private } kaufen
kind-accept = Annehmen
kind-decline = Ablehnen
kind-place-home = Heimatbahnhof bauen
kind-lay-tile = Gleisplättchen legen
kind-place-station = Bahnhof bauen
kind-run-trains = Loks fahren lassen
kind-pay-dividend = Einnahmen verteilen
kind-buy-train = Lok kaufen
kind-discard-train = Lok zurückgeben
kind-agree-to-end = Ende vereinbaren
kind-declare-bankruptcy = Bankrott erklären

event-passed = { $seat } passt.
event-bid = { $seat } bietet { MONEY($amount) } auf die { private-name }.
event-contest-opened = Die { private-name } wird jetzt unter denen versteigert, die auf sie geboten haben.
event-price-reduced = Niemand will die { private-name }: Ihr Preis sinkt auf { MONEY($amount) }.
event-private-bought = { $seat } kauft die { private-name } für { MONEY($amount) }.
event-share-received = { $seat } erhält mit der { private-name } eine Aktie der { $company }.
event-share-given = { $seat } gibt dafür die Aktie der { $company } her, die mit der { private-name } kam.
event-presidency-received = { $seat } erhält mit der { private-name } die { -president-share } der { $company }.
event-private-income = Die { private-name } zahlt { MONEY($amount) } an { $seat }.
event-company-income = Die { private-name } zahlt { MONEY($amount) } an die { $company }.
event-private-closed = Die { private-name } wird geschlossen.
event-private-sold = { $seat } verkauft die { private-name } für { MONEY($amount) }; neuer Besitzer: { $buyer_seat }.
event-private-exchanged = { $seat } tauscht die { private-name } gegen eine Aktie der { $company }.
event-stock-round-begun = Aktienrunde { $number } beginnt.
event-company-started = { $seat } wird Direktor der { $company }; ihr { -par } ist { MONEY($price) }.
event-share-bought = { $seat } kauft eine Aktie der { $company } { $source ->
    [pool] aus dem { -pool }
   *[bank] aus der Bank
} für { MONEY($amount) }.
event-shares-sold = { $seat } verkauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} der { $company } für { MONEY($amount) }.
event-president-changed = { $seat } ist neuer Direktor der { $company }.
event-price-moved = Der Kurs der { $company } geht von { MONEY($old) } auf { MONEY($new) }.
event-company-floated = Die { $company } geht in Betrieb und erhält { MONEY($amount) } Startkapital.
event-priority-passed = { $seat } hat das Erstkaufsrecht.
event-operating-round-begun = { -operating-round } { $number }.{ $index } beginnt.
event-turn-begun = Die { $company } ist an der Reihe.
event-station-placed = Die { $company } baut einen Bahnhof in { $hex }{ $amount ->
    [0] { "" }
   *[other] { " " }für { MONEY($amount) }
}.
event-tile-laid = Die { $company } legt Gleisplättchen { $tile } auf { $hex }, Drehung { $rotation }{ $amount ->
    [0] { "" }
   *[other] , Baukosten { MONEY($amount) }
}.
event-trains-run = Die { $company } fährt { MONEY($amount) } ein: { $routes }.
event-dividend-paid = Die { $company } schüttet { MONEY($amount) } aus.
event-dividend-received = { $seat } erhält { MONEY($amount) } Dividende der { $company }.
event-dividend-withheld = { $amount ->
    [0] Die { $company } zahlt keine Dividende.
   *[other] Die { $company } behält { MONEY($amount) } ein.
}
event-train-bought = Die { $company } kauft { $source ->
    [bank] von der Bank
    [pool] aus dem { -pool }
   *[other] von der { $source }
} eine { train-name } für { MONEY($amount) }.
event-train-traded = Die { $company } tauscht dafür eine { train-name } ein.
event-train-discarded = Die { $company } gibt eine überzählige { train-name } in den { -pool } zurück.
event-trains-rusted = Alle { trains-name } werden verschrottet.
event-president-pays = { $seat } legt als Direktor der { $company } { MONEY($amount) } dazu.
event-phase-begun = Phase { $phase } beginnt.
event-trade-proposed = { $seat } schlägt { $partner_seat } ein Geschäft vor: { $goods ->
    [train] eine { item-name } der { $owner }
   *[private] die { -private } { item-private-name }
} für { MONEY($amount) }.{ $left ->
    [0] { " " }Das war in diesem Zug der letzte Vorschlag an { $partner_seat }.
   *[other] { "" }
}
event-trade-declined = { $seat } sagt Nein: kein Geschäft über { $goods ->
    [train] eine { item-name } der { $owner }
   *[private] die { -private } { item-private-name }
} für { MONEY($amount) }.
event-bank-broken = Die Bank hat kein Geld mehr.
event-bankrupt = { $seat } ist bankrott.
event-game-over = { $reason ->
    [bankrupt] Das Spiel endet sofort durch den Bankrott.
    [agreed] Das Spiel endet, weil sich die Spieler darauf geeinigt haben.
    [bank] Das Spiel endet, weil die Bank kein Geld mehr hat.
    [last_round] Das Spiel endet mit der 100. Aktienrunde; weiter spielt 18xx.games nicht.
   *[other] Das Spiel ist zu Ende.
}

end-last-round = 18xx.games spielt nur 100 Aktienrunden
end-agreed = Die Spieler haben sich auf ein Ende geeinigt
end-bank = Die Bank hat kein Geld mehr
end-bankrupt = Ein Spieler ist bankrott

refusal-turn-over = Das Spiel ist zu Ende
refusal-turn-auction-not-yours = Ein anderer Spieler ist in der Versteigerung an der Reihe
refusal-turn-auction-not-now = Das ist in der { -opening } jetzt nicht möglich
refusal-turn-stock-not-yours = Ein anderer Spieler ist in der Aktienrunde an der Reihe
refusal-turn-stock-not-now = Das ist in der Aktienrunde jetzt nicht möglich
refusal-turn-operating-not-yours = Die Gesellschaft, die an der Reihe ist, hat einen anderen Direktor
refusal-turn-operating-not-now = Das ist an dieser Stelle der { -operating-round } nicht möglich
refusal-company-unknown = Eine Gesellschaft „{ $company }“ gibt es nicht

refusal-auction-not-cheapest = Ohne Gebot zu kaufen ist nur die billigste { -private }, die { private-name }
refusal-auction-no-cash = Dafür sind { MONEY($amount) } nötig; Geld, das schon für Gebote bereitliegt, zählt nicht mit
refusal-auction-must-take = Die { private-name } kostet nichts mehr und muss genommen werden
refusal-auction-bid-on-cheapest = Auf die { private-name } wird nicht geboten: Die billigste { -private } wird gekauft
refusal-auction-other-contest = Jetzt wird nur um die { private-name } gesteigert
refusal-auction-not-for-sale = Die { private-name } steht nicht zum Verkauf
refusal-auction-bid-too-low = Das niedrigste Gebot auf die { private-name } ist { MONEY($amount) }
refusal-par-other-company = Zuerst ist der { -par } der { $company } festzulegen

refusal-stock-first-round = In der ersten Aktienrunde werden keine Aktien verkauft
refusal-stock-sold-before = Wer in dieser Aktienrunde Aktien der { $company } verkauft hat, kann keine mehr kaufen
refusal-stock-must-sell = Zu viele { -certificates }: Zuerst sind Aktien zu verkaufen
refusal-stock-president-first = Zuerst muss jemand die { -president-share } der { $company } kaufen
refusal-stock-one-purchase = In einem Zug wird nur ein { -certificate } gekauft
refusal-stock-sell-first = Nach dem Kauf wird in diesem Zug nichts mehr verkauft
refusal-stock-buy-first = Nach einem Verkauf wird in diesem Zug nichts mehr gekauft
refusal-stock-none-left = { $source ->
    [pool] Im { -pool } liegt keine Aktie der { $company }
   *[bank] In der Bank liegt keine Aktie der { $company } mehr
}
refusal-stock-no-cash = Dafür sind { MONEY($amount) } nötig
refusal-stock-started = Die { -president-share } der { $company } ist schon vergeben
refusal-stock-bad-par = { MONEY($price) } ist kein { -par }
refusal-shares-not-held = So viele Aktien der { $company } hat der Verkäufer nicht
refusal-shares-no-par = Die { $company } hat noch keinen Kurs; ihre Aktien lassen sich noch nicht verkaufen
refusal-shares-pool-full = So viele Aktien der { $company } dürfen nicht im { -pool } liegen
refusal-shares-no-successor = Niemand kann neuer Direktor der { $company } werden, und die { -president-share } kommt nie in den { -pool }
refusal-shares-company-limit = Mehr { -certificates } der { $company } darf ein Spieler nicht besitzen
refusal-shares-certificate-limit = Das { -certificate-limit } ist erreicht: Mehr { -certificates } darf ein Spieler nicht besitzen

refusal-trade-first-round = In der ersten Aktienrunde handeln Spieler keine { -privates }
refusal-trade-own-proposal = Ein Angebot kann nur annehmen, wem es gemacht wurde
refusal-trade-not-theirs = Die { private-name } gehört keinem Spieler, der sie verkaufen könnte
refusal-trade-not-own = Die { private-name } gehört jemand anderem
refusal-trade-no-partner = Verkaufen lässt sich nur an einen anderen Spieler
refusal-trade-no-offers = Auf 18xx.games kauft man { -privates } und bietet keine an
refusal-trade-stays = Die { private-name } kann kein anderer Spieler kaufen
refusal-trade-never-to-company = Die { private-name } kann nicht an eine Gesellschaft verkauft werden
refusal-trade-price-range = Der Preis muss zwischen { MONEY($low) } und { MONEY($high) } liegen
refusal-trade-no-cash = Der Käufer kann { MONEY($amount) } nicht bezahlen
refusal-trade-asked-enough = { $other_seat } hat in diesem Zug schon { $count } Vorschläge bekommen; mehr sind hier in einem Zug nicht erlaubt
refusal-trade-certificate-limit = Der Käufer hat sein { -certificate-limit } erreicht
refusal-exchange-not-own = Die { private-name } gehört jemand anderem
refusal-exchange-between-turns = Die { private-name } wird im eigenen Zug einer Aktienrunde oder zwischen den Zügen anderer getauscht
refusal-exchange-not-this = Die { private-name } kann nicht gegen eine Aktie getauscht werden

refusal-track-one-tile = In einem Zug wird nur einmal gebaut, und das ist für diesen Zug vorbei
refusal-track-no-grant = Die { private-name } erlaubt dieses Gleisplättchen nicht
refusal-track-private-hex = { $hex } gehört einer { -private } in Spielerhand und ist noch gesperrt
refusal-track-no-cash = { $hex } kostet { MONEY($amount) }; so viel Betriebskapital hat die Gesellschaft nicht
refusal-track-hex-unknown = Es gibt kein Feld { $hex }
refusal-track-tile-unknown = Es gibt kein Gleisplättchen { $tile }
refusal-track-rotation-unknown = So lässt sich Gleisplättchen { $tile } nicht drehen
refusal-track-hex-closed = Auf { $hex } wird nie gebaut
refusal-track-color-not-available = Gleisplättchen { $tile } ist erst ab Phase { $phase } verfügbar
refusal-track-color-not-next = Gleisplättchen { $tile } hat nicht die Farbe, die auf { $hex } als nächste folgt
refusal-track-label = Der Buchstabe von Gleisplättchen { $tile } passt nicht zu { $hex }
refusal-track-stops = Die Städte von Gleisplättchen { $tile } passen nicht zu { $hex }
refusal-track-track-not-kept = Gleisplättchen { $tile } erhält so nicht alle Gleise von { $hex }
refusal-track-none-left = Gleisplättchen { $tile } ist nicht mehr im Vorrat
refusal-track-off-map = Ein Gleis von { $hex } würde vom Spielplan hinunterführen
refusal-track-impassable = Ein Gleis von { $hex } würde gegen eine gesperrte Feldkante führen
refusal-track-blank-side = Ein Gleis von { $hex } würde auf die leere Seite eines Feldes führen, das nie bebaut wird
refusal-track-not-connected = Gleisplättchen { $tile } wäre so auf { $hex } mit keinem Bahnhof der Gesellschaft verbunden

refusal-stations-not-home = Dort ist der Heimatbahnhof nicht
refusal-stations-no-grant = Die { private-name } erlaubt diesen Bahnhof nicht
refusal-stations-no-cash = Der nächste Bahnhof kostet { MONEY($amount) }; so viel Betriebskapital hat die Gesellschaft nicht
refusal-stations-hex-unknown = Es gibt kein Feld { $hex }
refusal-stations-no-city = In { $hex } gibt es keine solche { -city }
refusal-stations-already-there = Die Gesellschaft hat in { $hex } schon einen Bahnhof
refusal-stations-no-free-slot = In { $hex } ist kein Platz für einen Bahnhofsmarker mehr frei
refusal-stations-home-of-another = Der Platz in { $hex } bleibt für einen Heimatbahnhof frei
refusal-stations-not-connected = Keine unblockierte { -route } führt von einem Bahnhof der Gesellschaft nach { $hex }

refusal-routes-not-best = Das bringt { MONEY($amount) }, möglich sind { MONEY($best) }: Das beste Ergebnis muss eingefahren werden
refusal-routes-unknown-train = Eine solche Lok hat die Gesellschaft nicht
refusal-routes-train-twice = Jede Lok fährt nur einmal
refusal-routes-unknown-track = Ein solches Gleis gibt es nicht
refusal-routes-track-twice = Eine { -route } benutzt ein Gleis doppelt
refusal-routes-track-shared = Zwei Loks benutzen dasselbe Gleis
refusal-routes-not-continuous = Die { -route } hängt nicht zusammen
refusal-routes-reverses = Die { -route } kehrt an einer Weiche um
refusal-routes-wrong-stops = Die Halte passen nicht zu den Gleisen der { -route }
refusal-routes-stop-twice = Die { -route } enthält eine Stadt doppelt
refusal-routes-place-twice = Die { -route } enthält einen Ort doppelt
refusal-routes-closed-stop = Die { -route } führt durch einen Ort, an dem sie enden muss
refusal-routes-wrong-start = Diese Lok darf dort nicht beginnen
refusal-routes-forbidden-stop = Diese Lok darf dort nicht halten
refusal-routes-too-short = Zu einer { -route } gehören mindestens zwei Orte
refusal-routes-no-station = Auf der { -route } liegt kein Bahnhof der Gesellschaft
refusal-routes-too-long = So weit fährt die Lok nicht
refusal-routes-wrong-revenue = Die Einnahmen stimmen nicht
refusal-dividend-unknown = Ausschütten oder einbehalten: „{ $choice }“ gibt es nicht

refusal-trains-must-buy = Die Gesellschaft hat eine Strecke und keine Lok: Sie muss eine kaufen
refusal-trains-no-need = Es ist keine Lok zu bezahlen, für die Geld fehlt: Der Direktor darf jetzt nichts verkaufen
refusal-trains-not-bankrupt = Es sind noch Aktien zu verkaufen, also ist der Direktor nicht bankrott
refusal-trains-limit = Das Loklimit ist erreicht: Mehr als { $count } Loks darf die Gesellschaft nicht besitzen
refusal-trains-not-for-sale = Eine { train-name } ist dort nicht zu haben
refusal-trains-not-owned = Die Gesellschaft hat keine { train-name }
refusal-trains-fixed-price = Die { train-name } kostet { MONEY($amount) }
refusal-trains-no-cash = So viel Geld ist nicht da: Die Lok kostet { MONEY($amount) }
refusal-trains-presidents-money = Der Direktor legt eigenes Geld nur für die billigste Lok aus Bank und { -pool } dazu oder, bis zum aufgedruckten Preis, für die Lok einer anderen Gesellschaft
refusal-trains-paid-without-sale = { MONEY($amount) } waren schon ohne den letzten Aktienverkauf da: Für die Lok werden nur so viele Aktien verkauft wie nötig
refusal-trains-no-trade-in = Beim Kauf einer { train-name } von einer anderen Gesellschaft wird nichts eingetauscht
refusal-trains-least-price = Eine Lok einer anderen Gesellschaft kostet mindestens { MONEY(1) }
refusal-trains-other-discards = Zuerst gibt die { $company } eine überzählige Lok zurück
refusal-trains-more-than-needed = So viele Aktien sind für die Lok nicht nötig
refusal-trains-keeps-presidency = Der Direktor der { $company }, die die Lok kauft, darf dabei nicht wechseln

column-asked = Vorschläge an
column-amount = Betrag
column-bids = Gebote
column-buyer-seat = Käufer
column-certificate-limit = { -certificate-limit }
column-choice = Wahl
column-city = Stadt
column-contest = Versteigerung
column-count = Anzahl
column-floated = in Betrieb
column-for-sale = zu kaufen
column-hex = Feld
column-hexes = Felder
column-income = Einkommen
column-index = { -operating-round }
column-is-new = neu
column-kind = Art
column-left = noch
column-next-station = nächster Bahnhof
column-number = Nummer
column-owner-seat = Spieler
column-pool = { -pool }
column-president-seat = Direktor
column-price = Preis
column-price-now = Preis jetzt
column-priority = Erstkaufsrecht
column-private = { -private }
column-privates = { -privates }
column-rotation = Drehung
column-routes = { -routes }
column-source = Quelle
column-stage = nächster Schritt
column-stages = { web-18xx-steps }
column-stations-left = Bahnhofsmarker
column-tile = Gleisplättchen
column-trade-in = Eintausch
column-train = Lok
column-trains = Loks
column-certificates = { -certificates }

value-auction = { -opening }
value-stock = Aktienrunde
value-operating = { -operating-round }
value-bank = Bank
value-pool = { -pool }
value-track = { web-18xx-step-track }
value-stations = { web-18xx-step-stations }
value-run = { web-18xx-step-run }
value-dividend = { web-18xx-step-dividend }
value-trains = { web-18xx-step-trains }

option-profile = Regeln
option-profile-rulebook = wie im Regelheft
option-profile-18xx-games = wie auf 18xx.games

# Warum der Bot „builder“ so zieht.
reason-auction-wait = Nichts davon ist jetzt seinen Preis wert.
reason-auction-buy = Die { private-name } ist mehr wert als { MONEY($amount) }: wegen ihres Einkommens und des späteren Verkaufs an eine Gesellschaft.
reason-auction-bid = Die { private-name } ist mehr wert als { MONEY($amount) }.
reason-stock-pass = Keine Aktie verspricht mehr, als sie kostet.
reason-stock-start = Die { $company } kann bei einem { -par } von { MONEY($price) } in Betrieb gehen und Loks kaufen.
reason-stock-buy = Eine Aktie der { $company } bringt bis zum Ende mehr als { MONEY($amount) }.
reason-stock-sell = Die { $company } bringt kaum mehr, als ihre Aktien jetzt erlösen.
reason-stock-change = Am { -certificate-limit } verspricht eine andere Aktie mehr als eine der { $company }.
reason-stock-excess = So viel darf niemand besitzen; die Aktien der { $company } fehlen am wenigsten.
reason-stock-fear = Wer die { $company } als Nächster leitet, muss vielleicht ihre Lok bezahlen.
reason-stock-dump = Die { $company } braucht bald eine Lok, die sie nicht bezahlen kann: Das soll jemand anders übernehmen.
reason-build-revenue = Mit einem Gleis auf { $hex } bringt die Fahrt { MONEY($amount) }.
reason-build-connect = Das Gleis auf { $hex } bringt gute Halte näher.
reason-build-nothing = Kein Gleis würde helfen.
reason-home-best = Von dieser Stadt führen die meisten Gleise weiter.
reason-station-revenue = Mit einem Bahnhof in { $hex } bringt die Fahrt { MONEY($amount) }.
reason-station-open = Der Bahnhof in { $hex } hält den Weg offen.
reason-station-none = Kein Bahnhof ist jetzt seinen Preis wert.
reason-train-lasting = Die { train-name } veraltet nicht.
reason-train-revenue = Die { train-name } macht sich bezahlt, bevor sie veraltet.
reason-train-first = Ohne Lok verdient die { $company } nichts.
reason-train-hope = Die { train-name } findet noch ihre Strecke, bevor sie veraltet.
reason-train-rush = Mit der { train-name } veralten Loks anderer.
reason-train-sister = Die { $company } kann ihre { train-name } entbehren.
reason-train-ask = Die { $company } könnte ihre { train-name } für { MONEY($amount) } abgeben, und wir brauchen eine.
reason-train-sell = Eine Lok muss bezahlt werden; die Aktien der { $company } fehlen am wenigsten.
reason-train-ruin = Es ist nichts mehr da, womit sich die Lok bezahlen ließe.
reason-train-none = Keine Lok ist jetzt ihren Preis wert.
reason-discard = Von allen Loks fehlt die { train-name } am wenigsten.
reason-dividend-pay = { MONEY($amount) } gehen an die Aktionäre, und der Kurs steigt.
reason-dividend-withhold = Die { $company } braucht das Geld für ihre nächste Lok.
reason-deal-good = Das Geschäft bringt mehr, als es kostet.
reason-deal-bad = Das Geschäft kostet mehr, als es bringt.
reason-deal-private = Für { MONEY($amount) } lohnt sich die { private-name } für beide.
reason-private-into-company = Die Gesellschaft kann { MONEY($amount) } für die { private-name } entbehren.
reason-private-exchange = Eine Aktie der { $company } ist mehr wert als die { private-name }.

heading-phases = Phasen
column-train-limit = Loklimit
column-train-limits = Loklimit anderer Bahnen
column-operating-rounds = { -operating-rounds }
column-tile-colors = Gleisplättchen
column-rusts = Verschrottet

column-par = { -par }
column-president = Direktor
column-treasury = Betriebskapital
column-bank = Bank
negative-bank = leer, { MONEY($amount) } aufgeschrieben
column-owner = Besitzer
heading-privates = { -privates }
heading-trains = Loks
value-brown = braun
value-gray = grau
value-green = grün
value-yellow = gelb

# Am Tisch im Browser
web-18xx-money = { MONEY($amount) }
web-18xx-choose = Wählen
web-18xx-no-private = Keine { -private } ist mehr im Spiel.
web-18xx-none = Keine.
web-18xx-you = (selbst)
web-18xx-on-turn = am Zug
web-18xx-not-floated = noch nicht in Betrieb
web-18xx-last-revenue = Letzte Fahrt
web-18xx-sheet = Übersicht
web-18xx-supply = Plättchen und Loks
web-18xx-per-share = Je 10%
web-18xx-laid-out = In Geboten
web-18xx-free-cash = Verfügbar
web-18xx-stations = { $count }, der nächste { MONEY($cost) }
web-18xx-papers-change = { $before } → { $after } von { $limit }
web-18xx-president-of = Direktor der { $company }
web-18xx-treasury-of = Betriebskapital der { $company }
web-18xx-price-of = Kurs der { $company }
web-18xx-start = Gründen …
web-18xx-choose-par = Den { -par } anklicken oder beim Zug wählen.
web-18xx-start-company = Gründen
web-18xx-buy-share = { $source ->
    [pool] Kaufen aus dem { -pool }
   *[bank] Kaufen von der Bank
}
web-18xx-pass = { $step ->
    [lay_tile] { $more ->
        [yes] Kein weiteres Gleisplättchen legen
       *[no] Kein Gleisplättchen legen
    }
    [place_station] { $more ->
        [yes] Keinen weiteren Bahnhof bauen
       *[no] Keinen Bahnhof bauen
    }
    [place_home] Keinen Bahnhof bauen
    [buy_train] { $more ->
        [yes] Keine weitere Lok kaufen
       *[no] Keine Lok kaufen
    }
    [buy_private] Nichts weiter kaufen
   *[other] Weiter
}
web-18xx-shares-for = { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
}
web-18xx-end-turn = Zug beenden
web-18xx-in-bank = Bank
web-18xx-share-of-pool = { $company } ({ -pool })
web-18xx-sell-shares = { $count } verkaufen
web-18xx-sell = Verkaufen
web-18xx-count-for = { $count } für { MONEY($price) }
web-18xx-exchange-coal = Tauschen
web-18xx-at-hand = Verfügbar: { MONEY($cash) }; für Gebote hinterlegt: { MONEY($bids) }
web-18xx-buy-cheapest = Die { private-name } für { MONEY($price) } kaufen
web-18xx-proposal = { $company ->
    [none] { $player } schlägt vor: { $move }.
   *[other] { $player } schlägt für die { $company } vor: { $move }.
}
web-18xx-raise-money = { $amount ->
    [0] Es fehlt Geld
   *[other] Für die billigste Lok fehlen noch { MONEY($amount) }
}: Der Direktor verkauft dafür Aktien.
web-18xx-buy-its-trains = Eine Lok von ihr kaufen
web-18xx-buy-train = { $source ->
    [pool] { -pool }
   *[bank] Bank
}: { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }und eine { trade-in-name }
}
web-18xx-of-other-companies = Loks anderer Gesellschaften ({ $count })
web-18xx-phases = Phasen
web-18xx-begins-with = Beginn
web-18xx-train-limit = Loklimit
web-18xx-operating-rounds = { -operating-rounds }
web-18xx-tiles = Gleisplättchen bis
web-18xx-scraps = Verschrottet
web-18xx-will-rust = Die nächste { $next } verschrottet die { $trains } der { $companies }.
web-18xx-goes-next = wird verschrottet, wenn die nächste Lokart kommt
web-18xx-tile-supply = Gleisplättchen
web-18xx-tile-kinds = { $count ->
    [one] Eine Sorte Gleisplättchen ist noch da
   *[other] { $count } Sorten Gleisplättchen sind noch da
}
web-18xx-color-yellow = gelb
web-18xx-color-green = grün
web-18xx-color-brown = braun
web-18xx-color-gray = grau
web-18xx-choose-hex = Ein Feld auf dem Plan wählen:
web-18xx-power = mit dem Recht einer { -private }
web-18xx-tiles-for = Gleisplättchen für { $hex }
web-18xx-tile = Gleisplättchen { $tile }, { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-18xx-tile-left = Gleisplättchen { $tile }, { $count ->
    [any] beliebig viele übrig
   *[other] noch { $count }
}
web-18xx-lay-here = Legen
web-18xx-upgrades-of = Was aus Gleisplättchen { $tile } werden kann
web-18xx-no-upgrades = Es lässt sich nicht aufwerten.
web-18xx-run-change = Beste Fahrt der { $company }:
web-18xx-lay = Gleisplättchen { $tile } auf { $hex } legen
web-18xx-turn = Drehen (r)
web-18xx-run = Loks fahren lassen
web-18xx-best-run = Zurück zur besten Fahrt
web-18xx-edit = Ändern
web-18xx-stays = fährt nicht
web-18xx-click-stops = Den nächsten Ort anklicken oder das Gleis entlangziehen.
web-18xx-last-stop-back = Letzten Ort zurücknehmen
web-18xx-new-route = Neue Strecke
web-18xx-done = Fertig
web-18xx-no-way = Dorthin führt kein Gleis.
web-18xx-revenue = Einnahmen { MONEY($amount) }, { MONEY($share) } für je 10%
web-18xx-round = { $index ->
    [0] { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    }
   *[other] { $kind } { $number }.{ $index } ({ $index } von { $count })
}
web-18xx-bid = { MONEY($amount) } bieten
web-18xx-price-income = Preis { MONEY($price) } · Einkommen { MONEY($income) }
web-18xx-steps = Ablauf des Zugs
web-18xx-step-track = Gleis
web-18xx-step-stations = Bahnhof
web-18xx-step-run = Fahrt
web-18xx-step-dividend = Einnahmen
web-18xx-step-trains = Loks
web-18xx-tab-privates = Privatgesell{"\u00AD"}schaften
web-18xx-besides = Weiteres
column-stations = Bahnhöfe
heading-market = { -market }
heading-board = { -board }
report-privates = { -privates }
report-mark-operating = { -operating-round-short } { $number }.{ $index }
report-mark-stock = AR { $number }
report-place-pool = { -pool }
report-treasuries = Betriebskapital der Gesellschaften
report-company-treasury = Betriebskapital der Gesellschaften
report-missed-revenue-hint = Jede Fahrt wird mit der besten Fahrt derselben Loks auf denselben Gleisen verglichen.
report-revenue-hint = Was die Loks einfuhren, und was daraus wurde. Jede Zahl führt zu ihrem Zug.
refusal-turn-auction-waits = Zuerst muss { $other_seat } entscheiden
refusal-turn-stock-waits = Zuerst muss { $other_seat } entscheiden
refusal-turn-operating-waits = Zuerst muss { $other_seat } entscheiden
refusal-turn-in-auction = Das gehört in die { -opening }; die ist vorbei
refusal-turn-in-stock = Das ist nur in einer Aktienrunde möglich
refusal-turn-in-operating = Das ist nur in einer { -operating-round } möglich
refusal-turn-stage-later = Das kommt erst später im Zug der Gesellschaft
refusal-turn-stage-passed = Das kommt früher im Zug der Gesellschaft und ist vorbei
refusal-turn-auction-no-pass = Passen geht hier nicht: Erst nach dieser Entscheidung geht es weiter
refusal-turn-stock-no-pass = Passen geht hier nicht: Erst nach dieser Entscheidung geht es weiter
refusal-turn-operating-no-pass = Passen geht an dieser Stelle nicht: Erst nach dieser Entscheidung geht der Zug der Gesellschaft weiter
refusal-turn-not-played = Das gehört zu einer Variante, die an diesem Tisch nicht gespielt wird
refusal-turn-no-agreement = Ein Ende vereinbaren die Spieler nur, wo nach den Regeln von 18xx.games gespielt wird
refusal-par-none-open = Es ist kein { -par } festzulegen
refusal-trade-not-yet = Gesellschaften kaufen { -privates } ab Phase { $phase }
refusal-trade-no-more = Gesellschaften kaufen { -privates } nur bis Phase { $phase }
refusal-trade-none-waits = Es wartet kein Angebot auf Antwort
refusal-trains-no-bankruptcy = Bankrott ist nur, wer für seine Gesellschaft eine Lok kaufen muss und nicht bezahlen kann
refusal-trains-none-over-limit = Keine Gesellschaft hat mehr Loks, als sie besitzen darf
refusal-turn-auction-asked = Zuerst ist die offene Frage zu beantworten
refusal-turn-stock-asked = Zuerst ist die offene Frage zu beantworten
refusal-turn-operating-asked = Zuerst ist die offene Frage zu beantworten
round-name = { web-18xx-round }
column-companies-price = Kurs
percent = { $value }%
column-companies-stations-left = Marker
phase-name = { $phase }
about-private = Keine Besonderheit.
about-train = Fährt bis zu { $train } Orte an.
web-18xx-blocks = Auf { $hexes } baut niemand, solange sie einem Spieler gehört.
web-18xx-scrapped-by = Wird mit der ersten { $train }er-Lok verschrottet.
web-18xx-not-begun = Noch nicht begonnen ({ $count })
web-18xx-value-if-paid = Wert, wenn alle wieder ausschütten
web-18xx-value-if-withheld = Wert, wenn alle einbehalten
web-18xx-at-present-prices = Zu jetzigen Kursen
