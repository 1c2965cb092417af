/**
 * What a game was worth from its beginning to its end, drawn as a line. Over it lies a range input, unseen:
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
 * @param {{plain: (worth: number) => string, mine: (worth: number) => number}} told a worth in words, and a worth for
 *   the player that the review is for
 */
export function graphView(state, send, review, { plain, mine }) {
  const { t, amount } = state.words;
  /** @type {number[]} */
  const worths = review.values.map(([, worth]) => mine(worth));
  const last = worths.length - 1;
  const at = Math.min(state.learn.moment ?? last, last);
  const choose = (/** @type {{target: HTMLInputElement}} */ event) =>
    send({ type: 'moment-chosen', at: Number(event.target.value) });
  const says = t('graph-moment', { n: at, all: last, value: plain(worths[at] ?? 0) });
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
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
        rangeOf(review, worths)
          .reverse()
          .map((worth, i) =>
            h('span', { key: i }, t('review-amount', { kind: review.kind, value: amount(worth / unit) })),
          ),
      ),
      h(
        'div',
        { class: 'along', 'aria-hidden': 'true' },
        h('span', null, t('graph-start')),
        h('span', null, t('graph-end')),
      ),
      picture(review, worths, at),
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
        start: plain(worths[0] ?? 0),
        end: plain(worths[last] ?? 0),
        low: plain(low),
        lowAt: worths.indexOf(low),
        high: plain(high),
        highAt: worths.indexOf(high),
      }),
    ),
  );
}

/**
 * From the bottom to the top; a chance is counted from none to all, with the half between.
 * @param {Review} review
 * @param {number[]} worths
 * @returns {number[]}
 */
const rangeOf = ({ kind, total }, worths) =>
  kind === 'chance' ? [0, total / 2, total] : [Math.min(0, ...worths), Math.max(1, ...worths)];

/**
 * @param {Review} review
 * @param {number[]} worths
 * @param {number} at
 */
function picture(review, worths, at) {
  const { kind, total, decided } = review;
  const range = rangeOf(review, worths);
  const [bottom = 0, top = 1] = [range[0], range.at(-1)];
  const y = (/** @type {number} */ worth) => Math.round((1 - (worth - bottom) / (top - bottom)) * 10 * HEIGHT) / 10;
  const width = Math.max(1, worths.length - 1);
  const line = worths.map((worth, i) => `${i ? 'L' : 'M'}${i} ${y(worth)}`).join('');
  const even = y(kind === 'chance' ? total / 2 : 0);
  return h(
    'svg',
    { viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { class: 'below', d: `${line}V${even}H0Z` }),
    h('path', { class: 'even', d: `M0 ${even}H${width}` }),
    h('path', { class: 'course', d: line }),
    decided.map((one) => h('path', { key: one.ply, class: 'turning', d: `M${one.ply} ${y(worths[one.ply] ?? 0)}h0` })),
    h('path', { class: 'here', d: `M${at} 0V${HEIGHT}` }),
  );
}
