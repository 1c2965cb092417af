"""The bridge: requests and answers as text, and a game that can be continued from its record at any moment."""

from __future__ import annotations

import json
import random
import shutil
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ur
from asking import ask
from ur.bridge.dice_fairness import throws_of
from ur.bridge.dispatcher import Dispatcher
from ur.bridge.event_json import squares_walked
from ur.bridge.look_back import Looker
from ur.bridge.protocol import Refused
from ur.bridge.session import Seat, Session
from ur.bridge.view import view
from ur.formats.position_text import read_position_text
from ur.games.record_tags import DAMAGED
from ur.model.event import Event, Moved
from ur.model.message import Message, as_json
from ur.model.option import RulesError
from ur.player import LEVELS, net_files
from ur.player.game_review import LUCK, Reviewer
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import MOVE, has_money
from ur.rulesets import IDS, ruleset
from ur.text.translator import words
from ur.throws.dice import Dice

WEIGHTS = Path(net_files.__file__).parent / "weights"
PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
REAL = {side: {"kind": "human", "dice": "real"} for side in ("light", "dark")}
WITH_OPTIONS = (
    "skiryuk?leave_rosette=6",
    "skiryuk?loop=choice&a8c8=safe",
    "skiryuk?stuck=unbury",
    "leaflet?decline_extra=ask&may_pass=true",
    "bell?purse=12",
    "bell?stake=0",
)


class Page:
    """A page without a browser: it keeps the log and the list of moves, as the real one does."""

    def __init__(self, rules: str, players: dict[str, Any] = PEOPLE, seed: str = "1f" * 32, **more: Any) -> None:
        self.dispatcher, self.log, self.answer = Dispatcher(), [], {"view": {"moves": []}}
        self.answer = self.ask(type="new", rules=rules, players=players, seed=seed, **more)

    def ask(self, **request: Any) -> dict[str, Any]:
        answer = ask(self.dispatcher, **request)
        if "view" in answer:
            kept = self.view["moves"][: answer["view"].pop("kept")]
            answer["view"]["moves"] = kept + answer["view"]["moves"]
            self.answer = answer
            self.log += answer["log"]
            assert self.dispatcher.session
            assert self.log == self.dispatcher.session.game.log
        return answer

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.answer["view"]
        return view

    @property
    def record(self) -> dict[str, Any]:
        return {**self.answer["record"], "events": self.log}

    def random_request(self, rng: random.Random) -> dict[str, Any]:
        """Make a random request that is possible now."""
        view = self.view
        if view["phase"] == "throw":
            return self.ask(type="throw", ply=view["ply"])
        if view["phase"] == "kit":
            return self.ask(type="throw", ply=view["ply"], kit=rng.choice(view["kits"]))
        if rng.random() < 0.05 and view["canUndo"]:
            return self.ask(type="undo")
        if rng.random() < 0.05 and view["canRedo"]:
            return self.ask(type="redo")
        choices = [a["index"] for a in view["actions"]] + (["pass"] if view["pass"] else [])
        return self.ask(type="act", ply=view["ply"], index=rng.choice(choices))


def until_action(page: Page) -> dict[str, Any]:
    """The first view in which there is something to choose."""
    rng = random.Random(4)
    while page.view["phase"] != "act":
        page.random_request(rng)
    return page.view


def test_only_the_weights_of_the_game_that_is_played_are_asked_for(monkeypatch, tmp_path):
    """Before a game none; with its rules those that fit, and none once they are there."""
    assert Dispatcher().missing_weights() == ""
    for id in IDS:
        folder = tmp_path / id
        folder.mkdir()
        monkeypatch.setattr(net_files, "DOWNLOADS", str(folder))
        dispatcher = Page(id).dispatcher
        names = dispatcher.missing_weights().split()
        assert len(names) == 1
        for name in names:
            shutil.copy(WEIGHTS / name, folder)
            assert name.startswith(net_files.fitting_weights(ruleset(id)) or "none")
        assert dispatcher.missing_weights() == ""
    monkeypatch.setattr(net_files, "DOWNLOADS", str(tmp_path))
    names = Page("skiryuk?bonus=other").dispatcher.missing_weights()
    assert names == "skiryuk_bonus-other.bin skiryuk.bin", "and those that they are added to"


