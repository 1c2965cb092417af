"""Matches side by side: what is marked, what the answers say, and that neither says more than the intervals allow."""

from __future__ import annotations

import json
from typing import Any

import pytest

from report.examples import ASKED, examples
from rules_all import CHANGED
from ur.lab.answers import KINDS, answer
from ur.lab.comparison import comparison
from ur.lab.figures import FEWEST, median
from ur.lab.match import Match
from ur.lab.rows import Column, rows
from ur.lab.sums import Sums, Tally
from ur.model.message import Message
from ur.rulesets import options_of
from ur.text.translator import words

(GAME,) = Match("finkel?pieces=1", ("random", "random"), "1").games(0, 1)


def column(
    games: int = 200,
    rules: str = "finkel",
    players: tuple[str, str] = ("4", "4"),
    won_by_first: float = 0.5,
    won_by_a: float = 0.5,
    **measures: int,
) -> Column:
    """A column of games that were not played: each measure varies a little around the given value."""
    sums = Sums()
    for number in range(games):
        # A is light in even games. The shares are reached by every run of ten games.
        share = won_by_first if players[0] == players[1] else won_by_a
        a_wins = number % 10 < 10 * share
        winner = 0 if a_wins else 1
        starter = 0 if players[0] == players[1] else (number // 2) % 2
        if players[0] != players[1]:
            winner ^= number % 2
            starter ^= number % 2
        values = {name: value + number % 3 for name, value in measures.items()}
        sums.add(number, GAME._replace(starter=starter, winner=winner, **values))
    if players[0] == players[1]:
        first = round(games * won_by_first)
        sums.outcomes.clear()
        sums.outcomes.update({(0, 0): first, (0, 1): games - first})
    return Column(Match(rules, players, "1"), sums)


def said(message: Message) -> str:
    return words("en").text(message)


def head(kind: str, *columns: Column) -> str:
    return said(answer(kind, columns)[0])


def test_only_what_is_beyond_chance_is_marked() -> None:
    """The first column is what the others are compared with; few games are compared with nothing."""
    by_name = {row.name: row for row in rows([column(captures=10), column(captures=12), column(captures=10)])}
    captures = by_name["captures"]
    assert [captures.apart(index) for index in range(3)] == [None, "more", None]
    few = rows([column(captures=10), column(FEWEST - 1, captures=90)])
    assert not any(row.apart(1) for row in few)


def test_a_long_game_is_called_long_by_its_median() -> None:
    """The sentence and the line below it name the same time; the line has the interval."""
    long = column(throws=400)
    found = median(long.sums.tallies["throws"])
    assert (found.low, found.value, found.high) == (401, 401, 401)
    assert head("length", long, column(throws=100)) == (
        "Yes, if you have less than 40 minutes: half of the games last longer."
    )
    lines = [said(line) for line in answer("length", [long, column(throws=100)])[1]]
    assert lines[0].endswith("(95 %: 401 to 401), about 40 minutes.")
    assert lines[1].startswith("Finkel: half of the games take more than 101 throws (95 %: 101 to 101), about 10 min")


def test_the_interval_of_a_median_has_the_middle_of_the_games() -> None:
    found = median(Tally(range(1, 101)))
    assert (found.low, found.value, found.high, found.games) == (41, 50, 60, 100)
    assert median(Tally()) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        (0.5, 0.5, "These games are too few to show an advantage of either side."),
        (0.55, 0.5, "These games are too few to show an advantage of either side."),
        (0.7, 0.5, "It helps to begin in Finkel."),
        (0.5, 0.3, "It is better to be second in Blitz."),
        (0.7, 0.7, "It helps to begin in Finkel and Blitz."),
        (0.7, 0.3, "It helps to begin in Finkel, and it is better to be second in Blitz."),
    ],
)
def test_beginning_helps_only_where_the_interval_is_beside_one_half(first: float, second: float, says: str) -> None:
    assert head("beginning", column(won_by_first=first), column(rules="blitz", won_by_first=second)) == says


