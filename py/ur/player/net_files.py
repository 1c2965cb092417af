"""Trained: finds the weights that fit a ruleset, and reads them when they are first needed.

`weights/` holds a pair of files per net: what it is (.json) and its numbers (.bin).  A net fits the
ruleset it is named after, written with or without options; `weights/serves.json` names the rulesets
that a net of another serves.  One made for a path of another length does not fit.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from ur.model.path import WAY
from ur.player.features import Inputs
from ur.player.net import Net, Weights
from ur.rules.ruleset import Ruleset


def weights_name(spec: str) -> str:
    """The name of the weights of a ruleset: its spec as a file name, the number of pieces aside."""
    id, _, query = spec.partition("?")
    options = [o for o in query.split("&") if o and not o.startswith("pieces=")]
    return "_".join([id, *(o.replace("=", "-").replace(",", "") for o in options)])


# Where a browser's worker puts the numbers, which come after the first move (see js/worker.js).
SHELF = "/weights"


def fitting(rules: Ruleset) -> str | None:
    """The name of the weights for a ruleset, None if there are none that fit, or not yet here.

    The nearest are taken: made for all its options, for one of them, for none.
    """
    full, others = weights_name(rules.spec), _told("serves") or {}
    id, *options = full.split("_")
    for name in (full, *(f"{id}_{option}" for option in options), id, others.get(id, "")):
        meta = _told(name)
        if meta is None or meta["pieces"] < len(rules.crew) or _numbers(name) is None:
            continue
        if "base" in meta and _numbers(meta["base"]) is None:
            continue
        made_for = len([s for s in meta["stations"][0] if s < WAY]) if "stations" in meta else 0
        steps = len([s for s in rules.slots[0] if s < WAY])
        if made_for == steps or meta["rows"] == Inputs(rules).rows:
            found: str = name
            return found
    return None


def net_of(rules: Ruleset, name: str) -> Net | None:
    """The evaluator that the weights of this name make; None if they are damaged."""
    weights = _weights(name)
    return weights and Net(rules, weights, weights.meta["pieces"] - len(rules.crew))


def _weights(name: str) -> Weights | None:
    meta, blob = _told(name), _numbers(name)
    if meta is None or blob is None or hashlib.sha256(blob).hexdigest() != meta["sha256"]:
        return None
    base = _weights(meta["base"]) if "base" in meta else None
    return None if "base" in meta and base is None else Weights(meta, blob, base)


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
