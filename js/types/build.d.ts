/** What build.py writes into the bundles. */

/** The Python runtime as it lies in dist/, seen from the js/ folder. */
declare const RUNTIME: {
  /** changes with any byte of it */
  revision: string;
  /** folder of Pyodide's own files */
  folder: string;
  /** the packed standard library and engine */
  python: string;
  integrity: string;
  bytes: { glue: number; wasm: number; python: number };
  /** the head of Pyodide's lock file, without packages */
  lock: object;
  /** the player's numbers: name → what the name of its file ends with */
  weights: Record<string, string>;
};

/** Changes with any byte of the site. */
declare const REVISION: string;

/**
 * Files of the site: their paths, with spaces between them, and in the same order the first digits of their SHA-256 in
 * hex, as many of each. Apart they compress better. `FILES` are those that every visit needs; they are installed
 * together.
 */
declare const FILES: { paths: string; hashes: string };
/** The same of files that only some visits need: kept when they are first used. */
declare const ON_USE: { paths: string; hashes: string };
/** Of each ruleset: its board, the ornaments that have a meaning on it, and about how many minutes a game takes. */
declare const BOARDS_OF_RULES: Record<string, ['ur' | 'late', string[], number]>;

/** MIME types by the suffix of a file, with its dot. */
declare const TYPES: Record<string, string>;

/** The languages of the site, in the order in which people choose from them. */
declare const LANGUAGES: import('../lib/languages.js').Language[];

/** The sources that the policy of embed.html allows. */
declare const SOURCES: string;

/** Headers that the service worker adds to what it serves. */
declare const HEADERS: Record<string, string>;
/** The Content-Security-Policy of all files but those that have their own, by path. */
declare const POLICY: string;
declare const POLICIES: Record<string, string>;
/** Each ruleset that has puzzles, with how many. */
declare const PUZZLES: [string, number][];
/** The site was built with its address: it has answers for systems that know oEmbed. */
declare const OEMBED: boolean;
/**
 * Of each ruleset the pieces on the board of the start screen (py/make/sample_positions.py), as JSON: a text is
 * written where it is used, other values into a file that the first page loads.
 */
declare const SAMPLE_POSITIONS: string;
