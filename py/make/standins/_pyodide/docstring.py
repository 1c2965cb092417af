"""Stand-in for `_pyodide.docstring`: it offers its two functions without their work, since no game shows
docstrings."""


def dedent_docstring(docstring: str) -> str:
    """Return the docstring unchanged."""
    return docstring


def get_cmeth_docstring(function: object) -> str:
    """Return an empty docstring."""
    return ""
