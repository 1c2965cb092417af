/**
 * The start screen: one button plays the recommended game. Around it: the game that was left, two players, the lesson,
 * the story, and every ruleset as a card. Made from the catalogue alone, so it stands before Python is there.
 */
import { h } from '../lib/dom.js';
import { changedOptions, rulesText } from '../state/choices.js';
import { rulesOf, stepsIn } from '../state/steps.js';
import { boardView } from './board.js';
import { galleryView } from './cards.js';
import { button } from './dialog.js';
import { lazyPart } from './lazy.js';
import { lessonButton, museumLink, pathButton } from './links.js';
import { noticeView } from './notice.js';
import { DOORS } from './scenes.js';
import { drawing, symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */

/**
 * @param {State} state
 * @param {Send} send
 */
export function startView(state, send) {
  const { t } = state.words;
  const { catalogue, rules } = state;
  return h(
    'main',
    { class: 'stage', key: 'stage', 'data-screen': 'setup' },
    noticeView(state, send),
    h(
      'section',
      { class: 'board-region', key: 'board', 'aria-label': t('board'), 'data-region': 'board' },
      boardView(state, send),
    ),
    h(
      'section',
      { class: 'hero', key: 'hero', 'aria-labelledby': 'title' },
      h('h1', { id: 'title', tabindex: -1 }, t('title')),
      h('p', { class: 'lead' }, t(leadOf(rules))),
      state.ui.answer && h('p', { class: 'special', role: 'status', key: 'answer' }, t(state.ui.answer)),
      h(
        'div',
        { class: 'go', key: 'go' },
        playButton(state, send),
        h('div', { class: 'others', key: 'others' }, goOnButton(state, send), twoButton(state, send)),
      ),
      !rules && h('p', { class: 'note', key: 'loading' }, t('setup-loading')),
    ),
    rules && aboutRules(state, send, rules),
    doors(state, send),
    catalogue && state.ui.cards && galleryView(state, send, catalogue.rulesets),
    !state.embedded && h('p', { key: 'foot', class: 'row' }, museumLink(state), lazyPart('footPart')(state, send)),
  );
}

/**
 * An invitation; what is special in other rules than those for beginners.
 * @param {Rules|null} rules
 * @returns {import('../types/game.js').Ref}
 */
const leadOf = (rules) =>
  !rules || rules.recommended === 'classic'
    ? { id: 'start-lead' }
    : { id: 'start-lead-rules', args: { rules: rules.name, special: rules.special } };

/**
 * @param {State} state
 * @param {Send} send
 */
function playButton(state, send) {
  const { t } = state.words;
  const { rules, setup } = state;
  // Options change the length of a game.
  const minutes = changedOptions(setup) ? 0 : rules?.minutes;
  // The note lies over the button, not in it: the button is called Play.
  return h(
    'div',
    { class: 'slab', key: 'play' },
    button(t('play'), () => send({ type: 'play' }), {
      class: 'primary slab-button',
      disabled: !state.catalogue,
      'aria-describedby': 'playnote',
    }),
    h(
      'small',
      { id: 'playnote' },
      rules ? t('start-play-note', { rules: rules.name, opponent: setup.opponent, minutes }) : '',
    ),
  );
}

/**
 * The game that was left, if one is stored.
 * @param {State} state
 * @param {Send} send
 */
function goOnButton(state, send) {
  const { t } = state.words;
  const game = state.storage.games.find((one) => !one.result);
  if (!game) return null;
  const rules = rulesOf(state, game.rules);
  return button(
    [
      h('b', null, t('start-go-on')),
      h('small', null, t('start-go-on-note', { rules: rules ? t(rules.name) : game.rules, plies: stepsIn(game) })),
    ],
    () => send({ type: 'game-open', id: game.id }),
    { class: 'go-on', key: 'go-on' },
  );
}

/**
 * @param {State} state
 * @param {Send} send
 */
const twoButton = (state, send) =>
  button(
    [
      drawing('discs', '0 0 86 60', symbol('shell-dotted', 30, 30, 88), symbol('shale-dotted', 58, 30, 88)),
      h('b', null, state.words.t('start-two')),
    ],
    () => {
      send({ type: 'setup', changes: { opponent: 'people' } });
      send({ type: 'play' });
    },
    { class: 'two', key: 'two', disabled: !state.catalogue },
  );

/**
 * What can be known and chosen about the ruleset in view.
 * @param {State} state
 * @param {Send} send
 * @param {Rules} rules
 */
function aboutRules(state, send, rules) {
  const { t } = state.words;
  const { setup } = state;
  // What is folded away is loaded with the lazy views; opening it loads them at once.
  const toggle = () =>
    (state.ui.lazyViews && state.words.groups.has('panels')) || send({ type: 'lazy-views-wanted', words: ['panels'] });
  const folded = (/** @type {'players'|'options'} */ name, /** @type {string} */ summary) =>
    h(
      'details',
      { class: name, key: name, on: { toggle } },
      h('summary', null, summary),
      lazyPart(name === 'players' ? 'opponentPart' : 'optionsPart')(state, send),
    );
  return h(
    'section',
    { class: 'about-rules', key: 'about', 'aria-label': t('start-about', { rules: rules.name }) },
    h(
      'p',
      { class: 'row', key: 'about' },
      lessonButton(state, send),
      button(t('rulebook-open'), () => send({ type: 'panel', panel: 'rulebook' }), { class: 'quiet' }),
      button(t('compare-open'), () => send({ type: 'panel', panel: 'compare' }), { class: 'quiet' }),
      pathButton(state, send),
    ),
    folded('players', t('start-players')),
    (rules.options.length > 0 || rules.pieces) &&
      folded('options', t('setup-options', { changed: changedOptions(setup) })),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 */
function doors(state, send) {
  const { t } = state.words;
  const door = (/** @type {keyof typeof DOORS} */ name, /** @type {() => void} */ open, note = 'note') =>
    button(
      [DOORS[name](), h('span', null, h('b', null, t(`start-${name}`)), h('small', null, t(`start-${name}-${note}`)))],
      open,
      { class: 'door', key: name },
    );
  return h(
    'div',
    { class: 'doors', key: 'doors' },
    door('learn', () => send({ type: 'lesson-asked', rules: rulesText(state.setup) })),
    door(
      'puzzle',
      () => send({ type: 'screen-asked', name: 'puzzle', how: { what: 'day' } }),
      state.ui.daySolved ? 'solved' : 'note',
    ),
    door('story', () => send({ type: 'panel', panel: 'story' })),
  );
}
