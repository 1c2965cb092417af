/**
 * The page as a tree: a link to its content, the screen for choosing a game or the screen of a game, and beside it at
 * most one dialog. Here live the pictures of the state, as values. May import: js/state, js/types and js/lib. Start
 * reading here, then at table.js.
 */
import { h } from '../lib/dom.js';
import { aboutView, keysView } from './about.js';
import { menuView, setupBarView } from './bar.js';
import { boardView } from './board.js';
import { compareView } from './compare.js';
import { copyView, dialog } from './dialog.js';
import { fairView } from './fair.js';
import { gamesView } from './games.js';
import { movesView } from './log.js';
import { noticeView } from './notice.js';
import { resultView } from './result.js';
import { rulebookView } from './rulebook.js';
import { settingsView } from './settings.js';
import { setupView } from './setup.js';
import { tableView } from './table.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function appView(state, send) {
  const { t } = state.words;
  const playing = state.screen === 'game';
  return [
    h('a', { class: 'skip', href: playing ? '#status' : '#setup-title', key: 'skip' }, t('skip')),
    playing ? tableView(state, send) : [setupBarView(state, send), setupStage(state, send)],
  ];
}

/**
 * @param {State} state
 * @param {Send} send
 */
function setupStage(state, send) {
  const { t } = state.words;
  return h(
    'main',
    { class: 'stage', key: 'stage', 'data-screen': 'setup', 'data-roomy': state.ui.roomy },
    noticeView(state, send),
    h(
      'section',
      { class: 'board-region', key: 'board', 'aria-label': t('board'), 'data-region': 'board' },
      boardView(state, send),
    ),
    setupView(state, send),
    state.ui.roomy &&
      h(
        'aside',
        { class: 'side', key: 'side', 'aria-label': t('rulebook-title') },
        h('h2', { class: 'side-title', key: 'title' }, t('rulebook-title')),
        h(
          'div',
          { class: 'side-body', key: 'body', tabindex: 0, role: 'group', 'aria-label': t('rulebook-title') },
          rulebookView(state, send),
        ),
      ),
  );
}

/** @type {Record<import('../types/state.js').Panel, (state: State, send: Send) => any>} */
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

/**
 * @param {State} state
 * @param {Send} send
 */
export function dialogsView(state, send) {
  const { panel } = state.ui;
  return panel && PANELS[panel] ? [dialog(state, send, panel, PANELS[panel](state, send))] : [];
}
