"""The requests of the laboratory: games some at a time, with the sums that the page keeps, and what they show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asking import ask
from ur.bridge.dispatcher import Dispatcher
from ur.cli.parser import command_line
from ur.player import net_files

GAMES = {"type": "lab", "rules": "finkel?pieces=2", "players": ["1", "random"], "seed": "s 1"}
FIGURES = {"type": "lab-figures", "kind": "differences", "players": ["1", "random"], "seed": "s 1"}


def play(first: int, games: int, sums: object = None, seconds: float = 99, **more: object) -> dict[str, Any]:
    return ask(**{**GAMES, "first": first, "games": games, "seconds": seconds, "sums": sums, **more})


def test_games_in_parts_make_the_same_sums_and_the_table_of_the_command_line(tmp_path: Path) -> None:
    """Each part by an engine of its own: what one engine knows is not needed by the next."""
    whole, first = play(0, 4), play(0, 1)
    rest = play(1, 3, first["sums"])
    assert rest["sums"] == whole["sums"]
    assert first["lines"] + rest["lines"] == whole["lines"]
    other = play(0, 4, rules="masters?pieces=2")
    columns = [{"rules": rules, "sums": one["sums"]} for rules, one in (("finkel?pieces=2", whole),
                                                                       ("masters?pieces=2", other))]  # fmt: skip
    figures = ask(**{**FIGURES, "columns": columns})
    file = tmp_path / "games.csv"
    parser, _ = command_line()
    words = ["lab", "finkel?pieces=2", "masters?pieces=2", "--players", "1,random", "--games", "4", "--seed", "s 1"]
    given = parser.parse_args([*words, "--csv", str(file)])
    from ur.cli.lab.command import run
    from ur.text.translator import words as words_of

    run(given, words_of("en"))
    table = [*figures["head"], *whole["lines"], *other["lines"]]
    assert file.read_bytes() == "".join(f"{line}\n" for line in table).encode()


def test_no_game_begins_after_the_seconds_are_over() -> None:
    assert play(0, 50, seconds=0)["games"] == 1


def test_a_newer_request_stops_the_games_under_way() -> None:
    dispatcher = Dispatcher()
    assert dispatcher.handle(json.dumps({"id": 1, **GAMES, "first": 0, "games": 9000, "seconds": 99})) == ""
    assert dispatcher.step() is None
    columns = [{"rules": rules, "sums": None} for rules in ("finkel", "blitz")]
    assert json.loads(dispatcher.handle(json.dumps({"id": 2, **FIGURES, "columns": columns})))["ok"]
    assert json.loads(dispatcher.step() or "")["error"]["code"] == "stopped"
    assert dispatcher.step() == ""


def test_it_waits_for_the_weights_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without them the games would be others than those of the command line. The worker fetches what is missing."""
    dispatcher = Dispatcher()
    monkeypatch.setattr(net_files, "_read_numbers", lambda name: None)
    assert ask(dispatcher, **{**GAMES, "rules": "finkel", "first": 0, "games": 1, "seconds": 1})["waiting"]
    assert dispatcher.missing_weights() == "finkel.bin"


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": 10_001},
        {"first": -1},
        {"seconds": "1"},
        {"rules": 7},
        {"seed": None},
        {"players": ["4"]},
        {"players": ["4", "8"]},
        {"sums": {"outcomes": 3}},
    ],
)
def test_what_is_no_request_for_games_is_refused(wrong: dict[str, object]) -> None:
    answer = ask(**{**GAMES, "first": 0, "games": 1, "seconds": 1, **wrong})
    assert answer["error"]["code"] == "bad_request"


@pytest.mark.parametrize("rules", ["chess", "finkel?pieces=99"])
def test_rules_that_do_not_exist_are_refused(rules: str) -> None:
    assert not ask(**{**GAMES, "rules": rules, "first": 0, "games": 1, "seconds": 1})["ok"]


@pytest.mark.parametrize("wrong", [{"kind": "x"}, {"columns": []}, {"columns": [1, 2]}, {"columns": "ab"}])
def test_what_cannot_be_compared_is_refused(wrong: dict[str, object]) -> None:
    columns = [{"rules": "finkel", "sums": None}, {"rules": "blitz", "sums": None}]
    assert ask(**{**FIGURES, "columns": columns})["ok"]
    assert ask(**{**FIGURES, "columns": columns, **wrong})["error"]["code"] == "bad_request"
