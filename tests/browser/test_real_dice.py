"""Dice thrown on the table and typed in: for the start, for every throw, for the computer's too."""

from collections.abc import Callable

from browser.harness import until
from browser.player import Person


def real(person: Person, rules: str, whose: str, **choices: str) -> None:
    """Begin a game whose dice lie on the table."""
    person.choose(rules, **choices)
    person.page.get_by_label("Real dice").select_option(label=whose)
    person.button("Play").click()
    until(person.page, "document.querySelector('.cast .mark')")


def test_the_starting_throws_are_asked_for_one_by_one(newcomer: Callable[..., Person]) -> None:
    """A tie is thrown again, a slip is taken back, and then whoever threw more begins."""
    person = newcomer()
    page, status = person.page, person.page.locator("#status")
    real(person, "finkel", "for both")

    def throws(n: int, then: str) -> None:
        page.get_by_role("button", name=f"{n} of 4 marked").click()
        until(page, f"document.querySelector('#status').textContent.includes({then!r})")

    assert "Light to throw, for who begins." in status.inner_text()
    throws(2, "Dark to throw, for who begins.")
    throws(2, "That decided nothing: Light to throw again")
    person.button("Undo").click()
    until(page, "document.querySelector('#status').textContent.includes('Dark to throw, for who begins.')")
    throws(3, "Dark to throw.")
    person.said("Dark begins: Light threw 2, Dark 3.")
    throws(4, "Dark to move 4.")


def test_a_person_throws_both_bones_for_the_computer(newcomer: Callable[..., Person]) -> None:
    """In the tablet game the computer says when it wants the second bone, and hears what it said."""
    person = newcomer()
    page = person.page
    real(person, "tablet", "for Dark", opponent="You and the computer")
    legend = page.locator(".cast legend", has_text="Dark wants the second bone thrown.")
    offered = page.locator(".cast button:not([aria-disabled=true]), ol.actions button")
    person.asked()
    for turn in range(80):
        if legend.count():
            break
        person.press(offered.nth(turn % offered.count()))
    person.button("it says yes").click()
    page.get_by_role("log").locator("p", has_text="Dark throws yes").first.wait_for(state="attached")
