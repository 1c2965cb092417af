/**
 * The status line: first what to do or what hit the player, then what follows or what came before. Both stand
 * whole in a place of a fixed size, and point at the squares that they name.
 */
import { h } from '../lib/dom.js';
import { beginnerHint } from '../state/guidance.js';
import { layoutOf } from '../state/orientation.js';
import { slot } from '../state/table_screens.js';
import { statusScales } from './fit.js';
import { statusText } from './learn.js';
import { pointing, squaresNamed } from './pointing.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Ref} Ref */

/** At the end the first line leaves room for a second one of this many letters, on a phone of twice as many. */
const LATER = 30;
/** Words that stand elsewhere too are left out before the line becomes smaller than this. */
const SMALL = 0.8;

/**
 * @param {State} state
 * @param {Send} send
 */
export function statusView(state, send) {
  const { view, words, starting, learn, ui } = state;
  const { t } = words;
  // Where the first line explains something at length it has both lines.
  const alone = !view || learn.lesson || beginnerHint(state) || starting;
  const layout = layoutOf(state);
  const beside = {
    kitty: Boolean(view?.tallies.some((one) => one.value !== undefined)),
    // In a lesson two buttons with words lie beside the line, where the layout has no other place for them.
    buttons: learn.lesson && (layout === 'across' || layout === 'frame') ? 6.5 : 0,
  };
  const own = slot(state, 'lines')?.(state) ?? learn.look?.lines ?? ui.hint?.lines;
  let lines = own ?? (alone ? [] : view.status);
  const first = lines[0] ? t(lines[0]) : aloneText(state);
  const secondOf = (/** @type {readonly Ref[]} */ [, second]) => (second ? t(second) : '');
  let scales = statusScales(first, secondOf(lines), layout, ui, beside);
  if (view?.phase === 'over' && !alone && !own) {
    // The second line grows when the story of the game has come; the first keeps its size.
    const later = ' '.repeat(layout === 'phone' ? 2 * LATER : LATER);
    const [still] = statusScales(first, later, layout, ui, beside);
    for (lines of endings(state, view)) {
      scales = statusScales(first, secondOf(lines), layout, ui, { ...beside, still });
      if (scales[1] >= SMALL) break;
    }
  }
  const second = secondOf(lines);
  // Where the page puts the focus here, nobody has pointed at anything.
  const { focusin: _, ...on } = pointing(send, squaresNamed(...lines));
  return h(
    'div',
    {
      class: 'status-line',
      key: 'status',
      style: { '--fit': scales[0], '--fit-second': scales[1] },
      on,
    },
    h('p', { id: 'status', class: 'status', key: 'status', tabindex: -1 }, first),
    second && h('p', { class: 'before', key: 'before', 'aria-hidden': 'true' }, second),
  );
}

/**
 * The two lines at the end of a game: the second tells how it went, once that is known. What was won stands at the
 * seats too, so the last of these leaves it out.
 * @param {State} state
 * @param {import('../types/game.js').View} view
 * @returns {readonly Ref[][]}
 */
function endings({ learn }, { status }) {
  const [first, second] = status;
  const { story } = learn.review ?? {};
  if (!story) return [status];
  return [...(second ? [[first, { id: 'sentences', args: { first: second, second: story } }]] : []), [first, story]];
}

/**
 * What stands alone in the place of both lines.
 * @param {State} state
 */
function aloneText(state) {
  const { view, boot, words, starting } = state;
  if (view) return statusText(state, view);
  return boot.stage === 'failed' ? '' : words.t(starting?.asked ?? 'status-starting');
}
