# Railroad Revolution
title-railroad-revolution = Railroad Revolution
web-about = Arbeiter in fünf Farben bauen Bahnhöfe, Gleise und Telegrafenbüros von der Ostküste bis zum Pazifik. Am Ende zählen Siegpunkte, nicht Geld.
currency = #$

-company = Unternehmen
-companies = Unternehmen
end-logo = Ein Unternehmen hat alles links von seinem Logo abgeräumt

# Wörter, die in den Sätzen unten vorkommen
worker-one = { $worker ->
    [white] einen weißen Arbeiter
    [purple] einen violetten Arbeiter
    [grey] einen grauen Arbeiter
    [orange] einen orangenen Arbeiter
    [turquoise] einen türkisen Arbeiter
   *[other] einen Arbeiter
}
worker-new = { $new_worker ->
    [white] einen weißen
    [purple] einen violetten
    [grey] einen grauen
    [orange] einen orangenen
   *[turquoise] einen türkisen
}
worker-none = { $worker ->
    [white] kein weißer Arbeiter
    [purple] kein violetter Arbeiter
    [grey] kein grauer Arbeiter
    [orange] kein orangener Arbeiter
    [turquoise] kein türkiser Arbeiter
   *[other] kein solcher Arbeiter
}
from-place = { $place ->
    [supply] aus dem eigenen Vorrat
    [board] vom Spielertableau
   *[other] { "" }
}
field-name = { $field ->
    [station] Bahnhof
    [railroad] Eisenbahnstrecke
    [telegraph] Telegrafen
   *[trade] Verkauf
}
track-name = { $track ->
    [telegraph] Telegrafen
    [stations] Bahnhöfe
   *[network] Netz
}
locomotive-name = { $locomotive ->
    [promote] „Arbeiter befördern“
    [money] „Geld“
    [steps] „Errungenschaften“
    [shares] „Aktien“
   *[rail] „Gleis“
}
piece-one = { $piece ->
    [rail] ein Gleis
   *[building] ein Gebäude
}
piece-none = { $piece ->
    [rail] kein Gleis
   *[building] kein Gebäude
}
for-cost = { $cost ->
    [0] { "" }
   *[other] { " " }für { MONEY($cost) }
}
shares-counted = { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
}

action-choose-start-tile = Startaufbauplättchen { $tile } nehmen
action-place-worker = { field-name }: { $ability ->
    [special] { worker-one } mit der besonderen Fähigkeit einsetzen
   *[promotion] { worker-one } für eine Beförderung einsetzen
}
action-build-station = Bahnhof in { $city } bauen
action-lay-rail = Gleis auf { $space } legen
action-open-office = Telegrafenbüro in Bereich { $area } einrichten
action-sell-part = { $piece ->
    [rail] Ein Gleis verkaufen
   *[building] Ein Gebäude verkaufen
}
action-use-telegraph-tile = { $place ->
    [supply] Für das Telegrafenplättchen { worker-one } { from-place } abgeben
    [board] Für das Telegrafenplättchen { worker-one } { from-place } abgeben
   *[other] Für das Telegrafenplättchen { MONEY(400) } zahlen
}
action-advance = Auf der Leiste { track-name } vorrücken{ $place ->
    [supply] { " " }und { worker-one } { from-place } abgeben
    [board] { " " }und { worker-one } { from-place } abgeben
   *[other] { "" }
}
action-promote = Auf den Meilenstein { $milestone } befördern: { worker-one } { from-place }
action-take-worker = Als Belohnung { worker-one } nehmen
action-swap-worker = Tauschen: { worker-one } { from-place } gegen { worker-new }
action-take-locomotive = Lokomotivenplättchen { locomotive-name } nehmen
action-flip-locomotive = Lokomotivenplättchen { locomotive-name } { $face ->
    [up] umdrehen und den Bonus erhalten
   *[down] wieder aufdecken
}
action-take-deal = Handel { $deal } tätigen
action-end-deal = Keinen (weiteren) Handel tätigen
action-choose-milestone = Meilenstein { $milestone } wählen
action-sell-shares = { $count ->
    [one] Eine Aktie verkaufen
   *[other] { $count } Aktien verkaufen
}
action-hire-worker = Für { MONEY(800) } { worker-one } anwerben
action-end-turn = Spielzug beenden

