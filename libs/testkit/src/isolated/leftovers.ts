import type { Page } from '@playwright/test';

interface Watch {
  readonly mark: () => void;
  /** What was added since then and still exists, one line each. */
  readonly leftovers: (allowed: Allowed) => string[];
}

interface Allowed {
  /** The `<link>` elements of files below this address may stay in the head. */
  readonly release: string;
  /** Names of global variables, as a regular expression. */
  readonly globals: string;
  /** Selector of elements that the playground itself changes. */
  readonly changing: string;
}

declare global {
  interface Window {
    leftoverWatch: Watch;
  }
}

/** Global variables of the federation runtime, of a release's entry, and of the check of lazy files. */
const FEDERATION_GLOBALS =
  '^(__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|__VUE_HMR_RUNTIME__|__mf_|Symbol\\(thela\\.checkFiles\\))';

/** Starts to watch what code leaves behind, before any script of the page runs. */
export async function watchLeftovers(page: Page): Promise<void> {
  await page.addInitScript(installWatch);
}

/** Accepts everything that is on the page now. */
export async function markLeftovers(page: Page): Promise<void> {
  await page.evaluate(() => window.leftoverWatch.mark());
}

/**
 * What was added since the mark and still exists: listeners, timers, observers, elements, attributes
 * of the page, and global variables.
 *
 * @param release folder whose style sheets and scripts may stay in the head
 */
export async function leftoversOn(page: Page, release: string): Promise<string[]> {
  const allowed = {
    release,
    globals: FEDERATION_GLOBALS,
    changing: 'section[aria-labelledby=calls] *',
  };
  const lines = await page.evaluate((what) => window.leftoverWatch.leftovers(what), allowed);
  return lines.toSorted();
}

