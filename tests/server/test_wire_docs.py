"""The protocol's document is true: every example is a message, every message has one."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from catlantis.server.table import line
from catlantis.server.web.socket import BAD_ORIGIN
from catlantis.server.wire import PROTOCOL
from catlantis.server.wire.socket import FromClient, FromServer, Refused

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = [text.encode() for text in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)]


def kind(message: bytes) -> str:
    found: str = msgspec.json.decode(message)["type"]
    return found


def kinds(union: Any) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in get_args(union)}


def test_every_example_is_a_message_and_every_message_has_one() -> None:
    sent, heard = kinds(FromClient), kinds(FromServer)
    for example in EXAMPLES:
        union: Any = FromClient if kind(example) in sent else FromServer
        decoded = msgspec.json.decode(example, type=union)
        fields = set(msgspec.json.decode(msgspec.json.encode(decoded)))
        assert fields == set(msgspec.json.decode(example))  # nothing left out
    assert {kind(example) for example in EXAMPLES} == sent | heard


def test_every_reason_of_a_refusal_is_explained() -> None:
    told = re.sub(r"\s+", " ", (Refused.__doc__ or "").partition("From the match:")[2])
    reasons = re.findall(r"[a-z]+(?:-[a-z]+)+|over|stale|illegal|muted|busy", told)
    assert len(reasons) >= 15
    assert [reason for reason in reasons if f"`{reason}`" not in PAGE] == []


def test_every_close_code_is_explained() -> None:
    codes = [line.SLOW, line.RESTART, line.GONE, line.SIGNED_OUT, line.CROWDED]
    assert [code for code in codes if f"| {code} |" not in PAGE] == []
    assert BAD_ORIGIN not in codes


def test_the_version_is_the_present_one() -> None:
    assert f"`protocol`, now {PROTOCOL}" in PAGE
