"""The JSON between the page and the engine: requests and answers as text.

The shapes are those of `js/types`.  A request is `{"id": n, "type": …}`; its answer
`{"id": n, "ok": true, …}` or `{"id": n, "ok": false, "error": {"code", "message", "ref"}}`: `code` is a stable
name, `message` a sentence in English for programs, and `ref` a message of `ur/words` for people, `{"id", "args"}`.
Without `ref` nobody but a programmer is meant to read the refusal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ur.formats.json_text import read_json
from ur.games.game import GameError
from ur.model.message import Message, as_json, say
from ur.model.option import RulesError
from ur.model.refusal import Refusal

MAX_REQUEST = 2_000_000


class Refused(Refusal):
    """A request that cannot be answered; `code` is a short name for programs.

    It has no explanation where only a mistake of the page can be the cause, such as a request without a type, or
    where the page has an answer of its own, such as "late".
    """

    def __init__(self, code: str, message: str, explanation: Message | None = None) -> None:
        super().__init__(message, explanation)
        self.code = code


class Fault(Refused):
    """A mistake of the engine, found while it answered a request."""

    def __init__(self, error: Exception) -> None:
        super().__init__("fault", f"{type(error).__name__}: {error}"[:400], say("engine-fault"))


def read(text: str) -> dict[str, Any]:
    """The request in a text; Refused if it is not one."""
    if len(text) > MAX_REQUEST:
        raise Refused("bad_request", "the request is too long", say("refused-too-long"))
    try:
        request = read_json(text)
    except ValueError:
        raise Refused("bad_json", "the request is not JSON") from None
    if not isinstance(request, dict) or not isinstance(request.get("type"), str):
        raise Refused("bad_request", "a request is an object with a type")
    return request


def write(id: object, answer: Mapping[str, object]) -> str:
    """The answer to request `id` as text."""
    return json.dumps({"id": id, "ok": True, **answer}, separators=(",", ":"))


def refusal(id: object, error: Refused | RulesError | GameError) -> str:
    """The answer to request `id` that says why it was refused, as text."""
    why: dict[str, object] = {"code": error.code, "message": str(error)}
    if error.explanation:
        why["ref"] = as_json(error.explanation)
    return json.dumps({"id": id, "ok": False, "error": why}, separators=(",", ":"))
