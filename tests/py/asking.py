"""Requests of the page, as tests ask them."""

from __future__ import annotations

import json
from typing import Any

from ur.bridge.dispatcher import Dispatcher


def ask(dispatcher: Dispatcher | None = None, **request: Any) -> dict[str, Any]:
    """The answer of an engine to this request, of a new engine if none is given.

    What is computed in steps is computed to its end.
    """
    asked = dispatcher or Dispatcher()
    answer = asked.handle(json.dumps({"id": 5, **request}))
    while not answer:
        answer = asked.step() or ""
    found: dict[str, Any] = json.loads(answer)
    assert found["id"] == 5
    return found
