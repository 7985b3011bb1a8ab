import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayDependencies, GatewaySettings } from './handler';
import { makeGateway, memoryCounter, readGatewaySettings } from './handler';

const KEY = 'sb_publishable_a';
const NOON = Date.parse('2026-11-21T12:00:00Z');

let gemini: FakeGemini;
let now = NOON;
let logged: string[] = [];

beforeAll(async () => {
  gemini = await startFakeGemini();
});
beforeEach(() => {
  gemini.reset();
  now = NOON;
  logged = [];
});
afterAll(() => gemini.close());

function gateway(
  changed: Partial<GatewaySettings> = {},
  changedDependencies: Partial<GatewayDependencies> = {},
) {
  const env = { GEMINI_API_KEY: 'secret', GEMINI_BASE_URL: gemini.url };
  const site = { publishableKeys: [KEY], allowedOrigins: [] };
  const answer = makeGateway(
    { ...readGatewaySettings(env, site), ...changed },
    {
      counter: memoryCounter(() => now),
      checkToken: async () => ({ kind: 'invalid' }),
      now: () => now,
      log: (message) => logged.push(message),
      ...changedDependencies,
    },
  );
  return (address = '203.0.113.7', init: RequestInit = {}) =>
    answer(
      new Request('https://a.example/gemini/v1beta/models/gemini-flash-latest:generateContent', {
        method: 'POST',
        headers: { apikey: KEY },
        body: JSON.stringify({ contents: [{ parts: [{ text: 'onions' }] }] }),
        ...init,
      }),
      address,
    );
}

const limits = { user: 2, address: 2, all: 100 };

describe('the gateway', () => {
  it('times out when the provider does not answer', async () => {
    gemini.behave('hanging');
    const response = await gateway({ timeoutMs: 50 })();
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ error: { status: 'DEADLINE_EXCEEDED' } });
    expect(logged).toEqual([expect.stringContaining('cannot be reached') as string]);
  });

  it('aborts the call when the client disconnects', async () => {
    gemini.behave('hanging');
    const leaving = new AbortController();
    const response = gateway()(undefined, { signal: leaving.signal });
    await expect.poll(() => gemini.calls.length).toBe(1);
    leaving.abort();
    expect((await response).status).toBe(499);
    expect(logged).toEqual([]);
  });

  it('resets the counts at midnight UTC, and sends Retry-After until then', async () => {
    const ask = gateway({ limits });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(12 * 3600));
    now = Date.parse('2026-11-22T00:00:00Z');
    expect((await ask()).status).toBe(200);
  });

  it('does not count a refused call', async () => {
    const ask = gateway({ limits: { user: 2, address: 1, all: 3 } });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
      // oxlint-disable-next-line no-await-in-loop -- their order is what is tested
      statuses.push((await ask(address)).status);
    }
    expect(statuses).toEqual([200, 429, 429, 200, 200, 429]);
  });

  it('counts an IPv6 /64 network as one address', async () => {
    const ask = gateway({ limits });
    await ask('2001:db8:0:7::1');
    expect((await ask('2001:0db8:0:7::1')).status).toBe(200);
    expect((await ask('2001:db8:0:7:ffff::')).status).toBe(429);
    expect((await ask('2001:db8:0:8::1')).status).toBe(200);
  });

  it('counts under pseudonyms that change each day', async () => {
    const seen: string[] = [];
    const counter = {
      take: async (counts: readonly { readonly subject: string }[]) => {
        seen.push(...counts.map(({ subject }) => subject));
        return null;
      },
    };
    const checkToken = async () => ({ kind: 'user', id: 'asha' }) as const;
    const ask = gateway({}, { counter, checkToken });
    const headers = { Authorization: 'Bearer token' };
    await ask('203.0.113.7', { headers });
    now += 24 * 3600 * 1000;
    await ask('203.0.113.7', { headers });
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(5);
    expect(seen.join()).not.toMatch(/asha|203/);
  });

  it('refuses calls that it cannot count', async () => {
    const counter = { take: () => Promise.reject(new Error('no database')) };
    const response = await gateway({}, { counter })();
    expect(response.status).toBe(503);
    expect(gemini.calls).toEqual([]);
    expect(logged).toEqual(['gemini: calls cannot be counted: no database']);
  });

  it('serves a caller with the key as a visitor while tokens cannot be checked', async () => {
    const ask = gateway({}, { checkToken: async () => ({ kind: 'unknown' }) });
    const Authorization = 'Bearer token';
    expect((await ask('1.1.1.1', { headers: { apikey: KEY, Authorization } })).status).toBe(200);
    expect((await ask('1.1.1.1', { headers: { Authorization } })).status).toBe(401);
  });
});
