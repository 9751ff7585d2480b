title-mini = Mini
currency = # Taler
option-length = Länge
option-length-usual = wie üblich
option-length-short = kurz
about-private = { $private ->
    [SB] Eine Gesellschaft, der sie gehört, darf auf C4 ein Gleisplättchen zusätzlich legen, auch ohne Verbindung dorthin.
   *[other] Keine Besonderheit.
}