@pytest.mark.parametrize("rules", [*IDS, *WITH_OPTIONS])
def test_a_whole_game_and_its_record(rules: str) -> None:
    page, rng, money = Page(rules), random.Random(9), has_money(ruleset(rules))
    while page.view["phase"] != "over":
        answer = page.random_request(rng)
        assert answer["ok"], answer
        view = page.view
        pieces = {piece["id"]: piece for piece in view["pieces"]}
        assert len(pieces) == len(view["pieces"])
        tallies = {tally["name"] for tally in view["tallies"]}
        assert ({"purse", "kitty"} <= tallies) == money, "from the first view to the last"
        for action in view["actions"]:
            if action["path"]:
                assert pieces[action["piece"]]["square"] == action["from"] == action["path"][0]
                assert all(pieces[id]["square"] in action["path"] for id in action["captures"])
    assert ("money" in page.view["result"]) == money
    if money and page.view["result"]["winner"] != "draw":
        assert '"result-purses"' in json.dumps(page.view["result"]["text"])
    again = Page("finkel")
    again.log = list(page.log)
    loaded = again.ask(type="load", record=page.record)
    assert loaded["view"] == page.view


def test_a_piece_sent_off_by_its_own_move_is_no_capture() -> None:
    """Merit: two dark pieces stand on B4, so the piece that lands there goes back to its hand, and takes nothing."""
    alone = Page("merit", position="light; A1=L B4=D; hand 6/6; off 0/0", throw="0")
    doubled = Page("merit", position="light; A1=L B4=D,D; hand 6/5; off 0/0", throw="0")
    for page, captures in ((alone, ["D1"]), (doubled, [])):
        to_b4 = next(one for one in page.view["actions"] if one["to"] == "B4")
        assert to_b4["captures"] == captures
    assert to_b4["text"]["args"]["then"] == {"id": "then-sent-off"}


@pytest.mark.parametrize("rules", ["finkel", "skiryuk?leave_rosette=6"])
def test_a_person_throws_real_dice_for_the_computer(rules: str) -> None:
    """The computer plays what was typed in, and draws no throw itself."""
    computer = {"kind": "computer", "level": 1, "dice": "real"}
    page = Page(rules, {"light": computer, "dark": computer}, startThrows=[1, 2])
    for _ in range(60):
        if page.view["phase"] == "over":
            break
        ply, due = page.view["ply"], page.view["phase"] == "throw"
        if due:
            assert page.ask(type="advance", ply=ply)["error"]["code"] == "not_yours"
            answer = page.ask(type="throw", ply=ply, marked=2)
        else:
            answer = page.ask(type="advance", ply=ply)
        assert answer["ok"], answer
    assert {entry[1][-1] for entry in page.log[2:] if entry[0] == "t"} == {"2"}


@pytest.mark.parametrize("level", [1, 7])
def test_the_computer_sees_no_dice_to_come(level: int) -> None:
    """Two games with other seeds and, so far, the same throws: it chooses the same in both."""
    computer, dice = {"kind": "computer", "level": level}, Dice("ef" * 32)
    sessions = [Session.new("finkel", {"light": computer, "dark": computer}, seed * 32) for seed in ("ab", "cd")]
    for session in sessions:
        session.begin(dice.throw)
    while (ply := sessions[0].ply) < 80:
        for session in sessions:
            if session.game.kits:
                session.add(["t", dice.throw(session.game.kits[0], session.now.draws).name])
            dispatcher = Dispatcher()
            dispatcher.session = session
            assert ask(dispatcher, type="advance", ply=session.ply)["ok"]
        assert sessions[0].game.line == sessions[1].game.line, ply


@pytest.mark.parametrize("rules", ["finkel", "tablet", "merit", "skiryuk"])
def test_the_list_of_moves_marks_lost_throws(rules: str) -> None:
    """Every decision has a row; after a lost throw all pieces are where they were."""
    page, rng = Page(rules), random.Random(3)
    while page.view["phase"] != "over":
        page.random_request(rng)
    assert page.dispatcher.session is not None
    game = page.dispatcher.session.game
    at = [i for i, entry in enumerate(game.line) if entry[0] in ("m", "p", "c")]
    lost = 0
    for i, row in zip(at, page.view["moves"], strict=True):
        before, after = game.moments[i - 1].position, game.moments[i].position
        if row["lost"]:
            assert row["throw"] and (before.squares, before.hand, before.off) == (after.squares, after.hand, after.off)
            lost += 1
    assert 0 < lost < len(at)


def test_events_lead_from_view_to_view() -> None:
    """Moving the pieces of one view as the events say gives the pieces of the next."""
    page, rng = Page("merit"), random.Random(2)
    while page.view["phase"] != "over":
        before = {piece["id"]: piece["square"] for piece in page.view["pieces"]}
        plys = page.view["ply"]
        answer = page.random_request(rng)
        if page.view["ply"] <= plys:
            continue
        for event in answer["events"]:
            if event["kind"] == "move":
                assert before[event["piece"]] == event["path"][0]
                before[event["piece"]] = event["path"][-1]
            if event["kind"] == "capture":
                before[event["piece"]] = "hand"
        assert before == {piece["id"]: piece["square"] for piece in page.view["pieces"]}


