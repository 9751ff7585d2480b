"""Schemathesis asks everything that the schema allows and much that it does not: no 500, nothing undocumented."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.api.games import seated_table
from tests.api.servers import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 8


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_fault_and_no_answer_outside_the_schema(server: Server, mode: GenerationMode) -> None:
    table_id, clients = seated_table([server], "1830", 3, undo="free")
    waiting = clients[0].create_table("american-rails", ["person", "open", "bot"])
    clients[0].move(table_id, 0, {"kind": "pass"})
    token = clients[0].make_token("schemathesis")
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 35
    for operation in operations:
        cases = operation.as_strategy(generation_mode=mode)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, known=st.sampled_from([table_id, waiting["id"], None]))
        def ask(case: schemathesis.Case[Any], known: str | None) -> None:
            if known is not None and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = known
            headers = {"Authorization": f"Bearer {token}"} if known is not None else {}
            case.call_and_validate(checks=CHECKS, headers=headers)

        with suppress(Unsatisfiable):  # an operation without parameters cannot be asked wrongly
            ask()
