/**
 * The pictures of the laboratory: a measure of one ruleset, on the scale of its row. One ink; what has a meaning is
 * also written. Their colours are attributes, because the same pictures are exported without our styles.
 */
import { h } from '../lib/dom.js';
import { BOARDS, squaresOf } from '../view/geometry.js';

/** @typedef {import('../lib/dom.js').Content} Content */
/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {import('../types/lab.js').LabRow} LabRow */
/** @typedef {import('../types/lab.js').LabCell} LabCell */

/** Units across each picture. */
export const WIDTH = 230;
const SMALL = { 'font-size': 12, fill: 'currentColor', 'fill-opacity': 0.8 };
const STRONG = { 'font-size': 14, 'font-weight': 700, fill: 'currentColor' };
const BAR = { fill: 'currentColor', 'fill-opacity': 0.45 };
/** Steps of limestone in a heat map, by their opacity over shell. */
const STEPS = [0, 0.15, 0.32, 0.5, 0.7, 1];
const DARKEST = STEPS.length - 1;
const SHELL = '#f5edda';
const LIMESTONE = '#a8432f';

/** How high the picture of a row is. @type {Record<LabRow['kind'], number>} */
const HEIGHTS = { spread: 104, share: 40, luck: 38, mean: 26, board: 104 };
/** @param {LabRow} row */
export const heightOf = (row) =>
  row.kind === 'board' ? Math.round((3 * WIDTH) / longest(row) + 4) : HEIGHTS[row.kind];

/** The squares along the longest board of a row. @param {LabRow & {kind: 'board'}} row */
const longest = (row) => Math.max(...row.cells.map(({ board }) => BOARDS[board].long));

/** Half a unit is enough. @param {number} value */
const brief = (value) => Math.round(value * 2) / 2;

/**
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 * @param {Content} content
 * @param {object} look
 */
const text = (x, y, anchor, content, look = SMALL) =>
  h('text', { ...look, x: brief(x), y: brief(y), 'text-anchor': anchor }, content);

/**
 * Words in a picture, which lies from left to right in every language.
 * @param {Words} words
 * @param {import('../lib/words.js').Ref} ref
 */
const inside = ({ t, dir }, ref) => (dir === 'rtl' ? `\u2067${t(ref)}\u2069` : t(ref));

/**
 * A triangle that points up or down: more or less than the first of the row.
 * @param {LabCell['apart']} apart
 * @param {number} x
 * @param {number} y of its middle
 */
export const triangle = (apart, x, y) =>
  apart &&
  h('path', {
    d: apart === 'more' ? `M${x} ${y + 4}h9l-4.5-8z` : `M${x} ${y - 4}h9l-4.5 8z`,
    fill: 'currentColor',
  });

/**
 * A number with as many digits as the engine gives.
 * @param {Words} words
 * @param {number} value
 */
export const written = ({ amount }, value) => amount(value, Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 1);

/**
 * The picture of a cell, without its svg element.
 * @param {Words} words
 * @param {LabRow} row
 * @param {number} index
 * @returns {Content}
 */
export function drawing(words, row, index) {
  if (row.kind === 'spread') return spread(words, row, index);
  if (row.kind === 'share') return share(words, row, index);
  if (row.kind === 'mean') return mean(words, row, index);
  if (row.kind === 'luck') return luck(words, row, index);
  return heat(words, row, index);
}

/**
 * @param {Words} words
 * @param {LabRow & {kind: 'spread'}} row
 * @param {number} index
 */
function spread(words, { cells, step }, index) {
  const { bins = [], median = 0, apart } = cells[index] ?? {};
  const top = Math.max(0.01, ...cells.flatMap((one) => one.bins ?? []));
  const wide = WIDTH / (bins.length || 1);
  const x = Math.min(WIDTH, (median / (step * bins.length)) * WIDTH);
  const late = x > WIDTH * 0.55;
  return [
    h('path', { d: `M0 84.5H${WIDTH}`, stroke: 'currentColor', 'stroke-opacity': 0.6 }),
    bins.map((part, i) => {
      const high = brief((part / top) * 66);
      return part > 0 && h('rect', { ...BAR, x: brief(i * wide + 1), y: 84 - high, width: wide - 2, height: high });
    }),
    h('path', { d: `M${brief(x)} 2V84`, stroke: 'currentColor', 'stroke-width': 2 }),
    text(
      late ? x - 6 : x + 6,
      13,
      late ? 'end' : 'start',
      inside(words, { id: 'lab-half', args: { throws: median } }),
      STRONG,
    ),
    triangle(apart, late ? 0 : WIDTH - 10, 9),
    [0, 4, 8, 12].map((i) => text(i * wide, 100, i ? 'middle' : 'start', words.amount(i * step))),
  ];
}

/**
 * @param {Words} words
 * @param {LabRow & {kind: 'share'}} row
 * @param {number} index
 */
function share(words, { cells, scale = [0, 100], even }, index) {
  const { value = 0, low = value, high = value, apart } = cells[index] ?? {};
  const at = (/** @type {number} */ one) => brief(6 + ((one - scale[0]) / (scale[1] - scale[0])) * (WIDTH - 12));
  const near = Math.min(WIDTH - 44, Math.max(44, at(value)));
  const line = even === undefined ? 0 : at(even);
  const left = near <= line;
  // The name of the even line stands beside the value, towards the line, where there is room for both.
  const beside = left ? Math.max(line + 4, near + 26) : Math.min(line - 4, near - 26);
  const room = left ? beside < WIDTH - 60 : beside > 60;
  return [
    even !== undefined && h('path', { d: `M${line} 0V24`, stroke: 'currentColor', 'stroke-dasharray': '3 2' }),
    even === undefined && h('path', { d: `M6 12H${WIDTH - 6}`, stroke: 'currentColor', 'stroke-opacity': 0.25 }),
    h('path', {
      d: `M${at(low)} 12H${at(high)}`,
      stroke: 'currentColor',
      'stroke-width': 6,
      'stroke-opacity': 0.45,
      'stroke-linecap': 'round',
    }),
    h('circle', { cx: at(value), cy: 12, r: 5.5, fill: 'currentColor' }),
    text(near, 38, 'middle', words.t('lab-percent', { value }), STRONG),
    triangle(apart, left ? near - 40 : near + 30, 33),
    even !== undefined &&
      room &&
      text(beside, 38, left ? 'start' : 'end', inside(words, { id: 'lab-even', args: { value: even } })),
  ];
}

