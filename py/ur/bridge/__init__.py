"""Bridge: what the page's worker calls. `handle` answers a request; `step` goes on thinking.

Both take and give text (see `protocol`), so that nothing of Python ever crosses into the page.
"""

from ur.bridge.desk import handle, step

__all__ = ["handle", "step"]
