/**
 * The screens of the table that are loaded when they are opened, such as the puzzles (js/puzzle/). The table stays as
 * it is; the screen that is open takes over some of its slots, and some messages.
 */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/table_screens.js').TableScreen} TableScreen */
/** @typedef {import('../types/opening.js').TableScreenName} Name */
/** @typedef {import('../types/table_screens.js').Slots} Slots */

/** Those that are loaded. @type {Map<string, TableScreen>} */
const screens = new Map();

/**
 * @param {Name} name
 * @param {TableScreen} screen
 */
export const addTableScreen = (name, screen) => void screens.set(name, screen);

/**
 * The screen that is open.
 * @param {State} state
 */
const openScreen = ({ tableScreen }) => (tableScreen ? screens.get(tableScreen.name) : undefined);

/**
 * What the open screen does with a message of this type.
 * @param {State} state
 * @param {string} type
 */
export const ownHandler = (state, type) => openScreen(state)?.handlers[type];

/**
 * What the open screen puts in a slot of the table.
 * @template {keyof Slots} N
 * @param {State} state
 * @param {N} name
 * @returns {Slots[N]|undefined}
 */
export const slot = (state, name) => openScreen(state)?.slots[name];

/**
 * What a screen does outside.
 * @param {Extract<import('../types/opening.js').ScreenEffect, {do: 'of-screen'}>} effect
 * @param {import('../types/messages.js').Send} send
 * @param {boolean} keeps this page may store something
 */
export const perform = ({ name, what }, send, keeps) =>
  screens.get(name)?.perform?.(/** @type {never} */ (what), send, keeps);

/** @type {import('../types/messages.js').Handlers<import('../types/opening.js').ScreenMessage>} */
export const tableScreenHandlers = {
  'screen-asked': (state, { type: _, ...what }) => [
    state,
    { do: 'load-screen', ...what, generation: state.generation },
  ],
  'screen-loaded': (state, { name, how, ...now }) =>
    screens.get(name)?.open(state, /** @type {never} */ (how), now) ?? [state],
};
