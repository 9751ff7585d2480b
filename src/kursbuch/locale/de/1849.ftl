# 1849
title-1849 = 1849
web-about = Sizilien: Berge, zwei Spurweiten, wenig Geld und ein Erdbeben. Enger als 1830, und jeder Aktienkurs zählt.
currency = L. #

-private = Privatbahn
-privates = Privatbahnen
-operating-round = Operationsrunde
-operating-rounds = Operationsrunden
-operating-round-short = OR
-opening = Startrunde
-president-share = Direktorenaktie
-par = Startkurs
-certificate = Papier
-certificates = Papiere
-certificate-limit = Papierlimit
-market = Kurstabelle
-city = Großstadt

option-scenario = Szenario
option-scenario-auto = nach der Zahl der Spieler
option-scenario-5 = 5, mit fünf Gesellschaften
option-scenario-6 = 6, mit sechs Gesellschaften
option-advanced = Spiel
option-advanced-no = Grundspiel
option-advanced-yes = Spiel für Fortgeschrittene
option-electric-dreams = Electric Dreams
option-electric-dreams-no = nein
option-electric-dreams-yes = ja, mit dem Spiel für Fortgeschrittene
option-delay-ift = Trinacria
option-delay-ift-no = kann jederzeit kommen
option-delay-ift-yes = kommt frühestens als vierte
option-acquiring-station-tokens = Gesellschaften verkaufen einander Bahnhöfe (18xx.games)
option-acquiring-station-tokens-no = nein
option-acquiring-station-tokens-yes = ja
option-bonds = Anleihen (18xx.games)
option-bonds-no = nein
option-bonds-yes = ja
option-reduced-4p-corps = Zu viert mit fünf Gesellschaften (18xx.games)
option-reduced-4p-corps-no = nein
option-reduced-4p-corps-yes = ja

action-start-company = { $company } zum Startkurs { MONEY($price) } in Betrieb nehmen
action-set-par = Startkurs der { $company }: { MONEY($price) }
action-buy-share = Aktie der { $company } { $source ->
    [pool] aus dem Bankpool
   *[bank] aus ihrem Besitz
} kaufen
action-sell-certificates = { $tens ->
    [0] Die letzte Aktie
    [one] Eine Aktie{ $last ->
        [True] { " " }und die letzte Aktie
       *[other] { "" }
    }
   *[other] { $tens } Aktien{ $last ->
        [True] { " " }und die letzte Aktie
       *[other] { "" }
    }
} der { $company } verkaufen
action-issue-shares = { $tens ->
    [0] Die letzte Aktie
    [one] Eine Aktie{ $last ->
        [True] { " " }und die letzte Aktie
       *[other] { "" }
    }
   *[other] { $tens } Aktien{ $last ->
        [True] { " " }und die letzte Aktie
       *[other] { "" }
    }
} aus dem Besitz der Gesellschaft in den Bankpool verkaufen
action-buy-back = Eine Aktie aus dem Bankpool zurückkaufen
action-choose-swap = { $choice ->
    [last] Die letzte Aktie
   *[tens] Zwei Aktien
} für die Direktorenaktie nehmen
action-land-by-sea = Mit der S.M.S. in einer Küstenstadt landen; dafür wird sie geschlossen
action-place-port-marker = Die C.N.M. schließen und ihren Hafenmarker auf den Hafen { $hex } legen
action-place-home = { $hex } als Heimatbahnhof wählen
action-buy-station = Den Platz der { $seller } in { $hex } für { MONEY($price) } kaufen
action-buy-electric-token = Einen E-Marker kaufen
action-pay-interest = Die Zinsen aus eigener Tasche bezahlen
action-issue-bond = Die Anleihe ausgeben
action-redeem-bond = Die Anleihe einlösen
action-take-loan = Kredit aufnehmen und weiterspielen
action-leave-game = Das Spiel verlassen

