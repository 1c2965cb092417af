/**
 * The page as a tree: a link to its content, the screen for choosing a game or the screen of a game, and beside it at
 * most one dialog.
 */
import { h } from '../lib/dom.js';
import { slot } from '../state/table_screens.js';
import { startBarView } from './bar.js';
import { copyView, dialog } from './dialog.js';
import { lazy } from './lazy.js';
import { movesView } from './log.js';
import { startView } from './start.js';
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
    h('a', { class: 'skip', href: playing ? '#status' : '#title', key: 'skip' }, t('skip')),
    playing
      ? (slot(state, 'page')?.(state, send) ?? tableView(state, send))
      : [startBarView(state, send), startView(state, send)],
  ];
}

/** @type {Record<import('../types/state.js').Panel, (state: State, send: Send) => import('../lib/dom.js').Content>} */
export const PANELS = {
  rulebook: lazy('rulebookView'),
  compare: lazy('compareView'),
  moves: movesView,
  games: lazy('gamesView'),
  settings: lazy('settingsView'),
  about: lazy('aboutView'),
  keys: lazy('keysView'),
  language: lazy('languageView'),
  menu: lazy('menuView'),
  result: lazy('resultView'),
  look: lazy('lookListView'),
  fair: lazy('fairView'),
  copy: copyView,
  story: lazy('storyView'),
};

/**
 * @param {State} state
 * @param {Send} send
 */
export function dialogsView(state, send) {
  const { panel } = state.ui;
  return panel && PANELS[panel] ? [dialog(state, send, panel, PANELS[panel](state, send))] : [];
}
