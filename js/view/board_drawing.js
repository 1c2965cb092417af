/**
 * The board itself, as one drawing that no move changes: slab, strips of the edge, plaques of shell and their
 * ornaments. Tiles, tones and the corners of the plaques vary by a fixed hash, so that every drawing is the same.
 * The light comes from the upper left however the board lies: places are turned, ornaments never.
 */
import { h } from '../lib/dom.js';
import { BOARDS, middleOf, squaresOf } from './geometry.js';

/** @typedef {import('../lib/dom.js').VNode} VNode */
/** @typedef {import('../state/orientation.js').Lie} Lie */
/** @typedef {[number, number]} Point */

/** Corners of the slab in units, clockwise from the far corner beside row 1. @type {Record<'ur'|'late', Point[]>} */
const OUTLINES = {
  ur: [
    [0, 0],
    [4, 0],
    [4, 1],
    [6, 1],
    [6, 0],
    [8, 0],
    [8, 3],
    [6, 3],
    [6, 2],
    [4, 2],
    [4, 3],
    [0, 3],
  ],
  late: [
    [0, 0],
    [4, 0],
    [4, 1],
    [12, 1],
    [12, 2],
    [4, 2],
    [4, 3],
    [0, 3],
  ],
};
/** How far the slab reaches beyond the squares, and the drawing beyond the slab, in hundredths of a unit. */
const EDGE = 31;
const MARGIN = 34;

/**
 * @param {number} n
 * @returns {number} 32 bits that look like chance
 */
function hash(n) {
  let x = Math.imul(n + 7, 2654435761) >>> 0;
  x ^= x >>> 15;
  x = Math.imul(x, 2246822519) >>> 0;
  return (x ^ (x >>> 13)) >>> 0;
}

/**
 * @param {number} n
 * @param {number} most
 * @returns {number} from -most to most
 */
const jitter = (n, most) => ((hash(n) % 1000) / 1000 - 0.5) * 2 * most;

/**
 * The drawing's own coordinates, before the board is laid: x along the board, y from the far file to the near one.
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
function laying(board, { upright, reversed }) {
  const length = BOARDS[board].long * 100;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const along = reversed ? length - x : x;
    return /** @type {Point} */ (upright ? [y, length - along] : [along, y]);
  };
}

/**
 * The outline of the slab.
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
export function slabOf(board, lie) {
  const lay = laying(board, lie);
  return `M${grown(OUTLINES[board])
    .map(([x, y]) => lay(x, y).join(' '))
    .join('L')}Z`;
}

/**
 * @param {Point[]} outline
 * @returns {Point[]} in hundredths, moved outwards by the edge
 */
function grown(outline) {
  return outline.map(([x, y], i) => {
    const before = outline.at(i - 1) ?? [0, 0];
    const after = outline[(i + 1) % outline.length] ?? [0, 0];
    const one = [Math.sign(x - before[0]), Math.sign(y - before[1])];
    const two = [Math.sign(after[0] - x), Math.sign(after[1] - y)];
    return [x * 100 + EDGE * ((one[1] ?? 0) + (two[1] ?? 0)), y * 100 - EDGE * ((one[0] ?? 0) + (two[0] ?? 0))];
  });
}