kind-sell-certificates = Aktien verkaufen
kind-issue-shares = Eigene Aktien verkaufen
kind-buy-back = Eigene Aktie zurückkaufen
kind-choose-swap = Aktien wählen
kind-land-by-sea = Die S.M.S. nutzen
kind-place-port-marker = Hafenmarker legen
kind-buy-station = Platz in einem Bahnhof kaufen
kind-buy-electric-token = E-Marker kaufen
kind-pay-interest = Zinsen bezahlen
kind-issue-bond = Anleihe ausgeben
kind-redeem-bond = Anleihe einlösen
kind-take-loan = Kredit aufnehmen
kind-leave-game = Das Spiel verlassen

event-company-started = { $seat } nimmt die { $company } zum Startkurs { MONEY($price) } in Betrieb.
event-stations-bought = Die { $company } kauft ihre drei Bahnhofsmarker für { MONEY($amount) }.
event-home-placed = Die { $company } hat ihren Heimatbahnhof in { $hex }.
event-share-bought = { $seat } kauft eine Aktie der { $company } { $source ->
    [pool] aus dem Bankpool
   *[bank] aus ihrem Besitz
} für { MONEY($amount) }.
event-shares-sold = { $seat } verkauft { $shares }0% der { $company } für { MONEY($amount) }.
event-shares-issued = Die { $company } verkauft { $shares }0% eigene Aktien für { MONEY($amount) } in den Bankpool.
event-share-bought-back = Die { $company } kauft eine eigene Aktie für { MONEY($amount) } zurück.
event-swap-chosen = { $seat } nimmt für die Direktorenaktie der { $company } { $choice ->
    [last] die letzte Aktie
   *[tens] zwei Aktien
}.
event-company-closed = Die { $company } wird geschlossen; sie kann als letzte der Gesellschaften wiederkommen.
event-port-marked = Die { $company } legt ihren Hafenmarker auf den Hafen { $hex }, der ihr { MONEY($amount) } mehr bringt.
event-station-proposed = Die { $company } bietet { MONEY($amount) } für den Platz der { $seller } in { $hex }.{ $left ->
    [0] { " " }Das war in diesem Zug der letzte Vorschlag an diesen Spieler.
   *[other] { "" }
}
event-station-taken = Die { $company } übernimmt den Platz der { $seller } in { $hex } für { MONEY($amount) }.
event-station-declined = { $seat } sagt Nein: kein Geschäft über den Platz in { $hex } für { MONEY($amount) }.
event-electric-token-bought = Die { $company } kauft einen E-Marker für { MONEY($amount) }.
event-interest-paid = Die { $company } zahlt { MONEY($amount) } Zinsen.
event-bond-issued = Die { $company } gibt ihre Anleihe aus und erhält { MONEY($amount) }.
event-bond-redeemed = Die { $company } löst ihre Anleihe für { MONEY($amount) } ein.
event-earthquake = Erdbeben in Messina: { $hex } ist wieder gelb, die Bahnhofsmarker dort sind verloren.
event-loan-taken = { $seat } nimmt einen Kredit von { MONEY($amount) } auf und spielt weiter.
event-player-left = { $seat } verlässt das Spiel.
event-game-over = { $reason ->
    [price] Das Spiel endet, weil ein Kurs { MONEY(377) } erreicht hat.
    [bank] Das Spiel endet, weil die Bank kein Geld mehr hat.
    [bankrupt] Das Spiel endet, weil nur noch ein Spieler übrig ist.
    [agreed] Das Spiel endet, weil sich die Spieler darauf geeinigt haben.
    [last_round] Das Spiel endet mit der 100. Aktienrunde; weiter spielt 18xx.games nicht.
    [standstill] Das Spiel endet durch Stillstand: Keine Gesellschaft ist in Betrieb, und niemand kann oder will eine in Betrieb nehmen. Es gewinnt, wer jetzt am meisten besitzt.
   *[other] Das Spiel ist zu Ende.
}

end-price = Ein Kurs hat { MONEY(377) } erreicht
end-bank = Die Bank hat kein Geld mehr
end-bankrupt = Nur noch ein Spieler ist übrig
end-standstill = Stillstand: Keine Gesellschaft ist in Betrieb, und niemand kann oder will eine in Betrieb nehmen

