/** Does what the reducer wants done outside: asks the engine, stores games, copies, moves the focus. */

import { download } from '../lib/download.js';
import { orNull } from '../lib/guard.js';
import { filesOf, PAGE_GROUPS } from '../lib/languages.js';
import { retried } from '../lib/net.js';
import { newSeed } from '../lib/seed.js';
import { inSite, SITE } from '../lib/site.js';
import { checkSettings } from '../state/state.js';
import { addTableScreen, perform } from '../state/table_screens.js';
import { ATTEMPTS, loadLazyViews } from '../view/lazy.js';
import { countAll } from './count_games.js';
import { addStyle, idle, roomOf, today } from './document.js';
import { nextInGame } from './focus.js';
import { addWords, chosenWords, SETTINGS_KEY, storedSettings } from './language.js';
import { keepFiles } from './offline.js';
import { codeOf } from './storage.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Game} Game */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */
/** @typedef {import('../lib/languages.js').Group} Group */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').WholeRecord} WholeRecord */
/** @typedef {import('../types/messages.js').Send} Send */
/**
 * @typedef {object} Outside what the effects work on
 * @property {() => import('../types/protocol.js').Client} engine
 * @property {ReturnType<typeof import('./storage.js').openStorage>} storage
 * @property {ReturnType<typeof import('./windows.js').joinWindows>} [tell] other windows what is stored
 * @property {() => State} state
 * @property {boolean} embedded the page is inside a frame of another site
 * @property {boolean} [storeless] nothing is stored
 * @property {string|null} seed of the dice, where the address gives one: in a frame of every new game, on the
 *   usual page of the first one only
 */
/** @typedef {Exclude<Effect, import('../types/kiosk.js').KioskEffect>['do']} Usual */
/** @typedef {{[D in Usual]: (effect: Extract<Effect, {do: D}>, send: Send) => void|Promise<void>}} Effects */

/** What may be opened later is loaded this many milliseconds after the engine is ready: the first moves come first. */
const LAZY_DELAY = 2000;
/** What the answers to some requests need beside the words that come first. @type {Record<string, Group[]>} */
const WORDS_OF = { explain: ['rules'], lesson: ['rules', 'lessons'], look: ['review'] };

/**
 * The words that the reason of a refusal needs.
 * @param {unknown} reason
 * @returns {Group[]}
 */
function groupsIn(reason) {
  const named = JSON.stringify(reason);
  return [
    ...(named.includes('"refused-') ? /** @type {Group[]} */ (['refused']) : []),
    ...(named.includes('"misfit-') ? /** @type {Group[]} */ (['panels']) : []),
  ];
}

/**
 * Leave some parameters out of the address.
 * @param {(name: string) => boolean} keep
 */
function keepInAddress(keep) {
  const all = [...new URLSearchParams(location.search)];
  const kept = all.filter(([name]) => keep(name));
  if (kept.length === all.length) return;
  history.replaceState(null, '', location.pathname + (kept.length ? `?${new URLSearchParams(kept)}` : ''));
}

/**
 * @param {Outside} outside
 * @returns {(effect: Effect, send: Send) => void}
 */
