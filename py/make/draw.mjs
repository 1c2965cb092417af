/** Writes the drawing of a board as the pages show it before any script runs: `node draw.mjs ur`. */
import { pictureOf } from '../../js/view/board_drawing.js';

/** @param {any} node @returns {string} */
function written(node) {
  if (typeof node === 'string') return node;
  const { key: _key, ...props } = node.props;
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(written).join('')}</${node.tag}>`;
}

const board = process.argv[2] === 'late' ? 'late' : 'ur';
const drawing = pictureOf(board, { upright: false, near: 'light', reversed: false }, ['rosette']);
process.stdout.write(`<div class="board ${board} bare" dir="ltr">${written(drawing)}</div>`);
