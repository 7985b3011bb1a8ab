import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUITE_SITE, testGateway } from '@thela/supabase/gemini-suite';
import type { RunningGateway } from '@thela/supabase/gemini-suite';
import { describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { startLocalSupabase } from '../start';
import { forkServer, stopServer } from '../../serving/server-process';
import { reservePorts } from '../../testing/reserve-ports';
import { serverScript } from '../index';
import { newClient, newEmail, PASSWORD, startTestBackend } from '../testing/test-backend';
import { QUICK_COST } from '../settings';

/** A folder and settings for a backend of the gateway. */
async function newOptions(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-'));
  return {
    folder,
    options: {
      port,
      siteUrl: SUITE_SITE,
      databaseFile: join(folder, 'auth.sqlite'),
      settings: { passwordCost: QUICK_COST, isMailConfirmationOn: false },
    },
  };
}

/** What the tests need of a backend, with the token of a new user. */
async function gatewayOf(url: string) {
  const { data } = await newClient(url).signUp({ email: newEmail(), password: PASSWORD });
  return {
    url: `${url}/functions/v1/gemini`,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    accessToken: data.session?.access_token ?? '',
  };
}

/** Runs the gateway as `npm start` does, with the key in the environment. */
async function start(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const { first: port, giveBack } = await reservePorts();
  const { folder, options } = await newOptions(port);
  const { child, message } = await forkServer(serverScript, options, {
    env: { ...process.env, ...env },
    silent: true,
  });
  expect(message).toEqual({ kind: 'listening' });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  return {
    ...(await gatewayOf(`http://localhost:${port}`)),
    log: () => log,
    async close() {
      await stopServer(child);
      giveBack();
      await rm(folder, { recursive: true });
    },
  };
}

/** Runs the gateway in this process: another one takes a second of processor time to start. */
async function startHere(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const { folder, options } = await newOptions(0);
  const backend = await startLocalSupabase(options, env);
  return {
    ...(await gatewayOf(backend.url)),
    // A line on the console would fail the test.
    log: () => '',
    async close() {
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

describe('the gateway in the local backend', () => {
  testGateway(start, startHere);

  it('is not offered without a key', async () => {
    const backend = await startTestBackend();
    const address = `${backend.url}/functions/v1/gemini/v1beta/models/a:generateContent`;
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
    const response = await fetch(address, { method: 'POST', headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: 'not_offered' });
    await backend.close();
  });

  it('is not started with an invalid setting', async () => {
    const options = { port: 0, siteUrl: SUITE_SITE, databaseFile: 'never-made.sqlite' };
    const env = { GEMINI_API_KEY: 'a', GEMINI_DAILY_LIMIT: 'plenty' };
    await expect(startLocalSupabase(options, env)).rejects.toThrow(
      'GEMINI_DAILY_LIMIT must be a whole number.',
    );
  });
});
