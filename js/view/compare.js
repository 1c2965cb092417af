/** Two rulesets side by side: their boards with the ways of the pieces, then what differs, then what is the same. */
import { h } from '../lib/dom.js';
import { button, select } from './dialog.js';
import { wayLength } from './geometry.js';
import { IN_PICTURE, sections } from './rule_lines.js';
import { boardWithWay } from './way.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */

/**
 * @param {State} state
 * @param {Send} send
 */
export function compareView(state, send) {
  const { t } = state.words;
  const all = state.catalogue?.rulesets ?? [];
  const one = state.rules;
  if (!one) return [];
  const others = all.filter((rules) => rules.id !== one.id);
  const two = others.find((rules) => rules.id === state.ui.compare) ?? others[0];
  if (!two) return [];
  const { different, equal, alike } = sorted(state, one, two);
  const choice = select(
    'compare-second',
    t('compare-second'),
    others.map((rules) => ({ value: rules.id, label: t(rules.name) })),
    two.id,
    (id) => send({ type: 'compare', id }),
  );
  return [
    h(
      'div',
      { key: 'boards', class: 'compare-boards' },
      h('figure', { key: 'one' }, h('figcaption', null, h('h3', null, t(one.name))), boardWithWay(state, one)),
      h('figure', { key: 'two' }, h('figcaption', null, choice), boardWithWay(state, two)),
    ),
    h(
      'table',
      { key: 'facts', class: 'facts' },
      h('caption', null, t('compare-facts')),
      h(
        'thead',
        null,
        h('tr', null, h('td', null), h('th', { scope: 'col' }, t(one.name)), h('th', { scope: 'col' }, t(two.name))),
      ),
      h('tbody', null, facts(state, one, two)),
    ),
    h('h3', { key: 'different' }, t(alike ? 'compare-alike' : 'compare-different')),
    different.map((section) => pair(state, section, one, two)),
    equal.length > 0 &&
      h(
        'details',
        { key: 'equal' },
        h('summary', null, t('compare-equal', { n: equal.length })),
        h(
          'ul',
          { class: 'rules' },
          equal.map((text) => h('li', { key: text }, text)),
        ),
      ),
    state.screen === 'setup' &&
      h(
        'p',
        { key: 'play', class: 'row' },
        [one, two].map((rules) => playButton(state, send, rules)),
      ),
  ];
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Rules} rules
 */
const playButton = ({ words, setup }, send, rules) =>
  button(
    words.t('start-play-these', { rules: rules.name }),
    () => {
      if (setup.rules !== rules.id) send({ type: 'setup', changes: { rules: rules.id } });
      send({ type: 'play' });
    },
    { key: rules.id },
  );

/**
 * @param {State} state
 * @param {Rules} one
 * @param {Rules} two
 */
function facts(state, one, two) {
  const { t, amount } = state.words;
  /** @type {[string, (rules: Rules) => string][]} */
  const rows = [
    ['fact-line', (rules) => t(rules.line)],
    ['fact-minutes', (rules) => t('minutes', { minutes: rules.minutes })],
    ['fact-pieces', (rules) => amount(rules.pieces?.default ?? rules.card.birds?.length ?? 0)],
    ['fact-throw', (rules) => t(`kit-${rules.kit?.kind ?? 'lots'}`, { count: rules.kit?.count ?? 4 })],
    ['fact-path', (rules) => t('fact-squares', { n: wayLength(rules) })],
    ['fact-special', (rules) => t(rules.special)],
  ];
  return rows
    .map(([name, say]) => ({ name, a: say(one), b: say(two) }))
    .filter(({ a, b }) => a !== b)
    .map(({ name, a, b }) =>
      h('tr', { key: name }, h('th', { scope: 'row' }, t(name)), h('td', null, a), h('td', null, b)),
    );
}

/**
 * The sections in which the rules differ, and the rules that both have. Two lines with the same words are the same
 * rule, whatever they rest on.
 * @param {State} state
 * @param {Rules} one
 * @param {Rules} two
 */
function sorted(state, one, two) {
  const [first, second] = [texts(state, one), texts(state, two)];
  const differs = (/** @type {string} */ section) =>
    only(state, one, second, section).length + only(state, two, first, section).length > 0;
  const equal = [...first].filter((text) => second.has(text));
  return {
    equal,
    alike: equal.length === first.size && equal.length === second.size,
    different: [...new Set([...sections(one), ...sections(two)])].filter(differs),
  };
}

/**
 * @param {State} state
 * @param {Rules} rules
 */
const texts = (state, rules) => new Set(rules.rulebook.map((line) => state.words.t(line.text)));

/**
 * The lines of a section that the other rules do not have.
 * @param {State} state
 * @param {Rules} rules
 * @param {Set<string>} others
 * @param {string} section
 */
const only = (state, rules, others, section) =>
  rules.rulebook
    .filter((line) => line.section === section && !IN_PICTURE.has(line.text.id))
    .map((line) => state.words.t(line.text))
    .filter((text) => !others.has(text));

/**
 * @param {State} state
 * @param {string} section
 * @param {Rules} one
 * @param {Rules} two
 */
function pair(state, section, one, two) {
  const { t } = state.words;
  const half = (/** @type {Rules} */ rules, /** @type {Rules} */ other) => {
    const its = only(state, rules, texts(state, other), section);
    return h(
      'div',
      { key: rules.id, class: 'half' },
      h('h5', null, t(rules.name)),
      its.length
        ? h(
            'ul',
            { class: 'rules' },
            its.map((text) => h('li', { key: text }, text)),
          )
        : h('p', { class: 'note' }, t('compare-nothing')),
    );
  };
  return h(
    'section',
    { key: section, class: 'pair' },
    h('h4', null, t(`section-${section}`)),
    half(one, two),
    half(two, one),
  );
}
