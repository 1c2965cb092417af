"""Section 10.5: the Merit game; a home counter is off."""

from .build import Example, example, move, place, step

_AWARD = {"kind": "enter", "from": "hand", "to": "S"}


def _pending(kind: str, by: str) -> dict[str, object]:
    return {"turn": "light", "pending": {"kind": kind, "by": by}}


def _reached(hand: tuple[int, int], **squares: list[str]) -> dict[str, object]:
    """A position with light to throw and nothing pending."""
    return {
        "turn": "light",
        "pending": None,
        "hand": {"L": hand[0], "D": hand[1]},
        "squares": squares,
    }


MERIT: list[Example] = [
    example(
        "MG1",
        "merit",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=0,
        score=4,
        actions=[],
        passes={"turn": "light"},
        note="Nothing on the board, 3 blanks. A cannot move; the throw still earns another throw.",
    ),
    example(
        "MG2",
        "merit",
        place("light", hand=(7, 7), off=(0, 0)),
        throw=3,
        score=5,
        actions=[move("hand", "S", again=True, position=_reached((6, 7), S=["L"]))],
        note="Enter. Then throws again.",
    ),
    example(
        "MG3",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), S=["L"]),
        throw=3,
        score=5,
        actions=[
            move("hand", "S", again=True, position=_reached((5, 7), S=["L", "L"])),
            move("S", "B1", again=True, position=_reached((6, 7), B1=["L"])),
        ],
        note="Three spots: enter or move five. S-B1 is five squares (A4 A3 A2 A1 B1).",
    ),
    example(
        "MG4",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), S=["L"]),
        throw=0,
        score=4,
        actions=[move("S", "A1", again=True, position=_pending("award", "light"))],
        note="S to the rosette with four. Award taken in the list; it may be declined.",
        line=[
            step(0, {"from": "S", "to": "A1"}, {"squares": {"A1": ["L"]}}),
            step(
                None,
                _AWARD,
                _reached((5, 7), S=["L"], A1=["L"]),
                offered=[["hand", "S"]],
            ),
        ],
    ),
    example(
        "MG4",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), S=["L"]),
        throw=0,
        score=4,
        actions=[move("S", "A1", again=True)],
        note="S to the rosette with four. The award declined.",
        line=[
            step(0, {"from": "S", "to": "A1"}, {}),
            step(None, "pass", _reached((6, 7), A1=["L"])),
        ],
    ),
    example(
        "MG5",
        "merit",
        place("light", hand=(6, 5), off=(0, 0), S=["L", "D"], B2=["D"]),
        throw=2,
        score=1,
        actions=[move("S", "A4", again=True, position=_pending("forfeit", "dark"))],
        note="Eyes from S with one. C chooses: S-C1 (rosette award) or B2-B6 (doubles on to C7, rosette award).",
        line=[
            step(2, {"from": "S", "to": "A4"}, {}),
            step(
                None,
                {"from": "B2", "to": "C7"},
                _pending("award", "dark"),
                offered=[["B2", "C7"], ["S", "C1"]],
            ),
            step(None, _AWARD, _reached((6, 4), S=["D", "D"], A4=["L"], C7=["D"])),
        ],
    ),
    example(
        "MG6",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), B2=["L"]),
        throw=2,
        score=1,
        actions=[
            move("B2", "B4", again=True, via=["B3"], position=_pending("award", "light")),
        ],
        note="Double with a one. B2-B3, doubled to B4 (rosette).",
        line=[
            step(2, {"from": "B2", "to": "B4"}, {}),
            step(None, _AWARD, _reached((5, 7), S=["L"], B4=["L"])),
        ],
    ),
    example(
        "MG9",
        "merit",
        place("light", hand=(6, 6), off=(0, 0), A1=["L"], B4=["D"]),
        throw=0,
        score=4,
        actions=[
            move("A1", "B4", captures=["D"], again=True, position=_pending("award", "light")),
        ],
        note="Hit a single on the centre rosette. B4 gives no safety in MG; the hit is scored and "
        "the award still applies.",
        line=[
            step(0, {"from": "A1", "to": "B4"}, {}),
            step(None, _AWARD, _reached((5, 7), S=["L"], B4=["L"])),
        ],
    ),
    example(
        "MG11",
        "merit",
        place("light", hand=(6, 5), off=(0, 0), B2=["L"], B7=["D", "D"]),
        throw=0,
        score=4,
        actions=[
            move("B2", "A7", again=True, via=["B6"], position=_pending("award", "light")),
        ],
        note="Doubled move jumps a pair. B2-B6 (no pair can rest there), doubled +4 to A7, clear of the pair.",
        line=[
            step(0, {"from": "B2", "to": "A7"}, {}),
            step(None, _AWARD, _reached((5, 5), S=["L"], A7=["L"], B7=["D", "D"])),
        ],
    ),
    example(
        "MG13",
        "merit",
        place("light", hand=(6, 6), off=(0, 0), A3=["L"], C2=["D"]),
        throw=2,
        score=1,
        actions=[move("A3", "A2", again=True, position=_pending("forfeit", "dark"))],
        note="Forfeit ignored. A3-A2 is eyes; C must move C2-B3, doubled to B7: eyes again, ignored inside a forfeit.",
        line=[
            step(2, {"from": "A3", "to": "A2"}, {}),
            step(
                None,
                {"from": "C2", "to": "B7"},
                _reached((6, 6), A2=["L"], B7=["D"]),
                offered=[["C2", "B7"]],
            ),
        ],
    ),
    example(
        "MG15",
        "merit",
        place("light", hand=(0, 7), off=(5, 0), A8=["L"], A7=["L"]),
        throw=3,
        score=5,
        actions=[],
        passes={"turn": "light"},
        note="Overshoot excused. 5 overshoots for both and the hand is empty: no move, throw again.",
    ),
    example(
        "MG16",
        "merit",
        place("light", hand=(6, 7), off=(0, 0), B1=["L"]),
        throw=1,
        score=None,
        actions=[],
        passes={"turn": "dark"},
        note="Nothing: the turn ends.",
    ),
    example(
        "MG17",
        "merit",
        place(
            "light",
            hand=(0, 1),
            off=(6, 0),
            A7=["L"],
            S=["D"],
            C4=["D"],
            C3=["D"],
            B1=["D"],
            B4=["D"],
            B8=["D"],
        ),
        throw=2,
        score=1,
        actions=[
            move(
                "A7",
                "off",
                wins=True,
                position={"winner": "light", "points": {"L": 62, "D": 0}},
            )
        ],
        note="Scoring. 25 (hand) + 10 (S) + 4 (C4 eyes) + 5 (C3) + 12 (B1) + 1 (B4 rosette) + 5 (B8) = 62.",
    ),
    example(
        "MG19",
        "merit",
        place("light", hand=(4, 7), off=(0, 0), B8=["L", "L"], A8=["L"]),
        throw=2,
        score=1,
        actions=[
            move("B8", "A8", again=True, position=_reached((4, 7), B8=["L"], A8=["L", "L"])),
            move("A8", "A7", again=True, position=_pending("award", "light")),
        ],
        note="Stacks. B8-A8 (A8 now holds two) or A8-A7 (rosette: may enter one). There is no limit to own stacks.",
    ),
]
