"""The position editor: one change at a time, by any rules; a refused change leaves everything as it was."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from playing import decisions
from rules_all import SPECS
from ur.editor.choices import pending_choices
from ur.editor.edits import Draft, EditRefused, WishError, edited, wrong_with
from ur.editor.palette import palette
from ur.formats.position_text import position_text, read_position_text
from ur.model.board import SIDES
from ur.rules import engine
from ur.rules.possible import why_impossible
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset


def after(rules: Ruleset, draft: Draft, *wishes: dict[str, Any]) -> Draft:
    """The draft after these changes."""
    for wish in wishes:
        draft = edited(rules, draft, wish)
    return draft


def refusal(rules: Ruleset, draft: Draft, **wish: Any) -> str:
    """The id of the reason why a change is refused."""
    with pytest.raises(EditRefused) as refused:
        edited(rules, draft, wish)
    return refused.value.why.id


def empty(rules: Ruleset) -> Draft:
    return Draft(engine.start(rules, 0))


def put(square: str, owner: str = "light", **more: Any) -> dict[str, Any]:
    return {"do": "put", "square": square, "owner": owner, **more}


@pytest.mark.parametrize("spec", SPECS)
def test_random_changes_lead_only_to_possible_positions(spec: str) -> None:
    """Whatever is asked for, in whatever order: the position stays one that can occur, and its text says all of it."""
    rules, rng = ruleset(spec), random.Random(spec)
    draft = empty(rules)
    pieces, done = palette(rules), 0
    for _ in range(150):
        one = rng.choice(pieces)
        place = {"square": rng.choice(rules.places), "owner": SIDES[one.owner]}
        put = {"do": "put", **place, "face": one.face, "kind": rules.kinds[one.kind] if rules.kinds else None}
        kind = rng.choice(("put", "put", "put", "take", "turn-over", "up", "down", "home", "hand", "purse", "to-play"))
        wish = put if kind == "put" else {"do": kind, **place, "amount": rng.choice((-3, 2))}
        try:
            draft = edited(rules, draft, wish)
        except (EditRefused, WishError):
            continue
        done += 1
        assert why_impossible(rules, draft.position) is None
        assert read_position_text(rules, position_text(rules, draft.position)) == draft.position
    assert done > 5


@pytest.mark.parametrize("id", ["finkel", "skiryuk", "merit", "tablet", "murray"])
def test_a_position_of_a_game_can_be_taken_apart_piece_by_piece(id: str) -> None:
    rules = ruleset(id)
    position = [position for position, _, _ in decisions(rules, random.Random(3))][-1]
    draft = Draft(position)
    for slot, place in enumerate(rules.places):
        while draft.position.squares[slot]:
            owner = SIDES[draft.position.squares[slot][-1] & 1]
            draft = edited(rules, draft, {"do": "take", "square": place, "owner": owner})
    assert not any(draft.position.squares)
    assert why_impossible(rules, draft.position) is None


def test_a_stack_of_skiryuk_is_full_at_four() -> None:
    rules = ruleset("skiryuk")
    four = [put("B6", side, face=face) for side in SIDES for face in ("blank", "dotted")]
    draft = after(rules, empty(rules), *four)
    assert refusal(rules, draft, **put("B6", face="blank")) == "position-full"
    assert position_text(rules, draft.position).startswith("light; B6=L@10,L@18,D@10,D@18; hand 5/5")


def test_pieces_of_a_stack_turn_over_and_change_places() -> None:
    rules = ruleset("skiryuk")
    draft = after(rules, empty(rules), put("B6", face="blank"), put("B6", "dark", face="dotted"))
    turned = edited(rules, draft, {"do": "turn-over", "square": "B6", "level": 0})
    assert "B6=L@18,D@18" in position_text(rules, turned.position)
    swapped = edited(rules, turned, {"do": "up", "square": "B6", "level": 0})
    assert "B6=D@18,L@18" in position_text(rules, swapped.position)
    assert edited(rules, swapped, {"do": "down", "square": "B6", "level": 1}) == turned
    with pytest.raises(WishError):
        edited(rules, swapped, {"do": "up", "square": "B6", "level": 1})


def test_a_piece_shows_only_the_side_that_it_has_there() -> None:
    rules = ruleset("skiryuk")
    assert refusal(rules, empty(rules), **put("A3", face="dotted")) == "position-side"
    assert refusal(rules, empty(rules), **put("A8", face="blank")) == "position-side"
    assert refusal(rules, empty(rules), **put("C3", face="blank")) == "position-not-on-path"
    draft = edited(rules, empty(rules), put("A3", face="blank"))
    assert refusal(rules, draft, do="turn-over", square="A3") == "position-side"


def test_where_a_path_only_crosses_itself_the_dotted_face_is_the_way_home() -> None:
    rules = ruleset("murray")
    draft = after(rules, empty(rules), put("B2", face="blank"), put("B3", face="dotted"), put("C7", face="dotted"))
    assert "B2=L@6 B3=L@21" in position_text(rules, draft.position)
    assert "C7=L;" in position_text(rules, draft.position)


def test_purses_and_kitty_hold_the_same_together() -> None:
    rules = ruleset("tablet")
    draft = edited(rules, empty(rules), {"do": "purse", "owner": "dark", "amount": -2})
    assert (draft.position.purse, draft.position.kitty) == ((15, 13), 22)
    assert refusal(rules, draft, do="purse", owner="dark", amount=-14) == "position-purse-empty"
    assert refusal(rules, draft, do="purse", owner="light", amount=23) == "position-kitty-empty"


def test_birds_go_home_and_into_the_game_in_their_order() -> None:
    rules = ruleset("tablet")
    assert refusal(rules, empty(rules), **put("B2", kind="raven")) == "why-order"
    draft = after(rules, empty(rules), put("A1", kind="swallow"), put("B1", kind="storm-bird"))
    draft = after(rules, draft, put("B2", kind="raven"), {"do": "take", "square": "A1"})
    assert "hand swallow,rooster,eagle/" in position_text(rules, draft.position)
    assert edited(rules, draft, {"do": "home", "owner": "light"}).position.off[0] == (0,)


def test_the_last_piece_cannot_be_taken_home() -> None:
    rules = ruleset("finkel?pieces=2")
    draft = edited(rules, empty(rules), {"do": "home", "owner": "light"})
    assert refusal(rules, draft, do="home", owner="light") == "position-all-home"
    back = edited(rules, draft, {"do": "hand", "owner": "light"})
    assert back == empty(rules)
    assert refusal(rules, back, do="hand", owner="light") == "edit-none-home"


def test_a_throw_is_laid_down_by_its_faces_and_taken_away() -> None:
    rules = ruleset("tablet")
    draft = edited(rules, empty(rules), {"do": "throw", "faces": [3, True]})
    assert draft.throw is not None
    assert draft.throw.name == "3+"
    assert edited(rules, draft, {"do": "throw", "faces": None}) == empty(rules)
    assert refusal(rules, draft, do="throw", faces=[5, None]) == "position-no-such-throw"
    assert refusal(ruleset("finkel"), empty(ruleset("finkel")), do="throw", faces=[1, 1]) == "position-no-such-throw"


def test_a_throw_that_is_no_longer_due_stands_and_is_named() -> None:
    """Nothing is repaired silently: the dice for a piece on a rosette stay when that piece is taken away."""
    rules = ruleset("skiryuk?leave_rosette=6")
    six = {"do": "throw", "kit": 6, "faces": [1, 1, 0, 0, 0, 0]}
    assert refusal(rules, empty(rules), **six) == "position-other-kit"
    draft = after(rules, empty(rules), put("A1", face="blank"), six)
    assert wrong_with(rules, draft) is None
    left = edited(rules, draft, {"do": "take", "square": "A1"})
    assert left.throw == draft.throw
    assert (wrong_with(rules, left) or ("",))[0] == "position-other-kit"


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_offered_as_pending_can_be_set_and_anything_else_is_refused(spec: str) -> None:
    """In a random game; what comes next in it is always offered, and the text of a draft brings all of it back."""
    rules, set_up = ruleset(spec), 0
    for position, throw, _ in islice(decisions(rules, random.Random(spec)), 60):
        draft, offered = Draft(position, throw), pending_choices(rules, position)
        assert not position.pending or (position.pending, position.by, True) in offered
        for kind, by, possible in offered:
            wish = {"do": "pending", "pending": kind, "owner": SIDES[by]}
            if not possible:
                refusal(rules, draft, **wish)
                continue
            decided = edited(rules, draft, wish)
            assert (decided.position.pending, decided.position.by, decided.throw) == (kind, by, None)
            assert wrong_with(rules, decided) is None
            assert read_position_text(rules, position_text(rules, decided.position)) == decided.position
            cleared = edited(rules, decided, {"do": "pending", "pending": None})
            assert cleared.position == position._replace(pending=None, by=0)
            set_up += 1
    asks = rules.ask_extra or any(kind != "extra" for kind in rules.choices)
    assert (set_up > 5) == asks


def test_what_cannot_be_decided_is_refused_with_its_reason() -> None:
    rules = ruleset("merit?pieces=1")
    award, forfeit = (
        {"do": "pending", "pending": kind, "owner": owner} for kind, owner in (("award", "light"), ("forfeit", "dark"))
    )
    assert refusal(rules, empty(rules), **forfeit) == "position-no-move"
    own = {**forfeit, "owner": "light"}
    assert refusal(rules, empty(rules), **own) == "position-nothing-to-choose"
    with pytest.raises(WishError):
        edited(rules, empty(rules), {**award, "pending": "extra"})
    assert refusal(rules, edited(rules, empty(rules), put("A1")), **award) == "position-no-entry"


def test_what_is_to_be_decided_stays_while_pieces_are_set_and_no_change_makes_it_impossible() -> None:
    rules = ruleset("merit?pieces=2")
    draft = edited(rules, empty(rules), {"do": "pending", "pending": "award", "owner": "dark"})
    draft = after(rules, draft, put("A1"), put("C1", "dark"))
    assert position_text(rules, draft.position).endswith("pending award dark")
    assert refusal(rules, draft, **put("C2", "dark")) == "position-no-entry"
    forfeit = edited(rules, draft, {"do": "pending", "pending": "forfeit", "owner": "dark"})
    assert refusal(rules, forfeit, do="take", square="C1", owner="dark") == "position-no-move"
    thrown = edited(rules, forfeit, {"do": "throw", "faces": [1, 0, 0]})
    assert (thrown.position.pending, thrown.throw is None) == (None, False)
    again = edited(rules, thrown, {"do": "pending", "pending": "forfeit", "owner": "dark"})
    assert again == forfeit


def test_what_the_last_move_left_behind_is_forgotten() -> None:
    rules = ruleset("merit")
    text = "light; A1=L S=D; hand 6/6; off 0/0; pending award light"
    draft = Draft(read_position_text(rules, text))
    assert edited(rules, draft, {"do": "to-play", "owner": "dark"}).position.pending is None
