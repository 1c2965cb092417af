import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createSound, SOUNDS, soundsOf } from '../../js/page/sound.js';
import { initial } from '../../js/state/state.js';
import { piece, view } from './samples.js';

/** @param {any} now @param {any} [event] @returns {any} */
const state = (now, event = null) => ({
  ...initial(),
  screen: 'game',
  view: now,
  truth: now,
  rules: { ornaments: { B4: 'rosette' } },
  playback: { moving: Boolean(event), event, frames: [], timer: 1 },
});
const at = (/** @type {string} */ square, /** @type {any} */ more = {}) =>
  view({ pieces: [piece({ square })], ...more });

test('every click is shorter than 80 ms', () => {
  for (const clicks of Object.values(SOUNDS)) for (const { long = 0.055 } of clicks) assert.ok(long < 0.08);
});

test('every step of a move sounds once, a rosette higher', () => {
  const event = { kind: 'move', piece: 'L1', path: ['B2', 'B3', 'B4'] };
  assert.deepEqual(soundsOf(state(at('B2')), state(at('B3'), event)), ['step']);
  assert.deepEqual(soundsOf(state(at('B3'), event), state(at('B4'), event)), ['rosette']);
  const same = state(at('B3'), event);
  assert.deepEqual(soundsOf(same, { ...same, notice: null }), []);
});

test('a change of the volume, or turning the sound on, is heard', () => {
  const now = state(at('B2'));
  for (const changes of [{ volume: 85 }, { sound: 'off' }])
    assert.deepEqual(soundsOf(now, { ...now, settings: { ...now.settings, ...changes } }), ['step']);
});

test('a throw, a capture, a piece home, the end', () => {
  const thrown = { kind: 'throw' };
  assert.deepEqual(soundsOf(state(at('B2')), state(at('B2'), thrown)), ['throw']);
  assert.deepEqual(soundsOf(state(at('B2')), state(at('hand'), { kind: 'capture' })), ['capture']);
  assert.deepEqual(
    soundsOf(state(at('B2')), state(at('off'), { kind: 'move', piece: 'L1', off: true, path: ['A7', 'off'] })),
    ['home'],
  );
  assert.deepEqual(soundsOf(state(at('B2')), state(at('off', { phase: 'over' }))), ['win']);
});

test('without motion the most important of what happened is heard', () => {
  const before = state(at('B2', { ply: 4 }));
  assert.deepEqual(soundsOf(before, state(at('off', { ply: 5 }))), ['home']);
  assert.deepEqual(soundsOf(before, state(at('hand', { ply: 5 }))), ['capture']);
  const last = { from: 'B2', to: 'B4', path: ['B2', 'B4'] };
  assert.deepEqual(soundsOf(before, state(at('B4', { ply: 5, last, moves: [1] }))), ['rosette']);
  assert.deepEqual(soundsOf(before, state(at('B2', { ply: 5, phase: 'act', throw: {} }))), ['throw']);
});

test('nothing sounds when nothing happens, a move is taken back or an earlier moment is shown', () => {
  const now = state(at('B4', { ply: 5 }));
  assert.deepEqual(soundsOf(now, now), []);
  assert.deepEqual(soundsOf(now, state(at('hand', { ply: 4 }))), []);
  assert.deepEqual(
    soundsOf(now, { ...state(at('off', { ply: 9 })), learn: { ...now.learn, look: { ply: 3, best: null } } }),
    [],
  );
});

/**
 * Play the step of a piece, and count the waves that are heard.
 * @param {any} settings
 * @param {{hidden?: boolean, touched?: boolean}} [page] whether another tab is in front; whether there was an input
 */
function wavesOf(settings, { hidden = false, touched = true } = {}) {
  let waves = 0;
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
  const start = () => {
    waves += 1;
  };
  const node = () => ({ gain: value, frequency: value, connect: node, start, stop() {} });
  Object.assign(globalThis, {
    document: { hidden },
    AudioContext: class {
      currentTime = 0;
      state = 'running';
      createGain = node;
      createOscillator = node;
    },
  });
  mock.timers.enable({ apis: ['setTimeout'] });
  const event = { kind: 'move', piece: 'L1', path: ['B2', 'B3', 'B4'] };
  const [before, now] = [state(at('B2')), state(at('B3'), event)].map((one) => ({
    ...one,
    settings: { ...one.settings, ...settings },
  }));
  const { play, unlock } = createSound();
  if (touched) unlock();
  play(before, now);
  mock.timers.reset();
  return waves;
}

test('a step is heard; with the sound off, without volume, in another tab or before the first input it is not', () => {
  const on = { sound: 'on', volume: 60 };
  assert.ok(wavesOf(on) > 0);
  assert.equal(wavesOf({ ...on, sound: 'off' }), 0);
  assert.equal(wavesOf({ ...on, volume: 0 }), 0);
  assert.equal(wavesOf(on, { hidden: true }), 0);
  assert.equal(wavesOf(on, { touched: false }), 0);
});
