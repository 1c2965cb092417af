"""A line of play written as RGN, in both styles of RoyalUr, for tests that read it back."""

from __future__ import annotations

from collections.abc import Callable

from ur.formats.notation import short_texts
from ur.games.game import Game
from ur.rulesets import ruleset

# The squares off the board from and to which the old style moves a piece, by ruleset and player.
ENDS = {"aseb": (("a5", "b13"), ("c5", "b13"))}
USUAL = (("a5", "a6"), ("c5", "c6"))
# The file of the last square, which the new style names when a piece leaves.
LAST_FILES = {"aseb": "BB"}


def old_style(rules: str, line: list[list[object]]) -> str:
    """A line of play as RoyalUr wrote it before July 2024."""

    def word(player: int, text: str) -> str:
        start, end = ENDS.get(rules, USUAL)[player]
        bare = text.rstrip("x*^#").replace("+", f"{start}-").replace("off", end)
        marks = "".join(sign for sign in "x*#" if sign in text).replace("*", "+")
        return bare.replace("-", "").lower() + marks

    head = f'[Rules "{rules.capitalize()}"]\n[StartTime "1"]\n\n'
    return head + _written(rules, line, word, "{}-")


def new_style(rules: str, line: list[list[object]]) -> str:
    """A line of play as RoyalUr writes it now: bare tags, none of them for the rules."""

    def word(player: int, text: str) -> str:
        bare = text.rstrip("x*^#").replace("+", "AC"[player] + "@").replace("-", "")
        bare = bare.replace("off", LAST_FILES.get(rules, "AC")[player] + "+")
        return bare + "x" * ("x" in text) + " *" * ("*" in text) + "#" * ("#" in text)

    return '[Event Casual]\n[Light "Player 1"]\n\n' + _written(rules, line, word, "{} --")


def _written(rules: str, line: list[list[object]], word: Callable[[int, str], str], lost: str) -> str:
    """The numbers of the turns, the moves and the lost throws, a few to a line."""
    game, words, last, turn = Game(ruleset(rules)), [], -1, 0
    for entry in line:
        if entry[0] in "mp":
            now = game.now
            player = now.position.turn
            if player != last:
                turn, last = turn + 1, player
                words.append(f"{(turn + 1) // 2}." if player == 0 else "/")
            assert now.throw is not None
            if entry == ["p"]:
                words.append(lost.format(now.throw.score or 0))
            else:
                texts = short_texts(game.rules, now.position, now.throw, game.actions)
                words.append(word(player, texts[int(str(entry[1]))]))
        game.add(entry)
    return "\n".join(" ".join(words[at : at + 12]) for at in range(0, len(words), 12))
