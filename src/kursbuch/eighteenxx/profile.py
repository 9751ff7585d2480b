"""Which rules are played where 18xx.games does otherwise than the rulebook."""

from kursbuch.kernel import Option, Setup

AS_IN_THE_BOOK, AS_ON_THE_SITE = "rulebook", "18xx.games"

PROFILE = Option("profile", (AS_IN_THE_BOOK, AS_ON_THE_SITE))


def follows_site(setup: Setup) -> bool:
    """Whether the game is played as on 18xx.games."""
    return setup.options.get(PROFILE.name) == AS_ON_THE_SITE
