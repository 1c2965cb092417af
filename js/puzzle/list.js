/** The list of all puzzles of a ruleset, by what they are about. */

import { h } from '../lib/dom.js';
import { rulesOf } from '../state/steps.js';
import { button } from '../view/dialog.js';
import { barView } from './bar.js';
import { itemOf } from './items.js';
import { due } from './memory.js';
import { puzzleOf } from './reduce.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

const HARDNESSES = /** @type {const} */ (['easy', 'middling', 'hard']);
/** How hard a puzzle is, as signs beside its number. */
const SIGNS = { easy: '•', middling: '••', hard: '•••' };

/**
 * @param {State} state
 * @param {Send} send
 */
export function pageView(state, send) {
  const { stage, memory, today } = puzzleOf(state);
  if (stage !== 'list') return undefined;
  const { t } = state.words;
  const kept = due(memory, today);
  return h(
    'div',
    { class: 'puzzle-page', key: 'puzzle-page' },
    barView(state, send),
    h(
      'main',
      { class: 'puzzle-list' },
      h(
        'p',
        { class: 'row', key: 'doors' },
        button(t('puzzle-day-title'), () => send({ type: 'screen-asked', name: 'puzzle', how: { what: 'day' } }), {
          class: 'primary',
          key: 'day',
        }),
        kept.length > 0 &&
          button(
            t('puzzle-kept', { n: kept.length }),
            () => send({ type: 'screen-asked', name: 'puzzle', how: { what: 'kept' } }),
            { key: 'kept' },
          ),
      ),
      h(
        'label',
        { class: 'row', key: 'rules' },
        t('puzzle-rules'),
        ' ',
        h(
          'select',
          {
            value: state.rules?.id ?? '',
            on: {
              change: (event) =>
                send({ type: 'puzzle-list', rules: /** @type {HTMLSelectElement} */ (event.target).value }),
            },
          },
          PUZZLES.map(([id]) =>
            h('option', { value: id, selected: id === state.rules?.id, key: id }, t(rulesOf(state, id)?.name ?? id)),
          ),
        ),
      ),
      numbers(state, send),
    ),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 */
function numbers(state, send) {
  const { t, amount } = state.words;
  const { file, theme, hardness: wanted, memory } = puzzleOf(state);
  if (!file) return h('p', { role: 'status', key: 'loading' }, t('status-starting'));
  const items = file.puzzles.flatMap((_, n) => itemOf(file, n + 1) ?? []);
  const isOf = (/** @type {typeof items[number]} */ one) => !theme || one.theme === theme;
  const isSo = (/** @type {typeof items[number]} */ one) => !wanted || one.hardness === wanted;
  const shown = items.filter((one) => isOf(one) && isSo(one));
  // What is offered with the other filter is never an empty list.
  const themes = [...new Set(items.filter(isSo).map((one) => one.theme ?? ''))].sort();
  const hardnesses = HARDNESSES.filter((hardness) => items.some((one) => isOf(one) && one.hardness === hardness));
  const done = memory.solved[file.rules] ?? [];
  /**
   * @param {string} word
   * @param {boolean} pressed
   * @param {{theme: string}|{hardness: import('../types/puzzle.js').Hardness|''}} filter
   * @param {string} [sign]
   */
  const chip = (word, pressed, filter, sign) =>
    button(
      [t(word), sign && h('span', { key: 'sign', 'aria-hidden': 'true' }, ` ${sign}`)],
      () => send({ type: 'puzzle-list', ...filter }),
      {
        class: 'chip',
        key: word,
        'aria-pressed': String(pressed),
      },
    );
  return [
    h(
      'div',
      { class: 'filters', key: 'themes', role: 'group', 'aria-label': t('puzzle-themes') },
      ['', ...themes].map((one) =>
        chip(one ? `puzzle-theme-${one}` : 'puzzle-theme-all', one === theme, { theme: one }),
      ),
    ),
    h(
      'div',
      { class: 'filters', key: 'hardness', role: 'group', 'aria-label': t('puzzle-hardness') },
      chip('puzzle-theme-all', !wanted, { hardness: '' }),
      hardnesses.map((one) => chip(`puzzle-${one}`, one === wanted, { hardness: one }, SIGNS[one])),
    ),
    h(
      'ol',
      { class: 'puzzle-numbers', key: 'numbers' },
      shown.map(({ number: n = 0, hardness = 'easy' }) =>
        h(
          'li',
          { key: n },
          button(
            [
              h('b', { key: 'n' }, amount(n), done.includes(n) && ' ✓'),
              h('small', { key: 'hard', 'aria-hidden': 'true' }, SIGNS[hardness]),
              h(
                'span',
                { key: 'says', class: 'aside' },
                ` ${t(`puzzle-${hardness}`)}`,
                done.includes(n) && t('puzzle-solved'),
              ),
            ],
            () => send({ type: 'screen-asked', name: 'puzzle', how: { what: 'one', rules: file.rules, number: n } }),
          ),
        ),
      ),
    ),
    h('p', { class: 'puzzle-unit', key: 'judged' }, t(`puzzle-judged-${file.judged}`)),
  ];
}
