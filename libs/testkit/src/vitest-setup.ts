import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// An unexpected error or warning on the console fails a test.
failOnConsole({
  shouldFailOnError: true,
  shouldFailOnWarn: true,
  // What will differ in the router's next major version: `start-page.tsx` chooses for the site.
  silenceMessage: (message) => message.startsWith('⚠️ React Router Future Flag Warning'),
});

// The same by day: what is red there is broken, not unlucky. A failed run of the night shows its seed; `TEST_SEED` repeats it.
process.env.TEST_SEED ??= process.env.THELA_WITHOUT_NIGHTLY ? '1' : `${Date.now() % 2 ** 31}`;
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

// Vitest notes for good which timers there are when it is first asked about them: before a test adds an idle callback.
vi.isFakeTimers();

/** More than Testing Library waits after what it has awaited: 1 ms. */
const LATE_MS = 5;

if (typeof document !== 'undefined') {
  // React's scheduler takes `setImmediate` when it is loaded. What React does later is done after what a test awaits, as on
  // a busy machine: who reads once what has to be waited for fails on every machine.
  const { setTimeout } = globalThis;
  // The scheduler of the process's first file is that of all.
  const late = ((globalThis as { lateWork?: Set<unknown> }).lateWork ??= new Set());
  vi.stubGlobal('setImmediate', (run: () => void) => {
    const timer = setTimeout(() => {
      late.delete(timer);
      run();
    }, LATE_MS);
    late.add(timer);
  });
  const { cleanup, configure, render } = await import('@testing-library/react');
  vi.unstubAllGlobals();
  const { userEvent } = await import('@testing-library/user-event');
  const { startFreshPage } = await import('./fresh-page');
  // Long, for busy machines; a passing test does not wait for it. What the file before has configured is undone.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: false });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(cleanup);
  // Before the page is emptied.
  const { mixedTexts } = await import('./mixed-texts');
  afterEach(() => {
    const [mixed] = mixedTexts();
    if (mixed) throw new Error(`A browser's translator breaks a text beside others: ${mixed}`);
  });
  // The files share one process, which takes half of the time: each gets our modules anew, and an empty page.
  vi.resetModules();
  // They listen at the document once, and for good.
  render(null);
  userEvent.setup();
  // The last of these to run: without its page, what React has begun would fail.
  afterAll(async () => {
    // oxlint-disable-next-line no-await-in-loop -- one may begin another
    while (late.size > 0) await new Promise((resolve) => void setTimeout(resolve, LATE_MS));
  });
  afterAll(startFreshPage());
}

// The first of these to run: what a test put in the place of clock, globals, variables and methods is gone.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
