"""Passwords, signed cookies, tokens and signed links."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from secrets import token_hex, token_urlsafe

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer, URLSafeSerializer, URLSafeTimedSerializer

from kursbuch.kernel import KursbuchError
from kursbuch.server.storage import Database, Secret

SHORTEST_SECRET = 16
LINK_SECONDS = 7 * 24 * 3600

HASHER = PasswordHasher()


def hash_password(password: str) -> str:
    return HASHER.hash(password)


def is_password(hashed: str | None, password: str) -> bool:
    """Whether it is the password. An account that does not exist takes as long as a wrong password."""
    try:
        return HASHER.verify(hashed or _hash_of_nobody(), password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _hash_of_nobody() -> str:
    return hash_password(draw_key())


def digest(value: str) -> str:
    """What the database keeps of a session or a token."""
    return sha256(value.encode()).hexdigest()


def draw_key() -> str:
    """A key that nobody guesses."""
    return token_urlsafe(24)


@dataclass(frozen=True, slots=True)
class Signing:
    """Signatures with the secret of this database's servers."""

    secret: str

    def sign_session(self, key: str) -> str:
        return Signer(self.secret, salt="session").sign(key).decode()

    def read_session(self, cookie: str) -> str | None:
        """The key in a cookie that this server signed."""
        try:
            return Signer(self.secret, salt="session").unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def csrf_token(self, session_key: str) -> str:
        """What a page must send with every change: another site cannot know it."""
        return hmac(self.secret.encode(), f"csrf:{session_key}".encode(), sha256).hexdigest()

    def is_csrf_token(self, session_key: str, given: str) -> bool:
        return compare_digest(self.csrf_token(session_key).encode(), given.encode())

    def sign_link(self, purpose: str, content: str) -> str:
        return str(URLSafeTimedSerializer(self.secret, salt=purpose).dumps(content))

    def read_link(self, purpose: str, link: str, seconds: int = LINK_SECONDS) -> str | None:
        """What a link of the last days says."""
        try:
            return str(URLSafeTimedSerializer(self.secret, salt=purpose).loads(link, max_age=seconds))
        except BadSignature:
            return None

    def sign_device(self, content: str) -> str:
        """A mark for the browser on which somebody logged in."""
        return str(URLSafeSerializer(self.secret, salt="device").dumps(content))

    def read_device(self, cookie: str) -> str | None:
        try:
            return str(URLSafeSerializer(self.secret, salt="device").loads(cookie))
        except BadSignature:
            return None

    def return_code(self, account_id: int) -> str:
        """With this a guest comes back: who has it, is the guest."""
        return str(URLSafeSerializer(self.secret, salt="guest").dumps(account_id))

    def read_return_code(self, code: str) -> int | None:
        try:
            return int(URLSafeSerializer(self.secret, salt="guest").loads(code))
        except (BadSignature, ValueError, TypeError):
            return None

    def seal(self, content: bytes) -> bytes:
        """The content after its signature: a snapshot is only read back if this server wrote it."""
        return hmac(self.secret.encode(), b"seal:" + content, sha256).digest() + content

    def unseal(self, sealed: bytes) -> bytes | None:
        content = sealed[32:]
        return content if compare_digest(self.seal(content)[:32], sealed[:32]) else None


def shared_signing(database: Database, given: str | None) -> Signing:
    """The given secret, or the one in the database; the first server draws it."""
    if given:
        if len(given) < SHORTEST_SECRET:
            raise KursbuchError("secret-short", least=SHORTEST_SECRET)
        return Signing(given)
    with database.write() as session:
        found = session.get(Secret, "signing")
        if found is None:
            found = Secret(name="signing", value=token_hex(32))
            session.add(found)
        return Signing(found.value)
