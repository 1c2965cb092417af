// node drawing.mjs: reads rows of the laboratory as JSON, and prints the elements that the page draws for each cell.
import { readdirSync, readFileSync } from 'node:fs';
import { createWords } from '../../../js/lib/words.js';
import { drawing, heightOf } from '../../../js/museum/lab_cells.js';

const folder = new URL('../../../py/ur/words/en/', import.meta.url);
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const words = createWords('en', files.join('\n'));
const flat = (node) => (Array.isArray(node) ? node.flatMap(flat) : node?.tag ? [node] : []);
const rows = JSON.parse(readFileSync(0, 'utf8'));
const cells = rows.map((row) => ({
  high: heightOf(row),
  cells: row.cells.map((_, i) =>
    flat(drawing(words, row, i)).map(({ tag, props, children }) => ({ tag, ...props, text: children.join('') })),
  ),
}));
console.log(JSON.stringify(cells));
