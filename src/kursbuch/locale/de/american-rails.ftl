# American Rails
title-american-rails = American Rails
web-about = Aktien werden versteigert, Würfel sind die Gleise, jede erreichte Stadt bringt Einkommen. Wenige Regeln und gut für die erste Partie.
currency = #$

-company = Firma
-companies = Firmen

action-offer-share = Eine Aktie von { $company } versteigern
action-bid = { MONEY($amount) } bieten
action-leave-auction = Passen und aus dieser Versteigerung aussteigen
action-start-in = Den ersten Gleis-Würfel nach { $city } legen
action-take-space = { $row ->
    [pass] Passen
    [develop] Ausbau
    [fund] Finanziere { MONEY(5) }
    [take] { $player_count ->
        [3] Nimm { MONEY(2) }
       *[other] Nimm { MONEY(2) } oder Ausdehnen 2
    }
    [expand_3] Ausdehnen 3
    [auction] Versteigere eine Aktie
   *[expand_4] Ausdehnen 4
}
action-develop = { $city } ausbauen
action-fund = { $company } mit { MONEY(5) } aus der Bank finanzieren
action-take-money = { MONEY(2) } aus der Bank nehmen
action-levy = Alle anderen zahlen { MONEY(2) } an die Bank
action-expand = { $company } nach { $hex } ausdehnen
action-decline = Auf die Aktion verzichten
action-finish = Keine weiteren Gleis-Würfel legen

event-share-offered = { $seat } bringt eine Aktie von { $company } zur Versteigerung.
event-bid = { $seat } bietet { MONEY($amount) } für { $company }.
event-auction-left = { $seat } passt.
event-share-bought = { $seat } ersteigert die Aktie von { $company }; { MONEY($amount) } gehen an die Firma.
event-shares-discarded = { $shares ->
    [one] Eine Aktie von { $company } kommt aus dem Spiel.
   *[other] { $shares } Aktien von { $company } kommen aus dem Spiel.
}
event-company-founded = { $seat } lässt { $company } in { $city } beginnen.
event-phase-begins = { $year }, Aktions-Phase { $phase }: { $first_seat } beginnt.
event-space-taken = { $seat } wählt { $row ->
    [pass] „Passen“
    [develop] „Ausbau“
    [fund] „Finanziere { MONEY(5) }“
    [take] „Nimm { MONEY(2) }“
    [expand_3] „Ausdehnen 3“
    [auction] „Versteigere eine Aktie“
   *[expand_4] „Ausdehnen 4“
}.
event-action-lapses = Die Aktion ist nicht möglich und entfällt.
event-action-declined = { $seat } verzichtet auf die Aktion.
event-city-developed = { $seat } baut { $city } aus.
event-company-funded = { $seat } finanziert { $company } mit { MONEY($amount) } aus der Bank.
event-money-taken = { $seat } nimmt { MONEY($amount) } aus der Bank.
event-levy = { $seat } lässt alle anderen { MONEY($amount) } an die Bank zahlen.
event-levy-paid = { $seat } zahlt { MONEY($amount) } an die Bank.
event-cube-laid = { $seat } dehnt { $company } für { MONEY($amount) } nach { $hex } aus.
event-expansion-finished = { $seat } legt keine weiteren Gleis-Würfel.
event-income-rises = Das Einkommen von { $company } steigt um { MONEY($amount) } auf { MONEY($income) }.
event-income-falls = Das Einkommen von { $company } sinkt um { MONEY($amount) } auf { MONEY($income) }.
event-connection-bonus = { $company } verbindet { $city } mit einer der anderen beiden Städte: { MONEY($amount) } Bonus für spezielle Verbindungen.
event-dividend = { $company } hat ein Einkommen von { MONEY($income) }: { MONEY($amount) } je Aktie.
event-dividend-paid = { $seat } erhält { MONEY($amount) } für { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} von { $company }.
event-game-ends = { $end ->
    [last-year] Das Spiel endet: { $year } war das letzte Jahr.
    [shares-gone] Das Spiel endet nach { $year }: Alle Aktien sind verkauft oder aus dem Spiel.
   *[supplies-low] Das Spiel endet nach { $year }: In zu vielen Vorräten liegen nur noch zwei oder weniger Teile.
}

end-last-year = Das letzte Jahr ist vorbei
end-shares-gone = Alle Aktien sind verkauft oder aus dem Spiel
end-supplies-low = In zu vielen Vorräten liegen nur noch zwei oder weniger Teile

