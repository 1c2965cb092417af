/** The screen that invites: two computers play, captions say in many languages what this is. All of it is a button. */

import { h } from '../lib/dom.js';
import { boardView } from '../view/board.js';
import { kioskTool } from './tools.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/words.js').Words} Words */

/** What the captions say, one after the other. @type {((words: Words) => string)[]} */
const CAPTIONS = [
  ({ t }) => t('kiosk-caption'),
  ...[1, 2, 7].map((n) => (/** @type {Words} */ words) => dated(words, `story-time-${n}`)),
  ({ t }) => t('story-head'),
];

/**
 * A line of the time line of the story.
 * @param {Words} words
 * @param {string} id
 */
const dated = ({ t }, id) => t('kiosk-dated', { year: t(id, { tag: 'year' }), what: t(id, { tag: 'what' }) });

/** Layouts of windows that are held upright. */
const TALL = new Set(['phone', 'column', 'tablet']);

/**
 * @param {KioskState} state
 * @param {Send} send
 */
export function attractView(state, send) {
  const { kiosk, words, ui, boot } = state;
  const upright = TALL.has(ui.layouts.ur);
  const failed = boot.stage === 'failed';
  // Upright the board stands; otherwise it lies.
  const settings = {
    ...state.settings,
    board: upright ? /** @type {const} */ ('turned') : /** @type {const} */ ('wide'),
  };
  return h(
    'main',
    {
      class: upright ? 'kiosk kiosk-attract upright' : 'kiosk kiosk-attract',
      key: 'attract',
      on: { click: () => send({ type: 'kiosk-begin' }) },
    },
    captionsView(state),
    h(
      'div',
      {
        class: 'kiosk-board',
        key: 'board',
        inert: true,
        'aria-hidden': 'true',
        'data-board': state.rules?.board ?? 'ur',
      },
      boardView({ ...state, settings }, send),
    ),
    h(
      'div',
      { class: 'kiosk-go', key: 'go' },
      failed
        ? h('p', { class: 'kiosk-soon', key: 'soon', role: 'status' }, words.t('kiosk-soon'))
        : [
            h(
              'button',
              { type: 'button', class: 'primary slab-button', key: 'begin' },
              words.t('kiosk-touch'),
              h(
                'small',
                { key: 'others' },
                othersOf(kiosk, 2).map((one) => spoken(one, 'kiosk-touch')),
              ),
            ),
            kioskTool(
              words.t(ui.paused ? 'go-on' : 'pause'),
              ui.paused ? 'on' : 'pause',
              (event) => {
                // The rest of the screen begins a game.
                event.stopPropagation();
                send({ type: 'kiosk-pause' });
              },
              { key: 'pause' },
            ),
          ],
    ),
  );
}

/**
 * One caption in the language of the page and in another one; which of them is large changes each time. What is wrong
 * with the address stands in their place.
 * @param {KioskState} state
 */
function captionsView({ kiosk, words }) {
  const { caption, voices, notice } = kiosk;
  if (notice) return topView('notice', lineView(words, 'kiosk-caption', words.t(notice)));
  const say = CAPTIONS[Math.floor(caption / 2) % CAPTIONS.length] ?? (() => '');
  const [own] = voices;
  const [other] = othersOf(kiosk, 1);
  const both = caption % 2 ? [other, own] : [own, other];
  const [large, small] = both.filter((one) => one !== undefined);
  return topView(
    caption,
    large && lineView(large, 'kiosk-caption', say(large)),
    small && lineView(small, 'kiosk-second', say(small)),
  );
}

/**
 * @param {Words} words
 * @param {string} name
 * @param {string} text
 */
const lineView = ({ lang, dir }, name, text) => h('p', { class: name, key: name, lang, dir }, text);

/**
 * @param {string|number} key
 * @param {...(import('../lib/dom.js').Content)} lines
 */
const topView = (key, ...lines) =>
  h('div', { class: 'kiosk-top', key: 'top' }, h('div', { class: 'kiosk-captions', key }, ...lines));

/**
 * The next languages besides that of the page.
 * @param {KioskState['kiosk']} kiosk
 * @param {number} count
 */
function othersOf({ voices, caption }, count) {
  const others = voices.slice(1);
  const from = Math.floor(caption / 2);
  return Array.from({ length: Math.min(count, others.length) }, (_, i) => others[(from + i) % others.length]);
}

/**
 * @param {Words|undefined} words
 * @param {string} id
 */
const spoken = (words, id) => words && h('span', { key: words.lang, lang: words.lang, dir: words.dir }, words.t(id));
