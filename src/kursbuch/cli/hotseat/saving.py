"""Keeping the game: after every move in its file, or when somebody asks."""

import shlex
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kursbuch.cli.hotseat.asking import Left, ask
from kursbuch.exchange import save_record
from kursbuch.kernel import KursbuchError, Record
from kursbuch.locale import Texts


@dataclass(slots=True)
class Saving:
    """Where the game is kept. Without a path it is not kept until a name is given."""

    console: Console
    texts: Texts
    path: Path | None = None

    def autosave(self, record: Record) -> bool:
        """Save in the game's file, if it has one; a full disk is told, and the game goes on."""
        if self.path is None:
            return False
        try:
            save_record(record, self.path)
        except KursbuchError as error:
            self.console.print(Text(self.texts.error(error), style="red"))
            return False
        return True

    def save_as(self, name: str, record: Record) -> None:
        """Save under this name, or in the game's own file; ask before anything else is overwritten."""
        path = Path(name).expanduser() if name else self.path
        if path is None:
            self._say("save-where")
            return
        try:
            save_record(record, path)
        except KursbuchError as error:
            if error.code != "file-other" or not self._may_overwrite(path):
                self.console.print(Text(self.texts.error(error), style="red"))
                return
            save_record(record, path, overwrite=True)
        self.path = path
        self._say("saved", path=str(path))

    def leave(self, record: Record) -> None:
        """Somebody leaves before the end: offer to save what is not saved, and say how to go on."""
        try:
            if not self.autosave(record):
                self.path = None
                name = ask(self.console, self.texts.text("prompt-save-as"))
                if name:
                    self.save_as(name, record)
        except (Left, KeyboardInterrupt):
            self.console.print()
        if self.path is None:
            self._say("not-saved")
        else:
            self._say("resume-hint", title=record.title, path=shlex.quote(str(self.path)))

    def finish(self, record: Record) -> None:
        """The game has ended: its file holds it to the end."""
        if self.autosave(record):
            self._say("saved", path=str(self.path))

    def _may_overwrite(self, path: Path) -> bool:
        answer = ask(self.console, self.texts.text("prompt-overwrite", path=str(path)))
        return answer.lower() in self.texts.text("answer-yes").split()

    def _say(self, message: str, **arguments: object) -> None:
        self.console.print(Text(self.texts.text(message, **arguments)))
