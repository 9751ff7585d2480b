"""The outbox: notices are sent in the background, and tried again later when that fails."""

import logging
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from sqlalchemy import or_, select, update
from sqlalchemy.orm import Session

from kursbuch.kernel import find_title
from kursbuch.locale import texts_for
from kursbuch.server.notices.mail import send_mail
from kursbuch.server.notices.webhook import call_webhook
from kursbuch.server.play.gametime import GameTime
from kursbuch.server.settings import Settings
from kursbuch.server.storage import Database, Notice, SeatRow, Table

_LOG = logging.getLogger("kursbuch.notices")
MOST_TRIES = 6
AT_ONCE = 100
WORKERS = 16


class Outbox:
    """Sends what is due. A notice is claimed before it is sent, so that two servers do not both send it."""

    def __init__(self, database: Database, settings: Settings, time: GameTime) -> None:
        self._database = database
        self._settings = settings
        self._time = time
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="notices")
        self._busy: set[str] = set()
        self._guard = Lock()

    def send_due(self) -> None:
        """Begin to send what is due, side by side: who is slow to take a notice keeps only their own waiting."""
        with self._guard:
            busy = set(self._busy)
        with self._database.read() as session:
            now = self._time.now()
            is_due = or_(Notice.way == "webhook", Notice.due <= now - self._settings.notice_grace)
            wanted = select(Notice).where(Notice.due <= now, is_due, Notice.target.not_in(busy))
            due = session.scalars(wanted.order_by(Notice.due).limit(AT_ONCE)).all()
        for notice in due:
            with self._guard:
                is_free = notice.target not in self._busy
                self._busy.add(notice.target)
            if is_free:
                self._pool.submit(self._attend_to, notice)

    def stop(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _attend_to(self, notice: Notice) -> None:
        try:
            if self._claim(notice):
                self._send(notice)
        except Exception:
            _LOG.exception("notice", extra={"way": notice.way})
        finally:
            with self._guard:
                self._busy.discard(notice.target)

    def _claim(self, notice: Notice) -> bool:
        """Push the notice into the future; whoever changed it first has it."""
        later = self._time.now() + self._settings.notice_retry * 2**notice.tries
        with self._database.write() as session:
            claimed = session.execute(
                update(Notice)
                .where(Notice.id == notice.id, Notice.due == notice.due)
                .values(due=later, tries=notice.tries + 1)
                .returning(Notice.id)
            )
            return claimed.first() is not None

    def _send(self, notice: Notice) -> None:
        with self._database.read() as session:
            is_needed = _is_needed(session, notice)
        is_over = True
        if is_needed:
            try:
                self._deliver(notice)
            except (OSError, ValueError) as error:  # an address can be wrong in many ways
                is_over = notice.tries + 1 >= MOST_TRIES
                _LOG.warning(
                    "notice", extra={"way": notice.way, "try": notice.tries + 1, "problem": type(error).__name__}
                )
        if is_over:
            with self._database.write() as session:
                sent = session.get(Notice, notice.id)
                if sent is not None:
                    session.delete(sent)

    def _deliver(self, notice: Notice) -> None:
        content = notice.content
        link = f"{self._settings.public_url}/tables/{content.get('table', '')}"
        if notice.way == "webhook":
            call_webhook(notice.target, {**content, "url": link}, self._settings.private_webhooks)
            return
        texts = texts_for(content["language"])
        words = {name: content.get(name, "") for name in ("name", "player", "link")} | {"url": link}
        if "title" in content:
            own = texts_for(content["language"], find_title(content["title"]))
            words["title"] = own.text(f"title-{content['title']}")
        subject = content["subject"]
        send_mail(
            self._settings,
            notice.target,
            texts.text(f"mail-{subject}-subject", **words),
            texts.text(f"mail-{subject}", **words),
        )


def _is_needed(session: Session, notice: Notice) -> bool:
    """A turn that is over, or that the player has seen, needs no mail."""
    content = notice.content
    if content["subject"] != "turn":
        return True
    table = session.get(Table, content["table"])
    seat = session.get(SeatRow, (content["table"], content["seat"]))
    if table is None or seat is None or table.status != "running" or table.number != content["number"]:
        return False
    return notice.way == "webhook" or seat.seen < content["number"]
