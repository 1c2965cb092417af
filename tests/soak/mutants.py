"""Small mistakes in the text of a module, each of which changes one thing: what `mutation` lets the tests look for.

A mistake is named by its file, its function and what it changes; the same text always gives the same list. Docstrings,
types and messages to people are left as they are: a test that repeats a sentence proves nothing.

A small tool of our own: those that are maintained (mutmut, cosmic-ray) start all tests for each mistake, which takes
minutes, and here are two thousand mistakes.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
MOST_SHOWN = 50
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One mistake: where it is, what it is, its number among those of the module, and its name, which has no line."""

    path: Path
    line: int
    what: str
    number: int
    name: str

    @property
    def text(self) -> str:
        """The whole module with the mistake."""
        return ast.unparse(changed_tree(self.path.read_text("utf-8"), self.number))


def mutants(path: Path) -> list[Mutant]:
    """Every mistake of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    functions = dict(_functions(tree, ""))
    found, named = [], Counter[str]()
    for number, (node, what, _) in enumerate(_places(tree)):
        name = f"{path.parent.name}/{path.name}, {functions.get(id(node), 'module')}: {what}"
        named[name] += 1
        again = f" ({named[name]})" if named[name] > 1 else ""
        found.append(Mutant(path, _line(node), what, number, name + again))
    return found


def changed_tree(text: str, number: int) -> ast.Module:
    """A module with the mistake of this number."""
    tree = ast.parse(text)
    _, _, change = next(islice(_places(tree), number, None))
    change()
    return ast.fix_missing_locations(tree)


def _line(node: ast.AST) -> int:
    """Where a part of a module is. A loop in brackets has no line of its own: it is where its filter is."""
    place = node.ifs[0] if isinstance(node, ast.comprehension) else node
    return getattr(place, "lineno", 0)


def _functions(node: ast.AST, name: str) -> Iterator[tuple[int, str]]:
    """Each part of a tree, and the function or class it is in."""
    for child in ast.iter_child_nodes(node):
        inner = name
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{name}.{child.name}" if name else child.name
        if inner:
            yield id(child), inner
        yield from _functions(child, inner)


def _places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, Callable[[], None]]]:
    """Each mistake that can be made in a tree: where, what it is, and a function that makes it."""
    left_out = set(_left_out(tree))
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        for what, change in _of(node):
            yield node, what, change
        if isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While):
            yield from _lines_left_out(node.body)


def _left_out(tree: ast.AST) -> Iterator[int]:
    """Nodes in which no mistake is made, with all their parts: types, docstrings, messages and errors."""
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.AnnAssign | ast.arg):
            parts.append(node.annotation)
        if isinstance(node, ast.FunctionDef):
            parts.append(node.returns)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            # A class that is not frozen any more works as before: what a checker of types finds, no test looks for.
            parts += node.decorator_list
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Call) and _makes_words(node)):
            parts.append(node)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            parts.append(node)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            parts.append(node)
        yield from (id(each) for part in parts if part is not None for each in ast.walk(part))


def _makes_words(call: ast.Call) -> bool:
    return ast.unparse(call.func) in ("say", "bad", "Fact", "FormatError", "NotationError", "RulesError", "TypeVar")


def _of(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    """The mistakes that can be made at one node."""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]
            yield f"{_instead(operator, other())} in {_shown(node)}", partial(node.ops.__setitem__, at, other())
    elif isinstance(node, ast.BoolOp):
        either = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{_instead(node.op, either)} in {_shown(node)}", partial(setattr, node, "op", either)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        changed = OPERATORS[type(node.op)]()
        yield f"{_instead(node.op, changed)} in {_shown(node)}", partial(setattr, node, "op", changed)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        # `not x` becomes `not not x`, which is the truth of x.
        yield (
            f"not is left out in {_shown(node)}",
            partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), node.operand)),
        )
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} is {not node.value}", partial(setattr, node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{node.value} is {node.value + 1}", partial(setattr, node, "value", node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        # Leaving `not` out turns the condition round already.
        if not isinstance(node.test, ast.UnaryOp):
            yield (
                f"the condition {_shown(node.test)} is turned round",
                partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test)),
            )
    elif isinstance(node, ast.Name) and node.id in OTHER_NAMES:
        yield f"{node.id} is {OTHER_NAMES[node.id]}", partial(setattr, node, "id", OTHER_NAMES[node.id])
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield f"nothing is returned for {_shown(node.value)}", partial(setattr, node, "value", ast.Constant(None))
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield f"the filter {_shown(node.ifs[0])} is left out", node.ifs.clear


def _lines_left_out(body: list[ast.stmt]) -> Iterator[tuple[ast.AST, str, Callable[[], None]]]:
    for at, one in enumerate(body):
        value = one.value if isinstance(one, ast.Expr) else None
        if isinstance(one, ast.AugAssign | ast.Assign) or isinstance(value, ast.Call):
            yield one, f"{_shown(one)} is left out", partial(body.__setitem__, at, ast.Pass())
        elif isinstance(value, ast.Yield):
            nothing = ast.parse("yield from ()").body[0]
            yield one, f"{_shown(one)} is left out", partial(body.__setitem__, at, nothing)


def _instead(one: ast.AST, other: ast.AST) -> str:
    return f"{type(one).__name__} is {type(other).__name__}"


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return f"`{text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + '…'}`"
