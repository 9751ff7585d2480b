"""Coroutines in tests, in an event loop of their own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_in_own_loop(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns. It runs in a thread of its own: Playwright's loop stays open where a browser was."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
