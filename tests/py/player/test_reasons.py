"""Reasons and dangers against brute force through `legal` and `act`, for every ruleset."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, permutations
from pathlib import Path

import pytest

from playing import decisions, drawn
from reasons_tried import AGAINST, alike, captured, choices_of, is_true, odds_of, parts, squares_of, stuck_wins, tried
from study.puzzles.moments import moment_of
from ur.formats.position_text import position_text, read_position_text
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, station_of
from ur.player.against import speaks_against
from ur.player.danger import dangers
from ur.player.lead import is_past
from ur.player.payoff import payoff_of
from ur.player.reasons import leaves_open, reason_for
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import IDS, ruleset
from ur.text.sentences import earns
from ur.text.translator import words

SPECS = (
    *IDS,
    "skiryuk?leave_rosette=6",
    "skiryuk?b7=unsafe&stuck=unbury",
    "skiryuk?stuck=win",
    "leaflet?decline_extra=ask&may_pass=true",
    "tablet?board=ur&order=free",
    "race?safe=none",
)
ENGLISH = words("en")
EXACT = json.loads((Path(__file__).parents[1] / "exact_choices.json").read_text())
# So many positions of each game are tried: those of one game can be many.
OF_A_GAME = 12


def loses(rules: Ruleset, position: Position, throw: Throw, slot: int, player: int) -> bool:
    """Whether some action with this throw drives a piece of `player`'s from this square into the hand."""
    for action in engine.legal(rules, position, throw):
        if action.kind == CONVERT:
            continue
        after = engine.act(rules, position, throw, action)
        own = [sum(owner_of(one) == player for one in p.squares[slot]) for p in (position, after)]
        if len(after.hand[player]) > len(position.hand[player]) and own[1] < own[0]:
            return True
    return False


def chance(rules: Ruleset, position: Position, slot: int, player: int) -> Fraction:
    """The chance that a throw can capture, with the kit that is worst, and half of it where a bone must say yes."""
    found = []
    for kit in engine.kits(rules, position):
        total = Fraction(0)
        for throw in kit.throws:
            if loses(rules, position, throw, slot, player):
                total += kit.chance(throw)
            elif throw.converted and loses(rules, position, throw.converted, slot, player):
                total += kit.chance(throw) / 2
        found.append(total)
    return max(found)


@pytest.mark.parametrize("spec", SPECS)
def test_the_danger_of_every_piece_is_that_of_brute_force(spec: str) -> None:
    rules, seen = ruleset(spec), 0
    for position, _, _ in islice(decisions(rules, random.Random(2)), 0, 400, 4):
        player = 1 - position.turn
        waiting = position._replace(pending=None, barred=NO_SQUARE)
        found = dangers(rules, position, player)
        for slot, stack in enumerate(position.squares):
            if any(owner_of(one) == player for one in stack):
                odds = found.get(slot)
                stated = Fraction(odds.throws, odds.of) if odds else Fraction(0)
                assert stated == chance(rules, waiting, slot, player)
                seen += stated > 0
    assert seen


@pytest.mark.parametrize("spec", SPECS)
def test_every_reason_is_true(spec: str) -> None:
    """Each fact of a reason, with its numbers, as the engine finds it by trying every throw and every action."""
    rules = ruleset(spec)
    for position, throw, _ in islice(decisions(rules, random.Random(6)), 0, 300, 5):
        for one in choices_of(rules, position, throw):
            for fact in parts(reason_for(rules, position, throw, one.action)):
                assert is_true(one, fact), (position_text(rules, position), throw, one.action, fact)


def test_a_conversion_is_praised_for_what_only_the_converted_throw_can_do() -> None:
    """Such as a bird that comes in with a five; `test_every_reason_is_true` asks whether it is so."""
    rules = ruleset("tablet")
    said = set()
    for seed in range(4):
        for position, throw, actions in decisions(rules, random.Random(seed)):
            for action in actions:
                if action.kind == CONVERT:
                    said |= {fact.id for fact in parts(reason_for(rules, position, throw, action))}
    assert {"reason-enters", "reason-takes"} <= said


def test_a_second_bone_that_can_move_nothing_is_not_praised() -> None:
    """The swallow comes in first, with a 2: neither 3 nor the 7 of a yes moves a bird."""
    rules = ruleset("tablet")
    position = engine.start(rules, 0)
    [three] = [throw for throw in engine.kits(rules, position)[0].throws if throw.score == 3]
    [convert] = engine.legal(rules, position, three)
    assert reason_for(rules, position, three, convert) == say("reason-idle", without=3, score=7)


def test_of_a_piece_that_goes_back_to_the_hand_nothing_is_said_that_it_does_on_the_board() -> None:
    """Merit: a piece that runs into enemies that it may not capture goes back, and stands nowhere."""
    rules, seen = ruleset("merit"), 0
    for seed in range(12):
        for position, throw, actions in decisions(rules, random.Random(seed)):
            for action in actions:
                one = tried(rules, position, throw, action)
                if len(one.after.hand[one.player]) > len(position.hand[one.player]):
                    seen += 1
                    for fact in parts(reason_for(rules, position, throw, action)):
                        assert is_true(one, fact), (position_text(rules, position), throw, action, fact)
    assert seen


