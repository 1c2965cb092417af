// Runs in the page: press what is offered until the game is over, and note what a visitor would complain about.
async ({ seed, limit, patience }) => {
  const complaints = new Set();
  const controls = () => document.querySelector('section.controls');
  const over = () => Boolean(document.querySelector('.act .ended'));
  const heard = () => document.querySelector('[role=log] p:last-child')?.textContent ?? '';
  const offered = () =>
    [...(controls()?.querySelectorAll('button') ?? [])].filter(
      (one) =>
        !one.matches('.tool') &&
        !one.closest('.history') &&
        !one.closest('.boot') &&
        one.getAttribute('aria-disabled') !== 'true' &&
        !one.disabled,
    );
  const line = () => document.querySelector('[role=log]')?.lastElementChild;
  const choices = () =>
    [document.querySelector('#status').textContent, ...offered().map((one) => one.textContent)].join('|');
  let state = seed;
  const below = (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const until = (condition) =>
    new Promise((resolve) => {
      if (condition()) return void resolve(true);
      const done = (value) => {
        clearTimeout(late);
        observer.disconnect();
        resolve(value);
      };
      const observer = new MutationObserver(() => condition() && done(true));
      const late = setTimeout(() => done(false), patience);
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    });
  const look = () => {
    const text = controls().textContent + (document.querySelector('aside.rule')?.textContent ?? '');
    const raw = text.match(/\{\s*\$|\[object|undefined|\bNaN\b|\bNone\b(?! marked| of )/);
    if (raw) complaints.add(`“${raw[0]}” is shown: ${heard()}`);
    for (const word of heard().split(' '))
      if (/^[a-z]+(-[a-z0-9]+)+$/.test(word) && !document.title.includes(word))
        complaints.add(`a message without words: ${word}`);
    for (const one of offered())
      if (!(one.getAttribute('aria-label') ?? one.textContent).trim()) complaints.add('a button without a name');
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth)
      complaints.add(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
  };
  const pieces = () => document.querySelectorAll('[data-piece]').length;
  const spoken = [];
  let presses = 0;
  if (!(await until(() => offered().length || over())))
    return { end: 'nothing is offered', presses, spoken, complaints: [...complaints] };
  const all = pieces();
  while (!over()) {
    if (presses >= limit) return { end: 'limit', presses, spoken, complaints: [...complaints] };
    const buttons = offered();
    const [said, asked] = [line(), choices()];
    buttons[below(buttons.length)].click();
    presses += 1;
    const answered = await until(() => over() || ((line() !== said || choices() !== asked) && offered().length));
    spoken.push(heard());
    look();
    if (pieces() !== all) complaints.add(`${pieces()} of ${all} pieces are drawn after: ${heard()}`);
    if (!answered) return { end: `nothing happens after: ${heard()}`, presses, spoken, complaints: [...complaints] };
  }
  return { end: 'result', presses, spoken, complaints: [...complaints] };
};
