"""Moves the patches of a net to its new weights: a patch holds only differences, in the steps of its base.

Each patch keeps what it adds to its base. So a base may learn more, and its patches go on learning from there. They
have to: the more the base has changed, the less they fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np

from study.nets.pack import compress, read, read_log, shifts_of, store
from study.nets.weights import Net
from ur.player.features import Inputs
from ur.rulesets import ruleset


class Patch(NamedTuple):
    """What a patch adds to its base: to the rows, to the biases and to the shift.

    `steps`: how exact each row is that differs, as the size of a step in the unit with the median step.
    """

    name: str
    rows: np.ndarray
    bias: np.ndarray
    shift: float
    steps: np.ndarray


def patches_of(folder: Path, base: str) -> list[str]:
    """The names of the patches of a net in a folder."""
    return sorted(file.stem for file in folder.glob("*.json") if read_log(folder, file.stem).get("base") == base)


@contextmanager
def moving_patches(folder: Path, base: str, net: Net) -> Iterator[None]:
    """Around the writing of `net` as the new `base` of a folder: then write its patches, too, and print their names.

    ValueError, before anything is written, if the output weight of a unit has changed its sign: the files order units
    by sign, so the patches would change the wrong ones.
    """
    patches = [_read_patch(folder, name, base) for name in patches_of(folder, base)]
    if patches and ((net.out < 0) != (read(folder, base, _inputs(folder, base)).out < 0)).any():
        raise ValueError(f"{base}: some units have changed their sign, so its patches do not fit any more")
    yield
    for patch in patches:
        _write_patch(folder, patch, base)
    if patches:
        names = ", ".join(patch.name for patch in patches)
        print(f"These patches of it moved along, and must be trained again: {names}")


def _inputs(folder: Path, name: str) -> Inputs:
    """The inputs that the weights of this name were made for."""
    meta = read_log(folder, name)
    return Inputs(ruleset(meta["rules"]), tuple(tuple(group) for group in meta["stations"]))


def _read_patch(folder: Path, name: str, base: str) -> Patch:
    inputs = _inputs(folder, name)
    mine, theirs = read(folder, name, inputs), read(folder, base, inputs)
    unit_shifts, row_shifts = shifts_of(folder, name)
    steps = read_log(folder, name)["step"] * 2.0 ** (row_shifts + np.median(unit_shifts))
    return Patch(name, mine.rows - theirs.rows, mine.bias - theirs.bias, float(mine.shift[0] - theirs.shift[0]), steps)


def _write_patch(folder: Path, patch: Patch, base: str) -> None:
    of_base, meta = read_log(folder, base), read_log(folder, patch.name)
    net, unit_shifts = read(folder, base, _inputs(folder, patch.name)), shifts_of(folder, base)[0]
    step = of_base["step"]
    row_shifts = np.rint(np.log2(patch.steps / step) - np.median(unit_shifts)).clip(0).astype(np.int64)
    rows = patch.rows[: meta["rows"]]
    numbers = np.rint(rows / step / 2.0 ** (unit_shifts + row_shifts[:, None])).astype(np.int64)
    bias = np.rint((net.bias + patch.bias) / step).astype(np.int32)
    meta["training"]["moved"] = of_base["training"]["command"]
    meta |= {"step": step, "shift": float(net.shift[0]) + patch.shift}
    store(folder, patch.name, meta, compress(numbers, bias, unit_shifts, row_shifts))
