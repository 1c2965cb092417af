/**
 * The status line: first what to do or what hit the player, then what follows or what came before. Both stand
 * whole in a place of a fixed size, and point at the squares that they name.
 */
import { h } from '../lib/dom.js';
import { beginnerHint } from '../state/guidance.js';
import { layoutOf } from '../state/orientation.js';
import { lookLines } from '../state/reduce_look.js';
import { slot } from '../state/table_screens.js';
import { statusScale } from './fit.js';
import { statusText } from './learn.js';
import { pointing, squaresNamed } from './pointing.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/** What stands for the second line as long as that is not known. */
const LINE = ' '.repeat(30);

/**
 * @param {State} state
 * @param {Send} send
 */
export function statusView(state, send) {
  const { view, words, starting, learn, ui } = state;
  // Where the first line explains something at length it has both lines.
  const alone = !view || learn.lesson || beginnerHint(state) || starting;
  const lines = slot(state, 'lines')?.(state) ?? (learn.look ? lookLines(state) : alone ? [] : linesOf(state, view));
  const [first, second = ''] = lines.length ? lines.map((line) => words.t(line)) : [aloneText(state)];
  const kitty = view?.tallies.some((one) => one.value !== undefined) ? 7 : 0;
  const layout = layoutOf(state);
  // In a lesson two buttons with words lie beside the line, where the layout has no other place for them.
  const buttons = learn.lesson && (layout === 'across' || layout === 'frame') ? 6.5 : 0;
  const room = /** @type {const} */ ([layout, ui.width, Math.max(kitty, buttons)]);
  // At the end the second line grows when the story of the game has come; the first keeps its size.
  const ended = view?.phase === 'over' && !alone && !learn.look;
  const scale = statusScale(first ?? '', ended ? LINE : second, ...room);
  return h(
    'div',
    {
      class: 'status-line',
      key: 'status',
      style: { '--fit': scale, '--fit-second': ended ? statusScale(first ?? '', second, ...room, scale) : scale },
      on: pointing(send, squaresNamed(...lines)),
    },
    h('p', { id: 'status', class: 'status', key: 'status', tabindex: -1 }, first),
    second && h('p', { class: 'before', key: 'before', 'aria-hidden': 'true' }, second),
  );
}

/**
 * The two lines of a moment of a game. At the end the second tells how the game went, once that is known.
 * @param {State} state
 * @param {import('../types/game.js').View} view
 * @returns {import('../types/game.js').Ref[]}
 */
function linesOf({ learn }, { status: [first, second], phase }) {
  const story = phase === 'over' ? learn.review?.story : null;
  if (story && second) return [first, { id: 'sentences', args: { first: second, second: story } }];
  return [first, story ?? second].filter((one) => one !== undefined);
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
