"""What `import ur` gives: the examples in its documentation, whole games, and what it refuses."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import random
import re
import shlex
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

import ur
from ur import api
from ur.__main__ import main
from ur.rulesets import IDS

ROOT = Path(__file__).parents[3]
FOUND = [importlib.import_module(f"ur.api.{module.name}") for module in pkgutil.iter_modules(api.__path__)]
MODULES = [module for module in FOUND if ">>>" in Path(str(module.__file__)).read_text("utf-8")]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_the_examples_of_the_documentation_run(module: object) -> None:
    failed, tried = doctest.testmod(module, report=True)  # type: ignore[arg-type]
    assert not failed
    assert tried


def test_every_name_has_a_text_and_every_function_an_example() -> None:
    for name in api.NAMES:
        documented = getattr(ur, name)
        assert documented.__doc__, name
        if not isinstance(documented, type):
            assert re.search(">>> import .*ur\n", documented.__doc__), name


def test_the_front_door_has_the_names_of_the_api_and_loads_nothing_before_they_are_needed() -> None:
    assert set(ur.__all__) == api.NAMES
    assert set(dir(ur)) >= api.NAMES
    everything: dict[str, object] = {}
    exec("from ur import *", everything)
    assert set(everything) >= api.NAMES
    program = "import sys, ur; print('ur.rules' in sys.modules); ur.start; print('ur.rules' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT / "py", capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        _ = ur.begin  # type: ignore[attr-defined]


def test_the_folder_of_the_rulesets_does_not_hide_their_list() -> None:
    """Python would set `ur.rulesets` to the folder of that name when it is loaded after the function."""
    program = "import ur.rulesets; print(ur.rulesets()[0]); from ur.rulesets import IDS; print(ur.rulesets() == IDS)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT / "py", capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["finkel", "True"]


def test_the_program_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert len(blocks) == 1
    assert len(blocks[0].splitlines()) <= 15
    done = subprocess.run(
        [sys.executable, "-W", "error", "-"],
        input=blocks[0], cwd=ROOT / "py", capture_output=True, text=True, encoding="utf-8", check=False, timeout=120,
    )  # fmt: skip
    assert not done.returncode, done.stderr
    assert "    1    2    3" in done.stdout
    assert done.stdout.splitlines()[-1] in ("light wins", "dark wins")


@pytest.mark.parametrize("rules", [*IDS, "skiryuk?leave_rosette=6", "leaflet?decline_extra=ask"])
def test_a_random_game_ends_and_its_record_comes_back(rules: str) -> None:
    rng = random.Random(rules)
    game = ur.Game(rules, seed=rules, players=("the first", ""))
    while not game.over:
        throw = game.throw()
        assert game.throw() == throw
        assert game.actions
        game.act(rng.choice(game.actions))
    assert game.winner in ("light", "dark", "draw")
    text = ur.write_record(game)
    again = ur.read_record(text)
    assert (again.position, again.log, again.header) == (game.position, game.log, game.header)
    assert ur.write_record(again) == text


@pytest.mark.parametrize("rules", [*IDS, "skiryuk?leave_rosette=6", "leaflet?decline_extra=ask"])
def test_a_random_game_step_by_step_ends(rules: str) -> None:
    """Also conversions, awards, choices of lots; and written actions are the same as the actions."""
    rng = random.Random(rules)
    position, throw = ur.start(rules), None
    while not position.over:
        possible = ur.lots(rules, position)
        throw = throw or ur.throw(rules, position, rng, rng.choice(possible) if possible else None)
        action = rng.choice(ur.legal(rules, position, throw))
        found = ur.outcomes(rules, position, throw, action)
        assert found == ur.outcomes(rules, position, throw, action.text)
        assert sum(outcome.chance for outcome in found) == 1
        _, position, throw = rng.choice(found)
    assert ur.legal(rules, position, None) == ()


@pytest.mark.parametrize("rules", IDS)
def test_chances_are_those_of_the_throws(rules: str) -> None:
    chances = ur.chances(rules, ur.start(rules))
    assert sum(chances.values()) == pytest.approx(1)
    rng = random.Random(1)
    drawn = [ur.throw(rules, ur.start(rules), rng) for _ in range(2000)]
    for throw, chance in chances.items():
        assert drawn.count(throw) / 2000 == pytest.approx(chance, abs=0.05)


def test_the_best_choice_loses_nothing_and_the_rest_lose_what_they_are_worth_less() -> None:
    rng, position = random.Random(4), ur.start("finkel")
    for _ in range(12):
        throw = ur.throw("finkel", position, rng)
        found = ur.analyse("finkel", position, throw)
        assert tuple(one.action for one in found.actions) == ur.legal("finkel", position, throw)
        losses = {one.action: one.loss for one in found.actions}
        assert found.best is not None
        assert losses[found.best] == 0 == min(losses.values())
        assert found.expected == pytest.approx(
            sum(chance * found.throws[one.name] for one, chance in ur.chances("finkel", position).items())
        )
        position = ur.act("finkel", position, throw, ur.choose("finkel", position, throw))


@pytest.mark.parametrize("seed", [11, 18])
def test_two_players_that_err_do_not_wait_for_each_other_without_end(seed: int) -> None:
    """In a position that comes back the computer errs in another way. With the same errors these games never ended."""
    game, throws = ur.Game("tablet", seed=seed), 0
    while not game.over and throws < 600:
        if game.lots:
            game.throw()
            throws += 1
        game.act(game.choose(4))
    assert game.over


def test_what_waits_before_a_throw_can_be_analysed() -> None:
    found = ur.analyse("finkel", ur.start("finkel"))
    assert found.actions == ()
    assert found.best is None
    assert set(found.throws) == {"0", "1", "2", "3", "4"}


def test_an_undone_game_goes_on_with_the_same_throw() -> None:
    game = ur.Game("finkel", seed=5)
    throw = game.throw()
    game.act(game.actions[0])
    game.undo(2)
    assert game.lots == (4,)
    assert game.actions == ()
    assert game.throw() == throw
    game.undo()
    assert game.throw(name=4) is not None
    assert [str(action) for action in game.actions] in (["+A1*"], ["+C1*"])


def test_lots_thrown_by_people_are_chosen_by_how_they_fell() -> None:
    text = '[Rules "skiryuk?leave_rosette=6"]\n\nat:light;_B4=L@8;_hand_6/7'
    game = ur.read_record(text)
    with pytest.raises(ur.GameError, match="9 is not a throw"):
        game.throw(name=9)
    assert game.lots == (3, 6)
    throw = game.throw(name="6:5")
    assert throw is not None
    assert (throw.kit, throw.marked) == (6, 5)


def test_a_throw_by_name_is_refused_while_another_waits() -> None:
    game = ur.Game("finkel", seed=1)
    throw = game.throw()
    assert throw is not None and game.throw(name=throw.name) == throw
    with pytest.raises(ur.GameError, match="a throw is not due now"):
        game.throw(name=(int(throw.name) + 1) % 5)


def test_the_throw_that_decided_who_begins_is_not_taken_back() -> None:
    game = ur.Game("skiryuk", seed=1)
    with pytest.raises(ur.GameError, match="nothing to take back"):
        game.undo()


def test_the_other_wins_when_one_resigns() -> None:
    game = ur.Game("merit", seed=1)
    game.resign("light")
    assert (game.over, game.winner) == (True, "dark")
    assert "resign-light" in ur.write_record(game)


def test_a_record_as_json_is_read_and_its_checksum_finds_a_change() -> None:
    game = ur.Game("bell", seed=3)
    game.throw()
    record = json.loads(ur.write_record(game, as_json=True))
    read = ur.read_record(json.dumps(record))
    assert (read.position, read.header, read.log) == (game.position, game.header, game.log)
    with pytest.raises(ur.RecordError, match="checksum"):
        ur.read_record(json.dumps({**record, "id": "0" * 32}))
    del record["sum"]
    assert ur.read_record(json.dumps(record)).log == game.log


@pytest.mark.parametrize("form", ["json", "text", "rgn"])
def test_a_record_may_begin_with_a_byte_order_mark(form: str) -> None:
    game = ur.Game("finkel", seed=1)
    text = '[Rules "finkel"]\n1. A@A1 *' if form == "rgn" else ur.write_record(game, as_json=form == "json")
    assert ur.read_record("\ufeff" + text).log == ur.read_record(text).log


def test_json_with_half_a_letter_is_written_and_json_that_is_too_deep_is_refused() -> None:
    game = ur.Game("finkel", seed=1, players=("Ann \ud800", "Bob"))
    assert ur.read_record(ur.write_record(game, as_json=True)).header == game.header
    with pytest.raises(ur.RecordError, match="neither"):
        ur.read_record('{"format":' + "[" * 100_000)


def test_rgn_without_rules_is_read_by_the_rules_given() -> None:
    text = "1. A@A1 *"
    with pytest.raises(ur.RecordError, match="rules"):
        ur.read_record(text)
    assert ur.read_record(text, "finkel").rules.id == "finkel"


@pytest.mark.parametrize(("rules", "players"), [("skiryuk?pieces=1", ("best", "random")), ("bell?pieces=1", (1, 1))])
def test_a_simulation_has_the_numbers_of_the_command_line(
    rules: str, players: tuple[int | str, int | str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same table and the same summary, to the letter."""
    found = ur.simulate(rules, players, games=7, seed="reed 7")
    words = ["lab", rules, "--players", f"{players[0]},{players[1]}", "--games", "7", "--seed", "reed 7"]
    assert main([*words, "--jobs", "1", "--csv", str(tmp_path / "games.csv")]) == 0
    assert found.csv() == (tmp_path / "games.csv").read_text("utf-8")
    assert f"{found}\n\n" == capsys.readouterr().out
    command = shlex.split(found.command)
    assert [*command[:2], *command[3:]] == ["ur", "lab", "--players", ",".join(found.match.players), *words[4:]]


