"""Writing trained weights to the files that `ur.player.net` reads, and reading them back.

The output weight w of a hidden unit is folded into its column: every weight of the unit is multiplied by √|w|, and
only the sign of w is left. Units with a positive sign come first. A weight is a whole multiple of 2ᵏ steps, and k is
the sum of two parts, one of its unit and one of its row. Units and rows whose exactness matters more, as their
gradients in training show, have a smaller part. In a unit and a row with the median parts, `precision` steps make up
the root mean square of the weights.

The file is compressed by Zopfli: zlib reads it, and it is a twentieth smaller than what zlib writes. It holds the low
bytes of all numbers, their high bytes (`packed_vectors.OFFSET` is added to each, so that none is negative), the biases
in 32 bits, and one byte for each unit and for each row: their parts of k. The numbers go row by row or unit by unit,
whichever makes the smaller file; the .json says which.

A patch is a net made from another, its base. It holds only the rows that differ, as differences in the steps of the
base, with the parts of k of the base's units; this makes the file smaller. Its rows have parts of their own: in a row
that matters as much as the median row of the patch, `precision` steps make up the root mean square of the weights of
the base. The file begins with a bit for each row, the first row in the lowest bit, which is set where the patch has the
row. Its .json names the base.
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
from ur.rulesets import ruleset

WEIGHTS = Path(__file__).resolve().parents[2] / "ur/player/weights"
ORDERS = (BY_ROW, BY_UNIT)
# The largest distance of a unit's or a row's part of k from the median, and a number too small to matter.
MAX_SHIFT, TINY = 4, 1e-9
# Where rows are made coarser afterwards: an importance below this part of the largest counts as this much, and the most
# that k can grow.
LEAST, MOST_FURTHER = 2.0**-20, 7


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, squares: np.ndarray, log: dict[str, Any],
    base: str = "", breadth: float = 1.0, effort: int = 1, ending: tuple[float, int, int] | None = None,
    precision: float = 50,
) -> int:  # fmt: skip
    """Write the weights and, beside them, a .json with `log`; return the bytes of the weights.

    `squares` holds the mean squares of the gradients of the rows: zero in a row that was never active. `base` is the
    name of the net that this one patches; `breadth` multiplies the widths of the search, `effort` the work of the
    best level, and `ending` has both for the end of a game, if they differ there, and how many pieces a side are left
    then (see `ur.player.evaluate`).
    """
    order = np.argsort(net.out < 0, kind="stable")
    fold = np.sqrt(np.abs(net.out))[order]
    used = np.asarray(squares.any(axis=1))
    if base:
        step, unit_shifts = read_log(folder, base)["step"], shifts_of(folder, base)[0]
        of_base = read(folder, base, inputs).rows
        numbers = net.rows[:, order] * fold - of_base
        importance = squares[:, order] / np.maximum(fold, TINY) ** 2
        row_shifts = patch_shifts(numbers, of_base / step, importance, unit_shifts, precision)
    else:
        numbers = net.rows[:, order] * fold * used[:, None]
        step, unit_shifts, row_shifts = choose_steps(
            numbers, squares[:, order] / np.maximum(fold, TINY) ** 2, precision
        )
    numbers = np.rint(numbers / step / 2.0 ** (unit_shifts + row_shifts[:, None])).astype(np.int64)
    bias = np.rint(net.bias[order] * fold / step).astype(np.int32)
    kept, head = np.ones(len(numbers), bool), b""
    if base:
        kept = numbers.any(axis=1)
        head = np.packbits(kept, bitorder="little").tobytes()
    order_in_file, blob = smallest(numbers[kept], bias, unit_shifts, row_shifts[kept], head)
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
        "training": log,
    }
    if base:
        meta["base"] = base
    if breadth != 1:
        meta["breadth"] = breadth
    if effort != 1:
        meta["effort"] = effort
    if ending:
        meta["ending"] = ending
    folder.mkdir(parents=True, exist_ok=True)
    store(folder, name, meta, order_in_file, blob)
    return len(blob)


def store(folder: Path, name: str, meta: dict[str, Any], order: str, blob: bytes) -> None:
    """Write a file of weights, in one of the ORDERS, and its .json: `meta` with what says how to read and check it."""
    meta |= {"order": order, "sha256": hashlib.sha256(blob).hexdigest(), "bytes": len(blob)}
    (folder / f"{name}.bin").write_bytes(blob)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")


def smallest(
    numbers: np.ndarray, bias: np.ndarray, unit_shifts: np.ndarray, row_shifts: np.ndarray, head: bytes = b""
) -> tuple[str, bytes]:
    """The order of ORDERS that makes the smaller file, and its content."""
    blobs = {one: compress(numbers, bias, unit_shifts, row_shifts, one, head) for one in ORDERS}
    return min(blobs.items(), key=lambda item: len(item[1]))


def compress(
    numbers: np.ndarray,
    bias: np.ndarray,
    unit_shifts: np.ndarray,
    row_shifts: np.ndarray,
    order: str,
    head: bytes = b"",
) -> bytes:
    """The content of a file of weights, from one number per row and unit, in one of the ORDERS; `head` comes first."""
    raised = (numbers.T if order == BY_UNIT else numbers) + packed_vectors.OFFSET
    assert raised.min() >= 0 and raised.max() < 1 << 16, "weights beyond 16 bits"
    low, high = (raised & 255).astype(np.uint8).tobytes(), (raised >> 8).astype(np.uint8).tobytes()
    shifts = np.concatenate([unit_shifts, row_shifts]).astype(np.uint8).tobytes()
    return zopfli.compress(head + low + high + bias.tobytes() + shifts)


def stored_numbers(raw: bytes, size: int, meta: dict[str, Any]) -> np.ndarray:
    """The first `size` numbers of a file's content, one for each row and unit; `meta` is its .json."""
    low, high = (np.frombuffer(raw, np.uint8, size, at).astype(np.int32) for at in (0, size))
    numbers = low + 256 * high - packed_vectors.OFFSET
    hidden = meta["hidden"]
    return numbers.reshape(hidden, -1).T if meta["order"] == BY_UNIT else numbers.reshape(-1, hidden)


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
    unit_shifts, row_shifts = shifts_of(folder, name)
    rows[changed] += (stored_numbers(raw[head:], size, meta) << (unit_shifts + row_shifts[:, None])).astype(
        np.float32
    ) * step
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


