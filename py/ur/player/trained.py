"""Trained: finds the weights that fit a ruleset, and reads them when they are first needed.

`weights/` holds a pair of files per net: what it is (.json) and its numbers (.bin).  A net fits the
ruleset it is named after, written with or without options; `weights/serves.json` names the rulesets
that a net of another serves.  One with a different number of inputs does not fit.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from ur.player.inputs import Inputs
from ur.player.net import Net
from ur.ruleset import Ruleset


def weights_name(spec: str) -> str:
    """The name of the weights of a ruleset: its spec as a file name, the number of pieces aside."""
    id, _, query = spec.partition("?")
    options = [o for o in query.split("&") if o and not o.startswith("pieces=")]
    return "_".join([id, *(o.replace("=", "-").replace(",", "") for o in options)])


# Where a browser's worker puts the numbers, which come after the first move (see js/worker.js).
SHELF = "/weights"


def fitting(rules: Ruleset) -> str | None:
    """The name of the weights for a ruleset, None if there are none that fit, or not yet here."""
    others = _told("serves") or {}
    for name in (weights_name(rules.spec), rules.id, others.get(rules.id, "")):
        meta = _told(name)
        if meta is None or meta["pieces"] < len(rules.crew):
            continue
        if meta["rows"] == Inputs(rules).rows and _numbers(name) is not None:
            return name
    return None


def net_of(rules: Ruleset, name: str) -> Net | None:
    """The evaluator that the weights of this name make; None if they are damaged."""
    meta, blob = _told(name), _numbers(name)
    if meta is None or blob is None or hashlib.sha256(blob).hexdigest() != meta["sha256"]:
        return None
    return Net(rules, meta, blob, meta["pieces"] - len(rules.crew))


def _numbers(name: str) -> bytes | None:
    try:
        return Path(SHELF, f"{name}.bin").read_bytes()
    except OSError:
        return _file(f"{name}.bin")


def _file(name: str) -> bytes | None:
    """A file of `weights/`, read by whatever has loaded this module: from a folder, or in the browser from a zip."""
    try:
        data: bytes = __loader__.get_data(str(Path(__file__).parent / "weights" / name))  # type: ignore[name-defined]
    except OSError:
        return None
    return data


def _told(name: str) -> dict[str, Any] | None:
    text = _file(f"{name}.json") if name else None
    told: dict[str, Any] | None = json.loads(text) if text else None
    return told
