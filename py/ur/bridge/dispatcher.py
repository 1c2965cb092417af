"""Answers the page's requests, one at a time, for the one session there is.

Most requests are answered at once.  The computer's choice, hints and reviews take longer: they are generators,
and `Dispatcher.step` runs them a little at a time, so that a newer request can stop them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ur.bridge import event_json, protocol, turns, view
from ur.bridge.protocol import Fault, Refused
from ur.bridge.session import Session
from ur.games.game import GameError
from ur.model.message import say
from ur.model.option import RulesError
from ur.rules.ruleset import ENTER, MOVE
from ur.text.sentences import choice_message

# How many seconds one step runs: short enough that a newer request does not wait.
SLICE = 0.010

# Requests that change nothing and are answered at once: what is being computed goes on.
_INTERRUPT_NOTHING = ("explain", "look", "edit", "moments", "rulebook", "check-dice", "text", "link")

if TYPE_CHECKING:
    from ur.bridge.deep_look import DeepLook
    from ur.bridge.look_back import Looker
    from ur.bridge.review import SessionReview
    from ur.rules.ruleset import Ruleset

Json = dict[str, Any]
Steps = Generator[None, None, Json]


class Dispatcher:
    """The session, the computation under way, and answers that are ready.

    Modules that a first throw does not need are imported where they are first used.
    """

    def __init__(self) -> None:
        self.session: Session | None = None
        self._steps: Steps | None = None
        self._steps_id: object = None
        # The session and the length of its log before a request: `_fault` goes back there.
        self._before_request: tuple[Session | None, int] = None, 0
        self._answers: list[str] = []
        self._looker: Looker | None = None
        self._deep_look: DeepLook | None = None
        self._review_of: SessionReview | None = None
        # The rules that the laboratory plays.
        self._measured: Ruleset | None = None

    def handle(self, text: str) -> str:
        """The answer to a request, as text; empty if `step` will give it later."""
        id: object = None
        try:
            request = protocol.read(text)
            id = request.get("id")
            handler = self._handlers().get(request["type"])
            if handler is None:
                raise Refused("bad_request", f"there is no request {request['type']!r}")
            if request["type"] not in _INTERRUPT_NOTHING:
                self._interrupt()
            self._before_request = self.session, len(self.session.game.log) if self.session else 0
            answer = handler(request)
            if isinstance(answer, dict):
                return protocol.write(id, answer)
        except (Refused, RulesError, GameError) as error:
            return protocol.refusal(id, error)
        except Exception as error:
            return self._fault(id, error)
        self._steps, self._steps_id = answer, id
        return ""

    def step(self) -> str | None:
        """Continue the computation for one slice. An answer that is ready, None while computing, "" if there is
        nothing to do."""
        if self._answers:
            return self._answers.pop(0)
        if self._steps is None:
            return ""
        until = perf_counter() + SLICE
        try:
            while perf_counter() < until:
                next(self._steps)
        except StopIteration as done:
            self._steps = None
            return protocol.write(self._steps_id, done.value)
        except (Refused, RulesError, GameError) as error:
            self._steps = None
            return protocol.refusal(self._steps_id, error)
        except Exception as error:
            self._steps = None
            return self._fault(self._steps_id, error)
        return None

    def missing_weights(self) -> str:
        """The names of the files that the computer player still needs, with spaces between them.

        Those of the rules that are measured, or else of the game.
        """
        rules = self._measured or (self.session.rules if self.session else None)
        if rules is None:
            return ""
        from ur.player.net_files import missing_downloads

        return " ".join(missing_downloads(rules))

    def _fault(self, id: object, error: Exception) -> str:
        """The answer after a mistake of the engine; the session is again as it was before the request.

        The page has heard of no entry that the request has added, so these go.
        """
        session, count = self._before_request
        try:
            changed = session is not None and len(session.game.log) != count
            self.session = session.replayed(count) if session and changed else session
        except Exception:
            self.session = None
        return protocol.refusal(id, Fault(error))

    def _interrupt(self) -> None:
        """Stop the computation under way: its request is refused, since a newer one came."""
        if self._steps is not None:
            self._steps = None
            stopped = Refused("stopped", "a newer request came")
            self._answers.append(protocol.refusal(self._steps_id, stopped))

    def _handlers(self) -> dict[str, Callable[[Json], Json | Steps]]:
        return {
            "new": self._new,
            "load": self._load,
            "throw": self._throw,
            "act": self._act,
            "advance": self._advance,
            "undo": self._undo,
            "redo": self._redo,
            "resign": self._resign,
            "analyse": self._analyse,
            "review": self._review,
            "lesson": self._lesson,
            "look": self._look,
            "look-deeper": self._look_deeper,
            "puzzle": self._puzzle,
            "moments": self._moments,
            "all-games": self._all_games,
            "experiment": self._experiment,
            "lab": self._lab,
            "lab-figures": self._lab_figures,
            "check-dice": self._check_dice,
            "explain": self._explain,
            "edit": self._edit,
            "value-moves": self._value_moves,
            "make-puzzle": self._make_puzzle,
            "rulebook": self._rulebook,
            "text": self._text,
            "link": self._link,
            "import": self._import,
            "stop": lambda request: {},
        }

    @property
    def _running(self) -> Session:
        """The session; Refused if there is none yet."""
        if self.session is None:
            raise Refused("no_game", "there is no game yet")
        return self.session

    def _new(self, request: Json) -> Json:
        try:
            rules, players, seed = request["rules"], request["players"], request["seed"]
        except KeyError as missing:
            raise Refused("bad_request", f"a new game needs {missing}") from None
        if not (isinstance(rules, str) and isinstance(players, dict) and isinstance(seed, str)):
            raise Refused("bad_request", "a new game needs rules, players and a seed")
        name, word = (str(request.get(key, "")) for key in ("name", "word"))
        session = Session.new(rules, players, seed, name, word)
        if isinstance(position := request.get("position"), str):
            from ur.bridge.position_editor import begin_at

            begin_at(session, position, request.get("throw"))
            self.session = session
            return self._update(0)
        start_throws = request.get("startThrows") or []
        if not isinstance(start_throws, list):
            raise Refused("bad_request", "starting throws are a list")
        question = turns.begin(session, start_throws)
        if question is not None:
            return question
        session.set_earlier_games(request.get("match"))
        self.session = session
        return self._update(0)

    def _load(self, request: Json) -> Json:
        record = request.get("record")
        if not isinstance(record, dict):
            raise Refused("bad_record", "there is no record to load", say("refused-no-record"))
        self.session = Session.load(record)
        return self._update(self.session.ply)

    def _update(self, since: int) -> Json:
        """The answer after a change: the view, and what is new since entry `since` of the line."""
        session = self._running
        return {
            "record": session.header,
            "log": session.take_new_entries(),
            "events": event_json.events_json(session, since),
            "view": view.view(session),
        }

    def _session_at_ply(self, request: Json) -> Session:
        """The session, if the request was made for its present ply and the game goes on; otherwise Refused."""
        session = self._running
        if request.get("ply") != session.ply:
            raise Refused("late", "the game has moved on")
        if session.game.over:
            raise Refused("game_over", "the game has ended", say("refused-over"))
        return session

    def _throw(self, request: Json) -> Json:
        session = self._session_at_ply(request)
        since = session.ply
        turns.throw(session, request.get("kit"), request.get("marked"))
        answer = self._update(since)
        if session.seat_at(since).real_dice:
            from ur.bridge.dice_fairness import fairness_events

            answer["events"] += fairness_events(session)
        return answer

    def _act(self, request: Json) -> Json:
        session = self._session_at_ply(request)
        since = session.ply
        turns.act(session, request.get("index"), request.get("answer"))
        return self._update(since)

    def _advance(self, request: Json) -> Json | Steps:
        session = self._session_at_ply(request)
        if session.seat.kind != "computer":
            raise Refused("not_yours", "a person has to act now")
        if len(session.game.kits) == 1:
            if session.seat.real_dice:
                raise Refused("not_yours", "a person throws for the computer")
            since = session.ply
            turns.throw_from_seed(session)
            return self._update(since)
        return self._computer_turn(session)

    def _computer_turn(self, session: Session) -> Steps:
        since = session.ply
        wanted = yield from turns.computer(session)
        return self._update(since) if wanted is None else {"ply": since, "wanted": wanted}

    def _undo(self, request: Json) -> Json:
        session = self._running
        count = session.undoable()
        if not count:
            raise Refused("no_undo", "there is nothing to take back", say("refused-undo"))
        session.add(["u", count])
        return self._update(session.ply)

    def _redo(self, request: Json) -> Json:
        session = self._running
        if not session.game.undone:
            raise Refused("no_redo", "there is nothing to play again", say("refused-redo"))
        since = session.ply
        while session.game.undone:
            session.add(["y", 1])
            if session.is_decision(session.ply - 1):
                break
        return self._update(since)

    def _resign(self, request: Json) -> Json:
        session = self._session_at_ply(request)
        since = session.ply
        session.add(["r", str(request.get("side"))])
        return self._update(since)

    def _analyse(self, request: Json) -> Steps:
        from ur import player
        from ur.bridge.weights import wait_for_weights

        session = self._running
        now = session.now
        if session.game.over or not session.game.actions:
            raise Refused("nothing_to_choose", "there is nothing to choose now")
        yield from wait_for_weights(session.rules)
        found = yield from player.analyse_steps(session.rules, now.position, now.throw)
        analysis = found._asdict()
        analysis["pass"] = analysis.pop("pass_value")
        assert found.reason is not None, "there is something to choose"
        analysis["reason"] = session.text(found.reason)
        best = session.game.actions[found.best] if found.best is not None else None
        plain = best is not None and best.kind in (MOVE, ENTER)
        analysis["move"] = (
            session.text(choice_message(session.rules, now.position, now.throw, best)) if best and plain else None
        )
        analysis["leaves"] = []
        for action in session.game.actions:
            open_piece = player.leaves_open(session.rules, now.position, now.throw, action)
            analysis["leaves"].append(session.text(open_piece) if open_piece else None)
            yield
        value_range = 2 * player.payoff_of(session.rules).half_range(now.position)
        return {"ply": session.ply, **analysis, "scale": value_range}

    def _review(self, request: Json) -> Steps:
        from ur.bridge.review import SessionReview

        session, deeper = self._running, request.get("deeper") is True
        if self._review_of is None or not self._review_of.fits(session, deeper):
            self._review_of = SessionReview(session, deeper, self._review_of)
        return self._review_of.steps()

    def _lesson(self, request: Json) -> Json:
        from ur.bridge.lesson_session import lesson_session

        self.session, fields = lesson_session(request)
        return {**self._update(self.session.ply), **fields}

    def _puzzle(self, request: Json) -> Json:
        from ur.bridge.puzzle_session import puzzle_session

        self.session, fields = puzzle_session(request)
        return {**self._update(self.session.ply), **fields}

    def _moments(self, request: Json) -> Json:
        from ur.bridge.puzzle_session import moments

        return moments(self._running, request.get("plies"))

    def _look(self, request: Json) -> Json:
        from ur.bridge.look_back import Looker

        session = self._running
        if self._looker is None or not self._looker.fits(session):
            self._looker = Looker(session)
        review = self._review_of
        return self._looker.look(request.get("ply"), review.found if review and review.is_of(session) else None)

    def _look_deeper(self, request: Json) -> Steps:
        from ur.bridge.deep_look import DeepLook

        session, ply = self._running, request.get("ply")
        if self._deep_look is None or not self._deep_look.fits(session, ply):
            self._deep_look = DeepLook(session, ply)
        return self._deep_look.steps()

    def _check_dice(self, request: Json) -> Json:
        from ur.bridge.dice_proof import dice_proof

        return dice_proof(self._running)

    def _all_games(self, request: Json) -> Json:
        from ur.bridge.all_games import count_game

        return count_game(request)

    def _experiment(self, request: Json) -> Steps:
        from ur.bridge.experiment import experiment

        return experiment(request)

    def _lab(self, request: Json) -> Json | Steps:
        from ur.bridge import laboratory
        from ur.player.net_files import weights_are_here

        match = laboratory.match_of(request)
        self._measured = match.ruleset
        # Without its weights the computer would play other games.
        return laboratory.play(match, request) if weights_are_here(match.ruleset) else {"waiting": True}

    def _lab_figures(self, request: Json) -> Json:
        from ur.bridge.laboratory import figures

        return figures(request)

    def _explain(self, request: Json) -> Json:
        from ur.bridge.explanations import explanation

        return {"ply": request.get("ply"), "text": explanation(self._running, request)}

    def _edit(self, request: Json) -> Json:
        from ur.bridge.position_editor import edit

        return edit(request, self.session if request.get("here") else None)

    def _value_moves(self, request: Json) -> Steps:
        from ur.bridge.position_editor import valued

        # The weights that the computer needs are those of the session (see `missing_weights`).
        self.session, steps = valued(request)
        return steps

    def _make_puzzle(self, request: Json) -> Json | Steps:
        from ur.bridge.make_puzzle import puzzle_of

        # Its weights are fetched, as for `value-moves`.
        self.session, answer = puzzle_of(request)
        return answer

    def _rulebook(self, request: Json) -> Json:
        from ur.bridge.catalogue import ruleset_json
        from ur.rulesets import ruleset

        return ruleset_json(ruleset(str(request.get("rules"))))

    def _text(self, request: Json) -> Json:
        from ur.bridge.import_export import export_text

        return export_text(self._running)

    def _link(self, request: Json) -> Json:
        from ur.bridge.import_export import export_link

        return export_link(self._running)

    def _import(self, request: Json) -> Json:
        from ur.bridge.import_export import import_game

        rules = request.get("rules")
        self.session = import_game(str(request.get("text")), str(rules) if rules else None)
        return {**self._update(self.session.ply), "log": self.session.game.log}


_DISPATCHER = Dispatcher()
handle, step, missing_weights = _DISPATCHER.handle, _DISPATCHER.step, _DISPATCHER.missing_weights
