"""House rules without captures never come to a position in which neither player can ever move again."""

from __future__ import annotations

import inspect
from itertools import combinations, product

import pytest

from ur.formats.position_text import read_position_text
from ur.model.option import RulesError
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

KITS = ("lots=3&zero=0", "lots=3&zero=4", "lots=4&zero=0", "lots=4&zero=5")
LOCK = "B2=L@6 B3=L@7 B4=D@8 B5=L@19 B6=D@18 B7=D@17; hand 0/0; off 0/0"


def _stuck(rules: Ruleset, player: int) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Every way in which a player's pieces can be stuck: the squares they hold, and those the enemy must hold."""
    scores = {throw.score for throw in rules.kits.all[0].throws if throw.score}
    path, enemy = rules.path.of(player), set(rules.path.of(1 - player))
    # A piece on step 0 is in hand; one that a score takes off the board is never stuck.
    steps = [step for step in range(len(path) + 1) if len(path) + 1 - step not in scores]
    found = []
    for count in range(1, len(rules.crew) + 1):
        for chosen in combinations(steps, count):
            held = frozenset(path[step - 1] for step in chosen if step)
            ahead = {path[step + score - 1] for step, score in product(chosen, scores) if step + score <= len(path)}
            if ahead - held <= enemy and len(ahead - held) <= len(rules.crew):
                found.append((held, frozenset(ahead - held)))
    return found


def _locks(rules: Ruleset) -> bool:
    """Whether some position leaves both players pieces, and no move with any throw.

    Nothing is captured, so such a position lasts for ever.
    """
    light, dark = _stuck(rules, 0), _stuck(rules, 1)
    return any(
        not mine & theirs and needed <= theirs and wanted <= mine for mine, needed in light for theirs, wanted in dark
    )


@pytest.mark.parametrize("kit", KITS)
def test_as_many_pieces_as_are_allowed_never_lock_the_board(kit: str) -> None:
    most = 2 if kit == "lots=3&zero=0" else 3
    for pieces in range(1, most + 1):
        assert not _locks(ruleset(f"race?path=murray27&capture=no&{kit}&pieces={pieces}")), pieces
    with pytest.raises(RulesError, match=f"at most {most} pieces"):
        ruleset(f"race?path=murray27&capture=no&{kit}&pieces={most + 1}")


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("path", ["short14", "long16", "late16"])
def test_on_the_other_paths_seven_pieces_never_lock_the_board(path: str, kit: str) -> None:
    assert not _locks(ruleset(f"race?path={path}&capture=no&{kit}"))


def test_a_lock_is_found_where_there_is_one() -> None:
    """Three pieces and no score of four, in a ruleset with the parts of `race`, which itself refuses it."""
    allowed = ruleset("race?path=murray27&capture=no&lots=3&zero=0&pieces=2")
    fields = {name: getattr(allowed, name) for name in inspect.signature(Ruleset).parameters}
    three = Ruleset(**{**fields, "crew": (0, 0, 0)})
    assert _locks(three)
    for turn in ("light", "dark"):
        position = read_position_text(three, f"{turn}; {LOCK}")
        assert not any(engine.legal(three, position, throw) for throw in three.kits.all[0].throws if throw.score)
