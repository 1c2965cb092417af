"""Stand-in for `asyncio`: it offers only `get_event_loop`, which always fails. The engine never waits."""


def get_event_loop() -> None:
    """Raise RuntimeError. Pyodide's core imports this function, and calls it only for coroutines and promises."""
    raise RuntimeError("there is no event loop in the engine")
