/**
 * Turns the names of sentences into text. The .ftl files are shared with the terminal program; nothing else in the page
 * knows a language.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { FOREIGN } from './dom.js';

/**
 * @typedef {object} Ref a sentence or word by its name; `t` turns it into text
 * @property {string} id a Fluent message, or "message.attribute"
 * @property {Record<string, string|number|Ref>} [args]
 */
/** @typedef {ReturnType<typeof createWords>} Words the words of the page in one language */

/**
 * With a minus sign in place of the hyphen: it is as wide as a plus.
 * @param {string} text
 */
const withMinus = (text) => text.replace('-', '−');

/**
 * Whether all languages with the digits 0 to 9 write a number in the same way. A page shows such numbers first, and to
 * load the formats of `Intl` takes it 15 ms.
 * @param {number} value
 */
const isPlain = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

/** A number in a sentence, as the language writes it. */
class Amount extends FluentNumber {
  /** @param {import('@fluent/bundle').Scope} scope */
  toString(scope) {
    const ownDigits = /-nu-arab/.test(scope.bundle.locales[0] ?? '');
    return !ownDigits && isPlain(this.value) ? String(this.value) : withMinus(super.toString(scope));
  }
}

/**
 * English in a page of another language: an isolated text from the left, which `h` marks as English.
 * @param {string} text
 */
const foreign = (text) => `${FOREIGN}${text}\u2069`;

/**
 * Whether a text begins with a sentence that names its player.
 * @param {Ref|null|undefined} text
 * @returns {boolean}
 */
export const namesPlayer = (text) => {
  const { first, by } = text?.args ?? {};
  return first ? namesPlayer(/** @type {Ref} */ (first)) : Boolean(by);
};

/** The direction of a text that begins with a letter of Hebrew or Arabic script is from the right. */
const FROM_THE_RIGHT = /^[\u0590-\u08ff]/;
/** A letter or digit that Latin script has too, after the mark of isolation. */
const LATIN = /^\u2068?[0-9A-Za-z]/;
/** What `words/*.ftl` has between the words of a language and the English ones that it lacks. */
const ENGLISH = '### en\n';
/** Unicode's name of the digits, by the first of them. @type {Record<string, string>} */
const DIGITS = { '٠': 'arab', '۰': 'arabext' };

/** A text with the digits 0 to 9 in place of Arabic and Persian ones. @param {string} text */
export const withLatinDigits = (text) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** The beginning of an entry in a file of words. */
const ENTRY = /^(?=-?[a-z][\w-]* *=)/im;

/**
 * The entries of a bundle by their names. Each is parsed when it is first asked for: most are not needed on a visit.
 * @extends {Map<string, any>}
 */
class Entries extends Map {
  /** @param {string} id */
  get(id) {
    const entry = super.get(id);
    if (typeof entry !== 'string') return entry;
    const [parsed] = new FluentResource(entry).body;
    this.set(id, parsed);
    return parsed;
  }
}

/**
 * A bundle with entries that are parsed late, which Fluent's own `addResource` cannot do.
 * @param {string|string[]} locales
 * @param {boolean} useIsolating
 */
const emptyBundle = (locales, useIsolating) =>
  Object.assign(new FluentBundle(locales, { useIsolating }), { _messages: new Entries(), _terms: new Entries() });

/**
 * Take entries into a bundle, except those that it has.
 * @param {FluentBundle} bundle
 * @param {string} text
 */
function takeIn({ _messages, _terms }, text) {
  for (const entry of text.split(ENTRY)) {
    const [id = ''] = /^[\w-]*/.exec(entry) ?? [];
    const entries = /** @type {Map<string, unknown>} */ (id.startsWith('-') ? _terms : _messages);
    if (!entries.has(id)) entries.set(id, entry);
  }
}

/**
 * @typedef {object} WordsOptions
 * @property {readonly import('./languages.js').Language[]} [languages] those that the reader can choose from
 * @property {boolean} [latin] write numbers with the digits 0 to 9 in every language
 */

/**
 * @param {string} lang
 * @param {string} text the words in Fluent; after a line of its own, English words for those that are not there
 * @param {WordsOptions} [options]
 */
