"""How rounds begin, go on and end."""
