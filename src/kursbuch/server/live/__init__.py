"""Live updates: everybody at a table hears every entry, in order, once."""
