// Keeps every event of every game on the page, as a page of a museum would hear them.
window.events = [];
for (const type of [
  'ready',
  'resize',
  'engine',
  'turn',
  'throw',
  'move',
  'capture',
  'home',
  'undone',
  'end',
  'warning',
  'error',
])
  addEventListener(`ur-${type}`, ({ detail, target }) => window.events.push({ type, ...detail, id: target.id }));
