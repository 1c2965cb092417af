/**
 * The value of a game from its start to its end, drawn as a line. Over it lies a range input, unseen: so a moment is
 * chosen by a tap, by the arrow keys, and by name.
 */
import { h } from '../lib/dom.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from './dialog.js';
import { amounts } from './sums.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */
/** @typedef {import('../types/protocol.js').Mark} Mark */

const HEIGHT = 100;
/** The shape of each mark in a square of 20. @type {Record<Mark|'found', string>} */
const SHAPES = {
  doubtful: 'M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
  slip: 'M10 2 18 17H2Z',
  mistake: 'M3 3H17V17H3Z',
  found: 'M10 1 19 10 10 19 1 10Z',
};

/**
 * The sign of a mark.
 * @param {Mark|'found'} mark
 * @param {import('../lib/dom.js').Style} [style]
 */
export const markSign = (mark, style = {}) =>
  h(
    'svg',
    { class: `look-mark ${mark}`, viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false', style },
    h('path', { d: SHAPES[mark] }),
  );

/**
 * @param {State} state
 * @param {Send} send
 */
export function graphView(state, send) {
  const { t } = state.words;
  const { review, look } = state.learn;
  const moves = state.truth?.moves ?? [];
  const n = look?.n ?? 0;
  if (!review) return h('p', { key: 'graph', class: 'graph-waits note', role: 'status' }, t('review-waiting'));
  const { me, mine, plain } = amounts(state, review);
  // The value after each move; entry `ply` of the log is moment `ply - 1` of the review.
  const values = [1, ...moves.map((move) => move.ply)].map((ply) => mine(review.values[ply - 1]?.[1] ?? 0));
  const says = t('graph-moment', {
    n,
    all: moves.length,
    by: state.truth?.sides[me] ?? me,
    kind: review.kind,
    value: plain(values[n] ?? 0),
  });
  const choose = (/** @type {{target: HTMLInputElement}} */ event) =>
    send({ type: 'look-asked', n: Number(event.target.value) });
  // Where the steps have no buttons for both ends, these words are buttons.
  const broad = BROAD.has(layoutOf(state));
  const end = (/** @type {string} */ name, /** @type {string} */ label, /** @type {number} */ to) =>
    broad
      ? button(t(name), () => send({ type: 'look-asked', n: to }), { class: 'link', key: name, 'aria-label': t(label) })
      : h('span', { key: name, 'aria-hidden': 'true' }, t(name));
  return h(
    'div',
    { key: 'graph', class: 'graph', dir: 'ltr' },
    h(
      'div',
      { class: 'course-box' },
      picture(review, values, n, state.truth?.phase === 'over'),
      marksView(review, moves, values),
      h('input', {
        type: 'range',
        min: 0,
        max: moves.length,
        step: 1,
        value: String(n),
        'aria-label': t('graph-title', { kind: review.kind }),
        'aria-valuetext': says,
        on: { input: choose },
      }),
    ),
    h(
      'p',
      { class: 'graph-along' },
      end('graph-start', 'look-first', 0),
      h('b', { key: 'says', dir: state.words.dir, 'aria-hidden': 'true' }, says),
      end('graph-end', 'look-end', moves.length),
    ),
  );
}

/**
 * From the bottom to the top; a chance is counted from none to all.
 * @param {Review} review
 * @param {number[]} values
 */
function heightOf({ kind, total, half }, values) {
  const [bottom, top] = kind === 'chance' ? [0, total] : [Math.min(0, ...values) - half, Math.max(1, ...values) + half];
  return (/** @type {number} */ value) => Math.round((1 - (value - bottom) / (top - bottom)) * 10 * HEIGHT) / 10;
}

/**
 * @param {Review} review
 * @param {number[]} values
 * @param {number} at
 * @param {boolean} ended
 */
function picture(review, values, at, ended) {
  const y = heightOf(review, values);
  const width = Math.max(1, values.length - 1);
  const line = values.map((value, i) => `${i ? 'L' : 'M'}${i} ${y(value)}`).join('');
  const even = y(review.kind === 'chance' ? review.total / 2 : 0);
  return h(
    'svg',
    { viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' },
    review.half ? h('path', { class: 'band', d: band(values, review, y, ended) }) : null,
    h('path', { class: 'below', d: `${line}V${even}H0Z` }),
    h('path', { class: 'even', d: `M0 ${even}H${width}` }),
    h('path', { class: 'course', d: line }),
    h('path', { class: 'here edge', d: `M${at} 0V${HEIGHT}` }),
    h('path', { class: 'here', d: `M${at} 0V${HEIGHT}` }),
  );
}

/**
 * How far the values may be wrong: the line somewhat higher, and back, somewhat lower. At the end of a game that has
 * ended the result is known.
 * @param {number[]} values
 * @param {Review} review
 * @param {(value: number) => number} y
 * @param {boolean} ended
 */
function band(values, { half, kind, total }, y, ended) {
  const [least, most] = kind === 'chance' ? [0, total] : [-Infinity, Infinity];
  const last = values.length - (ended ? 1 : 0);
  const shifted = values.map((value, i) =>
    [1, -1].map((by) => `L${i} ${y(i < last ? Math.min(most, Math.max(least, value + by * half)) : value)}`),
  );
  return `M${[...shifted.map(([high]) => high), ...shifted.map(([, low]) => low).reverse()].join('').slice(1)}Z`;
}

/**
 * A mark stands on the line after its move.
 * @param {Review} review
 * @param {import('../types/game.js').MoveLine[]} moves
 * @param {number[]} values
 */
function marksView(review, moves, values) {
  const y = heightOf(review, values);
  return review.judged.map(({ ply, found, ...judged }) => {
    const mark = found ? 'found' : judged.mark;
    const n = mark ? moves.findIndex((move) => move.ply === ply + 1) + 1 : 0;
    const at = { '--x': n / Math.max(1, moves.length), '--y': y(values[n] ?? 0) / HEIGHT };
    return mark && n > 0 && markSign(mark, at);
  });
}
