type EndPage = () => void;

/**
 * Gives a file of tests a page that can be ended, because the next file uses the same one.
 *
 * @returns ends what began since then, as a browser does when a page ends: listeners, timers and channels. Markup,
 * storage and address are empty again; listeners that were there before stay.
 */
export function startFreshPage(): EndPage {
  const ends = [noteListeners(window), noteListeners(document), noteTimers(), noteChannels()];
  return () => {
    for (const end of ends) end();
    const { documentElement: root } = document;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  };
}

function noteListeners(target: EventTarget): EndPage {
  const { addEventListener } = target;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener) => {
    added.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const listener of added) target.removeEventListener(...listener);
  };
}

function noteTimers(): EndPage {
  const { setTimeout: start, setInterval: repeat } = globalThis;
  const timers: unknown[] = [];
  const noting = <Start extends typeof start | typeof repeat>(begin: Start): Start =>
    new Proxy(begin, {
      apply: (target, page, args) => {
        const timer: unknown = Reflect.apply(target, page, args);
        timers.push(timer);
        return timer;
      },
    });
  globalThis.setTimeout = noting(start);
  globalThis.setInterval = noting(repeat);
  return () => {
    globalThis.setTimeout = start;
    globalThis.setInterval = repeat;
    for (const timer of timers) clearTimeout(timer as number);
  };
}

function noteChannels(): EndPage {
  const Channel = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  let isOver = false;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }

    // What a page still does after its end tells nobody anything.
    override postMessage(message: unknown) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (!isOver) super.postMessage(message);
    }
  };
  return () => {
    globalThis.BroadcastChannel = Channel;
    isOver = true;
    for (const channel of opened) channel.close();
  };
}
