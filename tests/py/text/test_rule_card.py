"""The rule card says what the engine does: every ruleset, every value of every option."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from make.words import GROUPS, WORDS
from playing import decisions
from rules_all import SPECS
from ur.model.event import Again, Captured, Event, Owed, Paid
from ur.model.lots import Throw
from ur.model.message import Message
from ur.model.position import Position, owner_of, piece
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, Ruleset
from ur.rulesets import IDS, ruleset
from ur.text.fluent import entries
from ur.text.rule_card import Clause, RuleCard, ThrowRow, rule_card
from ur.text.rules_at_work import rules_at_work
from ur.text.translator import words

ENGLISH = words("en")


def cards() -> list[tuple[Ruleset, RuleCard]]:
    return [(ruleset(spec), rule_card(ruleset(spec))) for spec in SPECS]


def brings(row: ThrowRow) -> set[str]:
    return {message.id for message in row.brings}


def throw_of(rules: Ruleset, row: ThrowRow) -> Throw:
    return next(t for kit in rules.kits.all for t in kit.throws if (t.kit, t.name) == (row.lots, row.name))


def clauses(card: RuleCard) -> list[Clause]:
    return [clause for mark in card.marks for clause in mark.clauses]


def row_of(card: RuleCard, throw: Throw) -> ThrowRow:
    return next(row for row in card.throws if (row.lots, row.name) == (throw.kit, throw.name.removesuffix("+")))


def ids(said: object) -> set[str]:
    """The ids of all messages in what is said, also of those that stand in another one."""
    if isinstance(said, Message):
        return {said.id, *ids(tuple(said.args.values()))}
    return {id for part in said for id in ids(part)} if isinstance(said, tuple) else set()


def test_the_words_of_the_card_come_with_those_of_the_first_page() -> None:
    """The card stands beside the board from the first move on; other words may not be there yet."""
    later = {file for files in GROUPS.values() for file in files}
    first = {
        id
        for file in (WORDS / "en").glob("*.ftl")
        if file.name not in later
        for id, _ in entries(file.read_text("utf-8"))
    }
    for rules, card in cards():
        assert ids(card) <= first, rules.spec


def test_the_throw_table_has_every_throw_with_its_score() -> None:
    for rules, card in cards():
        throws = [throw for kit in rules.kits.all for throw in kit.throws]
        assert [(r.lots, r.name, r.marked, r.score) for r in card.throws] == [
            (t.kit, t.name, t.marked, t.score) for t in throws
        ]
        assert [r.converted for r in card.throws] == [t.converted and t.converted.score for t in throws]


def test_a_throw_said_to_enter_brings_a_piece_in_from_a_full_hand_and_no_other_does() -> None:
    for rules, card in cards():
        full = engine.start(rules, 0)
        entering = [
            any(a.kind == ENTER for a in engine.legal(rules, full, throw_of(rules, row))) for row in card.throws
        ]
        said = ["card-enters" in brings(row) for row in card.throws]
        if any(said):
            assert said == entering, rules.spec
        for row, enters in zip(card.throws, entering, strict=True):
            assert not (enters and "card-turn-ends" in brings(row))


@pytest.mark.parametrize("spec", SPECS)
def test_again_and_turn_ends_are_what_the_engine_does(spec: str) -> None:
    rules = ruleset(spec)
    card = rule_card(rules)
    keys = {clause.key for clause in clauses(card)}
    for position, throw, actions in islice(decisions(rules, random.Random(3)), 300):
        if throw is None or position.pending:
            continue
        row = row_of(card, throw)
        if not actions:
            assert row.score or engine.pass_turn(rules, position, throw).turn != position.turn
            continue
        assert "card-turn-ends" not in brings(row)
        for action in actions:
            if action.kind == CONVERT:
                continue
            events: list[Event] = []
            after = engine.act(rules, position, throw, action, events)
            if after.over or after.pending:
                continue
            again = after.turn == position.turn
            if "card-throws-again" in brings(row):
                assert again
            elif again:
                reasons = {f"again-{e.reason}" for e in events if isinstance(e, Again)}
                assert reasons and reasons <= keys


def test_birds_enter_with_their_number_on_their_square_and_are_worth_their_value() -> None:
    seen = 0
    for rules, card in cards():
        assert len(card.birds) == len(rules.kinds)
        for kind, bird in enumerate(card.birds):
            seen += 1
            before = (1 << kind) - 1
            full = engine.start(rules, 0)._replace(hand=((kind,), rules.crew), launched=(before, 0))
            scores = {}
            for kit in rules.kits.all:
                for first in kit.throws:
                    for throw in filter(None, (first, first.converted)):
                        for action in engine.legal(rules, full, throw):
                            if action.kind == ENTER:
                                scores[throw.score] = rules.places[rules.slots[0][action.station]]
            assert scores == {bird.score: bird.square}, (rules.spec, bird)
            assert landing_value(rules, kind) == bird.value
    assert seen


def landing_value(rules: Ruleset, kind: int) -> int:
    """What a bird takes from a full kitty by landing on a rosette from the square before it."""
    step = next(s for s in range(5, rules.off) if rules.slots[0][s] in rules.rosette_slots)
    squares = list(engine.start(rules, 0).squares)
    squares[rules.slots[0][step - 1]] = (piece(0, step - 1, kind),)
    position = Position(0, tuple(squares), ((), rules.crew), purse=(0, 0), kitty=50)
    throw = next(t for t in rules.kits.all[0].throws if t.score == 1)
    action = next(a for a in engine.legal(rules, position, throw) if a.kind != CONVERT)
    return engine.act(rules, position, throw, action).purse[0]


@pytest.mark.parametrize("spec", SPECS)
def test_what_happens_lights_the_line_that_says_so(spec: str) -> None:
    """When a player throws again, pays, takes or owes a choice, the card lights the rule."""
    rules = ruleset(spec)
    card = rule_card(rules)
    keys = {clause.key for clause in clauses(card)}
    for position, throw, actions in islice(decisions(rules, random.Random(8)), 400):
        for action in actions:
            events: list[Event] = []
            after = engine.act(rules, position, throw, action, events)
            lit = {one.key for one in rules_at_work(rules, events, after)} & keys
            for event in events:
                if isinstance(event, Again):
                    by_throw = throw is not None and "card-throws-again" in brings(row_of(card, throw))
                    assert f"again-{event.reason}" in lit or by_throw
                elif isinstance(event, Paid):
                    assert event.reason in lit
                elif isinstance(event, Owed) and event.kind != "extra":
                    assert event.kind in lit


@pytest.mark.parametrize("spec", SPECS)
def test_a_square_said_to_be_safe_is_lit_only_where_no_enemy_can_capture(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, actions in islice(decisions(rules, random.Random(5)), 120):
        for action in actions:
            events: list[Event] = []
            after = engine.act(rules, position, throw, action, events)
            for acting in rules_at_work(rules, events, after):
                if not acting.key.startswith(("safe", "turned-safe", "own-stack")) or after.pending:
                    continue
                slot = rules.places.index(acting.square)
                stack = after.squares[slot]
                enemies = after._replace(turn=1 - owner_of(stack[-1]))
                for kit in rules.kits.all:
                    for cast in kit.throws:
                        for reply in engine.legal(rules, enemies, cast):
                            heard: list[Event] = []
                            engine.act(rules, enemies, cast, reply, heard)
                            assert not any(
                                isinstance(e, Captured) and e.slot == slot and e.player == owner_of(stack[-1])
                                for e in heard
                            )


def test_every_clause_and_title_has_words_without_gaps_and_fits_the_card() -> None:
    for rules, card in cards():
        for mark in card.marks:
            for message in (mark.title, *(clause.message for clause in mark.clauses)):
                text = ENGLISH.text(message)
                assert text != message.id and "{" not in text and "  " not in text, (rules.spec, text)
                assert len(text) <= 110, text
        for row in card.throws:
            assert all(len(ENGLISH.text(message)) <= 9 for message in row.brings)


@pytest.mark.parametrize("id", IDS)
def test_squares_of_a_mark_carry_its_ornament(id: str) -> None:
    rules = ruleset(id)
    for mark in rule_card(rules).marks:
        assert {rules.board.ornaments[square] for square in mark.squares} <= {mark.picture}