@pytest.mark.parametrize("spec", SPECS)
def test_a_reason_tells_its_choice_from_every_other(spec: str) -> None:
    """Never a tautology: of no other choice is all of the reason true, word for word and with its numbers.

    Unless they cannot be told apart: they move a piece to the same step, or off the board, and are equal in what they
    bring and risk. To do nothing is told from the others by what it is.
    """
    rules, told = ruleset(spec), 0
    for position, throw, _ in islice(decisions(rules, random.Random(8)), 0, 300, 5):
        choices = choices_of(rules, position, throw)
        for one in choices if len(choices) > 1 else ():
            if not one.moves and not one.converts:
                continue
            facts = parts(reason_for(rules, position, throw, one.action))
            for two in choices:
                if two.action != one.action and all(is_true(two, fact) for fact in facts):
                    assert alike(one, two), (position_text(rules, position), throw, one.action, two.action, facts)
            told += 1
    assert told


def _left(said: Message | None) -> tuple[Message | None, Message | None]:
    """What a choice leaves: the sentence about open pieces, and the one about throws that win as they move nothing."""
    parts = [said.args["first"], said.args["second"]] if said and said.id == "sentences" else [said]
    found = [one for one in parts if isinstance(one, Message)]
    stuck = next((one for one in found if one.id == "leaves-stuck"), None)
    return next((one for one in found if one is not stuck), None), stuck


def _stuck_next(rules: Ruleset, after: Position, by: int) -> Fraction:
    """The chance that the next throw, if it is that player's, wins because it moves nothing."""
    return stuck_wins(rules, after, by) if not (after.over or after.pending) and after.turn == by else Fraction(0)


def test_where_a_stuck_player_wins_a_move_says_that_it_lets_the_other_player_win() -> None:
    """Dark's last piece lies under one of light's on B6. Light moves another piece, or this one."""
    rules = ruleset("skiryuk?stuck=win")
    position = read_position_text(rules, "light; A3=L B6=D@10,L@18; hand 0/0; off 5/6; skips 0")
    throw = next(one for one in rules.kits.all[0].throws if one.score == 1)
    actions = engine.legal(rules, position, throw)
    other, freeing = sorted(actions, key=lambda one: rules.places[one.slot])
    said = leaves_open(rules, position, throw, other)
    wins = "With 8 of 8 throws the other player could move only pieces under yours, and would win."
    assert said and ENGLISH.text(said) == wins
    assert leaves_open(rules, position, throw, freeing) is None
    assert speaks_against(rules, position, throw, other, freeing) == said


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_move_leaves_open_can_be_captured(spec: str) -> None:
    rules, seen = ruleset(spec), 0
    for position, throw, actions in islice(decisions(rules, random.Random(9)), 0, 500, 4):
        for action in actions:
            if action.kind == CONVERT:
                continue
            after = engine.act(rules, position, throw, action)
            said, stuck = _left(leaves_open(rules, position, throw, action))
            assert (odds_of(stuck) if stuck else 0) == _stuck_next(rules, after, 1 - action.player)
            if said is None:
                continue
            seen += 1
            squares = squares_of(rules, said)
            assert said.id == ("leaves-two" if len(squares) > 1 else "leaves-open")
            assert all(chance(rules, after, slot, action.player) for slot in squares)
            others = set(range(len(rules.places))) - squares
            assert not any(chance(rules, after, slot, action.player) for slot in others)
            assert odds_of(said) == captured(rules, after, 1 - action.player)
    # Where every throw that counts earns the next one, a move never ends the turn.
    assert seen or all(earns(rules, throw) for throw in rules.kits.all[0].throws if throw.score)