def test_a_simulation_counts_what_its_games_have() -> None:
    found = ur.simulate("merit?pieces=2", players=(2, "random"), games=8)
    games = found.rows()
    assert len(games) == found.games == 8
    throws = [int(game["throws"]) for game in games]
    mean, error = statistics.mean(throws), statistics.stdev(throws) / 8**0.5
    figure = found.figures["throws"]
    # Student's distribution with seven degrees of freedom.
    assert figure == pytest.approx((mean, mean - 2.365 * error, mean + 2.365 * error, 8), abs=0.05)
    won = [game["winner"] == game["starter"] for game in games]
    assert found.figures["first"].value == pytest.approx(100 * statistics.mean(won))
    assert found.draws == sum(game["winner"] == "draw" for game in games)
    assert sum(found.captured.values()) == sum(int(game["captures"]) for game in games)
    assert set(found.arrivals) >= {"B1", "S"}
    assert "a" in found.figures
    assert "a" not in ur.simulate("merit?pieces=2", players=(1, 1), games=2).figures
    assert [type(one) for one in found.figures.values()] == [ur.Figure] * len(found.figures)


def test_more_games_begin_with_the_same_games() -> None:
    few, more = (ur.simulate(ur.ruleset("blitz?pieces=1"), games=games, seed=5) for games in (3, 6))
    assert more.rows()[:3] == few.rows()
    assert ur.simulate("blitz?pieces=1", games=3, seed="5").csv() == few.csv()
    assert ur.simulate("blitz?pieces=1", games=3, seed=6).rows() != few.rows()


