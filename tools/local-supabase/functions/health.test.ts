// @module-tag nightly

import { describe, expect, it } from 'vitest';
import { readHealth } from '../../health/read-health';
import { LOCAL_HEALTH_READ_KEY } from '../options';
import { SITE, startTestBackend } from '../testing/test-backend';

const backend = await startTestBackend();

describe('the function health of the local backend', () => {
  it('counts what pages of the site report, and `npm run health` reads it', async () => {
    const url = `${backend.url}/functions/v1/health`;
    const open = { kind: 'open', tool: 'profit', release: '1.0.0-a' };
    const post = (body: object, origin = SITE) =>
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
  });
});
