/**
 * For each ruleset a crop of its board with the one thing that is special in it. The catalogue names the scene; numbers
 * (of pieces, lots, birds) and paths come from the rules.
 */
import { h } from '../lib/dom.js';
import { viewBoxOf } from './board_drawing.js';
import { goldWay, plaque, smallBoard, symbol, wayOf } from './tiny.js';

/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {[ornament: string, means?: boolean]} Square */

const VIEW = '0 0 320 176';
const DISC = 112;
const light = (/** @type {number} */ x, /** @type {number} */ y, size = DISC) => symbol('shell-dotted', x, y, size);
const dark = (/** @type {number} */ x, /** @type {number} */ y, size = DISC) => symbol('shale-dotted', x, y, size);

/**
 * @param {Square[]} squares
 * @param {number} y
 * @param {number} from
 * @param {number} size
 */
const row = (squares, y, from, size) =>
  squares.map(([ornament, means = false], i) => plaque(from + i * (size + 6), y, size, ornament, means));

/**
 * Three rows of the board, the middle one given.
 * @param {Square[]} middle
 */
const crop = (middle) => {
  const outer = /** @type {Square[]} */ ([['eyes'], ['eyes'], ['five-dots'], ['eyes']]);
  return [row(outer, -30, -12, DISC), row(middle, 88, -12, DISC), row(outer, 206, -12, DISC)];
};

/**
 * @param {string} d
 * @param {number} x
 * @param {number} y
 * @param {number} turned degrees
 */
const arrow = (d, x, y, turned) => [
  h('path', { class: 'way-under', d }),
  h('path', { class: 'way-gold', d }),
  h('path', { class: 'gf', transform: `translate(${x} ${y}) rotate(${turned})`, d: 'M17 0L-9-14V14Z' }),
];

/**
 * @param {[side: string, face: string][]} discs from the bottom up
 * @param {number} x
 * @param {number} y
 */
const heap = (discs, x, y) =>
  discs.map(([side, face], i) => {
    const foot = y - i * 24;
    return [
      h('path', { class: `thick ${side}`, d: `M${x - 36} ${foot}v18a36 36 0 0 0 72 0v-18z` }),
      symbol(`${side}-${face}`, x, foot, 124),
    ];
  });

/**
 * The lots with none marked.
 * @param {Rules} rules
 */
const unmarked = ({ kit }) =>
  Array.from({ length: kit.count }, (_, i) => symbol('lot-0', 62 + i * 48, i % 2 ? 104 : 80, 76));
/**
 * What none marked scores.
 * @param {Rules} rules
 * @param {Words} words
 */
const number = ({ kit }, { amount }) =>
  h('text', { class: 'scene-number', x: 252, y: 106 }, amount(kit.scores?.[0] ?? 0));

/** @type {Record<string, ((rules: Rules) => import('../lib/dom.js').Content)|undefined>} */
const ON_BOARD = {
  shelter: () => [
    crop([['four-fives'], ['rosette', true], ['five-dots'], ['four-fives']]),
    light(106, 88),
    dark(224, 88),
    symbol('sign-blocked', 165, 88, 110),
  ],
  hand: ({ pieces }) => {
    const count = pieces?.default ?? 5;
    return [
      crop([['rosette', true], ['eyes'], ['five-dots'], ['rosette', true]]),
      Array.from({ length: count }, (_, i) => light(160 + (i - (count - 1) / 2) * 40, 90)),
    ];
  },
  meeting: () => [
    row([['rosette', true], ['five']], -30, 112, DISC),
    row([['four-fives'], ['eyes'], ['five-dots']], 88, -6, DISC),
    row([['rosette', true], ['five']], 206, 112, DISC),
    goldWay('M-20 88H112V-34H230V210H116', '', 'slim'),
    light(230, 14, 104),
    dark(230, 100, 104),
  ],
  capture: () => [
    crop([['five-dots'], ['four-fives'], ['rosette', true], ['five-dots']]),
    arrow('M106 88H166', 170, 88, 0),
    light(106, 88),
    dark(224, 88),
    symbol('sign-take', 224, 88, 118),
  ],
  bounty: () => [
    crop([['four-fives'], ['five-dots'], ['four-fives'], ['five-dots']]),
    dark(106, 88),
    symbol('sign-take', 106, 88, 118),
    [0, 1, 2].map((i) => symbol(`lot-${i % 2}`, 200 + (i % 2) * 50, 70 + i * 36, 66)),
    arrow('M128 34Q160 4 192 26', 196, 30, 44),
  ],
  coins: () => [
    crop([['five-dots'], ['four-fives'], ['rosette', true], ['five-dots']]),
    light(224, 88),
    [
      [74, 130],
      [114, 142],
      [94, 106],
      [134, 114],
      [112, 82],
    ].map(([x = 0, y = 0]) => symbol('coin', x, y, 62)),
    arrow('M206 40Q168 18 138 52', 134, 58, 128),
    symbol('coin', 200, 38, 52),
  ],
  stack: () => [
    row([['five-dots'], ['four-fives', true], ['five-dots', true], ['five-dots']], 112, -20, 118),
    row([['eyes', true], ['five-dots'], ['eyes', true], ['eyes', true]], -12, -20, 118),
    heap(
      [
        ['shell', 'blank'],
        ['shale', 'blank'],
        ['shale', 'dotted'],
        ['shell', 'dotted'],
      ],
      104,
      136,
    ),
    symbol('shell-blank', 206, 74, 92),
    light(240, 120, 100),
    arrow('M222 30Q258 30 262 62', 262, 68, 84),
  ],
  start: () => [
    row(
      [
        ['rosette', true],
        ['eyes', true],
        ['five-dots', true],
      ],
      -34,
      -26,
      118,
    ),
    row(
      [
        ['four-fives', true],
        ['eyes', true],
      ],
      90,
      -26,
      118,
    ),
    h('circle', { class: 'scene-space', cx: 222, cy: 96, r: 50 }),
    heap(
      [
        ['shell', 'dotted'],
        ['shell', 'dotted'],
      ],
      222,
      102,
    ),
    dark(98, 90),
  ],
};

