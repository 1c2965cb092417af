/** The status line: first what to do, then what happened. Both stand whole in a place of a fixed size. */
import { h } from '../lib/dom.js';
import { beginnerHint } from '../state/guidance.js';
import { layoutOf } from '../state/orientation.js';
import { statusScale } from './fit.js';
import { statusText } from './learn.js';

/** @typedef {import('../types/state.js').State} State */

/** @param {State} state */
export function statusView(state) {
  const { view, words, boot, starting, learn, ui } = state;
  const first = view
    ? statusText(state, view)
    : boot.stage === 'failed'
      ? ''
      : words.t(starting?.asked ?? 'status-starting');
  // Where the first line explains something at length it has both lines.
  const alone = !view || learn.lesson || learn.look || beginnerHint(state) || starting;
  const before = alone ? '' : (ui.spoken.findLast(({ passing }) => !passing)?.text ?? '');
  const kitty = view?.tallies.some((one) => one.value !== undefined) ? 7 : 0;
  const scale = statusScale(first, before, layoutOf(state), ui.width, kitty);
  return h(
    'div',
    { class: 'status-line', key: 'status', style: { '--fit': scale } },
    h('p', { id: 'status', class: 'status', key: 'status', tabindex: -1 }, first),
    before && h('p', { class: 'before', key: 'before', 'aria-hidden': 'true' }, before),
  );
}
