# 1824
title-1824 = 1824
web-about = Österreich-Ungarn: Aus Kohlebahnen und Bergbahnen werden Regionalbahnen und Staatsbahnen. Ein milderes 18xx-Spiel, in dem viel gebaut wird.
currency = # G

-private = Bergbahn
-privates = Bergbahnen
-operating-round-short = OR
-opening = Zeit vor der ersten Aktienrunde
-president-share = Direktorsaktie
-par = Startkurs
-certificate = Papier
-certificates = Papiere
-certificate-limit = Papierlimit
-market = Aktienkurstabelle
-pool = Pool
-route = Route
-routes = Routen
-city = Stadt

train-name = { LETTERS($train) ->
    [g] { $train }-Lok
   *[other] { $train }er-Lok
}
trains-name = { LETTERS($train) ->
    [g] { $train }-Loks
   *[other] { $train }er-Loks
}
trade-in-name = { LETTERS($trade_in) ->
    [g] { $trade_in }-Lok
   *[other] { $trade_in }er-Lok
}
item-name = { LETTERS($item) ->
    [g] { $item }-Lok
   *[other] { $item }er-Lok
}

option-variant = Variante
option-variant-classic = Österreich-Ungarn
option-variant-cisleithania = Cisleithanien
option-variant-goods-time = Goods Time
option-markers = Kleinstadt-Marker
option-markers-suggested = wie vorgeschlagen
option-markers-free = von den Spielern gelegt

action-buy-paper = { $paper } für { MONEY($price) } kaufen
action-start-company = Direktorsaktie der { $company } zum Startkurs { MONEY($price) } kaufen
action-buy-double = 20%-Papier der { $company } aus dem Pool kaufen
action-sell-double = 20%-Papier der { $company }{ $shares ->
    [0] { "" }
    [one] { " " }und eine 10%-Aktie
   *[other] { " " }und { $shares } 10%-Aktien
} verkaufen
action-exchange-mountain = { $private } in eine Aktie der { $company }{ $source ->
    [pool] { " " }aus dem Pool
   *[bank] { "" }
} tauschen
action-forgo-share = { $private } ohne Aktie schließen
action-exchange-coal = Die { $company } in die Direktorsaktie tauschen
action-repay-debt = { MONEY($amount) } zurückzahlen
action-keep-home = Den Bahnhof in der { $city ->
    [0] ersten
    [1] zweiten
   *[other] dritten
} Stadt von Wien als Heimatbahnhof behalten
action-place-bond-station = Bahnhofsmarker der Anleihebahn in { $hex } legen{ $city ->
    [0] { "" }
   *[other] , { $city ->
        [1] zweite
       *[other] dritte
    } Stadt
}
action-place-marker = Kleinstadt-Marker auf { $hex } legen
action-place-home = Heimatbahnhof in { $hex } legen, { $city ->
    [0] erste
    [1] zweite
   *[other] dritte
} Stadt
action-place-station = Bahnhof in { $hex } bauen{ $city ->
    [0] { "" }
   *[other] , { $city ->
        [1] zweite
       *[other] dritte
    } Stadt
}
action-discard-train = { train-name } der { $company } abgeben

kind-buy-paper = Bahn kaufen
kind-start-company = Direktorsaktie kaufen
kind-buy-double = 20%-Papier kaufen
kind-sell-double = 20%-Papier verkaufen
kind-exchange-mountain = Bergbahn tauschen
kind-forgo-share = Auf eine Aktie verzichten
kind-exchange-coal = Kohlebahn tauschen
kind-repay-debt = Schulden zurückzahlen
kind-keep-home = Heimatbahnhof wählen
kind-place-bond-station = Bahnhofsmarker der Anleihebahn legen
kind-place-marker = Kleinstadt-Marker legen
kind-discard-train = Überzählige Lok abgeben

