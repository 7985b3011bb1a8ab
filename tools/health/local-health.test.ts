// @module-tag nightly

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_HEALTH_READ_KEY } from '@thela/local-supabase';
import { startLocalSupabase } from '@thela/local-supabase/start';
import { expect, it } from 'vitest';
import { localSupabaseOptions } from '../serving/site';
import { listApps } from '../workspace';
import { readHealth } from './read-health';

it('the local backend counts what pages of the site report, and `npm run health` reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  const payload = JSON.stringify({ live: { version: '1.0.0-a' }, previous: [] });
  const site = createServer((_request, response) =>
    response.end(JSON.stringify({ schema: 1, remotes: { profit: { payload } } })),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const own = { port: 0, databaseFile: join(folder, 'auth.db') };
  const options = { ...localSupabaseOptions(listApps({}), {}, own), siteUrl };
  const backend = await startLocalSupabase(options);
  const url = `${backend.url}/functions/v1/health`;
  const open = { kind: 'open', tool: 'profit', release: '1.0.0-a' };
  const post = (body: object, origin = siteUrl) =>
    fetch(url, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post(open)).status).toBe(204);
  expect((await post({ ...open, kind: 'failure', failure: 'crashed' })).status).toBe(204);
  expect((await post(open, 'https://attacker.example')).status).toBe(403);
  const env = { HEALTH_URL: url, HEALTH_READ_KEY: LOCAL_HEALTH_READ_KEY };
  const anHourAgo = new Date(Date.now() - 3600_000);
  expect(await readHealth(anHourAgo, env)).toEqual([
    {
      tool: 'profit',
      release: '1.0.0-a',
      opened: 1,
      failed: 1,
      kinds: { crashed: 1 },
      networks: 1,
      capped: 0,
    },
  ]);
  await backend.close();
  site.close();
  site.closeAllConnections();
  rmSync(folder, { recursive: true });
});
