"""Many games between two computer players, and what they show: the laboratory of rules for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ur.api.rules import as_ruleset
from ur.lab.figures import Figure, draws
from ur.lab.match import Match
from ur.lab.measures import Measures
from ur.lab.players import player_name
from ur.lab.rows import Column, rows
from ur.lab.summary import summary
from ur.lab.sums import Sums, Tally
from ur.lab.table import COLUMNS, command, head, line, values
from ur.rules.ruleset import Ruleset
from ur.text.translator import words_in


class Simulation:
    """Games between two computer players, and what they show; `simulate` makes it.

    `str()` of it is what `ur lab` prints.
    """

    def __init__(self, match: Match, played: Sequence[Measures]) -> None:
        #: What was played: `rules`, `players` and `seed` as the command line has them.
        self.match = match
        #: The measures of each game, in the order of the games.
        self.played = tuple(played)
        #: The sums of all games, for the pictures of `ur.lab.pictures`.
        self.sums = Sums()
        for number, game in enumerate(self.played):
            self.sums.add(number, game)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played)

    @property
    def draws(self) -> int:
        """How many games nobody has won."""
        return draws(self.sums)

    @property
    def figures(self) -> dict[str, Figure]:
        """What was found about each measure, with its 95 % interval, by its name.

        Three are in percent: "first", the games that the player who began has won; "a", those that player A has won,
        if the players differ; and "late", the part of a game after which the winner leads until the end. All others
        are means in a game: "throws", "turns", "captures" and so on, as `ur lab` explains its columns. What no game by
        these rules can have, such as "stacks" in a race without them, is missing.
        """
        return {row.name: row.figures[0] for row in rows([Column(self.match, self.sums)])}

    @property
    def arrivals(self) -> dict[str, int]:
        """How often a piece came to each place in all games, by the name of the place, such as "B4"."""
        return self._by_place(self.sums.arrivals)

    @property
    def captured(self) -> dict[str, int]:
        """How often a piece was captured on each place in all games, by the name of the place."""
        return self._by_place(self.sums.captured)

    @property
    def command(self) -> str:
        """The command that gives the same numbers in a terminal."""
        return command([self.match.rules], self.match, self.games)

    def rows(self) -> list[dict[str, str | int]]:
        """One dictionary for each game, by the columns of `ur lab --csv`: for tables such as those of pandas."""
        numbered = enumerate(self.played)
        return [dict(zip(COLUMNS, values(self.match, *one), strict=True)) for one in numbered]

    def csv(self) -> str:
        """The table of the games, to the letter as `ur lab --csv` writes it: with the command and the version."""
        lines = (line(self.match, number, game) for number, game in enumerate(self.played))
        return "".join(f"{one}\n" for one in (*head([self.command]), *lines))

    def __str__(self) -> str:
        english = words_in("en")
        first, *others = (english.text(message) for message in summary(self.match, self.sums))
        return "\n".join([first, *(f"  {other}" for other in others)])

    def __repr__(self) -> str:
        return f"<Simulation {self.command}>"

    def _by_place(self, counts: Tally) -> dict[str, int]:
        found: Counter[str] = Counter()
        for place, name in enumerate(self.match.ruleset.places):
            found[name] += counts[place]
        return dict(found)


def simulate(
    rules: Ruleset | str,
    players: Sequence[int | str] = (4, 4),
    games: int = 100,
    seed: int | str = 1,
) -> Simulation:
    """Play games between two computer players, and measure them.

    A player is a level, 1 (weakest) to 7, "best" (7) or "random". The first one, player A, is light in every other
    game; the rules say who begins. The same rules, players and seed give the same games as `ur lab`, in any process
    and however many are played. Games of level 7 take ten to forty times as long as those of level 4.

    ValueError says which rules, players or number of games there cannot be.

    >>> import ur
    >>> found = ur.simulate("finkel?pieces=2", players=(2, "random"), games=10, seed="a quiet evening")
    >>> throws = found.figures["throws"]
    >>> throws.value, round(throws.low, 1), round(throws.high, 1)
    (39.8, 31.7, 47.9)
    >>> found.captured["B4"], found.captured["B5"]
    (0, 2)
    >>> found.command
    "ur lab 'finkel?pieces=2' --players 2,random --games 10 --seed 'a quiet evening'"
    """
    settled = as_ruleset(rules)
    if isinstance(players, str) or not isinstance(players, Sequence) or len(players) != 2:
        raise ValueError(f"two players play, as in (7, 3), not {players!r:.40}")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(f"the number of games is 1 or more, not {games!r:.40}")
    a, b = (player_name(str(one)) for one in players)
    match = Match(settled.spec, (a, b), str(seed))
    return Simulation(match, match.games(0, games))
