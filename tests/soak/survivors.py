"""Why no test notices a mistake: neither a player nor the rules would notice it. `soak mutation` prints the reasons."""

# ruff: noqa: E501 - a name is one line, as it is printed

from __future__ import annotations

# A reason, and the names of the mistakes that it explains.
REASONS: dict[str, tuple[str, ...]] = {
    "only the compiled race asks, and all rules that keep a lost throw are no such race for other reasons": (
        "mechanics/lost_throw.py, KeepThrow: False is True",
    ),
    "only the compiled race asks, and rules in which pieces enter with throws of their own are no such race": (
        "mechanics/entry.py, EnterWith: False is True",
        "mechanics/entry.py, Launch: False is True",
    ),
    "where a player who is stuck wins, no piece moves from under another one": (
        "mechanics/lost_throw.py, StuckWins: False is True",
    ),
    "this piece itself has not been launched": ("mechanics/entry.py, Launch.places: 1 is 2 (5)",),
    "every player but the first has the second one's path": ("rules/squares.py, shared: 1 is 2",),
    "a rosette gives its throw to a piece that comes there in any way": (
        "rules/squares.py, rosettes_throw_again.again: 1 is 2",
    ),
    "no square is full with two pieces": ("rules/possible.py, _why_not_together: 1 is 2",),
    "on a square that is full there is no room for one piece more either": (
        "rules/possible.py, _why_not_together: 1 is 2 (2)",
    ),
    "none marked of the dice for leaving a rosette counts something": (
        "mechanics/kits.py, KitForRosettes.describe: 0 is 1",
    ),
    "a throw with which pieces enter or move counts something": (
        "mechanics/entry.py, CountIn.places: 0 is 1 (3)",
        "mechanics/entry.py, EnterWith.describe: 0 is 1 (2)",
        "rules/engine.py, act: 0 is 1 (2)",
    ),
    "where the order is fixed, a piece that was launched has none before it that was not": (
        "mechanics/entry.py, Launch.why_not: 1 is 2",
        "mechanics/entry.py, Launch.why_not: RShift is LShift in `launched >> kind`",
    ),
    "only the first kind comes in again on other squares than before": (
        "mechanics/entry.py, Launch.places: RShift is LShift in `launched >> kind`",
    ),
    "no path forks, and no piece turns over, on its first step": (
        "rules/names.py, _goal: 0 is 1 (2)",
        "formats/notation.py, _write: 0 is 1 (3)",
    ),
    "the first square of a board has no eyes": (
        "mechanics/effects.py, EyesForfeit.concerns: 0 is 1",
        "mechanics/effects.py, EyesForfeit.concerns: GtE is Gt in `arrival.slot >= 0`",
    ),
    "a verdict is compared with its own name alone": ("rules/ruleset.py, module: 3 is 4",),
    "the levels of a text with as many brackets as may be open are counted, and are no more": (
        "formats/json_text.py, read_json: LtE is Lt in `text.count('[') + text.count('{') <= DEEPEST`",
    ),
    "of two places on one square both are on one step, or neither is": ("formats/json_write.py, mark: any is all",),
    "a piece that was launched before comes to the same squares": (
        "rules/possible.py, _reached: LShift is RShift in `1 << own`",
        "rules/possible.py, _reached: 1 is 2 (2)",
        "rules/possible.py, _reached: BitAnd is BitOr in `every & ~(1 << own)`",
    ),
    "no position is known in which a piece is buried and nobody can ever move": (
        "rules/possible.py, _is_dead: IsNot is Is in `rules.stuck is not None`",
        "rules/possible.py, _is_dead: And is Or in `rules.stuck is not None and buried(rules, asked, …`",
    ),
    "both players have rosettes alike, and no rule tells the scores 1 and 2 apart": (
        "rules/squares.py, rosettes_throw_again.again: 0 is 1",
        "rules/squares.py, rosettes_throw_again.again: 1 is 2 (2)",
        "rules/squares.py, rosettes_throw_again.again: 1 is 2 (3)",
    ),
    "a text with all its details has no more of them": ("formats/notation.py, _unlike: 1 is 2 (2)",),
    "of texts that are alike the last one has all details again": (
        "formats/notation.py, _unlike: Add is Sub in `detail + 1`",
    ),
    "of the details only the order counts": ("formats/notation.py, module: 2 is 3",),
    "no throw has the name True or False": (
        "formats/json_actions.py, read_throw: And is Or in `isinstance(value, int) and (not isinstance(value,…`",
    ),
    "what both players begin with is the same whoever begins": ("formats/json_read.py, _Reader.__init__: 0 is 1",),
    "another part of the rules judges a player's own pieces first": (
        "mechanics/landing.py, CaptureOne.judge: BitAnd is BitOr in `mover & 1`",
        "mechanics/landing.py, CaptureOne.judge: BitAnd is BitOr in `stack[-1] & 1`",
        "mechanics/landing.py, SafeWhenTurned.judge: BitAnd is BitOr in `mover & 1`",
        "mechanics/landing.py, SafeWhenTurned.judge: BitAnd is BitOr in `stack[-1] & 1`",
    ),
    "the effect pays a fee for each rosette passed, and takes from the pool on a rosette: elsewhere it does nothing": (
        "mechanics/effects.py, RosetteMoney.concerns: Gt is GtE in `self._fees(rules, arrival) > 0`",
    ),
    "a player who is not number 0 is dark": (
        "rules/ruleset.py, Ruleset.__post_init__: 1 is 2 (3)",
        "rules/squares.py, ordered: 1 is 2",
        "rules/squares.py, private: 1 is 2",
        "rules/squares.py, unused: 1 is 2",
    ),
    "equal scores are thrown again before they are compared": (
        "mechanics/start.py, HigherThrow.begin: Gt is GtE in `light > dark`",
    ),
    "a stack without its only piece is empty either way": (
        "rules/position_builder.py, PositionBuilder.lift: Gt is GtE in `len(stack) > 1`",
    ),
    "the winner has no piece left on the board": (
        "mechanics/scoring.py, PenaltyAndPool.__call__: the filter `owner_of(one) == loser` is left out",
    ),
    "no stack of pieces begins with a number below 0, so that any of them can stand for the hand": (
        "rules/moves.py, module: 1 is 2",
    ),
    "what moves no piece is on no level and on no square": (
        "mechanics/choices.py, Award.actions: 0 is 1",
        "rules/ruleset.py, Action: 0 is 1",
        "rules/ruleset.py, Action: 0 is 1 (2)",
        "rules/ruleset.py, Action: 1 is 2",
        "rules/ruleset.py, Action: 0 is 1 (3)",
    ),
    "each player has one purse and one set of pieces: both sides of the pair are as long": (
        "formats/json_write.py, _counts: True is False",
        "formats/json_write.py, _counts: True is False (2)",
        "formats/json_write.py, position_json: True is False (2)",
        "formats/json_write.py, position_json: True is False (3)",
    ),
    "the function has seen or made both lists itself, and they are as long": (
        "formats/notation.py, _unlike: True is False",
        "formats/notation.py, _unlike: True is False (2)",
        "formats/notation.py, _matches: True is False",
        "formats/json_actions.py, actions_json: True is False",
        "formats/position_text.py, _field: True is False",
    ),
    "a position has one stack for each square of its rules": (
        "formats/json_write.py, position_json: True is False",
        "mechanics/scoring.py, CountDeployment.__call__: True is False",
    ),
    "an answer that is not remembered is worked out again, and is the same": (
        "rules/landings.py, Landings.__missing__: `self[stack] = landed` is left out",
    ),
    "throws that count nothing are left out before": ("rules/possible.py, _reached: 0 is 1",),
    "one more is kept, or shown in a message for programmers": (
        "formats/notation.py, module: 200 is 201",
        "rules/landings.py, module: 4096 is 4097",
        "rules/moves.py, module: 512 is 513",
    ),
    "a transaction ends only when all its requests have ended, whether they are awaited or not": (
        "page/late.js, writeLate: await is left out in `await tx.put('games', { ...row, ...changed }, id)`",
        "page/late.js, writeLate: await is left out in `await tx.put('games', { ...row, name, ...(deleted…`",
        "page/late.js, writeLate: await is left out in `await tx.put('quarantine', { row, entries: late }…`",
        "page/old_games.js, take: await is left out in `await tx.put('games', row && { ...row, id: name }…`",
        "page/old_games.js, takeOldGames: await is left out in `await tx.put('meta', { ...taken, ...Object.fromEn…`",
        "page/old_games.js, takeOldGames: await is left out in `await tx.put('quarantine', value, key)`",
        "page/storage.js, openStorage.append: await is left out in `await tx.put('games', { ...now, name: stored.name…`",
        "page/storage.js, openStorage.change: await is left out in `await tx.put('games', { ...row, ...changed }, id)`",
        "page/storage.js, openStorage.games: await is left out in `await tx.put('quarantine', { row, entries }, quar…`",
        "page/storage.js, openStorage.read: await is left out in `await tx.cut(id, intact)`",
        "page/storage.js, openStorage.read: await is left out in `await tx.put('games', { ...row, plies: intact, re…`",
        "page/storage.js, openStorage.read: await is left out in `await tx.put('quarantine', { row, entries }, quar…`",
        "page/storage.js, openStorage.writeAgain: await is left out in `await tx.cut(row.id, 0)`",
        "page/storage.js, openStorage.writeAgain: await is left out in `await tx.put('games', { ...row, end: h }, row.id)`",
        "page/storage.js, openStorage.writeAgain: await is left out in `await tx.put('quarantine', { row, entries: left }…`",
    ),
    "no game has an empty id": ("page/storage.js, openStorage: 0 is 1 (3)",),
    "no two keys that are sorted are equal": (
        "page/log_chain.js, canonical: < is <= in `a < b`",
        "page/memory.js, memoryTransaction.eventsOf: < is <= in `a < b`",
    ),
    "no log has a hundred million entries": ("page/memory.js, memoryTransaction.nameOf: 8 is 9",),
    "a comparison for sorting gives a number of the same sign": (
        "page/log_chain.js, canonical: 1 is 2",
        "page/log_chain.js, canonical: 1 is 2 (2)",
        "page/memory.js, memoryTransaction.eventsOf: 1 is 2",
        "page/memory.js, memoryTransaction.eventsOf: 1 is 2 (2)",
    ),
    "it is one millisecond after the beginning of 1970, which has passed": (
        "page/storage.js, openStorage.catchUp: 0 is 1",
    ),
    "what follows does the same for null and for nothing": (
        "page/storage.js, openStorage.readDisk: nothing is returned for `null`",
        "page/storage.js, openStorage.readDisk: nothing is returned for `null` (2)",
    ),
    "it is asked only whether this number has changed": (
        "page/storage.js, openStorage: 0 is 1",
        "page/storage.js, openStorage.run: 1 is 2 (3)",
        "page/storage.js, openStorage.run: += is -= in `inMemory += 1`",
    ),
    "after the second failure the time to ask again is in the future, which ends the loop too": (
        "page/storage.js, openStorage.run: 2 is 3",
        "page/storage.js, openStorage.run: < is <= in `attempt < 2`",
    ),
    "the code that waits for a connection that cannot be opened forgets it, too": (
        "page/storage.js, openStorage.database: `opening.catch(forget);` is left out",
    ),
    "the old database is looked at once more after a lost connection, where nothing is new": (
        "page/storage.js, openStorage.takeOldOnce: `lookedForOld = true;` is left out",
        "page/storage.js, openStorage.takeOldOnce: true is false",
        "page/storage.js, openStorage.takeOldOnce: || is && in `lookedForOld || !factory`",
    ),
    "it is set again each time the page goes over to memory, and read only then": (
        "page/storage.js, openStorage: false is true",
    ),
}
EXPLAINED = {name: reason for reason, names in REASONS.items() for name in names}


def explained(found: str) -> str:
    """What a soak run has found, with the reason if it is a mistake that nobody would notice."""
    reason = EXPLAINED.get(found.rpartition(" (line ")[0])
    return f"{found}: {reason}" if reason else found
