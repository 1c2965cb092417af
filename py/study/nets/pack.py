"""Pack: from trained weights to the files that `ur.player.net` reads, and back.

The output weight of a hidden unit is folded into its column, √|w| to every weight, so that only its
sign is left; units with a positive sign come first.  The weights of a unit are whole numbers of 2ᵏ
steps.  The more it matters how exact a unit is (its gradients in training tell), the smaller its k:
so a file has two thirds of the bytes that it would need with one step for all.  For a unit in the
middle, `fine` steps make the spread of the weights.

The file is zlib of all low bytes, all high bytes (of the numbers raised by `packed_vectors.OFFSET`, so none
is negative), then the biases in 32 bits, then a byte per unit, its k.

A patch, a net made from another, holds only what it changes in some rows (`Inputs.patched`), unit
by unit, which makes the file smaller, in the steps of the other; its .json names the other as
`base`.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from study.nets.weights import Net
from ur.player import packed_vectors
from ur.player.features import Inputs
from ur.player.net_files import fitting_weights, weights_name
from ur.rules.ruleset import Ruleset

WEIGHTS = Path(__file__).resolve().parents[2] / "ur/player/weights"
# A unit's k is at most so far from that of the middle.
MOST, TINY = 4, 1e-9


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, second: np.ndarray, log: dict[str, Any],
    base: str = "", breadth: float = 1.0, fine: int = 50,
) -> int:  # fmt: skip
    """Write <id>.bin and <id>.json; bytes of the .bin.

    `second` holds the mean squares of the gradients of the rows: zero in those that never were on.
    """
    order = np.argsort(net.out < 0, kind="stable")
    folds = np.sqrt(np.abs(net.out))[order]
    used = np.asarray(second.any(axis=1))
    if base:
        patched, step, shifts = list(inputs.patched), told(folder, base)["step"], scale(folder, base)
        whole = ((net.rows[:, order] * folds - read(folder, base, inputs).rows)[patched] / step).T
        whole = whole / 2.0 ** shifts[:, None]
    else:
        rows = net.rows[:, order] * folds * used[:, None]
        step, shifts = steps(rows[used], second[used][:, order] / np.maximum(folds, TINY) ** 2, fine)
        whole = rows / step / 2.0**shifts
    whole = np.rint(whole).astype(np.int64)
    raised = whole + packed_vectors.OFFSET
    assert raised.min() >= 0 and raised.max() < 1 << 16, "weights beyond 16 bits"
    low = (raised & 255).astype(np.uint8).tobytes()
    high = (raised >> 8).astype(np.uint8).tobytes()
    bias = np.rint(net.bias[order] * folds / step).astype(np.int32)
    blob = zlib.compress(low + high + bias.tobytes() + shifts.astype(np.uint8).tobytes(), 9)
    name = weights_name(rules.spec)
    meta = {
        "rules": rules.spec,
        "pieces": len(rules.crew),
        "rows": inputs.rows,
        "stations": inputs.stations,
        "hidden": len(bias),
        "positive": int((net.out > 0).sum()),
        "step": step,
        "shift": float(net.shift[0]),
        "sha256": hashlib.sha256(blob).hexdigest(),
        "bytes": len(blob),
        "training": log,
    }
    if base:
        meta["base"] = base
    if breadth != 1:
        meta["breadth"] = breadth
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bin").write_bytes(blob)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")
    return len(blob)


def told(folder: Path, name: str) -> dict[str, Any]:
    """What is written beside the weights of this name."""
    meta: dict[str, Any] = json.loads((folder / f"{name}.json").read_text())
    return meta


def read(folder: Path, name: str, inputs: Inputs) -> Net:
    """The net of a file, as it was packed, for these inputs; what it does not know is zero."""
    meta = told(folder, name)
    known = Inputs(inputs.rules, tuple(tuple(group) for group in meta.get("stations", ())))
    raw = zlib.decompress((folder / f"{name}.bin").read_bytes())
    hidden = meta["hidden"]
    size = known.rows * hidden
    low, high = (np.frombuffer(raw, np.uint8, size, at).astype(np.int32) for at in (0, size))
    whole = (low + 256 * high - packed_vectors.OFFSET).reshape(known.rows, hidden) << scale(folder, name)
    whole = np.vstack([whole, np.zeros((1, hidden), np.int32)])[inputs.found_in(known)]
    bias = np.frombuffer(raw, np.int32, hidden, 2 * size)
    out = np.where(np.arange(hidden) < meta["positive"], 1, -1).astype(np.float32)
    step, shift = np.float32(meta["step"]), np.array([meta["shift"]], np.float32)
    return Net(whole.astype(np.float32) * step, bias.astype(np.float32) * step, out, shift)


def net_for(rules: Ruleset, kept: Path | None, inputs: Inputs) -> Net | None:
    """The net of a training run that was kept, else the shipped one, if it has all its rows itself."""
    if kept:
        parts = np.load(kept)
        return Net(*(parts[f"net{i}"] for i in range(4)))
    name = fitting_weights(rules)
    return read(WEIGHTS, name, inputs) if name and "base" not in told(WEIGHTS, name) else None


def scale(folder: Path, name: str) -> np.ndarray:
    """The k of each unit of a file."""
    raw = zlib.decompress((folder / f"{name}.bin").read_bytes())
    return np.frombuffer(raw, np.uint8)[-told(folder, name)["hidden"] :].astype(np.int32)


def steps(rows: np.ndarray, squares: np.ndarray, fine: int) -> tuple[float, np.ndarray]:
    """The smallest step, and the k of each unit, from folded rows and the squares of their gradients."""
    matter = np.maximum(np.sqrt(squares.mean(axis=0)), TINY)
    k = np.rint(np.log2(np.median(matter) / matter)).clip(-MOST, MOST)
    middle = float(np.sqrt((rows**2).mean())) / fine
    # The numbers of a unit must stay within 15 bits.
    k = np.maximum(k, np.ceil(np.log2(np.maximum(np.abs(rows).max(axis=0) / middle, 1) / 32_000)))
    return float(middle * 2.0 ** k.min()), (k - k.min()).astype(np.int32)
