/**
 * Views as the bridge gives them, made by hand: what the board must be able to show. No Python needed.
 * A position is written as "L: hand 5, A2, B4, off 1 / D: …"; stacks as "B6=LoD*Lo", bottom first.
 */

const LONG = (own, other) =>
  [4, 3, 2, 1].map((n) => own + n).concat(range('B', 1, 7), [`${other}7`, `${other}8`, 'B8', `${own}8`, `${own}7`]);
const SHORT = (own) => [4, 3, 2, 1].map((n) => own + n).concat(range('B', 1, 8), [`${own}8`, `${own}7`]);
const LATE = (own) => [4, 3, 2, 1].map((n) => own + n).concat(range('B', 1, 12));
const MURRAY = (own, other) =>
  LONG(own, other).concat(
    range('B', 1, 7).reverse(),
    [1, 2, 3, 4].map((n) => own + n),
  );
const SKIRYUK = (own, other) => LONG(own, other).concat(range('B', 1, 7).reverse());

function range(file, from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => file + (from + i));
}

const paths = (make) => ({ light: make('A', 'C'), dark: make('C', 'A') });

/** The rule card is not on these pages. */
const card = { throws: [], marks: [] };

const RULES = {
  finkel: {
    id: 'finkel',
    board: 'ur',
    paths: paths(SHORT),
    meaningful: ['rosette'],
    kit: { kind: 'lots', count: 4 },
    card,
  },
  masters: {
    id: 'masters',
    board: 'ur',
    paths: paths(LONG),
    meaningful: ['rosette'],
    kit: { kind: 'lots', count: 3 },
    card,
  },
  murray: {
    id: 'murray',
    board: 'ur',
    paths: paths(MURRAY),
    meaningful: ['rosette'],
    kit: { kind: 'lots', count: 3 },
    card,
  },
  skiryuk: {
    id: 'skiryuk',
    board: 'ur',
    paths: paths(SKIRYUK),
    meaningful: ['rosette', 'eyes', 'four-fives', 'twelve', 'five'],
    kit: { kind: 'lots', count: 3 },
    card,
  },
  merit: {
    id: 'merit',
    board: 'ur',
    paths: paths((own) => ['S', ...SHORT(own), 'H']),
    meaningful: ['rosette', 'eyes', 'five-dots', 'four-fives', 'five', 'twelve'],
    kit: { kind: 'cubes', count: 3 },
    card,
  },
  tablet: {
    id: 'tablet',
    board: 'late',
    paths: paths(LATE),
    meaningful: ['rosette'],
    kit: { kind: 'bones', count: 2 },
    card,
  },
  aseb: {
    id: 'aseb',
    board: 'late',
    paths: paths(LATE),
    meaningful: ['rosette'],
    kit: { kind: 'lots', count: 4 },
    card,
  },
};

const BIRDS = ['swallow', 'storm-bird', 'raven', 'rooster', 'eagle'];

/** Pieces from a short text: "hand A2 B6=LoD*Lo off". */
function pieces(light, dark, { sides = false, birds = false } = {}) {
  const made = [];
  for (const [owner, letter, squares] of [
    ['light', 'L', light],
    ['dark', 'D', dark],
  ]) {
    squares
      .split(' ')
      .filter(Boolean)
      .forEach((square, i) => {
        const [place, side] = square.split(':');
        made.push({
          id: `${letter}${i + 1}`,
          owner,
          kind: birds ? BIRDS[i] : null,
          side: sides ? (side ?? 'blank') : null,
          square: place,
          step: 0,
          level: 1,
          height: 1,
        });
      });
  }
  const bySquare = new Map();
  for (const one of made) {
    if (one.square === 'hand' || one.square === 'off') continue;
    const key = /[SH]/.test(one.square) ? one.owner + one.square : one.square;
    bySquare.set(key, [...(bySquare.get(key) ?? []), one]);
  }
  for (const stack of bySquare.values())
    for (const [i, one] of stack.entries()) Object.assign(one, { level: i + 1, height: stack.length });
  return made;
}

const ref = (text) => ({ id: 'said', args: { text } });
const action = (index, piece, from, to, more = {}) => ({
  index,
  kind: from === 'hand' ? 'enter' : to === 'off' ? 'bear-off' : 'move',
  piece,
  from,
  to,
  path: [from, to],
  captures: [],
  again: false,
  notation: `${from}-${to}`,
  text: ref(`${from} to ${to}`),
  ...more,
});

