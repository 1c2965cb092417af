/** Games that could not be read, in My games: each can be exported as it was found, or deleted for good. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Unreadable} Unreadable */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 * @param {(game: Unreadable) => string} nameOf
 */
export function damagedView(state, send, nameOf) {
  const { t } = state.words;
  const { unreadable } = state.storage;
  if (!unreadable.length) return null;
  return h(
    'section',
    { key: 'damaged', 'aria-labelledby': 'damaged' },
    h('h3', { id: 'damaged' }, t('games-damaged')),
    h('p', { class: 'note' }, t('games-damaged-note')),
    h(
      'ul',
      { class: 'games-list' },
      unreadable.map((game) => lineOf(state, send, game, nameOf(game))),
    ),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Unreadable} game
 * @param {string} name
 */
function lineOf(state, send, { key, time }, name) {
  const { t, date } = state.words;
  return h(
    'li',
    { key },
    h('p', null, t('games-damaged-line', { name, date: date(time) })),
    h(
      'p',
      { class: 'row' },
      button(t('games-export'), () => send({ type: 'unreadable-export', key }), {
        class: 'quiet',
        'aria-label': t('games-damaged-export', { name }),
      }),
      button(t('games-damaged-delete'), () => send({ type: 'unreadable-delete', key }), {
        class: 'quiet',
        'aria-label': t('games-damaged-delete-one', { name }),
      }),
    ),
  );
}
