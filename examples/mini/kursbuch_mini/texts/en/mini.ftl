title-mini = Mini
currency = # thalers
option-length = Length
option-length-usual = as usual
option-length-short = short
about-private = { $private ->
    [SB] A company that owns it may lay a tile on C4 besides its ordinary one, whether connected or not.
   *[other] No special power.
}
