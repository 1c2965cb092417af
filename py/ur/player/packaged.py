"""Reads the files that lie beside the modules of the player."""

from __future__ import annotations

import os.path


def packaged(name: str) -> bytes | None:
    """A file such as `weights/finkel.json`, None if there is none; by the loader of this module, so from a zip too."""
    try:
        data: bytes = __loader__.get_data(os.path.join(os.path.dirname(__file__), name))  # type: ignore[name-defined]
    except OSError:
        return None
    return data
