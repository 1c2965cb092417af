/**
 * Turns the names of sentences into text. The .ftl files are shared with the terminal program; nothing else in the page
 * knows a language.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/**
 * @typedef {object} Ref a sentence or word by its name; `t` turns it into text
 * @property {string} id a Fluent message, or "message.attribute"
 * @property {Record<string, string|number|Ref>} [args]
 */
/** @typedef {ReturnType<typeof createWords>} Words the words of the page in one language */

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'fa', 'he', 'ur']);

/**
 * @param {string} lang
 * @returns {'ltr'|'rtl'}
 */
export function direction(lang) {
  return RIGHT_TO_LEFT.has(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * The languages to look words up in, best first; English, which is complete, comes last.
 * @param {readonly string[]} wanted
 * @param {readonly string[]} available
 * @returns {string[]}
 */
export function negotiate(wanted, available) {
  /** @type {string[]} */
  const found = [];
  for (const lang of wanted) {
    const base = lang.toLowerCase().split('-')[0];
    const match =
      available.find((one) => one.toLowerCase() === lang.toLowerCase()) ??
      available.find((one) => one.toLowerCase() === base);
    if (match && !found.includes(match)) found.push(match);
    if (match === 'en') break;
  }
  return found.includes('en') ? found : [...found, 'en'];
}

/**
 * With a minus sign in place of the hyphen: it is as wide as a plus.
 * @param {string} text
 */
const withMinus = (text) => text.replace('-', '−');

/** A number in a sentence, as the language writes it. */
class Amount extends FluentNumber {
  /** @param {import('@fluent/bundle').Scope} scope */
  toString(scope) {
    return withMinus(super.toString(scope));
  }
}

/**
 * Whether a text begins with a sentence that names its player.
 * @param {Ref|null|undefined} text
 * @returns {boolean}
 */
export const namesPlayer = (text) => {
  const { first, by } = text?.args ?? {};
  return first ? namesPlayer(/** @type {Ref} */ (first)) : Boolean(by);
};

/**
 * @param {[string, string][]} sources language and Fluent text, best first
 * @param {string[]} [languages] every language there is
 */
export function createWords(sources, languages = ['en']) {
  const lang = sources[0]?.[0] ?? 'en';
  const bundles = sources.map(([name, text]) => {
    // Isolation marks only where directions can meet: they are noise in names that are read aloud.
    const bundle = new FluentBundle(name, { useIsolating: direction(lang) === 'rtl' });
    bundle.addResource(new FluentResource(text));
    return bundle;
  });

  /**
   * @param {Ref|string|null|undefined} ref
   * @param {object} [more] arguments beside those of the ref
   * @returns {string}
   */
  function t(ref, more) {
    if (!ref) return '';
    const { id, args } = typeof ref === 'string' ? { id: ref, args: undefined } : ref;
    /** @type {Record<string, string|Amount>} */
    const plain = {};
    for (const [name, value] of Object.entries({ ...args, ...more })) plain[name] = word(value);
    const [message = '', attribute] = id.split('.');
    for (const bundle of bundles) {
      const entry = bundle.getMessage(message);
      const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
      if (pattern) return bundle.formatPattern(pattern, plain, []);
    }
    return id;
  }

  /**
   * An argument of a sentence.
   * @param {unknown} value a number, a text, a sentence, or a list of them
   * @returns {string|Amount}
   */
  function word(value) {
    if (typeof value === 'number') return new Amount(value);
    if (Array.isArray(value)) return value.map(word).join(', ');
    return value && typeof value === 'object' ? t(/** @type {Ref} */ (value)) : String(value ?? '');
  }

  /**
   * Each format is made once: to make one takes as long as to write dozens of numbers.
   * @type {Map<string, Intl.NumberFormat>}
   */
  const formats = new Map();
  /**
   * A number as the language writes it.
   * @param {number} value
   * @param {number} [digits] after the point
   * @param {boolean} [plus] write the sign of a positive number too
   */
  function amount(value, digits = 0, plus = false) {
    const key = `${digits}${plus}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(lang, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: plus ? 'exceptZero' : 'auto',
      });
    formats.set(key, format);
    // A number that is rounded to zero has no sign.
    return withMinus(format.format(Number(value.toFixed(digits)) || 0));
  }

  return { lang, dir: direction(lang), languages, t, amount };
}

/** @param {string} path relative to the page, so that the site works from any folder */
async function read(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * The words of the page.
 * @param {string} wanted "auto", or languages with commas between them
 * @param {readonly string[]} available
 */
export const loadLanguage = (wanted, available) =>
  loadWords(read, wanted === 'auto' ? navigator.languages : wanted.split(','), available);

/**
 * @param {(path: string) => Promise<string>} read
 * @param {readonly string[]} wanted
 * @param {readonly string[]} available
 */
export async function loadWords(read, wanted, available) {
  const chosen = negotiate(wanted, available);
  // Another language can be missing; English, which all fall back to, cannot.
  const texts = await Promise.all(
    chosen.map((lang) =>
      read(`words/${lang}.ftl`).catch((error) => {
        if (lang === 'en') throw error;
        return '';
      }),
    ),
  );
  return createWords(
    chosen.map((lang, i) => [lang, texts[i] ?? '']),
    [...available],
  );
}
