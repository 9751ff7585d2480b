"""Guests and their way back, a forgotten password, peace in the chat, and who plays for whom."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from kursbuch.client import Client
from tests.api.postbox import first_link, running_postbox
from tests.api.servers import GENEROUS, PASSWORD, Server, running_server, sqlite_url
from tests.browser.visitor import PHONE, Visitor


def invited(server: Server, seats: int = 2) -> tuple[Client, dict[str, str]]:
    """The host of a table with open seats, and the table."""
    host = server.client()
    return host, host.create_table("american-rails", ["person", *["open"] * (seats - 1), "bot"], public=False)


def come_as_guest(page: Page, server: Server, table: dict[str, str], name: str) -> None:
    page.goto(f"{server.url}/tables/{table['id']}?invitation={table['invitation']}")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Come to the table").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def sit_down(visitor: Visitor, table: dict[str, str]) -> None:
    visitor.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})


def link_of(page: Page) -> str:
    return page.get_by_label("Your own link back to this seat").input_value()


def test_a_guest_who_logs_out_is_shown_the_way_back(page: Page, server: Server) -> None:
    _, table = invited(server)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    come_as_guest(page, server, table, "Berta")
    link = link_of(page)
    page.get_by_label("Language, colours and account").click()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("heading", name="Berta (guest)")).to_be_visible()
    assert link_of(page) == link
    expect(page.get_by_label("E-mail")).to_have_count(0)
    expect(page.get_by_role("combobox", name="Language"), "the menu is in nobody's way").to_have_count(0)
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    assert page.url == f"{server.url}/tables/{table['id']}", "the code is a key and stays nowhere"


def test_a_guest_deletes_what_is_kept_without_a_password(page: Page, server: Server) -> None:
    _, table = invited(server)
    come_as_guest(page, server, table, "Carla")
    page.goto(f"{server.url}/account")
    page.get_by_text("My data").click()
    expect(page.get_by_label("Password")).to_have_count(0)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()


def test_a_wrong_way_back_says_so_on_the_page(visitor: Visitor) -> None:
    page = visitor.page
    page.context.clear_cookies()
    with visitor.listening.expecting("status of 404"):
        visitor.open("/tables/some-table?return=wrong")
        expect(page.get_by_role("alert").filter(has_text="does not lead back")).to_be_visible()
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Welcome", exact=True)).to_be_visible()


def test_the_link_of_a_guest_logs_nobody_else_out_unasked(visitor: Visitor, server: Server) -> None:
    _, table = invited(server)
    guest = server.stranger()
    guest.enter_as_guest("Dora", table["invitation"])
    guest.join(table["id"])
    code = guest.ask("GET", "/api/session")["return_code"]
    visitor.open(f"/tables/{table['id']}?return={code}")
    page = visitor.page
    expect(page.get_by_text(f"{visitor.name} is logged in")).to_be_visible()
    assert visitor.get("/api/session")["name"] == visitor.name
    page.get_by_role("button", name="Return as a guest").click()
    expect(page.get_by_role("link", name="Dora")).to_be_visible()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def test_who_is_invited_and_has_an_account_logs_in_and_is_at_the_table(page: Page, server: Server) -> None:
    _, table = invited(server)
    name = str(server.client().ask("GET", "/api/session")["name"])
    page.goto(f"{server.url}/tables/{table['id']}?invitation={table['invitation']}")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    form = page.locator("form").filter(has=page.get_by_label("Password"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def test_a_forgotten_password_is_set_anew_by_a_mail(page: Page, tmp_path: Path) -> None:
    with running_postbox() as (box, port):
        mail = {"KURSBUCH_SMTP": f"smtp://127.0.0.1:{port}", "KURSBUCH_SWEEP": "0.2"}
        with running_server(sqlite_url(tmp_path), {**GENEROUS, **mail}) as server:
            server.client("Emmy").ask("PATCH", "/api/account", {"email": "emmy@example.org"})
            box.mails.wait_for(1)
            page.goto(first_link(box.mails[0]))
            page.get_by_role("button").click()
            expect(page.get_by_text("is confirmed")).to_be_visible()
            page.get_by_role("link", name="Kursbuch").click()
            page.get_by_label("Name").fill("Emmy")
            page.get_by_role("button", name="Forgotten the password?").click()
            expect(page.get_by_text("a mail with a link is on its way")).to_be_visible()
            box.mails.wait_for(2)
            page.goto(first_link(box.mails[1]))
            page.get_by_label("Password").fill("another password")
            page.get_by_role("button", name="Save").click()
            page.get_by_role("main").get_by_role("link", name="Log in").click()
            page.get_by_label("Name").fill("Emmy")
            page.get_by_label("Password").fill("another password")
            page.get_by_role("button", name="Log in").click()
            expect(page.get_by_role("link", name="Emmy")).to_be_visible()
            assert urlsplit(page.url).path == "/"


def test_lines_of_chat_are_reported_and_their_authors_muted(visitor: Visitor, server: Server) -> None:
    host, table = invited(server)
    sit_down(visitor, table)
    host.start(table["id"])
    host.chat(table["id"], "Something rude")
    visitor.sit_down(table["id"])
    page = visitor.page
    page.on("dialog", lambda dialog: dialog.accept("rude"))
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_role("log").get_by_text("Something rude")
    about = page.get_by_role("button", name="About this line")
    about.click()
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    about.click()
    page.get_by_role("button", name="Mute").click()
    expect(line).to_have_count(0)
    host.chat(table["id"], "Rude again")
    page.get_by_role("button", name="Unmute").click()
    expect(line).to_be_visible()
    expect(page.get_by_role("log").get_by_text("Rude again")).to_be_visible()


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_plays_for_somebody_when_the_others_agree(browser: Browser, server: Server, agrees: bool) -> None:
    with Visitor.arriving(browser, server.url) as asking, Visitor.arriving(browser, server.url) as asked:
        host, table = invited(server, 3)
        for visitor in (asking, asked):
            sit_down(visitor, table)
        host.start(table["id"])
        while host.state(table["id"])["to_act"][0] != 0:
            mover = {1: asking, 2: asked}[host.state(table["id"])["to_act"][0]]
            mover.move(table["id"])
        for visitor in (asking, asked):
            visitor.sit_down(table["id"])
        asking.page.get_by_role("tab", name="Table").click()
        seat = asking.page.locator('[data-table-seat="0"]')
        seat.get_by_role("button", name="Let a bot play").click()
        expect(asking.page.get_by_role("button", name="Withdraw")).to_be_visible()
        question = asked.page.get_by_role("alert").filter(has_text=f"{asking.name} would like a bot to play")
        question.get_by_role("button", name="Agree" if agrees else "Do not agree", exact=True).click()
        expect(asking.page.get_by_role("button", name="Withdraw")).to_have_count(0)
        kind = {True: "bot", False: "person"}[agrees]
        assert host.table(table["id"])["seats"][0]["kind"] == kind