export function createEffects({ engine, storage, tell, state, embedded, storeless, seed }) {
  /**
   * The whole record of a game that is played or stored.
   * @param {string} id
   * @returns {Promise<WholeRecord|null>}
   */
  async function recordOf(id) {
    const { game } = state();
    if (game?.id === id) return { ...game.record, events: game.log };
    const stored = await storage.read(id);
    return stored && { ...stored.row.record, events: stored.events };
  }

  /** How many games were asked for. */
  let reads = 0;
  let given = seed;
  /** A game with a given seed may be one of many with the same id: a mark tells it from those that are stored here. */
  const own = () => (given && !storeless ? { copy: Date.now().toString(36) } : {});

  /**
   * Words without which an answer cannot be read; a refusal where they do not come.
   * @param {Group[]} groups
   */
  const addOrRefuse = (groups) =>
    addWords(() => state().words, groups).catch(() => Promise.reject({ code: '', ref: { id: 'lazy-failed' } }));

  /**
   * A refusal and the words of its reason; where they do not come, the reason is said in English.
   * @param {import('../types/protocol.js').Refusal} refusal
   * @returns {Promise<import('../types/protocol.js').Refusal>}
   */
  async function withWords({ ref, ...refusal }) {
    if (!ref) return refusal;
    return addWords(() => state().words, groupsIn(ref)).then(
      () => ({ ...refusal, ref }),
      () => refusal,
    );
  }

  /** What the address asked for has been seen: a reload must not bring it back, but looks and speaks as before. */
  function leaveAddress() {
    if (!embedded) keepInAddress((name) => name in state().settings);
  }

  /** @type {Effects} */
  const effects = {
    'leave-address': leaveAddress,
    wait: ({ ms, message }, send) => void setTimeout(send, ms, message),
    boot: () => engine().start(),
    async ask({ request }, send) {
      const { generation } = state();
      const begins = request.type === 'new';
      // A start with real dice takes several requests; all have the seed of the first.
      const sent = begins
        ? { seed: given ?? newSeed(), ...own(), ...request }
        : request.type === 'puzzle'
          ? { seed: newSeed(), ...request }
          : request;
      // Of a stored game: the next one has throws of its own again.
      if (begins && !embedded) given = null;
      if (begins) leaveAddress();
      try {
        const answer = await engine().ask(sent);
        await addOrRefuse([...(WORDS_OF[sent.type] ?? []), ...groupsIn('refused' in answer ? answer.refused : null)]);
        if ('events' in answer && answer.events.some((one) => one.kind === 'fairness'))
          // A throw counts in any case.
          await addWords(() => state().words, ['review']).catch(() => {
            answer.events = answer.events.filter((one) => one.kind !== 'fairness');
          });
        send({ type: 'answer', generation, request: sent, answer });
      } catch (error) {
        send({ type: 'refused', generation, request: sent, error: await withWords(refusalIn(error)) });
      }
    },
    async store({ game, view }, send) {
      try {
        const stored = await storage.append(
          rowOf(game, view),
          game.saved,
          game.log.slice(game.saved),
          game.log.slice(0, game.saved),
        );
        const { length } = game.log;
        send({ type: 'stored', id: game.id, saved: stored ? length : game.saved });
        if (stored) tell?.({ id: game.id, saved: length });
      } catch (error) {
        send({ type: codeOf(error) === 'deleted' ? 'deleted-elsewhere' : 'conflict', id: game.id });
      }
    },
    async 'list-games'(_effect, send) {
      const games = await storage.games();
      send({ type: 'games', games, unreadable: await storage.unreadable() });
    },
    async 'read-game'({ id, look }, send) {
      const { generation } = state();
      const mine = ++reads;
      const found = await storage.read(id);
      // Another game was asked for meanwhile.
      if (mine !== reads) return;
      if (!found) return send({ type: 'game-missing', generation });
      const { row, events, damaged } = found;
      send({ type: 'game-read', generation, row, record: { ...row.record, events }, damaged, look });
    },
    'change-game': ({ id, changes }) => storage.change(id, changes),
    async 'export-game'({ id }) {
      const found = await recordOf(id);
      if (found) downloadJson(`${id.slice(0, 8) || 'game'}.ur.json`, found);
    },
    async 'export-unreadable'({ key }) {
      downloadJson('unreadable.json', await storage.quarantined(key));
    },
    async 'delete-unreadable'({ key }, send) {
      await storage.discard(key);
      await effects['list-games']({ do: 'list-games' }, send);
    },
    async 'count-games'({ ids }, send) {
      send({ type: 'all-games', reports: await countAll(ids, recordOf, (request) => engine().ask(request)) });
    },
    'copy-text': ({ text }, send) => copy(text, send),
    'copy-link': ({ link }, send) => copy(inSite(link), send),
    'store-settings'({ settings }) {
      // What a visitor has chosen counts from now on, whatever the address says.
      if (!embedded) keepInAddress((name) => !(name in settings));
      const all = { ...checkSettings(storedSettings()), ...settings };
      if (!storeless) orNull(() => localStorage.setItem(SETTINGS_KEY, JSON.stringify(all)));
    },
    async 'load-language'({ lang }, send) {
      const { words, settings } = state();
      try {
        const chosen = await chosenWords(lang, { ...words, latin: settings.latin });
        // Over a slow line another language may have been chosen meanwhile.
        if (state().settings.lang !== settings.lang) return;
        send({ type: 'words', words: chosen });
        const language = LANGUAGES.find((one) => one.code === chosen.lang);
        // Without a network all words of the language are wanted, not only those that were needed so far.
        if (language && state().offline) void keepFiles(send, filesOf(language, PAGE_GROUPS)).catch(() => {});
        if (!embedded) leaveEntryPage();
      } catch {
        send({ type: 'notice', notice: { id: 'language-failed' } });
      }
    },
    async 'load-lazy-views'({ ahead, words = [] }, send) {
      if (ahead) {
        await new Promise((done) => setTimeout(done, LAZY_DELAY));
        await idle();
      }
      try {
        /** @type {import('../types/catalogue.js').Rulebooks} */
        let rulebooks = {};
        const views = loadLazyViews(async () => {
          const [found] = await Promise.all([
            state().ui.lazyViews ? null : fetch(inSite('rulebooks.json')),
            addStyle('css/lazy.css'),
          ]);
          if (found) rulebooks = await found.json();
        });
        await Promise.all([views, addWords(() => state().words, words)]);
        send({ type: 'lazy-views-loaded', rulebooks, words });
      } catch {
        if (!ahead) send({ type: 'lazy-views-failed' });
      }
    },
    async 'load-screen'({ do: _, ...what }, send) {
      const { name } = what;
      try {
        // Bundled by itself: its address is only known here.
        const script = () => import(inSite(`js/${name}.js`));
        const [loaded] = await Promise.all([retried(script, ATTEMPTS), addStyle(`css/${name}.css`)]);
        const { screen } = /** @type {{screen: import('../types/table_screens.js').TableScreen}} */ (loaded);
        await addWords(() => state().words, [name]);
        addTableScreen(name, screen);
        const stored = embedded ? null : orNull(() => localStorage.getItem(`urgame:${name}`));
        send({ type: 'screen-loaded', ...what, today: today(), stored });
      } catch {
        send({ type: 'lazy-views-failed' });
      }
    },
    'of-screen'(effect, send) {
      const { generation } = state();
      // The screen may be closed before its message comes.
      perform(effect, (message) => send(/** @type {typeof message} */ ({ ...message, generation })), !embedded);
    },
    measure: (_effect, send) => send({ type: 'resized', ...roomOf() }),
    // Refused in a sandboxed frame.
    persist: () => void orNull(() => navigator.storage?.persist?.().catch(() => {})),
    focus: ({ selector }) =>
      void setTimeout(() => {
        // The answer may have been drawn before this.
        const next = selector === '#status' ? nextInGame(document) : undefined;
        const element = next ?? /** @type {HTMLElement|null} */ (document.querySelector(selector));
        element?.focus({ preventScroll: embedded });
      }, 0),
  };

  return (effect, send) => {
    const run = /** @type {(effect: Effect, send: Send) => void} */ (effects[/** @type {Usual} */ (effect.do)]);
    // In production too: all effects are made by the reducer, so this can only be a mistake of ours.
    if (!run) throw new Error(`unknown effect: ${effect.do}`);
    run(effect, send);
  };
}

