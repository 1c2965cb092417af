/** Settings: few, immediate, remembered, and reset with one button. */
import { h } from '../lib/dom.js';
import { CHOICES } from '../state/state.js';
import { button, checkbox, radios, select } from './dialog.js';
import { languageNotes } from './languages.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {State['settings']} Settings */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function settingsView(state, send) {
  const { t } = state.words;
  const { settings } = state;
  const set = (/** @type {keyof Settings} */ key) => (/** @type {Settings[keyof Settings]} */ value) =>
    send({ type: 'setting', key, value });
  const few = (/** @type {keyof typeof CHOICES} */ key) =>
    radios(
      key,
      t(`setting-${key}`),
      CHOICES[key].map((value) => ({ value, label: t(`${key}-${value}`) })),
      settings[key],
      set(key),
    );
  return [
    few('theme'),
    few('motion'),
    few('board'),
    few('facing'),
    few('sound'),
    settings.sound === 'on' &&
      h(
        'div',
        { key: 'volume', class: 'labelled' },
        h('label', { for: 'volume' }, t('setting-volume')),
        h('input', {
          id: 'volume',
          type: 'range',
          min: 0,
          max: 100,
          step: 5,
          value: String(settings.volume),
          on: { input: (event) => set('volume')(Number(event.target.value)) },
        }),
      ),
    h(
      'div',
      { key: 'checks', class: 'checks' },
      checkbox('set-guide', t('setting-guide'), settings.guide, set('guide')),
      checkbox('set-confirm', t('setting-confirm'), settings.confirm, set('confirm')),
      checkbox('set-values', t('setting-values'), settings.values, set('values')),
      checkbox('set-tutor', t('setting-tutor'), settings.tutor, set('tutor')),
      checkbox('set-big', t('setting-big'), settings.big, set('big')),
      checkbox('set-keys', t('setting-keys'), settings.keys, set('keys')),
    ),
    state.words.languages.length > 1 &&
      select(
        'set-lang',
        t('language-title'),
        [
          { value: 'auto', label: t('language-auto') },
          ...state.words.languages.map(({ code, name }) => ({ value: code, label: name })),
        ],
        settings.lang,
        set('lang'),
      ),
    languageNotes(state, send),
    h(
      'p',
      { key: 'reset', class: 'row' },
      button(t('settings-reset'), () => send({ type: 'settings-reset' }), { class: 'quiet' }),
      button(t('keys-open'), () => send({ type: 'panel', panel: 'keys' }), { class: 'quiet' }),
    ),
  ];
}