START = ur.start("finkel")
ENDED = ur.read_position("finkel", "light; -; hand 0/7; off 7/0; winner light")
PENDING = ur.read_position("merit", "light; A1=L; hand 6/7; off 0/0; pending award dark")
REFUSED = [
    (lambda: ur.ruleset("chess"), "there is no ruleset 'chess'"),
    (lambda: ur.start("finkel", "white"), "light or dark starts"),
    (lambda: ur.legal("finkel", START, None), "a throw comes first"),
    (lambda: ur.legal("finkel", START, 7), "7"),
    (lambda: ur.legal("masters", ur.start("masters"), ur.throw("tablet", ur.start("tablet"))), "throw"),
    (lambda: ur.legal("merit", PENDING, 1), "a choice is pending"),
    (lambda: ur.throw("finkel", START, lots=3), "3 lots cannot be thrown here"),
    (lambda: ur.act("finkel", START, 2, "B1-B2"), "cannot be done here"),
    (lambda: ur.act("finkel", START, 2, "-"), "cannot be done here"),
    (lambda: ur.act("finkel", START, 2, ur.legal("finkel", START, 3)[0]), "cannot be done here"),
    (lambda: ur.act("finkel", ENDED, 2, "-"), "the game has ended"),
    (lambda: ur.act("tablet", ur.start("tablet"), 4, "convert"), "ur.outcomes"),
    (lambda: ur.choose("finkel", START, 2, level=9), "there is no level 9"),
    (lambda: ur.choose("finkel", ENDED, 2), "the game has ended"),
    (lambda: ur.analyse("finkel", ENDED), "the game has ended"),
    (lambda: ur.choose_lots("merit", PENDING), "a choice is pending"),
    (lambda: ur.Game("finkel", seed=1).act("+A1"), "a throw comes first"),
    (lambda: ur.Game("finkel", seed=1).throw(lots=9), "9 lots"),
    (lambda: ur.Game("finkel", seed=1).throw(name=9), "9 is not a throw"),
    (lambda: ur.Game("finkel", seed=1).resign("white"), "light or dark resigns"),
    (lambda: ur.Game("finkel", seed=1).undo(5), "nothing to take back"),
    (lambda: ur.read_record("{}"), "not a record"),
    (lambda: ur.read_record("{"), "neither"),
    (lambda: ur.read_record('[Rules "chess"]'), "no ruleset"),
    (lambda: ur.read_position("finkel", "light"), "a position is a turn"),
    (lambda: ur.act("finkel", START, 2, None), "an action is one of ur.legal or its text, not None"),  # type: ignore[arg-type]
    (lambda: ur.act("finkel", START, 2, 5), "an action is one of ur.legal or its text, not 5"),  # type: ignore[arg-type]
    (lambda: ur.read_position("finkel", 5), "a position is read from a line of text, not from 5"),  # type: ignore[arg-type]
    (lambda: ur.read_record(None), "a record is read from a text, not from None"),  # type: ignore[arg-type]
    (lambda: ur.start(5), "rules are a Ruleset or how one is written, not 5"),  # type: ignore[arg-type]
    (lambda: ur.ruleset(None), "rules are a Ruleset or how one is written, not None"),  # type: ignore[arg-type]
    (lambda: ur.ruleset(f"bell?stake={'9' * 5000}"), "is not possible: it takes a whole number from 0 to 1000"),
    (lambda: ur.Game("finkel", players=(1, 2)), "two players have names, as in ('human', 'computer 7'), not (1, 2)"),  # type: ignore[arg-type]
    (lambda: ur.Game("finkel", players=("a",)), "two players have names, as in ('human', 'computer 7'), not ('a',)"),  # type: ignore[arg-type]
    (lambda: ur.Game("finkel", players="ab"), "two players have names, as in ('human', 'computer 7'), not 'ab'"),  # type: ignore[arg-type]
    (lambda: ur.simulate("chess"), "there is no ruleset 'chess'"),
    (lambda: ur.simulate("finkel", players=(4, 9)), "there is no level '9'"),
    (lambda: ur.simulate("finkel", players=(4,)), "two players play, as in (7, 3), not (4,)"),
    (lambda: ur.simulate("finkel", players="77"), "two players play, as in (7, 3), not '77'"),
    (lambda: ur.simulate("finkel", games=0), "the number of games is 1 or more, not 0"),
    (lambda: ur.simulate("finkel", games=2.5), "the number of games is 1 or more, not 2.5"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "sentence"), REFUSED, ids=[sentence for _, sentence in REFUSED])
def test_what_cannot_be_is_refused_in_one_sentence(ask: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)) as caught:
        ask()  # type: ignore[operator]
    assert "\n" not in str(caught.value)