function view(rules, list, more = {}) {
  return {
    rules,
    board: RULES[rules].board,
    ply: 12,
    phase: 'act',
    turn: 'light',
    chooser: 'light',
    players: { light: { kind: 'human' }, dark: { kind: 'computer', level: 2 } },
    pieces: list,
    throw: null,
    again: false,
    pending: null,
    actions: [],
    pass: null,
    kits: null,
    sentence: ref('Choose a piece.'),
    status: [ref('Choose a piece.')],
    sides: { light: 'you', dark: 'computer' },
    card: { acts: [] },
    why: {},
    tallies: [],
    last: null,
    moves: [],
    canUndo: true,
    canRedo: false,
    result: null,
    ...more,
  };
}

const cast = (by, kind, faces, score) => ({
  by,
  kit: { kind, count: faces.length },
  faces,
  marked: faces.filter((one) => one === 1).length,
  score,
  text: ref(`counts ${score}`),
});
const SEVEN = 'hand hand hand hand hand hand hand';

/** name → {rules, view, ui} */
export const CASES = {
  empty: { rules: 'finkel', view: null },
  'finkel-start': { rules: 'finkel', view: view('finkel', pieces(SEVEN, SEVEN), { phase: 'throw' }) },
  'finkel-middle': {
    rules: 'finkel',
    view: view('finkel', pieces('hand hand hand A2 B4 B6 off', 'hand hand C3 B2 B7 off off'), {
      throw: cast('light', 'lots', [1, 0, 1, 0], 2),
      last: { from: 'C1', to: 'B2', path: ['C1', 'B1', 'B2'] },
      actions: [action(0, 'L1', 'hand', 'A3'), action(1, 'L4', 'A2', 'B1'), action(2, 'L6', 'B6', 'B8')],
    }),
  },
  'finkel-selected': {
    rules: 'finkel',
    ui: { selected: 'L5' },
    view: view('finkel', pieces('hand hand hand A2 B4 A8 off', 'hand hand C3 B2 B7 off off'), {
      throw: cast('light', 'lots', [1, 1, 1, 0], 3),
      actions: [action(0, 'L5', 'B4', 'B7', { captures: ['D5'] }), action(1, 'L4', 'A2', 'B2', { captures: ['D4'] })],
    }),
  },
  'masters-path': {
    rules: 'masters',
    ui: { path: true },
    view: view('masters', pieces('hand hand A2', 'hand B2 C7'), { throw: cast('dark', 'lots', [1, 0, 0], 1) }),
  },
  'murray-path': { rules: 'murray', ui: { path: true }, view: null },
  'murray-home': {
    rules: 'murray',
    view: view(
      'murray',
      pieces('B5 B5 hand', 'C4').map((one, i) => ({ ...one, step: [9, 19][i], level: 1, height: 1 })),
    ),
  },
  'skiryuk-stacks': {
    rules: 'skiryuk',
    ui: { selected: 'L3' },
    view: view(
      'skiryuk',
      pieces('B6 A4 B6:dotted A4 B2:dotted hand hand', 'B6:dotted B3 B3 B7:dotted B7:dotted B7 hand', { sides: true }),
      {
        throw: cast('dark', 'lots', [0, 0, 0], 4),
        actions: [action(0, 'L3', 'B6', 'B2'), action(1, 'L4', 'A4', 'B1')],
        why: { D2: ref('Buried.') },
      },
    ),
  },
  'merit-middle': {
    rules: 'merit',
    view: view('merit', pieces('hand hand S S B1 B1 off', 'hand S C3 B8 B8 off off'), {
      throw: cast('light', 'cubes', [1, 0, 1], 1),
      tallies: [{ name: 'points', light: 12, dark: 31 }],
      actions: [action(0, 'L3', 'S', 'A4'), action(1, 'L5', 'B1', 'B2')],
    }),
  },
  'tablet-middle': {
    rules: 'tablet',
    view: view('tablet', pieces('B7 hand A1 hand hand', 'B4 C3 hand off hand', { birds: true }), {
      throw: cast('dark', 'bones', [3, true], 7),
      tallies: [
        { name: 'purse', light: 11, dark: 18 },
        { name: 'kitty', value: 21 },
      ],
      actions: [action(0, 'L1', 'B7', 'B10'), action(1, 'L4', 'hand', 'B7')],
      last: { from: 'B1', to: 'B4', path: ['B1', 'B2', 'B3', 'B4'] },
    }),
  },
  'tablet-hand': {
    rules: 'tablet',
    view: view('tablet', pieces('hand hand hand hand hand', 'hand hand hand hand hand', { birds: true }), {
      throw: cast('light', 'bones', [2, null], 2),
      actions: [action(0, 'L1', 'hand', 'A1')],
    }),
  },
  'aseb-middle': {
    rules: 'aseb',
    view: view('aseb', pieces('hand hand A2 B9 off', 'hand C1 B4 B11 off'), {
      throw: cast('light', 'lots', [1, 1, 0, 1], 3),
      actions: [action(0, 'L4', 'B9', 'B12')],
    }),
  },
};

export { RULES };
