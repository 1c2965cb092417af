// Runs in the page before its own scripts: reports what the storage has acknowledged and what the page shows, presses
// buttons as a visitor does, and lets a fault happen at an exact moment.
(() => {
  if (window.top !== window || !document.defaultView) return;
  const ARMED = 'soak-armed';
  const guarded = (run) => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  // Synchronous: the page goes on only when the server has heard it, so no kill can outrun the report.
  const tell = (path, body) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/soak/${path}`, false);
    guarded(() => request.send(JSON.stringify(body)));
  };
  const armed = () => guarded(() => JSON.parse(sessionStorage.getItem(ARMED)));
  let abortNext = false;
  let lastAsked = '';

  /** The moment has come: if a fault is armed for it, let it happen. */
  const at = (moment, tx) => {
    const how = armed();
    if (how?.moment !== moment) return;
    if (how.skip > 0) return void sessionStorage.setItem(ARMED, JSON.stringify({ ...how, skip: how.skip - 1 }));
    sessionStorage.removeItem(ARMED);
    if (how.fault === 'worker') window.engine?.terminate();
    if (how.fault === 'abort') {
      if (tx) tx.abort();
      else abortNext = true;
    }
    tell('moment', { moment });
  };

  const { add, put } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  const { open } = IDBFactory.prototype;
  const writing = (store, value, key) => {
    const tx = store.transaction;
    if (store.name === 'events') tx.written?.push([...key, value.e]);
    if (store.name === 'games') tx.rows?.push({ id: key, deleted: value.deleted ?? null, name: value.name });
    if (abortNext) {
      abortNext = false;
      tx.abort();
    }
  };
  IDBObjectStore.prototype.add = function (value, key) {
    writing(this, value, key);
    const request = add.call(this, value, key);
    if (this.name === 'events') {
      at('writing', this.transaction);
      if (lastAsked === 'advance') at('computer-writing', this.transaction);
      if (lastAsked === 'import' || lastAsked === 'load') at('import', this.transaction);
    }
    return request;
  };
  IDBObjectStore.prototype.put = function (value, key) {
    writing(this, value, key);
    const request = put.call(this, value, key);
    if (value?.deleted) at('delete', this.transaction);
    return request;
  };
  IDBDatabase.prototype.transaction = function (...how) {
    const tx = transaction.apply(this, how);
    tx.written = [];
    tx.rows = [];
    tx.addEventListener('complete', () => {
      if (!tx.written.length && !tx.rows.length) return;
      tell('stored', { written: tx.written, rows: tx.rows });
      at('written');
    });
    return tx;
  };
  IDBFactory.prototype.open = function (...how) {
    at('opening');
    return open.apply(this, how);
  };
  const { getRandomValues } = Crypto.prototype;
  Crypto.prototype.getRandomValues = function (array) {
    const drawn = getRandomValues.call(this, array);
    if (array.length === 32) at('draw');
    return drawn;
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...sent) {
    const [message] = sent;
    if (message?.start?.make) {
      setTimeout(at, armed()?.delay ?? 0, 'snapshot');
    } else window.engine = this;
    const posted = postMessage.apply(this, sent);
    if (typeof message === 'string') {
      const { type } = JSON.parse(message);
      if (['new', 'load', 'import', 'throw', 'act', 'advance', 'undo', 'redo'].includes(type)) lastAsked = type;
      if (type === 'advance') setTimeout(at, 2, 'thinking');
    }
    return posted;
  };
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    at('export');
    return url;
  };
  if (window.ServiceWorker) {
    const send = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (...sent) {
      send.apply(this, sent);
      if (sent[0] === 'take over') at('activation');
    };
  }
  document.addEventListener('click', () => at('click'), true);

  const all = (query) => [...document.querySelectorAll(query)];
  const scene = () => ({
    moves: all('.moves .move-line').map((one) => one.getAttribute('aria-label') ?? one.textContent),
    dice: all('.dice .score')
      .map((one) => one.textContent)
      .join(' '),
  });
  let seen = '';
  const look = () => {
    if (!document.querySelector('.moves')) return;
    const now = scene();
    const text = JSON.stringify([now.moves.length, now.dice]);
    if (text === seen) return;
    seen = text;
    tell('seen', { moves: now.moves.slice(0, 3), count: now.moves.length, dice: now.dice });
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true }),
  );

  const offered = () =>
    all('section.controls button').filter(
      (one) => !one.closest('.history, .boot, .ended') && one.getAttribute('aria-disabled') !== 'true' && !one.disabled,
    );
  let driving = 0;
  Object.assign(window, {
    soak: {
      scene,
      arm: (how) => sessionStorage.setItem(ARMED, JSON.stringify(how)),
      disarm: () => sessionStorage.removeItem(ARMED),
      rests: () =>
        Boolean(
          (offered().length && !document.querySelector('.board[data-event]')) || document.querySelector('.ended'),
        ),
      /** Press what is offered until the armed moment has come, or so many times. */
      drive(times) {
        clearInterval(driving);
        let presses = 0;
        driving = setInterval(() => {
          if (document.querySelector('.ended') || presses >= times || (times > 50 && !armed()))
            return clearInterval(driving);
          const buttons = offered();
          if (!buttons.length || document.querySelector('.board[data-event]')) return;
          presses += 1;
          buttons[Math.floor(Math.random() * buttons.length)].click();
        }, 60);
      },
    },
  });
})();
