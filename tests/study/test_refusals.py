"""The study refuses rulesets with parts that it does not translate (requirements-study.txt)."""

from dataclasses import dataclass, field, fields, make_dataclass, replace

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel.arrays import compile_rules
from study.kernel.parts import CHOICES, KNOWN, NOT_PLAYED, VALUES, WORDS, check, check_plain_race, parts_of
from study.nets.features import feature_layout
from study.race.tables import tables_of
from ur.bitboard.race import Race
from ur.mechanics.effects import Doubles
from ur.mechanics.entry import CountIn
from ur.mechanics.kits import KitForRosettes
from ur.mechanics.landing import Mixed, OwnStack
from ur.mechanics.throw_again import OnScore
from ur.model.board import UR
from ur.model.lots import lots
from ur.player.features import Inputs
from ur.player.payoff import Payoff
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset

# Rulesets that together have a part in every field.
SPECS = ("finkel", "murray", "bell", "merit", "tablet", "skiryuk?stuck=win", "skiryuk?leave_rosette=6&stuck=unbury")


def with_part(rules, name, old, new):
    """The ruleset with one part of a field in place of another."""
    value = getattr(rules, name)
    if isinstance(value, tuple):
        return replace(rules, **{name: tuple(new if part is old else part for part in value)})
    if isinstance(value, dict):
        return replace(rules, **{name: {key: new if part is old else part for key, part in value.items()}})
    return replace(rules, **{name: new})


def all_parts():
    """(ruleset, field, part) for every part of the rulesets above."""
    for spec in SPECS:
        for name in KNOWN:
            for part in parts_of(getattr(ruleset(spec), name)):
                yield pytest.param(spec, name, type(part).__name__, id=f"{spec}-{name}-{type(part).__name__}")


def find(spec, name, class_name):
    """A ruleset, and its part of this class."""
    rules = ruleset(spec)
    return rules, next(part for part in parts_of(getattr(rules, name)) if type(part).__name__ == class_name)


def test_every_field_of_a_ruleset_is_decided():
    """A new field fails here until `study.kernel.parts` says whether it is read."""
    refused = {"ask_extra", "may_pass", "length_limit"}
    groups = [set(KNOWN), VALUES, NOT_PLAYED, refused]
    assert set().union(*groups) == {one.name for one in fields(Ruleset) if one.init}
    assert sum(map(len, groups)) == len(set().union(*groups))


def test_every_field_of_a_part_is_decided():
    """So does a new field of a part."""
    for classes in KNOWN.values():
        for part, read in classes.items():
            assert read == {one.name for one in fields(part) if one.init} - WORDS, part


@pytest.mark.parametrize("spec", [*IDS, *SPECS])
def test_the_rulesets_are_accepted(spec):
    check(ruleset(spec))


@pytest.mark.parametrize(("spec", "name", "part"), list(all_parts()))
def test_another_part_is_refused(spec, name, part):
    """Even one that differs only by its class: it may do anything."""
    rules, old = find(spec, name, part)
    values = {one.name: getattr(old, one.name) for one in fields(old) if one.init}
    other = with_part(rules, name, old, type("Other", (type(old),), {})(**values))
    with pytest.raises(ValueError, match=f"not compiled.*{name} Other"):
        compile_rules(other)
    with pytest.raises(ValueError, match=f"not compiled.*{name} Other"):
        feature_layout(Inputs(other), Payoff("chance", 1.0))


@pytest.mark.parametrize(("spec", "name", "part"), list(all_parts()))
def test_a_new_field_of_a_part_is_refused(monkeypatch, spec, name, part):
    """Unless it has its default: then the part does what it did before."""
    rules, old = find(spec, name, part)
    extended = make_dataclass("Extended", [("more", int, field(default=0))], bases=(type(old),), frozen=True)
    monkeypatch.setitem(KNOWN[name], extended, KNOWN[name][type(old)])
    values = {one.name: getattr(old, one.name) for one in fields(old) if one.init}
    with pytest.raises(ValueError, match=f"{name} Extended with more=1"):
        check(with_part(rules, name, old, extended(**values, more=1)))


