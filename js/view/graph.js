/**
 * The value of a game from its beginning to its end, drawn as a line. Over it lies a range input, unseen:
 * so a moment is chosen by a tap, by the arrow keys, and by name.
 */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */

const HEIGHT = 100;

/**
 * @param {State} state
 * @param {Send} send
 * @param {Review} review
 * @param {{plain: (value: number) => string, mine: (value: number) => number}} format a value in words, and a value for
 *   the player that the review is for
 */
export function graphView(state, send, review, { plain, mine }) {
  const { t, amount } = state.words;
  /** @type {number[]} */
  const values = review.values.map(([, value]) => mine(value));
  const last = values.length - 1;
  const at = Math.min(state.learn.moment ?? last, last);
  const choose = (/** @type {{target: HTMLInputElement}} */ event) =>
    send({ type: 'moment-chosen', at: Number(event.target.value) });
  const says = t('graph-moment', { n: at, all: last, value: plain(values[at] ?? 0) });
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const unit = review.kind === 'chance' ? review.steps / 100 : review.steps;
  return h(
    'section',
    { key: 'graph' },
    h('h3', { id: 'graph-title' }, t('graph-title', { kind: review.kind })),
    h(
      'div',
      { class: 'graph', dir: 'ltr' },
      // What is up, and what is along: the words below say the same to those who do not see it.
      h(
        'div',
        { class: 'scale', 'aria-hidden': 'true' },
        rangeOf(review, values)
          .reverse()
          .map((value, i) =>
            h('span', { key: i }, t('review-amount', { kind: review.kind, value: amount(value / unit) })),
          ),
      ),
      h(
        'div',
        { class: 'along', 'aria-hidden': 'true' },
        h('span', null, t('graph-start')),
        h('span', null, t('graph-end')),
      ),
      picture(review, values, at),
      h('input', {
        type: 'range',
        min: 0,
        max: last,
        step: 1,
        value: String(at),
        'aria-labelledby': 'graph-title',
        'aria-valuetext': says,
        on: { input: choose, change: choose },
      }),
    ),
    h(
      'p',
      { class: 'row' },
      h('span', { class: 'moment' }, says),
      ' ',
      button(t('review-show'), () => send({ type: 'look-asked', ply: at + 1 }), { class: 'quiet' }),
    ),
    h(
      'p',
      { class: 'note' },
      t('graph-says', {
        start: plain(values[0] ?? 0),
        end: plain(values[last] ?? 0),
        low: plain(low),
        lowAt: values.indexOf(low),
        high: plain(high),
        highAt: values.indexOf(high),
      }),
    ),
  );
}

/**
 * From the bottom to the top; a chance is counted from none to all, with the half between.
 * @param {Review} review
 * @param {number[]} values
 * @returns {number[]}
 */
const rangeOf = ({ kind, total }, values) =>
  kind === 'chance' ? [0, total / 2, total] : [Math.min(0, ...values), Math.max(1, ...values)];

/**
 * @param {Review} review
 * @param {number[]} values
 * @param {number} at
 */
function picture(review, values, at) {
  const { kind, total, decided } = review;
  const range = rangeOf(review, values);
  const [bottom = 0, top = 1] = [range[0], range.at(-1)];
  const y = (/** @type {number} */ value) => Math.round((1 - (value - bottom) / (top - bottom)) * 10 * HEIGHT) / 10;
  const width = Math.max(1, values.length - 1);
  const line = values.map((value, i) => `${i ? 'L' : 'M'}${i} ${y(value)}`).join('');
  const even = y(kind === 'chance' ? total / 2 : 0);
  return h(
    'svg',
    { viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { class: 'below', d: `${line}V${even}H0Z` }),
    h('path', { class: 'even', d: `M0 ${even}H${width}` }),
    h('path', { class: 'course', d: line }),
    decided.map((one) => h('path', { key: one.ply, class: 'turning', d: `M${one.ply} ${y(values[one.ply] ?? 0)}h0` })),
    h('path', { class: 'here', d: `M${at} 0V${HEIGHT}` }),
  );
}
