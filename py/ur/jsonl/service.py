"""The JSON-lines service, `ur jsonl`: it reads a request from each line and writes its answer in a line.

The requests and answers stay the same from version to version, so bots and scripts can rely on them.
In these examples, which the tests run, a request begins with > and its answer with <:

    > {"id":1,"do":"start","rules":"finkel","starter":"light"}
    < {"id":1,"ok":true,"starter":"light","position":{"turn":"light","squares":{},
    <  "hand":{"L":7,"D":7},"off":{"L":0,"D":0}}}

    > {"id":2,"do":"legal","rules":"finkel","throw":4,"position":{"turn":"light","squares":
    >  {"B7":["L"]},"hand":{"L":0,"D":7},"off":{"L":6,"D":0}}}
    < {"id":2,"ok":true,"score":4,"actions":[{"index":0,"piece":"L","from":"B7","to":"off",
    <  "captures":[],"again":false,"wins":true,"text":"B7-off#","position":{"turn":"light",
    <  "squares":{},"hand":{"L":0,"D":7},"off":{"L":7,"D":0},"winner":"light"}}],"pass":null}

    > {"id":3,"do":"legal","rules":"merit","position":{"turn":"light","squares":{"A1":["L"]},
    >  "hand":{"L":6,"D":7},"pending":{"kind":"award","by":"dark"}}}
    < {"id":3,"ok":true,"score":null,"actions":[{"index":0,"kind":"enter","piece":"D",
    <  "from":"hand","to":"S","captures":[],"again":true,"wins":false,"text":"+S","position":
    <  {"turn":"light","squares":{"A1":["L"],"S":["D"]},"hand":{"L":6,"D":6},
    <  "off":{"L":0,"D":0}}}],"pass":{"turn":"light","squares":{"A1":["L"]},
    <  "hand":{"L":6,"D":7},"off":{"L":0,"D":0}}}

    > {"id":4,"do":"legal","rules":"skiryuk?b7=safe&b7=unsafe","position":{},"throw":1}
    < {"id":4,"ok":false,"error":{"code":"bad_option","message":"b7 is given twice"}}

    > {"id":5,"do":"choose","rules":"finkel","throw":4,"level":"best","position":{"turn":"light",
    >  "squares":{"B7":["L"]},"hand":{"L":0,"D":7},"off":{"L":6,"D":0}}}
    < {"id":5,"ok":true,"index":0,"values":[1.0]}

    > {"id":6,"do":"legal","rules":"skiryuk?leave_rosette=6","position":{"turn":"dark","squares":
    >  {"B4":["D@8"]},"hand":{"L":7,"D":6}}}
    < {"id":6,"ok":true,"kits":[3,6]}

    > {"id":7,"do":"legal","rules":"tablet","throw":"4+","position":{"turn":"light"}}
    < {"id":7,"ok":true,"score":10,"actions":[],"pass":{"turn":"dark","squares":{},"hand":
    <  {"L":["swallow","storm-bird","raven","rooster","eagle"],
    <  "D":["swallow","storm-bird","raven","rooster","eagle"]},"off":{"L":[],"D":[]},
    <  "launched":{"L":[],"D":[]},"purse":{"L":15,"D":15},"kitty":20}}

`do` is the kind of request:

- `rulesets` lists every ruleset with its options, their values and their defaults.
- `start` gives the player who begins and the position before the first throw.  Without `starter` the
  rules decide, with throws from `seed` if there is one.
- `legal` lists the actions, and in `pass` the position after doing nothing, null where that is not
  allowed.  Where the rules let the player choose how many lots to throw, a request without `throw`
  gets `kits`: the numbers to choose from; where none can be used, `kits` is empty, and `pass` is the position
  after the lost throw.
- `choose` says what the computer does at a `level` from 1 to 7 or "best": the `index` of an action,
  null for doing nothing.  `values` has the value of each action for the player.

A `throw` is the number of lots that fell marked: 3, or "6:5" for five of six.  On the tablet it is the
number of the bone, with a plus once it is converted: "4+".

A request that cannot be answered gets an `error` with a sentence in English and one of these codes: bad_json,
bad_request, unknown_rules, unknown_option, bad_option, bad_position, bad_throw, pending, game_over,
unknown_level.  The next line is answered as if nothing had happened.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO

from ur.formats.json_text import read_json
from ur.formats.json_write import FormatError
from ur.jsonl.answers import Json, choose, legal, rulesets, start
from ur.model.option import RulesError

_ANSWERS: dict[str, Callable[[Json], Json]] = {
    "rulesets": rulesets,
    "start": start,
    "legal": legal,
    "choose": choose,
}


def answer(request: object) -> Json:
    """The answer to a request: what it asks for, or an error."""
    if not isinstance(request, dict):
        return _error(None, "bad_request", "a request is an object with id and do")
    id = request.get("id")
    try:
        do = request.get("do")
        if not isinstance(do, str) or do not in _ANSWERS:
            raise FormatError("bad_request", f"do is {' or '.join(_ANSWERS)}, not {do!r:.40}")
        return {"id": id, "ok": True, **_ANSWERS[do](request)}
    except (FormatError, RulesError) as error:
        return _error(id, error.code, str(error))


def _error(id: object, code: str, message: str) -> Json:
    return {"id": id, "ok": False, "error": {"code": code, "message": message}}


def answer_line(line: bytes) -> str:
    """The answer to one line of bytes as one line of text, whatever the line holds."""
    try:
        request = read_json(line.decode(json.detect_encoding(line), "surrogatepass"))
    except ValueError as error:
        why = f"{error.msg}, at {error.pos}" if isinstance(error, json.JSONDecodeError) else error
        return json.dumps(_error(None, "bad_json", f"this line is not JSON: {why}"))
    try:
        return json.dumps(answer(request), allow_nan=False)
    except Exception as error:  # A fault of the engine must not end the service.
        return json.dumps(_error(None, "bad_request", f"this cannot be served: {error!r}"))


def serve(lines: IO[bytes], out: IO[str]) -> None:
    """Answer every line until there are no more; each answer is sent at once."""
    for line in lines:
        out.write(answer_line(line) + "\n")
        out.flush()


def main() -> None:
    """Answer the lines of standard input on standard output."""
    serve(sys.stdin.buffer, sys.stdout)
