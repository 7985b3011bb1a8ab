import { afterAll, afterEach, vi } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// An unexpected error or warning on the console fails a test.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });

if (typeof document !== 'undefined') {
  const { cleanup, configure, render } = await import('@testing-library/react');
  const { userEvent } = await import('@testing-library/user-event');
  const { startFreshPage } = await import('./fresh-page');
  // Long, for busy machines; a passing test does not wait for it. What the file before has configured is undone.
  configure({ asyncUtilTimeout: 10_000, defaultHidden: false });
  afterEach(cleanup);
  // The files share one process, which takes half of the time: each gets our modules anew, and an empty page.
  vi.resetModules();
  // They listen at the document once, and for good.
  render(null);
  userEvent.setup();
  afterAll(startFreshPage());
}
