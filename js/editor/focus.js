/** What gets the focus back when a sheet closes: the thing that opened it. */

/** @typedef {import('../types/editor.js').Editor} Editor */

/**
 * @param {Editor} editor
 * @returns {string} a selector
 */
export function openerOf({ sheet, picked }) {
  if (sheet === 'share') return '.tool.link';
  if (sheet === 'pending') return '.tool.decide';
  // Each player has a start space of their own.
  const cell = picked && (picked.square === 'S' ? `${picked.owner}-S` : picked.square);
  if (sheet === 'stack' && cell) return `.cells [data-cell="${cell}"]`;
  return '.edit-act button:last-child';
}
