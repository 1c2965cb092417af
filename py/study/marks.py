"""Measures what the marks of a review mean: `python -m study.marks [RULES…]` writes `ur/player/marks.json`.

A mark stands for a choice that is as rare in every ruleset. Level 3 of the computer plays itself, every third of its
choices is judged as a review does it, and each mark begins at the loss that so many of them reach. Seeded: the same
command finds the same numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path

from ur.games.game import Game
from ur.lab.match import Match
from ur.lab.players import player_of
from ur.lab.playing import entry_steps
from ur.player import marks
from ur.player.game_review import played_in
from ur.player.levels import REVIEW
from ur.player.payoff import CHANCE
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset

PLAYER, SEED, CHOICES = "3", "marks", 2_000
# One of every so many choices is judged.
_EVERY = 3


def main(words: Sequence[str]) -> None:
    """Measure these rulesets, or all; the others keep their numbers."""
    parser = argparse.ArgumentParser("study.marks", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("ids", nargs="*", help="rulesets; all without them")
    ids = parser.parse_args(words).ids
    if unknown := [id for id in ids if id not in IDS]:
        parser.error(f"there is no ruleset {unknown[0]}, but {', '.join(IDS)}")
    file = Path(marks.__file__).with_name("marks.json")
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for id in ids or IDS:
        rules = ruleset(id)
        found = sorted(islice(losses(rules), CHOICES), reverse=True)
        known[id] = limits(rules, found)
        given = {mark: sum(loss >= least for loss in found) for mark, least in marks.mark_limits(rules).items()}
        print(f"{id} {known[id]}; marks that the limits of the page give in {CHOICES} choices: {given}", flush=True)
        rows = ",\n".join(f"{json.dumps(one)}: {json.dumps(known[one])}" for one in IDS if one in known)
        file.write_text(f"{{\n{rows}\n}}\n", "utf-8")


def limits(rules: Ruleset, found: Sequence[float]) -> dict[str, float]:
    """What a choice costs at least for each mark, in the unit of the payoff, to half a hundredth or a tenth.

    `found` are the losses of CHOICES choices, the largest first.
    """
    step = 0.005 if context_of(rules).payoff.kind == CHANCE else 0.1
    limits = {mark: found[round(CHOICES / one_in)] for mark, one_in in marks.ONE_IN.items()}
    return {mark: round(max(1, round(least / step)) * step, 3) for mark, least in limits.items()}


def losses(rules: Ruleset, seed: str = SEED) -> Iterator[float]:
    """What the choices of the player lose against the best ones, game after game, without an end."""
    context, player, match = context_of(rules), player_of(PLAYER), Match(rules.spec, (PLAYER, PLAYER), seed)
    number = count = 0
    while True:
        game, dice = Game(rules), match.dice(number)
        errors = int.from_bytes(sha256(f"{rules.spec}|{number}".encode()).digest()[:7], "big")
        game.begin(dice.throw)
        while not game.over:
            entry, _ = finish(entry_steps(game, (player, player), dice, errors + len(game.log)))
            actions, now = game.actions, game.now
            played = played_in(entry, actions)
            if played is not None and len(actions) + game.may_pass > 1:
                count += 1
                if count % _EVERY == 0:
                    children = context.children(now.position, now.throw, tuple(actions))
                    values = finish(context.search(REVIEW, now.position).values(children, equal_depth=True))
                    yield max(values) - values[played]
            game.add(entry)
        number += 1


if __name__ == "__main__":
    main(sys.argv[1:])
