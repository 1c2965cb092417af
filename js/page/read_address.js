/** What the page is opened with. */

import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { parseQuery, unknownNotice } from '../state/address.js';

/** The catalogue, what the address of the page asks for, and a notice where a part of that is unknown. */
export async function readAddress() {
  /** @type {import('../types/catalogue.js').Catalogue} */
  const catalogue = await fetchFile(inSite('catalogue.json')).then((answer) => answer.json());
  for (const rules of catalogue.rulesets) Object.assign(rules, { rulebook: [], source: [] });
  const { unknown, ...asked } = parseQuery(new URLSearchParams(location.search), catalogue);
  return { ...asked, catalogue, notice: unknownNotice(unknown) };
}
