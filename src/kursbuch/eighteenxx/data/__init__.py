"""The family's own data files: standard tiles, and the reasons for refusals by topic."""

from kursbuch.mechanics.data_files import DataFolder

FAMILY = DataFolder("eighteenxx", "kursbuch.eighteenxx")
