"""What is known exactly about the player who begins, and the laboratory beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from report.cells import Row, Section, Table, enough, name_of, option, percent, too_few
from report.plan import EQUAL, match_of
from report.questions import QUESTIONS
from report.results import Result
from report.solved import SOLVED, Other, Perfect, command, in_small, load_others, load_perfect, load_small
from ur.lab.figures import first_player, share
from ur.player.payoff import CHANCE


def exact(results: Sequence[Result]) -> Section:
    """Solved games, and the laboratory beside them; `results` are those of level 7 against itself."""
    solved = []
    for id, known in SOLVED.items():
        published, apart = "", ""
        if known.published is not None:
            published = f"{100 * known.published:.4f} %"
            apart = f"{100 * abs(known.ours - known.published):.6f}"
        name = name_of(Result(match_of(id, EQUAL)))
        solved.append(Row((name, f"{100 * known.ours:.4f} %", published, apart), (command(id),)))
    checked = [_checked(id, found, "perfect") for id, found in load_perfect().items()]
    checked += [_checked(one.match.rules, one, "level 7") for one in enough(results)]
    intro = (
        "The chance of the player who begins if both play perfectly. Ours is found by the solver of this project, for"
        " every plain race whose path uses no square twice; the commands need py/ on Python's path and the packages of"
        " requirements-study.txt. J. Olieslagers solved three of these races first and has published their chances"
        " (github.com/JeroenOlieslagers/game_of_ur). The difference is in percentage points. Our solver prints a bound"
        " for its error, about 0.001 points; the published values say that it is much closer. The second table has"
        " games of three pieces, which are solved in seconds, without an option and with it. The third table has games"
        " that are no plain races. Some are played for points or money; there the number is what the player who"
        " begins wins on average. Bell's game is solved with all its pieces, the others with fewer. Where the solver"
        " stores one state for two mirror images, it is counted once. The fourth table checks the laboratory: with"
        " players who play perfectly, by the solved table, the share of games has to be the exact chance; with"
        " players of level 7 it has to come close. One in twenty such intervals misses it by chance."
    )
    heads = ("Ruleset", "Ours", "Published", "Difference")
    tables = (
        Table(heads, tuple(solved), title="Solved races"),
        Table(("Option", "Without", "With", "Difference"), _small(), title="One option, with three pieces"),
        Table(_OTHERS, tuple(map(_other, load_others())), title="Other games"),
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
            cells = (
                option(question),
                f"{without:.3f} %",
                f"{with_it:.3f} %",
                f"{with_it - without:+.3f}".replace("-", "−"),
            )
            rows.append(Row(cells, tuple(command(rules) for rules in pair)))
    return tuple(rows)


_OTHERS = ("Game", "The player who begins", "States")


def _other(game: Other) -> Row:
    """A solved game that is no plain race."""
    rules = f"<code>{escape(game.rules)}</code>" + (f", {game.left} bird a side" if game.left else "")
    value = f"{100 * game.value:.4f} %" if game.kind == CHANCE else f"{game.value:+.4f} {game.kind}"
    return Row((rules, value.replace("-", "−"), f"{game.states:,}"), (game.command,))


_CHECKED = ("Ruleset", "Players", "Games", "Won by who begins", "Exact, ours", "Inside the interval")


def _checked(id: str, one: Result | Perfect, players: str) -> Row:
    """What the laboratory has counted, beside the exact chance."""
    chance = SOLVED[id].ours
    found = share(one.won, 0, one.games) if isinstance(one, Perfect) else first_player(one.sums)
    inside = "yes" if found.low <= chance <= found.high else "no"
    name = name_of(Result(match_of(id, EQUAL)))
    cells = (name, players, f"{one.games:,}", percent(found), f"{100 * chance:.2f} %", inside)
    return Row(cells, (one.command, command(id)))
