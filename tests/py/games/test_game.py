"""The log of a game: it can be replayed and taken back, and refuses entries that are not allowed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playing import finished, random_game
from ur.formats.position_text import position_text, read_position_text
from ur.games.game import Game, GameError
from ur.rulesets import IDS, ruleset
from ur.throws.dice import Dice

DICE = Dice("0d" * 32, "test")


def started(rules: str = "finkel") -> Game:
    """A game after its start."""
    game = Game(ruleset(rules))
    game.begin(DICE.throw)
    return game


@pytest.mark.parametrize("id", IDS)
def test_a_log_replays_to_the_same_game(id: str) -> None:
    for seed in range(5):
        game = finished(ruleset(id), seed)
        again = Game.replayed(ruleset(id), game.log)
        assert again.moments == game.moments
        assert again.line == game.line


@pytest.mark.parametrize("id", IDS)
def test_a_log_without_its_undos_is_the_same_game(id: str) -> None:
    game = finished(ruleset(id), 7)
    assert Game.replayed(ruleset(id), game.line).now == game.now


def test_after_an_undo_the_same_throw_comes_again() -> None:
    game = started()
    while len(game.actions) < 2:
        if game.kits:
            game.throw(DICE.throw)
        else:
            game.add(["m", 0] if game.actions else ["p"])
    before = game.now
    thrown = []
    for index in (0, 1):
        game.add(["m", index])
        game.throw(DICE.throw)
        thrown.append(game.now.throw)
        game.add(["u", 2])
        assert game.now == before
    assert thrown[0] == thrown[1]


def test_redo_works_until_something_else_is_played() -> None:
    game = started()
    game.throw(DICE.throw)
    after = game.now
    game.add(["u", 1])
    game.add(["y", 1])
    assert game.now == after
    with pytest.raises(GameError) as refused:
        game.add(["y", 1])
    assert refused.value.code == "no_redo"


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (["t", "9"], "bad_throw"),
        (["m", 0], "bad_action"),
        (["p"], "bad_action"),
        (["k", 6], "bad_kit"),
        (["u", 1], "no_undo"),
        (["x"], "bad_entry"),
        (["s", "light", []], "bad_entry"),
        (["b", "light; hand 7/7; off 0/0"], "bad_entry"),
    ],
)
def test_an_entry_that_is_not_allowed_is_refused_and_changes_nothing(entry: list[object], code: str) -> None:
    game = started()
    log, now = list(game.log), game.now
    with pytest.raises(GameError) as refused:
        game.add(entry)
    assert refused.value.code == code
    assert (game.log, game.now) == (log, now)


def test_a_damaged_log_names_the_entry() -> None:
    log = finished(ruleset("finkel"), 1).line
    log[10] = ["t", "9"] if log[10][0] != "t" else ["m", 99]
    with pytest.raises(GameError) as refused:
        Game.replayed(ruleset("finkel"), log)
    assert refused.value.at == 10


@pytest.mark.parametrize("junk", [[], [None], ["t"], ["u", "x"], ["m", None], ["s"], [["t"]], 7, {}])
def test_junk_in_a_log_is_refused(junk: object) -> None:
    with pytest.raises(GameError) as refused:
        Game.replayed(ruleset("finkel"), [["s", "light", []], junk])  # type: ignore[list-item]
    assert refused.value.at == 1


def test_nothing_follows_the_end() -> None:
    game = finished(ruleset("biles"), 3)
    with pytest.raises(GameError) as refused:
        game.add(["t", "1"])
    assert refused.value.code == "game_over"


def test_resigning_makes_the_other_player_win() -> None:
    game = started()
    game.add(["r", "light"])
    assert game.over and game.now.position.winner == 1


@pytest.mark.parametrize("rules", ["bell", "tablet", "merit"])
def test_a_game_that_is_given_up_pays_and_counts_nothing(rules: str) -> None:
    """Purses and kitty stay as they are, and nobody scores points (RULES.md 4.2)."""
    game = random_game(ruleset(rules), 3, plies=40)
    before = game.now.position
    game.add(["r", "light"])
    after = game.now.position
    assert after.winner == 1
    assert (after.purse, after.kitty, after.points) == (before.purse, before.kitty, (0, 0))
    assert rules == "merit" or after.kitty


def test_a_game_that_reaches_its_length_limit_is_a_draw() -> None:
    """The game ends even if neither player ever wins."""
    game = started("murray")
    limit = game.rules.length_limit
    game.moments[-1] = game.now._replace(throws=limit - 1)
    game.throw(DICE.throw)
    while not game.over:
        game.add(["m", 0] if game.actions else ["p"])
    assert game.now.position.winner == 2


def test_who_wins_with_the_last_throw_of_the_limit_has_won() -> None:
    whole = finished(ruleset("finkel?pieces=1"), 2)
    limited = replace(whole.rules, length_limit=whole.now.throws)
    assert Game.replayed(limited, whole.log).now.position.winner == whole.now.position.winner != 2
    assert Game.replayed(replace(limited, length_limit=whole.now.throws - 1), whole.log[:-2]).now.position.winner == 2


def test_a_throw_is_not_due_before_the_last_one_is_played() -> None:
    game = started()
    game.add(["t", "4"])
    with pytest.raises(GameError) as refused:
        game.throw(DICE.throw)
    assert refused.value.code == "no_throw"


def test_where_there_are_two_kits_one_is_chosen_before_the_throw() -> None:
    whole = finished(ruleset("skiryuk?leave_rosette=6"), 0)
    chosen = next(at for at, entry in enumerate(whole.line) if entry == ["k", 6])
    game = Game.replayed(whole.rules, whole.line[:chosen])
    throw = whole.line[chosen + 1]
    with pytest.raises(GameError) as refused:
        game.add(throw)
    assert refused.value.code == "bad_kit"
    game.add(["k", 6])
    game.add(throw)


def test_where_the_rules_have_one_kit_none_is_chosen() -> None:
    game = Game.replayed(ruleset("finkel"), [["s", "light", []]])
    with pytest.raises(GameError) as refused:
        game.add(["k", 4])
    assert refused.value.code == "bad_kit"


def test_a_converted_throw_does_not_decide_who_begins() -> None:
    with pytest.raises(GameError) as refused:
        Game.replayed(ruleset("tablet"), [["s", "light", [["4+", "2"]]]])
    assert refused.value.code == "bad_entry"
    Game.replayed(ruleset("tablet"), [["s", "light", [["4", "2"]]]])


def test_a_start_by_a_coin_has_no_rounds() -> None:
    with pytest.raises(GameError):
        Game.replayed(ruleset("biles"), [["s", "light", [["1", "2"]]]])
    Game.replayed(ruleset("biles"), [["s", "light", []]])


@pytest.mark.parametrize(
    ("id", "rounds"),
    [
        ("conventional", [["1", "2"]]),
        ("conventional", [["2", "2"]]),
        ("conventional", [["2", "1"], ["2", "1"]]),
        ("skiryuk", [["2", "1"]]),
        ("skiryuk", [["1", "1"]]),
    ],
    ids=str,
)
def test_a_start_whose_throws_let_another_begin_is_refused(id: str, rounds: list[list[str]]) -> None:
    with pytest.raises(GameError) as refused:
        Game.replayed(ruleset(id), [["s", "light", rounds]])
    assert refused.value.code == "bad_entry"


def test_the_throw_that_decided_the_start_is_played_first_and_stays() -> None:
    game = Game.replayed(ruleset("skiryuk"), [["s", "light", [["2", "3"], ["1", "2"]]]])
    with pytest.raises(GameError) as refused:
        game.add(["t", "2"])
    assert refused.value.code == "bad_throw"
    game.throw(DICE.throw)
    assert game.line[1] == ["t", "1"]
    with pytest.raises(GameError) as refused:
        game.add(["u", 1])
    assert refused.value.code == "no_undo"
    game.add(["m", 0])
    game.add(["u", 1])


def test_nobody_has_to_choose_after_a_game_was_given_up() -> None:
    """Its position is the same when it is written and read."""
    rules = ruleset("merit")
    text = "dark; A1=L A8=L B1=L B2=D C1=D S=L,D; hand 3/4; pending award dark"
    placed = Game.replayed(rules, [["b", text]])
    assert placed.now.position.by == 1
    placed.add(["r", "light"])
    position = placed.now.position
    assert read_position_text(rules, position_text(rules, position)) == position


def test_a_converted_throw_cannot_be_thrown() -> None:
    game = Game.replayed(ruleset("tablet"), [["s", "light", []]])
    with pytest.raises(GameError) as refused:
        game.add(["t", "4+"])
    assert refused.value.code == "bad_throw"
    game.add(["t", "4"])
