"""A ruleset whose parts do not fit together is refused when it is made."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ur.formats.notation import NotationError
from ur.formats.position_text import read_position_text
from ur.model.path import SHORT14, Path
from ur.rules.moves import buried
from ur.rulesets import ruleset


@pytest.mark.parametrize(
    ("squares", "message"),
    [
        ((*SHORT14.light[:-1], "Z9"), "the path uses Z9, which the ur board does not have"),
        ((*SHORT14.light[:3], *SHORT14.light[4:]), f"the path jumps from {SHORT14.light[2]} to {SHORT14.light[4]}"),
    ],
)
def test_a_path_has_to_go_from_square_to_square(squares: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(ruleset("finkel"), path=Path("odd", squares))


def test_squares_that_no_path_passes_are_not_in_the_game() -> None:
    rules = replace(ruleset("finkel"), path=Path("odd", SHORT14.light[:12]))
    assert set(rules.places) == {*rules.path.of(0), *rules.path.of(1)}
    with pytest.raises(NotationError, match="there is no square 'A7' in these rules"):
        read_position_text(rules, "light; A7=L; hand 6/7")


def test_six_lots_dig_out_no_piece_that_stands_beside_the_rosettes() -> None:
    """Skiryuk, with six lots for the pieces on rosettes: only three lots move a piece from under an enemy on B3."""
    rules = ruleset("skiryuk?stuck=unbury&leave_rosette=6")
    position = read_position_text(rules, "light; B3=L@7,D@7; hand 6/6; off 0/0")
    three, six = (next(throw for throw in kit.throws if throw.score == 1) for kit in rules.kits.all)
    assert {rules.places[action.slot] for action in buried(rules, position, three)} == {"B3"}
    assert not buried(rules, position, six)
