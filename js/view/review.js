/** The end of a game, looked back at: luck apart from choices, what decided, the throws. */
import { h } from '../lib/dom.js';
import { namesPlayer } from '../lib/words.js';
import { button } from './dialog.js';
import { graphView } from './graph.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */
/** @typedef {import('../types/game.js').Player} Player */

/**
 * The player from whose view the sums are shown: the person, or light.
 * @param {State} state
 * @returns {Player}
 */
function whose(state) {
  const players = state.truth?.players;
  return players?.light.kind !== 'human' && players?.dark.kind === 'human' ? 'dark' : 'light';
}

/**
 * @param {State} state
 * @param {Send} send
 */
export function reviewView(state, send) {
  const { t } = state.words;
  const { review } = state.learn;
  if (!review) return [h('p', { key: 'waiting', class: 'note' }, t('review-waiting'))];
  const { plain, mine } = amounts(state, review);
  return [
    sums(state, review),
    graphView(state, send, review, { plain, mine }),
    decided(state, send, review),
    throwsView(state, review),
  ];
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
  /** @type {Player} */
  const other = me === 'light' ? 'dark' : 'light';
  const sign = me === 'light' ? 1 : -1;
  const unit = kind === 'chance' ? steps / 100 : steps;
  // What all values add up to: 100 %, nothing, or all the money.
  const whole = me === 'light' ? 0 : review.total;
  const format = (/** @type {number} */ value, /** @type {boolean} */ plus) =>
    t('review-amount', { kind, value: amount(value / unit, 1, plus) });
  const plain = (/** @type {number} */ value) => format(value, false);
  const signed = (/** @type {number} */ value) => format(value, true);
  return {
    me,
    other,
    plain,
    mine: (/** @type {number} */ value) => whole + sign * value,
    signed: (/** @type {number} */ value) => signed(sign * value),
    rows: [
      ['review-start', plain(whole + sign * review.start)],
      ['review-luck', signed(sign * review.luck)],
      ['review-choices', signed(sign * review.choices[me])],
      ['review-choices-of', signed(sign * review.choices[other])],
      ['review-result', plain(whole + sign * review.result)],
    ],
  };
}

/**
 * @param {State} state
 * @param {Review} review
 */
function sums(state, review) {
  const { t } = state.words;
  const { me, other, rows } = amounts(state, review);
  const alone = state.truth?.players[me].kind === 'human' && state.truth.players[other].kind !== 'human';
  return h(
    'section',
    { key: 'sums' },
    h(
      'table',
      { class: 'facts sums' },
      h('caption', null, t('review-title')),
      h(
        'tbody',
        null,
        rows.map(([id, amount]) =>
          h(
            'tr',
            { key: id },
            h(
              'th',
              { scope: 'row' },
              id === 'review-choices' && !alone
                ? t('review-choices-of', { player: t(`side-${me}`) })
                : t(id, { player: t(`side-${other}`) }),
            ),
            h('td', null, amount),
          ),
        ),
      ),
    ),
    h('p', { class: 'note' }, t('review-note', { kind: review.kind, player: t(`side-${me}`) })),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Review} review
 */
function decided(state, send, review) {
  const { t } = state.words;
  const { signed } = amounts(state, review);
  if (!review.decided.length) return h('p', { key: 'decided' }, t('review-even'));
  return h(
    'section',
    { key: 'decided' },
    h('h3', null, t('review-decided')),
    h(
      'ul',
      { class: 'decided' },
      review.decided.map((one) =>
        h(
          'li',
          { key: one.ply },
          h(
            'p',
            null,
            h('strong', null, t('review-swing', { kind: one.kind, value: signed(one.change) })),
            ' ',
            one.kind === 'choice' && !namesPlayer(one.text) && [t(`side-${one.by}`), ': '],
            t(one.text),
            one.best && [' ', t('review-better', { move: one.best.action })],
          ),
          button(
            t('review-show'),
            () => send({ type: 'look-asked', ply: one.kind === 'luck' ? one.ply + 1 : one.ply, best: one.best?.index }),
            { class: 'quiet' },
          ),
        ),
      ),
    ),
  );
}

/**
 * Throws beside what was to be expected: bars for the eye, numbers for everyone.
 * @param {State} state
 * @param {Review} review
 */
function throwsView(state, review) {
  const { t } = state.words;
  const sides = /** @type {Player[]} */ (['light', 'dark']);
  return h(
    'section',
    { key: 'throws' },
    review.throws.map((one) => {
      const most = Math.max(...one.rows.flatMap((row) => [row.light, row.dark, ...row.expected]), 1);
      return h(
        'table',
        { class: 'facts throws', key: one.kit.count },
        h('caption', null, t('throws-title')),
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, t(one.kit.kind === 'bones' ? 'throws-value' : 'throws-marked')),
            sides.map((side) => h('th', { scope: 'col', key: side }, t(`side-${side}`))),
          ),
        ),
        h(
          'tbody',
          null,
          one.rows.map((row) =>
            h(
              'tr',
              { key: row.marked },
              h('th', { scope: 'row' }, String(row.marked)),
              sides.map((side, i) =>
                h(
                  'td',
                  { key: side },
                  bar(row[side], row.expected[i], most),
                  ' ',
                  t('throws-count', { count: row[side], due: state.words.amount(row.expected[i], 1) }),
                ),
              ),
            ),
          ),
        ),
      );
    }),
    h('p', { class: 'note' }, t('throws-note')),
  );
}

/**
 * @param {number} count
 * @param {number} due
 * @param {number} most
 */
function bar(count, due, most) {
  const x = (/** @type {number} */ value) => Math.round((value / most) * 590) / 10;
  return h(
    'svg',
    { class: 'bar-of', viewBox: '0 0 60 8', 'aria-hidden': 'true', focusable: 'false' },
    h('rect', { class: 'is', x: 0, y: 1.5, width: x(count), height: 5 }),
    h('path', { class: 'due', d: `M${x(due)} 0v8` }),
  );
}
