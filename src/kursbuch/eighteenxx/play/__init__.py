"""What comes next: the rounds of a game, the turns in them, and the way from one decision to the next."""
