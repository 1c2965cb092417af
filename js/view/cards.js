/** Every ruleset as a card, and the filters over them. The card that is chosen decides which board is shown. */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { wayLength } from './geometry.js';
import { sceneOf } from './scenes.js';
import { drawing, kitSign, symbol, waySign } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/state.js').Filter} Filter */

/** A game of at most this many minutes is short. */
const SHORT = 16;
/** @type {Filter[]} */
const FILTERS = ['all', 'short', 'plain', 'stacking', 'betting'];
/** What a new player is recommended stands first. */
const FIRST = ['classic', 'quick', 'deep'];

/**
 * @param {Rules} rules
 * @param {Filter} filter
 */
const fits = ({ minutes, kinds }, filter) =>
  filter === 'all' || (filter === 'short' ? minutes <= SHORT : kinds.includes(filter));

/**
 * @param {State} state
 * @param {Send} send
 * @param {Rules[]} all
 */
export function galleryView(state, send, all) {
  const { t } = state.words;
  const { filter } = state.ui;
  const best = FIRST.flatMap((name) => all.filter((one) => one.recommended === name));
  const others = all.filter((one) => !one.recommended && !one.own);
  const known = [...best, ...others];
  const fitting = known.filter((one) => fits(one, filter));
  // The player's own rules stand last, whatever the filter.
  const shown = [...fitting, ...all.filter((one) => one.own)];
  return h(
    'section',
    { class: 'gallery', key: 'gallery', 'aria-labelledby': 'gallery' },
    h(
      'h2',
      { id: 'gallery', 'aria-live': 'polite' },
      t('start-ways', { filter, n: fitting.length, all: known.length }),
    ),
    h(
      'div',
      { class: 'filters', role: 'group', 'aria-label': t('start-filters') },
      FILTERS.map((one) =>
        button(t(`filter-${one}`), () => send({ type: 'filter', filter: one }), {
          class: 'chip',
          key: one,
          'aria-pressed': one === filter,
        }),
      ),
    ),
    h(
      'div',
      { class: 'cards', role: 'radiogroup', 'aria-labelledby': 'gallery' },
      shown.map((one) => card(state, send, one)),
    ),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Rules} rules
 */
function card(state, send, rules) {
  const { t } = state.words;
  const chosen = rules.id === state.setup.rules;
  return h(
    'div',
    { class: 'card', key: rules.id },
    h(
      'label',
      { class: 'card-face' },
      h('input', {
        type: 'radio',
        name: 'rules',
        value: rules.id,
        checked: chosen,
        'aria-describedby': `line-${rules.id} facts-${rules.id}`,
        'aria-labelledby': `name-${rules.id}`,
        on: { change: () => send({ type: 'setup', changes: { rules: rules.id } }) },
      }),
      sceneOf(rules, state.words),
      h(
        'b',
        null,
        h('span', { id: `name-${rules.id}` }, t(rules.name)),
        rules.recommended && h('span', { class: 'tag' }, t(`recommended-${rules.recommended}`)),
      ),
      h('span', { class: 'line', id: `line-${rules.id}` }, t(rules.line)),
      facts(state, rules),
    ),
    chosen &&
      button(t('start-play-these', { rules: rules.name }), () => send({ type: 'play' }), {
        class: 'primary card-play',
        key: 'play',
      }),
  );
}

/**
 * The way, the lots, the pieces, the minutes: a sign each, and all in words for readers.
 * @param {State} state
 * @param {Rules} rules
 */
function facts(state, rules) {
  const { t, amount, inOrder } = state.words;
  const { kit, card: ruleCard, pieces } = rules;
  const bird = Boolean(ruleCard?.birds);
  const count = pieces?.default ?? ruleCard?.birds?.length ?? 0;
  const minutes = t('start-minutes', { minutes: rules.minutes });
  const says = [
    t('fact-squares', { n: wayLength(rules) }),
    t(`kit-${kit.kind}`, { count: kit.count }),
    t('start-pieces', { n: count }),
    minutes,
  ];
  const fact = (/** @type {import('../lib/dom.js').Content[]} */ ...sign) =>
    h('span', { class: 'fact', 'aria-hidden': 'true' }, sign);
  return h(
    'span',
    { class: 'card-facts', id: `facts-${rules.id}` },
    h('span', { class: 'aside' }, inOrder('clauses', says)),
    fact(waySign(rules)),
    fact(kitSign(kit)),
    fact(
      drawing('disc-sign', '14 14 72 72', symbol(bird ? 'shell-bird' : 'shell-dotted', 50, 50, 100)),
      h('span', null, amount(count)),
    ),
    h('span', { class: 'fact minutes', 'aria-hidden': 'true' }, minutes),
  );
}