event-start-tile-chosen = { $seat } nimmt das Startaufbauplättchen { $tile } und { worker-one }.
event-turn-began = Runde { $round }: { $seat } ist an der Reihe.
event-workers-returned = { $seat } nimmt alle { $count } Arbeiter zurück in den eigenen Vorrat.
event-worker-placed = { $seat } wählt { field-name } und setzt { worker-one } ein, { $ability ->
    [special] mit seiner besonderen Fähigkeit.
   *[promotion] für eine Beförderung.
}
event-station-built = { $seat } baut in { $city } einen Bahnhof{ for-cost }.
event-rail-laid = { $seat } legt ein Gleis auf { $space }{ for-cost }.
event-office-opened = { $seat } richtet in Bereich { $area } ein Telegrafenbüro ein.
event-part-sold = { $seat } verkauft { piece-one } für { MONEY($amount) }.
event-telegraph-tile-used = { $seat } nutzt das Telegrafenplättchen{ for-cost }.
event-worker-given = { $seat } gibt { worker-one } ab.
event-worker-taken = { $seat } erhält { worker-one }{ for-cost }.
event-worker-swapped = { $seat } tauscht { worker-one } gegen { worker-new }.
event-worker-promoted = { $seat } befördert { worker-one } auf den Meilenstein { $milestone }{ for-cost }.
event-worker-hired = { $seat } wirbt für { MONEY($amount) } { worker-one } an.
event-locomotive-taken = { $seat } nimmt das Lokomotivenplättchen { locomotive-name }{ for-cost }.
event-locomotive-flipped = { $seat } { $face ->
    [up] dreht das Lokomotivenplättchen { locomotive-name }{ for-cost } um und erhält den Bonus.
   *[down] deckt das Lokomotivenplättchen { locomotive-name }{ for-cost } wieder auf.
}
event-advanced = { $seat } rückt auf der Leiste { track-name } auf { $points } SP vor{ for-cost }{ $shares ->
    [0] { "" }
    [one] { " " }und gibt dafür eine Aktie ab
   *[other] { " " }und gibt dafür { $shares } Aktien ab
}.
event-shares-received = { $seat } erhält { shares-counted }.
event-money-received = { $seat } erhält { MONEY($amount) }.
event-shares-sold = { $seat } verkauft { shares-counted } für { MONEY($amount) }.
event-deals-opened = { $seat } löst den aktuellen Handel aus.
event-deal-taken = { $seat } tätigt Handel { $number } für { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
}.
event-deal-declined = { $seat } verzichtet auf den Handel.
event-deal-revealed = Ein neues Handelsplättchen wird aufgedeckt.
event-milestone-reached = { $seat } erreicht den Meilenstein { $milestone } ({ $points } SP).
event-milestones-drawn = { $seat } zieht { $count } Meilensteine vom Stapel { $stack }.
event-milestone-chosen = { $seat } wählt den Meilenstein { $milestone }.
event-turn-ended = { $seat } beendet die Aktion.
event-turn-passed = { $seat } hat weder Gleise noch Gebäude mehr und passt.
event-end-triggered = { $seat } hat alles links vom Unternehmenslogo abgeräumt: Runde { $round } ist die letzte.
event-game-ended = Das Spiel ist zu Ende.