event-paper-bought = { $seat } kauft { $paper } für { MONEY($amount) }.
event-paper-removed = Niemand hat { $paper } gekauft: Das Papier ist aus dem Spiel.
event-price-set = Der Kurs der { $company } ist { MONEY($price) }.
event-company-started = { $seat } wird Direktor der { $company }; ihr Startkurs ist { MONEY($price) }.
event-president-changed = { $seat } ist neuer Direktor der { $company }.
event-president-pays = { $seat } legt { MONEY($amount) } für die { $company } dazu.
event-company-floated = Die { $company } geht mit { MONEY($amount) } Betriebskapital in Betrieb.
event-priority-passed = { $seat } hat das Erstkaufrecht.
event-double-bought = { $seat } kauft das 20%-Papier der { $company } für { MONEY($amount) }.
event-coal-exchanged = { $seat } tauscht die { $private } in die Direktorsaktie der { $company }.
event-paper-exchanged = Die { $private } wird für { $seat } zu einer Aktie der { $company }.
event-construction-closed = Die Baugesellschaft { $private } wird geschlossen.
event-state-railway-formed = Die Staatsbahn { $company } entsteht mit { MONEY($amount) } Betriebskapital.
event-home-kept = Die { $company } behält ihren Heimatbahnhof in { $hex }, in der { $city ->
    [0] ersten
    [1] zweiten
   *[other] dritten
} Stadt.
event-mines-pay = Die Bergwerke bringen der { $company } { MONEY($amount) }.
event-dividend-halved = Die { $company } zahlt { $seat } { MONEY($amount) } und behält ebenso viel ein.
event-train-traded = Die { $company } gibt eine { train-name } in Zahlung; die Lok ist aus dem Spiel.
event-train-scrapped = Die { $company } gibt eine überzählige { train-name } ab; die Lok ist aus dem Spiel.
event-train-exported = Eine { train-name } geht ins Ausland.
event-debt-made = { $seat } fehlen { MONEY($amount) }; die Schulden betragen nun { MONEY($total) }.
event-debt-repaid = { $seat } zahlt { MONEY($amount) } zurück; es bleiben { MONEY($total) } Schulden.
event-interest-charged = { MONEY($amount) } Zinsen: { $seat } hat nun { MONEY($total) } Schulden.
event-marker-placed = { $seat } legt einen Kleinstadt-Marker auf { $hex }.

refusal-turn-auction-not-yours = Jemand anderes ist an der Reihe
refusal-turn-auction-not-now = Vor der ersten Aktienrunde geht das nicht
refusal-turn-not-played = Kleinstadt-Marker legen die Spieler nur in „Goods Time“, und nur wenn es vor dem Spiel so gewählt wurde
refusal-turn-operating-not-yours = Die Gesellschaft, die an der Reihe ist, hat einen anderen Direktor
refusal-papers-not-for-sale = { $paper } steht nicht zum Verkauf
refusal-papers-bad-price = { $paper } ist nicht für { MONEY($amount) } zu haben
refusal-draft-no-pass = Solange Papiere aus den Stapeln gewählt werden, passt niemand
refusal-draft-not-in-stack = { $paper } kann jetzt nicht gewählt werden
refusal-markers-not-here = Ein Marker gehört auf ein Feld ohne Stadt und mit höchstens einer Kleinstadt, nicht auf { $hex }
refusal-stock-must-sell = Das Papierlimit ist überschritten: Zuerst müssen Aktien verkauft werden
refusal-stock-president-first = Die { $company } hat noch keinen Kurs: Zuerst wird ihre Direktorsaktie gekauft
refusal-stock-none-left = { $source ->
    [pool] Im Pool liegt keine solche Aktie der { $company }
   *[bank] In der Bank ist keine Aktie der { $company } zu haben
}
refusal-stock-started = Der Kurs der { $company } steht schon fest
refusal-stock-coal-first = Die Direktorsaktie der { $company } ist für ihre Kohlebahn reserviert
refusal-stock-bad-par = { MONEY($price) } ist kein Startkurs
refusal-stock-debts = Wer { MONEY($amount) } Schulden hat, zahlt sie vor dem Kauf von Aktien zurück
refusal-debt-none = Es gibt keine Schulden zurückzuzahlen
refusal-debt-no-bankruptcy = Es gibt keinen Bankrott: Was dem Direktor fehlt, schuldet er der Bank
refusal-debt-amount = Höchstens { MONEY($amount) } können zurückgezahlt werden
refusal-shares-not-operated = Die { $company } hat noch in keiner Betriebsrunde agiert; ihre Aktien lassen sich noch nicht verkaufen
refusal-shares-no-split = Das 20%-Papier der { $company } wird nicht geteilt
refusal-shares-pool-full = Nach einem Verkauf darf höchstens die Hälfte der { $company } in der Bank liegen
refusal-shares-no-successor = Niemand kann Direktor der { $company } werden, und die Direktorsaktie geht nie an die Bank
refusal-shares-company-limit = Wer 60% der { $company } besitzt, kauft keine weitere Aktie von ihr
refusal-shares-certificate-limit = Das Papierlimit ist erreicht: Mehr Papiere darf ein Spieler nicht besitzen
refusal-exchange-too-early = { $private } kann ab Phase 3 getauscht werden
refusal-exchange-no-share = Es gibt keine Aktie der { $company } zum Tausch
refusal-exchange-in-order = Die Bergbahnen werden der Reihe nach getauscht: Zuerst { $private }
refusal-exchange-must = { $private } muss in eine Aktie getauscht werden
refusal-exchange-not-own-coal = Die { $company } ist keine Kohlebahn dieses Spielers
refusal-exchange-builds = Die { $company } ist eine Baugesellschaft: Sie wird nicht getauscht, sondern geschlossen
refusal-track-home-first = Das erste Gleisplättchen gehört auf das Feld des Heimatbahnhofs, nicht auf { $hex }
refusal-formation-no-station = In dieser Stadt von Wien hat die { $company } keinen Bahnhof
refusal-bonds-vienna = Der dritte Bahnhof der Anleihebahn muss nach Wien
refusal-trains-must-buy = Lokpflicht: Am Ende ihres Spielzugs muss die Gesellschaft eine Lok besitzen
refusal-trains-no-need = Der Direktor braucht kein Geld mehr für eine Lok und verkauft jetzt nichts
refusal-trains-goods-only = Eine Kohlebahn darf nur g-Loks besitzen, keine { train-name }
refusal-trains-no-trade-in = Für eine { train-name } kann nur eine Lok der Stufe darunter in Zahlung gegeben werden
refusal-trains-one-trade-in = Je Betriebsrunde gibt eine Gesellschaft höchstens eine Lok in Zahlung
refusal-trains-no-trade-yet = Loks anderer Gesellschaften sind erst ab Phase 3 zu kaufen
refusal-trains-face-value = Zwischen Gesellschaften verschiedener Direktoren wechseln Loks nur zum Nennwert, hier { MONEY($amount) }
refusal-trains-other-discards = Zuerst muss die { $company } eine überzählige Lok abgeben
refusal-trains-keeps-presidency = Der Direktor der { $company } darf durch diesen Verkauf nicht wechseln