/** After a choice, a reload must not bring back the language that the address asked for. */
function leaveEntryPage() {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(null, '', SITE.pathname + address.search + address.hash);
  document.documentElement.removeAttribute('data-entry');
}

/**
 * The engine rejects with a refusal. Anything else is a mistake of ours, and has no code.
 * @param {unknown} error
 * @returns {import('../types/protocol.js').Refusal}
 */
const refusalIn = (error) =>
  error instanceof Error ? { code: '', message: error.message } : { code: '', ...Object(error) };

/** How long the page says that something was copied, in milliseconds. */
const COPIED = 4000;

/**
 * @param {string} text
 * @param {Send} send
 */
async function copy(text, send) {
  try {
    await navigator.clipboard.writeText(text);
    send({ type: 'notice', notice: { id: 'copied' } });
    // Nothing can be done about it, so it goes by itself.
    setTimeout(send, COPIED, { type: 'notice', notice: null, of: 'copied' });
  } catch {
    send({ type: 'copy-by-hand', text });
  }
}

/**
 * @param {Game} game
 * @param {View} view
 * @returns {StoredGame}
 */
const rowOf = ({ id, name, record, log }, view) => ({
  id,
  name,
  rules: record.rules?.id ?? view.rules,
  players: view.players,
  plies: log.length,
  result: view.result?.winner ?? null,
  time: Date.now(),
  record,
  last: {
    board: view.board,
    pieces: view.pieces.filter(({ square }) => square !== 'hand'),
    result: view.result ? view.status[0] : null,
  },
});

/**
 * @param {string} name
 * @param {unknown} value
 */
const downloadJson = (name, value) => download(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
