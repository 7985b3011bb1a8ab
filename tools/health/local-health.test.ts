// @module-tag nightly

import { mkdtempSync, rmSync } from 'node:fs';
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
  const own = { port: 0, databaseFile: join(folder, 'auth.db') };
  const options = localSupabaseOptions(listApps({}), {}, own);
  const backend = await startLocalSupabase(options);
  const url = `${backend.url}/functions/v1/health`;
  const open = { kind: 'open', tool: 'profit', release: '1.0.0-a' };
  const post = (body: object, origin = options.siteUrl) =>
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
    { tool: 'profit', release: '1.0.0-a', opened: 1, failed: 1, kinds: { crashed: 1 } },
  ]);
  await backend.close();
  rmSync(folder, { recursive: true });
});
