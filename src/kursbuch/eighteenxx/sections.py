"""On which section of the rulebook a refusal rests: by topic for the family's reasons, one by one for the others."""

from collections.abc import Iterator, Mapping

from kursbuch.eighteenxx.data import FAMILY
from kursbuch.mechanics.data_files import DataFolder, DataModel, Fault

CITATIONS = "citations.toml"


class TopicsFile(DataModel):
    """The family's reasons by topic."""

    topics: Mapping[str, tuple[str, ...]]


class CitationsFile(DataModel):
    """A title's sections: by topic, and for reasons that rest on another section or are the title's own."""

    unused: tuple[str, ...] = ()
    """Topics that cannot come up in this title."""
    topics: Mapping[str, str]
    sections: Mapping[str, str] = {}

    def faults(self) -> Iterator[Fault]:
        """Topics of the family without a section, and those that the family does not know."""
        known = _reasons()
        yield from (Fault(f"topics.{topic}", "missing") for topic in known if topic not in (*self.topics, *self.unused))
        yield from (Fault(f"topics.{topic}", "topic_unknown", topic) for topic in self.topics if topic not in known)
        yield from (Fault("unused", "topic_unknown", topic) for topic in self.unused if topic not in known)


def load_sections(folder: DataFolder, model: type[CitationsFile] = CitationsFile) -> Mapping[str, str]:
    """The section for every reason that can come up. An owner's file leaves out none that the package's has."""
    file = folder.read(CITATIONS, model)
    for reason in folder.read_packaged(CITATIONS, model).sections:
        if reason not in file.sections:
            raise folder.wrong(CITATIONS, Fault(f"sections.{reason}", "missing"))
    by_topic = {
        reason: file.topics[topic]
        for topic, reasons in _reasons().items()
        if topic in file.topics
        for reason in reasons
    }
    return {**by_topic, **file.sections}


def _reasons() -> Mapping[str, tuple[str, ...]]:
    return FAMILY.read(CITATIONS, TopicsFile).topics
