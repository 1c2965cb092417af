"""Pack: from trained weights to the files that `ur.player.net` reads.

The output weight of a hidden unit is folded into its column, √|w| to every weight, so that only its
sign is left; units with a positive sign come first.  Weights are whole numbers of `step`, about one
hundredth of their spread.  The file is zlib of all low bytes, all high bytes (of the
numbers raised by 2¹⁵, so none is negative), then the biases in 32 bits.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from study.learn import Net
from ur.player.inputs import Inputs
from ur.player.trained import weights_name
from ur.ruleset import Ruleset


def write(
    folder: Path, rules: Ruleset, inputs: Inputs, net: Net, used: np.ndarray, log: dict[str, Any]
) -> int:
    """Write <id>.bin and <id>.json; `used` tells the rows that ever were on.  Bytes of the .bin."""
    order = np.argsort(net.out < 0, kind="stable")
    folds = np.sqrt(np.abs(net.out))[order]
    rows = net.rows[:, order] * folds * used[:, None]
    step = float(np.sqrt((rows[used] ** 2).mean())) / 100
    whole = np.clip(np.rint(rows / step), -32768, 32767).astype(np.int16)
    bias = np.rint(net.bias[order] * folds / step).astype(np.int32)
    low = (whole & 255).astype(np.uint8).tobytes()
    high = ((whole >> 8) + 128).astype(np.uint8).tobytes()
    packed = zlib.compress(low + high + bias.tobytes(), 9)
    name = weights_name(rules.spec)
    meta = {
        "rules": rules.spec,
        "pieces": len(rules.crew),
        "rows": inputs.rows,
        "hidden": len(bias),
        "positive": int((net.out > 0).sum()),
        "step": step,
        "shift": float(net.shift[0]),
        "sha256": hashlib.sha256(packed).hexdigest(),
        "bytes": len(packed),
        "training": log,
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bin").write_bytes(packed)
    (folder / f"{name}.json").write_text(json.dumps(meta, indent=1) + "\n")
    return len(packed)
