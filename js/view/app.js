/**
 * The page as a tree. Here live the pictures of the state, as values. May import: js/state, js/types and js/lib. Start
 * reading here.
 *
 *   header.bar          name, tools
 *   main.stage          [data-screen setup|game] [data-lie wide|tall] [data-roomy]
 *     section.board-region   the board, both trays           (keyboard map: keys.js)
 *     section.controls | section.setup                       what to do, and what happened (role=log)
 *     aside.side             moves or rulebook, on roomy screens
 * and, beside it, at most one dialog.
 */
import { h } from '../lib/dom.js';
import { aboutView, keysView } from './about.js';
import { answerView, boardView } from './board.js';
import { compareView } from './compare.js';
import { controlsView } from './controls.js';
import { button, copyView, dialog } from './dialog.js';
import { fairView } from './fair.js';
import { gamesView } from './games.js';
import { movesView } from './log.js';
import { resultView } from './result.js';
import { rulebookView } from './rulebook.js';
import { settingsView } from './settings.js';
import { setupView } from './setup.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Panel} Panel */
/** @typedef {import('../types/messages.js').Send} Send */

/** @param {State} state @param {Send} send */
export function appView(state, send) {
  const { t } = state.words;
  const playing = state.screen === 'game';
  return [
    h('a', { class: 'skip', href: playing ? '#status' : '#setup-title', key: 'skip' }, t('skip')),
    bar(state, send),
    h(
      'main',
      {
        class: 'stage',
        key: 'stage',
        'data-screen': state.screen,
        'data-board': state.view?.board ?? state.rules?.board,
        'data-lie': state.ui.orientation,
        'data-roomy': state.ui.roomy,
      },
      noticeView(state, send),
      h(
        'section',
        { class: 'board-region', key: 'board', 'aria-label': t('board'), 'data-region': 'board' },
        boardView(state, send),
      ),
      answerView(state, send),
      playing ? controlsView(state, send) : setupView(state, send),
      side(state, send),
    ),
  ];
}

/** @param {State} state @param {Send} send */
function bar(state, send) {
  const { t } = state.words;
  const { roomy } = state.ui;
  const open = (/** @type {Panel} */ panel) => () => send({ type: 'panel', panel });
  const playing = state.screen === 'game';
  const tool = (/** @type {string} */ word, /** @type {() => void} */ click) =>
    button(t(word), click, { class: 'tool', key: word });
  const small = state.ui.orientation === 'tall' || state.ui.small;
  return h(
    'header',
    { class: 'bar', key: 'bar' },
    h('h1', { class: 'brand' }, t('title')),
    h(
      'nav',
      { 'aria-label': t('tools') },
      playing && tool('new-game', () => send({ type: 'new-asked' })),
      !roomy && tool('rulebook-title', open('rulebook')),
      !roomy && playing && tool('moves-title', open('moves')),
      small ? tool('menu-title', open('menu')) : others(state, send, 'tool'),
    ),
  );
}

/** What is needed less often: in the bar where there is room, else behind one door. @param {State} state @param {Send} send @param {string} name */
function others(state, send, name) {
  const { t } = state.words;
  const open = (/** @type {Panel} */ panel) =>
    button(t(`${panel}-title`), () => send({ type: 'panel', panel }), { class: name, key: panel });
  return [
    state.screen === 'game' &&
      button(
        t('flip'),
        () => {
          send({ type: 'panel', panel: null });
          send({ type: 'flip' });
        },
        { class: name, key: 'flip' },
      ),
    !state.embedded && open('games'),
    open('settings'),
    open('about'),
  ];
}

/** @param {State} state @param {Send} send */
const menuView = (state, send) =>
  h(
    'div',
    { class: 'menu-list' },
    state.game &&
      button(state.words.t('dice-open'), () => send({ type: 'dice-asked' }), { class: 'wide', key: 'dice' }),
    others(state, send, 'wide'),
  );

/** @param {State} state @param {Send} send */
function noticeView(state, send) {
  const { t } = state.words;
  if (!state.notice) return null;
  const { id } = state.notice;
  return h(
    'div',
    { class: 'notice', key: 'notice', role: state.screen === 'setup' ? 'alert' : null },
    h('p', null, t(state.notice)),
    h(
      'div',
      { class: 'row' },
      state.game &&
        ['notice-memory', 'notice-other-window', 'request-refused'].includes(id) &&
        button(t('games-export'), () => send({ type: 'game-export', id: state.game?.id ?? '' }), { class: 'quiet' }),
      id === 'notice-other-window' &&
        button(t('open-here'), () => send({ type: 'game-open', id: state.game?.id ?? '' })),
      id === 'notice-update' && button(t('take-update'), () => state.takeUpdate?.()),
      button(t('close'), () => send({ type: 'notice', notice: null }), { class: 'quiet', key: 'close' }),
    ),
  );
}

/** @param {State} state @param {Send} send */
function side(state, send) {
  const { t } = state.words;
  if (!state.ui.roomy) return null;
  const playing = state.screen === 'game';
  const shown = playing ? state.ui.side : 'rulebook';
  return h(
    'aside',
    { class: 'side', key: 'side', 'aria-label': t(`${shown}-title`) },
    h('h2', { class: playing ? 'aside' : 'side-title', key: 'title' }, t(`${shown}-title`)),
    playing &&
      h(
        'div',
        { class: 'tabs', key: 'tabs' },
        /** @type {Panel[]} */ (['moves', 'rulebook']).map((panel) =>
          button(t(`${panel}-title`), () => send({ type: 'panel', panel }), {
            key: panel,
            'aria-pressed': shown === panel,
          }),
        ),
      ),
    h(
      'div',
      { class: 'side-body', key: shown, tabindex: 0, role: 'group', 'aria-label': t(`${shown}-title`) },
      shown === 'moves' ? movesView(state, send) : rulebookView(state, send),
    ),
  );
}

/** @type {Record<Panel, (state: State, send: Send) => any>} */
const PANELS = {
  rulebook: rulebookView,
  compare: compareView,
  moves: movesView,
  games: gamesView,
  settings: settingsView,
  about: aboutView,
  keys: keysView,
  menu: menuView,
  result: resultView,
  dice: fairView,
  copy: copyView,
};

/** @param {State} state @param {Send} send */
export function dialogsView(state, send) {
  const { panel } = state.ui;
  return panel && PANELS[panel] ? [dialog(state, send, panel, PANELS[panel](state, send))] : [];
}
