/** Pyodide's glue: which exports of the WebAssembly it needs, and the glue without what it does not need. */
import { transformSync } from 'esbuild';

/** The glue is one function between these. */
const FIRST = 'async function _createPyodideModule(moduleArg={}){var moduleRtn;';
const LAST = /\s*;return moduleRtn\}export default _createPyodideModule;\s*$/;
/** What esbuild reads instead, and never takes for unused. */
const ENTER = 'let moduleArg=given;var moduleRtn;';
const LEAVE = 'give(moduleRtn);';
/**
 * Work that only libraries loaded later need: to each function that is exported a place in the table, after a look
 * whether it has one, for which all ten thousand functions of the table are fetched.
 */
const UNUSED_WORK = [
  'updateGOT(origExports);',
  'var rtn=getFunctionAddress(func);if(rtn){return rtn}',
  'functionsInTableMap.set(func,ret);',
];
/** A function whose address nothing needs is left out of the glue. Its address is 0 then, which cannot be called. */
const REQUIRED = 'if(!value&&!entry.required)';
/** The types of a function, for libraries loaded later and for functions whose address is needed. */
const TYPES = /(?<![\w$.])[\w$]+\.sig="\w+";/g;
/** What is offered to others under its own name. */
const OFFERED = /Module\["([\w$]+)"\]=\1;/g;
const PROPERTY = /(?:\.|["'`])([A-Za-z_$][\w$]*)/g;

const EXPORTED = /wasmExports\["([\w$]+)"\]/;
const WORD = /[A-Za-z_$][\w$]*/g;

/** @param {string} text @param {string} first @param {string} last */
function between(text, first, last) {
  const from = text.lastIndexOf(first);
  const to = text.indexOf(last, from) + last.length;
  if (from < 0 || to < from) throw new Error(`The glue of Pyodide is not as it was: "${first}" is not there.`);
  return { from, to, part: text.slice(from, to) };
}

/**
 * The glue names each export of the WebAssembly, four fifths of them in one function and one list of variables that
 * serve only libraries loaded later, of which a game has none. An export is needed if another part of the glue, or of
 * `loader`, has its name as a word.
 * @param {string} glue
 * @param {string} loader
 * @param {{name: string}[]} exports
 * @param {{module: string, name: string}[]} imports
 * @returns {{glue: string, needed: Set<string>}}
 */
export function trimmedGlue(glue, loader, exports, imports) {
  const assigning = between(glue, 'function assignWasmExports(wasmExports){', '}');
  const declared = between(glue.slice(0, assigning.from), 'var _', ';');
  const offered = between(glue, 'var wasmImports={', '}');
  const called = imports.filter(({ module }) => !module.startsWith('GOT.'));
  const imported = new Set(called.map(({ name }) => name));
  const wanted = offered.part.slice('var wasmImports={'.length, -1).split(',');
  const kept = wanted.filter((entry) => imported.has(entry.split(':')[0]));
  const rest = [glue.slice(0, declared.from), glue.slice(assigning.to, offered.from), glue.slice(offered.to)];
  const words = new Set([...rest, kept.join(), loader].join(' ').match(WORD));
  const looked = new Set(imports.flatMap(({ module, name }) => (module.startsWith('GOT.') ? [name] : [])));
  const needed = new Set(
    exports.map(({ name }) => name).filter((name) => looked.has(name) || words.has(name) || words.has(`_${name}`)),
  );
  const assignments = assigning.part
    .slice('function assignWasmExports(wasmExports){'.length, -1)
    .split(';')
    .filter((assignment) => needed.has(assignment.match(EXPORTED)?.[1] ?? ''));
  const variables = new Set(assignments.join().match(WORD));
  const names = declared.part.slice('var '.length, -1).split(',');
  const own = names.filter((name) => variables.has(name) || words.has(name));
  return {
    needed,
    glue: [
      rest[0],
      `var ${own.join()};`,
      `function assignWasmExports(wasmExports){${assignments.join(';')}}`,
      rest[1],
      `var wasmImports={${kept.join()}}`,
      rest[2],
    ].join(''),
  };
}

/**
 * The glue without what nothing in it uses, such as all drawing and sound: half of it. esbuild leaves out what a module
 * does not use, so the function is a module for a moment. In brackets it is read once, not first to find its end.
 * @param {string} glue
 * @param {string} loader
 */
export function shaken(glue, loader) {
  for (const text of [FIRST, REQUIRED, ...UNUSED_WORK])
    if (glue.split(text).length !== 2) throw new Error(`The glue of Pyodide is not as it was: "${text}".`);
  if (!glue.startsWith(FIRST) || !LAST.test(glue)) throw new Error('The glue of Pyodide is more than one function.');
  let body = glue.slice(FIRST.length).replace(LAST, ';').replace(REQUIRED, 'if(!value)').replace(TYPES, '');
  for (const text of UNUSED_WORK) body = body.replace(text, '');
  // What is evaluated in this way sees no names of the glue.
  body = body.replace(/(?<![\w$.])eval\(/g, '(0,eval)(');
  const rest = body.replace(OFFERED, '') + loader;
  const read = new Set(Array.from(rest.matchAll(PROPERTY), ([, name]) => name));
  body = body.replace(OFFERED, (offer, name) => (read.has(name) ? offer : ''));
  const { code } = transformSync(ENTER + body + LEAVE, {
    format: 'esm',
    treeShaking: true,
    minifySyntax: true,
    minifyWhitespace: true,
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
  });
  const whole = code.replace('let moduleArg=given;', '').replace(/give\(moduleRtn\);\s*$/, 'return moduleRtn');
  return `export default (async function(moduleArg={}){${whole}});`;
}
