"""Records in and out: the project's own format and the games of 18xx.games."""

from kursbuch.exchange.files import export_game, load_file
from kursbuch.exchange.game_file import GameFile, RecordedGame
from kursbuch.exchange.records import decode_action, decode_record, encode_record, save_record
from kursbuch.exchange.trace import trace
from kursbuch.exchange.writing import error_name, is_taken, refuse_other, write_whole

__all__ = [
    "GameFile",
    "RecordedGame",
    "decode_action",
    "decode_record",
    "encode_record",
    "error_name",
    "export_game",
    "is_taken",
    "load_file",
    "refuse_other",
    "save_record",
    "trace",
    "write_whole",
]
