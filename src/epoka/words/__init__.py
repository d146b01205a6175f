"""Texts for people, by message id, in every language of the site. Knows no game.

The texts are Project Fluent files, `<folder>/<language>/*.ftl`; the browser reads the same files.
"""

from epoka.words.catalogue import SEAT_ARGUMENTS, Argument, Catalogue, Message, MissingText
from epoka.words.consistency import check
from epoka.words.files import LANGUAGES

__all__ = ["LANGUAGES", "SEAT_ARGUMENTS", "Argument", "Catalogue", "Message", "MissingText", "check"]
