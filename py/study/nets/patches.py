"""Moves the patches of a net to its new weights: a patch holds only differences, in the steps of its base.

Each patch keeps what it adds to its base. So a base may learn more, and its patches go on learning from there. They
must: the more the base has changed, the less they fit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import numpy as np

from study.nets.pack import read, read_log, shifts_of, smallest
from ur.player.features import Inputs
from ur.rulesets import ruleset


class Patch(NamedTuple):
    """What a patch adds to its base: to the rows, to the biases and to the shift.

    `finest`: the steps of each row that differs, in the unit with the median step.
    """

    name: str
    rows: np.ndarray
    bias: np.ndarray
    shift: float
    finest: np.ndarray


@contextmanager
def moving_patches(folder: Path, base: str) -> Iterator[None]:
    """While the net `base` in a folder is written anew; then its patches are, too.

    Only with the same hidden units: ValueError if their output weights have changed sign.
    """
    names = sorted(file.stem for file in folder.glob("*.json") if json.loads(file.read_text()).get("base") == base)
    patches = [_read_patch(folder, name, base) for name in names]
    positive = read_log(folder, base)["positive"] if patches else 0
    yield
    if patches and read_log(folder, base)["positive"] != positive:
        raise ValueError(f"{base}: its units are others now, its patches ({len(patches)}) must be trained again")
    for patch in patches:
        _write_patch(folder, patch, base)


def _inputs(folder: Path, name: str) -> Inputs:
    """The inputs that the weights of this name were made for."""
    meta = read_log(folder, name)
    return Inputs(ruleset(meta["rules"]), tuple(tuple(group) for group in meta["stations"]))


def _read_patch(folder: Path, name: str, base: str) -> Patch:
    inputs = _inputs(folder, name)
    mine, theirs = read(folder, name, inputs), read(folder, base, inputs)
    unit_shifts, row_shifts = shifts_of(folder, name)
    finest = read_log(folder, name)["step"] * 2.0 ** (row_shifts + np.median(unit_shifts))
    return Patch(name, mine.rows - theirs.rows, mine.bias - theirs.bias, float(mine.shift[0] - theirs.shift[0]), finest)


def _write_patch(folder: Path, patch: Patch, base: str) -> None:
    of_base, meta = read_log(folder, base), read_log(folder, patch.name)
    net, unit_shifts = read(folder, base, _inputs(folder, patch.name)), shifts_of(folder, base)[0]
    step = of_base["step"]
    kept = np.asarray(patch.rows.any(axis=1))
    row_shifts = np.rint(np.log2(patch.finest / step) - np.median(unit_shifts)).clip(0).astype(np.int64)
    numbers = np.rint(patch.rows[kept] / step / 2.0 ** (unit_shifts + row_shifts[:, None])).astype(np.int64)
    bias = np.rint((net.bias + patch.bias) / step).astype(np.int32)
    head = np.packbits(kept[: meta["rows"]], bitorder="little").tobytes()
    order, blob = smallest(numbers, bias, unit_shifts, row_shifts, head)
    meta["training"]["moved"] = of_base["training"]["command"]
    meta |= {
        "positive": of_base["positive"],
        "step": step,
        "shift": float(net.shift[0]) + patch.shift,
        "order": order,
        "sha256": hashlib.sha256(blob).hexdigest(),
        "bytes": len(blob),
    }
    (folder / f"{patch.name}.bin").write_bytes(blob)
    (folder / f"{patch.name}.json").write_text(json.dumps(meta, indent=1) + "\n")