column-paper = Papier
heading-debts = Schulden
heading-stacks = Stapel
heading-building = Baugesellschaften
heading-bond = Anleihebahn
heading-markers = Kleinstadt-Marker
value-auction = Vor der ersten Aktienrunde

end-standstill = Stillstand: Seit drei Aktienrunden handelt niemand, keine Gesellschaft fährt oder baut, und keine Lok bringt eine neue Phase

reason-paper-coal = Die { $paper } hat gleich ein Bergwerk und eine Lok und wird zur Direktorsaktie einer Regionalbahn.
reason-paper-state = Die { $paper } verdient, bis sie zur Aktie ihrer Staatsbahn wird.
reason-paper-mountain = Die { $paper } zahlt in jeder Betriebsrunde und wird zur Aktie.
reason-debt-sell = Schulden wachsen mit jeder Aktienrunde um die Hälfte: Die Aktien der { $company } fehlen am wenigsten.
reason-debt-repay = Schulden wachsen mit jeder Aktienrunde um die Hälfte: { MONEY($amount) } weniger davon.
reason-exchange-mountain = Eine Aktie der { $company } ist mehr wert als die Dividende der { $private }.
reason-exchange-coal = Die Direktorsaktie der { $company } ist mehr wert als ihre Kohlebahn.
reason-bond-station = In { $hex } steht der Bahnhof nur anderen im Weg.
reason-marker-near = Auf { $hex } kommen g-Loks an der Kleinstadt vorbei.
column-priority = Erstkaufrecht
value-coal = Kohlebahnen
value-pre-state = Vor-Staatsbahnen
value-state = Staatsbahnen
action-buy-train = { train-name } { $source ->
    [bank] aus der Bank
   *[other] von der { $source }
} für { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { " " }und eine { trade-in-name }
} kaufen
web-18xx-buy-paper = Kaufen für { $price }
web-18xx-choose-price = Den Preis beim Zug wählen.
web-18xx-buy-double = 20%-Papier kaufen
web-18xx-sell-double = { $count ->
    [0] 20%-Papier verkaufen
    [one] 20%-Papier und eine Aktie verkaufen
   *[other] 20%-Papier und { $count } Aktien verkaufen
}
web-18xx-limit-of = { $kind ->
    [coal] Kohlebahnen
    [pre_state] Vor-Staatsbahnen
   *[state] Staatsbahnen
}: { $count }
refusal-exchange-regional-only = Eine Bergbahn wird nur in die Aktie einer Regionalbahn getauscht, nicht in eine der { $company }
refusal-exchange-none-due = Keine Bergbahn muss jetzt getauscht werden
refusal-bonds-none-due = Für die Anleihebahn ist jetzt kein Bahnhofsmarker zu legen
refusal-formation-none-due = Es ist kein Heimatbahnhof zu wählen
event-idle-round = Niemand hat gehandelt, keine Gesellschaft fährt oder baut, und keine Lok bringt eine neue Phase. { $left ->
    [one] Handelt auch in der nächsten Aktienrunde niemand, endet das Spiel.
   *[other] Handelt auch in den nächsten { $left } Aktienrunden niemand, endet das Spiel.
}
event-game-over = { $reason ->
    [bank] Das Spiel endet, weil die Bank kein Geld mehr hat.
    [agreed] Das Spiel endet, weil sich die Spieler darauf geeinigt haben.
    [last_round] Das Spiel endet mit der 100. Aktienrunde; weiter spielt 18xx.games nicht.
    [standstill] Das Spiel endet durch Stillstand: Niemand handelt mehr, keine Gesellschaft fährt oder baut, und keine Lok bringt eine neue Phase. Es gewinnt, wer jetzt am meisten besitzt.
   *[other] Das Spiel ist zu Ende.
}
column-president = Direktor
column-president-seat = Direktor
column-par = Startkurs
column-certificates = Papiere
column-privates = Bergbahnen
column-private = Bergbahn
heading-privates = Bergbahnen
web-18xx-tab-privates = Bergbahnen
map-signs = (·) Stadt mit freiem Platz; -o- Kleinstadt; △ Baukosten; Pfeile: Gleise
about-private = Zahlt zu Beginn jeder Betriebsrunde 25 G und darf nicht verkauft werden. Ab der ersten 3er-Lok kann sie anstatt eines Kaufs in eine Aktie einer Regionalbahn getauscht werden; mit der ersten 4er-Lok muss sie es (1824 IV.1).
about-train = { $train ->
    [1g] Startet bei einem Bergwerk und fährt eine Stadt und beliebig viele Kleinstädte an; das Bergwerk zahlt ins Betriebskapital (1824 VII.3, VII.9).
    [2g] Startet bei einem Bergwerk und fährt bis zu zwei Städte und beliebig viele Kleinstädte an; das Bergwerk zahlt ins Betriebskapital (1824 VII.3, VII.9).
    [3g] Startet bei einem Bergwerk und fährt bis zu drei Städte und beliebig viele Kleinstädte an; das Bergwerk zahlt ins Betriebskapital (1824 VII.3, VII.9).
    [4g] Startet bei einem Bergwerk und fährt bis zu vier Städte und beliebig viele Kleinstädte an; das Bergwerk zahlt ins Betriebskapital (1824 VII.3, VII.9).
    [5g] Startet bei einem Bergwerk und fährt bis zu fünf Städte und beliebig viele Kleinstädte an; das Bergwerk zahlt ins Betriebskapital (1824 VII.3, VII.9).
   *[other] Fährt bis zu { $train } Orte an (1824 VII.9).
}
web-18xx-scrapped-by = Wird mit der ersten { train-name } verschrottet (1824 VII.14).
value-regional = Regionalbahnen
value-companies-coal = Kohlebahn
value-companies-pre-state = Vor-Staatsbahn
value-companies-regional = Regionalbahn
value-companies-state = Staatsbahn

