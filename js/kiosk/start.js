/** The screen on which a visitor chooses, without typing: one player or two, the language, the size of the words. */

import { h } from '../lib/dom.js';
import { changedOptions } from '../state/choices.js';
import { boardView } from '../view/board.js';
import { button } from '../view/dialog.js';
import { drawing, symbol } from '../view/tiny.js';
import { kioskTool, reachTools } from './tools.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {KioskState} state
 * @param {Send} send
 */
export function startView(state, send) {
  const { words, rules, kiosk } = state;
  const { t } = words;
  const minutes = changedOptions(kiosk.first.setup) ? 0 : (rules?.minutes ?? 10);
  const choice = (/** @type {boolean} */ two) =>
    button(
      [
        two
          ? drawing('discs', '0 0 158 100', symbol('shell-dotted', 50, 50, 130), symbol('shale-dotted', 108, 50, 130))
          : drawing('discs', '0 0 100 100', symbol('shell-dotted', 50, 50, 130)),
        h('b', { key: 'who' }, t(two ? 'start-two' : 'kiosk-one')),
        h('small', { key: 'how' }, t(two ? 'kiosk-two-note' : 'kiosk-one-note')),
      ],
      () => send({ type: 'kiosk-play', two }),
      { class: 'primary slab-button kiosk-choice', key: two ? 'two' : 'one' },
    );
  return h(
    'main',
    { class: kiosk.lower ? 'kiosk kiosk-start lower' : 'kiosk kiosk-start', key: 'start' },
    h(
      'div',
      { class: 'kiosk-top', key: 'top' },
      h('h1', { tabindex: -1 }, t('title')),
      h('p', { class: 'lead' }, t('kiosk-lead', { minutes })),
    ),
    h(
      'div',
      { class: 'kiosk-board', key: 'board', inert: true, 'aria-hidden': 'true', 'data-board': rules?.board ?? 'ur' },
      boardView(state, send),
    ),
    h('div', { class: 'kiosk-choices', key: 'choices' }, choice(false), choice(true)),
    languagesView(state, send),
    h(
      'div',
      { class: 'kiosk-tools', key: 'tools', role: 'group', 'aria-label': t('tools') },
      reachTools(state, send),
      kioskTool(t('kiosk-learn'), 'hint', () => send({ type: 'kiosk-learn' })),
    ),
  );
}

/**
 * Each language by its own name.
 * @param {KioskState} state
 * @param {Send} send
 */
const languagesView = ({ words }, send) =>
  words.languages.length > 1 &&
  h(
    'div',
    { class: 'kiosk-languages', key: 'languages', role: 'group', 'aria-label': words.t('language-title') },
    words.languages.map(({ code, name, dir = 'ltr' }) =>
      button(name, () => send({ type: 'setting', key: 'lang', value: code }), {
        key: code,
        lang: code,
        dir,
        'aria-pressed': code === words.lang,
      }),
    ),
  );
