/**
 * The page, full or embedded: makes the parts, connects them, and draws.
 */

import { connect } from '../engine/client.js';
import { patch } from '../lib/dom.js';
import { orNull } from '../lib/guard.js';
import { createStore } from '../lib/store.js';
import { GAME, STORY } from '../state/address.js';
import { isBroughtIn, setupOf } from '../state/choices.js';
import { checkSettings, firstSettings, initial } from '../state/state.js';
import { update } from '../state/update.js';
import { appView, dialogsView } from '../view/app.js';
import { SILENT } from './database.js';
import { idle, today, updateDocument } from './document.js';
import { createEffects } from './effects.js';
import { followGame } from './focus.js';
import { listen } from './input.js';
import { storedSettings } from './language.js';
import { openStorage } from './storage.js';
import { joinWindows } from './windows.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {ReturnType<typeof createEffects>} Perform */
/**
 * @typedef {object} Mode how a kiosk or a frame differs from the usual page
 * @property {(state: State) => State} begin the state to begin with
 * @property {typeof update} update
 * @property {(usual: Perform, state: () => State) => Perform} effects
 */
/**
 * @typedef {object} Opening how the page is opened
 * @property {import('../types/catalogue.js').Catalogue} catalogue
 * @property {import('../lib/words.js').Words|Promise<import('../lib/words.js').Words>} words
 * @property {boolean} [embedded] inside a frame of another site
 * @property {Partial<State['setup']>} [setup]
 * @property {Partial<State['settings']>} [settings]
 * @property {string|null} [seed] of the dice, from the address: in a frame of every new game, on the
 *   usual page of the first one only
 * @property {boolean} [store] false: nothing is stored
 * @property {State['notice']} [notice]
 * @property {(state: State, send: Send) => import('../lib/dom.js').Content} [view] what is drawn; the whole page
 *   without it
 * @property {(state: State) => void} [watch] called whenever the page has been drawn
 * @property {Mode} [mode]
 */

/**
 * @typedef {object} Page
 * @property {Send} send
 * @property {() => State} state
 * @property {string[]} [keep] files for some visits that it needs without a network
 */

/** @type {Mode} */
const USUAL = { begin: (state) => state, update, effects: (usual) => usual };
/** After storage has failed it is tried again, with or without a move: first and last pause, in milliseconds. */
const RETRY = { first: 2000, last: 32_000 };
/** A deleted game can be restored for 30 days, here in milliseconds. */
const RESTORABLE = 30 * 24 * 3600 * 1000;

/**
 * @param {Opening} opening
 * @returns {Promise<Page>}
 */