@pytest.mark.parametrize("spec", SPECS)
def test_every_reason_has_words(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, actions in islice(decisions(rules, random.Random(1)), 0, 200, 5):
        for action in (*actions, None):
            if action is None and not engine.may_pass(rules, position, actions):
                continue
            text = ENGLISH.text(reason_for(rules, position, throw, action))
            assert "reason-" not in text and "{" not in text
            # A reason is also said of the computer's moves.
            assert "you" not in text.split()


@pytest.mark.parametrize("spec", EXACT)
def test_what_is_said_of_exactly_known_choices_is_true(spec: str) -> None:
    """Of the choice that is exactly best, its reason; of every choice that is exactly worse, what speaks against it."""
    rules = ruleset(spec)
    for text, name, exact in EXACT[spec][:OF_A_GAME]:
        moment = moment_of(rules, text, name)
        choices = choices_of(rules, moment.position, moment.throw)
        assert [one.action for one in choices] == list(moment.choices)
        best = choices[exact.index(max(exact))]
        for fact in parts(reason_for(rules, moment.position, moment.throw, best.action)):
            assert is_true(best, fact), (text, name, fact)
        for one, value in zip(choices, exact, strict=True):
            if value < max(exact):
                against = speaks_against(rules, moment.position, moment.throw, one.action, best.action)
                assert against is None or AGAINST[against.id](one, best, against), (text, name, one.action, against)


@pytest.mark.parametrize("spec", SPECS)
def test_every_fact_against_a_choice_is_true(spec: str) -> None:
    """Whichever other choice is called the best one: it holds of the choice, and not of that one."""
    rules, said = ruleset(spec), 0
    for position, throw, _ in islice(decisions(rules, random.Random(3)), 0, 300, 6):
        choices = choices_of(rules, position, throw)
        for one, best in permutations(choices[:4], 2):
            against = speaks_against(rules, position, throw, one.action, best.action)
            if against is not None:
                said += 1
                assert AGAINST[against.id](one, best, against), (
                    position_text(rules, position),
                    throw,
                    one,
                    best,
                    against,
                )
                assert "against-" not in ENGLISH.text(against)
    assert said


def test_most_choices_that_cost_much_have_a_fact_against_them() -> None:
    """Of those that are exactly worse by a tenth of what is at stake, nine of ten."""
    said = []
    for spec, rows in EXACT.items():
        rules = ruleset(spec)
        for text, name, exact in rows:
            moment = moment_of(rules, text, name)
            best = moment.choices[exact.index(max(exact))]
            least = max(exact) - 0.1 * payoff_of(rules).half_range(moment.position)
            costly = [choice for choice, value in zip(moment.choices, exact, strict=True) if value < least]
            said += [speaks_against(rules, moment.position, moment.throw, one, best) is not None for one in costly]
    assert sum(said) > 0.9 * len(said) > 50


def reasons_of(spec: str, position: str, score: int) -> dict[str, Message]:
    """The reason for each move of a piece on the board, by the square that it leaves."""
    rules = ruleset(spec)
    moment = moment_of(rules, position, str(score))
    moved = (action for action in moment.actions if action.slot != NO_SQUARE)
    return {rules.places[at.slot]: reason_for(rules, moment.position, moment.throw, at) for at in moved}


def test_two_pieces_that_one_throw_can_capture_are_named_together() -> None:
    """From B1 a 2 captures on B3, which 6 of 16 throws are, and a 4 on B5, which one is."""
    aims, *_ = parts(reasons_of("finkel", "light; A4=L A1=L B3=D B5=D; hand 5/5; off 0/0", 1)["A1"])
    assert aims == say("reason-aims", square=("B3", "B5"), throws=7, all=16)
    assert "B3 and B5 with 7 of 16 throws" in ENGLISH.text(aims)


def test_a_rosette_that_the_other_player_could_take_is_kept_or_given_up() -> None:
    """From B1 a 3 comes to B4, and that are 4 of 16 throws."""
    text = "light; B4=L B8=L B1=D; hand 0/0; off 5/6"
    keeps, *_ = parts(reasons_of("finkel", text, 1)["B8"])
    assert (keeps.id, odds_of(keeps)) == ("reason-holds", Fraction(4, 16))
    rules = ruleset("finkel")
    moment = moment_of(rules, text, "1")
    leaving, best = sorted(moment.actions, key=lambda action: action.station)
    against = speaks_against(rules, moment.position, moment.throw, leaving, best)
    assert against is not None
    assert (against.id, odds_of(against)) == ("against-rosette", Fraction(4, 16))
    assert "the rosette in the middle" in ENGLISH.text(against)


def test_a_piece_out_of_reach_has_the_lead_in_throws() -> None:
    """On A8 it has 2 squares to go and the other one 9; the two dark pieces have 30. A throw scores 2 on average."""
    text = "light; B2=L B8=L; hand 0/2; off 5/5"
    assert say("reason-race", ahead=9) in parts(reasons_of("finkel", text, 1)["B8"])


def test_pieces_out_of_contact_meet_no_enemy_in_any_game() -> None:
    """Where a reason says that a piece is out of reach, no enemy piece comes to it or to a square before it."""
    seen = 0
    for spec in IDS:
        rules, rng = ruleset(spec), random.Random(3)
        for position, _, _ in islice(decisions(rules, rng), 40, 400, 12):
            for player in (0, 1):
                own = [s for slot in rules.route[player] for p in position.squares[slot] if owner_of(p) == player
                       for s in (station_of(p),) if is_past(rules, position, player, s)]  # fmt: skip
                if not own:
                    continue
                seen += 1
                before = {
                    slot for s, slot in rules.slots[player].items() if step_of(s) >= step_of(min(own, key=step_of))
                }
                for later in islice(played_on(rules, position, rng), 60):
                    assert all(owner_of(p) == player for slot in before for p in later.squares[slot])
    assert seen > 50


def played_on(rules: Ruleset, position: Position, rng: random.Random) -> Iterator[Position]:
    """The positions of a random game that goes on from this one."""
    position = position._replace(pending=None, barred=NO_SQUARE)
    while not position.over:
        throw = None if position.pending else drawn(rng, rng.choice(engine.kits(rules, position)))
        actions = [action for action in engine.legal(rules, position, throw) if action.kind != CONVERT]
        if actions:
            position = engine.act(rules, position, throw, rng.choice(actions))
        else:
            position = engine.pass_turn(rules, position, throw)
        yield position