/**
 * The strips of the edge: tiles of lapis and limestone, an eye or a letter in the middle of each unit.
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
function edgeOf(board, lie) {
  const outline = OUTLINES[board];
  const lay = laying(board, lie);
  /** @type {Map<number, string[]>} tone → rectangles */
  const tiles = new Map();
  /** @type {VNode[]} */
  const middles = [];
  let seed = 0;
  const files = lie.near === 'light' ? 'CBA' : 'ABC';
  const put = (/** @type {number} */ tone, /** @type {number[]} */ [x = 0, y = 0, w = 0, high = 0]) =>
    tiles.set(tone, [...(tiles.get(tone) ?? []), rectangle(lay, x, y, w, high)]);
  const lapis = () => [1, 2, 3, 4, 1, 2][hash(seed++) % 6] ?? 1;
  const limestone = () => [5, 6, 7][hash(seed++) % 3] ?? 5;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [0, 0];
    const [dx, dy] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
    const inner = dx === 0 && x0 !== 0 && x0 !== BOARDS[board].long;
    const near = dy === 0 && dx < 0;
    const first = dx === 0 && x0 === 0;
    for (let k = 0; k < Math.abs(x1 - x0) + Math.abs(y1 - y0); k++) {
      const [x, y] = [x0 + dx * k, y0 + dy * k];
      const tile = (/** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ tone, high = 19) => {
        const side = (/** @type {number} */ along, /** @type {number} */ out) => [
          x * 100 + dx * along + dy * out,
          y * 100 + dy * along - dx * out,
        ];
        const [a, b] = [side(from, 15.5 - high / 2), side(from + long, 15.5 + high / 2)];
        const [ax = 0, ay = 0, bx = 0, by = 0] = [...a, ...b];
        put(tone, [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)]);
      };
      for (const [from = 0, long = 0, blue = 0] of [
        [1.5, 13, 1],
        [17.3, 12.5, 0],
        [70.2, 12.5, 0],
        [85.5, 13, 1],
      ]) {
        // Where a strip meets the bridge, its last tiles would lie in the corner.
        const across = y * 100 + dy * (from + long / 2);
        if (inner && !((across >= 0 && across < 69) || across > 231)) continue;
        tile(from, long, blue ? lapis() : limestone());
      }
      tile(32.5, 35, 8, near || first ? 23 : 19);
      const [cx, cy] = [(x + dx / 2) * 100, (y + dy / 2) * 100];
      const [mx, my] = lay(cx + dy * 15.5, cy - dx * 15.5);
      const letter = near ? String(Math.floor(cx / 100) + 1) : first ? files[Math.floor(cy / 100)] : null;
      middles.push(
        letter ? h('text', { class: 'label', x: mx, y: my + 7.4 }, letter) : eye(mx, my, (dx === 0) !== lie.upright),
      );
    }
  });
  return [
    [...tiles].map(([tone, all]) => h('path', { class: `tone-${tone}`, d: all.join('') })),
    middles,
    corners(outline, lay),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {boolean} upright
 */
const eye = (x, y, upright) =>
  h(
    'g',
    { transform: `translate(${x} ${y})${upright ? ' rotate(90)' : ''}` },
    h('path', { class: 'eye-line', d: 'M-14 0Q0-11 14 0Q0 11-14 0Z' }),
    h('circle', { class: 'eye-dot', r: 3.6 }),
  );

/**
 * @param {Point[]} outline
 * @param {(x: number, y: number) => Point} lay
 */
function corners(outline, lay) {
  const points = grown(outline);
  return points.flatMap(([x, y], i) => {
    const [ax, ay] = points.at(i - 1) ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    if ((x - ax) * (by - y) - (y - ay) * (bx - x) <= 0) return [];
    const inwards = (/** @type {number} */ value, /** @type {0|1} */ axis) =>
      value + (outline.some((one) => one[axis] * 100 - EDGE === value) ? 15.5 : -15.5);
    const [cx, cy] = lay(inwards(x, 0), inwards(y, 1));
    return h(
      'g',
      { transform: `translate(${cx} ${cy})` },
      h('path', { class: 'tone-1', d: 'M-11-11h22v22h-22z' }),
      h('circle', { class: 'tone-8', r: 7.6 }),
      h('circle', { class: 'tone-5', r: 3.8 }),
    );
  });
}

/**
 * @param {(x: number, y: number) => Point} lay
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} high
 */
function rectangle(lay, x, y, w, high) {
  const [ax, ay] = lay(x, y);
  const [bx, by] = lay(x + w, y + high);
  const [wide, tall] = [brief(Math.abs(bx - ax)), brief(Math.abs(by - ay))];
  return `M${brief(Math.min(ax, bx))} ${brief(Math.min(ay, by))}h${wide}v${tall}h-${wide}z`;
}

/** @param {number} value */
const brief = (value) => Math.round(value * 10) / 10;

/**
 * Thin strips of lapis between the squares.
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
function joints(board, lie) {
  const lay = laying(board, lie);
  const names = new Set(squaresOf(board).flatMap((row) => row.map((one) => one.name)));
  /** @type {Map<number, string[]>} */
  const strips = new Map();
  for (const { name, x, y } of squaresOf(board).flat()) {
    const tone = hash((x + 1) * 31 + y * 7);
    const put = (/** @type {number} */ one, /** @type {string} */ d) =>
      strips.set(one, [...(strips.get(one) ?? []), d]);
    if (names.has(`${name[0]}${x + 2}`))
      put([1, 2, 3, 1, 2][tone % 5] ?? 1, rectangle(lay, x * 100 + 98.6, y * 100 + 5, 2.8, 90));
    if (names.has(`${'BC'[y] ?? ''}${x + 1}`))
      put([2, 1, 3, 1, 2][tone % 5] ?? 1, rectangle(lay, x * 100 + 5, y * 100 + 98.6, 90, 2.8));
  }
  return [...strips].map(([tone, all]) => h('path', { class: `tone-${tone}`, d: all.join('') }));
}