refusal-turn-other-seat = { $other_seat } ist an der Reihe
refusal-game-ended = Das Spiel ist zu Ende
refusal-expected-share = Zuerst ist eine Aktie zur Versteigerung auszusuchen
refusal-expected-bid = Eine Versteigerung läuft: bieten oder passen
refusal-expected-start = Die neue Firma braucht zuerst einen Gleis-Würfel in einer unbesetzten Stadt
refusal-expected-space = Zuerst ist der Aktionsmarker zu setzen
refusal-company-unknown = Es gibt keine Firma „{ $company }“
refusal-city-unknown = Es gibt keine Stadt „{ $city }“
refusal-hex-unknown = Es gibt kein Hex „{ $hex }“ auf dem Spielfeld
refusal-share-none-left = { $company } hat keine Aktie mehr zu versteigern
refusal-share-already-offered = Eine Aktie von { $company } war schon an der Reihe; vor dem ersten Jahr wird von jeder Firma nur eine versteigert
refusal-bid-too-low = Geboten werden müssen jetzt mindestens { MONEY($minimum) }
refusal-bid-too-high = So viel Geld ist nicht da, nur { MONEY($cash) }
refusal-start-occupied = In { $city } liegt schon ein Gleis-Würfel; eine Firma beginnt in einer unbesetzten Stadt
refusal-space-unknown = Es gibt kein Aktionsfeld „{ $row }“
refusal-space-taken = { $row ->
    [pass] „Passen“
    [develop] „Ausbau“
    [fund] „Finanziere { MONEY(5) }“
    [take] „Nimm { MONEY(2) }“
    [expand_3] „Ausdehnen 3“
    [auction] „Versteigere eine Aktie“
   *[expand_4] „Ausdehnen 4“
} ist in dieser Phase schon durch { $other_seat } belegt
refusal-action-other-row = Der Aktionsmarker steht auf einem anderen Feld: { $row ->
    [develop] „Ausbau“
    [fund] „Finanziere { MONEY(5) }“
    [take] „Nimm { MONEY(2) }“
    [expand_3] „Ausdehnen 3“
    [auction] „Versteigere eine Aktie“
   *[expand_4] „Ausdehnen 4“
}
refusal-action-cubes-laid = Ein Gleis-Würfel liegt schon: Jetzt folgen weitere, oder die Aktion endet
refusal-action-no-cubes-laid = Noch liegt kein Gleis-Würfel: Auf die Aktion kann nur ganz verzichtet werden
refusal-develop-fixed = { $city } darf nicht ausgebaut werden: Dort sind schwarze Quadrate aufgedruckt
refusal-develop-developed = { $city } ist schon ausgebaut
refusal-develop-no-track = In { $city } liegt kein Gleis-Würfel einer Firma
refusal-fund-out-of-play = { $company } ist nicht im Spiel
refusal-expand-no-share = Nur wer eine Aktie von { $company } besitzt, darf die Firma ausdehnen
refusal-expand-no-cubes = { $company } hat keinen Gleis-Würfel mehr im Vorrat
refusal-expand-already-there = { $company } hat in { $hex } schon einen Gleis-Würfel
refusal-expand-not-adjacent = { $hex } liegt nicht neben einem Gleis-Würfel von { $company }
refusal-expand-full = In einem Wald- oder Berghex wie { $hex } darf nur ein Gleis-Würfel liegen
refusal-expand-money = { $hex } kostet { MONEY($cost) }, das Vermögen von { $company } ist { MONEY($money) }

