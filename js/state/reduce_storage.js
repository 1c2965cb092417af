/** What is remembered: the settings, and the games: opened, named, deleted, brought in. */

import { isGameLink } from './address.js';
import { isBroughtIn, parseRecord, setupOf } from './choices.js';
import { withoutCopies } from './copies.js';
import { analyseAhead, askReview, withLearn } from './guidance.js';
import { setupHandlers } from './reduce_setup.js';
import { EMPTY_LEARN, firstSettings } from './state.js';
import { ask, clearNotice, halt, rulesOf, withRules, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/messages.js').StorageMessage} StorageMessage */

/**
 * @param {State} state
 * @param {Partial<State['storage']>} changes
 * @returns {State}
 */
const withStorage = (state, changes) => ({ ...state, storage: { ...state.storage, ...changes } });

/**
 * The settings count at once: a question that they no longer want is taken back, and values that they want shown are
 * asked for.
 * @param {State} state
 * @param {State['settings']} settings
 * @returns {import('../types/effects.js').Next}
 */
function withSettings(state, settings) {
  const { learn, ui, playback } = state;
  const asked = (!settings.tutor && learn.warning) || (!settings.confirm && ui.proposed !== null);
  const free = asked
    ? withUi(withLearn(state, { warning: null }), { proposed: null, answer: null, hint: null })
    : state;
  const next = { ...free, settings };
  return playback.moving ? [next] : analyseAhead(next);
}

/**
 * A game cannot be opened: the list is read again. Where a puzzle or a lesson was left for it, there is no other game.
 * @param {State} state
 */
const stay = (state) =>
  state.game || state.screen === 'setup'
    ? /** @type {import('../types/effects.js').Next} */ ([state, { do: 'list-games' }])
    : setupHandlers['new-asked'](state, { type: 'new-asked' });

/** @type {import('../types/messages.js').Handlers<StorageMessage>} */
export const storageHandlers = {
  setting(state, { key, value }) {
    const settings = { ...state.settings, [key]: value };
    /** @type {Effect[]} */
    const effects = [{ do: 'store-settings', settings: { [key]: value } }];
    if (key === 'board' || key === 'big') effects.push({ do: 'measure' });
    if (key === 'lang') effects.push({ do: 'load-language', lang: settings.lang });
    if (key === 'latin') effects.push({ do: 'load-language', lang: state.words.lang });
    const [next, ...more] = withSettings(state, settings);
    return [next, ...effects, ...more];
  },
  'settings-reset'(state) {
    const settings = firstSettings(state.embedded);
    return [
      ...withSettings(state, settings),
      { do: 'store-settings', settings },
      { do: 'load-language', lang: settings.lang },
      { do: 'measure' },
    ];
  },
  'storage-mode'(state, { mode, warn }) {
    const lost = mode === 'memory' && warn;
    const warning = lost ? { id: state.embedded ? 'notice-memory-embed' : 'notice-memory' } : null;
    // Where the storage works again, what was played meanwhile is written to it.
    const notice = lost || state.notice === state.storage.warning ? warning : state.notice;
    const next = withStorage({ ...state, notice }, { mode, warning });
    return state.ui.panel === 'games' ? [next, { do: 'list-games' }] : [next];
  },

  /** A deleted game can be restored for some time, the last one first. */
  games(state, { games: rows, unreadable = [] }) {
    const games = rows.filter((one) => !one.deleted);
    const deleted = rows.filter((one) => one.deleted).sort((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0));
    return [withStorage(state, { games, deleted, unreadable, fair: null })];
  },
  'all-games-asked': (state) => [
    withStorage(state, { fair: 'counting' }),
    { do: 'count-games', ids: withoutCopies(state.storage.games) },
  ],
  /** Counting has stopped a review that was not ready. */
  'all-games': (state, { reports }) => [
    withStorage(state, { fair: reports }),
    ...(state.truth?.phase === 'over' || state.learn.look ? askReview(state) : []),
  ],
  /** Another window has removed it. */
  'game-missing': stay,
  'game-open': (state, { id, look }) => [state, { do: 'read-game', id, look }],
  'game-read'(state, { row, record, damaged, look }) {
    const { events } = record;
    if (!events.length) {
      const [next, ...effects] = stay(state);
      return [{ ...next, notice: { id: 'notice-unreadable' } }, ...effects];
    }
    const known = rulesOf(state, row.rules);
    /** @type {State} */
    const next = {
      ...halt(state),
      learn: EMPTY_LEARN,
      screen: 'game',
      game: { id: row.id, name: row.name, record: row.record, log: events, saved: events.length },
      truth: null,
      view: null,
      queue: look ? [{ type: 'look-back-asked' }] : [],
      ownSetup: isBroughtIn(row) ? (state.ownSetup ?? state.setup) : null,
      setup: known ? { ...state.setup, ...setupOf(row) } : state.setup,
      notice: damaged === null ? state.storage.warning : { id: 'notice-damaged', args: { n: damaged } },
    };
    const closed = withUi(next, { panel: null, selected: null, answer: null, spoken: [] });
    return ask(withRules(closed, row.rules), { type: 'load', record });
  },
  'game-rename'(state, { id, name }) {
    const games = state.storage.games.map((one) => (one.id === id ? { ...one, name } : one));
    const game = state.game && state.game.id === id ? { ...state.game, name } : state.game;
    return [withStorage({ ...state, game }, { games }), { do: 'change-game', id, changes: { name } }];
  },
  'game-delete'(state, { id, now }) {
    // A deleted game that is on the screen is closed: its next move would store it again.
    const [left] = state.game?.id === id ? setupHandlers['new-asked'](state, { type: 'new-asked' }) : [state];
    const { games, deleted } = state.storage;
    const next = withStorage(left, {
      games: games.filter((one) => one.id !== id),
      deleted: [...games.filter((one) => one.id === id), ...deleted],
    });
    return [
      withUi(next, { panel: 'games' }),
      { do: 'change-game', id, changes: { deleted: now } },
      { do: 'focus', selector: '.undelete' },
    ];
  },
  'game-undelete'(state) {
    const [last, ...deleted] = state.storage.deleted;
    if (!last) return [state];
    const games = [...state.storage.games, last].sort((a, b) => b.time - a.time);
    return [
      withStorage(state, { games, deleted }),
      { do: 'change-game', id: last.id, changes: { deleted: null } },
      { do: 'focus', selector: '.games .sheet-body' },
    ];
  },
  /** Another window has deleted the game that is played here: it goes on all the same. */
  'game-keep': (state, { id }) => [
    state,
    { do: 'change-game', id, changes: { deleted: null } },
    { do: 'read-game', id },
  ],
  'game-export': (state, { id }) => [state, { do: 'export-game', id }],
  'unreadable-export': (state, { key }) => [state, { do: 'export-unreadable', key }],
  'unreadable-delete': (state, { key }) => [
    state,
    { do: 'delete-unreadable', key },
    { do: 'focus', selector: '.games .sheet-body' },
  ],
  'game-import'(state, { text, copy, rules }) {
    const left = halt(rules ? state : withStorage(state, { unnamed: null }));
    // What was said of the game or the file before is not true of this one.
    const halted = state.notice?.id === 'address-unknown' ? left : clearNotice(left);
    const record = parseRecord(text);
    if (record) return ask(halted, { type: 'load', record, copy });
    const opening = isGameLink(text) && !state.truth;
    /** @type {State} */
    const next = opening ? { ...halted, screen: 'game' } : halted;
    return ask(next, { type: 'import', text, copy, ...(rules ? { rules } : {}) });
  },
  'import-rules'(state, { rules }) {
    const { unnamed } = state.storage;
    return [unnamed ? withStorage(state, { unnamed: { ...unnamed, rules } }) : state];
  },
};