# Die erste Partie mit Erklärungen.
lesson-1 = In 1824 entstehen die Eisenbahnen Österreich-Ungarns. Das größte Vermögen gewinnt: Bargeld und Aktien zum Kurs. Aus kleinen Bahnen werden hier große: aus Kohlebahnen Regionalbahnen, aus Vor-Staatsbahnen Staatsbahnen, und Bergbahnen werden zu Aktien. Der Tisch zeigt, worum es gerade geht; die Reiter führen zum Spielplan, zu den Kursen und zu allem anderen. Was jetzt möglich ist, steht unter dem Namen dessen, der am Zug ist.
lesson-2 = Die erste Aktienrunde: In jedem Zug kauft man ein Papier oder passt; der erste Durchgang geht in umgekehrter Reihenfolge. Eine Kohlebahn hat ein Bergwerk und gleich eine 1g-Lok. Ihr Preis ist frei, von { MONEY(120) } bis { MONEY(200) }: Die Hälfte davon ist der Startkurs der Regionalbahn, zu der sie später wird. Eine Kohlebahn für { MONEY(120) } kaufen.
lesson-3 = Vor-Staatsbahnen bekommen ihren Kaufpreis als Betriebskapital. Die mit der Nummer 1 kosten { MONEY(240) } und werden zur Direktorsaktie ihrer Staatsbahn, die anderen kosten { MONEY(120) } und werden zu einer Aktie: die der Südbahn nach der ersten 4er-Lok, die der Ungarischen Staatsbahn nach der ersten 5er-Lok, die der k&k Staatsbahn nach der ersten 6er-Lok. Eine Vor-Staatsbahn kaufen.
lesson-4 = Eine Bergbahn baut und fährt nicht. Sie kostet { MONEY(120) } und bringt in jeder Betriebsrunde { MONEY(25) }; nach der ersten 3er-Lok kann sie in die Aktie einer Regionalbahn getauscht werden, mit der ersten 4er-Lok muss sie es. Eine Bergbahn kaufen.
lesson-5 = Was von diesen Bahnen jetzt niemand kauft, ist aus dem Spiel. Von der Regionalbahn, zu der die eigene Kohlebahn wird, sind schon Aktien zu haben: Drei davon sind mit der reservierten Direktorsaktie zusammen 50%, und damit geht sie später in Betrieb. Drei Aktien kaufen und dann passen; die Aktienrunde endet, wenn alle nacheinander passen.
lesson-6 = Die Betriebsrunde: Die Bergbahnen zahlen, dann sind die Kohlebahnen am Zug, nach ihnen die Vor-Staatsbahnen und zuletzt die Aktiengesellschaften. Jede legt zuerst ein Gleisplättchen; Flüsse und Berge kosten etwas. Die Kohlebahn baut von ihrem Bergwerk aus, am besten zur nächsten Stadt. Das markierte Feld anklicken, ein Gleisplättchen wählen, drehen und bestätigen.
lesson-7 = Jetzt fährt die 1g-Lok. Eine g-Lok beginnt an einem Bergwerk. Die Zahl sagt, wie viele Städte sie anfährt, Kleinstädte dazu beliebig viele. Was das Bergwerk bringt, geht ins Betriebskapital; von den übrigen Einnahmen bekommt der Besitzer immer die Hälfte, und die andere Hälfte behält die Bahn. Fahren, wenn es schon geht; dann passen.
lesson-8 = Die Vor-Staatsbahn legt auch ein Gleisplättchen und teilt ihre Einnahmen ebenso. Es gilt die Lokpflicht: Am Ende des Zuges muss jede Bahn eine Lok besitzen, und fehlt ihr Geld, bezahlt ihr Direktor. Eine 2er-Lok fährt zwischen zwei Orten mit Einkommen, aber zu keinem Bergwerk. Gleis legen und eine 2er-Lok kaufen.
lesson-9 = Weiter bis zur ersten 3er-Lok: Gleis legen, fahren, passen, und in der Aktienrunde kaufen oder passen. Vor jeder Aktienrunde geht eine Lok ins Ausland; auch das kann eine neue Phase eröffnen.
lesson-10 = Mit der 3er-Lok gibt es grüne Gleisplättchen und zwei Betriebsrunden nach jeder Aktienrunde, und Kohlebahnen und Bergbahnen dürfen getauscht werden; das ist so viel wie ein Kauf. Jetzt die Kohlebahn in die Direktorsaktie ihrer Regionalbahn tauschen: Ihr Geld und ihre Loks bekommt die Regionalbahn.
lesson-11 = Eine Regionalbahn geht in Betrieb, wenn 50% verkauft sind, und erhält achtmal ihren Startkurs. Auch die Bergbahn lässt sich jetzt tauschen: in eine Aktie einer Regionalbahn, am besten der eigenen, wenn noch eine zu haben ist. Fehlen noch Aktien, weitere kaufen; dann passen.
lesson-12 = Die Regionalbahn ist eine Aktiengesellschaft: Ihr Direktor schüttet alle Einnahmen aus, dann steigt der Kurs, oder behält alle ein, dann fällt er. Sie braucht eine Lok, und auf jeder Route muss einer ihrer Bahnhöfe liegen. Mit allen Bahnen bauen und fahren, und sobald die Regionalbahn etwas einnimmt, ausschütten.
lesson-13 = Das war ein ganzer Durchgang. Mit der ersten 4er-Lok entsteht die Südbahn: Ihre Vor-Staatsbahnen werden zu Aktien, ihr Geld, ihre Loks und ihre Bahnhöfe gehören dann ihr. Mit der 5er- und der 6er-Lok folgen die anderen Staatsbahnen. Bankrott geht niemand, aber Schulden kosten 50% Zinsen. Die Partie endet, wenn die Bank leer ist. Einfach weiterspielen: „Tipp“ zeigt, was ein Bot täte, „Vorausplanen“ probiert Züge auf einer Kopie, und ein Klick auf einen nicht markierten Ort sagt, warum dort nichts geht.
