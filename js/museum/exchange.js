/** The messages between a page and the frame of the game, as they come and go: what there are, and a live list. */

import { FROM_GAME, NAMESPACE, TO_GAME, VERSION } from '../embed/messages.js';
import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';

/** @typedef {{n: number, way: 'to'|'from', text: string}} Line */

/** At most this many messages are listed, the last ones. */
const LAST = 40;
/** What can be sent from here: each needs no more than this. */
const EXAMPLES = {
  new: { players: 'cc', seed: '1' },
  get: {},
  throw: {},
  move: { index: 0 },
  undo: {},
  theme: { value: 'dark' },
  pause: {},
  resume: {},
};

/** @type {Line[]} */
let lines = [];
let count = 0;
/** The frame that is heard. @type {HTMLIFrameElement|null} */
let heard = null;
let draw = () => {};

/**
 * @param {Line['way']} way
 * @param {unknown} message
 */
function note(way, message) {
  const text = JSON.stringify(message) ?? '';
  lines = [...lines, { n: ++count, way, text: text.length > 400 ? `${text.slice(0, 400)}…` : text }].slice(-LAST);
  draw();
}

let listening = false;

/**
 * List the messages of this frame from now on.
 * @param {HTMLIFrameElement} frame
 * @param {() => void} redraw
 */
export function exchange(frame, redraw) {
  heard = frame;
  draw = redraw;
  lines = [];
  if (listening) return;
  listening = true;
  addEventListener('message', ({ source, data }) => {
    if (heard && source === heard.contentWindow && data?.ns === NAMESPACE) note('from', data);
  });
}

/** @param {string} type */
function send(type) {
  const message = { ns: NAMESPACE, v: VERSION, type, id: count + 1, data: EXAMPLES[/** @type {'new'} */ (type)] };
  // The frame has no origin in its sandbox, so none can be named.
  heard?.contentWindow?.postMessage(message, '*');
  note('to', message);
}

/** @param {import('../lib/words.js').Words} words */
export function exchangeView({ t }) {
  const table = (/** @type {string} */ title, /** @type {[string, readonly string[]][]} */ rows) =>
    h(
      'table',
      { class: 'facts', key: title },
      h('caption', null, t(title)),
      h(
        'tbody',
        { dir: 'ltr' },
        rows.map(([type, data]) =>
          h('tr', { key: type }, h('th', { scope: 'row' }, h('code', null, type)), h('td', null, code(data))),
        ),
      ),
    );
  return h(
    'details',
    { class: 'page-panel exchange', key: 'exchange' },
    h('summary', null, t('museum-messages-title')),
    h('p', { class: 'note' }, t('museum-messages-note')),
    h(
      'div',
      { class: 'row', role: 'group', 'aria-label': t('museum-messages-send') },
      h('span', null, t('museum-messages-send')),
      Object.keys(EXAMPLES).map((type) => button(h('code', null, type), () => send(type), { key: type })),
    ),
    h(
      'ol',
      { class: 'exchanged', tabindex: 0, dir: 'ltr', 'aria-label': t('museum-messages-title') },
      lines.map(({ n, way, text }) =>
        h('li', { key: n, class: way }, h('code', null, `${way === 'to' ? '→' : '←'} ${text}`)),
      ),
    ),
    h(
      'div',
      { class: 'tables' },
      table(
        'museum-messages-from',
        Object.entries(FROM_GAME).map(([type, data]) => [type, data]),
      ),
      table(
        'museum-messages-to',
        Object.entries(TO_GAME).map(([type, data]) => [type, Object.keys(data)]),
      ),
    ),
  );
}

/** @param {readonly string[]} names */
const code = (names) => names.map((name, i) => [i > 0 && ', ', h('code', null, name)]);
