/** Giving a game or its rules away: as text, or as a link. */

import { rulesLink } from './address.js';
import { withUi } from './steps.js';

/** @typedef {import('../types/messages.js').ShareMessage} ShareMessage */

/**
 * The game goes on meanwhile, so nothing waits for the answer.
 * @param {import('../types/state.js').State} state
 * @param {'text'|'link'} type
 * @returns {import('../types/effects.js').Next}
 */
const share = (state, type) => [withUi(state, { answer: null }), { do: 'ask', request: { type } }];

/** @type {import('../types/messages.js').Handlers<ShareMessage>} */
export const shareHandlers = {
  'text-asked': (state) => share(state, 'text'),
  'link-asked': (state) => share(state, 'link'),
  'rules-link-asked': (state) => [state, { do: 'copy-link', link: rulesLink(state.setup) }],
  'copy-by-hand': (state, { text }) => [withUi(state, { panel: 'copy', copy: text })],
};

/** @type {import('../types/messages.js').AnswerHandlers<'text'|'link'>} */
export const shareAnswers = {
  text: (state, { text }) => [state, { do: 'copy-text', text }],
  link: (state, { link }) => [state, { do: 'copy-link', link }],
};
