# Was allen 18xx-Spielen gemeinsam ist.

action-pass = Passen
action-buy-cheapest = Die { $private } zu ihrem Preis kaufen
action-bid = { MONEY($amount) } auf die { $private } bieten
action-set-par = Ausgabekurs der { $company }: { MONEY($price) }
action-start-company = Direktoraktie der { $company } kaufen, Ausgabekurs { MONEY($price) }
action-buy-share = Aktie der { $company } { $source ->
    [pool] aus dem Bankpool
   *[bank] aus der Bank
} kaufen
action-sell-shares = { $shares ->
    [one] Eine Aktie
   *[other] { $shares } Aktien
} der { $company } verkaufen
action-exchange-private = Die { $private } gegen eine Aktie { $source ->
    [pool] aus dem Bankpool
   *[bank] aus der Bank
} tauschen
action-sell-private = Die { $private } für { MONEY($price) } an { $buyer_seat } verkaufen
action-buy-private = Die { $private } für { MONEY($price) } kaufen
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
action-buy-train = { $train }-Lok { $source ->
    [bank] von der Bank
    [pool] aus dem Bankpool
   *[other] von der { $source }
} für { MONEY($price) } kaufen
action-discard-train = { $train }-Lok der { $company } in den Bankpool zurückgeben
action-declare-bankruptcy = Bankrott erklären

kind-pass = Passen
kind-buy-cheapest = Billigste Privatgesellschaft kaufen
kind-bid = Bieten
kind-set-par = Ausgabekurs festlegen
kind-start-company = Direktoraktie kaufen
kind-buy-share = Aktie kaufen
kind-sell-shares = Aktien verkaufen
kind-exchange-private = Privatgesellschaft eintauschen
kind-sell-private = Privatgesellschaft verkaufen
kind-buy-private = Privatgesellschaft kaufen
kind-accept = Annehmen
kind-decline = Ablehnen
kind-place-home = Heimatbahnhof bauen
kind-lay-tile = Gleisplättchen legen
kind-place-station = Bahnhof bauen
kind-run-trains = Loks fahren lassen
kind-pay-dividend = Einnahmen verteilen
kind-buy-train = Lok kaufen
kind-discard-train = Lok zurückgeben
kind-declare-bankruptcy = Bankrott erklären

event-passed = { $seat } passt.
event-bid = { $seat } bietet { MONEY($amount) } auf die { $private }.
event-contest-opened = Um die { $private } wird jetzt unter ihren Bietern gesteigert.
event-price-reduced = Niemand will die { $private }: Ihr Preis sinkt auf { MONEY($amount) }.
event-private-bought = { $seat } kauft die { $private } für { MONEY($amount) }.
event-share-received = { $seat } erhält mit der { $private } eine Aktie der { $company }.
event-presidency-received = { $seat } erhält mit der { $private } die Direktoraktie der { $company }.
event-private-income = Die { $private } zahlt { MONEY($amount) } an { $seat }.
event-company-income = Die { $private } zahlt { MONEY($amount) } an die { $company }.
event-private-closed = Die { $private } wird geschlossen.
event-private-sold = { $seat } verkauft die { $private } für { MONEY($amount) }; neuer Besitzer: { $buyer_seat }.
event-private-exchanged = { $seat } tauscht die { $private } gegen eine Aktie der { $company }.
event-stock-round-begun = Aktienrunde { $number } beginnt.
event-company-started = { $seat } wird Direktor der { $company }; ihr Ausgabekurs ist { MONEY($price) }.
event-share-bought = { $seat } kauft eine Aktie der { $company } { $source ->
    [pool] aus dem Bankpool
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
event-operating-round-begun = Betriebsrunde { $number }.{ $index } beginnt.
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
    [pool] aus dem Bankpool
   *[other] von der { $source }
} eine { $train }-Lok für { MONEY($amount) }.
event-train-traded = Die { $company } gibt dafür eine { $train }-Lok in Tausch.
event-train-discarded = Die { $company } gibt eine überzählige { $train }-Lok in den Bankpool zurück.
event-trains-rusted = Alle { $train }-Loks werden verschrottet.
event-president-pays = { $seat } zahlt { MONEY($amount) } für die { $company } zu.
event-phase-begun = Phase { $phase } beginnt.
event-trade-proposed = { $seat } schlägt { $partner_seat } ein Geschäft vor: { $goods ->
    [train] eine { $item }-Lok der { $owner }
   *[private] die Privatbahn { $item }
} für { MONEY($amount) }.
event-trade-declined = { $seat } sagt Nein: kein Geschäft über { $goods ->
    [train] eine { $item }-Lok der { $owner }
   *[private] die Privatbahn { $item }
} für { MONEY($amount) }.
event-bank-broken = Die Bank hat kein Geld mehr.
event-bankrupt = { $seat } ist bankrott.
event-game-over = { $reason ->
    [bankrupt] Das Spiel endet sofort durch den Bankrott.
    [bank] Das Spiel endet, weil die Bank gesprengt ist.
   *[other] Das Spiel ist zu Ende.
}

