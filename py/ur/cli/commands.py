"""Runs a command line: `ur rules`, `ur play`, `ur lab`, `ur perft`, `ur jsonl`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from ur.cli.lab.command import run
from ur.cli.lab.job import LabError
from ur.cli.parser import command_line, complete
from ur.cli.play import PERSON, Setup, Stopped, play, player_message
from ur.cli.words import shown_words
from ur.formats.notation import NotationError
from ur.formats.position_text import read_position_text
from ur.jsonl import service
from ur.model.message import in_order, say
from ur.model.option import Option, RulesError, write
from ur.model.refusal import Refusal, quoted
from ur.player import LevelError, level_of
from ur.rules import engine
from ur.rules.perft import perft
from ur.rulesets import IDS, options_of, ruleset
from ur.text.rulebook import lines
from ur.text.translator import LanguageError, Words
from ur.throws.dice import Dice, seed_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code.

    0; 1 if the output cannot be written; 2 if the arguments are wrong; 130 if it was interrupted.
    """
    parser, _ = command_line()
    complete(parser)
    given = parser.parse_args(arguments)
    _prepare_streams()
    try:
        match given.command:
            case "rules":
                _rules(given.rules, shown_words(given.lang))
            case "play":
                _play(given, shown_words(given.lang))
            case "lab":
                run(given, shown_words(given.lang))
            case "perft":
                _perft(given)
            case _:
                service.main()
        sys.stdout.flush()
    except (RulesError, LanguageError, LevelError, NotationError, LabError) as error:
        print(f"ur {given.command}: {_error_text(error, given)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _discard_output()  # the reader has closed the pipe, as `head` does
    except OSError as error:
        _discard_output()
        print(f"ur {given.command}: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _error_text(error: ValueError, given: argparse.Namespace) -> str:
    """An error in the language of the person; in English with all details, as for programs."""
    lang = getattr(given, "lang", "en")
    unlisted = isinstance(error, RulesError) and error.code == "unknown_rules"
    if not isinstance(error, Refusal) or error.explanation is None or lang == "en":
        return f"{error}; `ur rules` lists all" if unlisted else str(error)
    listed = [say("terminal-rules", command=quoted("ur rules"))] if unlisted else []
    try:
        return shown_words(lang).text(in_order([error.explanation, *listed]))
    except LanguageError:
        return str(error)  # a command that speaks no language has not asked for its words


def _prepare_streams() -> None:
    """Let no character stop the program: what a terminal cannot show or send becomes a question mark."""
    # A stream that the shell has closed is None.
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.TextIOWrapper(io.BytesIO())
    # Without a stream of errors `print` would write them into the output.
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO())
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Send what is left in the buffer nowhere: Python would complain about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _rules(spec: str | None, words: Words) -> None:
    if spec is None:
        for id in IDS:
            name, description = (words.text(say(f"rules-{id}{part}")) for part in ("", ".line"))
            print(f"{id:<15} {name}: {description}")
        return
    rules = ruleset(spec)
    print(words.text(say(f"rules-{rules.id}")))
    print(words.text(say(f"rules-{rules.id}.special")))
    section = ""
    for line in lines(rules):
        if line.section != section:
            section = line.section
            print(f"\n{words.text(say(f'section-{section}'))}")
        status = words.text(say(f"terminal-{line.status}"))
        print(f"  {words.text(line.message)} [{status}: {line.source}]")
    print(f"\n{words.text(say('terminal-options'))}")
    for option in options_of(rules.id):
        print(f"  {_option(option)}")


def _option(option: Option) -> str:
    if option.numbers is not None:
        values = f"{option.numbers[0]}..{option.numbers[-1]}"
    else:
        values = "|".join(write(value) for value in option.values)
    default = "" if option.default is None else f" ({write(option.default)})"
    return f"{option.key}={values}{default}"


def _play(given: argparse.Namespace, words: Words) -> None:
    rules = ruleset(given.rules)
    players = (_player(given.light), _player(given.dark))
    light, dark = (player_message(player) for player in players)
    name = say(f"rules-{rules.id}")
    print(words.text(say("terminal-welcome", name=name, light=light, dark=dark)))
    games, points = int(str(rules.options.get("match", 1))), [0, 0]
    for game in range(1, games + 1):
        setup = Setup(rules, players, Dice(seed_of(given.seed), str(game)), words, input, print)
        try:
            ended = play(setup)
        except Stopped:
            print(words.text(say("terminal-stopped")))
            return
        points = [sum(pair) for pair in zip(points, ended.points, strict=True)]
        if games > 1:
            _score(words, game, games, points)


def _score(words: Words, game: int, games: int, points: list[int]) -> None:
    light, dark = points
    print(words.text(say("terminal-match", game=game, games=games, light=light, dark=dark)))


def _player(written: str) -> str:
    return PERSON if written == PERSON else str(level_of(written).id)


def _perft(given: argparse.Namespace) -> None:
    rules = ruleset(given.rules)
    position = engine.start(rules, 0)
    if given.position is not None:
        position = read_position_text(rules, given.position)
    # Not into the output: the files of tests/perft are written by it, and programs read it.
    print("plies, sequences, positions:", file=sys.stderr, flush=True)
    for count in perft(rules, position, given.depth):
        print(f"{count.depth} {count.sequences} {count.positions}", flush=True)
