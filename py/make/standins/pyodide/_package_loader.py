"""Stand-in for `pyodide._package_loader`: it offers what Pyodide's JavaScript reads, and loads no packages."""

from pyodide_js import loadedPackages  # type: ignore[import-not-found]

__all__ = ["DSO_DIR", "SITE_PACKAGES", "init_loaded_packages", "loadedPackages"]


class Folder:
    """A folder; Pyodide's JavaScript reads its path with str()."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing: there are no packages."""
