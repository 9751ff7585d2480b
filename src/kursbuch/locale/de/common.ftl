# Was die Befehle und die Spielmaschine in jedem Spiel sagen.
error-title-unknown = Es gibt kein Spiel „{ $title }“, aber { $known }.
error-option-unknown = { $title } hat keine Option „{ $option }“, aber { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein, aber { $known }.
error-player-count = { $title } spielen { $counts } Personen, nicht { $count }.
error-player-names = Zwei Spieler haben den gleichen Namen: { $names }.
error-record-newer = Die Aufzeichnung folgt Version { $record_version } der Regeln, dieses Programm kennt Version { $own_version }.
error-record-refused = Zug { $number } der Aufzeichnung ist nicht erlaubt: { $refusal }.
