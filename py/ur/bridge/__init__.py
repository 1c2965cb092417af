"""Bridge: what the page's worker calls. `handle` answers a request; `step` goes on thinking;
`missing_weights` names the files that the computer player needs for this game.

All take and give text (see `protocol`), so that nothing of Python ever crosses into the page.

May import: everything but `ur.mechanics`, `ur.api`, `ur.jsonl` and `ur.cli`.
Start reading at `dispatcher`, then `session` and `view`.
"""

import gc

from ur.bridge.dispatcher import handle, missing_weights, step

__all__ = ["handle", "missing_weights", "step"]

# What is loaded stays: looked through for garbage again and again, it would hold up a move by 10 to 20 ms.
gc.freeze()
