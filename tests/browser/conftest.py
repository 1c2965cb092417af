"""Browsers, servers and visitors for the browser tests.

Every test also checks that no request goes to another host, and that the page reports no error.
"""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import webkitgtk
from browser.harness import FAILED, Lasting, open_gallery, resize
from browser.player import Person
from gallery.pages import overlays
from make import site as making
from make import tools
from make.server import Server

HERE = Path(__file__).parent
QUIET = "--disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"
# Nearly every test starts Python anew, so the faster code that V8 makes of it later comes too late to help.
UNOPTIMISED = "--js-flags=--liftoff-only"
# Without windows Chromium would round the widths of letters to pixels; screens do not.
EXACT_WIDTHS = "--font-render-hinting=none"
BREACH = "Content Security Policy"
# Firefox reports a request that ended with its page as an error of the service worker, without an address.
ENDED_WITH_ITS_PAGE = "Failed to load ‘’. A ServiceWorker intercepted the request"
# How long the page may take to become what a test expects, in seconds: on a busy machine the disk is slow, too.
PATIENCE = 15
OWN_HOSTS = {"127.0.0.1", "localhost", ""}
# The page stores the whole site for visits without a network: more work than starting Python. Only contexts made with
# service_workers="allow" do it, for tests of what is stored.
UNSTORED = "try { navigator.serviceWorker.register = () => new Promise(() => {}); } catch {}"


def pytest_configure(config: pytest.Config) -> None:
    """Without --browser: Chromium, and Firefox where it is installed."""
    expect.set_options(timeout=PATIENCE * 1000)
    if not config.option.browser:
        config.option.browser = ["chromium", *(["firefox"] if tools.firefox() else [])]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run tests in Chromium only, except those marked `everywhere`; a test that fails is run again, twice at most.

    On a busy machine a browser may draw nothing for a while, or answer in an order that no visitor ever sees.
    """
    kept = []
    for item in items:
        browser = getattr(item, "callspec", None) and item.callspec.params.get("browser_name")
        if browser in (None, "chromium") or item.get_closest_marker("everywhere"):
            kept.append(item)
            item.add_marker(pytest.mark.flaky(reruns=2))
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether the test itself failed, for the fixtures that end after it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say which tests failed at first, and in which of the three engines tests ran.

    A green run without Firefox says nothing about Firefox.
    """
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"Failed at first: {report.nodeid}\n{report.longreprtext[-2000:]}")
    ran = [one.nodeid for kind in ("passed", "failed") for one in terminalreporter.stats.get(kind, [])]
    if not any("tests/browser" in nodeid for nodeid in ran):
        return
    firefox, webkit = (sum(word in nodeid for nodeid in ran) for word in ("[firefox", "test_webkitgtk"))
    said = {
        "Chromium": f"{sum('tests/browser' in nodeid for nodeid in ran) - firefox - webkit} tests",
        "Firefox": f"{firefox} tests" if tools.firefox() else "not installed",
        "WebKitGTK": f"{webkit} tests" if not webkitgtk.missing() else "not installed",
    }
    terminalreporter.write_line("Browsers: " + "; ".join(f"{name}: {what}" for name, what in said.items()) + ".")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Use the browsers that are installed, not Playwright's own builds."""
    args = dict(browser_type_launch_args)
    if browser_name == "firefox":
        args |= {"executable_path": tools.firefox(), "channel": "moz-firefox"}  # WebDriver BiDi, not a patched build
    else:
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        args |= {
            "executable_path": tools.chromium(),
            "args": [*args.get("args", []), *QUIET.split(), UNOPTIMISED, EXACT_WIDTHS, *root],
        }
    return args


