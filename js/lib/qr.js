/** A QR code as a picture: an address that a phone takes along from a screen or from paper. It needs no network. */

import { generate } from 'lean-qr/nano';
import { h } from './dom.js';

/** Light modules around the code, as its standard (ISO/IEC 18004) wants them. */
const QUIET = 4;

/**
 * The dark modules of the code of a text, as path data: each row is cut into runs.
 * @param {string} text in letters of Latin-1, such as an address
 * @returns {{size: number, d: string}} the size is that of one side, in modules
 */
export function modulesOf(text) {
  const { size, get } = generate(text);
  let d = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (get(x, y)) x += 1;
      if (x > from) d += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return { size, d };
}

/**
 * Black on white in every theme, or cameras may not read it.
 * @param {string} text
 * @param {string} label what it leads to, for those who listen
 */
export function qrView(text, label) {
  const { size, d } = modulesOf(text);
  const side = size + 2 * QUIET;
  return h(
    'svg',
    {
      class: 'qr',
      key: 'qr',
      viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`,
      role: 'img',
      'aria-label': label,
      'shape-rendering': 'crispEdges',
    },
    h('rect', { x: -QUIET, y: -QUIET, width: side, height: side, fill: '#fff' }),
    h('path', { d, fill: '#000' }),
  );
}
