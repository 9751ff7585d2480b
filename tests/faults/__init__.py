"""Power cuts, races, full disks and databases that go away: nothing is lost and nothing doubled."""
