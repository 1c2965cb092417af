/** The tools of a kiosk: large, with their words, and none that leads out. */

import { h } from '../lib/dom.js';
import { personChooses } from '../state/guidance.js';
import { LINES } from '../view/icons.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/messages.js').Message} Message */

/** @type {Record<string, string>} */
const OWN = {
  larger: 'M3 19 8.5 5 14 19M5 14h7M16 19l2.5-7 2.5 7M17 17h3',
  lower: 'M12 4v12M6 11l6 6 6-6M5 21h14',
  home: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM18 18h2v2h-2Z',
  pause: 'M8 5v14M16 5v14',
  on: 'M8 5v14l10-7Z',
};

/**
 * @param {string} label
 * @param {string} sign
 * @param {(event: Event) => void} click
 * @param {import('../lib/dom.js').Props} [more]
 */
export const kioskTool = (label, sign, click, more = {}) =>
  h(
    'button',
    { type: 'button', class: `tool kiosk-tool ${sign}`, key: sign, on: { click }, ...more },
    h(
      'svg',
      { class: 'sign', key: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
      h('path', { d: OWN[sign] ?? LINES[sign] ?? '' }),
    ),
    h('span', { key: 'word' }, label),
  );

/**
 * @param {KioskState} state
 * @param {Send} send
 */
export const largerTool = ({ words: { t }, settings }, send) =>
  kioskTool(t('kiosk-larger'), 'larger', () => send({ type: 'setting', key: 'big', value: !settings.big }), {
    'aria-pressed': settings.big,
  });

/**
 * The way to take the game home, where an address is known.
 * @param {KioskState} state
 * @param {Send} send
 * @param {boolean} [away] it lies at the far side of a table
 */
export const homeTool = ({ words: { t }, kiosk }, send, away) =>
  kiosk.options.home &&
  kioskTool(t('kiosk-home'), 'home', () => send({ type: 'kiosk-overlay', overlay: 'home', away }));

/**
 * For eyes and hands: larger words, and everything lower on the screen.
 * @param {KioskState} state
 * @param {Send} send
 */
export const reachTools = (state, send) => [
  largerTool(state, send),
  kioskTool(state.words.t('kiosk-lower'), 'lower', () => send({ type: 'kiosk-lower' }), {
    'aria-pressed': state.kiosk.lower,
  }),
  homeTool(state, send),
];

/**
 * The bar of a game.
 * @param {KioskState} state
 * @param {Send} send
 */
export function kioskBar(state, send) {
  const { t } = state.words;
  return h(
    'header',
    { class: 'bar kiosk-bar', key: 'bar' },
    h('h1', { key: 'name' }, t(state.rules?.name ?? 'title')),
    h(
      'nav',
      { class: 'tools', key: 'tools', 'aria-label': t('tools') },
      newTool(state, send),
      playTools(state, send),
      hintTool(state, send),
      reachTools(state, send),
    ),
  );
}

/**
 * @param {KioskState} state
 * @param {Send} send
 * @param {boolean} [away] it lies at the far side of a table
 */
export const newTool = ({ words: { t } }, send, away = false) =>
  kioskTool(t('new-game'), 'new', () => send({ type: 'kiosk-new', away }));

/**
 * The rules, and the last move taken back.
 * @param {KioskState} state
 * @param {Send} send
 * @param {boolean} [away] they lie at the far side of a table
 */
export const playTools = ({ words: { t }, truth }, send, away = false) => [
  kioskTool(t('rulebook-title'), 'rulebook', () => send({ type: 'kiosk-rules', away })),
  kioskTool(t('undo'), 'undo', () => send({ type: 'undo-asked' }), {
    'aria-disabled': !truth?.canUndo || truth.phase === 'over',
  }),
];

/**
 * @param {KioskState} state
 * @param {Send} send
 */
const hintTool = (state, send) =>
  kioskTool(state.words.t('hint'), 'hint', () => send({ type: 'hint-asked' }), {
    'aria-disabled': !personChooses(state),
  });
