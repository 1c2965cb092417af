"""Stand-ins: small modules that replace large ones in the browser's Python, for a quicker start.

Before our first line runs, Pyodide loads an event loop, a package manager and tools that inspect Python; this takes
most of its start. The engine only turns text into text. So each module here has the name of a module of the standard
library or of Pyodide, and only the few parts of it that the engine and Pyodide's start use. `make.stdlib` puts them
into the library. They fit the pinned version of Pyodide; the build fails with a message if a new one needs more.
"""