refusal-game-over = Das Spiel ist zu Ende
refusal-turn-not-yours = { $acting_seat } ist an der Reihe
refusal-turn-deal-open = Zuerst ist über den Handel zu entscheiden
refusal-turn-milestone-open = Zuerst ist ein Meilenstein zu wählen
refusal-turn-setup-open = Arbeiter werden erst eingesetzt, wenn alle ein Startaufbauplättchen haben
refusal-turn-action-chosen = Die Aktion dieses Spielzuges ist schon gewählt
refusal-turn-unknown-field = Diese Aktion oder Fähigkeit gibt es nicht
refusal-turn-no-such-worker = Im eigenen Vorrat ist { worker-none }
refusal-turn-white-promotes = Ein weißer Arbeiter hat keine besondere Fähigkeit; er bringt eine Beförderung
refusal-turn-action-impossible = Für { field-name } fehlt ein Spielteil oder ein Platz; die Hauptaktion muss ganz ausgeführt werden
refusal-turn-main-open = { $main ->
    [station] Zuerst ist der Bahnhof zu bauen
    [railroad] Es sind noch Gleise zu legen
    [telegraph] Zuerst ist das Telegrafenbüro einzurichten
    [trade] Zuerst ist ein Unternehmensteil zu verkaufen
    [start] Zuerst ist ein Startaufbauplättchen zu wählen
   *[choose] Zuerst ist eine Aktion zu wählen
}
refusal-turn-debt = Es sind noch { MONEY($amount) } zu bezahlen
refusal-turn-too-few-workers = Am Ende des Spielzuges müssen mindestens 4 Arbeiter verfügbar sein; es { $count ->
    [one] ist nur einer
   *[other] sind nur { $count }
}
refusal-turn-unpayable = Danach ließe sich der Spielzug nicht mehr bezahlen oder nicht mit 4 verfügbaren Arbeitern beenden
refusal-effect-none = { $effect ->
    [steps] Jetzt ist kein Fortschrittspunkt zu verwenden
    [promote] Jetzt darf kein Arbeiter befördert werden
    [flip] Jetzt darf kein Lokomotivenplättchen umgedreht werden
    [locomotive] Jetzt darf kein Lokomotivenplättchen genommen werden
    [worker] Jetzt darf kein Arbeiter genommen werden
    [swap] Jetzt darf kein Arbeiter getauscht werden
   *[other] Das Telegrafenplättchen lässt sich so nicht nutzen
}
refusal-piece-not-now = Weder die Aktion noch ein offener Effekt erlaubt jetzt noch { piece-one }
refusal-sale-not-now = In diesem Spielzug ist kein Unternehmensteil mehr zu verkaufen
refusal-piece-none-left = Auf dem Spielertableau ist { piece-none } mehr
refusal-piece-needed-for-sale = Das letzte Spielteil wird noch für den Verkauf gebraucht
refusal-station-not-connected = { $city } ist nicht an das eigene Streckennetz angeschlossen
refusal-station-already-there = In { $city } steht schon ein eigener Bahnhof
refusal-station-start-cities = Dieser Bahnhof gehört nach Washington oder Charlotte
refusal-rail-already-there = Auf { $space } liegt schon ein eigenes Gleis
refusal-rail-not-connected = { $space } ist nicht mit dem eigenen Streckennetz verbunden
refusal-office-unknown-area = Es gibt keinen Bereich { $area }
refusal-office-already-there = In Bereich { $area } ist schon ein eigenes Büro
refusal-office-start-areas = Dieses Büro gehört in einen Bereich mit Handelssymbol
refusal-sale-unknown-piece = Verkauft werden nur Gleise und Gebäude
refusal-sale-not-leftmost = Verkauft wird aus dem Bereich, der am weitesten links noch Spielteile hat; dort ist { piece-none }
refusal-worker-colour-out = Im allgemeinen Vorrat ist { worker-none } frei
refusal-worker-other-colour = Ein Arbeiter dieser Farbe gehört nicht zur Belohnung
refusal-worker-not-there = Dort ist { worker-none }
refusal-worker-none-asked = Hier ist kein Arbeiter abzugeben
refusal-worker-too-expensive = Ein Arbeiter kostet { MONEY($amount) }
refusal-milestone-not-own = Der Meilenstein { $milestone } liegt nicht vor diesem Spieler
refusal-milestone-other-colour = Dieser Meilenstein verlangt keinen (weiteren) Arbeiter dieser Farbe
refusal-milestone-none-drawn = Jetzt sind keine Meilensteine gezogen, unter denen zu wählen wäre
refusal-milestone-not-drawn = Dieser Meilenstein ist nicht unter den gezogenen
refusal-track-at-top = Auf der Leiste { track-name } geht es nicht weiter nach oben
refusal-track-gate-shares = An dieser Stelle der Leiste { track-name } { $count ->
    [one] ist eine Aktie abzugeben
   *[other] sind { $count } Aktien abzugeben
}
refusal-track-gate-worker = An dieser Stelle der Leiste { track-name } ist ein eigener Arbeiter abzugeben
refusal-locomotive-none-left = Ein solches Lokomotivenplättchen ist nicht mehr im Vorrat
refusal-locomotive-not-own = Ein solches Lokomotivenplättchen liegt nicht so herum vor diesem Spieler
refusal-deal-not-now = Jetzt ist kein Handel möglich
refusal-deal-unknown = Auf dem Handelsplättchen stehen nur Handel 1 und Handel 2
refusal-deal-taken = Dieser Handel wurde schon getätigt
refusal-deal-only-one = Nur wer am Zug ist, darf beide Handel tätigen; alle anderen nur einen
refusal-deal-too-few-shares = Dieser Handel kostet { $count ->
    [one] eine Aktie; es ist keine da
   *[other] { $count } Aktien; so viele sind nicht da
}
refusal-shares-too-few = { $count ->
    [0] Es ist keine Aktie da, die zu verkaufen wäre
    [one] So viele Aktien sind nicht da, nur eine
   *[other] So viele Aktien sind nicht da, nur { $count }
}
refusal-start-tile-not-now = Jetzt ist kein Startaufbauplättchen zu wählen
refusal-start-tile-not-there = Das Startaufbauplättchen { $tile } liegt nicht aus

