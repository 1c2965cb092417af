/** A document just large enough for `patch`, so that views are tested without a browser. */

class FakeNode {
  /** @param {number} type @param {string} name @param {string} [namespace] */
  constructor(type, name, namespace = 'html') {
    this.nodeType = type;
    this.localName = name;
    this.namespaceURI = namespace;
    this.childNodes = /** @type {any[]} */ ([]);
    this.parentNode = /** @type {any} */ (null);
    this.attributes = /** @type {Record<string, string>} */ ({});
    this.listeners = /** @type {Record<string, Function[]>} */ ({});
    this.data = '';
    this.moves = 0;
    const values = /** @type {Record<string, string>} */ ({});
    this.style = {
      values,
      setProperty: (/** @type {string} */ n, /** @type {string} */ v) => {
        values[n] = v;
      },
      removeProperty: (/** @type {string} */ n) => {
        delete values[n];
      },
    };
    if (name === 'input' || name === 'select') this.value = '';
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  /** @param {any} node @param {any} before */
  insertBefore(node, before) {
    node.moves += 1;
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }
  /** @param {any} node */
  removeChild(node) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  /** @param {string} name */
  removeAttribute(name) {
    delete this.attributes[name];
  }
  /** @param {string} type @param {Function} run */
  addEventListener(type, run) {
    this.listeners[type] ??= [];
    this.listeners[type].push(run);
  }
  /** @param {string} type @param {any} [event] */
  fire(type, event = {}) {
    for (const run of this.listeners[type] ?? []) run(event);
  }
  focus() {}
  select() {}
  /** @returns {string} */
  get textContent() {
    return this.nodeType === 3 ? this.data : this.childNodes.map((n) => n.textContent).join('');
  }
}

/** Put the document in place and give an element to draw into. @returns {any} */
export function fakeDocument() {
  const make = (/** @type {string} */ name, namespace = 'html') => new FakeNode(1, name, namespace);
  /** @type {any} */ (globalThis).document = {
    createElement: (/** @type {string} */ name) => make(name),
    createElementNS: (/** @type {string} */ space, /** @type {string} */ name) => make(name, space),
    createTextNode: (/** @type {string} */ data) => Object.assign(new FakeNode(3, '#text'), { data }),
  };
  return make('main');
}
