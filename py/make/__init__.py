"""The parts of build.py: they turn the sources into `dist/`, serve it, and install the tools. Never shipped.

May import: the standard library, and `ur` to write what comes from the engine. Start reading at `site`.
"""
