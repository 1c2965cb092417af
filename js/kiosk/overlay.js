/** What lies over the screen of a kiosk: two questions, the code to take home, the counts for the staff. */

import { h } from '../lib/dom.js';
import { qrView } from '../lib/qr.js';
import { button } from '../view/dialog.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/dom.js').Content} Content */

/** How many seconds are left when it is said aloud once more. */
const AGAIN = 10;
const RADIUS = 52;

/**
 * @param {KioskState} state
 * @param {Send} send
 */
export function overlayView(state, send) {
  const { left, overlay } = state.kiosk;
  if (left !== null) return stillView(state, send, left);
  if (overlay === 'home') return homeView(state, send);
  if (overlay === 'end') return endView(state, send);
  return overlay === 'counts' ? countsView(state, send) : null;
}

/**
 * A dialog over everything, also over another dialog; Escape is an answer too.
 * @param {string} name its classes, the first of them its own
 * @param {string} label
 * @param {() => void} close
 * @param {...Content} children
 */
const overlay = (name, label, close, ...children) =>
  h(
    'dialog',
    {
      class: `kiosk-overlay ${name}`,
      key: name,
      'aria-label': label,
      hook: (/** @type {HTMLDialogElement} */ element) => element.showModal(),
      on: {
        cancel: (event) => {
          event.preventDefault();
          close();
        },
      },
    },
    children,
  );

/**
 * The whole screen is the button that says yes.
 * @param {KioskState} state
 * @param {Send} send
 * @param {number} left
 */
function stillView({ words: { t, amount }, kiosk }, send, left) {
  const { warn } = kiosk.options;
  const round = 2 * Math.PI * RADIUS;
  const yes = () => send({ type: 'kiosk-yes' });
  return overlay(
    'kiosk-still',
    t('kiosk-still'),
    yes,
    h(
      'button',
      { type: 'button', key: 'yes', on: { click: yes } },
      h(
        'span',
        { class: 'kiosk-count', key: 'count', 'aria-hidden': 'true' },
        h(
          'svg',
          { viewBox: '-60 -60 120 120', focusable: 'false' },
          h('circle', { class: 'ring', r: RADIUS }),
          h('circle', {
            class: 'ring left',
            r: RADIUS,
            transform: 'rotate(-90)',
            'stroke-dasharray': `${(round * left) / warn} ${round}`,
          }),
        ),
        h('b', { class: 'n' }, amount(left)),
      ),
      h('b', { class: 'kiosk-question', key: 'question' }, t('kiosk-still')),
      h('span', { class: 'kiosk-answer', key: 'answer' }, t('kiosk-still-touch')),
      h('span', { class: 'kiosk-then', key: 'then', 'aria-hidden': 'true' }, t('kiosk-still-then', { seconds: left })),
    ),
    // The seconds are not read one by one.
    h(
      'p',
      { class: 'aside', key: 'said', 'aria-live': 'assertive' },
      t('kiosk-still-then', { seconds: left > AGAIN ? warn : AGAIN }),
    ),
  );
}

/**
 * @param {KioskState} state
 * @param {Send} send
 */
function homeView({ words: { t }, kiosk }, send) {
  const close = () => send({ type: 'kiosk-overlay', overlay: null });
  const { home } = kiosk.options;
  return overlay(
    sided('kiosk-home', kiosk),
    t('kiosk-home'),
    close,
    h('h2', { key: 'title' }, t('kiosk-home')),
    home && qrView(home, t('kiosk-home')),
    h('p', { key: 'how' }, t('kiosk-home-how')),
    // To be read, and not to be followed.
    h('p', { class: 'kiosk-address', key: 'address', dir: 'ltr' }, (home ?? '').replace(/^https?:\/\/|\/$/g, '')),
    button(t('close'), close, { key: 'close', class: 'kiosk-close' }),
  );
}

/**
 * Whether another game is worth the end of this one. To go on is what a touch by mistake needs.
 * @param {KioskState} state
 * @param {Send} send
 */
function endView({ words: { t }, kiosk }, send) {
  const close = () => send({ type: 'kiosk-overlay', overlay: null });
  return overlay(
    sided('kiosk-end', kiosk),
    t('kiosk-end'),
    close,
    h('h2', { key: 'title' }, t('kiosk-end')),
    h(
      'div',
      { class: 'kiosk-answers', key: 'answers' },
      button(t('go-on'), close, { key: 'on', class: 'kiosk-close' }),
      button(t('new-game'), () => send({ type: 'kiosk-leave' }), { key: 'new', class: 'kiosk-leave' }),
    ),
  );
}

/**
 * What was asked for at the far side of a table is turned to it.
 * @param {string} name
 * @param {KioskState['kiosk']} kiosk
 */
const sided = (name, { away }) => (away ? `${name} away` : name);

/**
 * Games of each day, for the staff: nothing of it is stored or sent.
 * @param {KioskState} state
 * @param {Send} send
 */
function countsView({ words: { t, amount }, kiosk }, send) {
  const close = () => send({ type: 'kiosk-overlay', overlay: null });
  const cells = (/** @type {string} */ tag, /** @type {string[]} */ texts) =>
    texts.map((one) => h(tag, { key: one }, one));
  return overlay(
    'kiosk-counts',
    t('kiosk-counts'),
    close,
    h('h2', { key: 'title' }, t('kiosk-counts')),
    kiosk.counts.length
      ? h(
          'table',
          { class: 'facts', key: 'table' },
          h(
            'tr',
            { key: 'head' },
            cells('th', [t('kiosk-counts-day'), t('kiosk-counts-started'), t('kiosk-counts-finished')]),
          ),
          kiosk.counts.map(({ day, started, finished }) =>
            h(
              'tr',
              { key: day },
              h('th', { scope: 'row' }, h('bdi', null, day)),
              h('td', null, amount(started)),
              h('td', null, amount(finished)),
            ),
          ),
        )
      : h('p', { key: 'none' }, t('kiosk-counts-none')),
    h('p', { class: 'note', key: 'note' }, t('kiosk-counts-note')),
    button(t('close'), close, { key: 'close', class: 'kiosk-close' }),
  );
}
