import type { ToolLoader, ToolState } from '@thela/federation';
import type { AppState } from './state/app-state';
import { idleAfter, mayPrefetch, whenIdle } from '@thela/page';
import { toolNameAt } from './site/tool-names';
import { loadToolPage } from './tool-page/tool-part';

/** How many tools are fetched in parallel: each origin needs round trips before its first byte. */
const LANES = 3;

/**
 * Its charts are as large as all other tools together: they are fetched only when somebody points at its link, or
 * changes a price or plates that the charts will show. Where a service worker answers, pointing fetches none: it has
 * them, and a finger that points taps at once, so that they would only come before the figures.
 */
const ANALYTICS = 'analytics';

/**
 * A tool that was opened by its address reads the records first. While it waits for the disk the page is idle, but the
 * person waits: other tools are fetched so long after it, in ms.
 */
const READING_MS = 2000;

const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the files of tools before they are opened: of one whose link is pointed at, focused or
 * touched, and of all when the page is idle. With data saver or a very slow connection, only of one
 * that is pointed at.
 */
export function prefetchTools(
  app: Pick<AppState, 'current' | 'shown' | 'prefetch' | 'loaders'>,
): void {
  const { current, shown, prefetch, loaders } = app;
  for (const type of INTENT) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  const first = loaders.get(toolNameAt(window.location.pathname) ?? '');
  if (first) idleAfter(until(first, ({ status }) => status !== 'loading'));
  const started = first ? startToolRead(first) : Promise.resolve();
  const onceStarted = (work: () => void) =>
    void started.then(() => {
      if (mayPrefetch()) whenIdle(work);
    });
  const loadPage = () => void loadToolPage().catch(() => {});
  onceStarted(loadPage);
  onceStarted(() => void fetchAll(prefetch, [...loaders.keys()]));
  // Tools that ask read what they kept when they open, which then costs no request.
  onceStarted(() => void import('@thela/records/stored-answers').catch(() => {}));
  // Another copy of a ledger is shown after a sign-in or a Logout; its day is followed from then on.
  let leaveDay = current().day.subscribe(onChange);
  const leaveShown = shown.subscribe(() => {
    leaveDay();
    leaveDay = current().day.subscribe(onChange);
  });

  function onChange() {
    leaveDay();
    leaveShown();
    onceStarted(() => void prefetch(ANALYTICS, { lowPriority: true, includeLazy: true }));
  }

  function onIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    const name = link ? toolNameAt(link.pathname) : undefined;
    if (!name) return;
    loadPage();
    const includeLazy = name === ANALYTICS && !navigator.serviceWorker?.controller;
    void prefetch(name, { lowPriority: true, includeLazy });
  }
}

async function fetchAll(prefetch: AppState['prefetch'], waiting: string[]): Promise<void> {
  const lane = async (): Promise<void> => {
    const name = waiting.shift();
    if (!name) return;
    await prefetch(name, { lowPriority: true, includeLazy: false });
    await lane();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Resolves once the tool that the address names has had time to read the records. */
async function startToolRead(loader: ToolLoader): Promise<void> {
  await until(loader, ({ status }) => status === 'ready');
  await new Promise((resolve) => {
    setTimeout(resolve, READING_MS);
  });
}

/** Resolves once the state of a loader is such a one. */
function until(loader: ToolLoader, isReached: (state: ToolState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(loader.getSnapshot())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = loader.subscribe(look);
    look();
  });
}
