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

/** How hard a puzzle is, as signs beside its number. */
const SIGNS = { easy: '·', middling: '··', hard: '···' };

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
  const { file, theme, memory } = puzzleOf(state);
  if (!file) return h('p', { role: 'status', key: 'loading' }, t('status-starting'));
  const items = file.puzzles.flatMap((_, n) => itemOf(file, n + 1) ?? []);
  const themes = [...new Set(items.map((one) => one.theme ?? ''))].sort();
  const shown = items.filter((one) => !theme || one.theme === theme);
  const done = memory.solved[file.rules] ?? [];
  const chip = (/** @type {string} */ one) =>
    button(t(one ? `puzzle-theme-${one}` : 'puzzle-theme-all'), () => send({ type: 'puzzle-list', theme: one }), {
      class: 'chip',
      key: one,
      'aria-pressed': String(one === theme),
    });
  return [
    h(
      'div',
      { class: 'filters', key: 'themes', role: 'group', 'aria-label': t('puzzle-themes') },
      ['', ...themes].map(chip),
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