end-bank = Die Bank ist gesprengt
end-bankrupt = Ein Spieler ist bankrott

refusal-turn-over = Das Spiel ist zu Ende
refusal-turn-auction-not-yours = Ein anderer Spieler ist in der Versteigerung an der Reihe
refusal-turn-auction-not-now = Das ist in der Versteigerung der Privatgesellschaften jetzt nicht möglich
refusal-turn-stock-not-yours = Ein anderer Spieler ist in der Aktienrunde an der Reihe
refusal-turn-stock-not-now = Das ist in der Aktienrunde jetzt nicht möglich
refusal-turn-operating-not-yours = Die Gesellschaft, die an der Reihe ist, hat einen anderen Direktor
refusal-turn-operating-not-now = Das ist an dieser Stelle der Betriebsrunde nicht möglich
refusal-company-unknown = Eine solche Aktie gibt es nicht: { $company }

refusal-auction-not-cheapest = Ohne Gebot zu kaufen ist nur die billigste Privatgesellschaft, die { $private }
refusal-auction-no-cash = Dafür sind { MONEY($amount) } nötig; Geld, das schon für Gebote daliegt, zählt nicht mit
refusal-auction-must-take = Die { $private } kostet nichts mehr und muss genommen werden
refusal-auction-bid-on-cheapest = Auf die { $private } wird nicht geboten: Die billigste Privatgesellschaft wird gekauft
refusal-auction-other-contest = Jetzt wird nur um die { $private } gesteigert
refusal-auction-not-for-sale = { $private } steht nicht zum Verkauf
refusal-auction-bid-too-low = Das niedrigste Gebot auf die { $private } ist { MONEY($amount) }
refusal-par-other-company = Zuerst ist der Ausgabekurs der { $company } festzulegen

refusal-stock-first-round = In der ersten Aktienrunde werden keine Aktien verkauft
refusal-stock-sold-before = Wer in dieser Aktienrunde Aktien der { $company } verkauft hat, kann keine mehr kaufen
refusal-stock-must-sell = Zu viele Zertifikate: Zuerst sind Aktien zu verkaufen
refusal-stock-president-first = Zuerst muss jemand die Direktoraktie der { $company } kaufen
refusal-stock-one-purchase = In einem Zug wird nur ein Zertifikat gekauft
refusal-stock-sell-first = Nach dem Kauf wird in diesem Zug nichts mehr verkauft
refusal-stock-buy-first = Nach einem Verkauf wird in diesem Zug nichts mehr gekauft
refusal-stock-none-left = { $source ->
    [pool] Im Bankpool liegt keine Aktie der { $company }
   *[bank] In der Bank liegt keine Aktie der { $company } mehr
}
refusal-stock-no-cash = Dafür sind { MONEY($amount) } nötig
refusal-stock-started = Die Direktoraktie der { $company } ist schon vergeben
refusal-stock-bad-par = { MONEY($price) } ist kein Ausgabekurs
refusal-shares-not-held = So viele Aktien der { $company } sind nicht da
refusal-shares-no-par = Die { $company } hat noch keinen Kurs; ihre Aktien sind noch nicht zu verkaufen
refusal-shares-pool-full = So viele Aktien der { $company } fasst der Bankpool nicht
refusal-shares-no-successor = Niemand kann neuer Direktor der { $company } werden, und die Direktoraktie kommt nie in den Bankpool
refusal-shares-company-limit = Mehr Zertifikate der { $company } darf ein Spieler nicht besitzen
refusal-shares-certificate-limit = Mehr Zertifikate darf ein Spieler insgesamt nicht besitzen