# Am Tisch im Browser
web-tip-city = { $city }: Einkommen { MONEY($full) } für die einzige Firma dort, { MONEY($shared) } für jede von mehreren
web-tip-developed = Ausbau-Marker: { MONEY(2) } mehr für die einzige Firma, { MONEY(1) } mehr für jede von mehreren
web-tip-square = schwarze Quadrate: hier kein Ausbau
web-tip-connection = spezielle Verbindung: { MONEY(10) } mehr Einkommen je Verbindung mit einer anderen der drei Städte
web-legend-full = voller Wert: Einkommen der einzigen Firma in der Stadt
web-legend-shared = anteiliger Wert: Einkommen jeder von mehreren Firmen
web-city-legend = Zahlen und Zeichen in den Städten
web-income-track = Einkommensleiste
web-ending = Jahre und Spielende
web-out-of-play = nicht im Spiel
web-money = { MONEY($amount) }
web-preparation = Vorbereitungsrunde
web-year-phase = { $year }, Aktions-Phase { $phase }
web-stage-choosing = Eine Aktie zur Versteigerung aussuchen
web-stage-bidding = Versteigerung: eine Aktie von { $company }
web-stage-founding = { $company } beginnt in einer unbesetzten Stadt
web-stage-placing = Den Aktionsmarker setzen
web-stage-ended = Das Spiel ist zu Ende
web-bid-now = Gebot: { MONEY($amount) } von { $leader }
web-bid-none = Noch kein Gebot
web-bidders = Bieter
web-bidder-out = ausgestiegen
web-company-line = Vermögen { MONEY($treasury) } · Einkommen { MONEY($income) } · Aktien: { $sold } verkauft, { $unsold } übrig
web-choose-on-map = Ein Hex auf dem Spielfeld anklicken, oder hier wählen:
web-dividend-share = Je Aktie
web-shares = Aktien
web-shares-line = { $sold } verkauft, { $unsold } übrig
web-cubes-left = Würfel übrig
web-dividends = Dividende
web-part-first = Am Anfang
web-part-auctions = Ersteigerte Aktien
web-part-actions = Aktionen
web-end-one-of = Das Spiel endet nach der Dividenden-Phase, sobald eines davon zutrifft:
web-end-years = { $count ->
    [0] Es ist das letzte Jahr
    [one] Nach diesem folgt noch ein Jahr
   *[other] Nach diesem folgen noch { $count } Jahre
}
web-end-shares = { $count ->
    [0] Keine Aktie ist mehr zu haben
    [one] Noch eine Aktie ist zu haben
   *[other] Noch { $count } Aktien sind zu haben
}
web-end-supplies = Vorräte mit 2 oder weniger Teilen: { $low } von { $needed }
web-markers-left = Ausbau-Marker im Vorrat: { $count }

reason-share-worth = Eine Aktie von { $company } ist bis zu { MONEY($amount) } wert: So viel bringt sie noch an Dividenden.
reason-share-too-dear = Eine Aktie von { $company } ist nicht mehr als { MONEY($amount) } wert.
reason-auction = Von allen Aktien verspricht { $company } am meisten für das, was sie kosten wird.
reason-start-in = { $city } bringt sofort { MONEY($income) } und hat gute Städte in der Nähe.
reason-expand-toward = { $company } ist unterwegs nach { $city }; das erhöht ihr Einkommen um { MONEY($income) }.
reason-develop = { $city } zahlt dann { MONEY($income) } mehr, vor allem an die eigenen Firmen.
reason-fund = { $company } braucht Geld für weitere Gleise.
reason-take-money = Nichts bringt jetzt mehr als { MONEY(2) }.
reason-levy = Das kostet alle anderen je { MONEY(2) }.
reason-nothing-better = Hier wäre nichts von Nutzen.
web-cubes-now = { $count ->
    [one] Noch ein Gleis-Würfel
   *[other] Noch bis zu { $count } Gleis-Würfel
}
web-row-take = { $players ->
    [3] Nimm { MONEY(2) }
   *[other] Nimm { MONEY(2) } oder Ausdehnen 2
}

column-a = Von
column-b = Nach
column-bid = Gebot
column-bidder-seats = Noch dabei
column-cubes = Gleis-Würfel
column-cubes-left = Noch Gleis-Würfel
column-development-markers = Ausbau-Marker
column-dividend = Dividende je Aktie
column-leader = Höchstes Gebot von
column-low-supplies = Fast leere Vorräte
column-low-supplies-to-end = Das Spiel endet bei
column-phase-1 = Phase 1
column-phase-2 = Phase 2
column-phase-3 = Phase 3
column-row = Aktionsfeld
column-shares-sold = Verkaufte Aktien
column-shares-unsold = Unverkaufte Aktien
column-status = Stand
column-turn = Spieler-Reihenfolge
column-year = Jahr
column-to-act = An der Reihe
column-treasury = Vermögen
column-income = Einkommen
heading-action-rows = Aktionsfelder
value-acting = Aktion
value-bidding = Versteigerung
value-choosing = Aktie aussuchen
value-develop = Ausbau
value-expand-3 = Ausdehnen 3
value-expand-4 = Ausdehnen 4
value-founded = auf dem Spielfeld
value-founding = Beginn in einer Stadt
value-fund = Finanziere { MONEY(5) }
value-out = aus dem Spiel
value-pass = Passen
value-placing = Aktionsmarker setzen
value-take = Nimm { MONEY(2) }
value-unfounded = noch nicht auf dem Spielfeld
kind-develop = Ausbau
kind-expand = Ausdehnen
kind-finish = Aktion beenden
kind-fund = Finanzieren
kind-leave-auction = Passen
kind-levy = Die anderen zahlen lassen
kind-offer-share = Aktie versteigern
kind-start-in = In einer Stadt beginnen
kind-take-money = Geld nehmen
kind-take-space = Aktionsmarker setzen
column-stage = Abschnitt
heading-board = Spielfeld
value-auction = Versteigere eine Aktie
kind-decline = Verzichten
report-treasuries = Vermögen der Firmen
report-company-treasury = Vermögen der Firmen
report-revenue = Einkommen nach Firma und Runde
report-revenue-hint = Was das Schienennetz einbrachte. Jede Zahl führt zu ihrem Zug.