@pytest.fixture(scope="session")
def harness(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Files that a server adds to the built site: the harness page and its script."""
    folder = tmp_path_factory.mktemp("harness")
    revision = (making.DIST / "sw.js").read_text().split("ur-site ")[1][:16]
    english = [f"words/{file.name}" for file in making.DIST.glob("words/en-*.ftl")]
    making.esbuild(folder, {"harness": "harness.js"}, {"REVISION": revision, "ENGLISH": english}, HERE)
    return {"harness.html": HERE / "harness.html", "js/harness.js": folder / "harness.js"}


@pytest.fixture(scope="session")
def serve(harness: dict[str, Path]) -> Iterator[Callable[..., Server]]:
    """A function that starts a server of a built site (dist/ by default) with the harness and further files."""
    servers = []

    def start(root: Path = making.DIST, overlays: dict[str, Path] | None = None, **options: Any) -> Server:
        prefix = options.get("prefix", "/")
        beside = {prefix + path: file for path, file in {**harness, **(overlays or {})}.items()}
        servers.append(Server(root, overlays=beside, **options).start())
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def site(serve: Callable[..., Server]) -> Server:
    """A server of dist/ with all recommended headers."""
    return serve()


@pytest.fixture(scope="session")
def galleries(browser: Browser, serve: Callable[..., Server]) -> Iterator[Lasting[Page]]:
    """The page of `gallery`, for many tests."""
    server = serve(overlays=overlays())
    with closing(Lasting(lambda: open_gallery(browser, server), lambda page: page)) as lasting:
        yield lasting


@pytest.fixture
def gallery(galleries: Lasting[Page], request: pytest.FixtureRequest) -> Iterator[Page]:
    """The real page without Python; tests give it the positions to show."""
    yield from galleries.lend(request)


class Watch:
    """What all pages of a browser ask for and report, from whichever fixture they come."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.problems: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Listen to the pages and workers of a context."""
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("weberror", lambda error: self.report(str(error.error)))
        context.on("console", lambda message: BREACH in message.text and self.report(message.text))

    def report(self, problem: str) -> None:
        """Keep what a page reports."""
        if not problem.startswith(ENDED_WITH_ITS_PAGE):
            self.problems.append(problem)


@pytest.fixture(scope="session")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="session")
def browser(browser: Browser, watch: Watch) -> Browser:
    """The browser; each of its contexts is watched, those that outlive a test, too."""
    new_context, new_page = browser.new_context, browser.new_page

    def prepared(made: BrowserContext, how: dict[str, Any]) -> None:
        watch.over(made)
        if how.get("service_workers") != "allow":
            made.add_init_script(UNSTORED)

    def context(**how: Any) -> BrowserContext:
        made = new_context(**how)
        prepared(made, how)
        return made

    def page(**how: Any) -> Page:
        made = new_page(**how)
        prepared(made.context, how)
        return made

    browser.new_context, browser.new_page = context, page  # type: ignore[method-assign]
    return browser


@pytest.fixture(autouse=True)
def only_our_own(watch: Watch) -> Iterator[None]:
    """Fail if a page makes a request to another host."""
    watch.asked.clear()
    yield
    foreign = [url for url in watch.asked if (urlsplit(url).hostname or "") not in OWN_HOSTS]
    assert not foreign


@pytest.fixture(autouse=True)
def no_violations(watch: Watch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail if a page reports an error or breaks its content security policy (unless marked `breaks`)."""
    watch.problems.clear()
    yield
    assert request.node.get_closest_marker("breaks") or not watch.problems


@pytest.fixture(scope="session")
def table(browser: Browser, site: Server) -> Iterator[Lasting[Person]]:
    """One visitor for many tests, since starting Python takes longer than most of them."""

    def come() -> Person:
        someone = Person(browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce"), site)
        someone.visit()
        return someone

    with closing(Lasting(come, lambda someone: someone.page)) as lasting:
        yield lasting


@pytest.fixture
def person(table: Lasting[Person], request: pytest.FixtureRequest) -> Iterator[Person]:
    """That visitor, for one test; at its end, problems that the page reported fail it."""
    for someone in table.lend(request):
        someone.problems.clear()
        resize(someone.page, 1366, 768)
        yield someone
        assert not someone.problems


@pytest.fixture
def visitor(person: Person) -> Iterator[Person]:
    """That visitor, who is at the start or in a game again when the test ends."""
    yield person
    person.page.goto(person.site.url)
    person.button("Play").or_(person.button("New game")).or_(person.button("Menu")).first.wait_for()


@pytest.fixture
def newcomer(browser: Browser, site: Server) -> Iterator[Callable[..., Person]]:
    """A function that opens the page for a new visitor with an empty browser profile."""
    contexts, people = [], []

    def come(path: str = "", **how: Any) -> Person:
        script = how.pop("script", None)
        usual = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
        contexts.append(browser.new_context(**{**usual, **how}))
        if script:
            contexts[-1].add_init_script(script)
        people.append(Person(contexts[-1], site))
        people[-1].visit(path)
        return people[-1]

    yield come
    for context in contexts:
        context.close()
    assert not [problem for someone in people for problem in someone.problems]
