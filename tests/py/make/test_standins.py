"""The modules that stand in for large ones in the browser do what those do, as far as the engine asks."""

from __future__ import annotations

import dataclasses as real
import inspect
import json as real_json
import sys
import traceback as real_traceback
import typing as real_typing
from typing import Any
from urllib import parse as real_parse

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from standin import standin


@pytest.fixture(params=["standard library", "stand-in"])
def dataclasses(request: pytest.FixtureRequest) -> Any:
    """Both ways to make a dataclass: every test here holds for both."""
    return real if request.param == "standard library" else standin("dataclasses")


@pytest.fixture
def square(dataclasses: Any) -> Any:
    """A frozen class with every kind of field."""

    @dataclasses.dataclass(frozen=True)
    class Square:
        name: str
        depth: int = 1
        pieces: Any = dataclasses.field(default_factory=list)
        label: str = dataclasses.field(init=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "label", f"{self.name}{self.depth}")

    return Square


def test_fields_are_given_by_place_or_by_name(square: Any) -> None:
    """What is not given has its default; a factory makes a new one each time."""
    one, other = square("C2"), square("C2", pieces=[7], depth=3)
    assert (one.name, one.depth, one.pieces, one.label) == ("C2", 1, [], "C21")
    assert (other.depth, other.pieces, other.label) == (3, [7], "C23")
    assert one.pieces is not square("C2").pieces
    assert repr(one).endswith("Square(name='C2', depth=1, pieces=[], label='C21')")


@pytest.mark.parametrize("wrong", [{}, {"name": "C2", "colour": "red"}, {"name": "C2", "label": "x"}])
def test_wrong_fields_are_refused(square: Any, wrong: dict[str, str]) -> None:
    """A missing one, an unknown one, and one that is worked out."""
    with pytest.raises(TypeError):
        square(**wrong)


def test_a_field_cannot_be_given_twice(square: Any) -> None:
    """By place and by name."""
    with pytest.raises(TypeError):
        square("C2", name="C3")
    with pytest.raises(TypeError):
        square("C2", 1, [], "label")


def test_frozen_values_do_not_change(dataclasses: Any, square: Any) -> None:
    """Neither by setting nor by deleting."""
    one = square("C2")
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.depth = 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        del one.depth


def test_equality_is_by_fields_or_by_identity(dataclasses: Any) -> None:
    """Values of one class with equal fields are equal and have one hash; `eq=False` leaves identity."""

    @dataclasses.dataclass(frozen=True)
    class Value:
        number: int = 0

    @dataclasses.dataclass(frozen=True)
    class Other:
        number: int = 0

    @dataclasses.dataclass(frozen=True, eq=False)
    class Thing:
        number: int = 0

    assert Value(1) == Value(1) != Value(2)
    assert hash(Value(1)) == hash(Value(1))
    assert Value() != Other()
    assert Thing() != Thing()
    assert len({Thing(), Thing()}) == 2


def test_an_error_says_where_it_happened() -> None:
    """The same frames and the same last line as in the standard library, and the error it came from."""

    def fail() -> None:
        try:
            {}["a"]
        except KeyError as error:
            raise ValueError("no such square") from error

    try:
        fail()
    except ValueError as error:
        lines = standin("traceback").format_exception(type(error), error, error.__traceback__)
        frames = [line for line in lines if line.startswith("  File")]
        usual = "".join(real_traceback.format_exception(error))
        assert all(frame in usual for frame in frames)
        assert len(frames) == 3
        assert lines[-1] == "ValueError: no such square\n"
        assert "KeyError: 'a'\n" in lines


def test_coroutines_are_told_from_functions() -> None:
    """Pyodide's core asks."""

    async def waits() -> None:
        pass

    asked = standin("inspect").iscoroutinefunction
    for thing in (waits, fail, int, 3):
        assert asked(thing) == inspect.iscoroutinefunction(thing)


def fail() -> None:
    """An ordinary function."""


