"""What views look like: one model for the 18xx family, one for each other title.

The rules fill them, bots, analysis and drawings read them, the server describes them by OpenAPI, and the types of the
web client are made from that. They are typed dictionaries: plain JSON, checked by mypy, at no cost in play.
"""
