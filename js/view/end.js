/** The end of a game on its table: two buttons in the place of Throw. The numbers are in end_card.js. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * Whether the table shows the end, and no earlier moment.
 * @param {State} state
 */
export const atEnd = ({ view, learn }) => view?.phase === 'over' && !learn.look && !learn.lesson;

/**
 * @param {State} state
 * @param {Send} send
 */
export function endButtons(state, send) {
  const { t } = state.words;
  const match = state.truth?.match;
  const again =
    match && match.game < match.games ? t('again-match', { game: match.game + 1, games: match.games }) : t('again');
  return h(
    'div',
    { key: 'end', class: 'answers ended' },
    button(again, () => send({ type: 'again-asked' }), { key: 'main', class: 'primary main' }),
    button(t('look-back'), () => send({ type: 'look-back-asked' }), { key: 'look' }),
  );
}