refusal-trade-first-round = In der ersten Aktienrunde handeln Spieler keine Privatgesellschaften
refusal-trade-own-proposal = Das eigene Angebot kann nur der Partner annehmen
refusal-trade-not-theirs = { $private } ist nicht im Besitz eines Spielers, der verkaufen könnte
refusal-trade-not-own = { $private } gehört einem anderen
refusal-trade-no-partner = Zum Verkauf gehört ein anderer Spieler
refusal-trade-never-to-company = Die { $private } kann nicht an eine Gesellschaft verkauft werden
refusal-trade-price-range = Der Preis muss zwischen { MONEY($low) } und { MONEY($high) } liegen
refusal-trade-no-cash = { MONEY($amount) } kann der Käufer nicht zahlen
refusal-trade-certificate-limit = Der Käufer darf kein weiteres Zertifikat besitzen
refusal-exchange-not-own = { $private } gehört einem anderen
refusal-exchange-not-this = Die { $private } kann nicht gegen eine Aktie getauscht werden

refusal-track-one-tile = In diesem Zug ist schon ein Gleisplättchen gelegt
refusal-track-no-grant = Die { $private } erlaubt dieses Gleisplättchen nicht
refusal-track-private-hex = { $hex } gehört einer Privatgesellschaft in Spielerhand und ist noch gesperrt
refusal-track-no-cash = { $hex } kostet { MONEY($amount) }; so viel Kapital hat die Gesellschaft nicht
refusal-track-hex-unknown = Es gibt kein Feld { $hex }
refusal-track-tile-unknown = Es gibt kein Gleisplättchen { $tile }
refusal-track-rotation-unknown = So lässt sich Gleisplättchen { $tile } nicht drehen
refusal-track-hex-closed = Auf { $hex } wird nie gebaut
refusal-track-color-not-available = Gleisplättchen { $tile } hat eine Farbe, die erst später ins Spiel kommt
refusal-track-color-not-next = Gleisplättchen { $tile } hat nicht die Farbe, die auf { $hex } als nächste folgt
refusal-track-label = Der Buchstabe von Gleisplättchen { $tile } passt nicht zu { $hex }
refusal-track-stops = Die Städte von Gleisplättchen { $tile } passen nicht zu { $hex }
refusal-track-track-not-kept = Gleisplättchen { $tile } erhält so nicht alle Gleise von { $hex }
refusal-track-none-left = Gleisplättchen { $tile } ist nicht mehr im Vorrat
refusal-track-off-map = Ein Gleis von { $hex } würde vom Spielplan hinunterführen
refusal-track-impassable = Ein Gleis von { $hex } würde gegen eine gesperrte Feldkante führen
refusal-track-blank-side = Ein Gleis von { $hex } würde auf die leere Seite eines Feldes führen, das nie bebaut wird
refusal-track-not-connected = Gleisplättchen { $tile } auf { $hex } wäre so mit keinem Bahnhof der Gesellschaft verbunden

refusal-stations-not-home = Dort ist der Heimatbahnhof nicht
refusal-stations-no-grant = Die { $private } erlaubt diesen Bahnhof nicht
refusal-stations-no-cash = Der nächste Bahnhof kostet { MONEY($amount) }; so viel Kapital hat die Gesellschaft nicht
refusal-stations-hex-unknown = Es gibt kein Feld { $hex }
refusal-stations-no-city = In { $hex } ist keine solche große Stadt
refusal-stations-already-there = Die Gesellschaft hat in { $hex } schon einen Bahnhof
refusal-stations-no-free-slot = In { $hex } ist kein Kreis mehr frei
refusal-stations-home-of-another = Der Platz in { $hex } bleibt für einen Heimatbahnhof frei
refusal-stations-not-connected = Keine freie Strecke führt von einem Bahnhof der Gesellschaft nach { $hex }