# Tabellen
heading-scores = Wertung und Spielende
heading-pending = Offene Effekte
heading-milestones = Meilensteine
heading-drawn = Gezogene Meilensteine
heading-deals = Aktueller Handel
heading-start-tiles = Startaufbauplättchen
heading-supply = Arbeiter im allgemeinen Vorrat
heading-locomotives = Lokomotivenplättchen im Vorrat
heading-stacks = Meilensteinstapel
heading-cities = Städte
heading-spaces = Gleisfelder
heading-areas = Telegrafenbereiche
heading-sections = Abschnitte der Spielertableaus
heading-tracks = Errungenschaftsleisten
column-last-round = Letzte Runde
column-stage = Abschnitt
column-active-seat = Am Zug
column-acting-seat = An der Reihe
column-start-seat = Startspieler
column-open = Offen
column-deal-pending = Handel folgt
column-deal = Handel
column-deals-left = Handelsplättchen im Stapel
column-debt = Noch zu zahlen
column-workers = Arbeiter
column-worker = Arbeiter
column-in-supply = Im eigenen Vorrat
column-on-board = Auf dem Spielertableau
column-rails = Gleise
column-buildings = Gebäude
column-rails-to-logo = Gleise bis zum Logo
column-buildings-to-logo = Gebäude bis zum Logo
column-next-sale = Nächster Verkauf
column-locomotives-up = Lokomotiven aufgedeckt
column-locomotives-down = Lokomotiven verdeckt
column-offices = Büros
column-reached = Erreicht
column-points-locomotives = Lokomotiven
column-points-milestones = Meilensteine
column-points-telegraph = Leiste Telegrafen
column-points-stations = Leiste Bahnhöfe
column-points-network = Leiste Netz
column-points-connections = Telegrafenverbindungen
column-effect = Effekt
column-count = Anzahl
column-cost = Kosten
column-milestone = Meilenstein
column-needs = Führungskräfte
column-conditions = Bedingungen
column-executives = Befördert
column-reward = Belohnung
column-tile = Plättchen
column-bonus = Bonus
column-locomotive = Lokomotive
column-stack = Stapel
column-level = Gruppe
column-main = Hauptbelohnung
column-first = Bonus als Erster
column-connected = Angeschlossen
column-terrain = Gelände-Symbole
column-trade = Handelssymbol
column-area = Bereich
column-values = SP
column-gates = Unterwegs zu zahlen
column-markers = Marker
column-connection-points = SP der Telegrafenverbindungen
column-city = Stadt
column-space = Gleisfeld
column-field = Aktion
column-ability = Fähigkeit
column-place = Ort
column-new-worker = Neuer Arbeiter
column-track = Leiste
column-face = Seite
column-piece = Spielteil

