"""The sections of the page "What the rules do", from the kept results. `py/docs/conf.py` puts them into the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from report.cells import (
    Row,
    Section,
    Table,
    drawn,
    enough,
    mean_of,
    name_of,
    named,
    percent,
    said,
    share_of_game,
    too_few,
)
from report.charts import CHANGES_TITLE, LATE_TITLE, decided, heat, lead_changes
from report.plan import CHECKED, EQUAL, RULESETS, STRONG, UNEQUAL, match_of, pair_of
from report.questions import QUESTIONS, SUBJECTS, Question, Subject
from report.results import Result, load
from report.solved import SOLVED, Perfect, command, in_small, load_perfect, load_small
from report.speed import speed
from ur.lab.figures import FEWEST, Figure, first_player, mean, player_a, quantile, share
from ur.lab.match import Match
from ur.lab.pictures import BEGINNING_TITLE, LENGTH_TITLE, LENGTHS, LUCK_TITLE, beginning, lengths, luck
from ur.lab.sums import Tally
from ur.rules.ruleset import Ruleset
from ur.text.rule_card import rule_card


def sections() -> list[Section]:
    """All sections; where too little was measured, the rows are missing and the section says so."""
    results = load()
    equal = _of(results, RULESETS, EQUAL)
    unequal = _of(results, RULESETS, UNEQUAL)
    strong = _of(results, CHECKED, STRONG)
    return [
        _overview(equal, unequal),
        _games(equal),
        _drama(equal),
        _beginning(equal),
        _solved(strong),
        _luck(unequal),
        _ornaments(equal),
        _options(results),
        speed([*equal, *unequal, *strong]),
    ]


def _of(results: dict[Match, Result], rules: Iterable[str], players: tuple[str, str]) -> list[Result]:
    return [results[match_of(one, players)] for one in rules]


def _overview(equal: Sequence[Result], unequal: Sequence[Result]) -> Section:
    better = {one.match.rules: one for one in enough(unequal)}
    rows = []
    for one in enough(equal):
        strong = better.get(one.match.rules)
        rows.append(Row(
            (
                name_of(one), _throws(one), _exact(one) or percent(first_player(one.sums)),
                percent(player_a(strong.sums)) if strong else "", mean_of(one, "lead_changes"),
                percent(share_of_game(one.sums), 0),
            ),
            (one.command, *_solver(one), *((strong.command,) if strong else ())),
        ))  # fmt: skip
    intro = (
        "A game between two players of level 4: its throws (the median, and where nine of ten games lie), how often the"
        " player who begins wins, how often the lead changes, and after which part of the game the winner leads to the"
        " end. Where a race is solved, the chance of the player who begins is that of perfect play, and exact. The"
        " better player is level 7, against level 3. An interval of 95 % stands in brackets or after ±."
    )
    heads = ("Ruleset", "Throws", "Begins and wins", "Better player wins", "Lead changes", "Led for good after")
    return Section("overview", "All rulesets in one table", intro, (Table(heads, tuple(rows), (), too_few(equal)),))


def _throws(one: Result) -> str:
    low, _, middle, _, high = (quantile(one.sums.tallies["throws"], part) for part in LENGTHS)
    return f"{middle} ({low} to {high})"


def _exact(one: Result, digits: int = 2) -> str:
    """The exact chance of the player who begins, where the race is solved."""
    known = SOLVED.get(one.match.rules)
    return f"{100 * known.ours:.{digits}f} %, exact" if known else ""


def _solver(one: Result) -> tuple[str, ...]:
    return (command(one.match.rules),) if one.match.rules in SOLVED else ()


def _games(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (
                name_of(one), f"{one.games:,}", mean_of(one, "throws"), _throws(one), mean_of(one, "turns"),
                mean_of(one, "lost"), mean_of(one, "choices"),
            ),
            (one.command,),
        )
        for one in enough(results)
    )  # fmt: skip
    heads = ("Ruleset", "Games", "Throws", "Median (9 of 10 games)", "Turns", "Lost throws", "Choices")
    intro = (
        "Two players of level 4. A mean has half its interval of 95 % beside it. Lost throws are those with which"
        " nothing could move; choices are the moments with two possibilities or more."
    )
    pictures = drawn((LENGTH_TITLE, lengths(named(results))), of=named(results))
    return Section("games", "How long is a game?", intro, (Table(heads, rows, pictures, too_few(results)),))


def _drama(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (
                name_of(one), f"{one.games:,}", mean_of(one, "lead_changes"), percent(share_of_game(one.sums), 0),
                mean_of(one, "behind"), mean_of(one, "captures"),
            ),
            (one.command,),
        )
        for one in enough(results)
    )  # fmt: skip
    heads = ("Ruleset", "Games", "Lead changes", "Led for good after", "Winner was behind by", "Captures")
    intro = (
        "The same games. A side leads if its pieces have walked more steps in all. “Led for good after” is the part of"
        " a game after which the winner leads to the end: the later, the longer a game is open. “Behind by” is the"
        " most steps by which the winner was behind."
    )
    shown = named(results)
    pictures = drawn((CHANGES_TITLE, lead_changes(shown)), (LATE_TITLE, decided(shown)), of=shown)
    return Section("drama", "How dramatic is it?", intro, (Table(heads, rows, pictures, too_few(results)),))


def _beginning(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (name_of(one), f"{one.games:,}", percent(first_player(one.sums)), _exact(one)),
            (one.command, *_solver(one)),
        )
        for one in enough(results)
    )
    intro = (
        "How often the player who begins wins, between two players of level 4, with the interval of 95 % (Wilson's)."
        " Where this project has solved the race, the last column has the exact chance in perfect play; players who err"
        " need not have the same. Where the interval crosses 50 %, no advantage was seen."
    )
    shown = named(results)
    known = {name_of(one): SOLVED[one.match.rules].ours for one in enough(results) if one.match.rules in SOLVED}
    pictures = drawn((BEGINNING_TITLE, beginning(shown, known)), of=shown)
    heads = ("Ruleset", "Games", "Won by who begins", "In perfect play")
    found = Table(heads, rows, pictures, too_few(results))
    return Section("beginning", "Does it matter who begins?", intro, (found,))


def _solved(results: Sequence[Result]) -> Section:
    exact = []
    for id, known in SOLVED.items():
        published, apart = "", ""
        if known.published is not None:
            published = f"{100 * known.published:.4f} %"
            apart = f"{100 * abs(known.ours - known.published):.6f}"
        name = name_of(Result(match_of(id, EQUAL)))
        exact.append(Row((name, f"{100 * known.ours:.4f} %", published, apart), (command(id),)))
    checked = [_checked(id, found, "perfect") for id, found in load_perfect().items()]
    checked += [_checked(one.match.rules, one, "level 7") for one in enough(results)]
    intro = (
        "The chance of the player who begins if both play perfectly. Ours is found by the solver of this project, for"
        " every plain race whose path uses no square twice; the commands run in the folder py/ and need the packages of"
        " requirements-study.txt. J. Olieslagers solved three of these races first and has published their chances"
        " (github.com/JeroenOlieslagers/game_of_ur). The difference is in percentage points. Our solver prints a bound"
        " for its error, about 0.001 points; the published values say that it is much closer. The second table has"
        " games of three pieces, which are solved in seconds, without an option and with it. The third table checks the"
        " laboratory: with players who play perfectly, by the solved table, the share of games has to be the exact"
        " chance; likewise, nearly, with players of level 7. One in twenty such intervals misses it by chance."
    )
    heads = ("Ruleset", "Ours", "Published", "Difference")
    tables = (
        Table(heads, tuple(exact), title="Solved races"),
        Table(("Option", "Without", "With", "Difference"), _small(), title="One option, with three pieces"),
        Table(_CHECKED, tuple(checked), (), too_few(results), "The laboratory beside them"),
    )
    return Section("solved", "What is known exactly?", intro, tables)


def _small() -> tuple[Row, ...]:
    """What an option changes for the player who begins, in solved games of three pieces."""
    chances, rows = load_small(), []
    for question in QUESTIONS:
        pair = in_small(question)
        if pair and pair[0] in chances and pair[1] in chances:
            without, with_it = (100 * chances[rules] for rules in pair)
            cells = (_option(question), f"{without:.3f} %", f"{with_it:.3f} %", f"{with_it - without:+.3f}")
            rows.append(Row(cells, tuple(command(rules) for rules in pair)))
    return tuple(rows)


def _option(question: Question) -> str:
    return f'<code>{escape(question.rules)}</code><br/><span class="list">{escape(question.asks)}</span>'


_CHECKED = ("Ruleset", "Players", "Games", "Won by who begins", "Exact, ours", "Inside the interval")


def _checked(id: str, one: Result | Perfect, players: str) -> Row:
    """What the laboratory has counted, beside the exact chance."""
    exact = SOLVED[id].ours
    found = share(one.won, 0, one.games) if isinstance(one, Perfect) else first_player(one.sums)
    inside = "yes" if found.low <= exact <= found.high else "no"
    name = name_of(Result(match_of(id, EQUAL)))
    return Row((name, players, f"{one.games:,}", percent(found), f"{100 * exact:.2f} %", inside), (one.command,))


def _luck(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        whole, began, second = (player_a(one.sums, seat) for seat in (None, 0, 1))
        cells = (name_of(one), f"{one.games:,}", percent(whole), percent(began, 0), percent(second, 0))
        rows.append(Row(cells, (one.command,)))
    intro = (
        "How often the better player wins: level 7, the computer's best play, against level 3, a careless one. 100 %"
        " would be a game without luck, 50 % nothing else. Bell, Merit and the tablet's game are played for money or"
        " points; here only the winner counts."
    )
    pictures = drawn((LUCK_TITLE, luck(named(results))), of=named(results))
    heads = ("Ruleset", "Games", "Won by level 7", "when it begins", "when it is second")
    return Section("luck", "How much is luck?", intro, (Table(heads, tuple(rows), pictures, too_few(results)),))


def _ornaments(results: Sequence[Result]) -> Section:
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


def _options(results: dict[Match, Result]) -> Section:
    intro = (
        "One option at a time, beside the same rules without it: the figure without, then the figure with the option."
        " It is bold where the two intervals of 95 % are apart; elsewhere the difference may be chance. “race” is the"
        " common race of seven pieces on the short path, four lots, with safe rosettes that grant an extra throw:"
        " Finkel's. Two players of level 4."
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

    return (
        _option(question),
        f"{without.games:,} → {with_it.games:,}",
        means("throws"),
        pair(first_player(without.sums), first_player(with_it.sums), 100),
        means("captures"),
        means("lead_changes"),
        pair(share_of_game(without.sums), share_of_game(with_it.sums), 100, 0),
    )
