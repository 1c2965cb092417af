"""Small modules that stand in the browser's Python for large ones of which a game uses next to nothing.

Pyodide loads an event loop, a package manager and all that inspects Python before the first line of ours, and most
of a start is spent on them. The engine answers text with text, so each file here, under its own name, has the few
things that somebody asks for; `make.pack_in_pyodide` packs them in place of the standard library's and Pyodide's own.
They hold for the pinned Pyodide; whatever else a new one asks for, the build says.
"""
