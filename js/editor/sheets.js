/** What gets the focus back when a sheet closes: the thing that opened it. */

/** @typedef {import('../types/editor.js').Editor} Editor */

/**
 * @param {Editor} editor
 * @returns {string} a selector
 */
export function openerOf({ sheet, picked }) {
  if (sheet === 'share') return '.tool.link';
  if (sheet === 'pending') return '.tool.decide';
  if (sheet === 'stack' && picked) return `.cells [data-cell="${picked.square}"]`;
  return '.edit-act button:last-child';
}
