/** The one Trusted Types policy of the site: it says which addresses may become workers. */

import { SITE } from './site.js';

/** A sandboxed frame can start a worker only from such an address: see boot.js. */
const DATA = 'data:text/javascript,';

/**
 * @typedef {object} Factory what is used of window.trustedTypes, which TypeScript does not know
 * @property {(name: string, rules: {createScriptURL: (url: string) => string}) => typeof rules} createPolicy
 */
const { trustedTypes } = /** @type {{trustedTypes?: Factory}} */ (/** @type {unknown} */ (globalThis));

const rules = {
  createScriptURL(/** @type {string} */ url) {
    if (url.startsWith(SITE.href) || url.startsWith(DATA)) return url;
    throw new TypeError(`not a script of this site: ${url}`);
  },
};
const policy = trustedTypes?.createPolicy('ur', rules) ?? rules;

/**
 * An address that the browser accepts for a worker.
 * @param {string} url
 */
export const scriptUrl = (url) => policy.createScriptURL(url);