refusal-par-other-company = Die erste Gesellschaft ist die { $company }: Ihr Startkurs ist festzulegen
refusal-turn-not-played = Das gehört zum Spiel für Fortgeschrittene oder zur Variante „Electric Dreams“ und wird an diesem Tisch nicht gespielt
refusal-stock-sell-first = Verkauft wird vor dem Kauf
refusal-stock-one-purchase = In einem Zug wird einmal gekauft; nur wer eine Gesellschaft in Betrieb nimmt, darf gleich bis zu 40% von ihr kaufen
refusal-stock-none-left = { $source ->
    [pool] Im Bankpool liegt keine Aktie der { $company }
   *[bank] Im Besitz der { $company } ist keine Aktie mehr
}
refusal-stock-president-first = Zuerst muss jemand die { $company } in Betrieb nehmen
refusal-stock-started = Die { $company } ist schon in Betrieb
refusal-stock-not-next = Die Reihenfolge liegt fest: Als nächste kommt die { $company } in Betrieb
refusal-stock-closed-now = Die { $company } ist in dieser Aktienrunde geschlossen worden und kann erst in der nächsten wiederkommen
refusal-stock-bad-par = { MONEY($price) } ist in dieser Phase kein Startkurs
refusal-shares-not-operated = Die { $company } hat noch in keiner Operationsrunde gehandelt; ihre Aktien lassen sich noch nicht verkaufen
refusal-shares-company-limit = Mehr als 60% der { $company } darf ein Spieler nicht besitzen
refusal-shares-certificate-limit = Das Papierlimit ist erreicht: Mehr Aktien darf ein Spieler nicht besitzen
refusal-swap-after-sale = Verkauft wird die Direktorenaktie; ob dafür zwei Aktien oder die letzte Aktie hergegeben werden, wird danach gewählt
refusal-swap-unknown = Zur Wahl stehen nur zwei Aktien oder die letzte Aktie

refusal-trade-own-private = Dieses Angebot kann nur der Besitzer der Privatbahn annehmen

refusal-landing-not-own = Die S.M.S. gehört der Gesellschaft nicht
refusal-landing-too-late = Auf 18xx.games sagt die Gesellschaft am Anfang ihres Zuges, ob sie mit der S.M.S. landet
refusal-landing-has-laid = Wer mit der S.M.S. landet, legt in diesem Zug kein anderes Gleisplättchen; eines ist schon gelegt
refusal-landing-has-landed = Die Gesellschaft ist in diesem Zug schon mit der S.M.S. gelandet
refusal-landing-nowhere = In keiner Stadt an der Küste lässt sich mit der S.M.S. jetzt etwas legen
refusal-port-none = In { $hex } ist kein Hafen
refusal-track-not-coastal = { $hex } ist keine Küstenstadt, in der die S.M.S. landet
refusal-track-earthquake = Messina liegt in Trümmern: { $hex } darf erst nach der nächsten Aktienrunde wieder ausgebaut werden
refusal-track-no-new-track = Gleisplättchen { $tile } auf { $hex } bringt der Gesellschaft weder neue Gleise noch einen höheren Wert
refusal-stations-not-coastal = { $hex } ist nicht der Ort, an dem die S.M.S. landet
refusal-stations-not-home = Dort kann der Heimatbahnhof nicht sein
refusal-stations-not-for-sale = Die { $company } hat in { $hex } keinen Platz, der zu kaufen wäre
refusal-stations-own-proposal = Dieses Angebot kann nur der Direktor der verkaufenden Gesellschaft annehmen
refusal-stations-no-cash = Für { MONEY($amount) } geht das nicht: Der Platz kostet mindestens { MONEY(1) } und höchstens das Betriebskapital
refusal-issue-first-round = Die { $company } verkauft in ihrer ersten Operationsrunde keine eigenen Aktien
refusal-issue-not-held = So viele eigene Aktien besitzt die { $company } nicht
refusal-issue-pool-full = Mehr als die Hälfte der { $company } darf nicht im Bankpool liegen

