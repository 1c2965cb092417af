"""What a match showed, written into the log beside the weights that played it."""

from __future__ import annotations

import json
from pathlib import Path

from bench._players import Score
from ur.player import net_files
from ur.player.net_files import fitting_weights
from ur.player.payoff import CHANCE
from ur.rules.ruleset import Ruleset

WEIGHTS = Path(net_files.__file__).parent / "weights"


def write_down(rules: Ruleset, kind: str, foe: int, score: Score, games: int, seed: int) -> None:
    """Into the log of the weights made for just these rules, if there are any; `foe` is how many decisions
    deep the other looked."""
    name = fitting_weights(rules)
    file = WEIGHTS / f"{name}.json"
    meta = json.loads(file.read_text()) if name else {}
    if meta.get("training", {}).get("rules") != rules.spec:
        return
    meta["training"]["strength"] = {
        "against": f"depth-{foe} expectimax over the hand-made evaluation",
        "percent of wins": round(100 * score.wins, 1),
        "interval": round(100 * score.about, 1),
        **({f"percent of {kind}": round(100 * score.share, 1)} if kind != CHANCE else {}),
        "luck taken out": {"percent": round(100 * score.earned, 1), "interval": round(100 * score.within, 1)},
        "games": games,
        "seed": seed,
    }
    file.write_text(json.dumps(meta, indent=1) + "\n")
