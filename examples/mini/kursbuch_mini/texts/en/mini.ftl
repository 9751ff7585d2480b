title-mini = Mini
currency = # thalers
option-length = Length
option-length-usual = as usual
option-length-short = short
