// @module-tag nightly

import { once } from 'node:events';
import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installDeno, runDeno } from '../_shared/testing/run-deno';
import {
  ACCESS_TOKEN,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeProject,
} from './testing/fake-project';

const FUNCTION = new URL('index.ts', import.meta.url);
const SITE = 'http://localhost:4200';
const API_KEY = 'secret-key-of-the-provider';
const QUESTION = 'onions are wet today';
const body = JSON.stringify({ contents: [{ parts: [{ text: QUESTION }] }] });

let gemini: FakeGemini;
let project: Awaited<ReturnType<typeof startFakeProject>>;
let deno: ReturnType<typeof runDeno>;
let url = '';

beforeAll(installDeno, 600_000);

beforeAll(async () => {
  gemini = await startFakeGemini({ key: API_KEY });
  project = await startFakeProject();
  deno = runDeno(FUNCTION, {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    SITE_ORIGINS: SITE,
    GEMINI_API_KEY: API_KEY,
    GEMINI_BASE_URL: gemini.url,
    GEMINI_DAILY_LIMIT_PER_USER: '3',
  });
  // The path that a hosted function gets begins with its name.
  url = `${await deno.origin()}/gemini/v1beta/models/gemini-flash-latest:generateContent`;
});
beforeEach(() => gemini.reset());
afterAll(async () => {
  const ended = once(deno.child, 'exit');
  deno.child.kill('SIGTERM');
  await ended;
  await Promise.all([project.close(), gemini.close()]);
});

/** Calls as a page of the site does. */
function ask(token = PUBLISHABLE_KEY, signal: AbortSignal | null = null): Promise<Response> {
  const headers = { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${token}`, Origin: SITE };
  return fetch(url, { method: 'POST', headers, body, signal });
}

describe('the gateway as a function, under Deno', () => {
  it('forwards the call of a page of the site with the key of its environment', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(gemini.calls).toMatchObject([{ headers: { 'x-goog-api-key': API_KEY } }]);
  });

  it('asks the project whose token it is, and counts in its database', async () => {
    expect((await ask('made.up.token')).status).toBe(401);
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(ACCESS_TOKEN)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    expect((await ask()).status).toBe(200);
  });

  it('logs that the provider dropped a call, without its text', async () => {
    gemini.behave('breaking-off');
    expect((await ask()).status).toBe(502);
    await expect.poll(deno.output).toContain('gemini: the provider cannot be reached');
    expect(deno.output()).not.toContain(QUESTION);
    expect(deno.output()).not.toContain(API_KEY);
  });

  it('answers while 100 others wait for the provider', async () => {
    gemini.behave('hanging');
    const leaving = new AbortController();
    let answered = 0;
    const waiting = Array.from({ length: 100 }, async () => {
      if (await ask(PUBLISHABLE_KEY, leaving.signal).catch(() => null)) answered += 1;
    });
    await expect.poll(() => gemini.calls.length).toBe(100);
    gemini.behave('answers');
    expect((await ask()).status).toBe(200);
    expect(answered).toBe(0);
    leaving.abort();
    await Promise.all(waiting);
  });

  it('does not start without a required variable, and names it', async () => {
    const { child, output } = runDeno(FUNCTION, { GEMINI_API_KEY: 'secret' });
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('SUPABASE_URL is not set.');
    expect(output()).not.toContain('secret');
  });
});
