/**
 * All that the usual page and the kiosk need at once. The bundler treats every module as if it imported this one
 * (`_bundle` in py/make/site.py), so that it makes one script of all this: what views that come later need of it would
 * otherwise be scripts of their own, which every visitor fetches one by one.
 */

import './page.js';
import './read_address.js';
