/**
 * `node storage_mutants.js FILE…`: small mistakes in the text of JavaScript modules, as JSON; the counterpart of
 * mutants.py. Each is {path, line, name, begin, end, text}: `text` stands in place of what is from `begin` to `end`.
 */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'acorn';

/** @type {Record<string, string>} */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '??=': '=',
};
/** @type {Record<string, string>} */
const OTHER_NAMES = { some: 'every', every: 'some', min: 'max', max: 'min' };
const MOST_SHOWN = 50;
const MODULE = /** @type {const} */ ({ ecmaVersion: 'latest', sourceType: 'module' });

/** @param {string} path */
function mutants(path) {
  const text = readFileSync(path, 'utf8');
  const found = /** @type {object[]} */ ([]);
  const named = /** @type {Record<string, number>} */ ({});

  /**
   * @param {any} node
   * @param {string} where
   */
  function visit(node, where) {
    // What is said to programmers stays as it is.
    if (node.type === 'ImportDeclaration' || (node.type === 'NewExpression' && node.callee.name === 'Error')) return;
    const own = nameOf(node);
    const inner = own ? `${where && `${where}.`}${own}` : where;
    for (const { what, begin, end, text: changed } of changes(node, text)) {
      if (!isModule(text.slice(0, begin) + changed + text.slice(end))) continue;
      const name = `page/${basename(path)}, ${inner || 'module'}: ${what}`;
      named[name] = (named[name] ?? 0) + 1;
      const again = named[name] > 1 ? ` (${named[name]})` : '';
      const line = text.slice(0, begin).split('\n').length;
      found.push({ path, line, name: name + again, begin, end, text: changed });
    }
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part, inner);
  }

  visit(parse(text, MODULE), '');
  return found;
}

/** @param {string} text */
function isModule(text) {
  try {
    return Boolean(parse(text, MODULE));
  } catch {
    return false;
  }
}

/**
 * The name of a function, where this is one.
 * @param {any} node
 */
function nameOf(node) {
  if (node.type === 'FunctionDeclaration') return node.id.name;
  const value = node.type === 'Property' ? node.value : node.init;
  return /Function/.test(value?.type ?? '') ? (node.key ?? node.id).name : '';
}

/**
 * @param {any} node
 * @param {string} text
 * @returns {Generator<{what: string, begin: number, end: number, text: string}>}
 */
function* changes(node, text) {
  const source = (/** @type {any} */ one) => text.slice(one.start, one.end);
  const shown = (/** @type {any} */ one) => {
    const words = source(one).split(/\s+/).join(' ');
    return `\`${words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN - 1)}…`}\``;
  };
  const instead = (/** @type {any} */ one, /** @type {string} */ what, /** @type {string} */ changed) => {
    return { what, begin: one.start, end: one.end, text: changed };
  };
  const other = OPERATORS[node.operator];
  if (other && /^(Binary|Logical|Assignment)Expression$/.test(node.type)) {
    const begin = node.left.end + text.slice(node.left.end, node.right.start).indexOf(node.operator);
    const what = `${node.operator} is ${other} in ${shown(node)}`;
    yield { what, begin, end: begin + node.operator.length, text: other };
  }
  if (node.type === 'UnaryExpression' && node.operator === '!')
    yield instead(node, `! is left out in ${shown(node)}`, `(!${source(node)})`);
  if (node.type === 'Literal' && typeof node.value === 'number')
    yield instead(node, `${node.raw} is ${node.value + 1}`, `${node.value + 1}`);
  if (node.type === 'Literal' && typeof node.value === 'boolean')
    yield instead(node, `${node.value} is ${!node.value}`, `${!node.value}`);
  if (node.type === 'MemberExpression' && Object.hasOwn(OTHER_NAMES, node.property.name ?? ''))
    yield instead(
      node.property,
      `${node.property.name} is ${OTHER_NAMES[node.property.name]} in ${shown(node)}`,
      OTHER_NAMES[node.property.name],
    );
  if (/^(If|While)Statement$|^ConditionalExpression$/.test(node.type) && node.test.operator !== '!')
    yield instead(node.test, `the condition ${shown(node.test)} is turned round`, `!(${source(node.test)})`);
  if (node.type === 'ReturnStatement' && node.argument)
    yield instead(node, `nothing is returned for ${shown(node.argument)}`, 'return;');
  if (node.type === 'ExpressionStatement') yield instead(node, `${shown(node)} is left out`, ';');
  if (node.type === 'AwaitExpression')
    yield instead(node, `await is left out in ${shown(node)}`, source(node.argument));
}

console.log(JSON.stringify(process.argv.slice(2).flatMap(mutants)));
