/** The rulebook of a ruleset, made from its rule objects; each line says where it comes from. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { lessonButton, pathButton } from './setup.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */

/**
 * @param {State} state
 * @param {Send} send
 */
export function rulebookView(state, send) {
  const { t } = state.words;
  const { rules } = state;
  if (!rules) return [];
  return [
    h('h3', { key: 'name' }, t(rules.name)),
    h('p', { key: 'special', class: 'special' }, t(rules.special)),
    h(
      'p',
      { key: 'do', class: 'row' },
      !(state.screen === 'setup' && state.ui.roomy) && lessonButton(state, send),
      pathButton(state, send),
      button(t('compare-open'), () => send({ type: 'panel', panel: 'compare' }), { class: 'quiet' }),
    ),
    sections(rules).map((section) =>
      h(
        'section',
        { key: section, class: 'rules-section' },
        h('h4', null, t(`section-${section}`)),
        h(
          'ul',
          { class: 'rules' },
          rules.rulebook.filter((line) => line.section === section).map((line) => ruleLine(state, line)),
        ),
      ),
    ),
    h('p', { key: 'legend', class: 'note' }, t('rulebook-legend')),
    h('p', { key: 'sources', class: 'note' }, t('rulebook-sources', { sources: rules.source.join(', ') })),
  ];
}

/**
 * @param {Rules} rules
 * @returns {string[]} in the order of the book
 */
export const sections = (rules) => [...new Set(rules.rulebook.map((line) => line.section))];

/**
 * @param {State} state
 * @param {import('../types/catalogue.js').RuleLine} line
 */
export function ruleLine(state, line) {
  const { t } = state.words;
  return h(
    'li',
    null,
    t(line.text),
    ' ',
    h('small', { class: `origin ${line.status}` }, t(`status-${line.status}`, { source: line.source })),
  );
}
