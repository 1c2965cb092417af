"""`python3 -m ur`: the rules, a game in the terminal, move counts, and the JSON-lines service."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import NoReturn

from ur import __version__
from ur.cli.play import PERSON, Stopped, Table, play, seat_message
from ur.formats.notation import NotationError
from ur.formats.position_text import read_position_text
from ur.jsonl import service
from ur.model.message import say
from ur.model.option import Option, RulesError, write
from ur.player import LevelError, level_of
from ur.rules import engine
from ur.rules.perft import perft
from ur.rulesets import IDS, options_of, ruleset
from ur.text.rulebook import lines
from ur.text.translator import Words, words
from ur.throws.dice import Dice


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("ur", description=__doc__, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"ur {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, help: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=help, allow_abbrev=False)

    told = command("rules", help="the list of rulesets, or the rulebook of one")
    told.add_argument("rules", nargs="?", metavar="ID", help='for instance "skiryuk?b7=unsafe"')
    game = command("play", help="a game in the terminal")
    game.add_argument("rules", nargs="?", default=IDS[0], metavar="ID")
    for side, seat in (("light", PERSON), ("dark", "3")):
        text = f"{PERSON}, or the level of the computer from 1 (default {seat})"
        game.add_argument(f"--{side}", default=seat, metavar="WHO", help=text)
    game.add_argument("--seed", help="the same text gives the same throws")
    count = command("perft", help="move counts with throws")
    count.add_argument("rules", metavar="ID")
    count.add_argument("depth", nargs="?", type=int, default=5, metavar="PLIES")
    count.add_argument("--position", metavar="TEXT", help="where to begin, as one line of text")
    command("jsonl", help="one JSON request a line in, one JSON answer a line out")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        match asked.command:
            case "rules":
                _rules(asked.rules)
            case "play":
                _play(asked)
            case "perft":
                _perft(asked)
            case _:
                service.main()
    except (RulesError, LevelError, NotationError) as error:
        print(f"ur {asked.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read this has seen enough; nothing is left to say on closing either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _rules(spec: str | None) -> None:
    known = words()
    if spec is None:
        for id in IDS:
            name, told = (known.text(say(f"rules-{id}{part}")) for part in ("", ".line"))
            print(f"{id:<15} {name}: {told}")
        return
    rules = ruleset(spec)
    print(known.text(say(f"rules-{rules.id}")))
    print(known.text(say(f"rules-{rules.id}.special")))
    section = ""
    for line in lines(rules):
        if line.section != section:
            section = line.section
            print(f"\n{known.text(say(f'section-{section}'))}")
        status = known.text(say(f"terminal-{line.status}"))
        print(f"  {known.text(line.message)} [{status}: {line.source}]")
    print(f"\n{known.text(say('terminal-options'))}")
    for option in options_of(rules.id):
        print(f"  {_option(option)}")


def _option(option: Option) -> str:
    if option.numbers is not None:
        values = f"{option.numbers[0]}..{option.numbers[-1]}"
    else:
        values = "|".join(write(value) for value in option.values)
    default = "" if option.default is None else f" ({write(option.default)})"
    return f"{option.key}={values}{default}"


def _play(asked: argparse.Namespace) -> None:
    rules, known = ruleset(asked.rules), words()
    seats = (_seat(asked.light), _seat(asked.dark))
    light, dark = (seat_message(seat) for seat in seats)
    name = say(f"rules-{rules.id}")
    print(known.text(say("terminal-welcome", name=name, light=light, dark=dark)))
    games, points = int(str(rules.options.get("match", 1))), [0, 0]
    for game in range(1, games + 1):
        table = Table(rules, seats, _dice(asked.seed, game), known, input, print)
        try:
            ended = play(table)
        except Stopped:
            print(known.text(say("terminal-stopped")))
            return
        points = [sum(pair) for pair in zip(points, ended.points, strict=True)]
        if games > 1:
            _score(known, game, games, points)


def _score(known: Words, game: int, games: int, points: list[int]) -> None:
    light, dark = points
    print(known.text(say("terminal-match", game=game, games=games, light=light, dark=dark)))


def _seat(written: str) -> str:
    return PERSON if written == PERSON else str(level_of(written).id)


def _dice(seed: str | None, game: int) -> Dice:
    key = secrets.token_hex(32) if seed is None else sha256(seed.encode()).hexdigest()
    return Dice(key, str(game))


def _perft(asked: argparse.Namespace) -> None:
    rules = ruleset(asked.rules)
    if asked.depth < 1:
        raise NotationError(f"the number of plies is 1 or more, not {asked.depth}")
    position = engine.start(rules, 0)
    if asked.position is not None:
        position = read_position_text(rules, asked.position)
    for count in perft(rules, position, asked.depth):
        print(f"{count.depth} {count.sequences} {count.positions}", flush=True)

