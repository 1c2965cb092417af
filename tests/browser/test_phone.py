"""On a phone held upright: what opens over the table hides neither its heading nor what it explains."""

from browser.harness import resize
from browser.player import Person


def test_the_board_is_seen_behind_every_sheet(person: Person) -> None:
    """The name of a dialog is no name of a thing that has a ground of its own."""
    person.play("finkel")
    resize(person.page, 390, 844)
    for name in ("Moves", "Language", "How the dice are fair"):
        person.button("Menu").click()
        person.dialog.get_by_role("button", name=name).click()
        person.dialog.get_by_role("button", name="Close").wait_for()
        ground = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).boxShadow]"
        assert person.dialog.evaluate(ground) == ["rgba(0, 0, 0, 0)", "none"], name
        person.page.keyboard.press("Escape")
