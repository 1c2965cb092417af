/** What a frame does by itself as the game goes on: what it says to the page around, its throws, its height. */
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { readFrame } from '../../js/embed/asked.js';
import { follow } from '../../js/embed/follow.js';
import { initial } from '../../js/state/state.js';
import { finkel, ref, view } from './samples.js';

/** How high the sheet of a page of words is, where one is shown. @type {number|null} */
let sheet = null;
/** What can be pressed on the page. @type {any[]} */
let buttons = [];
Object.assign(globalThis, {
  document: {
    documentElement: { scrollHeight: 900 },
    querySelector: () => sheet && { getBoundingClientRect: () => ({ height: sheet }) },
    querySelectorAll: () => buttons,
  },
});
beforeEach(() => {
  sheet = null;
  buttons = [];
});

/** A frame with this address, and a page around it that hears all. @param {string} [query] */
function framed(query = '') {
  /** @type {any[]} */
  const said = [];
  /** @type {(() => number)|null} */
  let measure = null;
  const host = {
    say: (/** @type {string} */ type, /** @type {any} */ data) => void said.push([type, data]),
    follow(/** @type {(() => number)|null} */ how) {
      measure = how;
    },
    resize() {},
  };
  const { see, attend } = follow(host, readFrame(new URLSearchParams(query)));
  /** @type {any} */
  let state = initial();
  /** @type {any[]} */
  const sent = [];
  attend({ send: (message) => void sent.push(message), state: () => state });
  return {
    /** Draw this state; what is said about it. @param {any} now */
    see(now) {
      state = now;
      see(now);
      return said.splice(0);
    },
    sent,
    height: () => measure?.() ?? null,
  };
}

const words = { ...initial().words, t: (/** @type {any} */ one) => one?.id ?? one ?? '' };
/** @param {any} [more] @param {any} [around] what is beside the game */
function playing(more, around = {}) {
  const now = view(more);
  const game = { id: 'g', name: '', record: {}, log: [], saved: 0 };
  return { ...initial(), screen: 'game', rules: finkel, view: now, truth: now, words, game, ...around };
}
const noticed = (/** @type {string} */ id) => ({ ...initial(), words, notice: ref(id) });

test('what went wrong is said as an error, any other notice as a warning, and each once', () => {
  const { see } = framed();
  const warned = noticed('notice-update');
  assert.deepEqual(see(warned), [['warning', { code: 'notice-update', text: 'notice-update' }]]);
  assert.deepEqual(see({ ...warned, screen: 'setup' }), []);
  assert.deepEqual(see(noticed('import-refused')), [['error', { code: 'import-refused', text: 'import-refused' }]]);
  assert.deepEqual(see({ ...initial(), words }), []);
});

test('how far the engine is, and that it could not be started, is said when it changes', () => {
  const { see } = framed();
  const at = (/** @type {string} */ stage, bytes = 0, total = 0) => ({
    ...initial(),
    words,
    boot: { ...initial().boot, stage, bytes, total },
  });
  assert.deepEqual(see(at('idle')), []);
  const half = at('runtime', 5, 10);
  assert.deepEqual(see(half), [['engine', { stage: 'runtime', part: 0.5 }]]);
  assert.deepEqual(see(half), []);
  assert.deepEqual(see(at('runtime', 12, 10)), [['engine', { stage: 'runtime', part: 1 }]], 'never more than all');
  const failed = [
    ['engine', { stage: 'failed', part: 0 }],
    ['error', { code: 'boot-failed', text: 'boot-failed' }],
  ];
  assert.deepEqual(see(at('failed')), failed);
  assert.deepEqual(see(at('failed')), failed.slice(0, 1), 'it failed once');
});

test('what happens is said when nothing moves any more, and another game begins anew', () => {
  const { see } = framed();
  const types = (/** @type {any} */ now) => see(now).map(([type]) => type);
  const playback = { ...initial().playback, moving: true };
  const first = playing({ ply: 4 });
  assert.deepEqual(types({ ...first, playback }), []);
  assert.deepEqual(types(first), ['turn']);
  assert.deepEqual(types(first), []);
  assert.deepEqual(types(playing({ ply: 2 })), ['undone', 'turn']);
  const other = { id: 'h', name: '', record: {}, log: [], saved: 0 };
  assert.deepEqual(types(playing({ ply: 1 }, { game: other })), ['turn'], 'nothing was taken back');
});

test('with dice=auto a throw comes by itself after a moment, and never without', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  for (const [query, thrown] of /** @type {[string, any[]][]} */ ([
    ['dice=auto', [{ type: 'throw-asked' }]],
    ['dice=roll', []],
    ['', []],
  ])) {
    const { see, sent } = framed(query);
    see(playing({ ply: 3 }));
    assert.deepEqual(sent, [], 'the move before it is seen first');
    mock.timers.tick(1000);
    assert.deepEqual(sent, thrown, query);
  }
  const { see, sent } = framed('dice=auto');
  see(playing({ ply: 3 }));
  see(playing({ ply: 4, phase: 'act' }));
  mock.timers.tick(1000);
  assert.deepEqual(sent, [], 'somebody was quicker');
  mock.timers.reset();
});

test('a picture has nothing to press', () => {
  const inert = (/** @type {string} */ query) => {
    let set = false;
    buttons = [{ toggleAttribute: (/** @type {string} */ name) => (set = name === 'inert') }];
    framed(query).see(playing());
    return set;
  };
  assert.ok(inert('controls=none'));
  assert.ok(inert('mode=position&position=light'));
  assert.ok(!inert('controls=min'));
  assert.ok(!inert(''));
});

test('a frame is as high as its words or its choices, and in a game as it is wide', () => {
  const { see, height } = framed();
  see({ ...initial(), words });
  assert.equal(height(), 900);
  see(playing());
  assert.equal(height(), null);
  sheet = 1234;
  see(playing());
  assert.equal(height(), 1234);
});
