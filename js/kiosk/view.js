/** The screens of a kiosk. */

import { h } from '../lib/dom.js';
import { tableView } from '../view/table.js';
import { attractView } from './attract.js';
import { overlayView } from './overlay.js';
import { withKiosk } from './stages.js';
import { startView } from './start.js';
import { tableForTwo } from './table_for_two.js';
import { kioskBar } from './tools.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {import('../types/state.js').State} page
 * @param {Send} send
 */
export function kioskView(page, send) {
  const state = withKiosk(page, {});
  const { stage } = state.kiosk;
  const screen = stage === 'attract' ? attractView : stage === 'start' ? startView : gameView;
  return [screen(state, send), overlayView(state, send)];
}

/**
 * @param {KioskState} state
 * @param {Send} send
 */
function gameView(state, send) {
  const { kiosk, setup, learn, boot, words, ui, settings } = state;
  const facing = setup.opponent === 'people' && kiosk.options.table && !learn.lesson;
  // On a screen that stands the board stands, too, as on the one that invites: its squares are larger there.
  const stands = ui.layouts.ur === 'tablet';
  const page = stands ? { ...state, settings: { ...settings, board: /** @type {const} */ ('turned') } } : state;
  return h(
    'div',
    { class: `kiosk kiosk-game${kiosk.lower ? ' lower' : ''}${kiosk.away ? ' away' : ''}`, key: 'game' },
    h(
      'div',
      { class: 'kiosk-room', key: 'room' },
      facing ? tableForTwo(state, send) : tableView(page, send, () => kioskBar(page, send)),
    ),
    boot.stage === 'failed' && h('p', { class: 'kiosk-soon', key: 'soon', role: 'status' }, words.t('kiosk-soon-game')),
  );
}
