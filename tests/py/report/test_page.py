"""The page "What the rules do": what it shows of what was measured, and that each number has its command."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from make.steps import ROOT
from report import charts, exact, page
from report.cells import Row
from report.plan import CUSTOM, EQUAL, STRONG, UNEQUAL, match_of, matches
from report.results import Result, load, save
from report.solved import Other, Perfect
from report.speed import Timed
from ur.cli.lab.command import job_of
from ur.cli.parser import command_line
from ur.lab.figures import mean
from ur.model.board import LATE, UR, Board
from ur.model.message import say
from ur.rulesets import ruleset
from ur.text.translator import words

Sections = dict[str, page.Section]
Invented = Callable[..., Result]


def sections() -> Sections:
    """The sections by their ids."""
    return {one.id: one for one in page.sections()}


def row_of(section: page.Section, name: str, table: int = 0) -> Row:
    """The only row of this name."""
    (found,) = (one for one in section.tables[table].rows if one.cells[0].startswith(name))
    return found


@pytest.fixture
def some(kept: Path, invented: Invented, monkeypatch: pytest.MonkeyPatch) -> Sections:
    """A page of a few results."""
    games = {
        match_of("finkel", EQUAL): invented(match_of("finkel", EQUAL), 40),
        match_of("finkel", UNEQUAL): invented(match_of("finkel", UNEQUAL), 30),
        match_of("finkel", STRONG): invented(match_of("finkel", STRONG), 40),
        match_of("blitz", EQUAL): invented(match_of("blitz", EQUAL), 5),
        match_of(CUSTOM, EQUAL): invented(match_of(CUSTOM, EQUAL), 40),
        match_of("race?again=none", EQUAL): invented(match_of("race?again=none", EQUAL), 60, shift=20),
    }
    save(games, kept)
    monkeypatch.setattr(exact, "load_perfect", lambda: {"blitz": Perfect("blitz", 1000, 504)})
    monkeypatch.setattr(exact, "load_small", lambda: {"race?pieces=3": 0.516, "race?pieces=3&safe=none": 0.5165})
    others = [Other("bell", "money", 0.195083, 100, "kitty"), Other("murray?pieces=3", "chance", 0.5, 9, "contest")]
    monkeypatch.setattr(exact, "load_others", lambda: others)
    timed = [Timed("bell", EQUAL, 100, 2, 3.0)]
    monkeypatch.setattr("report.speed.load_growth", lambda: timed)
    return sections()


def test_a_page_without_results_says_so(kept: Path) -> None:
    assert sections()["games"].html == "<p>Not measured yet.</p>"


def test_too_few_games_are_not_shown_but_named(some: Sections) -> None:
    assert [row.cells[0] for row in some["games"].tables[0].rows] == ["Finkel"]
    assert "Fewer than 20 games were played of: British Museum, Biles" in some["games"].html
    assert "Fewer than 20 games were played of: race?safe=none" in some["options"].html


def test_means_and_shares_have_their_intervals(some: Sections) -> None:
    assert row_of(some["games"], "Finkel").cells[2:4] == ("101.0 ± 0.3", "101 (100 to 102)")
    assert row_of(some["beginning"], "Finkel").cells[2] == "50.0 % (35.2 to 64.8)"
    assert row_of(some["luck"], "Finkel").cells[1] == "30"


def test_an_exact_chance_stands_where_there_is_one(some: Sections) -> None:
    assert row_of(some["overview"], "Finkel").cells[2] == "51.54 %, exact"
    assert row_of(some["beginning"], "Finkel").cells[3] == "51.54 %, exact"


def test_our_values_and_the_published_ones_stand_apart(some: Sections) -> None:
    assert row_of(some["solved"], "Finkel").cells[1:] == ("51.5405 %", "51.5405 %", "0.000006")
    assert row_of(some["solved"], "Biles").cells[1:] == ("51.5320 %", "", "")


def test_an_option_has_what_it_changes_exactly_in_a_small_game(some: Sections) -> None:
    (row,) = some["solved"].tables[1].rows
    assert row.cells[0].startswith("<code>race?safe=none</code>")
    assert row.cells[1:] == ("51.600 %", "51.650 %", "+0.050")
    assert row.commands[1] == "python -m study.race.solve 'race?pieces=3&safe=none'"


def test_other_games_have_what_their_payoff_is(some: Sections) -> None:
    bell, murray = some["solved"].tables[2].rows
    assert bell.cells == ("<code>bell</code>", "+0.1951 money", "100")
    assert bell.commands == ("python -m study.small.kitty bell",)
    assert murray.cells[1:] == ("50.0000 %", "9")
    assert murray.commands == ("python -m study.small.contest 'murray?pieces=3'",)


def test_the_laboratory_is_checked_by_perfect_play_and_by_level_7(some: Sections) -> None:
    assert row_of(some["solved"], "Blitz", 3).cells[1:] == (
        "perfect",
        "1,000",
        "50.4 % (47.3 to 53.5)",
        "50.41 %",
        "yes",
    )
    assert row_of(some["solved"], "Finkel", 3).cells[1] == "level 7"


def test_a_change_is_bold_only_where_the_intervals_are_apart(some: Sections) -> None:
    row = row_of(some["options"], "<code>race?again=none</code>")
    assert row.cells[1] == "40 → 60"
    assert row.cells[2] == "<strong>101.0 → 121.0</strong>"
    assert row.cells[3] == "50.0 → 50.0"


def test_an_ornament_has_its_meaning_and_how_often_pieces_come_there(some: Sections) -> None:
    row = row_of(some["ornaments"], "Finkel: Rosette")
    assert row.cells[1] == "A1 A7 B4 C1 C7"
    assert "Throw again. Safe from capture." in row.cells[2]
    assert row.cells[3:] == ("5.0", "0.0"), "a piece came to each of five squares once in each game"


def test_the_time_of_a_million_games_follows_from_the_processor_time(some: Sections) -> None:
    assert row_of(some["speed"], "Finkel").cells == ("Finkel", "0.075", "0.100", "20.8 hours", "27.8 hours")
    assert row_of(some["speed"], "100", 1).cells == ("100", "<code>bell</code>, 4 against 4", "2", "3.0", "30.0")


def test_the_html_is_well_formed_and_keeps_the_policy_of_the_site(some: Sections) -> None:
    for one in [*some.values(), *page.sections()]:
        ElementTree.fromstring(f"<div>{one.html}</div>")
        assert not re.search(r"\sstyle=|<style|<script", one.html)


def test_each_part_that_scrolls_has_a_name_of_its_own() -> None:
    html = "".join(one.html for one in page.sections())
    labels = re.findall(r'role="region" aria-label="([^"]*)"', html)
    assert len(labels) > 20
    assert len(set(labels)) == len(labels)


def test_there_is_a_picture_of_each_thing(some: Sections) -> None:
    count = {id: one.html.count("<figure>") for id, one in some.items()}
    assert count["games"] == count["beginning"] == count["luck"] == 1
    assert count["drama"] == 2
    assert some["ornaments"].html.count('class="heat"') == 2


@pytest.mark.parametrize("board", [UR, LATE], ids=["ur", "late"])
def test_a_heat_map_has_the_share_of_each_square_and_the_most_used_is_darkest(board: Board) -> None:
    drawing = ElementTree.fromstring(charts.heat("Arrivals", board, {"A1": 1, "B4": 3}))
    shares = [text.text for text in drawing.iter("text")]
    assert (len(shares), shares.count("25"), shares.count("75")) == (20, 1, 1)
    shades = sorted(float(one.get("fill-opacity", "")) for one in drawing.iter("rect"))
    assert shades[-3] == 0
    assert shades[-2] == pytest.approx(shades[-1] / 3, abs=0.001)


def understood(command: str) -> bool:
    """Whether the real parser of a command takes it, and it names what exists."""
    words = shlex.split(command)
    if words[0] == "ur":
        given = command_line()[0].parse_args(words[1:])
        return bool(job_of(given).total == given.games and given.seed)
    if words[:2] == ["python", "-m"]:  # it needs packages that are not always there
        return (ROOT / f"py/{words[2].replace('.', '/')}.py").is_file() and bool(ruleset(words[3]))
    assert words[:3] == ["python3", "build.py", "bench"]
    assert (ROOT / f"tests/bench/{words[3]}.py").is_file()
    given = import_module(f"bench.{words[3]}").parser().parse_args(words[4:])
    return bool([ruleset(rules) for rules in ([given.rules] if isinstance(given.rules, str) else given.rules)])


@pytest.mark.parametrize("made", [False, True], ids=["kept", "invented"])
def test_each_row_has_commands_that_are_printed_and_understood(made: bool, request: pytest.FixtureRequest) -> None:
    shown = request.getfixturevalue("some") if made else sections()
    tables = [table for one in shown.values() for table in one.tables]
    assert sum(len(table.rows) for table in tables) > 20
    for table in tables:
        assert all(row.commands for row in table.rows), table.title
        drawn = ElementTree.fromstring(f"<div>{table.html}</div>")
        printed = {line for one in drawn.iter("pre") for line in str(one.text).splitlines()}
        assert printed == {command for row in table.rows for command in row.commands}
    for command in {command for table in tables for command in table.commands}:
        assert understood(command), command


def test_a_row_of_games_has_the_command_of_exactly_these_games(some: Sections) -> None:
    (command,) = row_of(some["games"], "Finkel").commands
    given = command_line()[0].parse_args(shlex.split(command)[1:])
    (match,) = job_of(given).matches
    assert (match, given.games) == (match_of("finkel", EQUAL), 40)
    assert row_of(some["options"], "<code>race?again=none").commands == (
        "ur lab race --players 4,4 --games 40 --seed report",
        "ur lab 'race?again=none' --players 4,4 --games 60 --seed report",
    )


def test_what_is_kept_are_matches_of_the_plan_with_their_day() -> None:
    found = load()
    assert set(found) == set(matches())
    assert all(one.games and one.date for one in found.values() if one.first_game)


def test_an_option_that_makes_games_three_times_as_long_does() -> None:
    """The choice of Murray's path says so; the games of the report bear it out."""
    results = load()
    own, opposite = (results[match_of(rules, EQUAL)] for rules in ("murray", "murray?return=opposite"))
    assert "three times as long" in words("en").text(say("option-return-opposite"))
    ratio = mean(opposite.sums.tallies["throws"]).value / mean(own.sums.tallies["throws"]).value
    assert 2.5 < ratio < 3.5