def test_a_late_request_is_refused_and_changes_nothing() -> None:
    page = Page("finkel")
    view = until_action(page)
    refused = page.ask(type="act", ply=view["ply"] - 1, index=0)
    assert refused["error"]["code"] == "late"
    assert page.view == view


@pytest.mark.parametrize("rules", ["bell", "merit"])
def test_two_throws_that_fall_alike_are_told_apart(rules: str) -> None:
    """Each throw of the game has a number of its own, in the view and in the list of moves."""
    page, rng, alike = Page(rules, seed="5a" * 32), random.Random(3), 0
    before = None
    for _ in range(80):
        threw = page.view["phase"] in ("throw", "kit")
        page.random_request(rng)
        thrown = page.view["throw"]
        if threw:
            alike += before is not None and {**before, "n": 0} == {**thrown, "n": 0}
            assert thrown != before
        rows = [row["throw"] for row in page.view["moves"] if row["throw"]]
        assert all(row["n"] <= thrown["n"] for row in rows)
        assert all(one["n"] < two["n"] or one == two or one["faces"] != two["faces"] for one, two in pairwise(rows))
        before = thrown
    assert alike


def test_undo_brings_back_the_decision_with_its_throw() -> None:
    page = Page("finkel")
    view = until_action(page)
    page.ask(type="act", ply=view["ply"], index=0)
    page.ask(type="undo")
    same = {**page.view, "canRedo": False}
    assert same == {**view, "canRedo": False}
    page.ask(type="redo")
    assert page.view["ply"] > view["ply"]


def test_real_dice_are_typed_in_and_wrong_ones_refused() -> None:
    page = Page("finkel", REAL, startThrows=[3, 1])
    ply = page.view["ply"]
    assert page.ask(type="throw", ply=ply, marked=9)["error"]["code"] == "bad_throw"
    assert page.ask(type="throw", ply=ply, marked=[1, 1])["error"]["code"] == "bad_throw"
    page.ask(type="throw", ply=ply, marked=[1, 0, 1, 0])
    assert page.view["throw"]["marked"] == 2


@pytest.mark.parametrize("rules", [*IDS, "skiryuk?leave_rosette=6"])
def test_a_wrong_throw_of_real_dice_changes_nothing(rules: str) -> None:
    """Whichever kit is named, the same request with a right throw is not too late."""
    page, rng = Page(rules), random.Random(2)
    page.ask(type="load", record={**page.record, "players": REAL})
    for _ in range(60):
        view = page.view
        if view["phase"] in ("kit", "throw"):
            for kit in (*view["kits"], None, 9):
                refused = page.ask(type="throw", ply=view["ply"], kit=kit, marked=99)
                assert refused["error"]["code"] in ("bad_throw", "bad_kit")
                assert page.dispatcher.session is not None
                assert page.dispatcher.session.game.log == page.log
        page.random_request(rng)


def test_the_status_says_who_began_until_something_has_happened() -> None:
    """For a game read from its record too; a guess says how it came out."""
    page = Page("finkel", REAL, startThrows=[3, 1])
    begun = {"id": "begins-by-throw", "args": {"by": "light", "own": 3, "other": 1}}
    assert page.view["status"] == [{"id": "todo-throw", "args": {"by": "light"}}, begun]
    page.ask(type="load", record=page.record)
    assert page.view["status"][1] == begun
    page.ask(type="throw", ply=page.view["ply"], marked=2)
    assert page.view["status"][1] == begun
    page.ask(type="act", ply=page.view["ply"], index=0)
    assert page.view["status"][1]["id"] == "happened-entered"
    assert Page("leaflet", REAL, startThrows=[0]).view["status"][1]["id"] == "begins"
    assert Page("bell?bell_guess", REAL, startThrows=[1, 0, 0]).view["status"][1]["id"] == "start-guessed"


def test_a_lost_throw_is_the_status_while_it_is_shown_and_its_reason_after() -> None:
    """First that the turn ends and why, as after Undo; then it is what came before."""
    page = Page("finkel", REAL, startThrows=[1, 3])
    page.ask(type="throw", ply=page.view["ply"], marked=0)
    thrown = {"id": "throw-score", "args": {"by": "dark", "score": 0}}
    lost = page.answer["events"][-1]
    assert lost["kind"] == "pass"
    assert lost["status"] == [{"id": "todo-no-score", "args": {"by": "dark"}}, thrown]
    ends = {"id": "happened-no-score", "args": {"by": "dark"}}
    assert page.view["status"][1] == {"id": "sentences", "args": {"first": thrown, "second": ends}}


