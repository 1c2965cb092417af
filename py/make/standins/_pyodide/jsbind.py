"""Stand-in for `_pyodide.jsbind`: it offers `default_signature`, with which Python calls functions of JavaScript,
and names for typed signatures, which are not supported."""

from typing import Any, NoReturn

from _pyodide_core import (  # type: ignore[import-not-found]
    JsFuncSignature,
    js2py_default_call_result,
    py2js_default,
)


def _anything(*args: Any, **named: Any) -> None:
    """A function with any arguments, whose signature is the default."""


no_default = None
default_signature = JsFuncSignature(
    _anything, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def _typed(*what: object) -> NoReturn:
    raise NotImplementedError("functions of JavaScript have no types here")


func_to_sig = bind_class_sig = get_attr_sig = _typed
