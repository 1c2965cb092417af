"""The JSON between the page and the engine: requests and answers as text.

The shapes are those of `js/types`.  A request is `{"id": n, "type": …}`; its answer
`{"id": n, "ok": true, …}` or `{"id": n, "ok": false, "error": {"code", "message"}}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ur.formats.json_text import read_json
from ur.games.game import GameError
from ur.model.message import as_json, say
from ur.model.option import RulesError

MAX_REQUEST = 2_000_000


class Refused(ValueError):
    """A request that cannot be answered; `code` is a short name for programs, the message one sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Fault(Refused):
    """A mistake of the engine, found while it answered a request."""

    explanation = say("engine-fault")

    def __init__(self, error: Exception) -> None:
        super().__init__("fault", f"{type(error).__name__}: {error}"[:400])


def read(text: str) -> dict[str, Any]:
    """The request in a text; Refused if it is not one."""
    if len(text) > MAX_REQUEST:
        raise Refused("bad_request", "the request is too long")
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
    if isinstance(error, RulesError | Fault) and error.explanation:
        why["ref"] = as_json(error.explanation)
    return json.dumps({"id": id, "ok": False, "error": why}, separators=(",", ":"))
