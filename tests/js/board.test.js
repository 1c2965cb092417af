/** The board as a tree of plain values: what can be tapped, read aloud and told apart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../js/view/board.js';
import { diceView } from '../../js/view/dice.js';
import { pathsShown } from '../../js/view/geometry.js';
import { kittyView } from '../../js/view/seats.js';
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
    learn: { lesson: null },
    settings: { guide: true, board: 'auto', motion: 'normal' },
    words: {
      t,
      amount: String,
      list: (/** @type {string[]} */ all) => all.join(', '),
      inOrder: (_id, parts) => parts.join('. '),
    },
    ...more,
    ui: {
      selected: null,
      proposed: null,
      peek: null,
      pointed: [],
      focus: null,
      flipped: false,
      path: false,
      layouts: { ur: 'desktop', late: 'desktop' },
      ...ui,
      ...more.ui,
    },
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
      const place = /put/.test(piece.props.class) ? ['--i', '--n', '--gap'] : ['--x', '--y', '--rise'];
      for (const key of [...place, '--level'])
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

test('where a way ends on a home space, what is off lies on it, one on the other, and a tap on it bears off', () => {
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

test('a tap on a pile or a bird that can do nothing now asks why', () => {
  /** @type {any[]} */
  const sent = [];
  const still = stateOf('finkel-middle');
  still.view = { ...still.view, actions: [] };
  const pile = (/** @type {any} */ tree, /** @type {RegExp} */ name) =>
    all(tree, (node) => name.test(node.props.class))[0];
  const tree = boardView(still, (message) => sent.push(message));
  pile(tree, /hand light/).props.on.click();
  pile(tree, /off dark/).props.on.click();
  const birds = boardView(
    stateOf('tablet-hand', { view: { ...stateOf('tablet-hand').view, actions: [] } }),
    (message) => sent.push(message),
  );
  pile(birds, /bird-button/).props.on.click();
  assert.deepEqual(sent, [
    { type: 'explain-asked', tally: 'hand', player: 'light' },
    { type: 'explain-asked', tally: 'off', player: 'dark' },
    { type: 'explain-asked', tally: 'swallow', player: 'light' },
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
  assert.deepEqual(signs('finkel-middle'), ['can', 'can', 'can', 'last']);
  assert.deepEqual(signs('finkel-selected'), ['picked', 'take']);
  assert.deepEqual(signs('finkel-middle', { selected: 'L4' }), ['land', 'last', 'picked']);
  assert.ok(signs('finkel-middle', { hint: { from: 'A2', to: 'B1', index: 1 } }).includes('hint'));
});

test('what can move is marked on the board and in the hand, unless the visitor does not want it', () => {
  const marks = (/** @type {string} */ name, /** @type {boolean} */ guide) => {
    const settings = { ...stateOf(name).settings, guide };
    return all(
      boardView(stateOf(name, { settings }), () => {}),
      (node) => /^signs-of/.test(node.props.class) && node.children.some(having('href', '#sign-can')),
    ).map((one) => /^hand-/.test(one.key));
  };
  const shown = marks('finkel-middle', true);
  assert.ok(shown.includes(true) && shown.includes(false), 'in both places');
  assert.deepEqual(marks('finkel-middle', false), []);
});

test('a lesson hangs a drop over the target, shades the rest, and rings the target after a wrong try', () => {
  const { actions } = CASES['finkel-middle'].view; // the third moves B6 to B8
  const lesson = { expected: [2], instruction: { id: 'do', args: { to: 'B8', other: 'A1' } }, done: false };
  const board = (now, ui = {}) => boardView(stateOf('finkel-middle', { learn: { lesson: now }, ui }), () => {});
  const count = (tree, sign) => all(tree, having('href', `#sign-${sign}`)).length;
  const hint = { from: 'B6', to: 'B8', index: 2 };
  const rings = count(board(null), 'can');
  assert.equal(count(board(lesson), 'point'), 1);
  assert.equal(count(board(lesson), 'can'), rings);
  assert.equal(count(board(lesson, { hint }), 'can'), rings + 1);
  assert.equal(count(board({ ...lesson, done: true }), 'point'), 0);
  const shade = all(board(lesson), having('class', 'shade'))[0];
  const spoken = new Set(['B8', 'A1', ...actions[2].path]);
  assert.equal(shade.props.d.match(/M/g).length, 20 - spoken.size);
  assert.equal(all(board(null), having('class', 'shade')).length, 0);
});

test('the pieces of a computer never wear the mark of what you may move', () => {
  const { view } = CASES['finkel-middle'];
  const players = { light: { kind: 'computer', level: 2 }, dark: { kind: 'human' } };
  const theirs = { ...view, players };
  const tree = boardView(stateOf('finkel-middle', { view: theirs, truth: theirs }), () => {});
  assert.deepEqual(all(tree, having('href', '#sign-can')), []);
});

test('a piece shows without colour whether it goes out or comes home', () => {
  const tree = boardView(stateOf('murray-home'), () => {});
  const piece = (id) => all(tree, having('data-piece', id))[0];
  const facing = (id) => all(piece(id), (node) => /two-sided/.test(node.props.class ?? ''))[0].props.class;
  assert.match(facing('L1'), /blank/);
  assert.match(facing('L2'), /dotted/);
  assert.deepEqual(all(piece('L1'), having('class', 'pointer')), []);
  assert.equal(all(piece('L2'), having('class', 'pointer')).length, 1);
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
  assert.deepEqual(all(lots, having('class', 'score n'))[0].children, ['2']);
  assert.deepEqual(
    all(diceView(stateOf('merit-middle')), (node) => node.tag === 'use').map((one) => one.props.href),
    ['#cube-1', '#cube-0', '#cube-1'],
  );
  const bones = all(diceView(stateOf('tablet-middle')), (node) => node.tag === 'path').map((one) => one.props.class);
  assert.deepEqual(bones, ['pits', 'reply']);
});

test('the throw before does not look like the one that is due', () => {
  const state = stateOf('finkel-middle');
  const dice = (/** @type {any} */ more) => diceView({ ...state, ...more });
  const due = { view: { ...state.view, phase: 'throw' } };
  assert.match(dice(due).props.class, /waiting/);
  assert.equal(all(dice(due), having('class', 'score n'))[0].children.join(''), '');
  const moving = { ...due, playback: { ...state.playback, moving: true, event: { kind: 'move' } } };
  assert.doesNotMatch(dice(moving).props.class, /waiting/, 'as long as its move is on its way');
  assert.doesNotMatch(dice({ ...due, learn: { look: { n: 1 } } }).props.class, /waiting/, 'in the look back');
});

test('before a game one path is shown: that of the person', () => {
  const shown = (/** @type {any} */ setup) =>
    pathsShown(/** @type {any} */ ({ ...stateOf('murray-path'), screen: 'setup', setup }));
  assert.deepEqual(shown({ opponent: 'computer', side: 'dark' }), ['dark']);
  assert.deepEqual(shown({ opponent: 'people', side: 'dark' }), ['light']);
});

test('what belongs to neither player stands apart, and each purse in its seat', () => {
  const n = (tree) => all(tree, having('class', 'n')).map((one) => one.children[0]);
  assert.deepEqual(n(kittyView(stateOf('tablet-middle'))), ['21']);
  assert.ok(!kittyView(stateOf('finkel-middle')));
  assert.deepEqual(n(boardView(stateOf('tablet-middle'), () => {})), ['11', '18']);
});
