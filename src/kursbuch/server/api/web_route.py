"""The web client: files that the package build has put into `kursbuch/web_dist`."""

from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import quote

from fastapi import APIRouter, Response
from starlette.exceptions import HTTPException

from kursbuch.locale import Texts, texts_for
from kursbuch.server.api.account_routes import confirm_address
from kursbuch.server.api.visit import Visiting
from kursbuch.server.problems import Problem
from kursbuch.server.settings import Settings

router = APIRouter(include_in_schema=False)

IMMUTABLE = "public, max-age=31536000, immutable"
FRESH = "no-cache"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""The page runs its own scripts only."""

SHORT_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Kursbuch</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<body style="font-family: sans-serif; margin: 3rem">
<p>{text}</p>{below}
"""
"""A page that a mail leads to."""

AGREE = '<form method="post" action="/confirm?link={link}"><button>{button}</button></form>'
HOME = '<p><a href="/account">Kursbuch</a></p>'

ICON = "icon.svg"

LONGEST_PATH = 500

TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


def _folder(settings: Settings) -> Path:
    """Where the built client is, if it has been built."""
    return Path(settings.web_folder or str(files("kursbuch") / "web_dist")).resolve()


@router.get("/confirm")
def confirm(visit: Visiting, link: str = "") -> Response:
    """The page that the mail leads to: a program that only looks at links confirms nothing."""
    texts = texts_for(visit.language)
    below = AGREE.format(link=quote(link, safe=""), button=escape(texts.text("email-confirm")))
    return _short_page(texts, texts.text("email-confirm-question"), below)


@router.post("/confirm")
def confirmed(visit: Visiting, link: str = "") -> Response:
    """Somebody has read the question and agrees."""
    texts = texts_for(visit.language)
    try:
        confirm_address(visit, link)
    except Problem as problem:
        return _short_page(texts, texts.error(problem), HOME, problem.status)
    return _short_page(texts, texts.text("email-confirmed"), HOME)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def show_page(visit: Visiting, path: str) -> Response:
    """A file of the client; every other address is one of its pages."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    if len(path) > LONGEST_PATH:
        raise HTTPException(404)
    folder = _folder(visit.services.settings)
    if not (folder / "index.html").is_file():
        return _plain(texts_for(visit.language).text("web-missing"), 503)
    if path == "favicon.ico":  # browsers ask for it on pages that name no icon
        path = ICON
    file = (folder / path).resolve() if "\0" not in path else folder
    if file.is_relative_to(folder) and _is_file(file) and file.name != "index.html":
        return _file(file, is_hashed=file.is_relative_to(folder / "assets"))
    if Path(path).suffix and path != "index.html":
        raise HTTPException(404)
    page = (folder / "index.html").read_bytes()
    headers = {"Cache-Control": FRESH, "Content-Security-Policy": POLICY}
    return Response(page, headers=headers, media_type="text/html; charset=utf-8")


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name that no file system takes
        return False


def _short_page(texts: Texts, text: str, below: str, status: int = 200) -> Response:
    page = SHORT_PAGE.format(language=texts.language, text=escape(text), below=below)
    return Response(page, status, {"Content-Security-Policy": POLICY}, "text/html; charset=utf-8")


def _plain(text: str, status: int) -> Response:
    return Response(f"{text}\n", status, media_type="text/plain; charset=utf-8")


def _file(file: Path, is_hashed: bool) -> Response:
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), headers={"Cache-Control": IMMUTABLE if is_hashed else FRESH}, media_type=kind)
