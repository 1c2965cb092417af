/** The result of a game as a sum: the start, the dice, and the choices of both. */
import { h } from '../lib/dom.js';
import { otherOf } from '../state/players.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/protocol.js').Review} Review */
/** @typedef {import('../types/game.js').Player} Player */

/**
 * The player from whose view the sums are shown: the person, or light.
 * @param {State} state
 * @returns {Player}
 */
export function whose(state) {
  const players = state.truth?.players;
  return players?.light.kind !== 'human' && players?.dark.kind === 'human' ? 'dark' : 'light';
}

/**
 * Amounts are whole steps, so that what is shown adds up to the last digit.
 * @param {State} state
 * @param {Review} review
 */
export function amounts(state, review) {
  const { t, amount } = state.words;
  const { kind, steps } = review;
  const me = whose(state);
  const other = otherOf(me);
  const sign = me === 'light' ? 1 : -1;
  const unit = kind === 'chance' ? steps / 100 : steps;
  const format = (/** @type {number} */ value, /** @type {boolean} */ plus) =>
    t('review-amount', { kind, value: amount(value / unit, 1, plus) });
  const plain = (/** @type {number} */ value) => format(value, false);
  const signed = (/** @type {number} */ value) => format(sign * value, true);
  // What all values add up to: 100 %, nothing, or all the money.
  const of = (/** @type {Player} */ player, /** @type {number} */ value) =>
    player === 'light' ? value : review.total - value;
  const mine = (/** @type {number} */ value) => of(me, value);
  return {
    me,
    plain,
    mine,
    /** The dice of both, and the choices of the player from whose view the sums are. */
    dice: signed(review.luck.light + review.luck.dark),
    own: signed(review.choices[me]),
    /** Start, dice and choices of both, end. */
    rows: [
      plain(mine(review.start)),
      signed(review.luck[me]),
      signed(review.luck[other]),
      signed(review.choices[me]),
      signed(review.choices[other]),
      plain(mine(review.result)),
    ],
  };
}

const NAMES = ['review-start', 'review-luck', 'review-luck', 'review-choices', 'review-choices', 'review-result'];

/**
 * The sum as a table. Until the review is there each line waits in its place.
 * @param {State} state
 */
export function sumsView(state) {
  const { t } = state.words;
  const { review } = state.learn;
  const known = review && amounts(state, review);
  const me = whose(state);
  const by = [me, otherOf(me)].map((one) => state.truth?.sides[one]);
  return h(
    'table',
    { class: 'facts sums', key: 'sums' },
    h('caption', null, t('review-title')),
    h(
      'tbody',
      null,
      NAMES.map((id, i) =>
        h(
          'tr',
          { key: i },
          h('th', { scope: 'row' }, t(id, { by: by[(i - 1) % 2] ?? '' })),
          h('td', null, known ? (known.rows[i] ?? '') : '…'),
        ),
      ),
    ),
  );
}

/**
 * The unit of the sums, and whose they are: luck of the other player counts against the person.
 * @param {State} state
 */
export const sumsNote = (state) =>
  state.learn.review &&
  h(
    'p',
    { class: 'note', key: 'unit' },
    state.words.t('review-note', { kind: state.learn.review.kind, by: state.truth?.sides[whose(state)] ?? '' }),
  );