def test_who_stops_in_the_tablet_game_stops_in_every_sentence() -> None:
    """The question, the button and the log have one word for it (`todo-convert`, "stop")."""
    page, english = Page("tablet"), words("en")
    for _ in range(500):
        view, act = page.view, page.view["phase"] == "act"
        if act and all(one["kind"] == "convert" for one in view["actions"]):
            break
        index = next((one["index"] for one in view["actions"] if one["kind"] != "convert"), "pass")
        page.ask(type="act", ply=view["ply"], index=index) if act else page.ask(type="throw", ply=view["ply"])
    assert page.view["pass"]["text"]["id"] == "pass-extra"
    by = page.view["chooser"]
    page.ask(type="act", ply=page.view["ply"], index="pass")
    said = english.text(_message(page.answer["events"][-1]["text"]))
    assert said == f"{by.title()} stopped here."
    assert page.view["moves"][-1]["text"]["id"] == "happened-extra-declined"


@pytest.mark.parametrize("rules", IDS)
def test_starting_throws_are_made_with_real_dice_too(rules: str) -> None:
    """Where throws decide who begins, each is asked for; otherwise the page asks who drew the lot."""
    if rules in ("leaflet", "biles"):
        asked = Page(rules, REAL).answer
        assert [one["text"]["id"] for one in asked["answers"]] == ["side-light", "side-dark"]
        for one, side in zip(asked["answers"], ("light", "dark"), strict=True):
            assert Page(rules, REAL, startThrows=[one["marked"]]).log[0] == ["s", side, []]
        return
    start_throws: list[int] = []
    throws = ruleset(rules).kits.all[0].throws
    while "asked" in (answer := Page(rules, REAL, startThrows=start_throws).answer):
        again = json.dumps(answer["asked"]).count("todo-start-again")
        assert again == (len(start_throws) > 1), answer["asked"]
        if again:
            asked = answer["asked"]["args"]
            assert asked["own"] == asked["other"] == next(one.score for one in throws if one.marked == 2)
        start_throws.append([2, 2, 1, 3][len(start_throws)])
    _, _, rounds = answer["log"][0]
    begins = answer["view"]["status"][1]
    assert (begins.get("args", {}).get("first") or begins)["id"] in ("begins-by-throw", "throw-marked"), begins
    typed = [next(one.name for one in throws if one.marked == marked) for marked in start_throws]
    assert [name for round in rounds for name in round] == typed


def test_bells_guess_is_typed_in() -> None:
    """The page asks who throws, what the other guesses and how the lot fell; a right guess begins."""
    answers: list[str] = []
    start_throws = [1, 0, 0]
    for n in range(3):
        asked = Page("bell?bell_guess", REAL, startThrows=start_throws[:n]).answer
        answers.append(next(one["text"]["id"] for one in asked["answers"] if one["marked"] == start_throws[n]))
    assert answers == ["side-dark", "start-unmarked", "start-unmarked"]
    assert Page("bell?bell_guess", REAL, startThrows=start_throws).log[0] == ["s", "light", []]
    assert Page("bell?bell_guess", REAL, startThrows=[1, 0, 1]).log[0] == ["s", "dark", []]


def test_no_lot_is_asked_for_with_the_pages_dice() -> None:
    half = {"light": {"kind": "human"}, "dark": {"kind": "human", "dice": "real"}}
    assert Page("leaflet", half).log[0][0] == "s"


@pytest.mark.parametrize("rules", ["merit", "bell", "leaflet", "finkel"])
def test_an_extra_throw_is_announced_once(rules: str) -> None:
    """By the sentence of the throw or by that of what was played; the throw of the other player is not announced."""
    page, events = Page(rules), list[dict[str, Any]]()
    while page.view["phase"] != "over" and page.view["ply"] < 120:
        act, ply = page.view["phase"] == "act", page.view["ply"]
        index = 0 if page.view["actions"] else "pass"
        page.ask(type="act", ply=ply, index=index) if act else page.ask(type="throw", ply=ply)
        events += page.answer["events"]
    throws = [n for n, event in enumerate(events) if event["kind"] == "throw"]
    announced = []
    for n, following in pairwise(throws):
        said = json.dumps([event["text"] for event in events[n:following]])
        announced.append(said.count("throw-again") + said.count("happened-again"))
        assert announced[-1] == (events[n]["by"] == events[following]["by"]), said
    assert 1 in announced