# Die Überschriften des Regelhefts
section-spielbeginn = Spielbeginn
section-aktions-phasen-und-spieler-reihenfolge = Aktions-Phasen und Spieler-Reihenfolge
section-die-aktionen = Die Aktionen
section-ausbau = Ausbau
section-finanziere-5 = Finanziere 5$
section-nimm-2-oder-ausdehnen-2 = Nimm 2$ (oder Ausdehnen 2)
section-versteigere-eine-aktie = Versteigere eine Aktie
section-ausdehnen = Ausdehnen
section-spielende = Spielende
refusal-expand-few-players = Statt { MONEY(2) } zu nehmen, darf eine Firma nur bei 4 oder 5 Spielern ausgedehnt werden
map-signs = Buchstaben: Gleis-Würfel der Firmen; ⌂ Ausbau-Marker; △ Wald, △△ Berge; 4/2: Einkommen einer Firma, die allein in der Stadt ist / mit anderen

# Die erste Partie mit Erklärungen.
lesson-1 = In American Rails geht es um Aktien von sechs Eisenbahnen. Am Ende jedes Jahres wird das Einkommen jeder Firma auf ihre verkauften Aktien verteilt. Wer am Ende das meiste Geld hat, gewinnt; die Aktien selbst sind dann nichts mehr wert.
lesson-2 = Am Anfang wird von jeder Firma eine Aktie versteigert. Wer beginnt, wählt die erste Firma. Jetzt eine wählen.
lesson-3 = Alle bieten reihum auf die erste Aktie dieser Firma. Das Geld geht in ihr Vermögen; davon bezahlt sie später ihre Würfel. Den kleinsten Betrag bieten oder mehr. Wer passt, ist aus dieser Versteigerung heraus.
lesson-4 = Wer die Aktie ersteigert, lässt die Firma in einer Stadt beginnen und wählt die nächste. Die Bots bieten am Anfang hoch; also nicht alles Geld ausgeben, die letzten Firmen sind oft die billigsten. Weiter, bis die Versteigerungen vorbei sind.
lesson-5 = Ein Jahr hat drei Aktions-Phasen. In jeder nimmt jeder ein Aktionsfeld: ausdehnen, ausbauen, eine Aktie versteigern und anderes. Felder weit oben sind schwächer, aber wer oben steht, ist in der nächsten Phase zuerst an der Reihe. Ein Feld nehmen, mit dem sich eine eigene Firma ausdehnt, falls noch eines frei ist.
lesson-6 = Jetzt die Aktion selbst. Ausdehnen heißt, Würfel einer Firma von ihrem Netz aus auf Nachbarfelder zu legen; das kostet die Firma Geld. Städte erhöhen ihr Einkommen: ein markiertes Feld anklicken. (Nach einem anderen Aktionsfeld gibt es eine andere Aktion.)
lesson-7 = Ein Blick auf die Firmen: Das Einkommen bekommen am Jahresende alle verkauften Aktien einer Firma zusammen. Je mehr verkauft sind, desto weniger bringt jede einzelne; aber jede verkaufte Aktie bringt der Firma neues Geld.
lesson-8 = Die drei Phasen des Jahres zu Ende spielen. Dann gibt es Geld für jede Aktie: die Dividende.
lesson-9 = Die Dividende ist gezahlt, und ein neues Jahr beginnt mit denselben drei Phasen. Die Partie endet nach 1857 oder früher, wenn Vorräte ausgehen. Einfach weiterspielen: „Tipp“ zeigt, was ein Bot täte, „Vorausplanen“ probiert Züge auf einer Kopie.
