import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf, SPEEDS, TIMES } from '../../js/state/playback.js';
import { piece, ref, view } from './samples.js';

const after = view({ ply: 3 });

test('without motion there is one frame: the position after the move', () => {
  const frames = framesOf(view(), [{ kind: 'move', piece: 'L1', path: ['hand', 'A4'] }], after, SPEEDS.off);
  assert.deepEqual(
    frames.map((one) => one.view),
    [after],
  );
});

test('a piece walks its path square by square, in half a second at most', () => {
  const path = ['A4', ...Array.from({ length: 20 }, (_, i) => `B${i}`)];
  const frames = framesOf(
    view({ pieces: [piece({ square: 'A4' })] }),
    [{ kind: 'move', piece: 'L1', path }],
    after,
    SPEEDS.normal,
  );
  assert.equal(frames.length, path.length);
  assert.deepEqual(
    frames.slice(0, -1).map((one) => one.view.pieces[0]?.square),
    path.slice(1),
  );
  assert.ok(frames.reduce((sum, one) => sum + one.time, 0) <= TIMES.walk);
});

test('a captured piece goes home, a turned one turns, a throw is shown, the rest is said', () => {
  const thrown = /** @type {any} */ ({ score: 2 });
  const frames = framesOf(
    view({ pieces: [piece(), piece({ id: 'D1', square: 'B1' })] }),
    [
      { kind: 'throw', throw: thrown },
      { kind: 'move', piece: 'L1', path: ['hand', 'B1'], turned: 'dotted' },
      { kind: 'capture', piece: 'D1', from: 'B1', to: 'hand' },
      { kind: 'comet', text: ref('never heard of') },
    ],
    after,
    SPEEDS.normal,
  );
  assert.equal(frames[0]?.view.throw, thrown);
  assert.equal(frames[2]?.view.pieces[0]?.side, 'dotted');
  assert.equal(frames[3]?.view.pieces[1]?.square, 'hand');
  assert.deepEqual(frames[4]?.event?.text, ref('never heard of'));
  assert.equal(frames.at(-1)?.view, after);
});

test('a lost throw is said in the status at once, while the tray shows it, and the choice before is over', () => {
  const status = /** @type {any} */ ([ref('todo-no-score'), ref('throw-nothing')]);
  const asked = { kind: 'forfeit', by: 'light' };
  const frames = framesOf(
    view({ pending: asked }),
    [
      { kind: 'throw', throw: /** @type {any} */ ({ score: 0 }) },
      { kind: 'pass', status },
    ],
    after,
    SPEEDS.normal,
  );
  assert.deepEqual(
    frames.map((one) => one.view.status),
    [view().status, status, after.status],
  );
  assert.equal(frames[0]?.view.pending, null);
});

test('nothing can be chosen while something moves', () => {
  const frames = framesOf(view({ actions: [{}] }), [{ kind: 'throw' }], after, SPEEDS.slow);
  assert.deepEqual(frames[0]?.view.actions, []);
  assert.equal(frames[0]?.time, TIMES.throw * 2);
});

test('a won game is shown as won before a sentence says so', () => {
  const [frame] = framesOf(
    view(),
    [{ kind: 'end', winner: 'dark' }],
    view({ phase: 'over', result: { winner: 'dark', text: ref('won') } }),
    SPEEDS.normal,
  );
  assert.equal(frame?.view.result?.winner, 'dark');
  assert.equal(frame?.time, TIMES.win);
});

test('a piece that shows the whole way pauses at its stops, and turns over where its stretch ends', () => {
  const event = { kind: 'travel', piece: 'L1', path: ['hand', 'A4', 'B4'], step: 1, stops: ['B4'], turned: 'dotted' };
  const frames = framesOf(
    view({ pieces: [piece({ square: 'hand' })] }),
    [/** @type {import('../../js/types/game.js').GameEvent} */ (event)],
    after,
    SPEEDS.normal,
  );
  assert.deepEqual(
    frames.slice(0, -1).map(({ view: { pieces }, time }) => [pieces[0]?.square, pieces[0]?.step, time]),
    [
      ['A4', 1, TIMES.travel],
      ['B4', 2, TIMES.stop],
      ['B4', 2, TIMES.turned],
    ],
  );
  assert.equal(frames[2]?.view.pieces[0]?.side, 'dotted');
});
