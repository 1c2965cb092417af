"""Game records as JSON: the head of the record, the log (key `events`) and a checksum (key `sum`).

The checksum finds accidental changes; whether the game was played by the rules shows only when the log is replayed.
The page does not load this: it stores the head and the log of a game, and chains the entries by checksums of its own.
`Session.load` of the bridge reads the record in a file.
"""

from __future__ import annotations

import json
from typing import Any

from ur.formats.json_text import read_json as read_value
from ur.games.game import Entry
from ur.games.record_tags import FORMAT, RULES_VERSION, VERSION, Header, RecordError, checksum, is_header
from ur.model.message import say

Record = dict[str, Any]


def write_json(header: Header, log: list[Entry]) -> str:
    """The record as JSON, with its checksum."""
    record: Record = {**header, "events": log}
    return json.dumps({**record, "sum": checksum(record)}, ensure_ascii=False)


def read_json(text: str) -> Record:
    """The record in a text of JSON, without its checksum; RecordError says what is wrong.

    A record without a checksum is read too. The log is not replayed here.
    """
    try:
        value = read_value(text)
    except ValueError:
        raise RecordError("this is neither text of a record nor JSON", reason=say("refused-no-record")) from None
    known = is_header(value) and value.get("rules", {}).get("v", RULES_VERSION) == RULES_VERSION
    if not known or (value.get("format"), value.get("v")) != (FORMAT, VERSION):
        raise RecordError(f"this is not a record of {FORMAT} {VERSION}", reason=say("refused-version"))
    record: Record = value
    stated = record.pop("sum", None)
    if stated is not None and stated != checksum(record):
        raise RecordError("the record was changed: its checksum is wrong")
    return record
