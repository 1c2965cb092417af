/** The page, full or embedded: wires the parts together and does what the reducer asks for. */

import { connect } from '../engine/client.js';
import { patch } from '../lib/dom.js';
import { createStore } from '../lib/store.js';
import { loadWords, read } from '../lib/words.js';
import { GAME } from '../state/address.js';
import { judgeAll } from '../state/all_dice.js';
import { setupOf } from '../state/choices.js';
import { initial, readable } from '../state/state.js';
import { update } from '../state/update.js';
import { appView, dialogsView } from '../view/app.js';
import { dress, roomOf } from './document.js';
import { keyMessage, nearest, squareFor } from './keys.js';
import { createSound } from './sound.js';
import { openStorage } from './storage.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/messages.js').Send} Send */

const SETTINGS = 'urgame:settings';
const FORGOTTEN = 30 * 24 * 3600 * 1000;

/**
 * @param {{embedded?: boolean, setup?: Record<string, any>, settings?: Record<string, any>, seed?: string|null, store?: boolean, catalogue?: any, notice?: any}} [how]
 * @returns {Promise<{send: Send, state: () => State}>}
 */
export async function open(how = {}) {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  const dialogs = /** @type {HTMLElement} */ (document.getElementById('dialogs'));
  const factory = how.store === false ? null : guarded(() => globalThis.indexedDB);
  const storage = openStorage(factory, (mode) =>
    store.send({ type: 'storage-mode', mode, quiet: how.store === false }),
  );
  const kept = how.store === false ? {} : readable(guarded(() => JSON.parse(localStorage.getItem(SETTINGS) ?? '{}')));
  const first = initial();
  // In another's page nothing sounds unasked.
  const settings = {
    ...first.settings,
    ...(how.embedded ? { sound: /** @type {const} */ ('off') } : {}),
    ...kept,
    ...how.settings,
  };
  const sound = createSound();
  for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, sound.wake, { once: true });
  const { catalogue } = how;
  const words = await speakers(settings.lang, ['en']);
  /** @type {import('../types/protocol.js').Client|null} */
  let client = null;
  let drawn = first;
  const engine = () =>
    (client ??= connect((push) => store.send(push.type === 'snapshot' ? { type: 'nothing' } : push)));
  const store = createStore(
    {
      ...first,
      settings,
      words,
      embedded: Boolean(how.embedded),
      setup: { ...first.setup, ...how.setup },
      notice: how.notice ?? null,
    },
    update,
    perform,
    draw,
  );

  /** @param {State} state */
  function draw(state) {
    const before = drawn;
    drawn = state;
    if (!differs(before, state)) return;
    dress(state);
    for (const element of /** @type {any} */ (dialogs.querySelectorAll('dialog'))) {
      // Closing gives the focus back to where it was; taking the element away would not.
      if (element.open && !element.classList.contains(state.ui.panel ?? 'none')) element.close();
    }
    const inControls = document.activeElement?.closest('.controls');
    // The button that was pressed may be gone: the hands stay where the game goes on.
    const goOn = () =>
      /** @type {HTMLElement|null} */ (
        app.querySelector('.controls .main') ?? app.querySelector('.actions button, .mark, #status')
      )?.focus({ preventScroll: true });
    // Where that is known, before anything changes: a focus that goes with its element makes the browser lay out the page once more.
    if (inControls && document.activeElement?.closest('.actions') && !state.view?.actions.length) goOn();
    patch(app, appView(state, store.send));
    if (inControls && !inControls.contains(document.activeElement)) goOn();
    patch(dialogs, dialogsView(state, store.send));
    // To make a sound takes a moment, in which the board can be seen already.
    setTimeout(sound.hear, 0, before, state);
  }

  /** The whole record of a game that is played or kept. @param {string} id */
  async function recordOf(id) {
    const { game } = store.state;
    if (game?.id === id) return { ...game.record, events: game.log };
    const kept = await storage.read(id);
    return kept && { ...kept.row.record, events: kept.events };
  }

  /** @type {Record<string, (effect: any, send: Send) => void>} */
  const deeds = {
    wait: ({ ms, message }, send) => void setTimeout(send, ms, message),
    boot: () => engine().start(),
    async ask({ request }, send) {
      const { generation } = store.state;
      const begins = request.type === 'new';
      // Who throws for the start by hand begins in several steps, with the same seed.
      const sent = begins ? { seed: how.seed ?? seed(), ...request } : request;
      // The rules in the address have been taken up: a reload goes on with the game.
      if (begins && !how.embedded && location.search) history.replaceState(null, '', location.pathname);
      try {
        send({ type: 'answer', generation, request: sent, answer: await engine().ask(sent) });
      } catch (error) {
        send({ type: 'refused', generation, request, error: error ?? {} });
      }
    },
    async store({ game, view }, send) {
      const row = rowOf(game, view);
      try {
        const saved = await storage.append(row, game.saved, game.log.slice(game.saved));
        send({ type: 'stored', id: game.id, saved: saved ? game.log.length : game.saved });
      } catch {
        send({ type: 'conflict' });
      }
    },
    async games(_effect, send) {
      send({ type: 'games', games: await storage.games() });
    },
    async read({ id }, send) {
      const found = await storage.read(id);
      if (!found) return;
      const { row, events, damaged } = found;
      send({ type: 'game-read', row, record: { ...row.record, events }, damaged });
    },
    change: ({ id, changes }) => void storage.change(id, changes),
    async 'all-dice'({ ids }, send) {
      send({ type: 'all-dice', said: await judgeAll(ids, recordOf, (request) => engine().ask(request)) });
    },
    async export({ id }) {
      const found = await recordOf(id);
      if (found) download(`${id.slice(0, 8) || 'game'}.ur.json`, JSON.stringify(found));
    },
    async copy({ text, link }, send) {
      const whole = link ? new URL(`./${link}`, location.href).href : text;
      try {
        await navigator.clipboard.writeText(whole);
        send({ type: 'notice', notice: { id: 'copied' } });
      } catch {
        send({ type: 'copy-by-hand', text: whole });
      }
    },
    'keep-settings': ({ settings: now }) => void guarded(() => localStorage.setItem(SETTINGS, JSON.stringify(now))),
    async words({ lang }, send) {
      send({ type: 'words', words: await speakers(lang, store.state.words.languages) });
    },
    measure: (_effect, send) => send({ type: 'resized', ...roomOf(store.state.settings) }),
    persist: () => void guarded(() => navigator.storage?.persist?.()),
    focus: ({ on }) =>
      void setTimeout(
        () => /** @type {HTMLElement|null} */ (document.querySelector(on))?.focus({ preventScroll: how.embedded }),
        0,
      ),
  };

  /** Go on with the game that was played last; if it has ended, its rules are those of the next. */
  async function resume() {
    const [last] = (await storage.games()).filter((one) => !one.deleted);
    if (!last || store.state.screen !== 'setup' || store.state.asking) return;
    if (last.result) store.send({ type: 'setup', changes: setupOf(/** @type {any} */ (last)) });
    else await deeds.read?.({ id: last.id }, store.send);
  }

  /** The game of a link. Once it is read it is kept like any other, so a reload must not read it again. */
  function linked() {
    const { hash } = location;
    if (!hash.startsWith(GAME)) return false;
    history.replaceState(null, '', location.pathname);
    store.send({ type: 'game-import', text: hash, copy: Date.now().toString(36) });
    return true;
  }

  /** @param {Effect} effect @param {Send} send */
  function perform(effect, send) {
    deeds[effect.do]?.(effect, send);
  }

  listen(app, store);
  draw(store.state);
  store.send({ type: 'catalogue', catalogue });
  if (catalogue.languages?.length > 1)
    store.send({ type: 'words', words: await speakers(settings.lang, catalogue.languages) });
  if (!how.embedded) {
    addEventListener('hashchange', linked);
    if (!linked() && !how.setup?.rules && !how.notice) await resume();
    requestIdle(() => engine().start());
    void storage.tidy(Date.now() - FORGOTTEN).catch(() => {});
  }
  return { send: store.send, state: () => store.state };
}

