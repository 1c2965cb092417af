"""Nothing waits in the engine: an answer is there when the call returns, so there is no event loop."""


def get_event_loop() -> None:
    """What Pyodide's core asks for while it starts, and calls only for coroutines and promises."""
    raise RuntimeError("there is no event loop in the engine")
