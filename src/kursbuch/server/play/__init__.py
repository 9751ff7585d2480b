"""Games that are played: positions, moves, undo, clocks, programs, standing orders and plans."""
