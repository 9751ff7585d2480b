"""The few parts of HTML that the page is made of. Contents are markup already; texts go through `said`."""

from html import escape

VOID = ("meta", "col", "br")


def said(value: object) -> str:
    """A text of a player or of the locale files, as content."""
    return escape(str(value), quote=False)


def tag(name: str, /, *content: str, **attributes: object) -> str:
    """An element; underscores in the names of attributes become hyphens, and one at the end is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>" if name in VOID else f"<{name}{written}>{''.join(content)}</{name}>"


def table(heads: list[str], rows: list[list[str]], **attributes: object) -> str:
    """A table that can be scrolled sideways where the window is narrow. Cells that are whole `th` or `td` stay so."""
    head = tag("tr", *(_cell(cell, "th") for cell in heads))
    body = "\n".join(tag("tr", *(_cell(cell, "td") for cell in row)) for row in rows)
    return tag("div", tag("table", tag("thead", head), tag("tbody", body), **attributes), class_="scroll")


def _cell(content: str, name: str) -> str:
    return content if content.startswith(("<td", "<th")) else tag(name, content)


def number_head(content: str) -> str:
    """The head of a column of figures."""
    return tag("th", content, class_="number")


def number_cell(content: str, **attributes: object) -> str:
    """A cell whose figures stand under each other."""
    kept = attributes.pop("class_", "")
    return tag("td", content, class_=f"number {kept}".strip(), **attributes)
