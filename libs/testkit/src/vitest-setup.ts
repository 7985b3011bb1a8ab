import { afterEach } from 'vitest';
import failOnConsole from 'vitest-fail-on-console';

// What nobody expected on the console is a fault.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
