"""Packages that are not of the standard library, which the extra "lab" installs."""

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
        raise LabError(f"this needs the package {whole}: pip install 'royal-game-of-ur[lab]'") from None
