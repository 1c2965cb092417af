"""Trained: finds the weights that fit a ruleset, and reads them when they are first needed.

`weights/` holds a pair of files per net: what it is (.json) and its numbers (.bin).  A net fits the
ruleset it is named after, written with or without options; `weights/serves.json` names the rulesets
that a net of another serves.  One with a different number of inputs does not fit.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from importlib.resources.abc import Traversable

from ur.player.inputs import Inputs
from ur.player.net import Net
from ur.ruleset import Ruleset


def weights_name(spec: str) -> str:
    """The name of the weights of a ruleset: its spec as a file name, the number of pieces aside."""
    id, _, query = spec.partition("?")
    options = [o for o in query.split("&") if o and not o.startswith("pieces=")]
    return "_".join([id, *(o.replace("=", "-").replace(",", "") for o in options)])


def net_of(rules: Ruleset) -> Net | None:
    """The trained evaluator for a ruleset, None if there is none that fits."""
    folder = files("ur.player") / "weights"
    if not folder.is_dir():
        return None
    serves = folder / "serves.json"
    others: dict[str, str] = json.loads(serves.read_text("utf-8")) if serves.is_file() else {}
    for name in (weights_name(rules.spec), rules.id, others.get(rules.id, "")):
        net = _read(folder, name, rules)
        if net is not None:
            return net
    return None


def _read(folder: Traversable, name: str, rules: Ruleset) -> Net | None:
    told = folder / f"{name}.json"
    if not name or not told.is_file():
        return None
    meta = json.loads(told.read_text("utf-8"))
    spare = meta["pieces"] - len(rules.crew)
    if meta["rows"] != Inputs(rules).rows or spare < 0:
        return None
    blob = (folder / f"{name}.bin").read_bytes()
    if hashlib.sha256(blob).hexdigest() != meta["sha256"]:
        return None
    return Net(rules, meta, blob, spare)