def test_choices_count_most_where_the_better_player_wins_most_beyond_chance() -> None:
    unequal: dict[str, Any] = {"players": ("7", "3")}
    most, less = column(**unequal, won_by_a=0.9), column(rules="bell", **unequal, won_by_a=0.6)
    assert head("choice", less, most) == "Of these rules, choices count most in Finkel."
    near = column(rules="blitz", **unequal, won_by_a=0.8)
    assert head("choice", column(50, **unequal, won_by_a=0.9), near) == (
        "These games cannot tell: the difference may be chance."
    )
    assert said(answer("choice", [less, most])[1][1]).startswith("Finkel: Level 7 wins 90.0 % of the games (95 %: 85.")
    assert head("choice", column(captures=1), column(captures=1)).startswith("No measure differs")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"behind": 5}, "Yes: "),
        ({"behind": 15}, "No: "),
        ({"lead_changes": 3}, "Yes: "),
        ({"late": 700}, "No: "),
        ({"behind": 5, "lead_changes": 3, "late": 400}, "Yes: "),
        ({"behind": 15, "lead_changes": 3}, "Yes and no: "),
        ({}, "These games cannot tell"),
    ],
)
def test_what_helps_the_side_behind_needs_measures_that_agree(changed: dict[str, int], says: str) -> None:
    """To catch up more, more changes of the lead and a later decision help; a line for each says for what it speaks."""
    usual = {"behind": 10, "lead_changes": 5, "late": 500}
    columns = [column(**usual), column(rules="finkel?pieces=5", **{**usual, **changed})]
    assert head("behind", *columns).startswith(says)
    lines = [said(line) for line in answer("behind", columns)[1]]
    assert len(lines) == 2 + len(changed)
    spoken = {word for word in ("Yes", "No") if any(line.endswith(f"speaks for “{word}”.") for line in lines)}
    assert spoken == {"No" if changed[name] > usual[name] else "Yes" for name in changed}


def test_differences_are_counted_and_named() -> None:
    one, other = column(captures=10, throws=100), column(rules="finkel?pieces=5", captures=20, throws=100)
    assert head("differences", one, other) == "1 of 10 measures differs by more than chance."
    assert [said(line) for line in answer("differences", [one, other])[1]] == [
        "Captures in a game, on average: Finkel 11.0, Finkel (Pieces each: 5) 21.0"
    ]
    assert head("differences", one, one) == "No measure differs by more than chance."
    more = column(rules="finkel?pieces=5", captures=15, throws=200)
    assert head("differences", one, more) == (
        "2 of 10 measures differ by more than chance. Most of all: Throws in a game."
    )


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_no_answer_from_few_games(kind: str) -> None:
    """Nor a failure, also before the first game of a ruleset."""
    for games in (0, 1, FEWEST - 1):
        few = [column(throws=100, late=600), column(games, throws=300, late=100)]
        assert head(kind, *few) == f"There are too few games for an answer: fewer than {FEWEST}."
        assert json.dumps(comparison(kind, few), allow_nan=False)
        assert games > 1 or not answer(kind, few)[1], "there is no interval to write"