def test_a_new_field_of_a_ruleset_is_refused_unless_it_has_its_default():
    @dataclass(frozen=True, eq=False)
    class Later(Ruleset):
        tide: int = 0

    values = {one.name: getattr(ruleset("finkel"), one.name) for one in fields(Ruleset) if one.init}
    check(Later(**values))
    with pytest.raises(ValueError, match="tide=2"):
        check(Later(**values, tide=2))


@pytest.mark.parametrize("spec", ["biles?may_pass=true", "leaflet?decline_extra=ask"])
def test_choices_between_throws_are_refused(spec):
    with pytest.raises(ValueError, match="not compiled"):
        compile_rules(ruleset(spec))


def changed(spec, **values):
    """A ruleset with other values in some fields."""
    return replace(ruleset(spec), **values)


MERIT, TABLET, FINKEL = ruleset("merit"), ruleset("tablet"), ruleset("finkel")
SIX = KitForRosettes(lots(4), lots(6))


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (changed("finkel", length_limit=100), "length_limit=100"),
        (changed("finkel", again=(OnScore(3), OnScore(4))), "again with the same part twice"),
        (changed("merit", effects=MERIT.effects[::-1]), "effects in another order"),
        (changed("merit", effects=(replace(MERIT.effects[2], score=3),)), "another score than 4"),
        (changed("merit", effects=(Doubles(UR.rosettes), *MERIT.effects[1:])), "a square that doubles and also"),
        (changed("merit", choices={}), "RosetteAward without the choice 'award'"),
        (changed("merit", choices={**MERIT.choices, "other": CHOICES["extra"]()}), "the choice 'other'"),
        (changed("tablet", scoring=(replace(TABLET.scoring[0], values=dict.fromkeys(range(5), 1)),)), "other values"),
        (changed("tablet", entry=CountIn()), "kinds of pieces without launches"),
        (changed("finkel", crew=(0, 1)), "pieces of no kind"),
        (changed("finkel", kits=SIX), "pieces that enter with either kit"),
        (changed("finkel", entry=CountIn(kit=3)), "a kit that no piece enters with"),
        (changed("finkel", landing=(Mixed(None, limit=9), *FINKEL.landing)), "stacks of more than 8 pieces"),
        (changed("finkel", crew=(0,) * 9, landing=(OwnStack(None, limit=0),)), "stacks of more than 8 pieces"),
        (changed("finkel", landing=FINKEL.landing * 3), "more than 8 landing rules"),
        (changed("bell", purse=50_000), "10000 counters"),
    ],
)
def test_known_parts_that_the_kernel_does_not_play_together_are_refused(rules, why):
    with pytest.raises(ValueError, match=f"{rules.id}.* not compiled.*{why}"):
        compile_rules(rules)


def test_more_pieces_than_the_features_count_are_refused():
    rules = changed("finkel", crew=(0,) * 8)
    compile_rules(rules)
    with pytest.raises(ValueError, match="7 pieces"):
        feature_layout(Inputs(rules), Payoff("chance", 1.0))


def test_a_game_for_something_else_is_refused():
    with pytest.raises(ValueError, match="games for chance, points, money"):
        feature_layout(Inputs(FINKEL), Payoff("glory", 1.0))


PLAIN_RACES = {
    "another landing rule": changed("finkel", landing=(OwnStack(None), *FINKEL.landing)),
    "no rule for two own pieces": changed("finkel", landing=FINKEL.landing[1:]),
    "another reason to throw again": changed("finkel", again=(type("Sometimes", (OnScore,), {})(4),)),
    "other movers": changed("finkel", movers=type("Lazy", (type(FINKEL.movers),), {})()),
}


@pytest.mark.parametrize("rules", PLAIN_RACES.values(), ids=PLAIN_RACES.keys())
def test_plain_races_with_other_parts_are_refused(rules):
    """By `ur.bitboard.race`, or by the study's own check."""
    with pytest.raises(ValueError, match="plain race"):
        tables_of(Race(rules))
    with pytest.raises(ValueError, match="not compiled as a plain race"):
        check_plain_race(rules)
