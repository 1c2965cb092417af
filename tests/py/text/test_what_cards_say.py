"""What the cards of the rulesets, the options and the story say of the rules is what the engine does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playing import random_game
from ur.mechanics.entry import Launch
from ur.model.message import say
from ur.rules.ruleset import Ruleset
from ur.rules.squares import capture_squares, shared
from ur.rulesets import IDS, options_of, ruleset
from ur.rulesets.tablet import SOURCES
from ur.text.rulebook import facts
from ur.text.translator import words


def rules_of(rules: Ruleset) -> set[str]:
    """The names of the sentences of its rulebook; other tests ask the engine about each."""
    return {fact.message.id.removeprefix("rule-") for _, fact in facts(rules)}


def has(*names: str) -> Callable[[Ruleset], bool]:
    return lambda rules: set(names) <= rules_of(rules)


def has_not(*names: str) -> Callable[[Ruleset], bool]:
    return lambda rules: not set(names) & rules_of(rules)


def scores(rules: Ruleset) -> dict[int, int | None]:
    """What a throw counts, by how many dice are marked."""
    return {throw.marked: throw.score for throw in rules.kits.all[0].throws}


def shared_rosettes(rules: Ruleset) -> set[str]:
    return {*shared(rules)} & {rules.places[slot] for slot in rules.rosette_slots}


def chance_of_four(rules: Ruleset) -> float:
    throws = rules.kits.all[0].throws
    return sum(one.weight for one in throws if one.score == 4) / sum(one.weight for one in throws)


def in_small_block(rules: Ruleset, player: int) -> list[str]:
    return [square for square in rules.path.of(player) if square[1] in "78" and square != "B7"]


FINKEL = ruleset("finkel")
# The ruleset, a part of the text of its card, and whether that is true.
CLAIMS: tuple[tuple[str, str, Callable[[Ruleset], bool]], ...] = (
    ("finkel", "seven pieces, four dice", lambda r: (len(r.crew), r.kits.all[0].count) == (7, 4)),
    ("finkel", "rosettes that are safe and give another throw", has("safe-rosettes", "again-rosette")),
    ("finkel", "Only the one in the middle can be reached by both players", lambda r: shared_rosettes(r) == {"B4"}),
    ("british-museum", "Finkel’s race with five pieces", lambda r: len(r.crew) == 5 and r.path == FINKEL.path),
    ("british-museum", "A throw with none marked is lost", lambda r: scores(r)[0] is None),
    ("biles", "Seven pieces on the short path, and three dice", lambda r: len(r.crew) == 7 and len(scores(r)) == 4),
    ("biles", "count four when none is marked", lambda r: scores(r)[0] == 4),
    ("biles", "a four is more common", lambda r: chance_of_four(r) > chance_of_four(FINKEL)),
    ("biles", "every throw counts at least one", lambda r: all(scores(r).values())),
    ("leaflet", "A four gives another throw; rosettes only protect", has("again-score", "no-rosette", "safe-rosettes")),
    ("leaflet", "towards each other", lambda r: in_small_block(r, 0) == in_small_block(r, 1)[::-1]),
    ("conventional", "safe and give another throw", has("safe-rosettes", "again-rosette")),
    ("conventional", "Every fourth square", lambda r: {*r.path.light[3::4]} == {*r.path.light} & {*r.board.rosettes}),
    ("masters", "give another throw but are not safe", has("again-rosette", "unsafe")),
    ("masters", "No square that both players use is safe", lambda r: capture_squares(r) == shared(r)),
    (
        "blitz",
        "Five pieces, no safe rosettes",
        lambda r: len(r.crew) == 5 and shared_rosettes(r) < {*capture_squares(r)},
    ),
    ("blitz", "for every rosette and every capture", has("again-rosette", "again-capture")),
    ("aseb", "twenty squares", lambda r: len(r.board.squares) == 20),
    (
        "aseb",
        "share twelve squares, up to the very end",
        lambda r: {*shared(r)} == {*r.path.light[4:]} and len(shared(r)) == 12,
    ),
    ("murray", "27 squares, the longest race", lambda r: len(r.path) == 27 == max(len(ruleset(id).path) for id in IDS)),
    ("bell", "a fine for every rosette, and the winner takes the kitty", has("fine", "kitty")),
    (
        "bell",
        "only when all three dice are marked, and on the fifth",
        lambda r: r.entry.first_step(r) == 5 and has("enter-with")(r),
    ),
    (
        "skiryuk",
        "Most ornaments have a meaning",
        lambda r: 2 * len(r.active_ornaments) > len({*r.board.ornaments.values()} - {None}),
    ),
    ("skiryuk", "pieces turn over and stack", has("turn", "mixed", "own-stack")),
    (
        "skiryuk",
        "capture only pieces that show the same side",
        lambda r: has("capture-side")(r) and has_not("capture")(r),
    ),
    ("merit", "doubles, awards, forfeits, and points", has("doubles", "award", "forfeit", "points")),
    ("merit", "Your turn lasts until a throw counts nothing", has("again-lots", "lost-throw-kept")),
    (
        "tablet",
        "five birds, two knucklebones and a kitty",
        lambda r: len(r.kinds) == 5 and r.second_throw and has("pool")(r),
    ),
)


def limits(spec: str) -> set[object]:
    """How high stacks may be, as the rulebook says it."""
    return {
        fact.message.args["limit"] for _, fact in facts(ruleset(spec)) if "stack" in fact.key or fact.key == "mixed"
    }


# An option or one of its values, a part of its text, and whether that is true.
OPTION_CLAIMS: tuple[tuple[str, str, Callable[[], bool]], ...] = (
    ("lots.note", "None of three marked counts four", lambda: scores(ruleset("race?lots=3"))[0] == 4),
    ("lots.note", "none of four counts nothing", lambda: scores(ruleset("masters?lots=4"))[0] is None),
    (
        "return.note",
        "both players use all twenty squares",
        lambda: len(shared(ruleset("murray?return=opposite"))) == 20,
    ),
    ("a8c8.note", "matters only where pieces choose their way", lambda: _a8c8_matters() == (True, False)),
    ("path-short14", "14 squares", lambda: len(ruleset("race?path=short14").path) == 14),
    ("path-long16", "16 squares", lambda: len(ruleset("race?path=long16").path) == 16),
    ("path-late16", "Later board, 16 squares", lambda: ruleset("race?path=late16").path == ruleset("aseb").path),
    ("path-murray27", "27 squares", lambda: len(ruleset("race?path=murray27").path) == 27),
    ("leave-rosette.note", "None of six marked counts seven", lambda: _six_lots()[0] == 7),
    ("mixed.note", "up to four", lambda: limits("skiryuk") == {4}),
    ("eyes-lifo.note", "Up to four", lambda: limits("skiryuk?eyes_lifo") == {4}),
    ("b8-duel.note", "half way round", lambda: in_small_block(ruleset("skiryuk"), 0)[2] == "B8"),
    ("b8-duel-true", "safe there", lambda: "B8" not in capture_squares(ruleset("skiryuk?b8_duel"))),
)


def _a8c8_matters() -> tuple[bool, bool]:
    """Whether the option changes where pieces are captured: with a choice of the way, and without."""
    with_, without = (
        capture_squares(ruleset(f"skiryuk?{way}a8c8=safe")) != capture_squares(ruleset(f"skiryuk?{way}a8c8=plain"))
        for way in ("loop=choice&", "")
    )
    return with_, without


def _six_lots() -> dict[int, int | None]:
    return {throw.marked: throw.score for throw in ruleset("skiryuk?leave_rosette=6").kits.all[1].throws}


@pytest.mark.parametrize(("option", "claim", "holds"), OPTION_CLAIMS)
def test_an_option_says_what_is_true(option: str, claim: str, holds: Callable[[], bool]) -> None:
    assert claim in words().text(say(f"option-{option}")), "it says something else now: change this test with it"
    assert holds()


@pytest.mark.parametrize(("id", "claim", "holds"), CLAIMS)
def test_a_card_says_what_is_true(id: str, claim: str, holds: Callable[[Ruleset], bool]) -> None:
    card = " ".join(words().text(say(f"rules-{id}{part}")) for part in (".line", ".special"))
    assert claim in card, "the card says something else now: change this test with it"
    assert holds(ruleset(id))


def test_the_story_tells_the_numbers_of_the_birds() -> None:
    """The second bone makes the numbers of four birds, and the fifth enters with one that it does not make."""
    rules = ruleset("tablet")
    assert isinstance(rules.entry, Launch)
    numbers = [score for score, _ in rules.entry.entries.values()]
    made = [throw.converted.score for throw in rules.kits.all[0].throws if throw.converted]
    assert (numbers[0], numbers[1:]) == (2, made)
    told = words().text(say("story-reading.one"))
    assert "1, 2, 3 and 4 into 5, 6, 7 and 10. Four birds enter with these, and the swallow with a 2." in told
    assert made == [5, 6, 7, 10]


def test_many_games_end_because_only_buried_pieces_could_move() -> None:
    rules = ruleset("skiryuk?stuck=win")
    ends = [random_game(rules, seed, plies=rules.length_limit).now.position for seed in range(10)]
    stuck = [end for end in ends if end.winner is not None and len(end.off[end.winner]) < len(rules.crew)]
    assert len(stuck) > len(ends) / 2
    assert "many games" in words().text(say("option-stuck-win"))
    assert "Many games" in words().text(say("rule-stuck-wins"))


@pytest.mark.parametrize("id", [id for id in IDS if any(option.key == "pieces" for option in options_of(id))])
def test_fewer_pieces_make_a_shorter_game(id: str) -> None:
    few, usual = (
        sum(len(random_game(ruleset(spec), seed, plies=20000).line) for seed in range(8))
        for spec in (f"{id}?pieces=2", id)
    )
    assert few < usual
    assert "Fewer pieces make a shorter game" in words().text(say("option-pieces.note"))


def test_the_lesson_plan_about_the_tablet_names_a_reading_and_a_decision() -> None:
    """No rule of the tablet is called a source: that is what the plan's answers say."""
    told = words().text(say("plan-tablet.a2", all=0, readings=0, decisions=0))
    assert "None is taken from the tablet without a reading" in told
    assert {status.split()[0] for status in SOURCES.values()} == {"reading", "decision"}
    answer = words().text(say("plan-tablet.a1"))
    assert "Read: which number brings in each bird. Decided: that two pieces of one player never share" in answer
    assert SOURCES["enter"].startswith("reading")
    assert SOURCES["own-blocks"].startswith("decision")