refusal-routes-not-best = Das bringt { MONEY($amount) }, möglich sind { MONEY($best) }: Die beste Fahrt ist Pflicht
refusal-routes-unknown-train = Eine solche Lok hat die Gesellschaft nicht
refusal-routes-train-twice = Jede Lok fährt nur einmal
refusal-routes-unknown-track = Ein solches Gleis gibt es nicht
refusal-routes-track-twice = Eine Strecke benutzt ein Gleis doppelt
refusal-routes-track-shared = Zwei Loks benutzen dasselbe Gleis
refusal-routes-not-continuous = Die Strecke hängt nicht zusammen
refusal-routes-reverses = Die Strecke kehrt an einer Weiche um
refusal-routes-wrong-stops = Die Halte passen nicht zu den Gleisen der Strecke
refusal-routes-stop-twice = Die Strecke enthält eine Stadt doppelt
refusal-routes-place-twice = Die Strecke enthält einen Ort doppelt
refusal-routes-closed-stop = Die Strecke führt durch einen Ort, an dem sie enden muss
refusal-routes-wrong-start = Diese Lok darf dort nicht beginnen
refusal-routes-forbidden-stop = Diese Lok darf dort nicht halten
refusal-routes-too-short = Zu einer Strecke gehören mindestens zwei Orte
refusal-routes-no-station = Auf der Strecke liegt kein Bahnhof der Gesellschaft
refusal-routes-too-long = So weit fährt die Lok nicht
refusal-routes-wrong-revenue = Die Einnahmen stimmen nicht
refusal-dividend-unknown = Ausschütten oder einbehalten: „{ $choice }“ gibt es nicht

refusal-trains-must-buy = Die Gesellschaft hat eine Strecke und keine Lok: Sie muss eine kaufen
refusal-trains-no-need = Kein Lok-Zwangskauf verlangt mehr Geld, also darf der Direktor jetzt nichts verkaufen
refusal-trains-not-bankrupt = Es sind noch Aktien zu verkaufen, also ist der Direktor nicht bankrott
refusal-trains-limit = Mehr als { $count } Loks darf die Gesellschaft nicht besitzen
refusal-trains-not-for-sale = Eine { $train }-Lok ist so nicht zu haben
refusal-trains-not-owned = Die Gesellschaft hat keine { $train }-Lok
refusal-trains-fixed-price = Die { $train }-Lok kostet { MONEY($amount) }
refusal-trains-no-cash = { MONEY($amount) } kann für diese Lok nicht gezahlt werden
refusal-trains-presidents-money = Geld des Direktors gibt es nur für die billigste Lok aus Bank und Bankpool oder, bis zum aufgedruckten Preis, für die Lok einer anderen Gesellschaft
refusal-trains-paid-without-sale = { MONEY($amount) } waren schon ohne den letzten Aktienverkauf da: Für die Lok werden nur so viele Aktien verkauft wie nötig
refusal-trains-no-trade-in = Beim Kauf einer { $train }-Lok von einer anderen Gesellschaft wird nichts eingetauscht
refusal-trains-least-price = Eine Lok einer anderen Gesellschaft kostet mindestens { MONEY(1) }
refusal-trains-other-discards = Zuerst gibt die { $company } eine überzählige Lok zurück
refusal-trains-more-than-needed = So viele Aktien sind für die Lok nicht nötig
refusal-trains-keeps-presidency = Der Direktor der { $company }, die die Lok kauft, darf dabei nicht wechseln