export function createWords(lang, text, { languages = [], latin = false } = {}) {
  const plain = emptyBundle(lang, false);
  takeIn(plain, text.split(ENGLISH)[0] ?? '');
  const said = (/** @type {string} */ id) => {
    const pattern = plain.getMessage(id)?.value;
    return pattern ? plain.formatPattern(pattern, {}, []) : '';
  };
  const dir = FROM_THE_RIGHT.test(said('language-name')) ? 'rtl' : 'ltr';
  const ownDigits = DIGITS[said('language-digits')[0] ?? ''];
  const digits = (!latin && ownDigits) || 'latn';
  // Some browsers do not know every language: the digits then still are the right ones. Where a language has no others
  // they are not named, for that takes a page 10 ms more.
  const locales = [lang, 'en'].map((one) => (ownDigits ? `${one}-u-nu-${digits}` : one));
  // Isolation marks only where directions can meet: they are noise in names that are read aloud.
  const useIsolating = dir === 'rtl';
  const bundles = [emptyBundle(locales, useIsolating), emptyBundle('en', useIsolating)];
  /** The groups that are here. @type {Set<import('./languages.js').Group>} */
  const groups = new Set();
  /**
   * Take in a file of words.
   * @param {string} file
   * @param {import('./languages.js').Group} [group] which it has
   */
  const add = (file, group) => {
    for (const [i, part] of file.split(ENGLISH).entries()) if (bundles[i]) takeIn(bundles[i], part);
    if (group) groups.add(group);
  };
  add(text);

  /**
   * @param {Ref|string|null|undefined} ref
   * @param {object} [more] arguments beside those of the ref
   * @returns {string}
   */
  function t(ref, more) {
    if (!ref) return '';
    const { id, args } = typeof ref === 'string' ? { id: ref, args: undefined } : ref;
    /** @type {Record<string, string|Amount>} */
    const words = {};
    for (const [name, value] of Object.entries({ ...args, ...more })) words[name] = word(value);
    const [message = '', attribute] = id.split('.');
    for (const bundle of bundles) {
      const entry = bundle.getMessage(message);
      const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
      if (pattern) {
        const written = bundle.formatPattern(pattern, words, []);
        if (bundle !== bundles[0]) return foreign(written);
        return latin ? withLatinDigits(written) : written;
      }
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
    if (Array.isArray(value)) return list(value);
    return value && typeof value === 'object' ? inside(t(/** @type {Ref} */ (value))) : String(value ?? '');
  }

  /** A part of a sentence has the direction of the language, whatever letter it begins with. @param {string} part */
  const inside = (part) => (useIsolating ? `\u200f${part}` : part);

  /**
   * Words or sentences as one list, as the language joins them.
   * @param {readonly unknown[]} items
   */
  function list(items) {
    const isolated = items.map((one) => (useIsolating ? `\u2068${word(one)}\u2069` : String(word(one))));
    const [first = '', ...rest] = isolated;
    return inside(rest.reduce((before, item, i) => joined(i === rest.length - 1, before, item), first));
  }

  /**
   * @param {boolean} last
   * @param {string} before
   * @param {string} item
   */
  function joined(last, before, item) {
    const end = LATIN.test(item) ? 'list-end-latin' : 'list-end';
    const pattern = plain.getMessage(last ? end : 'list-more')?.value;
    return pattern ? plain.formatPattern(pattern, { list: before, item }, []) : `${before}, ${item}`;
  }

  /**
   * Sentences, clauses or names one after another, as the message says that joins two of them.
   * @param {'sentences'|'clauses'|'names'} id
   * @param {readonly string[]} parts
   */
  const inOrder = (id, parts) =>
    parts.length ? parts.reduce((first, second) => t(id, { first: inside(first), second: inside(second) })) : '';

  /**
   * Each format is made once: to make one takes as long as to write dozens of numbers.
   * @type {Map<string, Intl.NumberFormat>}
   */
  const formats = new Map();
  /**
   * A number as the language writes it.
   * @param {number} value
   * @param {number} [places] digits after the point
   * @param {boolean} [plus] write the sign of a positive number too
   */
  function amount(value, places = 0, plus = false) {
    if (digits === 'latn' && !places && !plus && isPlain(value)) return String(value);
    const key = `${places}${plus}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(locales, {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
        signDisplay: plus ? 'exceptZero' : 'auto',
      });
    formats.set(key, format);
    // A number that is rounded to zero has no sign.
    return withMinus(format.format(Number(value.toFixed(places)) || 0));
  }

  /** A day and a time as the language writes them. @param {number} time in milliseconds */
  const date = (time) =>
    new Date(time).toLocaleString([`${lang}-u-nu-${digits}`, `en-GB-u-nu-${digits}`], {
      // English names of months would be strange in a language that the browser does not know.
      dateStyle: Intl.DateTimeFormat.supportedLocalesOf(lang).length ? 'medium' : 'short',
      timeStyle: 'short',
    });

  return { lang, dir, languages, latin, ownDigits: Boolean(ownDigits), t, list, inOrder, amount, date, groups, add };
}
