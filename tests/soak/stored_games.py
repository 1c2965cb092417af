"""What a browser has stored, checked apart from the page: hashes, order, replay, and every throw against its seed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ur.bridge.dispatcher import Dispatcher

# All databases of the page's origin, as values. Each is read in one transaction: the page may be writing.
DUMP = """async () => {
  const found = { games: [], events: [], quarantine: [] };
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done, failed) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const all = db.transaction(db.objectStoreNames);
    for (const store of db.objectStoreNames) {
      const objects = all.objectStore(store);
      const [keys, values] = await Promise.all([objects.getAllKeys(), objects.getAll()].map((request) =>
        new Promise((done) => { request.onsuccess = () => done(request.result); })));
      found[store] = [...(found[store] ?? []), ...keys.map((key, i) => [key, values[i]])];
    }
    db.close();
  }
  return found;
}"""


def logs_of(dump: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The entries of every game in their order."""
    logs: dict[str, dict[int, dict[str, Any]]] = {}
    for (game, n), entry in dump["events"]:
        logs.setdefault(game, {})[int(n)] = entry
    return {game: [entries[n] for n in sorted(entries)] for game, entries in logs.items()}


def problems(dump: dict[str, Any]) -> list[str]:
    """What is wrong with the stored games; empty if nothing is."""
    rows = dict(dump["games"])
    logs = logs_of(dump)
    found = [f"{len(dump['quarantine'])} in quarantine"] if dump["quarantine"] else []
    found += [f"{game}: entries without a row" for game in logs if game not in rows]
    for (game, n), _ in dump["events"]:
        if n >= len(logs[game]):
            found.append(f"{game}: entry {n} of {len(logs[game])}")
    for game, row in rows.items():
        entries = logs.get(game, [])
        if row["plies"] > len(entries):
            found.append(f"{game}: the row says {row['plies']} entries, there are {len(entries)}")
        h = ""
        for n, entry in enumerate(entries):
            text = h + json.dumps(entry["e"], ensure_ascii=False, separators=(",", ":"))
            h = hashlib.sha256(text.encode()).hexdigest()[:32]
            if entry["h"] != h:
                found.append(f"{game}: wrong hash at entry {n}")
                break
        found += [f"{game}: {what}" for what in unfair(row["record"], [entry["e"] for entry in entries])]
    return found


def unfair(record: dict[str, Any], events: list[Any]) -> list[str]:
    """Whether the engine cannot replay the log, or a throw is not the one that the seed gives."""
    engine = Dispatcher()

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(engine.handle(json.dumps({"id": 1, **request})))
        return answer

    answer = ask({"type": "load", "record": {**record, "events": events}})
    if not answer["ok"]:
        return [f"it cannot be replayed: {answer['error']}"]
    if answer["view"]["phase"] != "over":
        ended = [*events, ["r", "light"]]
        answer = ask({"type": "load", "record": {**record, "events": ended}})
        if not answer["ok"]:
            return [f"it cannot be ended: {answer['error']}"]
    proof = ask({"type": "check-dice"})
    if not proof["ok"]:
        return [f"its dice cannot be checked: {proof['error']}"]
    wrong = []
    if proof["wrong"]:
        wrong.append(f"{proof['wrong']} throws are not those of the seed")
    if not proof["start"] or (proof["commit"] and not proof["seedMatches"]):
        wrong.append("the start is not that of the seed")
    return wrong
