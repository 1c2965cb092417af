"""Links that hold rules or a game, and addresses that hold neither."""

from collections.abc import Callable

from browser.harness import until
from browser.player import Person

KEEP = """Object.defineProperty(navigator, 'clipboard', { value: { async writeText(text) {
  if (!window.copied?.refuse) window.copied = text; else throw new Error('not here');
} } });"""
REFUSE = "window.copied = { refuse: true };"
LINK = "typeof window.copied === 'string' && window.copied"


def address(person: Person, link: str) -> str:
    """The part of a copied link that follows the address of the site."""
    assert link.startswith(person.site.url), link
    return link.removeprefix(person.site.url)


def test_house_rules_are_handed_on(newcomer: Callable[..., Person]) -> None:
    """Another person opens the link, finds the same rules chosen and plays. A reload goes on with the game."""
    giver = newcomer(script=KEEP)
    giver.choose("race", pieces=2, path="long16", lots=3, zero=4, again="capture,four", safe="none")
    giver.button("Copy a link to these rules").click()
    giver.page.get_by_text("Copied.").wait_for()
    link = until(giver.page, LINK)
    taker = newcomer()
    taker.visit(address(taker, link))
    door = taker.page.locator("details.options")
    assert "6 changed" in door.inner_text()
    door.locator("summary").click()
    assert taker.page.get_by_label("Pieces each").input_value() == "1"  # the second of one to seven
    assert taker.page.get_by_label("A capture").is_checked()
    taker.open("players")
    taker.page.get_by_role("radio", name="Two people here").check()
    taker.button("Play").click()
    taker.press_on(limit=3)
    taker.page.reload()
    until(taker.page, "document.querySelector('section.controls .act button')")
    game = taker.press_on(limit=12)
    assert game["presses"] == 12
    assert not game["complaints"]


def test_rules_are_copied_by_hand_where_the_browser_does_not_copy(newcomer: Callable[..., Person]) -> None:
    """The text is selected in a field, ready to be copied by keyboard."""
    person = newcomer(script=KEEP + REFUSE)
    person.choose("skiryuk", b7="unsafe")
    person.button("Copy a link to these rules").click()
    field = person.dialog.get_by_role("textbox", name="Copy this")
    field.wait_for()
    assert field.input_value() == f"{person.site.url}?rules=skiryuk%3Fb7%3Dunsafe"
    assert person.page.evaluate("getSelection().toString() || document.activeElement.selectionEnd") != 0


def test_an_address_with_wrong_rules_gets_a_sentence(newcomer: Callable[..., Person]) -> None:
    """A sentence says what is not possible, and a game by the usual rules can begin."""
    person = newcomer()
    for bad in ("chess", "finkel%3Fwings%3D2", "finkel%3Fpieces%3D0", "race%3Fzero%3D9"):
        person.visit(f"?rules={bad}")
        assert "is not possible for " in person.page.locator(".notice").inner_text()
    assert "House rules" in person.page.locator(".go").inner_text()
    person.button("Play").click()
    person.main.wait_for()


def test_a_game_is_handed_on(newcomer: Callable[..., Person]) -> None:
    """The link opens a game that is half played. The visitor can go on with it, as a game of their own."""
    giver = newcomer(script=KEEP)
    giver.play("skiryuk", dice="given", pieces=3)
    giver.press_on(limit=40)
    before = giver.to_a_choice()
    giver.tool("Moves")
    giver.button("Copy a link to this game").click()
    link = until(giver.page, LINK)
    taker = newcomer()
    taker.page.goto("about:blank")
    taker.page.goto(taker.site.url + address(taker, link))
    assert taker.asked() == "act"
    after = taker.scene()
    for seen in ("squares", "trays", "choices"):
        assert after[seen] == before[seen]
    assert "#" not in taker.page.url
    game = taker.press_on(limit=12)
    assert game["presses"] == 12
    assert not game["complaints"]
    # The rules and players of the giver are not what the visitor begins with next.
    taker.new_game()
    assert taker.page.locator("input[name=rules]:checked").get_attribute("value") == "finkel"
    taker.open("players")
    assert not taker.page.get_by_role("radio", name="Two people here").is_checked()


def test_a_link_that_is_damaged_loses_nothing(newcomer: Callable[..., Person]) -> None:
    """The game in progress is still there, and a sentence says that the link could not be opened."""
    person = newcomer()
    person.play("finkel", dice="mine", pieces=3)
    before = person.to_a_choice()
    person.page.evaluate("() => { location.hash = '#g=1.finkel.AAAA.00000000'; }")
    person.page.locator(".notice").get_by_text("This link could not be opened").wait_for()
    assert person.scene() == before
    assert "#" not in person.page.url
    person.press(person.actions.first)
