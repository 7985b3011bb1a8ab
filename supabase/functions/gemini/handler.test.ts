import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayDependencies, GatewaySettings } from './handler';
import { makeGateway, memoryCounter, readGatewaySettings } from './handler';
import { MAX_OUTPUT_TOKENS, THINKING_TOKENS } from './output-limits';

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

const parts = [{ text: 'onions' }];
const asUser = [{ role: 'user', parts }];
const recipe = { responseMimeType: 'application/json', responseSchema: { type: 'OBJECT' } };

/** The shapes of the requests of the tools. */
const kindsOfQuestions = [
  ['advice', { contents: [{ parts }], generationConfig: undefined }],
  ['recipe', { contents: asUser, generationConfig: recipe }],
  ['strategy', { contents: asUser, generationConfig: undefined }],
  ['reply', { systemInstruction: { parts }, contents: asUser, generationConfig: undefined }],
] as const;

const limits = { user: 2, address: 2, visitors: 100, all: 100 };
const user = { headers: { apikey: KEY, Authorization: 'Bearer token' } };
const checkToken = async () => ({ kind: 'user', id: 'asha' }) as const;

describe('the gateway', () => {
  it('times out when the provider does not answer', async () => {
    // One of its own: a call that was given up may still arrive, and would count in the next test.
    const provider = await startFakeGemini();
    provider.behave('hanging');
    const response = await gateway({ timeoutMs: 50, baseUrl: provider.url })();
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ error: { status: 'DEADLINE_EXCEEDED' } });
    expect(logged).toEqual([expect.stringContaining('cannot be reached') as string]);
    await provider.close();
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
    const ask = gateway({ limits: { user: 2, address: 1, visitors: 3, all: 3 } });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
      // oxlint-disable-next-line no-await-in-loop -- their order is what is tested
      statuses.push((await ask(address)).status);
    }
    expect(statuses).toEqual([200, 429, 429, 200, 200, 429]);
  });

  it('keeps for signed-in users what visitors may not use up', async () => {
    const ask = gateway({ limits: { user: 9, address: 9, visitors: 2, all: 3 } }, { checkToken });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: {
        message: 'Visitors have asked all they can today. Sign in, or try again tomorrow.',
      },
    });
    expect((await ask(undefined, user)).status).toBe(200);
    expect(await (await ask(undefined, user)).json()).toMatchObject({
      error: { message: 'The AI has answered all it can today. Please try again tomorrow.' },
    });
  });

  it('lets signed-in users have the whole total', async () => {
    const ask = gateway({ limits: { user: 9, address: 9, visitors: 2, all: 3 } }, { checkToken });
    const statuses: number[] = [];
    for (const init of [user, user, user, user, {}]) {
      // oxlint-disable-next-line no-await-in-loop -- their order is what is tested
      statuses.push((await ask(undefined, init)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it.each([
    [{}, 1500],
    [{ GEMINI_DAILY_LIMIT: '120' }, 90],
    [{ GEMINI_DAILY_LIMIT: '1' }, 0],
    [{ GEMINI_DAILY_LIMIT: '0' }, 0],
    [{ GEMINI_DAILY_LIMIT: '120', GEMINI_DAILY_LIMIT_VISITORS: '7' }, 7],
    [{ GEMINI_DAILY_LIMIT_VISITORS: '0' }, 0],
  ])(
    'gives visitors three quarters of the total where nothing else is set: %j',
    (env, visitors) => {
      const site = { publishableKeys: [KEY], allowedOrigins: [] };
      const read = readGatewaySettings({ GEMINI_API_KEY: 'secret', ...env }, site);
      expect(read.limits.visitors).toBe(visitors);
    },
  );

  it('forwards what it checked, where a name stands twice', async () => {
    const text = JSON.stringify([{ parts: [{ text: 'onions' }] }]);
    const hidden = JSON.stringify([
      { parts: [{ fileData: { fileUri: 'https://video.example' } }] },
    ]);
    const body = `{"contents":${hidden},"contents":${text}}`;
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect((await gateway()(undefined, { body })).status).toBe(200);
    const sent = fetched.mock.lastCall?.[1]?.body;
    fetched.mockRestore();
    expect(sent).toContain('onions');
    expect(sent).not.toContain('video.example');
  });

  it.each(kindsOfQuestions)(
    'limits the output of %s, thoughts included',
    async (kind, question) => {
      await gateway()(undefined, { body: JSON.stringify(question) });
      const maxOutputTokens = MAX_OUTPUT_TOKENS[kind];
      expect(gemini.calls[0]?.body).toEqual({
        ...question,
        generationConfig: { ...question.generationConfig, maxOutputTokens },
      });
      expect(maxOutputTokens).toBeGreaterThan(THINKING_TOKENS);
    },
  );

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
    const ask = gateway({}, { counter, checkToken });
    await ask('203.0.113.7', user);
    now += 24 * 3600 * 1000;
    await ask('203.0.113.7', user);
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