# Wörter in Tabellen: Farben, Effekte, Boni, Bedingungen
value-any = beliebig
value-connected-1-of-2 = 1 Stadt der Gruppe 2 angeschlossen
value-connected-1-of-3 = 1 Stadt der Gruppe 3 angeschlossen
value-connected-1-of-4 = 1 Stadt der Gruppe 4 angeschlossen
value-connected-1-of-5 = 1 Stadt der Gruppe 5 angeschlossen
value-connected-2-of-2 = 2 Städte der Gruppe 2 angeschlossen
value-connected-2-of-3 = 2 Städte der Gruppe 3 angeschlossen
value-connected-2-of-4 = 2 Städte der Gruppe 4 angeschlossen
value-connected-2-of-5 = 2 Städte der Gruppe 5 angeschlossen
value-connected-3-of-3 = 3 Städte der Gruppe 3 angeschlossen
value-connected-3-of-4 = 3 Städte der Gruppe 4 angeschlossen
value-effect-deal = Handel
value-effect-flip = Lokomotivenplättchen umdrehen
value-effect-locomotive = Lokomotivenplättchen nehmen
value-effect-office = Büro ohne Kosten
value-effect-promote = Beförderung
value-effect-rail = Gleis ohne Kosten
value-effect-start-office = Startaufbaugebäude als Büro
value-effect-start-rail = Startaufbaugleis
value-effect-start-station = Startaufbaugebäude als Bahnhof
value-effect-station = Bahnhof ohne Kosten
value-effect-steps = Fortschrittspunkte
value-effect-swap = Arbeiter tauschen
value-effect-third-rail = Drittes Gleis
value-effect-tile = Telegrafenplättchen für einen Arbeiter
value-effect-tile-for-money = Telegrafenplättchen für Geld
value-effect-worker = Arbeiter nehmen
value-flip-1 = 1 Lokomotivenplättchen umdrehen
value-flip-2 = 2-mal Lokomotivenplättchen umdrehen
value-give-shares-1 = 1 Aktie abgeben
value-give-shares-2 = 2 Aktien abgeben
value-give-worker = Arbeiter abgeben
value-grey = grau
value-locomotive-1 = Lokomotivenplättchen
value-locomotive-money = Geld
value-locomotive-promote = Befördern
value-locomotive-rail = Gleis
value-locomotive-shares = Aktien
value-locomotive-steps = Errungenschaften
value-main-choose = wählen
value-main-railroad = Gleise
value-main-station = Bahnhof
value-main-telegraph = Büro
value-main-trade = Verkauf
value-money-100 = { MONEY(100) } erhalten
value-money-300 = { MONEY(300) } erhalten
value-money-600 = { MONEY(600) } erhalten
value-office-1 = Büro ohne Belohnung
value-orange = orange
value-orange-or-grey = orange oder grau
value-orange-or-turquoise = orange oder türkis
value-pay-100 = { MONEY(100) } zahlen
value-pay-200 = { MONEY(200) } zahlen
value-pay-each-100 = je Beförderung { MONEY(100) } zahlen
value-promote-1 = 1 Arbeiter befördern
value-promote-2 = bis zu 2 Arbeiter befördern
value-purple = violett
value-purple-or-grey = violett oder grau
value-purple-or-turquoise = violett oder türkis
value-rail-1 = Gleis ohne weitere Kosten
value-rails-on-terrain-1-of-2 = 1 Gleis auf einem Feld mit 2 Gelände-Symbolen
value-rails-on-terrain-2-of-1 = 2 Gleise auf Feldern mit 1 Gelände-Symbol
value-rails-on-terrain-2-of-2 = 2 Gleise auf Feldern mit 2 Gelände-Symbolen
value-rails-on-terrain-2-of-3 = 2 Gleise auf Feldern mit 3 Gelände-Symbolen
value-rails-on-terrain-3-of-0 = 3 Gleise auf Ebenen
value-rails-on-terrain-3-of-1 = 3 Gleise auf Feldern mit 1 Gelände-Symbol
value-rails-on-terrain-3-of-2 = 3 Gleise auf Feldern mit 2 Gelände-Symbolen
value-rails-on-terrain-4-of-0 = 4 Gleise auf Ebenen
value-rails-on-terrain-4-of-1 = 4 Gleise auf Feldern mit 1 Gelände-Symbol
value-shares-1 = 1 Aktie
value-shares-2 = 2 Aktien
value-shares-3 = 3 Aktien
value-stage-deal = Handel
value-stage-milestone = Meilensteine
value-stage-over = Spielende
value-stage-setup = Startaufbauplättchen
value-stage-turn = Spielzug
value-start-office-1 = Startaufbaugebäude als Büro
value-start-rail-1 = Startaufbaugleis
value-start-station-1 = Startaufbaugebäude als Bahnhof
value-station-1 = Bahnhof ohne Belohnung
value-stations-1-of-1 = 1 Bahnhof in Gruppe 1
value-stations-1-of-2 = 1 Bahnhof in Gruppe 2
value-stations-1-of-3 = 1 Bahnhof in Gruppe 3
value-stations-1-of-4 = 1 Bahnhof in Gruppe 4
value-stations-1-of-5 = 1 Bahnhof in Gruppe 5
value-stations-2-of-1 = 2 Bahnhöfe in Gruppe 1
value-stations-2-of-2 = 2 Bahnhöfe in Gruppe 2
value-stations-2-of-3 = 2 Bahnhöfe in Gruppe 3
value-stations-2-of-4 = 2 Bahnhöfe in Gruppe 4
value-steps-1 = 1 Fortschrittspunkt
value-steps-2 = 2 Fortschrittspunkte
value-steps-3 = 3 Fortschrittspunkte
value-steps-4 = 4 Fortschrittspunkte
value-steps-5 = 5 Fortschrittspunkte
value-swap-1 = Arbeiter tauschen
value-trade-rails-1 = 1 Gleis mit Handelssymbol
value-trade-rails-2 = 2 Gleise mit Handelssymbol
value-trade-rails-3 = 3 Gleise mit Handelssymbol
value-trade-rails-4 = 4 Gleise mit Handelssymbol
value-turquoise = türkis
value-white = weiß
value-worker-any = Arbeiter beliebiger Farbe

