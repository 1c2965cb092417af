/** A stack that was tapped, piece by piece from the top. A piece that can move is a button, which picks it. */

import { h } from '../lib/dom.js';
import { LARGE } from '../state/layouts.js';
import { layoutOf, orientationOf } from '../state/orientation.js';
import { layersOf } from '../state/stacks.js';
import { computerActs } from '../state/state.js';
import { BOARDS } from './geometry.js';
import { faceOf, material, seenAt } from './pieces.js';
import { symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function stackView(state, send) {
  const { ui, words, view } = state;
  const layers = layersOf(state, ui.stack);
  if (!layers.length || !view || !ui.stack) return null;
  const { upright } = orientationOf(state);
  const { x, y } = seenAt(state, ui.stack, 'light');
  const first = (upright ? y : x) < BOARDS[view.board].long / 2;
  const title = words.t('stack-title', { square: ui.stack });
  return h(
    'section',
    {
      class: `stack-list ${LARGE.has(layoutOf(state)) ? 'beside' : first ? 'last-half' : 'first-half'}`,
      key: 'stack',
      'aria-label': title,
    },
    h('h2', { key: 'title' }, title),
    h(
      'ol',
      { key: 'layers' },
      layers.map((layer) => h('li', { key: layer.piece.id }, layerView(state, send, layer))),
    ),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {import('../state/stacks.js').Layer} layer
 */
function layerView(state, send, { piece, name, may, why }) {
  const { t } = state.words;
  const says = [
    h(
      'svg',
      { key: 'disc', viewBox: '-37 -36 76 78', 'aria-hidden': 'true', focusable: 'false' },
      symbol(`${material(piece.owner)}-${faceOf(state, piece)}`, 0, 0, 100),
    ),
    h('span', { key: 'words' }, h('b', null, t(name)), ' ', h('i', null, t(may))),
    why && h('span', { key: 'why', class: 'why' }, t(why)),
  ];
  if (may.id !== 'stack-can' || computerActs(state)) return h('div', { key: 'row', class: 'layer' }, says);
  return h(
    'button',
    {
      key: 'row',
      type: 'button',
      class: 'layer',
      'aria-current': piece.id === state.ui.selected ? 'true' : null,
      on: { click: () => send({ type: 'piece-chosen', piece: piece.id }) },
    },
    says,
  );
}