@pytest.fixture(params=["standard library", "stand-in"])
def named_tuple(request: pytest.FixtureRequest) -> Any:
    """Both ways to make a named tuple, from a class with a default and a method."""
    typing = real_typing if request.param == "standard library" else standin("typing")

    class Move(typing.NamedTuple):  # type: ignore[misc]
        """A move."""

        piece: str
        score: int = 4

        def text(self) -> str:
            return f"{self.piece}+{self.score}"

        @property
        def long(self) -> bool:
            return self.score > 3

    return Move


def test_a_named_tuple_has_its_fields_defaults_and_methods(named_tuple: Any) -> None:
    move = named_tuple("A4")
    assert move == ("A4", 4) == named_tuple(piece="A4", score=4)
    assert (move.text(), move.long, move._replace(score=1).long) == ("A4+4", True, False)
    assert repr(move) == "Move(piece='A4', score=4)"
    assert named_tuple._fields == ("piece", "score")
    assert (named_tuple.__doc__, named_tuple.__module__) == ("A move.", __name__)
    with pytest.raises(TypeError):
        named_tuple()


def test_types_of_annotations_can_be_combined() -> None:
    """What stands for a type can stand wherever a real one may, at run time too."""
    typing = standin("typing")
    item = typing.TypeVar("item", bound=int)
    assert list[typing.Any] and dict[str, item] and typing.Literal["a", "b"] | None and (int | typing.Any)

    class Box(typing.Generic[item]):  # type: ignore[misc]
        pass

    class Opens(Box[int], typing.Protocol):  # type: ignore[misc]
        pass

    assert isinstance(Opens(), Box)
    assert typing.cast(int, "x") == "x"


# On a new machine the first text takes a second: Hypothesis then makes its tables of characters.
untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
TEXTS = st.text() | st.text(alphabet='[]{}",:0123456789.eE+-truefalsn \n\\\x00')
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.fixture
def decoder_of_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the browser, where the part of `json` in C finds the error of the stand-in."""
    monkeypatch.setitem(sys.modules, "json.decoder", standin("json"))


def outcome(read: Any, text: str, **how: Any) -> object:
    """The value that was read, or what was wrong."""
    try:
        return repr(read(text, **how))
    except ValueError as error:
        return type(error).__name__, str(error), vars(error).get("pos")


@pytest.mark.usefixtures("decoder_of_stand_in")
@untimed
@given(TEXTS | VALUES.map(real_json.dumps), st.booleans())
def test_json_is_read_as_by_the_real_module(text: str, strict: bool) -> None:
    if not text.startswith("\ufeff"):
        how = {"strict": strict, "parse_float": str, "parse_constant": str}
        assert outcome(standin("json").loads, text, **how) == outcome(real_json.loads, text, **how)
        assert outcome(standin("json").loads, text) == outcome(real_json.loads, text)


@untimed
@given(VALUES, st.booleans())
def test_json_is_written_as_by_the_real_module(value: object, sort_keys: bool) -> None:
    ours = standin("json").dumps
    assert ours(value, sort_keys=sort_keys) == real_json.dumps(value, sort_keys=sort_keys)
    assert ours(value, separators=(",", ":")) == real_json.dumps(value, separators=(",", ":"))
    assert ours(value, ensure_ascii=False) == real_json.dumps(value, ensure_ascii=False)


def test_what_json_cannot_hold_is_refused() -> None:
    for wrong in ({1, 2}, {"a": object()}):
        with pytest.raises(TypeError, match="is not JSON serializable"):
            standin("json").dumps(wrong)
    circle: list[object] = []
    circle.append(circle)
    with pytest.raises(ValueError, match="Circular"):
        standin("json").dumps(circle)


@untimed
@given(st.text() | st.text(alphabet="%0123456789abcdefABCDEFxyz \xe9\u20ac"))
def test_addresses_are_quoted_as_by_the_real_module(text: str) -> None:
    ours = standin("urllib.parse")
    assert ours.unquote(text) == real_parse.unquote(text)
    for safe in ("/", "?&=,", ""):
        assert ours.quote(text, safe=safe) == real_parse.quote(text, safe=safe)
        assert ours.unquote(ours.quote(text, safe=safe)) == text
