/** The one Trusted Types policy of the site: it says which addresses may become workers. */

import { SITE } from './site.js';

/** A sandboxed frame can start a worker only from such an address: see boot.js. */
const DATA = 'data:text/javascript,';

/** @type {ScriptRules} */
const rules = {
  createScriptURL(url) {
    if (url.startsWith(SITE.href) || url.startsWith(DATA)) return url;
    throw new TypeError(`not a script of this site: ${url}`);
  },
};
// A policy is made once: index.html has one already, from js/early.js.
const policy = globalThis.early?.policy ?? globalThis.trustedTypes?.createPolicy('ur', rules) ?? rules;

/**
 * An address that the browser accepts for a worker.
 * @param {string} url
 */
export const scriptUrl = (url) => policy.createScriptURL(url);