refusal-routes-gauge-changes = Die Spurweite darf nur in einem Bahnhof wechseln
refusal-routes-forbidden-gauge = Auf dieser Spurweite darf die Lok nicht fahren
refusal-routes-too-short = Zu einer Strecke gehören zwei Städte; Häfen zählen dabei nicht

refusal-trains-no-token = Für eine E-Lok ist ein E-Marker nötig
refusal-trains-no-trade-in = Beim Kauf einer Lok wird keine andere eingetauscht
refusal-trains-no-need = Es ist nichts zu bezahlen, wofür der Direktor Aktien verkaufen müsste
refusal-trains-bank-only = Der Direktor hat für die Gesellschaft Aktien verkauft: Sie muss ihre Lok von der Bank kaufen
refusal-trains-cheapest-only = Der Direktor hat für die Gesellschaft Aktien verkauft: Sie muss die billigste Lok kaufen, für { MONEY($amount) }
refusal-trains-more-than-needed = So viele Aktien brauchen nicht verkauft zu werden
refusal-trains-keeps-presidency = Der Direktor der { $company }, für die das Geld beschafft wird, darf dabei nicht wechseln

heading-order = Kommende Gesellschaften
heading-port-markers = Hafenmarker
heading-bonds = Anleihen
heading-electric-tokens = E-Marker
heading-loans = Am Ende zurückzuzahlen
heading-gone = Ausgeschieden
column-earthquake = Messina in Trümmern
column-company = Gesellschaft
column-seller = Verkäufer
column-tens = Aktien
column-last = letzte Aktie

value-rough = unebenes Gelände
value-hills = Hügel

web-18xx-in-bank = Eigene Aktien
web-18xx-buy-share = { $source ->
    [pool] Kaufen aus dem { -pool }
   *[bank] Kaufen aus ihrem Besitz
}

reason-company-start = Bei { MONEY($price) } je Aktie hat die { $company } genug Geld für Bahnhofsmarker und eine Lok.
reason-first-par = Das Betriebskapital der { $company } zahlt die Bank: Bei { MONEY($price) } ist es am meisten.
reason-swap-tens = Zwei Aktien lassen sich einzeln verkaufen, die letzte Aktie nicht.
reason-home-rich = Um { $hex } liegen die meisten Halte.
reason-port-reached = Der Hafen auf { $hex } ist erreichbar: Jede Fahrt dorthin bringt mehr.
reason-port-near = Der Hafen auf { $hex } liegt am nächsten, und die Privatbahn wird bald geschlossen.
reason-land-by-sea = Zu Lande findet die { $company } kaum noch Halte.
reason-dividend-pay-steady = { MONEY($amount) } gehen an die Aktionäre, und der Kurs fällt nicht.
reason-issue-shares = Die { $company } braucht das Geld für ihre nächste Lok.
reason-buy-back = Die { $company } kann das Geld entbehren, und Aktien im Bankpool drücken ihren Kurs.
reason-bond-issue = Ohne die Anleihe müsste der Direktor der { $company } die nächste Lok bezahlen.
reason-bond-redeem = Die { $company } kommt ohne das Geld aus, und am Ende würde die Anleihe die Aktionäre mehr kosten.
reason-electric-token = Die { $company } hat das Geld für eine E-Lok, der die Hauptstädte das Doppelte zahlen.
reason-track-first = Die { $company } braucht erst Gleise, dann eine weitere Lok.
reason-start-anything = Ohne eine Gesellschaft verdient niemand etwas.
reason-train-idle-money = Betriebskapital zählt am Ende nichts; die { train-name } fährt noch lange.
reason-take-loan = Niemand endet mit weniger als nichts: Weiterspielen kann nur besser sein.
reason-money-kept = Die Gesellschaft lässt ihre Aktien und ihr Geld, wie sie sind.
kind-start-company = Gesellschaft in Betrieb nehmen
event-priority-passed = { $seat } erhält die Priority Deal Karte.
column-priority = Priority Deal
refusal-stock-must-sell = Das Papierlimit ist überschritten: Zuerst sind Aktien zu verkaufen
column-certificates = Aktien (Papierlimit)

