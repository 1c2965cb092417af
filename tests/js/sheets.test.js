/** The sheets to print: their millimetres, dice that can be folded, score sheets with the numbers of the rules. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createWords } from '../../js/lib/words.js';
import { EDGE, FACES, FLAPS, MARKED, MIDDLES, OUTER } from '../../js/museum/dice_paper.js';
import { PAPERS } from '../../js/museum/paper.js';
import { paperOf, sheetsOf } from '../../js/museum/sheet_list.js';
import { catalogue, finkel } from './samples.js';

const folder = new URL('../../py/ur/words/en/', import.meta.url);
const words = createWords(
  'en',
  readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n'),
);
const ref = (/** @type {string} */ id, /** @type {any} */ args) => ({ id, args });
const line = (/** @type {string} */ key, /** @type {any} */ args) => ({ key, text: ref(`card-${key}`, args) });
const card = (/** @type {any[]} */ lines, /** @type {any} */ more = {}) => ({
  throws: [],
  marks: [{ picture: 'kitty', title: ref('side-light', {}), lines }],
  ...more,
});
const swallow = { kind: 'swallow', name: ref('kind-swallow', {}), score: 2, square: 'A1', value: 3 };
const one = (/** @type {string} */ what, /** @type {number} */ value) =>
  ref('rule-points-one', { what: { id: `ornament-${what}` }, value });
/** @type {any} */
const museum = {
  words,
  catalogue: {
    ...catalogue,
    rulesets: [
      { ...finkel, pieces: { default: 7, min: 1, max: 7 }, card: card([]) },
      { ...finkel, id: 'stakes', name: ref('rules-bell', {}), card: card([line('stake', { stake: 10, purse: 25 })]) },
      {
        ...finkel,
        id: 'points',
        name: ref('rules-merit', {}),
        card: card([line('points', { hand: 25, start: 10, table: [one('rosette', 1), one('twelve', 12)] })]),
      },
      {
        ...finkel,
        id: 'flying',
        board: 'late',
        name: ref('rules-tablet', {}),
        card: card([line('stake', { stake: 10, purse: 25 })], { birds: [swallow] }),
      },
    ],
  },
};
const sheets = sheetsOf(museum);

/** @param {any} node @returns {any[]} it and everything in it */
const all = (node) => (typeof node === 'string' ? [node] : [node, ...node.children.flatMap(all)]);
/** @param {string} name @param {any} [paper] */
const drawn = (name, paper = 'a4') =>
  sheets[name]?.pages(museum, paper).map((page) => ({ page, inside: all(page) })) ?? [];
/** @param {any} node */
const textOf = (node) => all(node).filter((one) => typeof one === 'string');
/** @param {any} node @param {string} tag */
const found = (node, tag) => all(node).filter((one) => one.tag === tag);

test('every sheet has pages for each of its papers, and each drawing fits between the margins', () => {
  for (const [name, sheet] of Object.entries(sheets)) {
    for (const paper of sheet.papers) {
      const pages = drawn(name, paper);
      assert.ok(pages.length > 0, name);
      for (const { page, inside } of pages) {
        const { '--page-wide': wide, '--page-high': high } = page.props.style;
        assert.deepEqual(
          [wide, high].sort((a, b) => a - b),
          PAPERS[paper],
        );
        for (const { props } of inside.filter((one) => one.props?.class?.startsWith('mm '))) {
          assert.ok(props.style['--wide'] <= wide - 26, `${name} is too wide for ${paper}`);
          assert.ok(props.style['--high'] <= high - 24, `${name} is too high for ${paper}`);
        }
      }
    }
  }
});

/** @param {string} name @returns {any[]} [wide, high] in millimetres */
const boards = (name) =>
  drawn(name).flatMap(({ inside }) =>
    inside
      .filter((one) => one.props?.class?.includes('board-on-paper'))
      .map(({ props }) => [props.style['--wide'], props.style['--high']]),
  );

test('the board is 296 mm long; its halves meet, and at 85 % it fits on one page', () => {
  assert.deepEqual(boards('board-a3'), [[296, 111]]);
  const [[left = 0, glued = 0] = [], [right = 0] = []] = boards('board-halves');
  assert.deepEqual([left + right - 12, glued], [296, 111]);
  assert.deepEqual(boards('board-small'), [[251.6, 94.35]]);
  assert.deepEqual(boards('board-colour'), [[251.6, 94.35]]);
});

