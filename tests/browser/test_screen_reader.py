"""A game with only what a screen reader has: roles, accessible names, the log and the list of actions."""

import re

from browser.player import Person

UNDESCRIBED = """() => {
  const fields = document.querySelectorAll('.option > fieldset, .option select, .option input[type=number], #level');
  const words = (one) => document.getElementById(one.getAttribute('aria-describedby'))?.textContent.trim();
  return [...fields].filter((one) => !words(one)).map((one) => one.id || one.textContent);
}"""


def test_a_whole_game_by_names_alone(person: Person) -> None:
    """Every throw is announced, every choice has a name that says what it does, and the end is announced."""
    page = person.page
    person.play("british-museum", pieces=3, dice="names")
    controls = page.get_by_role("region", name="Your turn")
    log = page.get_by_role("log")
    lines: list[str] = []
    asked = person.asked()
    for n in range(600):
        if asked == "act":
            choices = controls.get_by_role("list", name="What you can do").get_by_role("button")
            names = choices.all_inner_texts()
            assert all(re.search(r"[ABC]\d|piece|home", name) for name in names), names
            asked = person.press(choices.nth(n % len(names)))
        elif asked == "throw":
            asked = person.press(controls.get_by_role("button", name=re.compile(r"^(Throw|Pass)")))
        else:
            break
        # Not the last line alone: the summary of the game may already have followed its end.
        lines += log.get_by_role("paragraph").all_inner_texts()
    assert asked == "over"
    heard = " ".join(lines)
    ended = r"brought a piece home: \d of 3"
    for sentence in (r"throws? [0-4]\.", r"entered a piece on [AC]\d", r"moved [ABC]\d to [ABC]\d", ended):
        assert re.search(sentence, heard), sentence
    assert re.search(r"(Light|Dark|You|The computer) won 3 to [0-2]", heard)


def test_squares_name_their_place_and_pieces(person: Person) -> None:
    """Twenty squares in three rows; a name has place, ornament, piece, and what the piece can do."""
    person.play("finkel", dice="squares")
    page = person.page
    grid = page.get_by_role("grid", name="Board")
    assert grid.get_by_role("row").count() == 3
    assert grid.get_by_role("gridcell").count() == 20
    for name in ("A1, rosette", "B4, rosette", "B1, twelve dots", "C8, small five", "B6, four fives", "A2, eyes"):
        assert grid.get_by_role("button", name=re.compile(f"^{name}")).count() == 1, name
    person.press_on(limit=40)
    names = person.scene()["squares"]
    assert len(names) == 20
    held = [name for name in names if re.search(r"(Light|Dark) piece", name)]
    assert held
    for choice in person.scene()["choices"]:
        move = re.search(r"[ABC]\d to [ABC]\d", choice)
        assert not move or any(move[0] in name for name in held), choice


def test_the_same_sentence_is_announced_again(person: Person) -> None:
    """Each sentence is a new line of the log, since a live region does not announce unchanged text."""
    person.play("finkel", dice="again")
    page = person.page
    page.get_by_role("grid", name="Board").locator("button[tabindex='0']").focus()
    page.keyboard.press("t")
    page.evaluate("window.first = document.querySelector('[role=log]').lastElementChild")
    page.keyboard.press("t")
    last = "document.querySelector('[role=log]').lastElementChild"
    assert page.evaluate(f"window.first !== {last} && window.first.textContent === {last}.textContent")


def test_stacks_are_read_from_the_top(person: Person) -> None:
    """In Skiryuk a square with several pieces says how many there are, and in which order."""
    person.play("skiryuk", dice="stack")
    for step in range(8):
        game = person.press_on(seed=step, limit=60)
        stacks = [name for name in person.scene()["squares"] if "pieces, from the top:" in name]
        if stacks or game["end"] == "result":
            break
    assert stacks, "no stack in a whole game of Skiryuk"
    assert re.search(r"\d pieces, from the top: (Light|Dark) (blank|dotted) piece", stacks[0])


def test_an_option_is_announced_with_its_note(person: Person) -> None:
    """The text below each option, and below the level, is its accessible description."""
    for rules in ("skiryuk", "race", "tablet"):
        person.choose(rules, opponent="You and the computer")
        undescribed = person.page.evaluate(UNDESCRIBED)
        assert not undescribed, f"{rules}: {undescribed}"