/** Runs in the page before the page's code, so it must not use anything outside this function. */
function installWatch() {
  const live = new Set<string[]>();
  /** Records a thing until the returned function is called. */
  const count = (text: string) => {
    const thing = [text];
    live.add(thing);
    return () => void live.delete(thing);
  };

  watchListeners();
  watchTimers();
  watchObservers();

  let known = new Set<unknown>();
  let page: Record<string, string> = {};
  window.leftoverWatch = {
    mark: () => {
      known = new Set<unknown>([...live, ...elements(), ...Reflect.ownKeys(window)]);
      page = stateOfPage();
    },
    leftovers: ({ release, globals, changing }) => [
      ...[...live].filter((thing) => !known.has(thing)).map(([text = '']) => text),
      ...elements()
        .filter((element) => !known.has(element) && !element.matches(changing))
        .filter(
          (element) => !(element instanceof HTMLLinkElement && element.href.startsWith(release)),
        )
        .map((element) => `element ${describe(element)}`),
      ...Reflect.ownKeys(window)
        .filter((name) => !known.has(name) && !new RegExp(globals).test(String(name)))
        .map((name) => `global ${String(name)}`),
      ...Object.entries(stateOfPage())
        .filter(([name, value]) => page[name] !== value)
        .map(([name, value]) => `${name} is now ${value}`),
    ],
  };

  function elements() {
    return [...document.querySelectorAll('*')];
  }

  function stateOfPage(): Record<string, string> {
    const { documentElement: html, head, body } = document;
    const handlers = [window, document, body].flatMap((target) =>
      Object.entries(Object.getOwnPropertyDescriptors(target))
        .map(([name]) => name)
        .filter((name) => name.startsWith('on') && Reflect.get(target, name) !== null),
    );
    return {
      'title of the page': document.title,
      'count of adopted style sheets': String(document.adoptedStyleSheets.length),
      'list of event handlers': handlers.join(),
      ...Object.fromEntries(
        [html, head, body].map((element) => [
          `list of attributes of ${element.localName}`,
          [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' '),
        ]),
      ),
    };
  }

  function describe(target: unknown): string {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target instanceof Element) {
      return (target.cloneNode(false) as Element).outerHTML.slice(0, 120);
    }
    return Object.prototype.toString.call(target).slice(8, -1);
  }

  function watchListeners() {
    interface Listening {
      readonly target: EventTarget;
      readonly type: string;
      readonly listener: unknown;
      readonly isCapture: boolean;
      readonly forget: () => void;
    }
    const listenings = new Set<Listening>();
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isCaptureIn = (options: unknown) =>
      typeof options === 'boolean' ? options : Boolean((options as EventListenerOptions)?.capture);
    /** Whether the target still exists after the tool is unmounted. */
    const outlives = (target: EventTarget) =>
      [window, document, document.documentElement, document.head, document.body].includes(
        target as HTMLElement,
      ) ||
      target instanceof MediaQueryList ||
      target instanceof VisualViewport ||
      target instanceof ScreenOrientation;
    const find = (target: EventTarget, type: string, listener: unknown, isCapture: boolean) =>
      [...listenings].find(
        (one) =>
          one.target === target &&
          one.type === type &&
          one.listener === listener &&
          one.isCapture === isCapture,
      );
    const forget = (listening: Listening | undefined) => {
      if (listening && listenings.delete(listening)) listening.forget();
    };

    EventTarget.prototype.addEventListener = function add(type, listener, options) {
      // Without a receiver, it adds the listener to the window.
      const target = (this as EventTarget | undefined) ?? window;
      const isCapture = isCaptureIn(options);
      if (listener && outlives(target) && !find(target, type, listener, isCapture)) {
        const text = `listener for ${type} on ${describe(target)}`;
        const listening = { target, type, listener, isCapture, forget: count(text) };
        listenings.add(listening);
        const { once, signal } = (typeof options === 'object' ? options : null) ?? {};
        const end = () => forget(listening);
        if (once) addEventListener.call(target, type, end, { once, capture: isCapture });
        if (signal) addEventListener.call(signal, 'abort', end, { once: true });
      }
      addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
      const target = (this as EventTarget | undefined) ?? window;
      forget(find(target, type, listener, isCaptureIn(options)));
      removeEventListener.call(target, type, listener, options);
    };
  }

  function watchTimers() {
    type Begin = (run: (...args: unknown[]) => unknown, ...rest: unknown[]) => number;
    type End = (id: number) => void;
    const kinds = [
      { begin: 'setTimeout', end: 'clearTimeout', text: 'timeout', isRepeated: false },
      { begin: 'setInterval', end: 'clearInterval', text: 'interval', isRepeated: true },
      {
        begin: 'requestAnimationFrame',
        end: 'cancelAnimationFrame',
        text: 'animation frame',
        isRepeated: false,
      },
      {
        begin: 'requestIdleCallback',
        end: 'cancelIdleCallback',
        text: 'idle callback',
        isRepeated: false,
      },
    ] as const;
    // clearTimeout also stops intervals, so timeouts and intervals share one map.
    const timers = new Map<number, () => void>();
    const frames = new Map<number, () => void>();
    const idles = new Map<number, () => void>();
    for (const { begin, end, text, isRepeated } of kinds) {
      const counted =
        text === 'animation frame' ? frames : text === 'idle callback' ? idles : timers;
      const nativeBegin = window[begin] as Begin;
      const nativeEnd = window[end] as End;
      const forget = (id: number) => {
        counted.get(id)?.();
        counted.delete(id);
      };
      const watchedBegin: Begin = (run, ...rest) => {
        const id = nativeBegin(
          (...args) => {
            if (!isRepeated) forget(id);
            run(...args);
          },
          ...rest,
        );
        const delay = typeof rest[0] === 'number' ? ` of ${rest[0]} ms` : '';
        counted.set(id, count(`${text}${delay}`));
        return id;
      };
      const watchedEnd: End = (id) => {
        forget(id);
        nativeEnd(id);
      };
      Object.assign(window, { [begin]: watchedBegin, [end]: watchedEnd });
    }
  }

  function watchObservers() {
    interface Observer {
      observe(target: Node, options?: unknown): void;
      unobserve?(target: Node): void;
      disconnect(): void;
    }
    type ObserverClass = new (...args: unknown[]) => Observer;
    for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
      const Native = window[name] as unknown as ObserverClass;
      class Watched extends Native {
        readonly targets = new Map<Node, () => void>();

        override observe(target: Node, options?: unknown) {
          super.observe(target, options);
          if (this.targets.has(target)) return;
          this.targets.set(target, count(`${name} of ${describe(target)}`));
        }

        override unobserve(target: Node) {
          super.unobserve?.(target);
          this.targets.get(target)?.();
          this.targets.delete(target);
        }

        override disconnect() {
          super.disconnect();
          for (const forget of this.targets.values()) forget();
          this.targets.clear();
        }
      }
      Object.assign(window, { [name]: Watched });
    }
  }
}
