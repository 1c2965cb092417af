"""Writing trained weights to the files that `ur.player.net` reads, and reading them back.

The output weight w of a hidden unit is folded into its column: every weight of the unit is multiplied by √|w|, and
only the sign of w is left. Units with a positive sign come first. The weights of a unit are whole multiples of
2ᵏ steps. Units whose exactness matters more, as their gradients in training show, get a smaller k. So a file needs
two thirds of the bytes that one step for all units would take. In a unit of median k, `precision` steps make up
the root mean square of the weights.

The file is compressed by Zopfli: zlib reads it, and it is a twentieth smaller than what zlib writes. It holds the low
bytes of all numbers, their high bytes (`packed_vectors.OFFSET` is added to each, so that none is negative), the biases
in 32 bits, and k in one byte per unit. The numbers go row by row or unit by unit, whichever makes the smaller file; the
.json says which.

A patch is a net made from another, its base. It holds only the rows that differ, as differences in the steps of the
base; this makes the file smaller. It begins with a bit for each row, the first row in the lowest bit, which is set
where the patch has the row. Its .json names the base.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import zopfli.zlib as zopfli

from study.nets.weights import Net
from ur.player import packed_vectors
from ur.player.features import Inputs
from ur.player.net import BY_ROW, BY_UNIT
from ur.player.net_files import fitting_weights, weights_name
from ur.rules.ruleset import Ruleset

WEIGHTS = Path(__file__).resolve().parents[2] / "ur/player/weights"
ORDERS = (BY_ROW, BY_UNIT)
# The largest distance of a unit's k from the median, and a number too small to matter.
MAX_SHIFT, TINY = 4, 1e-9


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, squares: np.ndarray, log: dict[str, Any],
    base: str = "", breadth: float = 1.0, effort: int = 1, precision: int = 50,
) -> int:  # fmt: skip
    """Write the weights and, beside them, a .json with `log`; return the bytes of the weights.

    `squares` holds the mean squares of the gradients of the rows: zero in a row that was never active. `base` is the
    name of the net that this one patches; `breadth` multiplies the widths of the search, `effort` the work of the
    best level (see `ur.player.evaluate`).
    """
    order = np.argsort(net.out < 0, kind="stable")
    fold = np.sqrt(np.abs(net.out))[order]
    used = np.asarray(squares.any(axis=1))
    if base:
        step, shifts = read_log(folder, base)["step"], unit_shifts(folder, base)
        numbers = (net.rows[:, order] * fold - read(folder, base, inputs).rows) / step / 2.0**shifts
    else:
        rows = net.rows[:, order] * fold * used[:, None]
        step, shifts = choose_steps(rows[used], squares[used][:, order] / np.maximum(fold, TINY) ** 2, precision)
        numbers = rows / step / 2.0**shifts
    numbers = np.rint(numbers).astype(np.int64)
    differs, bias = numbers.any(axis=1), np.rint(net.bias[order] * fold / step).astype(np.int32)
    head = np.packbits(differs, bitorder="little").tobytes() if base else b""
    blobs = {one: compress(numbers[differs] if base else numbers, bias, shifts, one, head) for one in ORDERS}
    smallest = min(blobs, key=lambda one: len(blobs[one]))
    blob = blobs[smallest]
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
        "order": smallest,
        "sha256": hashlib.sha256(blob).hexdigest(),
        "bytes": len(blob),
        "training": log,
    }
    if base:
        meta["base"] = base
    if breadth != 1:
        meta["breadth"] = breadth
    if effort != 1:
        meta["effort"] = effort
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bin").write_bytes(blob)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")
    return len(blob)


def compress(numbers: np.ndarray, bias: np.ndarray, shifts: np.ndarray, order: str, head: bytes = b"") -> bytes:
    """The content of a file of weights, from one number per row and unit, in one of the ORDERS; `head` comes first."""
    raised = (numbers.T if order == BY_UNIT else numbers) + packed_vectors.OFFSET
    assert raised.min() >= 0 and raised.max() < 1 << 16, "weights beyond 16 bits"
    low, high = (raised & 255).astype(np.uint8).tobytes(), (raised >> 8).astype(np.uint8).tobytes()
    return zopfli.compress(head + low + high + bias.tobytes() + shifts.astype(np.uint8).tobytes())


def read_log(folder: Path, name: str) -> dict[str, Any]:
    """The .json beside the weights of this name."""
    meta: dict[str, Any] = json.loads((folder / f"{name}.json").read_text())
    return meta


def read(folder: Path, name: str, inputs: Inputs) -> Net:
    """The net of a file, or a patch with its base, arranged for these inputs; rows that no file has are zero."""
    meta = read_log(folder, name)
    known = Inputs(inputs.rules, tuple(tuple(group) for group in meta.get("stations", ())))
    raw = zlib.decompress((folder / f"{name}.bin").read_bytes())
    hidden, step = meta["hidden"], np.float32(meta["step"])
    rows, head = np.zeros((known.rows, hidden), np.float32), 0
    changed = np.arange(known.rows) < meta["rows"]
    if "base" in meta:
        rows, head = read(folder, meta["base"], known).rows, (meta["rows"] + 7) // 8
        bits = np.unpackbits(np.frombuffer(raw, np.uint8, head), count=meta["rows"], bitorder="little")
        changed[: meta["rows"]] = bits
    size = rows[changed].size
    low, high = (np.frombuffer(raw, np.uint8, size, head + at).astype(np.int32) for at in (0, size))
    numbers = low + 256 * high - packed_vectors.OFFSET
    by_row = numbers.reshape(hidden, -1).T if meta["order"] == BY_UNIT else numbers.reshape(-1, hidden)
    rows[changed] += (by_row << unit_shifts(folder, name)).astype(np.float32) * step
    rows = np.vstack([rows, np.zeros((1, hidden), np.float32)])[inputs.rows_in(known)]
    bias = np.frombuffer(raw, np.int32, hidden, head + 2 * size).astype(np.float32) * step
    out = np.where(np.arange(hidden) < meta["positive"], 1, -1).astype(np.float32)
    return Net(rows, bias, out, np.array([meta["shift"]], np.float32))


def net_for(rules: Ruleset, run_file: Path | None, inputs: Inputs) -> Net | None:
    """The net in the saved file of a training run, if one is given; else the shipped net of the ruleset, or None."""
    if run_file:
        parts = np.load(run_file)
        return Net(*(parts[f"net{i}"] for i in range(4)))
    name = fitting_weights(rules)
    return read(WEIGHTS, name, inputs) if name else None


def unit_shifts(folder: Path, name: str) -> np.ndarray:
    """The number k of each unit of a file."""
    raw = zlib.decompress((folder / f"{name}.bin").read_bytes())
    return np.frombuffer(raw, np.uint8)[-read_log(folder, name)["hidden"] :].astype(np.int32)


def choose_steps(rows: np.ndarray, squares: np.ndarray, precision: int) -> tuple[float, np.ndarray]:
    """The smallest step, and the number k of each unit, from folded rows and the mean squares of their gradients."""
    importance = np.maximum(np.sqrt(squares.mean(axis=0)), TINY)
    shifts = np.rint(np.log2(np.median(importance) / importance)).clip(-MAX_SHIFT, MAX_SHIFT)
    step = float(np.sqrt((rows**2).mean())) / precision
    # The numbers of a unit must stay within 15 bits.
    shifts = np.maximum(shifts, np.ceil(np.log2(np.maximum(np.abs(rows).max(axis=0) / step, 1) / 32_000)))
    return float(step * 2.0 ** shifts.min()), (shifts - shifts.min()).astype(np.int32)
