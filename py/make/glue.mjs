/** Pyodide's glue: which exports of the WebAssembly it needs, and the glue without what it does not need. */

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
  const imported = new Set(imports.map(({ name }) => name));
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
