"""What each ornament and each telling option changes: the rules with it, beside those without it."""

from __future__ import annotations

from typing import NamedTuple

# The ruleset whose options make any plain race: as it stands, it is Finkel's race.
CUSTOM = "race"


class Question(NamedTuple):
    """One option: the rules with it, the rules without it, and what it means in one sentence."""

    rules: str
    base: str
    asks: str


class Subject(NamedTuple):
    """Questions about one thing; each subject is a table of the page."""

    id: str
    title: str
    questions: tuple[Question, ...]


SUBJECTS = (
    Subject("rosettes", "Rosettes", (
        Question("race?again=none", CUSTOM, "Rosettes grant no extra throw."),
        Question("race?safe=none", CUSTOM, "A piece on a rosette can be captured."),
        Question("race?again=none&safe=none", CUSTOM, "Rosettes do nothing: no extra throw, no safety."),
        Question("skiryuk?bonus=other", "skiryuk", "Another piece must use the extra throw of a rosette."),
        Question("skiryuk?leave_rosette=6", "skiryuk", "Six lots move the pieces on rosettes, three all others."),
        Question("tablet?rosette_throw", "tablet", "Landing on a rosette also grants an extra throw."),
        Question("tablet?pass_fee=once_unless_landing", "tablet",
                 "A bird that passes rosettes pays once, and nothing if it lands on one."),
        Question("bell?fine=0", "bell", "Landing on a rosette costs nothing."),
    )),
    Subject("ornaments", "Eyes, four fives and the other ornaments", (
        Question("skiryuk?b7=unsafe", "skiryuk", "A single piece on the eyes of B7 can be captured."),
        Question("skiryuk?eyes_lifo", "skiryuk", "Only the top piece of a stack may leave the eyes."),
        Question("skiryuk?mixed=B3,B7", "skiryuk",
                 "Both players stack on the four fives of B3 and on the eyes of B7, not on the four fives of B6."),
        Question("skiryuk?mixed=B3,B6,B7", "skiryuk", "Both players stack on the eyes of B7 too."),
        Question("skiryuk?b8_duel", "skiryuk", "A piece on the five dots of B8, where pieces turn, is safe."),
        Question("skiryuk?a8c8=safe", "skiryuk", "A piece on the small fives of A8 and C8 is safe."),
        Question("skiryuk?a8c8=safe&loop=choice", "skiryuk?loop=choice",
                 "The same where each piece chooses its way round the small block."),
        Question("leaflet?a8c8=safe", "leaflet", "A piece on the small fives of A8 and C8 is safe."),
        Question("conventional?a8c8=safe", "conventional", "A piece on the small fives of A8 and C8 is safe."),
        Question("merit?eyes_value=0", "merit", "A piece that the loser has left on eyes gives no points."),
    )),
    Subject("pieces", "Captures and stacks", (
        Question("race?again=capture", CUSTOM, "A capture grants an extra throw, a rosette none."),
        Question("race?again=rosette,capture", CUSTOM, "A capture grants an extra throw, as a rosette does."),
        Question("race?capture=no", CUSTOM, "Nobody captures: pieces block each other."),
        Question("skiryuk?stuck=win", "skiryuk", "A player who is stuck because of buried pieces wins."),
        Question("skiryuk?stuck=unbury", "skiryuk", "A player who is stuck may move buried pieces."),
        Question("finkel?pieces=5", "finkel", "Five pieces instead of seven."),
        Question("murray?pieces=3", "murray", "Three pieces instead of seven."),
        Question("tablet?order=free", "tablet", "The birds enter in any order."),
    )),
    Subject("paths", "Paths", (
        Question("race?path=long16", CUSTOM, "The path of sixteen squares."),
        Question("race?path=late16", CUSTOM, "The board with a long tail, and its path of sixteen squares."),
        Question("race?path=murray27", CUSTOM, "The path of twenty-seven squares, out and back."),
        Question("murray?return=opposite", "murray", "The path ends on the other player's side."),
        Question("skiryuk?path=alt", "skiryuk", "Pieces begin on A1 and C1 and go along the row to B4."),
        Question("skiryuk?loop=own", "skiryuk", "Round the small block, the own side comes first."),
        Question("skiryuk?loop=choice", "skiryuk", "Each piece chooses its way round the small block."),
        Question("tablet?board=ur", "tablet", "The board of the royal tombs instead of the later one."),
    )),
    Subject("throws", "Throws and turns", (
        Question("race?lots=3", CUSTOM, "Three lots instead of four; none marked counts four."),
        Question("race?lots=3&zero=0", "race?lots=3", "None marked counts nothing."),
        Question("race?zero=5", CUSTOM, "None marked counts five."),
        Question("race?again=four", CUSTOM, "A four grants an extra throw, a rosette none."),
        Question("masters?lots=4", "masters", "Four lots instead of three; none marked counts nothing."),
        Question("biles?may_pass", "biles", "A player who can move may pass."),
        Question("leaflet?may_pass", "leaflet", "A player who can move may pass."),
        Question("bell?extra_needs_move", "bell", "A throw that moves nothing grants no further throw."),
    )),
)  # fmt: skip
QUESTIONS = tuple(question for subject in SUBJECTS for question in subject.questions)

# Why no question asks about an option: "ruleset option", or the option alone for all rulesets that have it.
LEFT_OUT = {
    "pieces": "it changes the length of the game, not a square: finkel and murray stand for all",
    "decline_extra": "it changes no square: the player is asked before an extra throw",
    "stake": "it is an amount of money",
    "purse": "it is an amount of money",
    "bell_guess": "it changes who begins, and then nothing",
    "match": "it changes how many games there are, not a game",
    "leftover": "it shares out money when the game is over",
    "penalty": "it shares out money when the game is over",
}
