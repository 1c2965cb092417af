"""Finds and reads the trained weights that fit a ruleset, when they are first needed.

`weights/` has a pair of files per net: its description (.json) and its numbers (.bin).  A net fits the
ruleset it is named after, with or without options; `weights/serves.json` says which further rulesets a net
serves, so that rulesets with the same rules have the same player, and with null which rules a formula plays
better than any net.  A net made for a path of another length does not fit, nor one that sees a kitty where
there is none.
"""

from __future__ import annotations

import hashlib
import json
import os.path
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ur.model.path import WAY
from ur.player.features import Inputs
from ur.player.net import Net, Weights
from ur.player.packaged import packaged
from ur.rules.ruleset import Ruleset


def weights_name(spec: str) -> str:
    """The file name of the weights of a ruleset, without its ending: the spec without the number of pieces."""
    id, _, query = spec.partition("?")
    options = [o for o in query.split("&") if o and not o.startswith("pieces=")]
    return "_".join([id, *(o.replace("=", "-").replace(",", "") for o in options)])


# The folder in which the browser's worker puts the numbers of the ruleset that is played.
DOWNLOADS = "/weights"


def fitting_weights(rules: Ruleset) -> str | None:
    """The name of the weights for a ruleset; None if none fit, or if they have not arrived yet.

    The nearest are taken: those made for all its options, for one of them, for none of them.
    """
    return next(
        (name for name in _fitting(rules) if all(_read_numbers(part) is not None for part in _parts(name))), None
    )


def missing_downloads(rules: Ruleset) -> tuple[str, ...]:
    """The names of the files that the player needs for a ruleset and that are not in DOWNLOADS yet."""
    return tuple(name for name in _downloads(rules) if not os.path.exists(f"{DOWNLOADS}/{name}"))


def weights_are_here(rules: Ruleset) -> bool:
    """Whether the nearest weights for a ruleset have arrived, or none fit: the player plays the same from now on."""
    name = next(_fitting(rules), None)
    return name is None or all(_read_numbers(part) is not None for part in _parts(name))


@lru_cache(maxsize=4)
def _downloads(rules: Ruleset) -> tuple[str, ...]:
    name = next(_fitting(rules), None)
    return tuple(f"{part}.bin" for part in _parts(name)) if name else ()


def _fitting(rules: Ruleset) -> Iterator[str]:
    """The names of the weights that fit a ruleset, the nearest first, whether or not they have arrived."""
    full, serves = weights_name(rules.spec), _description("serves") or {}
    id, *options = full.split("_")
    nearest = [full] if full in serves else [full, *(f"{id}_{option}" for option in options), id]
    served = [serves.get(name, name) for name in nearest]
    for name in [] if None in served else dict.fromkeys(served):
        meta = _description(name)
        if meta is None or meta["pieces"] < len(rules.crew):
            continue
        stations = tuple(tuple(group) for group in meta["stations"])
        made_for = len([s for s in stations[0] if s < WAY])
        steps = len([s for s in rules.slots[0] if s < WAY])
        if made_for == steps and Inputs(rules, stations).rows >= meta["rows"]:
            yield name


def _parts(name: str) -> tuple[str, ...]:
    """The weights with this name, and those that they are added to."""
    base = (_description(name) or {}).get("base")
    return (name, base) if base else (name,)


def load_net(rules: Ruleset, name: str) -> Net | None:
    """The evaluator made of the weights with this name; None if they are damaged."""
    weights = _weights(name)
    return weights and Net(rules, weights, weights.meta["pieces"] - len(rules.crew))


def _weights(name: str) -> Weights | None:
    meta, blob = _description(name), _read_numbers(name)
    if meta is None or blob is None or hashlib.sha256(blob).hexdigest() != meta["sha256"]:
        return None
    base = _weights(meta["base"]) if "base" in meta else None
    return None if "base" in meta and base is None else Weights(meta, blob, base)


def _read_numbers(name: str) -> bytes | None:
    try:
        with open(f"{DOWNLOADS}/{name}.bin", "rb") as file:
            return file.read()
    except OSError:
        return packaged(f"weights/{name}.bin")


def _description(name: str) -> dict[str, Any] | None:
    text = packaged(f"weights/{name}.json") if name else None
    description: dict[str, Any] | None = json.loads(text.decode()) if text else None
    return description
