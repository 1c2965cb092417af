/**
 * Plain values for elements, and one function that makes the page look like them.
 * Knows nothing about the game. Views build trees with `h`; only `patch` touches the document.
 */

/**
 * @typedef {object} VNode one element to be
 * @property {string} tag
 * @property {Props} props
 * @property {Child[]} children
 * @property {string|number|undefined} key names an element among its siblings, so that it is reused when they move
 */
/** @typedef {VNode|string} Child */
/** @typedef {Child|number|boolean|null|undefined|ReadonlyArray<any>} Content what `h` accepts as a child */
/**
 * @typedef {{
 *   key?: string|number,
 *   class?: string,
 *   on?: Record<string, (event: any) => void>,
 *   style?: Record<string, string|number|null|undefined>,
 *   hook?: (element: any) => void,
 *   [attribute: string]: any,
 * }} Props
 * `hook` is called once, when the element has been made and filled; an element with a hook and no
 * children of its own looks after its inside by itself. `style` is set through the CSSOM, because our
 * Content-Security-Policy forbids style attributes.
 */

const SVG = 'http://www.w3.org/2000/svg';
const OURS = new Set(['key', 'on', 'style', 'hook']);
/** What the user changes on the element itself: compared with the element, not with what we drew last. */
const LIVE = new Set(['value', 'checked', 'open', 'muted', 'volume']);

/** What was drawn into each element last. @type {WeakMap<object, VNode>} */
const drawn = new WeakMap();

/**
 * Describe an element.
 * @param {string} tag
 * @param {Props|null} [props]
 * @param {...Content} children nested lists are flattened; null, undefined and booleans are left out
 * @returns {VNode}
 */
export function h(tag, props, ...children) {
  const own = props ?? {};
  return { tag, props: own, children: flatten(children, []), key: own.key };
}

/** @param {ReadonlyArray<any>} from @param {Child[]} into @returns {Child[]} */
function flatten(from, into) {
  for (const child of from) {
    if (Array.isArray(child)) flatten(child, into);
    else if (typeof child === 'number') into.push(String(child));
    else if (child && typeof child !== 'boolean') into.push(child);
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
  /** @type {Map<string|number, any>} */
  const keyed = new Map();
  /** @type {any[]} */
  const loose = [];
  for (const node of old) {
    const key = drawn.get(node)?.key;
    if (key === undefined) loose.push(node);
    else keyed.set(key, node);
  }
  const kept = wanted.map((node) => {
    if (typeof node !== 'string' && node.key !== undefined) {
      const found = keyed.get(node.key);
      return found && drawn.get(found)?.tag === node.tag ? found : undefined;
    }
    const at = loose.findIndex((one) =>
      typeof node === 'string' ? one.nodeType === 3 : drawn.get(one)?.tag === node.tag,
    );
    return at < 0 ? undefined : loose.splice(at, 1)[0];
  });
  const staying = new Set(kept);
  for (const node of old) if (!staying.has(node)) parent.removeChild(node);
  let cursor = parent.firstChild;
  wanted.forEach((node, i) => {
    const element = typeof node === 'string' ? text(kept[i], node) : update(kept[i] ?? create(node, parent), node);
    if (element === cursor) cursor = cursor?.nextSibling ?? null;
    else place(parent, element, cursor);
    if (!kept[i] && typeof node !== 'string') node.props.hook?.(element);
  });
}

/** @param {any} node @param {string} value */
function text(node, value) {
  if (!node) return document.createTextNode(value);
  if (node.data !== value) node.data = value;
  return node;
}

/** SVG is inherited from the parent, since `a` and `title` mean different things in the two languages.
 * @param {VNode} node @param {Element} parent */
function create(node, parent) {
  const svg = node.tag === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject');
  return svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
}

/** `moveBefore`, where it exists, keeps focus and running transitions.
 * @param {any} parent @param {any} element @param {any} before */
function place(parent, element, before) {
  if (parent.moveBefore && element.parentNode === parent && element.isConnected) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

/** @param {any} element @param {VNode} node */
function update(element, node) {
  // The very same description: whoever kept it says that nothing has changed.
  if (drawn.get(element) === node) return element;
  const before = drawn.get(element)?.props ?? {};
  const { props } = node;
  drawn.set(element, node);
  // Children first: a <select> can take its value only when its options are there.
  if (node.children.length || !props.hook) patch(element, node.children);
  for (const name of Object.keys(before)) if (!(name in props)) attribute(element, name, null);
  for (const [name, value] of Object.entries(props)) {
    if (LIVE.has(name) && name in element && value != null) {
      if (element[name] !== value && !(before[name] === value && beingTyped(element, name))) element[name] = value;
    } else if (before[name] !== value) attribute(element, name, value);
  }
  style(element, before.style ?? {}, props.style ?? {});
  for (const type of Object.keys(props.on ?? {})) {
    if (!before.on || !(type in before.on)) listen(element, type);
  }
  return element;
}

/** What somebody is typing is known only when they leave the field; until then, what was said before is not said again.
 * @param {any} element @param {string} name */
const beingTyped = (element, name) =>
  name === 'value' && element.localName === 'input' && element === document.activeElement;

/** One listener for each type for good; it asks what is drawn now.
 * @param {any} element @param {string} type */
function listen(element, type) {
  const heard = (element.urHeard ??= new Set());
  if (heard.has(type)) return;
  heard.add(type);
  element.addEventListener(type, (/** @type {any} */ event) => drawn.get(element)?.props.on?.[type]?.(event));
}

/** @param {any} element @param {string} name @param {any} value */
function attribute(element, name, value) {
  if (OURS.has(name)) return;
  if (value == null || (value === false && !name.startsWith('aria-'))) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}

/** @param {any} element @param {Record<string, any>} before @param {Record<string, any>} now */
function style(element, before, now) {
  for (const name of Object.keys(before)) if (now[name] == null) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) {
    if (value != null && before[name] !== value) element.style.setProperty(name, String(value));
  }
}