def test_only_a_player_with_real_dice_types_in_a_starting_throw() -> None:
    """The other player's throw is drawn from the seed, and stays the same at every request."""
    half = {"light": {"kind": "human"}, "dark": {"kind": "human", "dice": "real"}}
    starts = set()
    for marked in range(5):
        page = Page("finkel", half, startThrows=[marked, 0, 4])
        starts.add(page.log[0][2][0][0])
        assert page.log[0][2][0][1] == str(marked)
    assert len(starts) == 1
    assert Page("finkel", half).answer["asked"]["args"]["first"]["args"]["by"] == "dark"


def test_a_wrong_starting_throw_is_refused() -> None:
    assert Page("finkel", REAL, startThrows=[7]).answer["error"]["code"] == "bad_throw"
    assert Page("finkel", REAL, startThrows="22").answer["error"]["code"] == "bad_request"  # type: ignore[arg-type]


def test_the_dice_proof_accepts_typed_starting_throws() -> None:
    """The check after the game takes them as they were typed in."""
    page = Page("finkel", REAL, startThrows=[0, 0, 3, 1])
    page.ask(type="resign", ply=page.view["ply"], side="light")
    assert page.ask(type="check-dice")["start"] is True


def test_throws_written_as_numbers_are_read_as_the_names_that_they_are() -> None:
    """Also those of the start: the status tells who began, and the proof finds the dice unchanged."""
    page = Page("finkel")
    status = page.view["status"]
    assert status[1]["id"] == "begins-by-throw"
    assert page.ask(type="load", record=with_numbers(page.record))["view"]["status"] == status
    play_out(page)
    proof = page.ask(type="check-dice")
    assert (proof["start"], proof["wrong"]) == (True, 0)
    page.ask(type="load", record=with_numbers(page.record))
    assert page.ask(type="check-dice") == proof


def with_numbers(record: dict[str, Any]) -> dict[str, Any]:
    """A record whose throws are numbers."""
    return {**record, "events": [[kind, *map(as_number, rest)] for kind, *rest in record["events"]]}


def as_number(value: Any) -> Any:
    """What stands in an entry, with the names of throws as numbers."""
    if isinstance(value, list):
        return [as_number(one) for one in value]
    return int(value) if isinstance(value, str) and value.isdigit() else value


def play_out(page: Page) -> None:
    """Play on by the first choices to the end."""
    while page.view["phase"] != "over":
        view = page.view
        choice = {"index": 0 if view["actions"] else "pass"}
        page.ask(**({"type": "throw"} if view["phase"] == "throw" else {"type": "act", **choice}), ply=view["ply"])


@pytest.mark.parametrize("thrown", [None, "1"])
def test_the_dice_proof_accepts_a_game_from_a_position(thrown: str | None) -> None:
    """Nothing was drawn for its start, and a throw that came with the position was not drawn either."""
    throw = {} if thrown is None else {"throw": thrown}
    page = Page("finkel?pieces=1", position="light; B8=L; hand 0/1; off 0/0", **throw)
    play_out(page)
    proof = page.ask(type="check-dice")
    assert (proof["seedMatches"], proof["start"], proof["wrong"], proof["typed"]) == (True, True, 0, 0)


def test_the_throw_that_decided_the_start_is_no_luck_and_no_sample_of_the_dice() -> None:
    """Skiryuk's game: the player who threw the only 1 begins with it (S-4)."""
    session = Session.new("skiryuk?pieces=1", PEOPLE, "1f" * 32)
    for entry in (["s", "light", [["1", "0"]]], ["t", "1"], ["m", 0], ["t", "2"]):
        session.add(entry)
    assert [marked for _, marked in throws_of(session)] == ["2"]
    review = finish(Reviewer(session.rules, session.game.line, session.game.moments).steps())
    assert [swing.ply for swing in review.swings if swing.kind == LUCK] == [3]
    assert review.values[0] == review.values[1]
    assert Looker(session).look(3)["throws"] is None


def test_what_was_typed_wrong_can_be_taken_back_before_a_move() -> None:
    page = Page("biles", REAL, startThrows=[1])
    assert not page.view["canUndo"]
    page.ask(type="throw", ply=page.view["ply"], marked=3)
    assert page.ask(type="undo")["view"]["phase"] == "throw"


def test_undo_goes_back_to_a_real_choice() -> None:
    """Finkel's game: after a lost throw and the computer's move, it leads to the move before both."""
    players = {"light": {"kind": "human"}, "dark": {"kind": "computer", "level": 1}}
    session = Session.new("finkel", players, "1f" * 32)
    moves = [["s", "light", [["2", "1"]]], ["t", "2"], ["m", 0], ["t", "1"], ["m", 0], ["t", "0"], ["p"]]
    for entry in (*moves, ["t", "3"], ["m", 0]):
        session.add(entry)
    session.add(["u", session.undoable()])
    assert session.game.line == moves[:2]