column-amount = Betrag
column-bids = Gebote
column-buyer-seat = Käufer
column-certificate-limit = Zertifikatslimit
column-choice = Wahl
column-city = Stadt
column-contest = Versteigerung
column-count = Anzahl
column-floated = in Betrieb
column-for-sale = zu kaufen
column-hex = Feld
column-income = Einkommen
column-index = Betriebsrunde
column-kind = Art
column-left = Vorrat
column-next-station = nächster Bahnhof
column-number = Nummer
column-owner-seat = Spieler
column-pool = Bankpool
column-president-seat = Direktor
column-price = Preis
column-price-now = Preis jetzt
column-priority = Erstkaufsrecht
column-private = Privatgesellschaft
column-privates = Privatgesellschaften
column-rotation = Drehung
column-routes = Strecken
column-source = Quelle
column-stations-left = Bahnhofsmarker
column-tile = Gleisplättchen
column-trade-in = Eintausch
column-train = Lok
column-trains = Loks
column-certificates = Zertifikate

value-auction = Versteigerung der Privatgesellschaften
value-stock = Aktienrunde
value-operating = Betriebsrunde
value-bank = Bank
value-pool = Bankpool

option-profile = Regeln
option-profile-rulebook = wie im Regelheft
option-profile-18xx-games = wie auf 18xx.games

# Warum der Bot „builder“ so zieht.
reason-auction-wait = Nichts davon ist jetzt seinen Preis wert.
reason-auction-buy = Die { $private } ist mehr wert als { MONEY($amount) }: wegen der Einnahmen und des späteren Verkaufs an eine Gesellschaft.
reason-auction-bid = Die { $private } ist mehr wert als { MONEY($amount) }.
reason-stock-pass = Keine Aktie verspricht mehr, als sie kostet.
reason-stock-start = Die { $company } kann bei einem Ausgabekurs von { MONEY($price) } den Betrieb aufnehmen und Loks kaufen.
reason-stock-buy = Eine Aktie der { $company } bringt bis zum Ende mehr als { MONEY($amount) }.
reason-stock-sell = Die { $company } bringt kaum mehr, als ihre Aktien jetzt erlösen.
reason-stock-dump = Die { $company } braucht bald eine Lok, die sie nicht bezahlen kann: Das soll jemand anders übernehmen.
reason-build-revenue = Mit einem Gleis auf { $hex } bringt die Fahrt { MONEY($amount) }.
reason-build-connect = Das Gleis auf { $hex } bringt gute Halte näher.
reason-build-nothing = Kein Gleis würde helfen.
reason-home-best = Von dieser Stadt führen die meisten Gleise weiter.
reason-station-revenue = Mit einem Bahnhof in { $hex } bringt die Fahrt { MONEY($amount) }.
reason-station-open = Der Bahnhof in { $hex } hält den Weg offen.
reason-station-none = Kein Bahnhof ist jetzt seinen Preis wert.
reason-train-lasting = Die { $train }-Lok veraltet nicht.
reason-train-revenue = Die { $train }-Lok macht sich bezahlt, bevor sie veraltet.
reason-train-sister = Die { $company } kann ihre { $train }-Lok entbehren.
reason-train-sell = Eine Lok muss bezahlt werden; die Aktien der { $company } fehlen am wenigsten.
reason-train-ruin = Es ist nichts mehr da, womit sich die Lok bezahlen ließe.
reason-train-none = Keine Lok ist jetzt ihren Preis wert.
reason-discard = Von allen Loks fehlt die { $train }-Lok am wenigsten.
reason-dividend-pay = { MONEY($amount) } gehen an die Aktionäre, und der Kurs steigt.
reason-dividend-withhold = Die { $company } braucht das Geld für ihre nächste Lok.
reason-deal-good = Das Geschäft bringt mehr, als es kostet.
reason-deal-bad = Das Geschäft kostet mehr, als es bringt.
reason-private-into-company = Die Gesellschaft kann { MONEY($amount) } für die { $private } entbehren.
reason-private-exchange = Eine Aktie der { $company } ist mehr wert als die { $private }.

heading-phases = Phasen
column-train-limit = Zuggrenze
column-train-limits = Grenzen anderer
column-operating-rounds = Betriebsrunden
column-tile-colors = Plättchen
column-rusts = Verschrottet
