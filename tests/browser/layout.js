// Runs in the page, for the tests: what is wrong with the layout, measured from boxes and, with `press`, from what a
// touch hits. Each button has to be `finger` pixels large; `stride`: see below.
({ finger, stride = 1, press = true }) => {
  const faults = new Set();
  const root = document.documentElement;
  const dialog = document.querySelector('dialog[open]');
  const scope = dialog ?? document;
  const name = (one) =>
    `${one.localName}.${one.className} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`;
  const within = (one, box) =>
    one.left > box.left - 1 && one.top > box.top - 1 && one.right < box.right + 1 && one.bottom < box.bottom + 1;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  // The letters of a line: what the browser reports has room above and below for every accent of the face.
  const letters = ({ left, right, top, bottom }) => {
    const spare = (bottom - top) * 0.16;
    return { left, right, top: top + spare, bottom: bottom - spare, width: right - left, height: bottom - top };
  };
  // Words for screen readers alone are a pixel small.
  const visible = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('.aside, .skip:not(:focus), [aria-hidden=true]')
    );
  };
  // Long lists that lie beside the game, or in a dialog, may scroll in their own frame.
  const rolls = (one) =>
    one.closest('.side-body, .sheet-body, .act.open, .answer, .rule-card, .look-card, .puzzle-card, .edit-sheet');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const size = [root.scrollWidth, root.scrollHeight, root.clientWidth, root.clientHeight];
  if (size[0] > size[2] || size[1] > size[3]) faults.add(`scrolls: ${size[0]}×${size[1]} in ${size[2]}×${size[3]}`);
  for (const one of scope.querySelectorAll(':is(main, dialog) :not(.board, .board *, svg *)')) {
    if (one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const bar =
      (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1);
    if (bar && !rolls(one)) faults.add(`scroll bar: ${one.className} ${one.scrollHeight} in ${one.clientHeight}`);
  }

  const squares = [...document.querySelectorAll('[data-cell]')].filter(visible).length;
  if (squares < 20) faults.add(`only ${squares} squares`);

  // What was asked lies over tools or over the panel beside the board for as long as it is read.
  const under = (one) =>
    (scope.querySelector('.answer, .notice') &&
      one.closest('.bar, .rule, .history, .status-line, .kitty, .seat.far')) ||
    (scope.querySelector('.boot') && one.closest('.act, .dice'));
  const buttons = [...scope.querySelectorAll('button, input, select, summary, a[href]')].filter(
    (one) => visible(one) && !rolls(one) && !under(one),
  );
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit && (one.contains(hit) || hit.closest('label')?.contains(one)));
  };
  // A touch may reach beyond what is seen: pixel by pixel both ways from the middle, so many that hit. With a longer
  // stride the pixels between two that hit are believed, and the end is still found to the pixel: most buttons hit at
  // both ends at once.
  const reaches = (one, x, y, dx, dy) => {
    const hit = (n) => hits(one, Math.floor(x) + 0.5 + n * dx, Math.floor(y) + 0.5 + n * dy);
    const half = Math.ceil(finger / 2);
    if (stride > 1 && hit(half - 1) && hit(half - finger)) return true;
    const far = (way, enough) => {
      const at = (n) => hit(n * way);
      let n = 0;
      for (let step = stride; n < enough; )
        if (at(Math.min(n + step, enough) - 1)) n = Math.min(n + step, enough);
        else if (step === 1) break;
        else step = 1;
      return n;
    };
    const ahead = far(1, finger);
    return ahead > 0 && ahead + far(-1, finger - ahead + 1) - 1 >= finger;
  };
  for (const one of buttons) {
    const box = one.getBoundingClientRect();
    if (!within(box, screen)) faults.add(`off the screen: ${name(one)}`);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (
      press &&
      [
        [0, 0],
        [-0.3, 0],
        [0.3, 0],
        [0, -0.3],
        [0, 0.3],
      ].some(([a, b]) => !hits(one, x + a * box.width, y + b * box.height))
    )
      faults.add(`covered: ${name(one)}`);
    if (
      finger &&
      one.localName === 'button' &&
      // Each bird of a hand is chosen below as well.
      !one.matches('.bird-button') &&
      [
        [1, 0],
        [0, 1],
      ].some(([a, b]) => !reaches(one, x, y, a, b))
    )
      faults.add(`small: ${name(one)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  }

  // Words: each line whole inside everything that clips, and on no other words; the board's own letters lie on pieces.
  const words = [];
  const clips = new Map();
  const clipsOf = (one) => {
    if (!one || one === document.body) return [];
    if (!clips.has(one))
      clips.set(one, [
        ...(getComputedStyle(one).overflow === 'visible' ? [] : [one.getBoundingClientRect()]),
        ...clipsOf(one.parentElement),
      ]);
    return clips.get(one);
  };
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: one } = walker.currentNode;
    if (!walker.currentNode.data.trim() || !one || !visible(one) || rolls(one) || under(one) || one.closest('.board'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of [...range.getClientRects()].map(letters)) {
      words.push({ one, box });
      if (!clipsOf(one).every((clip) => within(box, clip))) faults.add(`cut: ${name(one)}`);
      if (!within(box, screen)) faults.add(`off the screen: ${name(one)}`);
      else if (Math.min(box.left, innerWidth - box.right) < 3) faults.add(`at the edge of the screen: ${name(one)}`);
    }
  }
  // What was asked is whole and covers neither board nor words; words for the eyes alone are not in the list above.
  const answer = scope.querySelector('.answer');
  if (answer) {
    const box = answer.getBoundingClientRect();
    if (!within(box, screen)) faults.add(`cut: ${name(answer)}`);
    for (const one of scope.querySelectorAll('.cell, .near .tray, .bird-button, .act button, .dice'))
      if (visible(one) && meet(box, one.getBoundingClientRect())) faults.add(`covered by the answer: ${name(one)}`);
  }
  // A place of a fixed size shows all of its words.
  for (const one of scope.querySelectorAll(
    '.status-line, .action, .act .main, .answers button, .more, .cap, .seat, .dice, .kitty',
  )) {
    if (!one.checkVisibility() || !one.textContent.trim()) continue;
    const box = one.getBoundingClientRect();
    const range = document.createRange();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      if (!texts.currentNode.data.trim() || parentElement.closest('.aside, .tool') || !parentElement.checkVisibility())
        continue;
      range.selectNodeContents(texts.currentNode);
      for (const line of [...range.getClientRects()].map(letters))
        if (line.width > 1 && !within(line, box))
          faults.add(`cut: ${name(one)} ${Math.round(line.width)}×${Math.round(line.height)}`);
    }
  }
  // In a seat numbers, name and purse lie beside one another.
  for (const seat of scope.querySelectorAll('.seat')) {
    const parts = [...seat.querySelectorAll('.cap, .name, .purse')].filter((one) => one.checkVisibility());
    parts.forEach((one, i) => {
      for (const other of parts.slice(i + 1))
        if (meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
          faults.add(`overlap in a seat: ${name(one)} and ${name(other)}`);
    });
  }
  // What the rule card has no room for can be scrolled to; some pixels more are the room below the letters.
  for (const one of scope.querySelectorAll('.rule-card'))
    if (one.scrollHeight > one.clientHeight + 5 && getComputedStyle(one).overflowY === 'hidden')
      faults.add(`cut: rule card, ${one.scrollHeight} in ${one.clientHeight}`);
  // On the rule card the dots of the throw stand inside its border, and no picture lies on another.
  for (const dot of scope.querySelectorAll('.throw.now .pips i')) {
    const { left, right, top, bottom } = dot.closest('.throw').getBoundingClientRect();
    const border = 2;
    const inside = { left: left + border, right: right - border, top: top + border, bottom: bottom - border };
    if (dot.checkVisibility() && !within(dot.getBoundingClientRect(), inside))
      faults.add('dots on the border of a throw');
  }
  const pictures = [...scope.querySelectorAll('.rule-card .card-picture')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  pictures.forEach((one, i) => {
    if (pictures.slice(i + 1).some((other) => meet(one, other))) faults.add('overlap: pictures of rules');
  });

  const things = [
    ...words,
    ...buttons.filter((one) => !one.closest('.board')).map((one) => ({ one, box: one.getBoundingClientRect() })),
    ...[...scope.querySelectorAll('.board, .dice, .kitty')]
      .filter((one) => visible(one) && !under(one))
      .map((one) => ({ one, box: one.getBoundingClientRect() })),
  ];
  things.forEach((a, i) => {
    for (const b of things.slice(i + 1))
      if (meet(a.box, b.box) && !a.one.contains(b.one) && !b.one.contains(a.one))
        faults.add(`overlap: ${name(a.one)} and ${name(b.one)}`);
  });
  return [...faults];
};
