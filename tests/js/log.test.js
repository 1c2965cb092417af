import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patch } from '../../js/lib/dom.js';
import { initial } from '../../js/state/state.js';
import { grouped, listView } from '../../js/view/log.js';
import { fakeDocument } from './fake_dom.js';
import { ref, view } from './samples.js';

/** @param {string} by @param {number|null} score @param {boolean} [lost] @returns {any} */
const move = (by, score, lost = false) => ({
  by,
  lost,
  throw: { by, kit: { kind: 'lots', count: 4 }, faces: [], score, text: ref('threw') },
  text: ref(lost ? 'no-move' : 'moved', { by, to: 'B4' }),
});
const MOVES = [
  move('light', 2),
  move('dark', null, true),
  move('light', 4, true),
  move('dark', 3),
  move('light', null, true),
];

test('moves are numbered from the oldest, and lost throws that follow each other stand together', () => {
  assert.deepEqual(
    grouped(MOVES).map(({ n, moves }) => [n, moves.length]),
    [
      [1, 1],
      [2, 2],
      [4, 1],
      [5, 1],
    ],
  );
});

test('each row has its throw, a dash if it counts nothing, and points at the squares that it names', () => {
  /** @type {any[]} */
  const sent = [];
  const root = fakeDocument();
  const words = { ...initial().words, t: (/** @type {any} */ one) => one?.id ?? one };
  patch(
    root,
    listView(initial({ view: view({ moves: MOVES }), words }), (message) => sent.push(message)),
  );
  const rows = root.childNodes[0].childNodes[0].childNodes.flatMap((/** @type {any} */ leaf) => leaf.childNodes);
  assert.deepEqual(
    rows.map((/** @type {any} */ row) => row.textContent.replace(/\s+/g, ' ').trim()),
    ['1moves-throw2 moved', '2–3threw– no-move moves-throw4 no-move', '4moves-throw3 moved', '5threw– no-move'],
  );
  rows[0].fire('focusin');
  assert.deepEqual(sent, [{ type: 'pointed', squares: ['B4'] }]);
});
