"""Bad input in one sentence."""

from kursbuch.kernel import BadRecord, KursbuchError, find_title
from kursbuch.locale import Texts, texts_for


def error_text(error: KursbuchError, texts: Texts) -> str:
    """The sentence about bad input; a refused move is told with the rule, in the words of its title."""
    if not isinstance(error, BadRecord) or error.refusal is None or error.record is None:
        return texts.error(error)
    own = texts_for(texts.language, find_title(error.record.title))
    told = {**error.arguments, "refusal": own.refusal(error.refusal, error.record.players)}
    return texts.text(f"error-{error.code}", **told)
