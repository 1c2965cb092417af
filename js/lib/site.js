/**
 * Where this copy of the site lies. Two copies on one origin share its storage, so the names of databases and caches
 * have the path in them. Settings, solved puzzles and drafts are common to all copies.
 */

/** The folder of index.html; every bundle lies in its folder js/. */
export const SITE = new URL('..', import.meta.url);

/**
 * A name that no other copy on this origin uses.
 * @param {string} name
 */
export const ofThisCopy = (name) => `${name} ${SITE.pathname}`;

/**
 * The address of a file of the site; the page may lie in a folder of its own.
 * @param {string} path seen from the folder of index.html
 */
export const inSite = (path) => new URL(path, SITE).href;
