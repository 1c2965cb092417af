/** What can be taken from the laboratory: its table, and its picture as SVG or PNG. */
import { h, patch } from '../lib/dom.js';
import { drawing, heightOf, WIDTH } from './lab_cells.js';

/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {import('../types/lab.js').LabFound} LabFound */

/** Colours of paper, and the space round everything. */
const INK = '#231d19';
const PAPER = '#faf7f0';
const EDGE = 24;
const GAP = 26;
const LINE = 20;
/** Dots of a PNG for each unit of the picture. */
const SCALE = 2;

/** The commands that give these numbers, and the version: the first lines of the table. @param {LabFound} found */
const aboutOf = ({ head }) =>
  head
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2))
    .join('\n');

/**
 * The picture as a text of SVG, with its width and height.
 * @param {Words} words
 * @param {LabFound} found
 * @param {string} below a line that says who played
 */
export function svgOf(words, found, below) {
  const { t, dir } = words;
  const rows = found.rows.filter(({ drawn }) => drawn);
  const columns = found.columns.length;
  const wide = 2 * EDGE + columns * WIDTH + (columns - 1) * GAP;
  const start = dir === 'rtl' ? wide - EDGE : EDGE;
  const left = (/** @type {number} */ i) => EDGE + (dir === 'rtl' ? columns - 1 - i : i) * (WIDTH + GAP);
  const words_ = { fill: INK, direction: dir };
  let y = EDGE + 16;
  const line = (/** @type {string} */ content, /** @type {object} */ look = {}) => {
    const drawn = h('text', { ...words_, x: start, y, 'font-size': 14, ...look }, content);
    y += LINE;
    return drawn;
  };
  const head = [line(t(found.answer), { 'font-size': 20, 'font-weight': 700 }), line(below)];
  const names = found.columns.map(({ short, games }, i) => {
    const x = left(i) + (dir === 'rtl' ? WIDTH : 0);
    return [
      h('text', { ...words_, x, y: y + 12, 'font-size': 16, 'font-weight': 700 }, t(short)),
      h('text', { ...words_, x, y: y + 30, 'font-size': 13 }, t('lab-games', { games })),
    ];
  });
  y += 60;
  const body = rows.map((row) => {
    const label = line(t(row.what), { 'font-weight': 600 });
    const high = heightOf(row);
    const top = y - LINE + 8;
    y = top + high + 32;
    const cells = row.cells.map((_, i) =>
      h('g', { transform: `translate(${left(i)} ${top})` }, drawing(words, row, i)),
    );
    return [label, cells];
  });
  const high = y;
  const holder = document.createElement('div');
  patch(
    holder,
    h(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${wide} ${high}`,
        width: wide,
        height: high,
        color: INK,
        'font-family': 'sans-serif',
      },
      h('metadata', null, aboutOf(found)),
      h('rect', { width: wide, height: high, fill: PAPER }),
      [head, names, body],
    ),
  );
  const [svg] = holder.children;
  return { text: svg ? new XMLSerializer().serializeToString(svg) : '', wide, high };
}

/**
 * The same picture as PNG.
 * @param {{text: string, wide: number, high: number}} svg
 * @returns {Promise<Blob>}
 */
export async function pngOf({ text, wide, high }) {
  const image = new Image();
  // Our policy allows pictures from this site and from data: addresses alone.
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide * SCALE;
  canvas.height = high * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture')))),
  );
}
