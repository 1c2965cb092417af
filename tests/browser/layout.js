// In the page, by hand of the tests: what is wrong with the layout, measured from boxes and from what a touch would hit.
({ finger }) => {
  const faults = new Set();
  const root = document.documentElement;
  const dialog = document.querySelector('dialog[open]');
  const name = (one) => `${one.localName}.${one.className} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`;
  const visible = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(one).visibility !== 'hidden' && !one.closest('[aria-hidden=true]');
  };
  const inScroller = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    }
    return false;
  };
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit && (one.contains(hit) || hit.closest('label')?.contains(one) || hit.contains(one)));
  };

  const size = [root.scrollWidth, root.scrollHeight, root.clientWidth, root.clientHeight];
  if (size[0] > size[2] || size[1] > size[3]) faults.add(`scrolls: ${size[0]}×${size[1]} in ${size[2]}×${size[3]}`);

  for (const one of (dialog ?? document).querySelectorAll('button, input, select, summary, a[href]')) {
    if (!visible(one) || one.classList.contains('skip') || inScroller(one)) continue;
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.add(`off the screen: ${name(one)}`);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const covered = [[0, 0], [-0.3, 0], [0.3, 0], [0, -0.3], [0, 0.3]].filter(([a, b]) => !hits(one, x + a * width, y + b * height));
    if (covered.length) faults.add(`covered: ${name(one)}`);
    // A touch may reach beyond what is seen, to the edge of the screen at most.
    const reach = (at, end) => Math.max(1, Math.min(end - 1, at));
    // Merit's two extra spaces share a gap of less than two squares.
    const half = (one.dataset.cell?.includes('-') ? Math.min(finger, 24) : finger) / 2 - 1;
    const ends = [[x - half, y], [x + half, y], [x, y - half], [x, y + half]].map(([a, b]) => [reach(a, innerWidth), reach(b, innerHeight)]);
    if (one.localName === 'button' && !ends.every(([a, b]) => hits(one, a, b))) faults.add(`small: ${name(one)} ${Math.round(width)}×${Math.round(height)}`);
  }
  for (const one of document.querySelectorAll('button, .status, h1, h2, legend, th, td, dt, dd')) {
    if (!visible(one) || (dialog && !dialog.contains(one))) continue;
    const cut = one.clientWidth && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible';
    if (cut) faults.add(`cut: ${name(one)}`);
  }
  return [...faults];
}
