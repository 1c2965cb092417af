"""The pieces on the board of the start screen: of each ruleset a position in the middle of a game."""

from __future__ import annotations

import json
from typing import Any

# What the page draws of a piece (js/view/pieces.js); where a piece has none of these, it is left out.
_DRAWN = ("id", "owner", "kind", "side", "square", "step", "level", "height")
# All games have these throws, and this player, which is quick: it is only for a picture.
_SEED, _LEVEL = "start", 3
# The picture comes from so many throws and choices.
_PLIES = 120
# So many pieces on the board show both players, and hide no square that matters.
_BEST = 5


def sample_positions(rulesets: list[str]) -> dict[str, list[dict[str, Any]]]:
    """The pieces on the board in one position of each ruleset, as `ur.bridge.view` gives them to the page.

    Both players have two pieces there, if they come to that, and where pieces stack there is a stack.
    """
    return {rules: _sample(rules) for rules in rulesets}


def written(rulesets: list[str]) -> str:
    """These positions as js/view/sample.js reads them."""
    return json.dumps(sample_positions(rulesets), separators=(",", ":"))


def _sample(rules: str) -> list[dict[str, Any]]:
    import ur
    from ur.bridge.session import Session
    from ur.bridge.view import view

    game = ur.Game(rules, seed=_SEED)
    best, record = _shows(game.position.squares), ""
    for _ in range(_PLIES):
        if game.over:
            break
        if game.actions:
            game.act(game.choose(_LEVEL))
        else:
            game.throw()
        shows = _shows(game.position.squares)
        if shows > best:
            best, record = shows, ur.write_record(game, as_json=True)
    return [
        {name: one[name] for name in _DRAWN if one.get(name) is not None}
        for one in view(Session.load(json.loads(record)))["pieces"]
        if one["square"] not in ("hand", "off")
    ]


def _shows(stacks: tuple[tuple[int, ...], ...]) -> tuple[int, int, int]:
    """How well the stacks on a board show what is played; the first of the best is taken."""
    from ur.model.position import owner_of

    owners = [owner_of(one) for stack in stacks for one in stack]
    tallest = max(len(stack) for stack in stacks)
    return min(owners.count(0), owners.count(1), 2), min(tallest, 2), -abs(len(owners) - _BEST)