# Am Tisch im Browser
heading-telegraph = Telegrafenleiste
letter-white = W
letter-purple = V
letter-grey = G
letter-orange = O
letter-turquoise = T
main-station = in einer angeschlossenen Stadt einen Bahnhof bauen
main-railroad = zwei Gleise legen: { MONEY(400) } und { MONEY(100) } je Gelände-Symbol
main-telegraph = ein Büro einrichten und Aktien erhalten
main-trade = ein Gleis oder Gebäude verkaufen, dazu ein Lokomotivenplättchen umdrehen
ability-promotion = einen Arbeiter befördern
ability-station-purple = für { MONEY(100) } ein Lokomotivenplättchen umdrehen
ability-station-grey = Bonus für den ersten Bahnhof (als Erster: zweimal)
ability-station-orange = der Bahnhof kostet nichts
ability-station-turquoise = für { MONEY(300) } die Hauptbelohnung noch einmal
ability-railroad-purple = für { MONEY(300) } ein Lokomotivenplättchen nehmen
ability-railroad-grey = 2 Aktien
ability-railroad-orange = { MONEY(100) } und { MONEY(50) } je Gelände-Symbol zurück
ability-railroad-turquoise = ein drittes Gleis
ability-telegraph-purple = einen Arbeiter tauschen
ability-telegraph-grey = Bonus für das erste Büro (als Erster: zweimal)
ability-telegraph-orange = { MONEY(100) } je erhaltene Aktie
ability-telegraph-turquoise = das Telegrafenplättchen für { MONEY(400) }
ability-trade-purple = bis zu 3 Fortschrittspunkte
ability-trade-grey = 1 Handel, mit einer Aktie dazu
ability-trade-orange = { MONEY(100) } je eigenes Lokomotivenplättchen
ability-trade-turquoise = noch ein Lokomotivenplättchen umdrehen
web-money = { MONEY($amount) }
web-round = Runde { $round }
web-round-of = Runde { $round }, die letzte ist { $last }
web-must = Noch zu tun: { $what }
web-may = Möglich: { $what }
web-debt = Noch zu zahlen: { MONEY($amount) }. { $count ->
    [0] Es sind keine Aktien zu verkaufen.
    [one] Eine Aktie bringt { MONEY(150) }.
   *[other] { $count } Aktien bringen je { MONEY(150) }.
}
web-few-workers = { $count ->
    [one] Nur ein Arbeiter ist verfügbar
   *[other] Nur { $count } Arbeiter sind verfügbar
}; am Ende des Spielzuges müssen es 4 sein.
web-choose-worker = Arbeiter wählen
web-worker-first = Zuerst einen Arbeiter aus dem eigenen Vorrat wählen.
web-click-or-choose = Auf dem Spielplan anklicken, oder hier wählen:
web-first-station = als Erster: { $bonus }
web-terrain = { $count ->
    [0] Ebene
    [one] 1 Gelände-Symbol
   *[other] { $count } Gelände-Symbole
}
web-step = auf { $points } SP
web-deal-line = { shares-counted } → { $reward }
web-points = { $points } SP
web-locomotives = Lokomotiven
web-face-up = aufgedeckt
web-face-down = verdeckt
web-worker = { $worker ->
    [white] weißer Arbeiter (nicht spezialisiert)
    [purple] violetter Arbeiter (Vorarbeiter)
    [grey] grauer Arbeiter (Unterhändler)
    [orange] orangener Arbeiter (Buchhalter)
    [turquoise] türkiser Arbeiter (Ingenieur)
   *[other] Arbeiter beliebiger Farbe
}
web-worker-where = Jetzt auf eine der vier Aktionen des Spielertableaus stellen: anklicken, was er dort zusätzlich tun soll, oder ihn dorthin ziehen.
web-actions-listed = Die Aktionen als Liste
web-pieces-left = Gleise: { $rails }, davon { $rails_logo } links vom Logo. Gebäude: { $buildings }, davon { $buildings_logo } links vom Logo
web-logo = Das Unternehmenslogo: Wer alles links davon abgeräumt hat, leitet das Ende des Spiels ein.
web-section = Ein Spielteil von hier bringt beim Verkauf { $amount }.
web-section-next = Das nächste Spielteil wird von hier genommen oder verkauft; ein Verkauf bringt { $amount }.
web-turn-over = Dieses Plättchen umdrehen
web-executive-there = zu diesem Meilenstein befördert
web-executive-missing = noch zu befördern: { web-worker }
web-neutral = neutral
web-tip-city = { $city }, Gruppe { $level }: Ein Bahnhof kostet { $cost }
web-tip-tile = Telegrafenplättchen, für einen Arbeiter: { $bonus }
web-tip-track = { $track ->
    [telegraph] { $points } SP je eigenes Telegrafenbüro
    [stations] { $points } SP je eigenen Bahnhof
   *[network] { $points } SP je angeschlossene Stadt der Gruppe 5
}
web-tip-gate = Um von hier weiterzukommen: { $gate }
web-own-board = Spielertableau
web-others-boards = Andere Spielertableaus
web-tab-own = Tableau
web-tab-tracks = Leisten
web-tab-others = Andere Tableaus
web-tab-scores = Wertung
web-supplies = Handel und Vorräte
web-hiring = Anwerben kostet { MONEY($amount) }.
web-share-worth = Eine Aktie bringt beim Verkauf { $amount }.
web-promote = Befördern
web-swap-own = Welcher eigene Arbeiter geht?
web-swap-new = Welcher kommt?

# Warum ein Bot so zieht
reason-for-milestones = Das bringt einen Meilenstein näher.
reason-for-locomotives = Aufgedeckte Lokomotivenplättchen zählen am Ende.
reason-for-telegraph = Das bringt vor allem Punkte durch Telegrafen.
reason-for-stations = Das bringt vor allem Punkte durch Bahnhöfe.
reason-for-network = Das bringt vor allem Punkte durch das Netz im Westen.
reason-for-money = Das Unternehmen braucht Geld für seine Pläne.
reason-for-workers = Der Arbeiter wird noch nützlich sein.
reason-debt = Der Spielzug muss bezahlt werden.
reason-end = Nichts sonst wäre seinen Preis wert.
reason-nothing-better = Alles andere würde mehr kosten.
web-unused = Was jetzt noch möglich wäre, verfällt.
web-legend = Zeichen auf den Plänen
web-legend-steps = Fortschrittspunkte auf den Errungenschaftsleisten
web-legend-promotion = Arbeiter befördern
web-legend-flip = Lokomotivenplättchen umdrehen
web-legend-swap = einen Arbeiter tauschen
web-legend-deal = Handel nach der Aktion
web-legend-terrain = schwieriges Gelände: { MONEY(100) } je Dreieck
web-legend-first = Platz für den Ersten, mit dem Bonus links
web-legend-office = Telegrafenbüro ohne Belohnung

