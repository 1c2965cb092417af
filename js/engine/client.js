/**
 * Asks the engine and gives its answers; starts it, watches it, and starts it again when it dies.
 *
 * The engine may be lost at any time; the page loses nothing, because it has the record of the game. Until the page has
 * loaded it, a new engine answers "lost".
 */

import { deleteSnapshot, makeSnapshot, renew, startEngine } from './boot.js';

/** @typedef {import('../types/protocol.js').Push} Push */
/** @typedef {import('../types/protocol.js').Request} Request */
/** @typedef {import('../types/protocol.js').Refusal} Refusal */
/** @typedef {import('./boot.js').EngineMessage} EngineMessage */
/**
 * @typedef {object} Question a request that is not answered yet
 * @property {string} text
 * @property {(answer: never) => void} resolve
 * @property {(error: Refusal) => void} reject
 */

/** Seconds without a sign of life after which a visible page takes the engine for dead. */
const SILENT = 5;
/** After this many losses within a minute it is not started again. */
const LOSSES = 3;
/** Over a bad network a file may hang: an engine that stalls before it is ready is started again this often at most. */
const STALLS = 3;
const MINUTE = 60_000;
/** Requests that neither need a game in the engine nor leave one there. */
const LEAVES_NO_GAME = new Set(['rulebook', 'edit', 'all-games', 'experiment', 'lab', 'lab-figures']);
/** Requests that need no game in the engine. */
const WITHOUT_GAME = new Set([
  ...LEAVES_NO_GAME,
  'new',
  'load',
  'import',
  'lesson',
  'puzzle',
  'make-puzzle',
  'value-moves',
]);
/** The snapshot is made once the engine has had nothing to do for this many milliseconds. */
const IDLE = 4000;
/** After this many such waits it is made in any case. */
const WAITS = 15;

/**
 * @param {(push: Push) => void} push
 * @returns {import('../types/protocol.js').Client & {stop: () => void}}
 */
export function connect(push) {
  /** @type {import('./boot.js').Engine|null} */
  let engine = null;
  let generation = 0;
  let ready = false;
  /** There is no game in this engine yet. */
  let empty = true;
  /** Start without the snapshot. */
  let plain = false;
  /** The worker is of another version of the site than this page. */
  let outdated = false;
  /** This engine was started from the snapshot. */
  let restored = false;
  let silence = 0;
  let lastId = 0;
  let stalls = 0;
  /** @type {number[]} */
  let losses = [];
  /** @type {Map<number, Question>} */
  const open = new Map();

  function start() {
    if (engine) return;
    // What an earlier engine still says is ignored.
    const mine = ++generation;
    ready = false;
    silence = 0;
    engine = startEngine(
      { plain },
      (message) => mine === generation && receive(message),
      (code) => mine === generation && died(code),
    );
    for (const { text } of open.values()) engine.post(text);
  }

  function stop() {
    generation += 1;
    engine?.stop();
    engine = null;
    ready = false;
  }

  /** @param {EngineMessage} message */
  function receive(message) {
    silence = 0;
    if (message.id !== undefined) return answer(message.id, message);
    if (message.type === 'failed') return died(String(message.code), String(message.message ?? ''));
    outdated = Boolean(message.revision) && message.revision !== REVISION;
    if (outdated) return giveUp('outdated', '');
    if (message.type === 'boot' && message.stage === 'ready') {
      ready = true;
      plain = false;
      restored = Boolean(message.restored);
      if (!restored) setTimeout(idle, IDLE, generation, lastId);
    }
    // Our own worker says nothing else without being asked.
    if (message.type !== 'pong') push(/** @type {Push} */ (message));
  }

  /**
   * Give an answer to its question. Its shape is that of js/types/protocol.d.ts: the engine is of the same revision.
   * @param {number} id
   * @param {EngineMessage} message
   */
  function answer(id, { id: _id, ok, error, ...rest }) {
    const question = open.get(id);
    if (!question) return;
    open.delete(id);
    if (ok) question.resolve(/** @type {never} */ (rest));
    else question.reject(/** @type {Refusal} */ (error));
  }

  /**
   * An engine that never got ready, though its files came, is tried again without the snapshot; one that was ready
   * is replaced, without the snapshot if it came from it.
   * @param {string} code
   * @param {string} [message]
   */
  function died(code, message = '') {
    const wasReady = ready;
    stop();
    if (wasReady && restored) {
      // Perhaps the snapshot is to blame. Nothing that is stored may end one engine after the other.
      plain = true;
      deleteSnapshot();
    }
    restored = false;
    if (wasReady) {
      const now = performance.now();
      losses = [...losses.filter((time) => now - time < MINUTE), now];
      empty = true;
      if (losses.length < LOSSES) {
        rejectAll('lost', message);
        return start();
      }
    } else if (code !== 'files' && (!plain || (code === 'stalled' && stalls < STALLS))) {
      if (code === 'stalled') stalls += 1;
      plain = true;
      deleteSnapshot();
      return start();
    }
    giveUp(code, message);
  }

  /**
   * Do nothing more until `start` is called.
   * @param {string} code
   * @param {string} message
   */
  function giveUp(code, message) {
    stop();
    plain = false;
    losses = [];
    stalls = 0;
    rejectAll('failed', message);
    push({ type: 'failed', code, message });
  }

  /**
   * @param {string} code
   * @param {string} message
   */
  function rejectAll(code, message) {
    const questions = [...open.values()];
    open.clear();
    for (const question of questions) question.reject({ code, message });
  }

  /** @type {import('../types/protocol.js').Client['ask']} */
  function ask(request) {
    return new Promise((resolve, reject) => {
      start();
      if (!WITHOUT_GAME.has(request.type) && empty) return reject({ code: 'lost', message: 'the engine has no game' });
      if (!LEAVES_NO_GAME.has(request.type)) empty = false;
      const id = ++lastId;
      const text = JSON.stringify({ id, ...request });
      open.set(id, { text, resolve, reject });
      silence = 0;
      engine?.post(text);
    });
  }

  // Once a second, while an answer is due and the page is visible: is the engine still there?
  setInterval(() => {
    if (!ready || !open.size || document.hidden) return;
    if (++silence > SILENT) died('silent');
    else engine?.post({ ping: true });
  }, 1000);

  /**
   * Make the snapshot in a pause: it takes time from the answers.
   * @param {number} mine
   * @param {number} known the last request when this wait began
   * @param {number} [waits]
   */
  function idle(mine, known, waits = 0) {
    if (mine !== generation || !ready) return;
    const busy = lastId !== known && waits < WAITS;
    if (busy || open.size || document.hidden) return void setTimeout(idle, IDLE, mine, lastId, waits + 1);
    makeSnapshot(() => push({ type: 'snapshot' }));
  }

  // Another start would meet the same worker.
  return { start: () => (outdated ? renew() : start()), ask, stop };
}