def test_undo_takes_back_a_choice_of_dice_and_no_move_with_it() -> None:
    """With six lots the piece on the rosette has to move; the move before, to that rosette, stays."""
    session = Session.new("skiryuk?leave_rosette=6", PEOPLE, "1f" * 32)
    moves = [["b", "light; B3=L@7; hand 6/7; off 0/0"], ["k", 3], ["t", "1"], ["m", 1]]
    for entry in (*moves, ["k", 6], ["t", "6:1"]):
        session.add(entry)
    session.add(["u", session.undoable()])
    assert session.game.line == moves
    assert view(session)["phase"] == "kit"


@pytest.mark.parametrize("version", [2, "x", None])
def test_a_game_by_other_rules_is_not_opened(version: object) -> None:
    record = Page("finkel").record
    record["rules"] = {"id": "finkel", "v": version}
    with pytest.raises(Refused, match="another version of the rules"):
        Session.load(record)


def _record_with_checksum() -> dict[str, Any]:
    """A record as the Python package writes it, after a page has read and sent it."""
    game = ur.Game("finkel", seed=4, players=("Zoë", "Bob"))
    for _ in range(3):
        game.throw()
        if game.actions:
            game.act(game.actions[0])
    record: dict[str, Any] = json.loads(ur.write_record(game, as_json=True))
    assert "sum" in record
    return record


def test_a_checksum_goes_no_further_than_the_file_it_came_with() -> None:
    assert "sum" not in Session.load(_record_with_checksum()).header


def test_a_checksum_finds_a_change_that_the_rules_allow() -> None:
    """What breaks the rules as well is found at its entry, so that the page can offer the game up to there."""
    record = _record_with_checksum()
    with pytest.raises(Refused, match="checksum") as refused:
        Session.load({**record, "name": "Another"})
    assert refused.value.explanation == DAMAGED
    with pytest.raises(Refused, match="damaged at entry 1"):
        Session.load({**record, "events": [record["events"][0], ["t", "9"], *record["events"][2:]]})


def test_a_piece_keeps_its_way_where_it_leaves_the_fork() -> None:
    """Skiryuk, `loop=choice`: a piece on its own way passes its own squares (S-loop)."""
    rules = ruleset("skiryuk?loop=choice")
    position = read_position_text(rules, "light; B8=L:own; hand 6/7; off 0/0; skips 0")
    throw = rules.kits.all[0].named("0")
    action = next(one for one in engine.legal(rules, position, throw) if one.kind == MOVE)
    events: list[Event] = []
    engine.act(rules, position, throw, action, events)
    moved = next(event for event in events if isinstance(event, Moved))
    assert squares_walked(rules, moved) == ["B8", "C8", "C7", "B7", "B6"]


def test_a_second_bone_is_thrown_by_hand_for_the_computer_too() -> None:
    """The computer chooses to convert and waits; the person types in how the bone fell."""
    computer = {"kind": "computer", "level": 2, "dice": "real"}
    page = Page("tablet", {"light": computer, "dark": computer}, startThrows=[4, 1])
    wanted = None
    for turn in range(80):
        ply = page.view["ply"]
        if page.view["phase"] == "throw":
            page.ask(type="throw", ply=ply, marked=[1 + turn % 4])
            continue
        wanted = page.ask(type="advance", ply=ply).get("wanted")
        if wanted is not None:
            break
    assert wanted is not None, "no bone was wanted in eighty turns"
    assert page.view["actions"][wanted]["kind"] == "convert"
    thrown = page.ask(type="act", ply=page.view["ply"], index=wanted, answer=True)["view"]["throw"]
    assert ["c", True] in page.log[-2:]
    assert thrown["faces"][1] is True


def test_every_level_can_play_and_no_other() -> None:
    for level in LEVELS:
        Page("finkel", {"light": {"kind": "human"}, "dark": {"kind": "computer", "level": level.id}})
    for level in (0, len(LEVELS) + 1, True, 1.0):
        with pytest.raises(Refused):
            Seat.read({"kind": "computer", "level": level})