test('each half of the board has its own squares, all twenty together', () => {
  const squares = drawn('board-halves').map(({ page }) => found(page, 'rect').length);
  assert.deepEqual(squares, [12, 8]);
});

test('the later board comes in two halves, too, whose squares are as large; its strip is beside the one row', () => {
  assert.deepEqual(sheets['board-late-halves']?.papers, ['a4', 'letter']);
  assert.deepEqual(boards('board-late-halves'), [
    [234, 111],
    [222, 111],
  ]);
  const [left, right] = drawn('board-late-halves').map(({ page }) => page);
  assert.deepEqual([found(left, 'rect').length, found(right, 'rect').length], [14, 6]);
  const fold = found(left, 'path').find(({ props }) => props.class === 'fold');
  assert.equal(fold?.props.d, 'M222 37V74');
  assert.ok(textOf(left).some((text) => text.includes('The tablet')));
});

/** @param {readonly [number, number]} a @param {readonly [number, number]} b */
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const near = (/** @type {number} */ a, /** @type {number} */ b) =>
  assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

test('the net of a die folds: four equal triangles, one flap to each seam', () => {
  assert.equal(FACES.length, 4);
  for (const [a, b, c] of FACES) for (const edge of [far(a, b), far(b, c), far(c, a)]) near(edge, EDGE);
  // Each seam is made of the two halves of a side of the large triangle: one half has the flap.
  for (const [i, middle] of MIDDLES.entries()) {
    const [from, to] = [OUTER[i] ?? OUTER[0], OUTER[(i + 1) % 3] ?? OUTER[0]];
    near(far(from, middle), far(middle, to));
    assert.equal(FLAPS.filter(([a, b]) => b === middle && (a === from || a === to)).length, 1);
  }
});

test('two of the four corners of a die are marked, each on all three faces that meet there', () => {
  const corners = (/** @type {any} */ point) => FACES.filter((face) => face.includes(point)).length;
  const outer = OUTER.filter((point) => MARKED.includes(point));
  assert.equal(outer.length, 3);
  assert.deepEqual(outer.map(corners), [1, 1, 1]);
  const middles = MIDDLES.filter((point) => MARKED.includes(point));
  assert.deepEqual(middles.map(corners), [3]);
});

test('folded along its line, a two-sided piece has its blank face behind its dotted one', () => {
  for (const { props, tag, children } of drawn('pieces')[0]?.inside ?? []) {
    if (tag !== 'svg' || !props.class.includes('pieces-on-paper')) continue;
    const at = (/** @type {any} */ one) => one.props.transform.match(/[\d.]+/g).map(Number);
    const discs = children.filter((/** @type {any} */ one) => one.tag === 'g').map(at);
    assert.equal(discs.length, 14);
    const fold = props.style['--high'] / 2;
    for (const [x, y] of discs) assert.ok(discs.some((/** @type {any} */ [x2, y2]) => x2 === x && y2 === 2 * fold - y));
  }
});

test('the sheet of stakes begins with the stakes paid', () => {
  const [row] = found(drawn('score-stakes')[0]?.page, 'tbody')[0].children;
  assert.deepEqual(textOf(row), ['Stake', '10', '15', '15', '20']);
});

test('the sheet of points has a column for each kind of square, with what it counts', () => {
  const heads = found(drawn('score-points')[0]?.page, 'thead').flatMap(textOf);
  assert.deepEqual(
    heads.filter((text) => text.startsWith('×')),
    ['× 25', '× 10', '× 1', '× 12'],
  );
});

test('the birds have their numbers on them, and their table the values', () => {
  const [{ page }] = /** @type {[any]} */ (drawn('birds-flying'));
  assert.ok(found(page, 'text').every((one) => textOf(one)[0] === '2'));
  assert.deepEqual(found(page, 'tbody').flatMap(textOf), ['Swallow', '2', 'A1', '3']);
});

test('a sheet that fits on one paper alone is shown on that', () => {
  const [large, usual] = [sheets['board-a3'], sheets.dice];
  assert.ok(large && usual);
  assert.equal(paperOf(large, 'letter'), 'a3');
  assert.equal(paperOf(usual, 'letter'), 'letter');
});