/**
 * Plaques and ornaments: in full ink with a bevel where the square has a meaning, fainter and flat where it has none.
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 * @param {readonly string[]} means
 */
function plaques(board, lie, means) {
  /** @type {string[]} */
  const grain = [];
  const drawn = squaresOf(board)
    .flat()
    .map(({ name, ornament }, i) => {
      const { x, y } = middleOf(name, 'light', board, lie);
      const [a, b, c, d] = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([sx = 0, sy = 0], k) =>
        [x + sx * 44.6 + jitter(i * 8 + 2 * k + 3, 0.9), y + sy * 44.6 + jitter(i * 8 + 2 * k + 4, 0.9)]
          .map(brief)
          .join(' '),
      );
      const whole = `M${a}L${b}L${c}L${d}Z`;
      const full = means.includes(ornament) || means.includes(name);
      grain.push(whole);
      return [
        h('path', { class: full ? `plaque plaque-${hash(i + 3) % 3}` : 'plaque flat', d: whole }),
        full && [
          h('path', { class: 'bevel-dark', d: `M${b}L${c}L${d}` }),
          h('path', { class: 'bevel-light', d: `M${d}L${a}L${b}` }),
        ],
        h('use', {
          class: `shade-${hash(i * 5 + 2) % 4}${full ? '' : ' faint'}`,
          href: `#${ornament}`,
          x: x - 48,
          y: y - 48,
          width: 96,
          height: 96,
        }),
      ];
    });
  return [drawn, h('path', { class: 'grain', d: grain.join('') })];
}

/**
 * The part of the drawing that is seen.
 * @param {'ur'|'late'} board
 * @param {boolean} upright
 */
export function viewBoxOf(board, upright) {
  const [long, wide] = [BOARDS[board].long * 100 + 2 * MARGIN, 300 + 2 * MARGIN];
  return `${-MARGIN} ${-MARGIN} ${upright ? wide : long} ${upright ? long : wide}`;
}

/** Each is drawn once and then the very same value. @type {Map<string, VNode>} */
const drawings = new Map();

/**
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 * @param {readonly string[]} means the ornaments and squares that have a meaning in these rules
 * @returns {VNode}
 */
export function pictureOf(board, lie, means) {
  const key = [board, lie.upright, lie.near, lie.reversed, ...means].join(' ');
  const known = drawings.get(key);
  if (known) return known;
  const slab = slabOf(board, lie);
  const drawing = h(
    'svg',
    { class: 'picture', viewBox: viewBoxOf(board, lie.upright), 'aria-hidden': 'true', focusable: 'false' },
    h('path', { class: 'slab-cast', d: slab, transform: 'translate(11 18)' }),
    h('path', { class: 'slab-cast', d: slab, transform: 'translate(6 11)' }),
    h('path', { class: 'slab-side', d: slab, transform: 'translate(1.5 5)' }),
    h('path', { class: 'slab', d: slab }),
    edgeOf(board, lie),
    joints(board, lie),
    plaques(board, lie, means),
    h('path', { class: 'rake', d: slab }),
  );
  drawings.set(key, drawing);
  return drawing;
}