# Die Überschriften des Regelhefts
section-anhang-1 = Anhang 1
web-18xx-sell-certificates = { $last ->
    [1] { $count ->
        [0] Die letzte Aktie verkaufen
       *[other] { $count } und die letzte Aktie verkaufen
    }
   *[other] { $count } verkaufen
}
refusal-buy-back-none = Im Bankpool liegt keine Aktie der { $company }
refusal-buy-back-no-cash = Die Aktie kostet { MONEY($amount) }; so viel Betriebskapital hat die Gesellschaft nicht
refusal-bonds-none-issued = Die { $company } hat keine Anleihe ausgegeben
refusal-bonds-no-cash = Die Anleihe einzulösen kostet { MONEY($amount) }; so viel Betriebskapital hat die Gesellschaft nicht
refusal-bonds-not-yet = Anleihen werden ab Phase { $phase } ausgegeben
refusal-bonds-issued = Die { $company } hat ihre Anleihe schon ausgegeben
refusal-electric-not-yet = E-Marker sind ab Phase { $phase } zu haben
refusal-electric-has-one = Die { $company } hat schon einen E-Marker
refusal-electric-none-left = Alle E-Marker sind verkauft
refusal-electric-no-cash = Der E-Marker kostet { MONEY($amount) }; so viel Betriebskapital hat die Gesellschaft nicht
refusal-loan-no-bankruptcy = Das steht nur nach einem Bankrott zur Wahl
refusal-swap-none-open = Es ist keine Direktorenaktie zu tauschen
refusal-homes-none-open = Es ist kein Heimatbahnhof zu wählen
refusal-stations-sale-not-yet = Plätze in Bahnhöfen sind ab Phase { $phase } zu kaufen
refusal-trains-treasury-only = Für die Lok einer anderen Gesellschaft zahlt allein das Betriebskapital; es reicht nicht für { MONEY($amount) }
refusal-port-not-own = Die C.N.M. gehört der Gesellschaft nicht
event-idle-round = Keine Gesellschaft ist in Betrieb, und niemand hat eine in Betrieb genommen. { $left ->
    [one] Geschieht das in der nächsten Aktienrunde wieder, endet das Spiel.
   *[other] Geschieht das noch { $left }-mal in Folge, endet das Spiel.
}

# Die Privatbahnen, wie sie das Regelheft schreibt.
private-name = { $private ->
    [SCE] S.C.E.
    [SIGI] S.I.G.I.
    [CNM] C.N.M.
    [SMS] S.M.S.
    [RSA] R.S.A.
   *[other] { $private }
}
item-private-name = { $item ->
    [SCE] S.C.E.
    [SIGI] S.I.G.I.
    [CNM] C.N.M.
    [SMS] S.M.S.
    [RSA] R.S.A.
   *[other] { $item }
}
# Der Punkt der Abkürzung schließt den Satz.
event-bid = { $seat } bietet { MONEY($amount) } für die { private-name }
action-bid = { MONEY($amount) } für die { private-name } bieten
reason-private-into-company = Die Gesellschaft kann { MONEY($amount) } für die { private-name } entbehren.
map-signs = (·) Großstadt mit freiem Platz; -o- Kleinstadt; ~ Hafen; △ Baukosten; Pfeile: Gleise, ┄ Schmalspur, ═ Dreischienengleis
phase-name = { $phase }H
web-18xx-step-station-purchase = Bahnhofskauf
web-18xx-step-electric-token = E-Marker
web-18xx-step-shares = Aktien
web-18xx-step-bonds = Anleihe
value-station-purchase = { web-18xx-step-station-purchase }
value-electric-token = { web-18xx-step-electric-token }
value-shares = { web-18xx-step-shares }
value-bonds = { web-18xx-step-bonds }
web-18xx-pass-issue-shares = Keine eigenen Aktien verkaufen
web-18xx-pass-buy-back = Keine Aktie zurückkaufen
web-18xx-pass-buy-station = Keinen Platz in einem Bahnhof kaufen
web-18xx-pass-buy-electric-token = Keinen E-Marker kaufen
web-18xx-pass-issue-bond = Die Anleihe nicht ausgeben
web-18xx-pass-redeem-bond = Die Anleihe nicht einlösen
web-18xx-tab-privates = Privatbahnen
about-private = { $private ->
    [SCE] In Acireale baut niemand, bis sie nicht mehr im Spiel ist oder einer Gesellschaft gehört (1849 §2.4).
    [SIGI] Die Gesellschaft, die sie besitzt, baut auf Bergen, Hügeln und unebenem Gelände Normalspur zum halben Preis, Schmalspur zum normalen Preis (1849 §2.4).
    [CNM] Die Gesellschaft, die sie besitzt, darf den Hafenmarker +L. 20 auf einen beliebigen Hafen legen; das schließt sie. Fährt sie den Hafen an, erhält sie L. 20 mehr (1849 §2.4).
    [SMS] Die Gesellschaft, die sie besitzt, darf kostenlos einen Bahnhofsmarker und ein Gleisplättchen in einer Stadt an der Küste legen, ob sie verbunden ist oder nicht; das schließt sie. In dieser Runde legt sie kein weiteres Gleisplättchen und setzt keinen weiteren Bahnhofsmarker (1849 §2.4).
    [RSA] Wer sie kauft, erhält die erste Gesellschaft und legt sofort deren Startkurs fest (1849 §2.4.5).
   *[other] { "" }
}
about-train = { $train ->
    [R6H] Fährt sechs Felder Schmalspur weit; ein Feld Normalspur zählt doppelt (1849 §4.3.1).
    [E] Nur eine Gesellschaft mit E-Marker darf sie besitzen (1849 §4.5).
   *[other] Ihre Zahl sagt, wie viele Felder Normalspur weit sie fährt; ein Feld Schmalspur zählt doppelt (1849 §4.3.1).
}
web-18xx-scrapped-by = Wird mit der ersten { $train }-Lok verschrottet (1849 §4.6.3).

