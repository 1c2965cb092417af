"""The sections of the page "What the rules do", from the kept results. `py/docs/conf.py` puts them into the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from report.cells import (
    commands_of,
    enough,
    mean_of,
    measured,
    name_of,
    percent,
    share_of_game,
    table,
)
from report.plan import EQUAL, EXACT, QUESTIONS, RULESETS, SEED, STRONG, UNEQUAL, Question
from report.results import Result, load
from ur.lab.figures import FEWEST, Figure, first_player, mean, player_a, quantile
from ur.lab.match import Match
from ur.lab.pictures import BEGINNING_TITLE, LENGTH_TITLE, LENGTHS, LUCK_TITLE, beginning, lengths, luck
from ur.lab.sums import Sums
from ur.rulesets import ruleset


class Section(NamedTuple):
    """A section of the page: its id, its title, one paragraph, and its content as HTML."""

    id: str
    title: str
    intro: str
    html: str


def sections() -> list[Section]:
    """All sections; where nothing was measured yet, the rows are missing and the section says so."""
    results = load()
    equal = _of(results, RULESETS, EQUAL)
    unequal = _of(results, RULESETS, UNEQUAL)
    strong = _of(results, EXACT, STRONG)
    speed = _speed([*equal, *unequal, *strong])
    return [_games(equal), _beginning(equal), _solved(strong), _luck(unequal), _options(results), speed]


def _of(results: dict[Match, Result], rules: Iterable[str], players: tuple[str, str]) -> list[Result]:
    return [results[Match(ruleset(one).spec, players, SEED)] for one in rules]


def _games(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        low, _, middle, _, high = (quantile(one.sums.tallies["throws"], part) for part in LENGTHS)
        rows.append([
            name_of(one), f"{one.games:,}", mean_of(one, "throws"), f"{middle} ({low} to {high})",
            mean_of(one, "captures"), mean_of(one, "lead_changes"), percent(share_of_game(one), 0),
            mean_of(one, "lost"), mean_of(one, "choices"),
        ])  # fmt: skip
    heads = (
        "Ruleset", "Games", "Throws", "Median (9 of 10 games)", "Captures", "Lead changes", "Led for good after",
        "Lost throws", "Choices",
    )  # fmt: skip
    intro = (
        "Two players of level 4. A mean has half its interval of 95 % beside it. A side leads if its pieces have walked"
        " more steps in all; “led for good after” is the part of a game after which the winner leads until the end."
        " Lost throws are those with which nothing could move; choices are the moments with two possibilities or more."
    )
    picture = lengths(_named(results))
    return Section("games", "What a game is like", intro, measured(results, heads, rows, LENGTH_TITLE, picture))


def _named(results: Sequence[Result]) -> dict[str, Sums]:
    """The sums of the results that are shown, by the names of their rulesets."""
    return {name_of(one): one.sums for one in enough(results)}


def _beginning(results: Sequence[Result]) -> Section:
    rows, known = [], {}
    for one in enough(results):
        exact = EXACT.get(one.match.rules)
        if exact is not None:
            known[name_of(one)] = exact
        rows.append([
            name_of(one), f"{one.games:,}", percent(first_player(one.sums)),
            "" if exact is None else f"{100 * exact:.2f} %",
        ])  # fmt: skip
    intro = (
        "How often the player who begins wins, between two players of level 4, with the interval of 95 % (Wilson's)."
        " Where the race is solved, the last column has the exact chance in perfect play; players who err need not"
        " have the same. Where the interval crosses 50 %, no advantage was seen."
    )
    picture = beginning(_named(results), known)
    heads = ("Ruleset", "Games", "Won by who begins", "Exact, in perfect play")
    html = measured(results, heads, rows, BEGINNING_TITLE, picture)
    return Section("beginning", "Does it matter who begins?", intro, html)


def _solved(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        found, exact = first_player(one.sums), EXACT[one.match.rules]
        inside = "yes" if found.low <= exact <= found.high else "no"
        rows.append([name_of(one), f"{one.games:,}", percent(found), f"{100 * exact:.2f} %", inside])
    intro = (
        "The laboratory beside what is known: the same share between two players of level 7, whose play in these races"
        " is nearly perfect, and the exact chance in perfect play. One in twenty such intervals misses the exact value"
        " by chance."
    )
    heads = ("Ruleset", "Games", "Won by who begins", "Exact, in perfect play", "Inside the interval")
    return Section("solved", "Does the laboratory measure right?", intro, measured(results, heads, rows))


def _luck(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        whole, began, second = (player_a(one.sums, seat) for seat in (None, 0, 1))
        rows.append([name_of(one), f"{one.games:,}", percent(whole), percent(began, 0), percent(second, 0)])
    intro = (
        "How often the better player wins: level 7, the computer's best play, against level 3, a careless one. 100 %"
        " would be a game without luck, 50 % nothing else. Bell, Merit and the tablet's game are played for money or"
        " points; here only the winner counts."
    )
    picture = luck(_named(results))
    heads = ("Ruleset", "Games", "Won by level 7", "when it begins", "when it is second")
    return Section("luck", "How much is luck?", intro, measured(results, heads, rows, LUCK_TITLE, picture))


def _options(results: dict[Match, Result]) -> Section:
    rows, used = [], []
    for question in QUESTIONS:
        with_it, without = (results[Match(ruleset(one).spec, EQUAL, SEED)] for one in (question.rules, question.base))
        if min(with_it.games, without.games) >= FEWEST:
            rows.append(_changes(question, with_it, without))
            used.append(with_it)
    heads = ("Option", "Games", "Throws", "Begins and wins", "Captures", "Lead changes", "Led for good after")
    intro = (
        "One option at a time, beside the same rules without it: the figure without, then the figure with the option."
        " It is bold where the two intervals of 95 % are apart; elsewhere the difference may be chance. race is the"
        " common race of seven pieces on the short path, four lots, with safe rosettes that grant a throw."
    )
    return Section("options", "What one option changes", intro, table(heads, rows) + commands_of(used))


def _changes(question: Question, with_it: Result, without: Result) -> list[str]:
    def pair(before: Figure, after: Figure, scale: float = 1, unit: str = "") -> str:
        text = f"{scale * before.value:.1f} → {scale * after.value:.1f}{unit}"
        return f"<strong>{text}</strong>" if before.differs(after) else text

    def means(name: str) -> str:
        return pair(mean(without.sums.tallies[name]), mean(with_it.sums.tallies[name]))

    return [
        f"<code>{escape(question.rules)}</code><br/>{escape(question.asks)}",
        f"{with_it.games:,}",
        means("throws"),
        pair(first_player(without.sums), first_player(with_it.sums), 100, " %"),
        means("captures"),
        means("lead_changes"),
        pair(share_of_game(without), share_of_game(with_it), 100, " %"),
    ]


def _speed(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        speed = one.games / one.seconds if one.seconds else 0.0
        hours = 1_000_000 / speed / 3600 if speed else 0.0
        rows.append([
            name_of(one), " against ".join(one.match.players), f"{one.games:,}", f"{speed:.2f}", f"{hours:,.0f}",
        ])  # fmt: skip
    intro = (
        "Games in a second of processor time, one process of CPython. Games are played apart from each other: the time"
        " grows with their number and falls with the number of processes. “Hours” are those of a million games on one"
        " core."
    )
    heads = ("Ruleset", "Levels", "Games played", "Games a second", "Hours for a million")
    return Section("speed", "How long it takes", intro, table(heads, rows))
