"""Writes the result of a match into the log beside the weights that played it."""

from __future__ import annotations

import json
from pathlib import Path

from bench._players import Score
from ur.player import net_files
from ur.player.net_files import fitting_weights
from ur.player.payoff import CHANCE
from ur.rules.ruleset import Ruleset

WEIGHTS = Path(net_files.__file__).parent / "weights"


def write_match(rules: Ruleset, kind: str, opponent_depth: int, score: Score, games: int, seed: int) -> None:
    """Write the result into the log of the weights made for these rules and no others, if there are any.

    `opponent_depth` is the depth of the opponent's search in decisions.
    """
    name = fitting_weights(rules)
    file = WEIGHTS / f"{name}.json"
    meta = json.loads(file.read_text()) if name else {}
    if meta.get("training", {}).get("rules") != rules.spec:
        return
    meta["training"]["strength"] = {
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
    file.write_text(json.dumps(meta, indent=1) + "\n")
