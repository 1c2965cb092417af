"""Sections 1 and 2: squares, ornaments and paths, copied as they are printed."""

ROSETTES = frozenset("A1 C1 B4 A7 C7".split())
LATE_ROSETTES = frozenset("A1 C1 B4 B8 B12".split())
EYES = frozenset("A2 C2 A4 C4 B7".split())
FOUR_FIVES = frozenset("B3 B6".split())
DOTS = (
    dict.fromkeys(ROSETTES, 1)
    | dict.fromkeys(EYES, 4)
    | dict.fromkeys(FOUR_FIVES, 20)
    | {"B1": 12}
    | dict.fromkeys("A8 C8 A3 C3 B2 B5 B8".split(), 5)
)

_FIRST_ELEVEN = "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7"
_AROUND = f"{_FIRST_ELEVEN} C7 C8 B8 A8 A7"
_AROUND_OWN_SIDE_FIRST = f"{_FIRST_ELEVEN} A7 A8 B8 C8 C7"
_BACK = "B7 B6 B5 B4 B3 B2 B1"

# Player A's squares; player C's are the mirror image.
_PLAYER_A = {
    "long16": _AROUND,
    "short14": f"{_FIRST_ELEVEN} B8 A8 A7",
    "murray27": f"{_AROUND} {_BACK} A1 A2 A3 A4",
    "murray27-opposite": f"{_AROUND} {_BACK} C1 C2 C3 C4",
    "skir23-opposite": f"{_AROUND} {_BACK}",
    "skir23-own": f"{_AROUND_OWN_SIDE_FIRST} {_BACK}",
    "skalt20-opposite": f"A1 A2 A3 A4 B4 B5 B6 B7 C7 C8 B8 A8 A7 {_BACK}",
    "skalt20-own": f"A1 A2 A3 A4 B4 B5 B6 B7 A7 A8 B8 C8 C7 {_BACK}",
    "late16": "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12",
}

_MIRROR = {"A": "C", "C": "A", "B": "B"}

Walk = tuple[str, ...]


def walk(name: str, owner: str, before: str = "hand") -> Walk:
    """Places in the order of their index: 0 before the path, 1 to L the squares, L+1 off."""
    squares = _PLAYER_A[name].split()
    if owner == "D":
        squares = [_MIRROR[square[0]] + square[1:] for square in squares]
    return (before, *squares, "off")
