"""axe-core finds no problem on any screen, in any theme, by a ruleset of each kind; with --long, by all."""

import json

import pytest

from browser.harness import resize, some_of
from browser.player import Person
from make import site as making
from make import tools

AXE = (tools.MODULES / "axe-core/axe.min.js").read_text()
RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]
RUN = """async (only) => {
  document.getAnimations().forEach((one) => one.finish());
  const found = await axe.run(document, { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`);
}"""
COLOURS = "(theme) => { document.documentElement.dataset.theme = theme; }"


def violations(person: Person, only: list[str] | None = None) -> list[str]:
    """The problems that axe finds on the page as it is now."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(AXE)
    found: list[str] = person.page.evaluate(RUN, only)
    return found


def check(person: Person) -> None:
    """Check all axe rules in the light theme, and contrast in the others, which have the same elements."""
    found = []
    for theme in ("light", "dark", "contrast"):
        person.page.evaluate(COLOURS, theme)
        found += [f"{theme}: {one}" for one in violations(person, None if theme == "light" else ["color-contrast"])]
    person.page.evaluate(COLOURS, "auto")
    assert not found


def test_axe_finds_nothing_where_a_game_is_chosen(person: Person) -> None:
    """With the three recommended, with all rulesets, and with the options open."""
    person.choose("skiryuk")
    check(person)
    person.page.locator("details.options summary").click()
    check(person)


@pytest.mark.parametrize("panel", ["My games", "Settings", "About"])
def test_axe_finds_nothing_in_the_dialogs_of_the_bar(person: Person, panel: str) -> None:
    """My games, settings, and what this is."""
    person.choose("finkel")
    person.button(panel).click()
    person.dialog.wait_for()
    check(person)
    if panel == "Settings":
        person.dialog.get_by_role("button", name="Keyboard").click()
        person.page.get_by_role("dialog", name="Keyboard").wait_for()
        check(person)


def test_axe_finds_nothing_in_the_comparison(person: Person) -> None:
    """Two rulesets side by side."""
    person.choose("bell")
    person.button("Compare").click()
    person.dialog.wait_for()
    check(person)


def test_axe_finds_nothing_in_rulebook_and_moves_of_a_small_screen(person: Person) -> None:
    """Where there is no room beside the board, they are dialogs; the rest of the tools is in a menu."""
    person.play("merit", pieces=3, dice="axe small")
    person.press_on(limit=12)
    resize(person.page, 360, 640)
    for panel in ("Rules", "Moves", "Menu"):
        person.tool(panel)
        person.dialog.wait_for()
        check(person)
        person.page.keyboard.press("Escape")
    check(person)


@pytest.mark.parametrize("rules", some_of(RULESETS))
def test_axe_finds_nothing_in_a_game(person: Person, rules: str) -> None:
    """In the middle of a game."""
    person.play(rules, dice="axe")
    person.press_on(limit=25)
    check(person)


@pytest.mark.parametrize("rules", ["merit", "tablet"])
def test_axe_finds_nothing_in_a_lesson(person: Person, rules: str) -> None:
    """The opening, a step to be done, and done."""
    person.choose(rules)
    person.button("Lesson").first.click()
    person.button("Next").wait_for()
    check(person)
    person.button("Next").click()
    person.asked("() => document.querySelector('#status').textContent.startsWith('1 of')")
    check(person)
    person.actions.first.click()
    person.button("Next").wait_for()
    check(person)
    person.button("Leave").click()


def test_axe_finds_nothing_in_values_on_the_pieces(person: Person) -> None:
    """The value of each move, written on its piece."""
    person.play("finkel", dice="axe values")
    person.tool("Settings")
    person.page.get_by_label("Show the value of each move").check()
    person.page.keyboard.press("Escape")
    person.to_a_choice()
    person.page.locator(".value-on").first.wait_for()
    person.press(person.actions.first)
    person.to_a_choice()
    person.page.locator(".value-on").first.wait_for()
    check(person)
    person.tool("Settings")
    person.page.get_by_label("Show the value of each move").uncheck()


def test_axe_finds_nothing_in_the_rules_beside_the_game_and_the_result(person: Person) -> None:
    """The rulebook in its panel; the end on its table, and all its numbers."""
    person.play("bell", pieces=1, dice="axe end")
    person.button("Rules").click()
    check(person)
    person.page.keyboard.press("Escape")
    assert person.press_on()["end"] == "result"
    check(person)
    person.button("All numbers").click()
    person.dialog.get_by_role("table", name="Throws of this game").wait_for()
    check(person)
