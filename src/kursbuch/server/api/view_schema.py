"""The views of the titles in the description of the interface: each title brings the model of its own."""

from typing import TYPE_CHECKING, Any, Union

from typing_extensions import TypeAliasType

from kursbuch.kernel import titles

if TYPE_CHECKING:
    ViewModel = dict[str, Any]
else:
    _models = dict.fromkeys(title.view for title in titles().values() if title.view is not None)
    ViewModel = TypeAliasType("View", Union[(*_models, dict[str, Any])])
    """One of the models, or what a title shows that brings none."""
