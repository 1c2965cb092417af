/**
 * The line to the page around the frame: our own messages (messages.js) and the height in the words of H5P.
 *
 * In a sandbox the frame has no origin of its own, so both sides tell each other apart by the window that a message
 * comes from. What happens in a game is only said to the origin that the address of the frame names.
 *
 * H5P: its h5p-resizer.js answers a frame that says "hello", and obeys "resize" (github.com/h5p/h5p-php-library).
 */

import { NAMESPACE, readMessage, VERSION } from './messages.js';
import { heightOf } from './size.js';

/** @typedef {import('./messages.js').Data} Data */
/** @typedef {import('./messages.js').Request} Request */
/** @typedef {(request: Request) => Promise<Data|false>} Obey what is done about a message; false: not now */
/** @typedef {ReturnType<typeof connectHost>} Host */

/** What says nothing about the game goes to every page around. */
const OPEN = new Set(['ready', 'resize']);

/**
 * @param {string|null} origin the only one that is heard, and told about the game
 * @param {Obey} obey
 */
export function connectHost(origin, obey) {
  const { parent } = window;
  const framed = parent !== window;
  const post = (/** @type {unknown} */ message, /** @type {string} */ to) => framed && parent.postMessage(message, to);
  const toH5p = (/** @type {string} */ action, /** @type {Data} */ more = {}) =>
    post({ context: 'h5p', action, ...more }, '*');

  /**
   * @param {keyof typeof import('./messages.js').FROM_GAME} type
   * @param {Data} data
   * @param {import('./messages.js').Id} [id]
   */
  function say(type, data, id) {
    const to = OPEN.has(type) ? '*' : origin;
    if (to) post({ ns: NAMESPACE, v: VERSION, type, ...(id === undefined ? {} : { id }), data }, to);
  }

  /** The height that was asked for last. */
  let asked = 0;
  /** The height of a page of words, as long as one is shown. @type {(() => number)|null} */
  let content = null;

  function resize() {
    const width = document.documentElement.clientWidth;
    const height = Math.ceil(content?.() ?? heightOf(width));
    if (!width || height === asked) return;
    asked = height;
    say('resize', { width, height, ratio: width / height });
    toH5p('resize', { scrollHeight: height, clientHeight: height });
  }

  /** @param {MessageEvent} event */
  async function hear(event) {
    if (event.source !== parent) return;
    if (event.data?.context === 'h5p') {
      asked = 0;
      if (event.data.action === 'ready') toH5p('hello');
      return resize();
    }
    if (!origin || event.origin !== origin) return;
    const request = readMessage(event.data);
    if (!request) return;
    if ('refused' in request) return say('reply', { ok: false, code: 'data' }, request.refused);
    const done = await obey(request);
    if (request.id !== null) say('reply', done ? { ok: true, ...done } : { ok: false, code: 'state' }, request.id);
  }

  if (framed) {
    addEventListener('message', hear);
    new ResizeObserver(resize).observe(document.documentElement);
    toH5p('hello');
  }

  return {
    say,
    resize,
    /** From now on the frame is as high as its words. @param {(() => number)|null} measure */
    follow(measure) {
      content = measure;
      resize();
    },
  };
}
