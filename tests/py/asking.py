"""Requests of the page, as tests ask them."""

from __future__ import annotations

import json
from typing import Any

from ur.bridge.dispatcher import Dispatcher


def ask(dispatcher: Dispatcher | None = None, **request: Any) -> dict[str, Any]:
    """The answer of an engine, of a new one if none is given; what is computed in steps is computed to its end."""
    asked = dispatcher or Dispatcher()
    answer = asked.handle(json.dumps({"id": 1, **request}))
    while not answer:
        answer = asked.step() or ""
    found: dict[str, Any] = json.loads(answer)
    return found
