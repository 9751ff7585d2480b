title-mini = Mini
currency = # Taler
option-length = Länge
option-length-usual = wie üblich
option-length-short = kurz
