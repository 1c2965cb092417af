"""Stand-in for `traceback`: it offers `format_exception` and `print_exception`.

The text has the usual form, without source lines, since no sources are shipped.
"""

import sys
from types import TracebackType


def format_exception(
    kind: object, error: BaseException | None = None, trace: TracebackType | None = None, *, chain: bool = True
) -> list[str]:
    """The lines of the traceback of an error, and of the errors that led to it."""
    if error is None:
        assert isinstance(kind, BaseException)
        error = kind
    lines: list[str] = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if chain and cause is not None:
        lines += [*format_exception(type(cause), cause), "\nThen this happened:\n\n"]
    lines.append("Traceback (most recent call last):\n")
    trace = trace or error.__traceback__
    while trace:
        code = trace.tb_frame.f_code
        lines.append(f'  File "{code.co_filename}", line {trace.tb_lineno}, in {code.co_name}\n')
        trace = trace.tb_next
    return [*lines, f"{type(error).__qualname__}: {error}\n"]


def print_exception(kind: object, error: BaseException | None = None, trace: TracebackType | None = None) -> None:
    """Print the traceback of an error to stderr."""
    print("".join(format_exception(kind, error, trace)), file=sys.stderr, end="")