def missing_pieces(rules: Ruleset) -> int:
    """How many pieces of each side a game lacks: for the net, which knows the whole game, they are off."""
    return len(ruleset(rules.spec.partition("?")[0]).crew) - len(rules.crew)


def coarsen(folder: Path, name: str, importance: np.ndarray, noise: float, command: str) -> tuple[int, int]:
    """Write a net again with coarser numbers in rows of little importance; (bytes before, bytes now).

    `importance` is the mean square of the gradients of each row, `noise` how much the error by rounding may grow in
    all, as a part of itself. The `command` is added to the log.
    """
    meta, raw = read_log(folder, name), zlib.decompress((folder / f"{name}.bin").read_bytes())
    hidden = meta["hidden"]
    size = meta["rows"] * hidden
    numbers = stored_numbers(raw, size, meta)
    bias, (unit_shifts, row_shifts) = np.frombuffer(raw, np.int32, hidden, 2 * size), shifts_of(folder, name)
    used = np.asarray(numbers.any(axis=1))
    # A file from before the last rows of the inputs were added lacks them.
    importance = importance[: meta["rows"]]
    matters = np.where(used, np.maximum(importance, LEAST * importance.max()) * 4.0**row_shifts, 0)
    further = np.zeros(len(used), np.int64)
    for level in np.arange(-40, 40, 0.25):
        shifts = np.rint((level - np.log2(matters[used])) / 2).clip(0, MOST_FURTHER).astype(np.int64)
        if (matters[used] * (4.0**shifts - 1)).sum() > noise * matters.sum():
            break
        further[used] = shifts
    numbers = np.rint(numbers / 2.0 ** further[:, None]).astype(np.int64)
    before, (order, blob) = meta["bytes"], smallest(numbers, bias, unit_shifts, row_shifts + further)
    repacked = meta["training"].get("repacked")
    meta["training"]["repacked"] = f"{repacked}; {command}" if repacked else command
    store(folder, name, meta, order, blob)
    return before, len(blob)


