/**
 * Plain values for elements, and one function that makes the page look like them.
 *
 * Views build trees with `h`; only `patch` touches the document.
 */

/**
 * @typedef {object} VNode the description of one element
 * @property {string} tag
 * @property {Props} props
 * @property {Child[]} children
 * @property {Key|undefined} key names an element among its siblings, so that it is reused when they move
 */
/** @typedef {string|number} Key */
/** @typedef {VNode|string} Child */
/** @typedef {Child|number|boolean|null|undefined|ReadonlyArray<Content>} Content what `h` accepts as a child */
/** @typedef {Record<string, (event: any) => void>} Listeners each view knows the type of its events */
/** @typedef {Record<string, string|number|null|undefined>} Style */
/**
 * @typedef {{
 *   key?: Key,
 *   class?: string,
 *   on?: Listeners,
 *   style?: Style,
 *   hook?: (element: any) => void,
 *   [attribute: string]: unknown,
 * }} Props
 * `hook` is called once, when the element has been made and filled; an element with a hook and no children of its own
 * manages its inside by itself. `style` is set through the CSSOM, because our Content-Security-Policy forbids style
 * attributes.
 */

/** A text in English, in a page of another language, begins with this mark and ends with "pop directional isolate". */
export const FOREIGN = '\u2066';

const SVG = 'http://www.w3.org/2000/svg';
/** Properties of a description that are no attributes. */
const NO_ATTRIBUTES = new Set(['key', 'on', 'style', 'hook']);
/** What the user changes on the element itself: compared with the element, not with what was drawn last. */
const LIVE = new Set(['value', 'checked']);

/**
 * What was drawn into each element last.
 * @type {WeakMap<Node, VNode>}
 */
const drawn = new WeakMap();
/**
 * The types of events that each element has a listener for.
 * @type {WeakMap<Node, Set<string>>}
 */
const listening = new WeakMap();

/**
 * Describe an element.
 * @param {string} tag
 * @param {Props|null} [props]
 * @param {...Content} children nested lists are flattened; null, undefined and booleans are left out
 * @returns {VNode}
 */
export function h(tag, props, ...children) {
  const all = flatten(children, []);
  const [first] = all;
  const foreign = typeof first === 'string' && first.startsWith(FOREIGN) && !all[1];
  const own = { ...props, ...(foreign && { lang: 'en', dir: 'ltr' }) };
  return { tag, props: own, children: all, key: own.key };
}

/**
 * @param {ReadonlyArray<Content>} from
 * @param {Child[]} into
 * @returns {Child[]}
 */
function flatten(from, into) {
  for (const child of from) {
    if (Array.isArray(child)) flatten(child, into);
    else if (typeof child === 'number') into.push(String(child));
    else if (child && typeof child !== 'boolean') into.push(/** @type {Child} */ (child));
  }
  return into;
}

/**
 * Make the children of an element look like these nodes, reusing the elements that are there.
 * @param {Element} parent
 * @param {Content} nodes
 */
export function patch(parent, nodes) {
  const wanted = flatten([nodes], []);
  const old = Array.from(parent.childNodes);
  const reused = match(old, wanted);
  const staying = new Set(reused);
  for (const node of old) if (!staying.has(node)) parent.removeChild(node);
  let cursor = parent.firstChild;
  wanted.forEach((node, i) => {
    const before = reused[i];
    const element =
      typeof node === 'string'
        ? text(/** @type {Text|undefined} */ (before), node)
        : update(/** @type {Element|undefined} */ (before) ?? create(node, parent), node);
    if (element === cursor) cursor = cursor?.nextSibling ?? null;
    else place(parent, element, cursor);
    if (!before && typeof node !== 'string') node.props.hook?.(element);
  });
}

/**
 * For each description the node to reuse, if there is one: by its key, else the next of its kind without a key.
 * @param {ChildNode[]} old
 * @param {Child[]} wanted
 */
function match(old, wanted) {
  /** @type {Map<Key, ChildNode>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const loose = [];
  for (const node of old) {
    const key = drawn.get(node)?.key;
    if (key === undefined) loose.push(node);
    else keyed.set(key, node);
  }
  return wanted.map((node) => {
    if (typeof node !== 'string' && node.key !== undefined) {
      const found = keyed.get(node.key);
      return found && drawn.get(found)?.tag === node.tag ? found : undefined;
    }
    const at = loose.findIndex((one) =>
      typeof node === 'string' ? one.nodeType === 3 : drawn.get(one)?.tag === node.tag,
    );
    return at < 0 ? undefined : loose.splice(at, 1)[0];
  });
}

/**
 * @param {Text|undefined} node
 * @param {string} value
 */
function text(node, value) {
  if (!node) return document.createTextNode(value);
  if (node.data !== value) node.data = value;
  return node;
}

/**
 * Whether it is SVG is inherited from the parent, since `a` and `title` mean different things in the two languages.
 * @param {VNode} node
 * @param {Element} parent
 */
function create(node, parent) {
  const svg = node.tag === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
}

/**
 * `moveBefore`, where it exists, keeps focus and running transitions.
 * @param {Element & {moveBefore?: (node: Node, before: Node|null) => void}} parent
 * @param {ChildNode} node
 * @param {Node|null} before
 */
function place(parent, node, before) {
  if (parent.moveBefore && node.parentNode === parent && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * @param {Element} element
 * @param {VNode} node
 */
function update(element, node) {
  const last = drawn.get(element);
  // The very same description means that nothing has changed.
  if (last === node) return element;
  const before = last?.props ?? {};
  const { props } = node;
  drawn.set(element, node);
  // Children first: a <select> can take its value only when its options are there.
  if (node.children.length || !props.hook) patch(element, node.children);
  for (const name of Object.keys(before)) if (!(name in props)) attribute(element, name, null);
  const live = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const [name, value] of Object.entries(props)) {
    if (LIVE.has(name) && name in element && value != null) {
      if (live[name] !== value && !(before[name] === value && isTypedIn(element, name))) live[name] = value;
    } else if (before[name] !== value) attribute(element, name, value);
  }
  style(/** @type {HTMLElement} */ (element), before.style ?? {}, props.style ?? {});
  for (const type of Object.keys(props.on ?? {})) {
    if (!before.on || !(type in before.on)) listen(element, type);
  }
  return element;
}

/**
 * While somebody types, the page does not know the new value yet, and must not put the old one back.
 * @param {Element} element
 * @param {string} name
 */
const isTypedIn = (element, name) =>
  name === 'value' && /input|textarea/.test(element.localName) && element === document.activeElement;

/**
 * One listener for each type for good; it asks what is drawn now.
 * @param {Element} element
 * @param {string} type
 */
function listen(element, type) {
  const types = listening.get(element) ?? new Set();
  listening.set(element, types);
  if (types.has(type)) return;
  types.add(type);
  element.addEventListener(type, (event) => drawn.get(element)?.props.on?.[type]?.(event));
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
function attribute(element, name, value) {
  if (NO_ATTRIBUTES.has(name)) return;
  if (value == null || (value === false && !name.startsWith('aria-'))) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}

/**
 * @param {HTMLElement} element
 * @param {Style} before
 * @param {Style} now
 */
function style(element, before, now) {
  for (const name of Object.keys(before)) if (now[name] == null) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) {
    if (value != null && before[name] !== value) element.style.setProperty(name, String(value));
  }
}