kind-advance = Vorrücken
kind-build-station = Bahnhof bauen
kind-choose-milestone = Meilenstein wählen
kind-choose-start-tile = Startaufbauplättchen wählen
kind-end-deal = Handel beenden
kind-end-turn = Spielzug beenden
kind-flip-locomotive = Lokomotivenplättchen umdrehen
kind-hire-worker = Arbeiter anwerben
kind-lay-rail = Gleis legen
kind-open-office = Telegrafenbüro einrichten
kind-place-worker = Arbeiter einsetzen
kind-promote = Befördern
kind-sell-part = Unternehmensteil verkaufen
kind-swap-worker = Arbeiter tauschen
kind-take-deal = Handel tätigen
kind-take-locomotive = Lokomotivenplättchen nehmen
kind-take-worker = Arbeiter nehmen
kind-use-telegraph-tile = Telegrafenplättchen nutzen
column-stations = Bahnhöfe
column-round = Runde
heading-board = Spielplan
map-signs = △ schwieriges Gelände, je 100$; ⇄ Handelssymbol; ▪ Gebäude einer Farbe, die niemand spielt; (…) muss bezahlt werden, um auf der Leiste weiterzukommen

# Die Überschriften des Regelhefts
section-aktionen-und-arbeiter = Aktionen und Arbeiter
section-allgemeine-regeln = Allgemeine Regeln
section-bahnhof = Bahnhof
section-eisenbahnstrecke = Eisenbahnstrecke
section-ende-des-spiels-und-wertung = Ende des Spiels und Wertung
section-errungenschaftsleisten = Errungenschaftsleisten
section-handel = Handel
section-spielablauf = Spielablauf
section-spielvorbereitung-12 = Spielvorbereitung 12
section-spielvorbereitung-13 = Spielvorbereitung 13
section-startaufbauplaettchen = Startaufbauplättchen
section-stadtplaettchen = Stadtplättchen
section-lokomotivenplaettchen = Lokomotivenplättchen
section-handelsplaettchen = Handelsplättchen
section-telegrafen = Telegrafen
section-unternehmensmeilensteine = Unternehmensmeilensteine
section-verkauf = Verkauf
section-besondere-faehigkeiten-der-arbeiter = Besondere Fähigkeiten der Arbeiter
reconstructed = Aus dem Regelheft stammen die Anzahl der Plättchen, die Arten der Boni, die genannten Kosten und die Beispiele. Rekonstruiert ist, was nur auf dem Material steht: Kosten und Gruppen der Städte, die Namen Omaha, Denver, Santa Fe und Portland, das Gelände der meisten Gleisfelder, die Aktien der Telegrafenbereiche, die Werte der Errungenschaftsleisten, die Meilensteine, die Zusammenstellung der Stadt-, Handels- und Startaufbauplättchen und die Aufteilung der Spielertableaus.
section-staedte-belohnungen-fuer-den-ersten-bahnhof = Städte - Belohnungen für den ersten Bahnhof
section-telegrafenplaettchen = Telegrafenplättchen

