"""Writing trained weights to the files that `ur.player.net` reads, and reading them back.

The output weight w of a hidden unit is folded into its column: every weight of the unit is multiplied by √|w|, and
only the sign of w is left. Units with a positive sign come first. A weight is a whole multiple of 2ᵏ steps, and k is
the sum of two parts, one of its unit and one of its row. Units and rows whose exactness matters more, as their
gradients in training show, have a smaller part. In a unit and a row with the median parts, `precision` steps make up
the root mean square of the weights.

`ur.player.weights_file` describes the file. It is compressed by Zopfli: zlib reads it, and it is a twentieth smaller
than what zlib writes.

A patch is a net made from another, its base. It holds only the rows that differ, as differences in the steps of the
base, with the parts of k of the base's units; this makes the file smaller. Its rows have parts of their own: in a row
that matters as much as the median row of the patch, `precision` steps make up the root mean square of the weights of
the base. Its .json names the base.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import zopfli.zlib as zopfli

from study.nets.rounding import Rounding
from study.nets.weights import Net
from ur.player import packed_vectors
from ur.player.features import Inputs
from ur.player.net_files import fitting_weights, weights_name
from ur.player.weights_file import WeightsFile, unpack
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

WEIGHTS = Path(__file__).resolve().parents[2] / "ur/player/weights"
# The largest distance of a unit's or a row's part of k from the median, and a number too small to matter.
MAX_SHIFT, TINY = 4, 1e-9
# Where rows are made coarser afterwards: an importance below this part of the largest counts as this much, and the most
# that k can grow.
LEAST, MOST_FURTHER = 2.0**-20, 7


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, squares: np.ndarray, log: dict[str, Any],
    base: str = "", breadth: float = 1.0, effort: int = 1, ending: tuple[float, int, int] | None = None,
    precision: float = 50, name: str = "", rounding: Rounding | None = None,
) -> int:  # fmt: skip
    """Write the weights and, beside them, a .json with `log`; return the bytes of the weights.

    `squares` holds the mean squares of the gradients of the rows: zero in a row that was never active. `base` is the
    name of the net that this one patches; `breadth` multiplies the widths of the search, `effort` the work of the
    best level, and `ending` has both for the end of a game, if they differ there, and how many pieces a side are left
    then (see `ur.player.evaluate`). `name` is that of the files, where it is not that of the ruleset. `rounding` rounds
    the weights of a net that is folded and in order, as `read` has it; without it, each is rounded alone.
    """
    order = np.argsort(net.out < 0, kind="stable")
    net, fold = folded(net._replace(rows=net.rows[:, order], bias=net.bias[order], out=net.out[order]))
    importance, used = squares[:, order] / fold**2, np.asarray(squares.any(axis=1))
    if base:
        step, unit_shifts = read_log(folder, base)["step"], shifts_of(folder, base)[0]
        of_base = read(folder, base, inputs).rows
        numbers = net.rows - of_base
        row_shifts = patch_shifts(numbers, of_base / step, importance, unit_shifts, precision)
    else:
        numbers = net.rows * used[:, None]
        step, unit_shifts, row_shifts = choose_steps(numbers, importance, precision)
    steps = step * 2.0 ** (unit_shifts + row_shifts[:, None])
    numbers = rounding(numbers, steps) if rounding else np.rint(numbers / steps).astype(np.int64)
    bias = np.rint(net.bias / step).astype(np.int32)
    blob = compress(numbers, bias, unit_shifts, row_shifts)
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
    store(folder, name or weights_name(rules.spec), meta, blob)
    return len(blob)


def folded(net: Net) -> tuple[Net, np.ndarray]:
    """The same net with an output of 1 or −1 for every unit, as `read` has it; and what its rows were multiplied by.

    What a unit adds is its output times the square of its sum; so its rows are multiplied by the root of the output.
    """
    fold = np.sqrt(np.abs(net.out))
    return Net(net.rows * fold, net.bias * fold, np.sign(net.out), net.shift), np.maximum(fold, TINY)


def store(folder: Path, name: str, meta: dict[str, Any], blob: bytes) -> None:
    """Write a file of weights and its .json: `meta` with what checks the file."""
    meta |= {"sha256": hashlib.sha256(blob).hexdigest(), "bytes": len(blob)}
    (folder / f"{name}.bin").write_bytes(blob)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")


def compress(numbers: np.ndarray, bias: np.ndarray, unit_shifts: np.ndarray, row_shifts: np.ndarray) -> bytes:
    """The content of a file of weights, from one number per row and unit; it has the rows with numbers other than 0."""
    row_sizes, unit_sizes = sizes_of(numbers)
    order = np.argsort(row_sizes, kind="stable")[(row_sizes == 0).sum() :]
    ordered = numbers[order].T + packed_vectors.OFFSET
    assert ordered.min() >= 0 and ordered.max() < 1 << 16, "weights beyond 16 bits"
    both = unit_sizes[:, None] + row_sizes[order]
    by_size = ordered.ravel()[np.argsort(both, axis=None, kind="stable")]
    parts = (row_sizes, unit_sizes, by_size & 255, by_size >> 8, bias, unit_shifts, row_shifts[order])
    return zopfli.compress(b"".join(part.astype(np.int32 if part is bias else np.uint8).tobytes() for part in parts))


def sizes_of(numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The size of each row, 0 where all its numbers are zero, and of each unit (see `ur.player.weights_file`)."""
    used = numbers.any(axis=1)
    squares = numbers[used].astype(float) ** 2
    rows = squares.mean(axis=1)
    units = np.maximum((squares / rows[:, None]).mean(axis=0), TINY)
    of_rows, of_units = (np.rint(np.log2(means) / 2).astype(np.int64) for means in (rows, units))
    row_sizes = np.zeros(len(numbers), np.int64)
    row_sizes[used] = of_rows - of_rows.min() + 1
    return row_sizes, of_units - of_units.min()


