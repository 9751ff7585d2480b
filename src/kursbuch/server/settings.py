"""How a server is run: from the command line and the environment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from os import environ

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
        return cls(int(count), float(seconds))


DEFAULT_RATES: Mapping[str, Rate] = {
    "login": Rate(10, 60),
    "account": Rate(10, 600),
    "table": Rate(30, 600),
    "move": Rate(240, 60),
    "chat": Rate(30, 60),
    "import": Rate(10, 600),
    "heavy": Rate(30, 60),
    "ask": Rate(240, 60),
    "live": Rate(120, 60),
}
"""What is limited: logins and new accounts by address, everything else by account."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    database: str = DEFAULT_DATABASE
    host: str = "127.0.0.1"
    port: int = 8630
    secret: str | None = None
    public_url: str = ""
    secure_cookies: bool = False
    smtp_url: str | None = None
    mail_from: str = "kursbuch@localhost"
    private_webhooks: bool = False
    rates: Mapping[str, Rate] = field(default_factory=lambda: DEFAULT_RATES)
    largest_body: int = 64 * 1024
    largest_import: int = 4 * 1024 * 1024
    open_games: int = 400
    sweep_seconds: float = 1.0
    notice_grace: float = 60.0
    notice_retry: float = 60.0
    web_folder: str | None = None
    """Where the built web client is, if not in the package."""
    local: bool = False
    """Whether this machine's player is logged in without a password."""

    @classmethod
    def from_environment(
        cls, database: str | None, host: str, port: int, environment: Mapping[str, str] = environ
    ) -> "Settings":
        """The variables `KURSBUCH_...`; the command line goes before them."""
        rates = dict(DEFAULT_RATES)
        for name in DEFAULT_RATES:
            given = environment.get(f"KURSBUCH_RATE_{name.upper()}")
            if given:
                rates[name] = Rate.parse(given)
        return cls(
            database=database or environment.get("KURSBUCH_DATABASE") or DEFAULT_DATABASE,
            host=host,
            port=port,
            secret=environment.get("KURSBUCH_SECRET"),
            public_url=environment.get("KURSBUCH_PUBLIC_URL", f"http://{host}:{port}").rstrip("/"),
            secure_cookies=environment.get("KURSBUCH_PUBLIC_URL", "").startswith("https:"),
            smtp_url=environment.get("KURSBUCH_SMTP"),
            mail_from=environment.get("KURSBUCH_MAIL_FROM", "kursbuch@localhost"),
            private_webhooks=environment.get("KURSBUCH_PRIVATE_WEBHOOKS") == "yes",
            rates=rates,
            sweep_seconds=float(environment.get("KURSBUCH_SWEEP", "1")),
            notice_grace=float(environment.get("KURSBUCH_NOTICE_GRACE", "60")),
            notice_retry=float(environment.get("KURSBUCH_NOTICE_RETRY", "60")),
            web_folder=environment.get("KURSBUCH_WEB"),
        )


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