/** @type {Record<string, ((rules: Rules, words: Words) => import('../lib/dom.js').Content)|undefined>} */
const ON_PLASTER = {
  lots: (rules, words) => [unmarked(rules), number(rules, words)],
  again: (rules, words) => [
    unmarked(rules),
    number(rules, words),
    arrow('M214 38A48 48 0 1 1 212 112', 208, 108, -134),
  ],
  birds: ({ card }, { amount }) =>
    card?.birds?.map(({ kind, score }, i) => {
      // The last place of the second row is left to the minutes of the card.
      const [x, y] = [76 + (i % 3) * 84, i < 3 ? 48 : 128];
      return [
        symbol('shell-bird', x, y, 100),
        symbol(kind, x, y, 48),
        h('text', { class: 'scene-count', x: x + 33, y: y + 34 }, amount(score)),
      ];
    }),
  parts: () => [
    [78, 160, 242].flatMap((x) =>
      [6, 88, 170].map((y) => h('rect', { class: 'scene-gap', x: x - 36, y: y - 36, width: 72, height: 72 })),
    ),
    plaque(78, 88, 80, 'rosette', true),
    symbol('shell-blank', 160, 88, 100),
    symbol('lot-1', 242, 88, 70),
  ],
};

/**
 * @param {Rules} rules
 * @param {Words} words
 */
export function sceneOf(rules, words) {
  const board = ON_BOARD[rules.scene];
  const inside = board ?? ON_PLASTER[rules.scene];
  if (inside)
    return h(
      'svg',
      {
        class: 'scene',
        viewBox: VIEW,
        // A crop of the board may lose its edges; what lies on plaster is seen whole.
        preserveAspectRatio: board ? 'xMidYMid slice' : 'xMidYMid meet',
        'aria-hidden': 'true',
        focusable: 'false',
      },
      h('rect', { class: board ? 'scene-slab' : 'scene-plaster', x: -60, y: -60, width: 440, height: 300 }),
      inside(rules, words),
    );
  return h(
    'svg',
    { class: 'scene whole', viewBox: viewBoxOf(rules.board, false), 'aria-hidden': 'true', focusable: 'false' },
    [smallBoard(rules), goldWay(wayOf(rules).line, wayOf(rules).head)],
  );
}

/** The clay tablet of the doors and the story: a piece of clay with lines of signs. */
export const clayTablet = () => [
  h('path', { class: 'clay', d: 'M34 12Q60 4 86 13 92 42 85 72 60 80 35 71 28 42 34 12Z' }),
  h('path', {
    class: 'clay-signs',
    d:
      'M42 24l7 3M54 22l8 3M68 23l9 3M41 35l9 3M56 34l6 3M68 35l10 3M42 46l6 3' +
      'M53 46l10 3M70 46l8 3M43 57l9 3M58 57l6 3M69 57l8 3',
  }),
];

/**
 * A picture that fills its place, however high the words beside it are.
 * @param {...import('../lib/dom.js').Content} inside
 */
const doorPicture = (...inside) =>
  h(
    'svg',
    {
      class: 'door-picture',
      viewBox: '0 0 120 84',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    inside,
  );

/**
 * What the doors of the start screen show.
 * @type {Record<'learn'|'puzzle'|'story', () => import('../lib/dom.js').VNode>}
 */
export const DOORS = {
  learn: () =>
    doorPicture(
      h('rect', { class: 'scene-slab', width: 120, height: 84 }),
      plaque(36, 42, 72, 'rosette', true),
      plaque(112, 42, 72, 'five-dots', false),
      goldWay('M100 42H48', '', 'slim'),
      symbol('sign-land', 36, 42, 70),
      light(100, 42, 66),
    ),
  puzzle: () =>
    doorPicture(
      h('rect', { class: 'scene-slab', width: 120, height: 84 }),
      plaque(36, 42, 72, 'five-dots', false),
      plaque(112, 42, 72, 'rosette', true),
      light(36, 42, 66),
      symbol('sign-can', 36, 42, 78),
      h('circle', { class: 'scene-ask', cx: 92, cy: 42, r: 22 }),
      h('text', { class: 'scene-ask', x: 92, y: 54 }, '?'),
    ),
  story: () => doorPicture(h('rect', { class: 'scene-plaster', width: 120, height: 84 }), clayTablet()),
};
