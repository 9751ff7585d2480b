"""Texts for players, German and English: the Fluent files beside this module, and those of titles elsewhere."""

from kursbuch.locale.texts import LANGUAGES, Texts, language_of_environment, sources_for, texts_for

__all__ = ["LANGUAGES", "Texts", "language_of_environment", "sources_for", "texts_for"]
