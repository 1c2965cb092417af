/** Giving a game or its rules away: as text, or as a link. */

import { rulesLink } from './address.js';
import { ask, withUi } from './steps.js';

/** @typedef {import('../types/messages.js').ShareMessage} ShareMessage */

/** @type {import('../types/messages.js').Handlers<ShareMessage>} */
export const shareHandlers = {
  'text-asked': (state) => ask(state, { type: 'text' }),
  'link-asked': (state) => ask(state, { type: 'link' }),
  'rules-link-asked': (state) => [state, { do: 'copy-link', link: rulesLink(state.setup) }],
  'copy-by-hand': (state, { text }) => [withUi(state, { panel: 'copy', copy: text })],
};

/** @type {import('../types/messages.js').AnswerHandlers<'text'|'link'>} */
export const shareAnswers = {
  text: (state, { text }) => [state, { do: 'copy-text', text }],
  link: (state, { link }) => [state, { do: 'copy-link', link }],
};
