"""The libraries that only the arena uses: they come with `kursbuch[arena]`."""

from importlib import import_module

from kursbuch.kernel import KursbuchError


def check_libraries(with_picture: bool) -> None:
    """Say what is missing before hours of games, not after them."""
    wanted = {"openskill.models": "OpenSkill", **({"matplotlib.figure": "Matplotlib"} if with_picture else {})}
    for module, library in wanted.items():
        try:
            import_module(module)
        except ImportError as error:
            raise KursbuchError("arena-missing", library=library) from error