def test_every_piece_that_cannot_move_has_a_reason() -> None:
    page, rng = Page("british-museum"), random.Random(6)
    reasons = set()
    while page.view["phase"] != "over":
        page.random_request(rng)
        view = page.view
        if view["phase"] == "act":
            movable = {action["piece"] for action in view["actions"]}
            idle = [p for p in view["pieces"] if p["owner"] == view["chooser"] and p["id"] not in movable]
            board = [p["id"] for p in idle if p["square"] not in ("hand", "off")]
            assert set(board) <= set(view["why"])
        if view["phase"] == "throw":
            waiting = {p["id"]: p["owner"] for p in view["pieces"] if p["square"] != "off"}
            shown = {id: reason["id"] for id, reason in view["why"].items()}
            first, other = "why-no-throw", "why-other-player"
            mine = view["chooser"]
            assert shown == {id: first if by == mine else other for id, by in waiting.items()}
        reasons |= {reason["id"] for reason in view["why"].values()}
    assert len(reasons) >= 5


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("[]", "bad_request"),
        ('{"id":1}', "bad_request"),
        ('{"id":1,"type":"fly"}', "bad_request"),
        ('{"id":1,"type":"throw","ply":1}', "no_game"),
        ('{"id":1,"type":"new"}', "bad_request"),
        ('{"id":1,"type":"new","rules":"chess","players":{},"seed":""}', "unknown_rules"),
        ('{"id":1,"type":"load","record":{}}', "bad_record"),
        ('{"id":1,"type":"load","record":{"format":"ur-game","v":99}}', "newer_version"),
        ("[" * 100_000, "bad_json"),
    ],
)
def test_bad_requests_get_one_clear_sentence(text: str, code: str) -> None:
    answer = json.loads(Dispatcher().handle(text))
    assert not answer["ok"]
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]


def test_a_damaged_record_names_its_entry_and_leaves_the_game_alone() -> None:
    page = Page("finkel")
    view = until_action(page)
    record = {**page.record, "events": [*page.log, ["t", "4"]]}
    refused = page.ask(type="load", record=record)
    assert refused["error"]["code"] == "damaged"
    assert str(len(page.log)) in refused["error"]["message"]
    page.ask(type="act", ply=view["ply"], index=0)
    assert page.view["ply"] > view["ply"]


@pytest.mark.parametrize("rules", [*IDS, *WITH_OPTIONS])
def test_every_sentence_of_a_game_has_its_words(rules: str) -> None:
    page, rng, english = Page(rules), random.Random(14), words("en")

    def put_into_words(value: Any) -> None:
        """Put every message in an answer into words."""
        if isinstance(value, dict) and isinstance(value.get("id"), str) and set(value) <= {"id", "args"}:
            text = english.text(_message(value))
            assert text and (value["id"] == "begins" or value["id"] not in text), value
        elif isinstance(value, dict):
            for part in value.values():
                put_into_words(part)
        elif isinstance(value, list):
            for part in value:
                put_into_words(part)

    while page.view["phase"] != "over":
        answer = page.random_request(rng)
        put_into_words([answer["events"], {**answer["view"], "moves": []}])
    put_into_words(page.view["moves"])


def _message(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_message(one) for one in value)
    if not isinstance(value, dict):
        return value
    return Message(value["id"], {name: _message(arg) for name, arg in value.get("args", {}).items()})


def test_a_match_adds_up_the_points_of_its_games() -> None:
    page, rng = Page("merit?match=2&pieces=2"), random.Random(3)
    while page.view["phase"] != "over":
        page.random_request(rng)
    first = page.view["match"]
    assert (first["game"], first["games"]) == (1, 2)
    assert first["light"] + first["dark"] > 0
    carried = {"played": 1, "light": first["light"], "dark": first["dark"]}
    page.log = []
    page.ask(type="new", rules="merit?match=2&pieces=2", players=PEOPLE, seed="2e" * 32, match=carried)
    assert page.view["match"] == {**first, "game": 2}
    while page.view["phase"] != "over":
        page.random_request(rng)
    assert page.view["match"]["light"] + page.view["match"]["dark"] > first["light"] + first["dark"]
    tally = next(tally for tally in page.view["tallies"] if tally["name"] == "match")
    assert tally["light"] == page.view["match"]["light"]


MISFITS = [
    ("race?zero=4", "misfit-zero", ["0 or 5", "number of dice"]),
    ("race?lots=3&zero=5", "misfit-zero", ["0 or 4"]),
    ("race?again=capture&capture=no", "misfit-again-capture", ["Allow captures"]),
    ("race?lots=3&zero=0&again=four", "misfit-again-four", ["counts four"]),
    ("race?path=murray27&capture=no", "misfit-locked", ["3 or fewer, or allow"]),
    ("race?path=murray27&capture=no&pieces=3&lots=3&zero=0", "misfit-locked", ["2 or fewer", "three are"]),
    ("skiryuk?mixed=B3,B7&b7=unsafe", "misfit-b7", ["Leave B7 safe"]),
    ("bell?stake=1001", "misfit-number", ["Stake of each player", "0 to 1,000"]),
]


