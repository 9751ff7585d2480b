"""What the interface takes and gives of accounts: logging in, notices, tokens, and people who are in the way."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from kursbuch.server.api.models import Key, Language, RequestBody
from kursbuch.server.values import CONTROL_IN_LINES, Line, Password, PersonName

_IN_ADDRESSES = r"""[^\s@,;:<>()\[\]"\\\x00-\x1f]+"""
Email = Annotated[str, StringConstraints(max_length=200, pattern=f"^{_IN_ADDRESSES}@{_IN_ADDRESSES}$")]
"""One address: a list of them would also reach those who never agreed."""

Webhook = Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[A-Za-z0-9.:\[\]-]+(/[\x21-\x7e]*)?$")]


class Credentials(RequestBody):
    name: PersonName
    password: Password


class LoginRequest(RequestBody):
    name: Line
    password: str = Field(max_length=200, description="One that no account can have is wrong like any other.")


class GuestReturn(RequestBody):
    code: Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_.=-]+$")]


class GuestRequest(RequestBody):
    name: PersonName
    invitation: Key


class SessionModel(BaseModel):
    """Who is logged in; changes need the header `X-CSRF-Token`."""

    name: str | None
    guest_of: str | None = None
    return_code: str | None = Field(default=None, description="With it a guest comes back without the cookie.")
    language: str
    csrf_token: str | None = None
    local: bool = Field(default=False, description="Whether `POST /api/session/local` logs in from here.")
    table: str | None = Field(default=None, description="After a local login: the table that is ready.")


class AccountModel(BaseModel):
    name: str
    language: str
    email: str | None
    email_confirmed: bool
    webhook: str | None


class AccountChange(RequestBody):
    """Fields that are left out stay; null removes an address."""

    language: Language | None = None
    email: Email | None = None
    webhook: Webhook | None = None
    password: Password | None = None
    old_password: Password | None = None


class Confirmation(RequestBody):
    link: Annotated[str, StringConstraints(max_length=500, pattern=r"^[A-Za-z0-9_.=-]+$")]


class ResetRequest(RequestBody):
    name: PersonName


class NewPassword(Confirmation):
    password: Password


class Deletion(RequestBody):
    """Who has a password says it once more; a guest has none."""

    password: Password | None = None


class ReportRequest(RequestBody):
    reason: Annotated[str, StringConstraints(max_length=500, pattern=rf"^[^{CONTROL_IN_LINES}]*$")] = ""


class MutedModel(BaseModel):
    by: int
    name: str


class TokenRequest(RequestBody):
    name: Line


class TokenModel(BaseModel):
    id: int
    name: str
    created: float


class NewTokenModel(TokenModel):
    token: str = Field(description="Shown once; sent as `Authorization: Bearer ...`.")
