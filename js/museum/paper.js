/**
 * Sheets of paper as values. Every measure is in millimetres: in print one unit is one millimetre, on the screen as
 * much as makes the sheet fit (css/sheets.css, --mm).
 */
import { h } from '../lib/dom.js';

/** @typedef {import('../lib/dom.js').Content} Content */
/** @typedef {'a4'|'letter'|'a3'} Paper */
/** @typedef {[x: number, y: number, wide: number, high: number]} Box */

/** What a paper is called everywhere. @type {Record<Paper, string>} */
export const NAMES = { a4: 'A4', letter: 'Letter', a3: 'A3' };

/** Shorter and longer side. @type {Record<Paper, [number, number]>} */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4], a3: [297, 420] };

/** The line by which somebody sees with a ruler whether the printer has kept the size. */
const SCALE_BAR = 50;

/**
 * One page of a sheet.
 * @param {Paper} paper
 * @param {boolean} wide lying, not upright
 * @param {string} name
 * @param {...Content} inside
 */
export function page(paper, wide, name, ...inside) {
  const [short, long] = PAPERS[paper];
  return h(
    'article',
    {
      class: `page ${paper}${wide ? '-wide' : ''} ${name}`,
      style: { '--page-wide': wide ? long : short, '--page-high': wide ? short : long },
    },
    inside,
  );
}

/**
 * A drawing, its size in millimetres. Words beside it say what it shows.
 * @param {string} name
 * @param {Box} box
 * @param {...Content} inside
 */
export const drawn = (name, [x, y, wide, high], ...inside) =>
  h(
    'svg',
    {
      class: `mm ${name}`,
      viewBox: `${x} ${y} ${wide} ${high}`,
      style: { '--wide': wide, '--high': high },
      'aria-hidden': 'true',
      focusable: 'false',
    },
    inside,
  );

/** A line of 50 mm with a mark at every ten. */
export const scaleBar = () =>
  drawn(
    'scale-bar',
    [0, 0, SCALE_BAR, 5],
    h('path', { class: 'thin-line', d: 'M0 2.5H50M0 0V5M50 0V5M10 1.2V3.8M20 1.2V3.8M30 1.2V3.8M40 1.2V3.8' }),
  );

/** @param {number} value */
export const brief = (value) => Math.round(value * 1000) / 1000;

/** @param {readonly (readonly [number, number])[]} points */
export const closed = (points) => `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join('L')}Z`;