/** What is at work behind the game is not seen. */
const UNSEEN = new Set(['generation', 'asking', 'unshown', 'writing', 'queue', 'game']);

/** Whether there is anything to draw. @param {any} before @param {any} now */
const differs = (before, now) => Object.keys(now).some((key) => now[key] !== before[key] && !UNSEEN.has(key));

/** @param {{state: State, send: Send}} store @param {HTMLElement} app */
function listen(app, store) {
  const region = () => app.querySelector('[data-region=board]');
  const squares = () => /** @type {HTMLElement[]} */ ([...(region()?.querySelectorAll('[data-square]') ?? [])]);
  document.addEventListener('keydown', (event) => {
    const { state, send } = store;
    const focus = /** @type {HTMLElement} */ (document.activeElement);
    const onBoard = Boolean(region()?.contains(focus));
    const message = keyMessage(state, event, onBoard, focus?.dataset.square ?? null);
    if (message) {
      event.preventDefault();
      return send(message);
    }
    if (!onBoard || event.metaKey || event.altKey || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End'))
      return;
    const target = moveFocus(state, event, focus, squares());
    if (!target) return;
    event.preventDefault();
    send({ type: 'focus-moved', square: target.dataset.square ?? null });
    queueMicrotask(() => target.focus());
  });
  const size = new ResizeObserver(() => {
    store.send({ type: 'resized', ...roomOf(store.state.settings) });
  });
  size.observe(document.documentElement);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const obey = () => store.send({ type: 'reduced-motion', on: still.matches });
  still.addEventListener('change', obey);
  obey();
}

/** @param {State} state @param {KeyboardEvent} event @param {HTMLElement} focus @param {HTMLElement[]} squares */
function moveFocus(state, event, focus, squares) {
  const at = squares.indexOf(focus);
  const { key } = event;
  if (key.startsWith('Arrow')) {
    if (at < 0) return squares[0];
    return squares[
      nearest(
        squares.map((one) => one.getBoundingClientRect()),
        at,
        key,
      )
    ];
  }
  if (key === 'Home' || key === 'End') {
    const arrow = key === 'Home' ? 'ArrowLeft' : 'ArrowRight';
    const boxes = squares.map((one) => one.getBoundingClientRect());
    if (event.ctrlKey || at < 0) return squares.filter((one) => one.dataset.cell).at(key === 'Home' ? 0 : -1);
    for (let now = at; ; ) {
      const next = nearest(boxes, now, arrow);
      if (next === now) return squares[now];
      now = next;
    }
  }
  const name = squareFor(state, key, event.shiftKey, focus.dataset.square ?? null);
  return name === null ? null : (squares.find((one) => one.dataset.square === name) ?? null);
}

/** @param {string} wanted @param {readonly string[]} available */
async function speakers(wanted, available) {
  const asked = wanted === 'auto' ? navigator.languages : wanted.split(',');
  return loadWords(read, asked, available);
}

/** @param {any} game @param {import('../types/game.js').View} view */
function rowOf(game, view) {
  return {
    id: game.id,
    name: game.name,
    rules: ruleText(game.record, view),
    players: view.players,
    plies: game.log.length,
    result: view.result?.winner ?? null,
    time: Date.now(),
    record: game.record,
  };
}

/** @param {any} record @param {import('../types/game.js').View} view */
const ruleText = (record, view) =>
  typeof record.rules === 'string' ? record.rules : (record.rules?.text ?? record.rules?.id ?? view.rules);

/** 32 bytes from the system, as hex: the seed of the dice. */
function seed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Some pages are refused storage by an exception at the first look. @template T @param {() => T} run @returns {T|null} */
function guarded(run) {
  try {
    return run();
  } catch {
    return null;
  }
}

/** @param {() => void} run */
function requestIdle(run) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