# Die erste Partie mit Erklärungen.
lesson-1 = In Railroad Revolution leitet jeder ein Eisenbahnunternehmen an der Ostküste und baut sein Streckennetz nach Westen. Die meisten Siegpunkte (SP) gewinnen: für Meilensteine, Errungenschaftsleisten, Lokomotiven und Telegrafenverbindungen. Es gibt nur vier Aktionen, aber es kommt darauf an, wer sie ausführt: Jede Farbe der Arbeiter kann etwas anderes. Was jetzt möglich ist, steht unter dem Namen dessen, der am Zug ist.
lesson-2 = Vor dem ersten Spielzug nimmt jeder ein Startaufbauplättchen mit einem Bonus und einem spezialisierten Arbeiter. Jetzt eines nehmen, vielleicht eines, dessen Arbeiter die Farbe hat, die ein eigener Meilenstein verlangt.
lesson-3 = Der Bonus gilt sofort: anklicken, was angeboten wird, und dann beenden. Danach beginnt der Startspieler.
lesson-4 = Ein Spielzug: Ein Arbeiter aus dem eigenen Vorrat kommt auf eines der vier Aktionsfelder des Spielertableaus und führt dessen Hauptaktion aus. Seine Farbe kann mehr: Weiß befördert einen Arbeiter, Orange spart Geld, Türkis verbessert die Hauptaktion, Violett bringt meist Siegpunkte, Grau Vorteile. Jeder kann auch wie ein weißer eingesetzt werden. Jetzt einen weißen Arbeiter auf „Telegrafen“ setzen, mit der Beförderung.
lesson-5 = Telegrafen: Ein Gebäude wird zum Büro in einem der acht Bereiche und bringt Aktien, als erstes Büro des Bereichs noch mehr. Jede Aktie lässt sich jederzeit für { MONEY(150) } verkaufen, und Büros in benachbarten Bereichen sind am Ende Siegpunkte wert. Wo ein Telegrafenplättchen liegt, gibt es dessen Bonus, wenn man einen Arbeiter abgibt. Jetzt ein Büro einrichten.
lesson-6 = Befördern heißt, einen Arbeiter als Führungskraft auf einen eigenen Meilenstein zu setzen, der seine Farbe verlangt. Sind alle Führungskräfte da und die Bedingungen erfüllt, ist der Meilenstein erreicht: Er bringt Siegpunkte, und ein schwererer folgt. Vier Arbeiter muss jeder am Ende seines Spielzugs behalten. Einen Arbeiter befördern, wenn einer passt.
lesson-7 = Die Effekte eines Spielzugs haben keine feste Reihenfolge, und niemand muss sie nutzen. Jetzt beenden; die anderen sind am Zug. Wer ein Gleis oder ein Büro auf ein Feld mit Handelssymbol setzt, löst einen Handel aus: Er kann beide Handel des Handelsplättchens tätigen, alle anderen einen, und bezahlt wird mit Aktien.
lesson-8 = Eisenbahnstrecke: Zwei Gleise erweitern das eigene Streckennetz, das mit Washington und Charlotte beginnt. Das kostet { MONEY(400) } und { MONEY(100) } für jedes Gelände-Symbol. Reicht das Geld nicht, werden Aktien verkauft; bezahlt wird am Ende des Spielzugs. Einen Arbeiter auf „Eisenbahnstrecke“ setzen und auf einem markierten Gleisfeld ein Gleis legen.
lesson-9 = Noch ein Gleis; dann nehmen, was der Spielzug sonst bringt, und ihn beenden. Städte, die ein Gleis erreicht, sind angeschlossen, auch ohne Bahnhof: Das verlangen manche Meilensteine, und die Städte der Gruppe 5 zählen am Ende. Wer einen Meilenstein erreicht hat, zieht drei vom nächsten Stapel und behält einen.
lesson-10 = Bahnhof: Ein Gebäude kommt in eine angeschlossene Stadt, und die Stadt kostet, was über ihr steht. Dafür gibt es die Hauptbelohnung, die rechts auf dem Stadtplättchen steht: Arbeiter oder Fortschrittspunkte. Der erste Bahnhof einer Stadt bringt auch den Bonus auf der linken Seite. Einen Arbeiter auf „Bahnhof“ setzen und in einer Stadt bauen.
lesson-11 = Fortschrittspunkte gehen auf die drei Errungenschaftsleisten (ein eigener Reiter). Am Ende zählt der Wert der Leiste „Netz“ für jede angeschlossene Stadt der Gruppe 5, der von „Bahnhöfe“ für jeden Bahnhof, der von „Telegrafen“ für jedes Büro. Manche Stellen kosten Geld, eine Aktie oder einen Arbeiter. Nehmen, was der Bahnhof bringt, und den Spielzug beenden.
lesson-12 = Verkauf: So kommt Geld herein. Ein Gleis oder Gebäude, das auf dem Tableau ganz links liegt, kommt aus dem Spiel und bringt die Summe darüber. Dazu darf ein Lokomotivenplättchen umgedreht werden: Aufgedeckt bringt es seinen Bonus und liegt dann verdeckt, verdeckt wird es wieder aufgedeckt. Am Ende ist jedes aufgedeckte 8 SP wert. Einen Arbeiter auf „Verkauf“ setzen und etwas verkaufen.
lesson-13 = Wenn alle Arbeiter auf dem Tableau stehen, kommen sie zu Beginn des nächsten Spielzugs zurück in den Vorrat, ohne dass es eine Aktion kostet. Den Spielzug beenden.
lesson-14 = Das waren die vier Aktionen. Das Ende kommt, wenn bei jemandem alle Gleise und Gebäude links vom Unternehmenslogo weg sind: Die Runde wird beendet, dann hat jeder noch einen Spielzug. Meilensteine früh beginnen, und die Farben der Arbeiter dort einsetzen, wo sie am meisten bringen! Einfach weiterspielen: „Tipp“ zeigt, was ein Bot täte, „Vorausplanen“ probiert Züge auf einer Kopie.
