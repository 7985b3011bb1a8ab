// @module-tag nightly

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installDeno, runDeno } from '../_shared/testing/run-deno';

const KEY = 'a-key-that-nobody-guesses-0123456789';
const SECRET = 'sb_secret_of_the_fake_project';

/** The registry of the site, which stands at the same address. */
const payload = JSON.stringify({ live: { version: '1.0.0-a' }, previous: [] });
const registry = JSON.stringify({ schema: 1, remotes: { profit: { payload, signatures: [] } } });

/** What the database was asked to count. */
const counted: unknown[] = [];
const project = createServer(async (request, response) => {
  let text = '';
  if (request.url === '/remotes.json') return void response.end(registry);
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const isAllowed = request.headers.apikey === SECRET;
  if (isAllowed && request.url === '/rest/v1/rpc/count_health') counted.push(JSON.parse(text));
  response
    .writeHead(isAllowed ? 200 : 401)
    .end(request.url?.endsWith('read_health') ? '[]' : 'true');
});

const index = new URL('index.ts', import.meta.url);
let started: ReturnType<typeof runDeno>;
let site = '';
let url = '';

beforeAll(installDeno, 600_000);
beforeAll(async () => {
  await once(project.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  started = runDeno(index, {
    SUPABASE_URL: site,
    SUPABASE_PUBLISHABLE_KEYS: '{"default": "sb_publishable_of_the_fake_project"}',
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET }),
    SITE_ORIGINS: site,
    HEALTH_READ_KEY: KEY,
  });
  url = `${await started.origin()}/health`;
});
afterAll(async () => {
  const ended = once(started.child, 'exit');
  started.child.kill('SIGTERM');
  await ended;
  project.close();
  project.closeAllConnections();
});

describe('the function health, under Deno', () => {
  it('counts a report by the project’s database, and answers its page', async () => {
    const report = { kind: 'open', tool: 'profit', release: '1.0.0-a' };
    const response = await fetch(url, {
      method: 'POST',
      headers: { Origin: site },
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect(counted).toMatchObject([{ report, network: expect.stringMatching(/^[\da-f]{32}$/) }]);
  });

  it('answers the counts to who has the key', async () => {
    const ask = (key: string) =>
      fetch(`${url}?since=2026-11-24T00:00:00Z`, { headers: { Authorization: `Bearer ${key}` } });
    expect((await ask('wrong')).status).toBe(401);
    const body = await (await ask(KEY)).json();
    expect(body).toEqual({ since: '2026-11-24T00:00:00.000Z', releases: [] });
  });
});