export async function open(opening) {
  const {
    catalogue,
    words,
    embedded = false,
    store: stores = true,
    notice = null,
    view = appView,
    watch,
    mode = USUAL,
    ...how
  } = opening;
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  const dialogs = /** @type {HTMLElement} */ (document.getElementById('dialogs'));
  const storeless = !stores;
  const factory = storeless ? null : orNull(() => globalThis.indexedDB);
  let warned = false;
  /** The games could not be read when the page opened. */
  let unread = false;
  const storage = openStorage(
    factory,
    (mode, why) => {
      // Storage that was slow once is tried again before a player is warned.
      warned = mode === 'memory' && why !== SILENT;
      store.send({ type: 'storage-mode', mode, warn: warned && !storeless });
      if (mode === 'memory' && factory) setTimeout(catchUp, RETRY.first, RETRY.first);
      if (mode === 'disk' && unread) void resume();
    },
    () => store.send({ type: 'notice', notice: { id: 'notice-written-again' } }),
  );
  /** Games that were played while the storage failed are stored when it works again, without a move too. */
  async function catchUp(/** @type {number} */ pause) {
    const next = Math.min(2 * pause, RETRY.last);
    if (storage.mode !== 'memory' || (await storage.catchUp())) return;
    if (!warned) store.send({ type: 'storage-mode', mode: 'memory', warn: !storeless });
    warned = true;
    setTimeout(catchUp, next, next);
  }
  const tell = storeless ? undefined : joinWindows((stored) => store.send({ type: 'conflict', ...stored }));
  if (factory)
    document.addEventListener(
      'visibilitychange',
      () => document.hidden && storage.mode === 'memory' && storage.catchUp(),
    );
  const first = initial();
  /** @type {State['settings']} */
  const settings = {
    ...firstSettings(embedded),
    ...checkSettings(storeless ? {} : storedSettings()),
    ...how.settings,
  };
  /** Until it is loaded, and where it cannot be loaded, there is no sound. @type {import('./sound.js').Sound|null} */
  let sound = null;
  void idle()
    .then(() => import('./sound.js'))
    .then(({ createSound }) => {
      const loaded = createSound();
      sound = loaded;
      for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, loaded.unlock, { once: true });
    })
    .catch(() => {});
  /** @type {import('../types/protocol.js').Client|null} */
  let client = null;
  let drawn = first;
  const engine = () => (client ??= connect((push) => push.type !== 'snapshot' && store.send(push)));
  const setup = { ...first.setup, ...how.setup };
  const daySolved =
    !storeless && orNull(() => JSON.parse(localStorage.getItem('urgame:puzzle') ?? '{}').day) === today();
  /** @returns {State} */
  const now = () => store.state;
  const store = createStore(
    mode.begin({
      ...first,
      ui: { ...first.ui, daySolved, cards: false },
      settings,
      words: await words,
      embedded,
      storeless,
      setup,
      notice,
    }),
    mode.update,
    mode.effects(
      createEffects({ engine, storage, tell, state: now, embedded, storeless, seed: how.seed ?? null }),
      now,
    ),
    draw,
  );

  /** @param {State} state */
  function draw(state) {
    const before = drawn;
    drawn = state;
    if (!differs(before, state)) return;
    const closed = before.ui.panel === 'story' && state.ui.panel !== 'story' && location.hash === STORY;
    // A reload must not open the story again.
    if (closed) history.replaceState(null, '', location.pathname + location.search);
    updateDocument(state);
    for (const dialog of dialogs.querySelectorAll('dialog')) {
      // Closing gives the focus back to where it was; taking the element away would not.
      if (dialog.open && !dialog.classList.contains(state.ui.panel ?? 'none')) dialog.close();
    }
    followGame(app, Boolean(state.view?.actions.length), () => patch(app, view(state, store.send)));
    patch(dialogs, dialogsView(state, store.send));
    watch?.(state);
    // To make a sound takes a moment, in which the board can be seen already.
    if (sound) setTimeout(sound.play, 0, before, state);
  }

  /**
   * Go on with the game that was played last; if it has ended, the next has the rules of the last one played here.
   * Where the address names rules or a position, the start screen only offers to go on.
   */
  async function resume() {
    const stored = await storage.games();
    const games = stored.filter((one) => !one.deleted);
    const last = games[0]?.result ? games.find((one) => !isBroughtIn(one)) : games[0];
    unread = storage.mode === 'memory';
    const { screen, asking, setup: chosen, ui } = store.state;
    // Late storage must not take away what a person has begun.
    if (!last || screen !== 'setup' || asking || chosen !== setup || ui.panel) return;
    store.send({ type: 'games', games: stored });
    if (how.setup?.rules || new URLSearchParams(location.search).has('position')) return;
    store.send(last.result ? { type: 'setup', changes: setupOf(last) } : { type: 'game-open', id: last.id });
  }

  /** Open the game of a link. It is stored like any other, so a reload must not read the link again. */
  function openLink() {
    const { hash } = location;
    if (!hash.startsWith(GAME)) return false;
    history.replaceState(null, '', location.pathname);
    store.send({ type: 'game-import', text: hash, copy: Date.now().toString(36) });
    return true;
  }

  /** The story has an address of its own. */
  const openStory = () => location.hash === STORY && store.send({ type: 'panel', panel: 'story' });

  listen(app, store);
  let day = today();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || day === today()) return;
    day = today();
    store.send({ type: 'day-began' });
  });
  draw(store.state);
  store.send({ type: 'catalogue', catalogue });
  // The first picture comes, and Play answers, before the cards below it are made.
  requestAnimationFrame(() => setTimeout(store.send, 0, { type: 'cards' }));
  if (!embedded) {
    addEventListener('hashchange', () => openLink() || openStory());
    if (!openLink() && !openStory() && !notice) await resume();
    // An engine that could not be started waits for a person to try again.
    void idle().then(() => now().boot.stage === 'failed' || engine().start());
    void storage.tidy(Date.now() - RESTORABLE).catch(() => {});
  }
  return { send: store.send, state: now };
}

/** Parts of the state that are not shown. @type {Set<keyof State>} */
const UNSEEN = new Set(['generation', 'asking', 'unshown', 'queue', 'game']);

/**
 * Whether there is anything to draw.
 * @param {State} before
 * @param {State} now
 */
const differs = (before, now) =>
  /** @type {(keyof State)[]} */ (Object.keys(now)).some((key) => now[key] !== before[key] && !UNSEEN.has(key));
