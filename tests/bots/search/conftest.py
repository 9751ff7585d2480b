"""The toy title for these tests."""

from tests.toy import toy

__all__ = ["toy"]
