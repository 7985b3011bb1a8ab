import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import {
  ACCESS_TOKEN,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeProject,
} from './testing/fake-project';
import { SUITE_SITE, testGateway } from './testing/gateway-suite';
import type { RunningGateway } from './testing/gateway-suite';

/** Ends the child when this process ends. */
const GUARDED = fileURLToPath(new URL('../../../tools/serving/guarded.mjs', import.meta.url));
const FUNCTION = fileURLToPath(new URL('index.ts', import.meta.url));

/** The Deno binary itself: npm's wrapper script would leave it running when it is killed. */
function denoPath(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as {
    readonly runInstall: () => string;
  };
  return runInstall();
}

function runDeno(env: Readonly<Record<string, string>>) {
  const args = [
    'run',
    '--no-config',
    '--cached-only',
    '--allow-env',
    '--allow-net=127.0.0.1',
    FUNCTION,
  ];
  const child = spawn(process.execPath, [GUARDED, denoPath(), ...args], {
    env: {
      ...env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

async function start(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const project = await startFakeProject();
  const { child, output } = runDeno({
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    SITE_ORIGINS: SUITE_SITE,
    ...env,
  });
  const listening = /Listening on (http:\/\/127\.0\.0\.1:\d+)/;
  await vi.waitFor(() => expect(output()).toMatch(listening), 20_000);
  return {
    // The path that a hosted function gets begins with its name.
    url: `${listening.exec(output())?.[1]}/gemini`,
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
    const { child, output } = runDeno({ GEMINI_API_KEY: 'secret' });
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('SUPABASE_URL is not set.');
    expect(output()).not.toContain('secret');
  });
});
