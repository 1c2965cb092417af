"""The JSON between the page and the engine: requests and answers as text.

The shapes are those of `js/types`.  A request is `{"id": n, "type": …}`; its answer
`{"id": n, "ok": true, …}` or `{"id": n, "ok": false, "error": {"code", "message"}}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ur.games.game import GameError
from ur.model.message import as_json
from ur.model.option import RulesError

MAX_REQUEST = 2_000_000


class Refused(ValueError):
    """A request that cannot be answered; `code` is a short name for programs, the message one sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def read(text: str) -> dict[str, Any]:
    """The request in a text; Refused if it is not one."""
    if len(text) > MAX_REQUEST:
        raise Refused("bad_request", "the request is too long")
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
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
    if isinstance(error, RulesError) and error.explanation:
        why["ref"] = as_json(error.explanation)
    return json.dumps({"id": id, "ok": False, "error": why}, separators=(",", ":"))
