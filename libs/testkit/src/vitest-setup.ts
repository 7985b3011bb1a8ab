import { afterEach } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// What nobody expected on the console is a fault.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // For machines on which much else runs: what comes at once does not wait for it.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