def test_the_rows_have_one_scale_for_all_cells() -> None:
    columns = [column(throws=100, captures=10), column(throws=300, captures=25)]
    found = {row["name"]: row for row in comparison("differences", columns)["rows"]}
    assert found["captures"]["scale"][0] == 0
    assert all(cell["high"] <= found["captures"]["scale"][1] for cell in found["captures"]["cells"])
    low, high = found["first"]["scale"]
    assert low <= 40 < 60 <= high
    throws = found["throws"]
    assert [cell["median"] for cell in throws["cells"]] == [101, 301]
    for cell in throws["cells"]:
        assert sum(cell["bins"]) == pytest.approx(1, abs=0.01)
        # Where the median is, there are games.
        assert cell["bins"][min(15, cell["median"] // throws["step"])] > 0


def test_the_tallest_stack_is_shown_where_pieces_stack() -> None:
    """It is counted in pieces, so a race without stacks would show a row of ones."""
    found = {row["name"]: row for row in comparison("differences", [column(tallest=2), column(tallest=4)])["rows"]}
    assert [cell["value"] for cell in found["tallest"]["cells"]] == [3.0, 5.0]
    assert found["tallest"]["drawn"]
    assert said(Message("lab-tallest")) == "Pieces in the tallest stack of a game"
    flat = comparison("differences", [column(), column()])["rows"]
    assert "tallest" not in {row["name"] for row in flat}


def test_an_interval_does_not_say_that_fewer_than_nothing_is_possible() -> None:
    sums = Sums()
    for number, captures in enumerate((0, 9)):
        sums.add(number, GAME._replace(captures=captures, net=captures))
    found = {row.name: row.figures[0] for row in rows([Column(Match("merit", ("4", "4"), "1"), sums)] * 2)}
    assert found["captures"].low == 0
    assert found["net"].low < 0


def test_luck_is_what_the_better_player_does_not_win_by_choices() -> None:
    columns = [column(players=("7", "3"), won_by_a=share) for share in (0.9, 0.5)]
    rows_ = {row["name"]: row for row in comparison("choice", columns)["rows"]}
    cells = rows_["luck"]["cells"]
    assert [cell["value"] for cell in cells] == [20, 100]
    assert all(0 <= cell["low"] <= cell["value"] <= cell["high"] <= 100 for cell in cells)
    # Of 200 games: 90 % lie between 85 and 93 %, so luck decides 20 in 100, or 13 to 30.
    assert (cells[0]["low"], cells[0]["high"]) == (13, 30)
    few = comparison("choice", [column(FEWEST - 1, players=("7", "3"))] * 2)
    assert "luck" not in {row["name"] for row in few["rows"]}
    assert "luck" not in {row["name"] for row in comparison("choice", [column(), column()])["rows"]}


def test_the_map_of_the_board_counts_what_happens_on_its_squares() -> None:
    match = Match("merit?pieces=2", ("random", "random"), "m")
    sums = Sums()
    for number, game in enumerate(match.games(0, 4)):
        sums.add(number, game)
    (row,) = [row for row in comparison("differences", [Column(match, sums)] * 2)["rows"] if row["name"] == "arrivals"]
    squares = row["cells"][0]["squares"]
    assert set(squares) <= set(match.ruleset.board.squares)
    assert 95 <= sum(squares.values()) <= 105
    assert row["top"] == max(squares.values())


def test_what_is_known_exactly_stands_below_what_was_measured() -> None:
    """Only for rules that are solved, and without more digits than a reader needs."""
    (beginning,) = [one for one in examples() if one["name"] == "begin"]
    lines = [one for one in beginning["found"]["why"] if one["id"] == "lab-line-exact"]
    assert [one["args"]["value"] for one in lines] == [51.54]


@pytest.mark.parametrize("spec", [spec for spec, _ in CHANGED])
def test_the_heading_of_rules_has_their_option_in_words(spec: str) -> None:
    """Nobody has to know how it is written in a command."""
    (id, _, written) = spec.partition("?")
    heading = said(column(rules=spec).name)
    (option,) = [one for one in options_of(id) if f"{one.key}=" in written]
    assert said(option.message()) in heading
    assert "=" not in heading
    assert "_" not in heading


def test_several_options_are_a_list() -> None:
    heading = said(column(rules="race?safe=none&again=rosette,capture").name)
    assert heading == "House rules (A piece on a rosette: Can be captured, Another throw for: A rosette and A capture)"


def test_each_question_of_the_page_has_an_answer_that_was_measured() -> None:
    """It says how many games that was, and which commands give them."""
    found = examples()
    assert [one["name"] for one in found] == [asked.name for asked in ASKED]
    for one in found:
        assert said(Message(f"lab-ask-{one['name']}")).endswith("?")
        games = [each["games"] for each in one["found"]["columns"]]
        assert min(games) >= FEWEST, one["name"]
        commands = [line for line in one["found"]["head"] if line.startswith("# ur lab ")]
        assert all(any(each["rules"] in line for line in commands) for each in one["found"]["columns"])
