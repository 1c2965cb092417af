/** The choice of the language: each by its own name, and what is not checked yet. */
import { h } from '../lib/dom.js';
import { button, checkbox } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function languageView(state, send) {
  const { t, lang, languages } = state.words;
  const choose = (/** @type {string} */ code) => {
    send({ type: 'panel', panel: null });
    send({ type: 'setting', key: 'lang', value: code });
  };
  return [
    h(
      'div',
      { key: 'languages', class: 'languages', role: 'group', 'aria-labelledby': 'language-title' },
      languages.map(({ code, name, dir = 'ltr' }) =>
        button(name, () => choose(code), { key: code, lang: code, dir, 'aria-pressed': code === lang }),
      ),
    ),
    button(t('language-auto'), () => choose('auto'), { key: 'auto', class: 'quiet' }),
    languageNotes(state, send),
  ];
}

/** A name in whatever direction, in a list of such names. @param {string} name */
const isolated = (name) => `\u2068${name}\u2069`;

/**
 * What belongs to the language beside its choice: which digits, and who has read the words.
 * @param {State} state
 * @param {Send} send
 */
export function languageNotes({ words, settings }, send) {
  const { t, lang, languages, ownDigits } = words;
  const machine = languages.filter((one) => one.machine);
  return [
    ownDigits &&
      checkbox('set-latin', t('setting-latin'), settings.latin, (on) =>
        send({ type: 'setting', key: 'latin', value: on }),
      ),
    machine.length > 0 &&
      h(
        'p',
        { key: 'machine', class: 'note' },
        t('language-machine', { names: machine.map(({ name }) => isolated(name)) }),
      ),
    machine.some((one) => one.code === lang) &&
      h('p', { key: 'correct', class: 'note' }, t('language-correct', { folder: `py/ur/words/${lang}` })),
  ];
}
