"""The few parts of SVG that the pictures are made of."""

from html import escape

FONT = "Helvetica Neue, Arial, Liberation Sans, sans-serif"


def element(tag: str, content: str = "", **attributes: object) -> str:
    """An element; underscores in the names of attributes become hyphens."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def text(x: float, y: float, content: object, size: float, **attributes: object) -> str:
    """A text around a point, upright and in the middle."""
    return element(
        "text",
        escape(str(content)),
        x=x,
        y=y + size * 0.35,
        font_size=size,
        text_anchor="middle",
        **attributes,
    )


def halo_text(x: float, y: float, content: object, size: float, halo: str, **attributes: object) -> str:
    """A text with a rim in the colour behind it, readable over lines."""
    rim = {"stroke": halo, "stroke_width": size * 0.3, "stroke_linejoin": "round", "paint_order": "stroke"}
    return text(x, y, content, size, **rim, **attributes)


def group(parts: list[str], **attributes: object) -> str:
    """Parts that belong together."""
    return element("g", "".join(parts), **attributes)


def document(width: float, height: float, parts: list[str]) -> str:
    """The whole picture."""
    root = element(
        "svg",
        "\n".join(["", *parts, ""]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(width)} {_value(height)}",
        width=width,
        height=height,
        font_family=FONT,
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def _value(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return escape(str(value), quote=True)
