/** What can be chosen for a new game besides its rules: options, who plays, levels, dice. */

import { h } from '../lib/dom.js';
import { PLAYERS } from '../state/players.js';
import { CHOICES } from '../state/state.js';
import { button, checkbox, describedBy, radios, select } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').Option} Option */
/** @typedef {import('../types/catalogue.js').OptionValue} OptionValue */

/**
 * @param {State} state
 * @param {Send} send
 */
export function optionsPart(state, send) {
  const { t } = state.words;
  const { setup, rules } = state;
  if (!rules) return null;
  const { pieces } = rules;
  const counts = pieces ? Array.from({ length: pieces.max - pieces.min + 1 }, (_, i) => pieces.min + i) : [];
  return [
    pieces &&
      explained(
        state,
        'pieces',
        'option-pieces.note',
        select(
          'pieces',
          t('option-pieces'),
          counts.map((n) => ({ value: n, label: state.words.amount(n) })),
          setup.pieces ?? pieces.default,
          (n) => send({ type: 'setup', changes: { pieces: n === pieces.default ? null : n } }),
        ),
      ),
    rules.options.map((option) => explained(state, option.key, option.note, optionField(state, send, option))),
    h(
      'p',
      { class: 'row', key: 'link' },
      button(t('rules-link'), () => send({ type: 'rules-link-asked' }), { class: 'quiet' }),
    ),
  ];
}

/**
 * A choice, and what hangs on it.
 * @param {State} state
 * @param {string} key
 * @param {import('../types/game.js').Ref|string} note
 * @param {ReturnType<typeof h>} field
 */
const explained = (state, key, note, field) =>
  h(
    'div',
    { key, class: 'option' },
    describedBy(field, `note-${key}`),
    h('p', { class: 'note', id: `note-${key}` }, state.words.t(note)),
  );

/**
 * @param {State} state
 * @param {Send} send
 * @param {Option} option
 */
function optionField(state, send, option) {
  const { t } = state.words;
  const id = `option-${option.key}`;
  const value = state.setup.options[option.key] ?? option.default;
  // The options of a stored game are texts.
  const same = (/** @type {OptionValue} */ one) => String(one) === String(value);
  const set = (/** @type {OptionValue} */ chosen) => send({ type: 'option', key: option.key, value: chosen });
  if (option.values === 'number') {
    return h(
      'div',
      { class: 'labelled', key: id },
      h('label', { for: id }, t(option.text)),
      h('input', {
        id,
        type: 'number',
        min: option.min ?? 0,
        max: option.max ?? 999,
        value: String(value ?? ''),
        on: { change: (event) => set(event.target.value === '' ? option.default : Number(event.target.value)) },
      }),
    );
  }
  if (option.many) return manyField(state, option, String(value).split(','), (list) => set(list.join(',')));
  return select(
    id,
    t(option.text),
    option.values.map((one) => ({
      value: one,
      label: option.valueTexts[String(one)]
        ? t(option.valueTexts[String(one)])
        : typeof one === 'number'
          ? state.words.amount(one)
          : String(one),
    })),
    option.values.find(same) ?? value,
    set,
  );
}

/**
 * Several at once; "none" stands for an empty list.
 * @param {State} state
 * @param {Option} option
 * @param {string[]} chosen
 * @param {(list: string[]) => void} set
 */
function manyField(state, option, chosen, set) {
  const { t } = state.words;
  const values = [...option.values].map(String).filter((one) => one !== 'none');
  const toggle = (/** @type {string} */ value, /** @type {boolean} */ on) => {
    const list = values.filter((one) => (one === value ? on : chosen.includes(one)));
    set(list.length ? list : ['none']);
  };
  return h(
    'fieldset',
    { class: 'many', key: option.key },
    h('legend', null, t(option.text)),
    values.map((value) =>
      checkbox(`option-${option.key}-${value}`, t(option.valueTexts[value] ?? value), chosen.includes(value), (on) =>
        toggle(value, on),
      ),
    ),
  );
}

/**
 * A level by its number, which sentences use, and its name.
 * @param {State} state
 * @param {import('../types/catalogue.js').Catalogue['levels'][number]} level
 */
export const levelName = ({ words: { t, amount } }, { id, text }) => `${amount(Number(id))} · ${t(text)}`;

/**
 * @param {State} state
 * @param {Send} send
 */
export function opponentPart(state, send) {
  const { t } = state.words;
  const { setup, catalogue } = state;
  const change = (/** @type {Partial<State['setup']>} */ changes) => send({ type: 'setup', changes });
  const levels = (catalogue?.levels ?? []).map((one) => ({ value: one.id, label: levelName(state, one) }));
  const level = catalogue?.levels.find((one) => one.id === setup.level);
  return h(
    'div',
    { class: 'setup-opponent', key: 'opponent' },
    radios(
      'opponent',
      t('setup-opponent'),
      /** @type {const} */ (['computer', 'people', 'watch']).map((one) => ({
        value: one,
        label: t(`opponent-${one}`),
      })),
      setup.opponent,
      (opponent) => change({ opponent }),
    ),
    setup.opponent === 'people' &&
      select(
        'facing',
        t('setting-facing'),
        CHOICES.facing.map((value) => ({ value, label: t(`facing-${value}`) })),
        state.settings.facing,
        (value) => send({ type: 'setting', key: 'facing', value }),
      ),
    setup.opponent !== 'people' &&
      describedBy(
        select('level', t('setup-level'), levels, setup.level, (level) => change({ level })),
        'levelnote',
      ),
    setup.opponent !== 'people' &&
      level?.line &&
      h('p', { class: 'note', key: 'level-line', id: 'levelnote' }, t(level.line)),
    setup.opponent === 'computer' &&
      select(
        'side',
        t('setup-side'),
        PLAYERS.map((one) => ({ value: one, label: t(`play-as-${one}`) })),
        setup.side,
        (side) => change({ side }),
      ),
    setup.opponent !== 'watch' &&
      select(
        'real-dice',
        t('setup-real-dice'),
        /** @type {const} */ (['none', 'light', 'dark', 'both']).map((value) => ({
          value,
          label: t(`real-dice-${value}`),
        })),
        setup.realDice,
        (realDice) => change({ realDice }),
      ),
    checkbox('start-guide', t('setting-guide'), state.settings.guide, (value) =>
      send({ type: 'setting', key: 'guide', value }),
    ),
    (setup.realDice === 'none' || setup.opponent === 'watch') &&
      h(
        'details',
        { key: 'word' },
        h('summary', null, t('setup-word')),
        h('input', {
          'aria-label': t('setup-word'),
          maxlength: 40,
          value: setup.word,
          on: { input: (event) => change({ word: event.target.value }) },
        }),
      ),
  );
}
