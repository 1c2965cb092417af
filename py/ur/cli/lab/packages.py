"""Packages that are not of the standard library: the extra "lab" of the wheel names them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ur.cli.lab.job import LabError


def package(name: str) -> Any:
    """A package by its name; LabError if it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        whole = name.partition(".")[0]
        raise LabError(f"this needs the package {whole}: pip install distributed pyarrow") from None
