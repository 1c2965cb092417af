/** What is remembered: the settings, and the games, opened, named, deleted, brought in and given away. Part of the one reducer (update.js). */
import { GAME, rulesLink } from './address.js';
import { thrownOnce } from './all_dice.js';
import { recordIn, setupOf } from './choices.js';
import { NOTHING } from './reduce_learn.js';
import { SETTINGS } from './state.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {[State, ...Effect[]]} Next */

/** Whether a game comes from a link. @param {{text?: string}} request */
export const isLink = ({ text }) => Boolean(text?.startsWith(GAME));

/** @param {import('./update.js').Tools} tools @returns {Record<string, (state: State, message: any) => Next>} */
export function keeping({ handle, halt, ask, ui, withRules }) {
  return {
    'settings-read': (state, { settings }) => [{ ...state, settings: { ...state.settings, ...settings } }],
    setting(state, { key, value }) {
      const settings = { ...state.settings, [key]: value };
      return [
        { ...state, settings },
        { do: 'keep-settings', settings },
        ...(key === 'board' || key === 'big' ? [{ do: 'measure' }] : []),
        ...(key === 'lang' ? [{ do: 'words', lang: value }] : []),
      ];
    },
    'settings-reset': (state) => [
      { ...state, settings: SETTINGS },
      { do: 'keep-settings', settings: SETTINGS },
      { do: 'words', lang: 'auto' },
      { do: 'measure' },
    ],

    /** What was deleted lately can be had back, the last one first. */
    games(state, { games: rows }) {
      const games = rows.filter((/** @type {any} */ one) => !one.deleted);
      const deleted = rows
        .filter((/** @type {any} */ one) => one.deleted)
        .sort((/** @type {any} */ a, /** @type {any} */ b) => b.deleted - a.deleted);
      return [{ ...state, storage: { ...state.storage, games, deleted, fair: null } }];
    },
    'all-dice-asked': (state) => [
      { ...state, storage: { ...state.storage, fair: 'counting' } },
      { do: 'all-dice', ids: thrownOnce(state.storage.games) },
    ],
    'all-dice': (state, { said }) => [{ ...state, storage: { ...state.storage, fair: said } }],
    'game-open': (state, { id }) => [state, { do: 'read', id }],
    'game-read'(state, { row, record, damaged }) {
      const next = ui(
        {
          ...halt(state),
          learn: NOTHING,
          screen: 'game',
          game: { id: row.id, name: row.name, record: row.record, log: record.events, saved: record.events.length },
          truth: null,
          view: null,
        },
        { panel: null, selected: null, answer: null, spoken: [] },
      );
      const known = {
        ...next,
        setup: { ...state.setup, ...setupOf(row) },
        notice: damaged === null ? null : { id: 'notice-damaged', args: { n: damaged } },
      };
      const [asked, ...effects] = ask(withRules(known, row.rules), 'load', { record });
      return [asked, ...effects];
    },
    'game-rename'(state, { id, name }) {
      const games = state.storage.games.map((one) => (one.id === id ? { ...one, name } : one));
      const game = state.game && state.game.id === id ? { ...state.game, name } : state.game;
      return [
        { ...state, game, storage: { ...state.storage, games } },
        { do: 'change', id, changes: { name } },
      ];
    },
    'game-delete'(state, { id, now }) {
      // A game that is deleted leaves the table too: its next move would bring it back.
      const [left] = state.game?.id === id ? handle(state, { type: 'new-asked' }) : [state];
      const { games, deleted } = state.storage;
      const storage = {
        ...state.storage,
        games: games.filter((one) => one.id !== id),
        deleted: [...games.filter((one) => one.id === id), ...deleted],
      };
      return [
        ui({ ...left, storage }, { panel: 'games' }),
        { do: 'change', id, changes: { deleted: now } },
        { do: 'focus', on: '.undelete' },
      ];
    },
    'game-undelete'(state) {
      const {
        deleted: [back, ...deleted],
        games,
      } = state.storage;
      if (!back) return [state];
      return [
        { ...state, storage: { ...state.storage, games: [...games, back].sort((a, b) => b.time - a.time), deleted } },
        { do: 'change', id: back.id, changes: { deleted: null } },
        { do: 'focus', on: '.games .sheet-body' },
      ];
    },
    'game-export': (state, { id }) => [state, { do: 'export', id }],
    'game-import'(state, { text, copy, rules }) {
      const now = rules ? state : { ...state, storage: { ...state.storage, unnamed: null } };
      const record = recordIn(text);
      if (record) return ask(halt(now), 'load', { record, copy });
      const waiting = isLink({ text }) && !now.truth ? { ...now, screen: /** @type {const} */ ('game') } : now;
      return ask(halt(waiting), 'import', { text, copy, ...(rules ? { rules } : {}) });
    },
    'import-rules'(state, { rules }) {
      const { unnamed } = state.storage;
      return [unnamed ? { ...state, storage: { ...state.storage, unnamed: { ...unnamed, rules } } } : state];
    },
    'text-asked': (state) => ask(state, 'text'),
    'link-asked': (state) => ask(state, 'link'),
    'rules-link-asked': (state) => [state, { do: 'copy', link: rulesLink(state.setup) }],
  };
}
