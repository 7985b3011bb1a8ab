import { afterEach } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// An unexpected error or warning on the console fails a test.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Long, for busy machines; a passing test does not wait for it.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
