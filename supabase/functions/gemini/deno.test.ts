// @module-tag nightly

import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDeno, runDeno } from '../_shared/testing/run-deno';
import {
  ACCESS_TOKEN,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeProject,
} from './testing/fake-project';
import { SUITE_SITE, testGateway } from './testing/gateway-suite';
import type { RunningGateway } from './testing/gateway-suite';

const FUNCTION = new URL('index.ts', import.meta.url);

beforeAll(installDeno, 600_000);

async function start(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const project = await startFakeProject();
  const { child, output, origin } = runDeno(FUNCTION, {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    SITE_ORIGINS: SUITE_SITE,
    ...env,
  });
  return {
    // The path that a hosted function gets begins with its name.
    url: `${await origin()}/gemini`,
    publishableKey: PUBLISHABLE_KEY,
    accessToken: ACCESS_TOKEN,
    log: output,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await project.close();
    },
  };
}

describe('the gateway as a function, under Deno', () => {
  testGateway(start);

  it('does not start without a required variable, and names it', async () => {
    const { child, output } = runDeno(FUNCTION, { GEMINI_API_KEY: 'secret' });
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('SUPABASE_URL is not set.');
    expect(output()).not.toContain('secret');
  });
});
