/**
 * Ask the engine and get its answer; start it, watch it, and start it anew when it dies.
 *
 * The engine may be lost at any time. Nothing of a game is: the page keeps the record, and an engine that
 * comes back empty answers "lost" until the page has loaded it.
 */
import { forgetSnapshot, keepSnapshot, startEngine } from './boot.js';

/** @typedef {{id: number, text: string, resolve: (answer: any) => void, reject: (error: {code: string, message: string}) => void}} Question */

const SILENT = 5; // seconds without a sign of life that a visible page waits before it takes the engine for dead
const LOSSES = 3; // within a minute: then something is wrong that a restart does not mend
const BEGINNINGS = new Set(['new', 'load', 'import', 'rulebook', 'lesson', 'all-dice']); // requests that need no game in the engine
const IDLE = 4000; // ms after the start before the snapshot is made

/**
 * @param {(push: any) => void} push gets {type:'boot', …}, {type:'failed', …} and {type:'snapshot'}
 * @returns {import("../types/protocol.js").Client & {stop: () => void}}
 */
export function connect(push) {
  /** @type {import("./boot.js").Engine|null} */
  let engine = null;
  let generation = 0;
  let ready = false;
  let empty = true; // no game in this engine yet
  let plain = false; // without the snapshot
  let silence = 0;
  let lastId = 0;
  /** @type {number[]} */
  let losses = [];
  /** @type {Map<number, Question>} */
  const open = new Map();

  function start() {
    if (engine) return;
    const mine = ++generation; // what an earlier engine still says is not listened to
    ready = false;
    silence = 0;
    engine = startEngine(
      { plain },
      (message) => mine === generation && hear(message),
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

  function hear(/** @type {any} */ message) {
    silence = 0;
    if ('id' in message) return answered(message);
    if (message.type === 'failed') return died(message.code, message.message);
    if (message.revision && message.revision !== REVISION)
      return giveUp('outdated', 'the site has changed since this page was opened');
    if (message.type === 'boot' && message.stage === 'ready') {
      ready = true;
      plain = false;
      if (!message.restored) setTimeout(idle, IDLE, generation);
    }
    if (message.type !== 'pong') push(message);
  }

  function answered(/** @type {any} */ { id, ok, error, ...answer }) {
    const question = open.get(id);
    if (!question) return;
    open.delete(id);
    if (ok) question.resolve(answer);
    else question.reject(error);
  }

  /** An engine that never got ready is tried once more without the snapshot; one that was ready is replaced. */
  function died(/** @type {string} */ code, message = '') {
    const wasReady = ready;
    stop();
    if (wasReady) {
      const now = performance.now();
      losses = [...losses.filter((time) => now - time < 60_000), now];
      empty = true;
      if (losses.length < LOSSES) {
        refuse('lost', message);
        return start();
      }
    } else if (!plain) {
      plain = true;
      forgetSnapshot();
      return start();
    }
    giveUp(code, message);
  }

  /** Give up until somebody calls start again. */
  function giveUp(/** @type {string} */ code, /** @type {string} */ message) {
    stop();
    plain = false;
    losses = [];
    refuse('failed', message);
    push({ type: 'failed', code, message });
  }

  function refuse(/** @type {string} */ code, /** @type {string} */ message) {
    const questions = [...open.values()];
    open.clear();
    for (const question of questions) question.reject({ code, message });
  }

  /** @param {import("../types/protocol.js").Request} request */
  function ask(request) {
    return new Promise((resolve, reject) => {
      start();
      if (!BEGINNINGS.has(request.type) && empty) return reject({ code: 'lost', message: 'the engine has no game' });
      if (request.type !== 'rulebook' && request.type !== 'all-dice') empty = false;
      const id = ++lastId;
      const text = JSON.stringify({ id, ...request });
      open.set(id, { id, text, resolve, reject });
      silence = 0;
      engine?.post(text);
    });
  }

  /** Once a second, while an answer is due and somebody looks: is the engine still there? */
  setInterval(() => {
    if (!ready || !open.size || document.hidden) return;
    if (++silence > SILENT) died('silent');
    else engine?.post({ ping: true });
  }, 1000);

  function idle(/** @type {number} */ mine) {
    if (mine !== generation || !ready) return;
    if (open.size || document.hidden) return void setTimeout(idle, IDLE, mine);
    keepSnapshot(() => push({ type: 'snapshot' }));
  }

  return { start, ask, stop };
}
