"""The OpenAPI document describes what is there, and no request that it allows breaks the server."""

import random
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.record import dump

from ..house import GAME, Guest, House

OPERATIONS = 31
EXAMPLES = 12  # for each operation
VISITS = 20
STEPS = 8
GAMES_ASKED = [*GAMES, "nowhere"]


def document(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/schema/openapi.json")
    return found


def test_every_route_is_described_with_its_problems(zoe: Guest) -> None:
    paths = document(zoe)["paths"]
    described = {(method, path) for path, methods in paths.items() for method in methods}
    assert len(described) == OPERATIONS
    for methods in paths.values():
        for operation in methods.values():
            assert {"400", "401", "403", "404", "409", "429"} <= set(operation["responses"])
            assert operation["description"]


# The server, in a thread of this process, draws its bots' pauses while hypothesis looks on.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")


def told_why(_ctx: Any, response: Any, case: Any) -> None:
    """What the document allows is refused for a reason of its own, never for its form."""
    is_allowed = case.meta is None or not case.meta.generation.mode.is_negative
    if is_allowed and response.status_code == 400:
        problem = response.json()
        assert problem["reason"] != "bad-request", problem


# It knows nothing of games, deals and transfer codes; `told_why` is our own in its place.
REPLACED = [positive_data_acceptance]


class Client:
    """A guest with tables in all their states, who asks all sorts of things."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.schema: Any = schemathesis.openapi.from_dict(document(house.guest(None)))
        self.schema.config.update(base_url=house.url)
        self.seen: dict[str, set[int]] = {}
        self.come_in()

    def come_in(self) -> None:
        """Begin anew, as somebody else: what is drawn at random may not depend on what was."""
        self.zoe = self.house.guest("Zoé")
        self.headers = {"Authorization": f"Bearer {self.zoe.http.cookies['catlantis']}"}
        open_table, playing = self.zoe.table("me", "open"), self.zoe.table("me", "random")
        match = Match(GAMES[GAME], [Seat("Ada"), Seat("Bo")], 7)
        over = self.zoe.ask("POST", "/api/matches", content=dump(match)).json()
        self.tables = [open_table["id"], playing["id"], over["id"], "nowhere"]
        self.rng = random.Random(0)

    def make_likely(self, case: Any) -> None:
        """Speak of tables and games that are there, most of the time."""
        if "table_id" in (case.path_parameters or {}) and self.rng.random() < 0.7:
            case.path_parameters["table_id"] = self.rng.choice(self.tables)
        if "game" in (case.path_parameters or {}) and self.rng.random() < 0.7:
            case.path_parameters["game"] = self.rng.choice(GAMES_ASKED)
        if case.operation.label == "POST /api/tables" and isinstance(case.body, dict):
            case.body.update(game=GAME, seats=[{"kind": "me"}, {"kind": "open"}], options={})

    def check(self, response: Any, case: Any) -> None:
        self.seen.setdefault(case.operation.label, set()).add(response.status_code)
        case.validate_response(
            response,
            additional_checks=[told_why],
            excluded_checks=REPLACED,
            transport_kwargs={"headers": self.headers},
        )


def bounded(examples: int, **more: Any) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        **more,
    )


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["POSITIVE", "NEGATIVE"])
def test_every_answer_is_as_the_document_says(fresh_house: House, mode: str) -> None:
    client = Client(fresh_house)

    def hold(operation: Any) -> None:
        @given(case=operation.as_strategy(generation_mode=GenerationMode[mode]))
        @bounded(EXAMPLES)
        def ask(case: Any) -> None:
            headers = client.headers
            if operation.label == "DELETE /api/me":  # it ends who asks for it
                token = fresh_house.guest("Max").http.cookies["catlantis"]
                headers = {"Authorization": f"Bearer {token}"}
            if mode == "POSITIVE":
                client.make_likely(case)
            client.check(case.call(headers=headers), case)

        with suppress(Unsatisfiable):  # there is nothing that it could be sent wrongly
            ask()

    for result in client.schema.get_all_operations():
        hold(result.ok())
    statuses = set().union(*client.seen.values())
    assert 400 in statuses
    assert statuses.isdisjoint(range(500, 600))
    if mode == "POSITIVE":
        assert len(client.seen) == OPERATIONS
        assert {200, 201, 204, 404, 409} <= statuses


@pytest.mark.slow
def test_what_follows_from_one_answer_to_the_next_is_as_the_document_says(
    fresh_house: House,
) -> None:
    client = Client(fresh_house)
    machine: Any = client.schema.exclude(method="DELETE", path="/api/me").as_state_machine()

    class Visit(machine):  # type: ignore[misc]
        def setup(self) -> None:
            client.come_in()

        def before_call(self, case: Any) -> None:
            if case.meta is None or not case.meta.generation.mode.is_negative:
                client.make_likely(case)

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"headers": client.headers}

        def validate_response(self, response: Any, case: Any, *_: Any, **__: Any) -> None:
            client.check(response, case)

    Visit.run(settings=bounded(VISITS, stateful_step_count=STEPS))
    assert len(client.seen) > 10
    assert 201 in client.seen["POST /api/tables"]


@pytest.mark.parametrize("path", ["/api/schema/swagger", "/api/schema/redoc", "/schema"])
def test_no_page_with_foreign_scripts_shows_the_document(house: House, path: str) -> None:
    answer = house.guest(None).ask("GET", path)
    assert "redoc" not in answer.text.lower()
    assert "swagger" not in answer.text.lower()