def numbers_of(file: WeightsFile, units: int) -> np.ndarray:
    """The numbers of a file, one for each of its rows and each unit."""
    low, high = (np.frombuffer(part, np.uint8).astype(np.int32) for part in (file.low, file.high))
    return (low + 256 * high - packed_vectors.OFFSET).reshape(units, -1).T


def unpacked(folder: Path, name: str) -> WeightsFile:
    """The parts of the file of this name."""
    meta = read_log(folder, name)
    return unpack((folder / f"{name}.bin").read_bytes(), meta["rows"], meta["hidden"])


def read_log(folder: Path, name: str) -> dict[str, Any]:
    """The .json beside the weights of this name."""
    meta: dict[str, Any] = json.loads((folder / f"{name}.json").read_text())
    return meta


def read(folder: Path, name: str, inputs: Inputs) -> Net:
    """The net of a file, or a patch with its base, arranged for these inputs; rows that no file has are zero."""
    meta = read_log(folder, name)
    known = Inputs(inputs.rules, tuple(tuple(group) for group in meta.get("stations", ())))
    file, hidden, step = unpacked(folder, name), meta["hidden"], np.float32(meta["step"])
    rows = np.zeros((known.rows, hidden), np.float32)
    if "base" in meta:
        rows = read(folder, meta["base"], known).rows
    unit_shifts, row_shifts = shifts_of(folder, name)
    shifts = unit_shifts + row_shifts[file.rows, None]
    rows[file.rows] += (numbers_of(file, hidden) << shifts).astype(np.float32) * step
    rows = np.vstack([rows, np.zeros((1, hidden), np.float32)])[inputs.rows_in(known)]
    bias = np.frombuffer(file.biases, np.int32).astype(np.float32) * step
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
    meta, file = read_log(folder, name), unpacked(folder, name)
    numbers = np.zeros((meta["rows"], meta["hidden"]), np.int64)
    numbers[file.rows] = numbers_of(file, meta["hidden"])
    bias, (unit_shifts, row_shifts) = np.frombuffer(file.biases, np.int32), shifts_of(folder, name)
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
    before, blob = meta["bytes"], compress(numbers, bias, unit_shifts, row_shifts + further)
    repacked = meta["training"].get("repacked")
    meta["training"]["repacked"] = f"{repacked}; {command}" if repacked else command
    store(folder, name, meta, blob)
    return before, len(blob)


def shifts_of(folder: Path, name: str) -> tuple[np.ndarray, np.ndarray]:
    """The parts of k of each unit and of each row in a file; 0 where a row is not in the file."""
    file = unpacked(folder, name)
    row_shifts = np.zeros(read_log(folder, name)["rows"], np.int32)
    row_shifts[file.rows] = np.frombuffer(file.row_shifts, np.uint8)
    return np.frombuffer(file.unit_shifts, np.uint8).astype(np.int32), row_shifts


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
