"""The protocol's document is true: every example is a message, every message has one."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from catlantis.server.table import line
from catlantis.server.web.talk import BAD_ORIGIN
from catlantis.server.wire import PROTOCOL
from catlantis.server.wire.people import BotToken, Me, NewGuest
from catlantis.server.wire.socket import FromClient, FromServer, Refused
from catlantis.server.wire.tables import NewTable, TakeSeat
from catlantis.server.wire.waiting import Invitation, ToWaiting, WaitingBot

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
ToClient = FromServer | ToWaiting
SERVER = Path(__file__).parents[2] / "src" / "catlantis" / "server"
REQUESTS: dict[str, tuple[Any, Any]] = {  # what is sent, and what is answered where that is told
    "POST /api/me": (NewGuest, Me),
    "POST /api/me/bots": (NewGuest, BotToken),
    "POST /api/tables": (NewTable, None),
    "POST /api/tables/{id}/seats/{seat}": (TakeSeat, None),
    "GET /api/bots": (None, list[WaitingBot]),
    "POST /api/tables/{id}/seats/{seat}/invite": (Invitation, None),
}
EXAMPLES = [text.encode() for text in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)]


def kind(message: bytes) -> str:
    found: str = msgspec.json.decode(message)["type"]
    return found


def kinds(union: Any) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in get_args(union)}


def test_every_example_is_a_message_and_every_message_has_one() -> None:
    sent, heard = kinds(FromClient), kinds(ToClient)
    for example in EXAMPLES:
        union: Any = FromClient if kind(example) in sent else ToClient
        decoded = msgspec.json.decode(example, type=union)
        fields = set(msgspec.json.decode(msgspec.json.encode(decoded)))
        assert fields == set(msgspec.json.decode(example))  # nothing left out
    assert {kind(example) for example in EXAMPLES} == sent | heard


def test_every_reason_of_a_refusal_is_explained() -> None:
    told = re.sub(r"\s+", " ", (Refused.__doc__ or "").partition("From the match:")[2])
    reasons = re.findall(r"[a-z]+(?:-[a-z]+)+|over|stale|illegal|muted|busy", told)
    assert len(reasons) >= 15
    assert [reason for reason in reasons if f"`{reason}`" not in PAGE] == []


def test_every_request_that_is_shown_is_as_it_is_said() -> None:
    shown = re.findall(r"^```http\n([^\n]*)(.*?)^```$", PAGE, re.M | re.S)
    assert [request for request, _ in shown] == list(REQUESTS)
    for request, bodies in shown:
        sent, _, answered = bodies.partition("\n\n")
        for text, kind in zip((sent, answered), REQUESTS[request], strict=True):
            assert bool(text.strip()) == (kind is not None)
            if kind is not None:
                msgspec.json.decode(text.encode(), type=kind, strict=True)


def test_every_reason_of_a_refused_request_is_told() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    reasons = set(re.findall(r'Denied\(\s*\d+, "([a-z-]+)"', code))
    assert len(reasons) > 25
    assert {reason for reason in reasons if f"`{reason}`" not in PAGE} == set()


def test_every_close_code_is_explained() -> None:
    codes = [line.SLOW, line.RESTART, line.GONE, line.SIGNED_OUT, line.CROWDED]
    assert [code for code in codes if f"| {code} |" not in PAGE] == []
    assert BAD_ORIGIN not in codes


def test_the_version_is_the_present_one() -> None:
    assert f"`protocol`, now {PROTOCOL}" in PAGE
