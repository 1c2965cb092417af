"""What the ornaments do, and what one option changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from report.cells import Row, Section, Table, enough, name_of, option, said, share_of_game, too_few
from report.charts import heat
from report.plan import pair_of
from report.questions import SUBJECTS, Question, Subject
from report.results import Result
from ur.lab.figures import FEWEST, Figure, first_player, mean
from ur.lab.match import Match
from ur.lab.sums import Tally
from ur.player.net_files import fitting_weights
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset
from ur.text.rule_card import rule_card


def ornaments(results: Sequence[Result]) -> Section:
    """What the ornaments of each ruleset mean, and how often pieces come there."""
    rows, boards = [], []
    for one in enough(results):
        rules = one.match.ruleset
        counts = [_on_board(rules, tally) for tally in (one.sums.arrivals, one.sums.captured)]
        for mark in rule_card(rules).marks:
            if mark.squares:
                times = (sum(count[square] for square in mark.squares) / one.games for count in counts)
                means = " ".join(said(clause.message) for clause in mark.clauses)
                cells = (
                    f"{escape(name_of(one))}: {said(mark.title)}",
                    " ".join(mark.squares),
                    f'<span class="list">{means}</span>',
                    *(f"{often:.1f}" for often in times),
                )
                rows.append(Row(cells, (one.command,)))
        titles = (f"{name_of(one)}: of 100 {what}, those on each square" for what in ("arrivals", "captures"))
        pictures = (heat(title, rules.board, count) for title, count in zip(titles, counts, strict=True))
        boards.append(Row((escape(name_of(one)), *pictures), (one.command,)))
    intro = (
        "What the ornaments mean, in the words of the game's rule card, and how often a piece comes to such a square,"
        " and is captured there, in a game between two players of level 4. The boards lie on their side, file A above;"
        " a square has the number of 100 arrivals, or of 100 captures, that fall on it. These are means alone: how far"
        " they vary from game to game is not kept. An ornament that is not named means nothing in the ruleset."
    )
    heads = ("Ruleset and ornament", "Squares", "It means", "Arrivals", "Captures")
    tables = (
        Table(heads, tuple(rows), (), too_few(results), "In a game"),
        Table(("Ruleset", "Arrivals", "Captures"), tuple(boards), title="On the board"),
    )
    return Section("ornaments", "What do the ornaments do?", intro, tables)


def _on_board(rules: Ruleset, tally: Tally) -> Counter[str]:
    """By square what `tally` counts by the number of the place; what happens beside the board is left out."""
    return Counter({square: tally[place] for place, square in enumerate(rules.places) if square in rules.board.squares})


def options(results: dict[Match, Result]) -> Section:
    """What each option changes."""
    intro = (
        "One option at a time, beside the same rules without it: the figure without, then the figure with the option."
        " It is bold where the two intervals of 95 % are apart; elsewhere the difference may be chance. “race” is the"
        " common race of seven pieces on the short path, four lots, with safe rosettes that grant an extra throw:"
        " Finkel's. Two players of level 4. At a † only one of the two has trained weights: the other is"
        " played by a formula, so a part of the difference may be the player's."
    )
    tables = tuple(_subject(subject, results) for subject in SUBJECTS)
    return Section("options", "What does one option change?", intro, tables)


def _subject(subject: Subject, results: dict[Match, Result]) -> Table:
    rows, missing = [], []
    for question in subject.questions:
        without, with_it = (results[match] for match in pair_of(question))
        if min(with_it.games, without.games) >= FEWEST:
            rows.append(Row(_changes(question, without, with_it), (without.command, with_it.command)))
        else:
            missing.append(question.rules)
    heads = ("Option", "Games", "Throws", "Begins and wins, %", "Captures", "Lead changes", "Led for good after, %")
    return Table(heads, tuple(rows), (), tuple(missing), subject.title)


def _changes(question: Question, without: Result, with_it: Result) -> tuple[str, ...]:
    def pair(before: Figure, after: Figure, scale: float = 1, digits: int = 1) -> str:
        text = f"{scale * before.value:.{digits}f} → {scale * after.value:.{digits}f}"
        return f"<strong>{text}</strong>" if before.differs(after) else text

    def means(name: str) -> str:
        return pair(mean(without.sums.tallies[name]), mean(with_it.sums.tallies[name]))

    trained = [fitting_weights(ruleset(one.match.rules)) is not None for one in (without, with_it)]
    return (
        option(question) + ("" if trained[0] == trained[1] else " †"),
        f"{without.games:,} → {with_it.games:,}",
        means("throws"),
        pair(first_player(without.sums), first_player(with_it.sums), 100),
        means("captures"),
        means("lead_changes"),
        pair(share_of_game(without.sums), share_of_game(with_it.sums), 100, 0),
    )