# Die erste Partie mit Erklärungen.
lesson-1 = In 1849 nehmen die Spieler Eisenbahnen auf Sizilien in Betrieb und leiten sie. Der Reichste gewinnt: Bargeld und Aktien zum Kurs zählen, das Betriebskapital und die Loks einer Gesellschaft nicht. Das Geld ist knapp, und die Insel ist bergig. Der Tisch zeigt, worum es gerade geht; die Reiter führen zum Spielplan, zur Kurstabelle und zu allem anderen. Was jetzt möglich ist, steht unter dem Namen dessen, der am Zug ist.
lesson-2 = Die Startrunde: Fünf Privatbahnen werden verkauft. Jede bringt ihrem Besitzer zu Beginn jeder Operationsrunde Einkünfte, und die meisten können noch mehr. Wer an der Reihe ist, kauft die angebotene zu ihrem Preis, bietet auf eine andere oder passt. Jetzt die S.C.E. für { MONEY(20) } kaufen.
lesson-3 = Ein Gebot liegt mindestens { MONEY(5) } über dem Preis oder dem letzten Gebot, und das Geld liegt so lange beiseite. Kommt die Privatbahn an die Reihe, gehört sie dem einzigen Bieter; haben mehrere geboten, wird sie unter ihnen versteigert, und wer dann passt, ist heraus. Jetzt auf die C.N.M. bieten: Ihr Hafenmarker macht später einen Hafen { MONEY(20) } wertvoller.
lesson-4 = Die Startrunde dauert, bis alle Privatbahnen verkauft sind. Zur letzten, der R.S.A., gehört die Direktorenaktie der ersten Gesellschaft: Wer sie kauft, legt sofort deren Startkurs fest, und das Geld für die Gesellschaft gibt die Bank. Kaufen, bieten oder passen, aber genug behalten: Vier Aktien zu { MONEY(100) } kosten { MONEY(400) }.
lesson-5 = Die Aktienrunde: Die Gesellschaften kommen in einer Reihenfolge ins Spiel, die jedes Mal ausgelost wird, und nur die nächste ist zu haben. Wer ihre Direktorenaktie kauft, sie zählt als zwei Aktien, nimmt sie in Betrieb und legt den Startkurs fest, am Anfang { MONEY(68) } oder { MONEY(100) }. Ein hoher bringt der Gesellschaft mehr Geld für Gleis und Loks. Jetzt die nächste zu { MONEY(100) } in Betrieb nehmen.
lesson-6 = Damit ist die Gesellschaft schon in Betrieb, gleich wie viele Aktien verkauft sind. Aber sie hat nur das Geld, das für ihre Aktien bezahlt wird, und ihre drei Bahnhofsmarker hat sie davon schon gekauft. Einer steht auf ihrem Heimatbahnhof (die Garibaldi wählt ihn: eine markierte Stadt anklicken). Im selben Zug darf ihr Direktor noch zwei Aktien dazukaufen: kaufen, bis es 40% sind.
lesson-7 = In jedem weiteren Zug ist eine Aktie zu haben. Wer von einer Gesellschaft mehr hat als ihr Direktor, wird selbst Direktor. Die Aktienrunde endet, wenn alle nacheinander passen. Dann fallen die Kurse der Gesellschaften, von denen Aktien im Bankpool liegen, und ausverkaufte steigen. Von der eigenen noch kaufen, wenn das Geld reicht; dann passen.
lesson-8 = Die Operationsrunde: Die Privatbahnen zahlen, dann ist jede Gesellschaft am Zug, die mit dem höchsten Kurs zuerst. Zuerst legt sie ein Gleisplättchen. Normalspur kostet in den Bergen bis zu { MONEY(160) }, Schmalspur nur ein Viertel; dafür zählt jedes Feld Schmalspur für die Loks doppelt, und gewechselt wird die Spurweite nur in einem Bahnhof. Das markierte Feld anklicken, ein Gleisplättchen wählen, drehen und bestätigen.
lesson-9 = Bahnhofsmarker sind schon bezahlt und kosten nichts mehr, in jedem Zug darf einer gelegt werden (jetzt passen, noch braucht es keinen). Dann fahren die Loks, dann werden Loks gekauft. Eine 4H-Lok fährt vier Felder Normalspur weit oder zwei Felder Schmalspur; das Feld, auf dem sie beginnt, zählt nicht mit. Wer nichts ausschüttet, dessen Kurs fällt. Eine 4H-Lok kaufen.
lesson-10 = Mit Passen endet der Zug; später darf die Gesellschaft zuletzt noch Aktien aus ihrem Besitz in den Bankpool verkaufen, wenn ihr Geld fehlt. Es folgt eine Aktienrunde: kaufen oder passen. Dann hat die Gesellschaft eine Lok. Eine Strecke braucht einen eigenen Bahnhof und noch eine Stadt; ein Hafen zählt dafür nicht, bringt aber Geld. Gleis legen und fahren: Die beste Fahrt wird ausgerechnet und auf dem Plan gezeichnet.
lesson-11 = Was wird aus den Einnahmen? Ausgeschüttet bringt jede Aktie ein Zehntel davon, der Gesellschaft auch für die Aktien, die sie noch besitzt. Der Kurs steigt aber nur, wenn insgesamt mindestens so viel ausgeschüttet wird, wie eine Aktie wert ist; sonst bleibt er stehen. Einbehalten gehen die Einnahmen ins Betriebskapital, und der Kurs fällt. Jetzt ausschütten.
lesson-12 = Das war ein ganzer Durchgang. Jeder neue Loktyp eröffnet eine Phase: Ab der 6H-Lok gibt es grüne Gleisplättchen, und Gesellschaften dürfen Privatbahnen kaufen; die 8H-Lok verschrottet alle 4H-Loks; mit der ersten 12H-Lok bebt in Messina die Erde. Das Spiel für Fortgeschrittene hat Anleihen, „Electric Dreams“ auch E-Loks, die beliebig weit fahren, aber nie auf Schmalspur. Die Partie endet, wenn die Bank leer ist oder ein Kurs { MONEY(377) } erreicht. Einfach weiterspielen: „Tipp“ zeigt, was ein Bot täte, „Vorausplanen“ probiert Züge auf einer Kopie, und ein Klick auf einen nicht markierten Ort sagt, warum dort nichts geht.
