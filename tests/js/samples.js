/** Small values of every shape, for tests. */

/** @param {string} id @param {Record<string, any>} [args] @returns {any} */
export const ref = (id, args) => (args ? { id, args } : { id });

/** @param {Record<string, any>} [more] @returns {any} */
export const piece = (more = {}) => ({
  id: 'L1',
  owner: 'light',
  kind: null,
  side: null,
  square: 'hand',
  level: 1,
  height: 1,
  ...more,
});

/** @param {Record<string, any>} [more] @returns {any} */
export const action = (more = {}) => ({
  index: 0,
  kind: 'move',
  piece: 'L1',
  from: 'A4',
  to: 'A2',
  path: ['A4', 'A3', 'A2'],
  captures: [],
  again: false,
  notation: 'A4-A2',
  text: ref('move', { from: 'A4', to: 'A2' }),
  ...more,
});

/** @param {Record<string, any>} [more] @returns {any} */
export const view = (more = {}) => ({
  rules: 'finkel',
  board: 'ur',
  ply: 1,
  phase: 'throw',
  turn: 'light',
  chooser: 'light',
  players: { light: { kind: 'human' }, dark: { kind: 'human' } },
  pieces: [piece(), piece({ id: 'D1', owner: 'dark' })],
  throw: null,
  again: false,
  pending: null,
  actions: [],
  pass: null,
  kits: null,
  sentence: ref('todo-throw', { by: 'light' }),
  status: [ref('todo-throw', { by: 'light' })],
  sides: { light: 'light', dark: 'dark' },
  why: {},
  tallies: [],
  last: null,
  card: { acts: [] },
  moves: [],
  canUndo: false,
  canRedo: false,
  result: null,
  ...more,
});

/** @param {Record<string, any>} [more] @returns {any} */
export const answer = (more = {}) => ({
  record: { id: 'g1', rules: { id: 'finkel', v: 1 } },
  log: [['t', '2']],
  events: [],
  view: view(),
  ...more,
});

export const finkel = {
  id: 'finkel',
  name: ref('Finkel'),
  line: ref('line'),
  special: ref('special'),
  minutes: 10,
  board: 'ur',
  source: ['x'],
  kit: { kind: 'lots', count: 4 },
  pieces: { default: 7, min: 1, max: 7 },
  recommended: 'classic',
  kinds: ['plain'],
  scene: 'way',
  paths: { light: ['A4', 'A3', 'A2', 'A1', 'B1'], dark: ['C4', 'C3'] },
  ornaments: {},
  meaningful: [],
  card: { throws: [], marks: [] },
  options: [{ key: 'b7', default: 'safe', values: ['safe', 'unsafe'], text: ref('b7'), valueTexts: {} }],
  rulebook: [
    { section: 'board', text: ref('one'), status: 'source', source: '000 rule 1' },
    { section: 'end', text: ref('two'), status: 'decision', source: 'W-d2' },
  ],
};

/** @type {any} */
export const catalogue = {
  levels: [
    { id: 1, text: ref('level-1') },
    { id: 2, text: ref('level-2') },
  ],
  rulesets: [
    finkel,
    { ...finkel, id: 'skiryuk', name: ref('Skiryuk'), recommended: 'deep', kinds: ['stacking'], scene: 'stack' },
  ],
};