/**
 * @param {Words} words
 * @param {LabRow & {kind: 'mean'}} row
 * @param {number} index
 */
function mean(words, { cells, scale = [0, 1] }, index) {
  const { value = 0, low = value, high = value, apart } = cells[index] ?? {};
  const room = WIDTH - 62;
  const at = (/** @type {number} */ one) => brief(((one - scale[0]) / (scale[1] - scale[0] || 1)) * room);
  const [from, to] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
  const end = Math.max(to, at(high));
  return [
    scale[0] < 0 && h('path', { d: `M${at(0)} 2v22`, stroke: 'currentColor', 'stroke-dasharray': '3 2' }),
    h('rect', { ...BAR, x: from, y: 5, width: Math.max(1, to - from), height: 16, rx: 3 }),
    h('path', { d: `M${at(low)} 13H${at(high)}M${at(low)} 9v8M${at(high)} 9v8`, stroke: 'currentColor' }),
    text(end + 7, 18, 'start', written(words, value), STRONG),
    triangle(apart, end + 46, 13),
  ];
}

/**
 * Luck is hatched, choices are plain; both have their words. Below the line between them lies its interval.
 * @param {Words} words
 * @param {LabRow & {kind: 'luck'}} row
 * @param {number} index
 */
function luck(words, { cells }, index) {
  const { value = 0, low = value, high = value } = cells[index] ?? {};
  const at = (/** @type {number} */ one) => brief((one / 100) * WIDTH);
  const x = at(value);
  const lines = Array.from({ length: Math.floor(x / 8) }, (_, i) => `M${8 * i} 26l8-22`).join('');
  return [
    h('path', { d: lines, stroke: 'currentColor', 'stroke-opacity': 0.25 }),
    h('rect', { x: 0.5, y: 3.5, width: WIDTH - 1, height: 23, rx: 3, fill: 'none', stroke: 'currentColor' }),
    h('path', { d: `M${x} 3.5v23`, stroke: 'currentColor' }),
    h('path', { d: `M${at(low)} 33H${at(high)}M${at(low)} 29.5v7M${at(high)} 29.5v7`, stroke: 'currentColor' }),
    // Luck is always said, so that columns can be compared; choices where they have the room.
    value >= 38
      ? text(x / 2, 20, 'middle', inside(words, { id: 'lab-by-luck', args: { value } }), STRONG)
      : text(x + 5, 20, 'start', inside(words, { id: 'lab-by-luck', args: { value } }), STRONG),
    value > 38 &&
      value <= 62 &&
      text(
        (x + WIDTH) / 2,
        20,
        'middle',
        inside(words, { id: 'lab-by-choices', args: { value: 100 - value } }),
        STRONG,
      ),
  ];
}

/**
 * @param {Words} words
 * @param {LabRow & {kind: 'board'}} row
 * @param {number} index
 */
function heat({ amount }, row, index) {
  const cell = row.cells[index];
  if (!cell) return null;
  const side = (WIDTH - 4) / longest(row);
  return squaresOf(cell.board)
    .flat()
    .map(({ name, x, y }) => {
      const times = cell.squares[name] ?? 0;
      const step = times ? Math.max(1, Math.ceil((times / (row.top || 1)) * DARKEST)) : 0;
      const place = { x: brief(2 + x * side), y: brief(2 + y * side), width: brief(side), height: brief(side) };
      return [
        h('rect', { ...place, fill: SHELL, stroke: '#2a221e', 'stroke-width': 2 }),
        step > 0 && h('rect', { ...place, class: 'heat', fill: LIMESTONE, 'fill-opacity': STEPS[step] }),
        times > 0 &&
          text(2 + (x + 0.5) * side, 2 + (y + 0.5) * side + 4, 'middle', amount(times), {
            ...STRONG,
            class: `heat-${step}`,
            'font-size': Math.min(13, brief(side / 2)),
            fill: step === DARKEST ? '#ffffff' : '#14110f',
          }),
      ];
    });
}

/**
 * What a cell says, for those who do not see it, and for the table.
 * @param {Words} words
 * @param {LabRow} row
 * @param {number} index
 */
export function said({ t, amount, list }, row, index) {
  if (row.kind === 'board') {
    const found = Object.entries(row.cells[index]?.squares ?? {}).filter(([, times]) => times);
    return list(found.sort(([, a], [, b]) => b - a).map(([square, times]) => `${square}: ${amount(times)}`));
  }
  const cell = row.cells[index];
  if (row.kind === 'luck') {
    const { value = 0, low = value, high = value } = /** @type {LabCell} */ (cell) ?? {};
    const byLuck = t('lab-value', { value: t('lab-by-luck', { value }), low, high });
    return list([byLuck, t('lab-by-choices', { value: 100 - value })]);
  }
  const { value = 0, low, high } = /** @type {LabCell} */ (cell) ?? {};
  if (low === undefined || high === undefined) return amount(value);
  return t(row.kind === 'share' ? 'lab-value-share' : 'lab-value', { value, low, high });
}
