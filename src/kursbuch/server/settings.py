"""How a server is run: from the command line and the environment."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address
from os import environ
from typing import TypeVar
from urllib.parse import urlsplit

from kursbuch.kernel import KursbuchError

T = TypeVar("T")

MOST = 10**9
SHORTEST, LONGEST = 0.001, 1_000_000.0
"""What a count and seconds can be, at the least and the most: the system's own clocks take no more."""

DEFAULT_DATABASE = "sqlite:///kursbuch.sqlite3"


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` requests in `seconds`, refilled evenly."""

    count: int
    seconds: float

    @classmethod
    def parse(cls, text: str) -> "Rate":
        """`10/60`: ten in a minute."""
        count, _, seconds = text.partition("/")
        return cls(_count(count), _some_seconds(seconds))


DEFAULT_RATES: Mapping[str, Rate] = {
    "login": Rate(10, 60),
    "account": Rate(10, 600),
    "reset": Rate(3, 3600),
    "table": Rate(30, 600),
    "move": Rate(240, 60),
    "chat": Rate(30, 60),
    "import": Rate(10, 600),
    "heavy": Rate(30, 60),
    "ask": Rate(240, 60),
    "live": Rate(120, 60),
    "look": Rate(3000, 60),
    "read": Rate(1200, 60),
    "drawing": Rate(120, 60),
}
"""What is limited: logins, new accounts and live connections by address, everything else by account.

`reset` are the mails about a forgotten password, by account, whoever asks for them and from wherever; and those that
ask somebody to confirm an address, by address.
`look` is everything that an account asks for; `read` and `drawing` are what strangers may look at, by address.
"""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    database: str = DEFAULT_DATABASE
    host: str = "127.0.0.1"
    port: int = 8630
    secret: str | None = None
    public_url: str = ""
    """The address in mails; without one it is that on which the server listens."""
    secure_cookies: bool = False
    smtp_url: str | None = None
    mail_from: str = "kursbuch@localhost"
    private_webhooks: bool = False
    rates: Mapping[str, Rate] = field(default_factory=lambda: DEFAULT_RATES)
    most_sockets: int = 400
    """Live connections of one account, or of strangers from one address."""
    largest_body: int = 64 * 1024
    largest_import: int = 4 * 1024 * 1024
    open_games: int = 400
    patience: float = 60.0
    """Seconds within which all of a request must have arrived, and something of an answer must have been taken."""
    sweep_seconds: float = 1.0
    heartbeat: float = 5.0
    """Seconds after which everybody at a table is told how far it is."""
    notice_grace: float = 60.0
    notice_retry: float = 60.0
    web_folder: str | None = None
    """Where the built web client is, if not in the package."""
    metrics: bool = False
    """Whether `/metrics` tells figures for Prometheus."""
    local: bool = False
    """Whether this machine's player is logged in without a password."""

    @classmethod
    def from_environment(
        cls, database: str | None, host: str, port: int, environment: Mapping[str, str] = environ
    ) -> "Settings":
        """The variables `KURSBUCH_...`; the command line goes before them."""

        def read(name: str, parse: Callable[[str], T], default: T) -> T:
            given = environment.get(name)
            try:
                return parse(given) if given else default
            except ValueError as error:
                raise KursbuchError("setting-invalid", name=name) from error

        address = read("KURSBUCH_PUBLIC_URL", partial(_address, schemes=("http", "https")), "")
        return cls(
            database=database_address(database, environment),
            host=host,
            port=port,
            secret=environment.get("KURSBUCH_SECRET"),
            public_url=address.rstrip("/"),
            secure_cookies=address.startswith("https:"),
            smtp_url=read("KURSBUCH_SMTP", partial(_address, schemes=("smtp", "smtps")), None),
            mail_from=environment.get("KURSBUCH_MAIL_FROM", "kursbuch@localhost"),
            private_webhooks=read("KURSBUCH_PRIVATE_WEBHOOKS", _is_yes, False),
            rates={
                name: read(f"KURSBUCH_RATE_{name.upper()}", Rate.parse, rate) for name, rate in DEFAULT_RATES.items()
            },
            sweep_seconds=read("KURSBUCH_SWEEP", _some_seconds, 1.0),
            most_sockets=read("KURSBUCH_SOCKETS", _count, 400),
            patience=read("KURSBUCH_PATIENCE", _some_seconds, 60.0),
            heartbeat=read("KURSBUCH_HEARTBEAT", _some_seconds, 5.0),
            notice_grace=read("KURSBUCH_NOTICE_GRACE", _seconds, 60.0),
            notice_retry=read("KURSBUCH_NOTICE_RETRY", _seconds, 60.0),
            web_folder=environment.get("KURSBUCH_WEB"),
            metrics=read("KURSBUCH_METRICS", _is_yes, False),
        )


def database_address(given: str | None, environment: Mapping[str, str] = environ) -> str:
    """Where the games are kept: as given, as the environment says, or in a file here."""
    return given or environment.get("KURSBUCH_DATABASE") or DEFAULT_DATABASE


def _count(text: str) -> int:
    if not 1 <= int(text) <= MOST:
        raise ValueError(text)
    return int(text)


def _is_yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST:  # which is also no for what is no number
        raise ValueError(text)
    return seconds


def _some_seconds(text: str) -> float:
    seconds = _seconds(text)
    if seconds < SHORTEST:
        raise ValueError(text)
    return seconds


def _address(text: str, schemes: Sequence[str]) -> str:
    """A complete address of one of the kinds."""
    url = urlsplit(text)
    if url.scheme not in schemes or not url.hostname or url.port == 0:
        raise ValueError(text)
    return text


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
