"""Everything the engine needs is in one file: no packages are loaded."""

from pyodide_js import loadedPackages  # type: ignore[import-not-found]

__all__ = ["DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages"]


class Folder:
    """A folder; Pyodide's glue asks for its path as text."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
