"""Writes what was measured of weights into the log beside them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

from bench._perfect import Loss
from bench._players import Score
from ur.player import net_files
from ur.player.net_files import fitting_weights
from ur.player.payoff import CHANCE
from ur.rules.ruleset import Ruleset

WEIGHTS = Path(net_files.__file__).parent / "weights"


def write_match(rules: Ruleset, kind: str, opponent_depth: int, score: Score, games: int, seed: int) -> None:
    """Write the result of a match; `opponent_depth` is the depth of the opponent's search in decisions."""
    strength = {
        "against": f"depth-{opponent_depth} expectimax over the hand-made evaluation",
        "percent of wins": round(100 * score.wins, 1),
        "interval": round(100 * score.interval, 1),
        **({f"percent of {kind}": round(100 * score.share, 1)} if kind != CHANCE else {}),
        "luck taken out": {
            "percent": round(100 * score.adjusted, 1),
            "interval": round(100 * score.adjusted_interval, 1),
        },
        "games": games,
        "seed": seed,
    }
    _write(rules, lambda before: strength)


def write_loss(rules: Ruleset, loss: Loss, seed: int) -> None:
    """Write what the best level loses against perfect play."""
    strength = {
        "percent": round(loss.percent, 3),
        "interval": round(loss.interval, 3),
        "games": len(loss.games),
        "points lost a decision": round(100 * mean(loss.decisions), 5),
        "percent of best moves": round(loss.percent_best, 1),
        "seed": seed,
    }
    _write(rules, lambda before: before | {"best level": strength})


def _write(rules: Ruleset, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change the strength in the log of the weights made for these rules and no others, if there are any."""
    name = fitting_weights(rules)
    file = WEIGHTS / f"{name}.json"
    meta = json.loads(file.read_text("utf-8")) if name else {}
    if meta.get("rules") == rules.spec:
        training = meta["training"]
        training["strength"] = change(training.get("strength", {}))
        file.write_text(json.dumps(meta, indent=1) + "\n", "utf-8")
