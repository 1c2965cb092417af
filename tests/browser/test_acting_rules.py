"""The rules that have just acted stand whole in the card beside the board, in every language and on every screen."""

from itertools import chain

import pytest
from playwright.sync_api import Page

from browser.harness import resize
from gallery.positions import game, positions
from ur.rulesets import IDS
from ur.text.translator import languages

# Their words take the most room. Each ruleset has one on each screen, in turn; with --long, all languages.
WIDEST = ("ckb", "de", "fr", "ja")
# Where only the rule that acts has words (css/rule_card.css).
SMALL = {"phone": (360, 740), "frame": (640, 480), "across": (800, 380), "column": (320, 420)}
# The words of the card that stand cut after each of several actions.
CUT = """([view, actions]) => {
  const found = new Set();
  for (const acts of actions) {
    gallery.show({ view: { ...view, card: { ...view.card, acts } }, settings: { motion: 'off' } });
    const place = document.querySelector('.rule').getBoundingClientRect();
    for (const one of document.querySelectorAll('.mark.now .line.now')) {
      const { top, right, bottom, left } = one.getBoundingClientRect();
      // The box of a line is up to two pixels taller than its letters.
      if (bottom > place.bottom + 2 || top < place.top - 2 || right > place.right + 1 || left < place.left - 1)
        found.add(one.textContent);
    }
  }
  return [...found];
}"""


@pytest.mark.parametrize("rules", IDS)
def test_the_rules_that_act_are_not_cut(gallery: Page, rules: str, pytestconfig: pytest.Config) -> None:
    view = positions(rules)["busy"]
    long = pytestconfig.getoption("--long")
    played = chain(*(game(rules, label) for label in range(8 if long else 2)))
    tried = {frozenset(act["key"] for act in acts): acts for one in played if (acts := one["card"]["acts"])}
    found = []
    for n, (screen, (width, height)) in enumerate(SMALL.items(), IDS.index(rules)):
        resize(gallery, width, height)
        for code in languages() if long else [WIDEST[n % len(WIDEST)]]:
            gallery.evaluate("code => gallery.speak(code)", code)
            found += [f"{screen}, {code}: {text}" for text in gallery.evaluate(CUT, [view, [*tried.values()]])]
    gallery.evaluate("code => gallery.speak(code)", "en")
    assert tried
    assert not found