def shifts_of(folder: Path, name: str) -> tuple[np.ndarray, np.ndarray]:
    """The parts of k of each unit and of each row in a file."""
    raw, meta = np.frombuffer(zlib.decompress((folder / f"{name}.bin").read_bytes()), np.uint8), read_log(folder, name)
    hidden, head = meta["hidden"], (meta["rows"] + 7) // 8 if "base" in meta else 0
    rows = int(np.unpackbits(raw[:head]).sum()) if head else meta["rows"]
    start = head + 2 * rows * hidden + 4 * hidden
    return raw[start : start + hidden].astype(np.int32), raw[start + hidden :].astype(np.int32)


def choose_steps(rows: np.ndarray, squares: np.ndarray, precision: float) -> tuple[float, np.ndarray, np.ndarray]:
    """The smallest step, and the parts of k of units and rows, from folded rows and the mean squares of gradients."""
    used = rows.any(axis=1)
    unit_shifts = shifts_from(squares[used].mean(axis=0))
    row_shifts = np.zeros(len(rows), np.int64)
    row_shifts[used] = shifts_from(of_rows(squares[used]))
    step = float(np.sqrt((rows[used] ** 2).mean())) / precision
    # The numbers of a unit must stay within 15 bits.
    largest = np.abs(rows / 2.0 ** row_shifts[:, None]).max(axis=0) / step
    unit_shifts = np.maximum(unit_shifts, np.ceil(np.log2(np.maximum(largest, 1) / 32_000))).astype(np.int64)
    row_shifts[~used] = row_shifts[used].min()
    step *= 2.0 ** (unit_shifts.min() + row_shifts.min())
    return float(step), unit_shifts - unit_shifts.min(), row_shifts - row_shifts.min()


def patch_shifts(
    changes: np.ndarray, base: np.ndarray, squares: np.ndarray, unit_shifts: np.ndarray, precision: float
) -> np.ndarray:
    """The parts of k of the rows of a patch.

    `changes` is what is added to the rows of the base, `base` these rows in steps of the base, `squares` the mean
    squares of the gradients.
    """
    changed, used = changes.any(axis=1), base.any(axis=1)
    typical = np.sqrt((base[used] ** 2).mean()) / precision / 2.0 ** np.median(unit_shifts)
    row_shifts = np.zeros(len(changes), np.int64)
    row_shifts[changed] = np.maximum(0, shifts_from(of_rows(squares[changed]), float(np.log2(typical))))
    return row_shifts


def of_rows(squares: np.ndarray) -> np.ndarray:
    """One mean square of gradients for each row, in which all units count the same."""
    shares: np.ndarray = squares / np.maximum(squares.mean(axis=0), TINY**2)
    return np.asarray(shares.mean(axis=1))


def shifts_from(squares: np.ndarray, median: float = 0.0) -> np.ndarray:
    """A part of k for each mean square of gradients: twice the step for a quarter of the square.

    `median` is the part where the square is the median one.
    """
    importance = np.maximum(np.sqrt(squares), TINY)
    distance = np.log2(np.median(importance) / importance).clip(-MAX_SHIFT, MAX_SHIFT)
    return np.rint(median + distance).astype(np.int64)
