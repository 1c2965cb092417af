/** The screen of the puzzles: what js/state/table_screens.js adds when one is opened. */

import { barView } from './bar.js';
import { cardView } from './card.js';
import { actView, chipWords, linesOf, signsOn, toolsView } from './dock.js';
import { perform } from './effects.js';
import { pageView } from './list.js';
import { handlers, open } from './reduce.js';

/** @type {import('../types/table_screens.js').TableScreen} */
export const screen = {
  open,
  handlers,
  perform,
  slots: {
    page: pageView,
    bar: barView,
    rule: cardView,
    lines: linesOf,
    act: actView,
    chip: chipWords,
    tools: toolsView,
    signs: signsOn,
  },
};
