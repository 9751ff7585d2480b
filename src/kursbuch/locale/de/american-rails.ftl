# American Rails
title-american-rails = American Rails

action-offer-share = Eine Aktie von { $company } versteigern
action-bid = { MONEY($amount) } bieten
action-leave-auction = Passen und aus dieser Auktion aussteigen
action-start-in = In { $city } beginnen
action-take-space = { $row ->
    [pass] Passen
    [develop] Ausbau
    [fund] Finanziere { MONEY(5) }
    [take] Nimm { MONEY(2) } (zu viert oder fünft: oder Ausdehnen 2)
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
action-finish = Keine weiteren Würfel legen

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
event-expansion-finished = { $seat } legt keine weiteren Würfel.
event-income-rises = Das Einkommen von { $company } steigt um { $amount } auf { $income }.
event-income-falls = Das Einkommen von { $company } sinkt um { $amount } auf { $income }.
event-connection-bonus = { $company } erreicht { $city } und erhält einen Verbindungs-Bonus von { $amount }.
event-dividend = { $company } hat ein Einkommen von { MONEY($income) }: { MONEY($amount) } je Aktie.
event-dividend-paid = { $seat } erhält { MONEY($amount) } für { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} von { $company }.
event-game-ends = { $end ->
    [last-year] Das Spiel endet: { $year } war das letzte Jahr.
    [shares-gone] Das Spiel endet nach { $year }: Es ist keine Aktie mehr zu haben.
   *[supplies-low] Das Spiel endet nach { $year }: Zu viele Vorräte haben nur noch zwei oder weniger Teile.
}

end-last-year = Das letzte Jahr ist vorbei
end-shares-gone = Alle Aktien sind verkauft oder aus dem Spiel
end-supplies-low = Zu viele Vorräte sind fast leer

refusal-turn-other-seat = { $other_seat } ist an der Reihe
refusal-game-ended = Das Spiel ist zu Ende
refusal-expected-share = Zuerst ist eine Aktie für die Versteigerung auszusuchen
refusal-expected-bid = Eine Versteigerung läuft: bieten oder passen
refusal-expected-start = Die neue Firma braucht zuerst ihren Start-Würfel in einer freien Stadt
refusal-expected-space = Zuerst ist der Aktionsmarker zu setzen
refusal-company-unknown = Es gibt keine Firma „{ $company }“
refusal-city-unknown = Es gibt keine Stadt „{ $city }“
refusal-hex-unknown = Es gibt kein Feld „{ $hex }“ auf dem Spielfeld
refusal-share-none-left = { $company } hat keine Aktie mehr zu versteigern
refusal-share-already-offered = Eine Aktie von { $company } war schon an der Reihe; vor dem ersten Jahr gibt es je Firma eine Versteigerung
refusal-bid-too-low = Das niedrigste Gebot ist jetzt { MONEY($minimum) }
refusal-bid-too-high = So viel Geld ist nicht da, nur { MONEY($cash) }
refusal-start-occupied = In { $city } liegt schon ein Würfel; eine Firma beginnt in einer freien Stadt
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
refusal-action-cubes-laid = Ein Würfel liegt schon: Es können nur weitere Würfel folgen oder das Ende des Zuges
refusal-action-no-cubes-laid = Es liegt noch kein Würfel; auf die Aktion kann nur ganz verzichtet werden
refusal-develop-fixed = { $city } kann nicht ausgebaut werden: Die Stadt hat schwarze Quadrate
refusal-develop-developed = { $city } ist schon ausgebaut
refusal-develop-no-track = In { $city } liegt kein Würfel einer Firma
refusal-fund-out-of-play = { $company } ist nicht im Spiel
refusal-expand-no-share = Nur wer eine Aktie von { $company } besitzt, darf die Firma ausdehnen
refusal-expand-no-cubes = { $company } hat keinen Würfel mehr
refusal-expand-already-there = { $company } hat in { $hex } schon einen Würfel
refusal-expand-not-adjacent = { $hex } liegt nicht neben einem Würfel von { $company }
refusal-expand-full = { $hex } ist Wald oder Gebirge und fasst nur einen Würfel
refusal-expand-money = { $hex } kostet { MONEY($cost) }, und { $company } hat { MONEY($money) }

# Am Tisch im Browser
web-income-track = Einkommensleiste
web-ending = Jahre und Spielende
web-out-of-play = nicht im Spiel
web-money = { MONEY($amount) }
web-year-phase = { $year }, Aktions-Phase { $phase }
web-stage-choosing = Eine Aktie für die Versteigerung aussuchen
web-stage-bidding = Versteigerung: eine Aktie von { $company }
web-stage-founding = { $company } beginnt in einer freien Stadt
web-stage-placing = Den Aktionsmarker setzen
web-stage-ended = Das Spiel ist zu Ende
web-bid-now = Gebot: { MONEY($amount) } von { $leader }
web-bid-none = Noch kein Gebot
web-bidders = Bieter
web-bidder-out = ausgestiegen
web-bid-range = Mindestens { MONEY($minimum) }; Geld: { MONEY($cash) }
web-company-line = Kasse { MONEY($treasury) } · Einkommen { $income } · Aktien: { $sold } verkauft, { $unsold } übrig
web-choose-on-map = Einen Ort auf der Karte anklicken, oder hier wählen:
web-dividend-share = Dividende je Aktie
web-shares = Aktien
web-shares-line = { $sold } verkauft, { $unsold } übrig
web-cubes-left = Würfel übrig
web-dividends = Dividende
web-end-one-of = Das Spiel endet nach der Dividende, sobald eines davon gilt:
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
web-end-supplies = Fast leere Vorräte (2 Teile oder weniger): { $low } von { $needed }
web-markers-left = Ausbau-Marker im Vorrat: { $count }

# Warum ein Bot so zieht
reason-share-worth = Eine Aktie von { $company } ist bis zu { MONEY($amount) } wert: So viel bringt sie an Dividenden wieder ein.
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
    [one] Noch ein Würfel
   *[other] Noch bis zu { $count } Würfel
}
web-row-take = { $players ->
    [3] Nimm { MONEY(2) }
   *[other] Nimm { MONEY(2) } oder Ausdehnen 2
}
