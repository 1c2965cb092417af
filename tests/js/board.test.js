/** The board as a tree of plain values: what can be tapped, read aloud and told apart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../js/view/board.js';
import { diceView } from '../../js/view/dice.js';
import { talliesView } from '../../js/view/tray.js';
import { CASES, RULES } from '../gallery/fixtures.js';

const t = (ref, args) =>
  typeof ref === 'object' && ref
    ? t(ref.id, ref.args)
    : [ref, ...Object.values(args ?? {}).map((one) => (typeof one === 'object' ? t(one) : one))].join(' ');

function stateOf(name, more = {}) {
  const { rules, view, ui = {} } = CASES[name];
  return {
    screen: 'game',
    rules: RULES[rules],
    view,
    truth: view,
    playback: { moving: false, event: null, frames: [], timer: 0 },
    settings: { guide: true, board: 'auto', motion: 'normal' },
    words: { t, amount: String },
    ...more,
    ui: { selected: null, proposed: null, peek: null, focus: null, flipped: false, path: false, ...ui, ...more.ui },
  };
}

const all = (node, test) =>
  typeof node === 'string' ? [] : [...(test(node) ? [node] : []), ...node.children.flatMap((one) => all(one, test))];
const having = (name, value) => (node) => node.props[name] === value;
const button = (tree, cell) => all(tree, having('data-cell', cell))[0];

for (const name of Object.keys(CASES)) {
  test(`${name}: three rows, twenty squares, one stop for Tab, every square with a name`, () => {
    const tree = boardView(stateOf(name), () => {});
    assert.equal(all(tree, having('role', 'row')).length, 3);
    const cells = all(tree, having('role', 'gridcell'));
    assert.equal(cells.filter((one) => one.props['aria-colindex']).length, 20);
    const buttons = cells.map((one) => one.children[0]);
    assert.equal(buttons.filter((one) => one.props.tabindex === 0).length, 1);
    for (const one of buttons) assert.match(one.props['aria-label'], /\w/);
    assert.equal(
      new Set(all(tree, (node) => 'data-piece' in node.props).map((one) => one.key)).size,
      CASES[name].view?.pieces.length ?? 0,
    );
  });

  test(`${name}: no style attribute, and every piece has its place`, () => {
    for (const node of all(
      boardView(stateOf(name), () => {}),
      () => true,
    ))
      assert.notEqual(typeof node.props.style, 'string');
    for (const piece of all(
      boardView(stateOf(name), () => {}),
      (node) => 'data-piece' in node.props,
    )) {
      for (const key of ['--x', '--y', '--rise', '--level'])
        assert.equal(Number.isFinite(piece.props.style[key]), true, `${piece.key} ${key}`);
    }
  });
}

test('a name says place, ornament, piece and what it can do', () => {
  const label = button(
    boardView(stateOf('finkel-middle'), () => {}),
    'A2',
  ).props['aria-label'];
  assert.match(label, /A2/);
  assert.match(label, /ornament-eyes/);
  assert.match(label, /side-light/);
  assert.match(label, /A2 to B1/);
});

test('a stack is read from the top', () => {
  const label = button(
    boardView(stateOf('skiryuk-stacks'), () => {}),
    'B6',
  ).props['aria-label'];
  assert.match(label, /cell-stack.* 3 .*side-dark piece-dotted, .*side-light piece-dotted, .*side-light piece-blank/);
});

test('where a way ends on a home space, what is off lies on it, one upon the other, and a tap on it bears off', () => {
  /** @type {any[]} */
  const sent = [];
  const tree = boardView(stateOf('merit-middle', { ui: { selected: 'L5' } }), (message) => sent.push(message));
  const [first, second] = ['D6', 'D7'].map((id) => all(tree, having('data-piece', id))[0].props.style);
  assert.deepEqual([first['--x'], first['--y']], [second['--x'], second['--y']]);
  assert.ok(first['--rise'] < second['--rise']);
  assert.match(button(tree, 'light-H').props['aria-label'], /cell-space H .*side-light piece/);
  button(tree, 'light-H').props.on.click();
  assert.deepEqual(sent, [{ type: 'square-chosen', square: 'off' }]);
});

test('a tap names the square, a tap on a hand the piece', () => {
  /** @type {any[]} */
  const sent = [];
  const tree = boardView(stateOf('finkel-middle'), (message) => sent.push(message));
  button(tree, 'B1').props.on.click();
  all(tree, having('data-square', 'hand'))[0].props.on.click();
  assert.deepEqual(sent, [
    { type: 'square-chosen', square: 'B1' },
    { type: 'piece-chosen', piece: 'L1' },
  ]);
});

test('selected, legal, capture and last move have signs of their own', () => {
  const signs = (name, ui) =>
    all(
      boardView(stateOf(name, { ui }), () => {}),
      (node) => node.tag === 'use' && /^#sign-/.test(node.props.href),
    )
      .map((one) => one.props.href.slice(6))
      .sort();
  assert.deepEqual(signs('finkel-middle'), ['last', 'last', 'legal', 'legal']);
  assert.deepEqual(signs('finkel-selected'), ['selected', 'take']);
  assert.deepEqual(signs('finkel-middle', { selected: 'L4' }), ['land', 'last', 'last', 'selected']);
  assert.deepEqual(
    signs('finkel-middle', { hint: { from: 'A2', to: 'B1' } }).filter((one) => one === 'hint').length,
    2,
  );
});

test('only the ornaments with a meaning in these rules are in full colour', () => {
  assert.match(boardView(stateOf('skiryuk-stacks'), () => {}).props.class, /means-four-fives/);
  assert.doesNotMatch(boardView(stateOf('finkel-start'), () => {}).props.class, /means-four-fives/);
});

test('the steps of a square that is crossed twice are both written', () => {
  const steps = all(
    all(
      boardView(stateOf('murray-path'), () => {}),
      (node) => node.props.role === 'gridcell' && button(node, 'B4') !== undefined,
    )[0],
    (node) => node.tag === 'b',
  ).map((one) => one.children.join(''));
  assert.deepEqual(steps, ['8/20']);
});

test('extra spaces are there only where the rules use them', () => {
  assert.ok(
    button(
      boardView(stateOf('merit-middle'), () => {}),
      'light-S',
    ),
  );
  assert.equal(
    button(
      boardView(stateOf('finkel-middle'), () => {}),
      'light-S',
    ),
    undefined,
  );
});

test('dice show their faces, and the number', () => {
  const lots = diceView(stateOf('finkel-middle'));
  assert.deepEqual(
    all(lots, (node) => node.tag === 'use').map((one) => one.props.href),
    ['#lot-1', '#lot-0', '#lot-1', '#lot-0'],
  );
  assert.deepEqual(all(lots, having('class', 'score'))[0].children, ['2']);
  assert.deepEqual(
    all(diceView(stateOf('merit-middle')), (node) => node.tag === 'use').map((one) => one.props.href),
    ['#cube-1', '#cube-0', '#cube-1'],
  );
  const bones = all(diceView(stateOf('tablet-middle')), (node) => node.tag === 'path').map((one) => one.props.class);
  assert.deepEqual(bones, ['pits', 'reply']);
});

test('counters are drawn up to a heap, and the number is always there', () => {
  const tree = talliesView(stateOf('tablet-middle'));
  assert.deepEqual(
    all(tree, having('class', 'value')).map((one) => one.children[0]),
    ['11', '18', '21'],
  );
  assert.equal(all(tree, (node) => node.tag === 'use').length, 11 + 12 + 12);
  assert.equal(talliesView(stateOf('finkel-middle')), null);
});
