// Runs in the page, for the tests: words that are cut or lie on one another, in the dialog or sheet that is open, or
// else on the page. What can be scrolled to is not cut. layout.js measures the table, which never scrolls.
() => {
  const faults = new Set();
  const scope = document.querySelector('dialog[open], .edit-sheet') ?? document.body;
  const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${one.textContent.trim().slice(0, 50)}”`;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  const clipsOf = (one) => {
    const found = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const seen = { ...found };
    let [across, down] = [true, true];
    // What is placed by itself is clipped by what it is placed in, not by what it stands in.
    const outer = (at) => (getComputedStyle(at).position === 'absolute' ? at.offsetParent : at.parentElement);
    for (let at = one; at && at !== document.body; at = outer(at)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const rolls = /auto|scroll/;
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      across &&= !rolls.test(overflowX) || at.scrollWidth <= at.clientWidth;
      down &&= !rolls.test(overflowY) || at.scrollHeight <= at.clientHeight;
      if (across && overflowX !== 'visible') {
        found.left = Math.max(found.left, box.left);
        found.right = Math.min(found.right, box.right);
      }
      if (down && overflowY !== 'visible') {
        found.top = Math.max(found.top, box.top);
        found.bottom = Math.min(found.bottom, box.bottom);
      }
    }
    if (across) {
      found.left = Math.max(found.left, 0);
      found.right = Math.min(found.right, innerWidth);
    }
    return [found, seen];
  };
  // Words for screen readers alone are a pixel small.
  const small = (one) => one.getBoundingClientRect().width <= 1;
  const lines = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    if (!data.trim() || !one.checkVisibility({ visibilityProperty: true }) || small(one)) continue;
    if (one.closest('.aside, svg, option, select, .skip, .board, details:not([open]) > :not(summary)')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const [clip, seen] = clipsOf(one);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      // What the browser reports has room above and below for every accent of the face.
      const spare = box.height * 0.2;
      const line = { one, left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
      if (line.left < clip.left - 1 || line.right > clip.right + 1) faults.add(`cut at the side: ${name(one)}`);
      if (line.top < clip.top - 1 || line.bottom > clip.bottom + 1) faults.add(`cut: ${name(one)}`);
      if (line.top > seen.top && line.bottom < seen.bottom) lines.push(line);
    }
  }
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1, i + 40))
      if (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      )
        faults.add(`on one another: ${name(a.one)} and ${name(b.one)}`);
  // A word in a circle of a drawing.
  for (const circle of scope.querySelectorAll('circle.way-end')) {
    const word = circle.parentElement.querySelector('text');
    const wide = (one) => one.getBoundingClientRect().width;
    if (wide(word) > wide(circle)) faults.add(`beyond its circle: ${name(word)}`);
  }
  return [...faults];
};
