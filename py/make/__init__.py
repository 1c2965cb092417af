"""The parts of build.py: they turn the sources into `dist/`, serve it, and install the tools. Never shipped.

May import: the standard library; `ur` and `report` to write what comes from them; in `pdf` alone, Playwright. Start
reading at `site`.
"""
