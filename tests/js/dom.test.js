import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, patch } from '../../js/lib/dom.js';
import { fakeDocument } from './fake_dom.js';

test('h leaves out what is not there and flattens lists', () => {
  const node = h('p', null, 'a', null, false, [1, ['b']], undefined);
  assert.deepEqual(node.children, ['a', '1', 'b']);
});

test('patch makes, changes and removes', () => {
  const root = fakeDocument();
  patch(root, [h('p', { class: 'x', 'aria-pressed': false, hidden: true }, 'one'), 'two']);
  const [p] = root.childNodes;
  assert.deepEqual(p.attributes, { class: 'x', 'aria-pressed': 'false', hidden: '' });
  assert.equal(root.textContent, 'onetwo');
  patch(root, [h('p', { hidden: false }, 'uno')]);
  assert.equal(root.childNodes[0], p);
  assert.deepEqual(p.attributes, {});
  assert.equal(root.textContent, 'uno');
});

test('keys keep elements when their order changes, and only what must move moves', () => {
  const root = fakeDocument();
  const draw = (/** @type {string} */ keys) =>
    patch(
      root,
      [...keys].map((key) => h('i', { key }, key)),
    );
  draw('abc');
  const [a, b, c] = root.childNodes;
  draw('cab');
  assert.deepEqual(root.childNodes, [c, a, b]);
  assert.deepEqual([a.moves, b.moves, c.moves], [1, 1, 2]);
  draw('b');
  assert.deepEqual(root.childNodes, [b]);
  assert.equal(b.moves, 1);
});

test('a listener is added once and calls what is drawn now', () => {
  const root = fakeDocument();
  /** @type {number[]} */
  const heard = [];
  for (const n of [1, 2]) patch(root, h('button', { on: { click: () => heard.push(n) } }));
  root.childNodes[0].fire('click');
  assert.deepEqual(heard, [2]);
  patch(root, h('button'));
  root.childNodes[0].fire('click');
  patch(root, h('button', { on: { click: () => heard.push(3) } }));
  root.childNodes[0].fire('click');
  assert.deepEqual(heard, [2, 3]);
});

test('style goes through the CSSOM and is cleared', () => {
  const root = fakeDocument();
  patch(root, h('i', { style: { '--x': 1, '--y': 2 } }));
  const { values } = root.childNodes[0].style;
  assert.deepEqual(values, { '--x': '1', '--y': '2' });
  patch(root, h('i', { style: { '--x': 3 } }));
  assert.deepEqual(values, { '--x': '3' });
});

test('svg children are svg, foreignObject children are not', () => {
  const root = fakeDocument();
  patch(root, h('svg', null, h('a', null), h('foreignObject', null, h('p'))));
  const [svg] = root.childNodes;
  assert.match(svg.childNodes[0].namespaceURI, /svg/);
  assert.equal(svg.childNodes[1].childNodes[0].namespaceURI, 'html');
});

test('an element with a hook and no children keeps its inside', () => {
  const root = fakeDocument();
  let times = 0;
  const draw = () =>
    patch(
      root,
      h('div', {
        hook: (/** @type {any} */ element) => {
          times += 1;
          patch(element, 'mine');
        },
      }),
    );
  draw();
  draw();
  assert.equal(times, 1);
  assert.equal(root.textContent, 'mine');
});

test('a value the user changed is set back', () => {
  const root = fakeDocument();
  patch(root, h('input', { value: 'a' }));
  root.childNodes[0].value = 'typed';
  patch(root, h('input', { value: 'a' }));
  assert.equal(root.childNodes[0].value, 'a');
});

test('what is being typed stays, unless the page sets another value', () => {
  for (const tag of ['input', 'textarea']) {
    const root = fakeDocument();
    patch(root, h(tag, { value: 'a' }));
    const [field] = root.childNodes;
    field.value = 'typed';
    /** @type {any} */ (document).activeElement = field;
    patch(root, h(tag, { value: 'a' }));
    assert.equal(field.value, 'typed', tag);
    patch(root, h(tag, { value: 'b' }));
    assert.equal(field.value, 'b', tag);
  }
});
