"""Tables: made, joined, started, left, abandoned, imported and exported."""