@pytest.mark.parametrize(("rules", "id", "parts"), MISFITS)
def test_options_that_exclude_each_other_are_named_in_words(rules: str, id: str, parts: list[str]) -> None:
    """The message names the options by their texts, not by their keys."""
    with pytest.raises(RulesError) as refused:
        ruleset(rules)
    explanation = refused.value.explanation
    assert explanation
    assert explanation.id == id
    text = words("en").text(explanation)
    assert all(part in text for part in parts), text
    assert "=" not in text
    for request in ({"type": "new", "players": PEOPLE, "seed": "1f" * 32}, {"type": "rulebook"}):
        asked = Dispatcher().handle(json.dumps({"id": 1, "rules": rules, **request}))
        assert json.loads(asked)["error"]["ref"] == as_json(explanation)


def test_a_game_is_exported_as_a_link_and_imported() -> None:
    page, rng = Page("skiryuk"), random.Random(3)
    for _ in range(60):
        page.random_request(rng)
    link = page.ask(type="link")["link"]
    other = Page("finkel")
    other.log = []
    taken = other.ask(type="import", text=link)
    assert taken["view"]["pieces"] == page.view["pieces"]
    assert taken["record"]["rules"]["id"] == "skiryuk"
    refused = other.ask(type="import", text=link[:-3])
    assert refused["error"]["code"] == "bad_record"
    assert other.ask(type="text")["ok"], "the game that was there is still there"


def test_a_game_that_names_no_rules_asks_for_them() -> None:
    page = Page("finkel")
    text = "1. A@A1 * A@A4 / 0 --"
    assert page.ask(type="import", text=text)["error"]["code"] == "needs_rules"
    assert page.ask(type="import", text=text, rules="chess")["error"]["code"] == "unknown_rules"
    assert page.ask(type="import", text=text, rules="masters")["error"]["code"] == "bad_record", "three lots have no 0"
    page.log = []
    taken = page.ask(type="import", text=text, rules="british-museum")
    assert taken["record"]["rules"]["id"] == "british-museum"
    assert len(taken["log"]) == 7


def test_the_start_sentence_has_the_guess_in_full() -> None:
    page = Page("bell?bell_guess")
    text = page.answer["events"][0]["text"]
    assert text["args"]["first"]["id"] == "start-guessed"
    guess, fallen = (text["args"]["first"]["args"][key]["id"] for key in ("guess", "fallen"))
    thrower, starter = text["args"]["first"]["args"]["by"], text["args"]["second"]["args"]["by"]
    assert (starter == thrower) == (guess != fallen)


@pytest.mark.parametrize("spec", ["finkel", "skiryuk?stuck=win", "bell"])
def test_who_gave_up_is_said_alike_in_the_status_the_sentence_and_the_result(spec: str) -> None:
    page = Page(spec)
    view = page.ask(type="resign", ply=page.view["ply"], side="dark")["view"]
    first, second = view["status"]
    assert view["sentence"] == view["result"]["text"]
    assert view["sentence"]["args"] == {"first": first, "second": second}
    assert first["id"] == "result-won"
    assert (second["args"]["first"] if second["id"] == "sentences" else second)["id"] == "result-resigned"


def test_a_piece_that_can_be_dug_out_is_not_shown_as_buried() -> None:
    """Skiryuk with `unbury`: what may move is never struck out; without the option the same piece is."""
    for spec, buried in (("skiryuk?stuck=unbury", [False, False]), ("skiryuk", [True, False])):
        session = Session.new(spec, PEOPLE, "1f" * 32)
        session.add(["b", "dark; B6=D@10,L@18 A1=L; hand 5/0; off 0/6"])
        session.add(["t", "2"])
        seen = view(session)
        stack = [piece for piece in seen["pieces"] if piece["square"] == "B6"]
        assert [piece.get("buried", False) for piece in stack] == buried
        movable = {action["piece"] for action in seen["actions"]}
        assert [piece["id"] in movable for piece in stack] == [not buried[0], False]


@pytest.mark.parametrize("rules", [id for id in IDS if ruleset(id).turn_step])
def test_a_choice_says_whether_it_turns_its_piece_over(rules: str) -> None:
    page, rng, found = Page(rules), random.Random(3), set()
    while page.view["phase"] != "over":
        before = page.view
        page.random_request(rng)
        made = page.log[-1]
        action = before["actions"][made[1]] if made[0] == "m" and made[1] != "pass" else None
        if action and action["kind"] == "move":
            id = action["piece"]
            was, now = (next(one["side"] for one in view["pieces"] if one["id"] == id) for view in (before, page.view))
            assert action["turns"] == (was != now)
            found.add(action["turns"])
    assert found == {True, False}
