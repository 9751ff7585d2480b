"""Every title's actions can stand in a record."""

from dataclasses import fields

from kursbuch.kernel import titles


def test_no_action_has_a_field_that_a_record_needs_itself() -> None:
    for title in titles().values():
        for action in title.actions:
            names = {field.name for field in fields(action)}
            assert not names & {"seat", "kind"}, (title.id, action.kind)


def test_kinds_are_unique_within_a_title() -> None:
    for title in titles().values():
        kinds = [action.kind for action in title.actions]
        assert len(kinds) == len(set(kinds))
