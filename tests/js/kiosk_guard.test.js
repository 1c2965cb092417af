/** What a public screen keeps from its visitors: menus of the browser, its keys, its zoom, and links to elsewhere. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { guard } from '../../js/kiosk/guard.js';

/** The link in which the target of an event lies, if it lies in one. @type {string|null} */
let link = null;
/** Whether a button has the focus. */
let onButton = false;
class FakeElement extends EventTarget {
  activeElement = { matches: () => onButton };
  closest() {
    return link === null ? null : { getAttribute: () => link };
  }
}
const page = new FakeElement();
const screen = new EventTarget();
Object.assign(globalThis, {
  Element: FakeElement,
  document: page,
  addEventListener: screen.addEventListener.bind(screen),
  innerWidth: 1280,
  innerHeight: 800,
});

/** @type {any} */
let kiosk;
/** @type {any[]} */
let sent = [];
guard(
  () => /** @type {any} */ ({ kiosk }),
  (message) => void sent.push(message),
);
beforeEach(() => {
  link = null;
  onButton = false;
  sent = [];
  kiosk = { stage: 'play', left: null, overlay: null };
});

/**
 * Whether the browser is kept from doing what it would do.
 * @param {string} type
 * @param {any} [more]
 */
function isStopped(type, more = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  page.dispatchEvent(event);
  return event.defaultPrevented;
}
const isKeyStopped = (/** @type {string} */ key, /** @type {any} */ more = {}) =>
  isStopped('keydown', { key, ...more });

test('no menu opens, nothing is selected, dragged or dropped, and no gesture zooms', () => {
  for (const type of ['contextmenu', 'selectstart', 'dragstart', 'gesturestart', 'drop', 'dragover'])
    assert.ok(isStopped(type), type);
});

test('the wheel scrolls, but does not zoom', () => {
  assert.ok(isStopped('wheel', { ctrlKey: true }));
  assert.ok(!isStopped('wheel', { ctrlKey: false }));
});

test('a link leads nowhere else, with any button of the mouse', () => {
  for (const type of ['click', 'auxclick']) {
    link = 'https://elsewhere.example/';
    assert.ok(isStopped(type), type);
    link = '#status';
    assert.ok(!isStopped(type), 'a place on this page');
    link = null;
    assert.ok(!isStopped(type), 'no link at all');
  }
});

test('keys of the browser do nothing: help, search, caret browsing, its pages, its shortcuts', () => {
  for (const key of ['F1', 'F3', 'F7', 'BrowserBack', 'BrowserForward', 'BrowserHome'])
    assert.ok(isKeyStopped(key), key);
  assert.ok(isKeyStopped('p', { ctrlKey: true }));
  assert.ok(isKeyStopped('w', { metaKey: true }));
  assert.ok(isKeyStopped('ArrowLeft', { altKey: true }));
});

test('keys of the game, to take back, and to reload stay', () => {
  for (const key of ['t', 'Enter', 'ArrowLeft', 'Tab', 'F5']) assert.ok(!isKeyStopped(key), key);
  for (const key of ['z', 'r', 'R', 'F5']) assert.ok(!isKeyStopped(key, { ctrlKey: true }), `Ctrl+${key}`);
});

test('a touch is reported with its corner, a key without one, a key that is no answer not at all', () => {
  isStopped('pointerdown', { clientX: 1275, clientY: 5 });
  isStopped('pointerdown', { clientX: 640, clientY: 400 });
  isKeyStopped('t');
  for (const key of ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']) isKeyStopped(key);
  isKeyStopped('z', { ctrlKey: true });
  assert.deepEqual(sent, [
    { type: 'kiosk-touched', key: false, corner: 1 },
    { type: 'kiosk-touched', key: false, corner: null },
    { type: 'kiosk-touched', key: true, corner: null },
  ]);
});

test('any key begins or answers "Still playing?"; a button with the focus is pressed by its own keys', () => {
  const after = (/** @type {any} */ more, /** @type {string} */ key) => {
    sent = [];
    kiosk = { stage: 'play', left: null, overlay: null, ...more };
    const stopped = isKeyStopped(key);
    return [stopped, ...sent.slice(1).map((one) => one.type)];
  };
  assert.deepEqual(after({ stage: 'attract' }, 't'), [true, 'kiosk-begin']);
  assert.deepEqual(after({ left: 12 }, 't'), [true, 'kiosk-yes']);
  assert.deepEqual(after({ left: 12, overlay: 'end' }, 't'), [true, 'kiosk-yes']);
  assert.deepEqual(after({ stage: 'attract', overlay: 'home' }, 't'), [false]);
  assert.deepEqual(after({}, 't'), [false]);
  onButton = true;
  assert.deepEqual(after({ stage: 'attract' }, 'Enter'), [false]);
  assert.deepEqual(after({ stage: 'attract' }, ' '), [false]);
  assert.deepEqual(after({ stage: 'attract' }, 't'), [true, 'kiosk-begin']);
});

test('what goes wrong is reported, so that the page is reloaded', () => {
  for (const type of ['error', 'unhandledrejection']) screen.dispatchEvent(new Event(type));
  assert.deepEqual(sent, [{ type: 'kiosk-fault' }, { type: 'kiosk-fault' }]);
});
