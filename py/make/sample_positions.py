"""The pieces on the board of the start screen: of each ruleset a position in the middle of a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Piece = dict[str, Any]

# What the page draws of a piece (js/view/pieces.js); where a piece has none of these, it is left out.
_DRAWN = ("id", "owner", "kind", "side", "square", "step", "level", "height")
# All games have these throws, and this player, which is quick: it is only for a picture.
_SEED, _LEVEL = "start", 3
# The picture comes from so many throws and choices.
_PLIES = 120
# So many pieces on the board show both players, and hide no square that matters.
_BEST = 5


def sample_positions(rulesets: list[str]) -> dict[str, list[Piece]]:
    """The pieces on the board in one position of each ruleset, as `ur.bridge.view` gives them to the page.

    Both players have two pieces there, if they come to that, and where pieces stack there is a stack.
    """
    return {rules: max(_positions(rules), key=_shows) for rules in rulesets}


def written(rulesets: list[str]) -> str:
    """These positions as js/view/sample.js reads them."""
    return json.dumps(sample_positions(rulesets), separators=(",", ":"))


def _positions(rules: str) -> Iterator[list[Piece]]:
    import ur
    from ur.bridge.session import Session
    from ur.bridge.view import view

    game = ur.Game(rules, seed=_SEED)
    for _ in range(_PLIES):
        if game.over:
            return
        if game.actions:
            game.act(game.choose(_LEVEL))
        else:
            game.throw()
        session = Session.load(json.loads(ur.write_record(game, as_json=True)))
        yield [
            {name: one[name] for name in _DRAWN if one.get(name) is not None}
            for one in view(session)["pieces"]
            if one["square"] not in ("hand", "off")
        ]


def _shows(pieces: list[Piece]) -> tuple[int, int, int]:
    """How well a position shows what is played; the first of the best is taken."""
    each = min(sum(one["owner"] == side for one in pieces) for side in ("light", "dark"))
    tallest = max((one["height"] for one in pieces), default=0)
    return min(each, 2), min(tallest, 2), -abs(len(pieces) - _BEST)
