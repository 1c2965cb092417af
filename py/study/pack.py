"""Pack: from trained weights to the files that `ur.player.net` reads, and back.

The output weight of a hidden unit is folded into its column, √|w| to every weight, so that only its
sign is left; units with a positive sign come first.  Weights are whole numbers of `step`, about one
hundredth of their spread.  The file is zlib of all low bytes, all high bytes (of the
numbers raised by 2¹⁵, so none is negative), then the biases in 32 bits.

A patch, a net made from another, holds only what it changes in some rows (`Inputs.patched`), unit
by unit, which makes the file smaller, in `PATCH_STEP` steps of the other; its .json names the other
as `base`.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from study.weights import Net
from ur.player.inputs import Inputs
from ur.player.net import PATCH_STEP
from ur.player.trained import weights_name
from ur.ruleset import Ruleset


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, used: np.ndarray, log: dict[str, Any],
    base: str = "", narrow: float = 1.0,
) -> int:  # fmt: skip
    """Write <id>.bin and <id>.json; `used` tells the rows that ever were on.  Bytes of the .bin."""
    order = np.argsort(net.out < 0, kind="stable")
    folds = np.sqrt(np.abs(net.out))[order]
    rows = net.rows[:, order] * folds * used[:, None]
    step = float(np.sqrt((rows[used] ** 2).mean())) / 100
    whole = rows / step
    if base:
        patched, step = list(inputs.patched), told(folder, base)["step"]
        whole = (rows - read(folder, base, inputs).rows)[patched].T / (PATCH_STEP * step)
    whole = np.clip(np.rint(whole), -32768, 32767).astype(np.int16)
    bias = np.rint(net.bias[order] * folds / step).astype(np.int32)
    low = (whole & 255).astype(np.uint8).tobytes()
    high = ((whole >> 8) + 128).astype(np.uint8).tobytes()
    packed = zlib.compress(low + high + bias.tobytes(), 9)
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
        "sha256": hashlib.sha256(packed).hexdigest(),
        "bytes": len(packed),
        "training": log,
    }
    if base:
        meta["base"] = base
    if narrow != 1:
        meta["narrow"] = narrow
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bin").write_bytes(packed)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")
    return len(packed)


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
    whole = (low + 256 * (high - 128)).reshape(known.rows, hidden)
    whole = np.vstack([whole, np.zeros((1, hidden), np.int32)])[inputs.found_in(known)]
    bias = np.frombuffer(raw, np.int32, hidden, 2 * size)
    out = np.where(np.arange(hidden) < meta["positive"], 1, -1).astype(np.float32)
    step, shift = np.float32(meta["step"]), np.array([meta["shift"]], np.float32)
    return Net(whole.astype(np.float32) * step, bias.astype(np.float32) * step, out, shift)
