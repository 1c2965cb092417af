/** Settings: few, in four panels, immediate, remembered, and reset with one button. */
import { h } from '../lib/dom.js';
import { CHOICES } from '../state/state.js';
import { button, checkbox, radios, select } from './dialog.js';
import { languageNotes } from './languages.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {State['settings']} Settings */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/dom.js').Content} Content */

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
  const check = (/** @type {'guide'|'confirm'|'values'|'tutor'|'big'|'keys'} */ key) =>
    checkbox(`set-${key}`, t(`setting-${key}`), settings[key], set(key));
  const group = (/** @type {string} */ name, /** @type {Content[]} */ content) =>
    h(
      'section',
      { key: name, class: 'settings-group', 'aria-labelledby': `settings-${name}` },
      h('h3', { id: `settings-${name}` }, t(`settings-${name}`)),
      content,
    );
  return [
    h(
      'div',
      { key: 'groups', class: 'settings-groups' },
      group('look', [few('theme'), few('board'), check('big')]),
      group('play', [check('guide'), check('confirm'), check('values'), check('tutor'), few('facing')]),
      group('effects', [few('motion'), few('sound'), settings.sound === 'on' && volume(state, set('volume'))]),
      group('language', [
        state.words.languages.length > 1 && language(state, set('lang')),
        languageNotes(state, send),
        check('keys'),
        button(t('keys-open'), () => send({ type: 'panel', panel: 'keys' }), { class: 'quiet', key: 'open-keys' }),
      ]),
    ),
    h(
      'p',
      { key: 'reset', class: 'row' },
      button(t('settings-reset'), () => send({ type: 'settings-reset' }), { class: 'quiet' }),
    ),
  ];
}

/**
 * @param {State} state
 * @param {(volume: number) => void} set
 */
const volume = (state, set) =>
  h(
    'div',
    { key: 'volume', class: 'labelled' },
    h('label', { for: 'volume' }, state.words.t('setting-volume')),
    h('input', {
      id: 'volume',
      type: 'range',
      min: 0,
      max: 100,
      step: 5,
      value: String(state.settings.volume),
      on: { input: (event) => set(Number(event.target.value)) },
    }),
  );

/**
 * @param {State} state
 * @param {(code: string) => void} set
 */
const language = ({ words, settings }, set) =>
  select(
    'set-lang',
    words.t('language-title'),
    [
      { value: 'auto', label: words.t('language-auto') },
      ...words.languages.map(({ code, name }) => ({ value: code, label: name })),
    ],
    settings.lang,
    set,
  );
