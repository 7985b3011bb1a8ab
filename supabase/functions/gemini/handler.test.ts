import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayDependencies, GatewaySettings } from './handler';
import { makeGateway, memoryCounter, readGatewaySettings } from './handler';
import { MAX_OUTPUT_TOKENS, THINKING_TOKENS } from './output-limits';

const KEY = 'sb_publishable_a';
const API_KEY = 'secret-key-of-the-provider';
const SITE = 'http://localhost:4200';
const CALL = '/gemini-flash-latest:generateContent';
const NOON = Date.parse('2026-11-21T12:00:00Z');

let gemini: FakeGemini;
let now = NOON;
let logged: string[] = [];

beforeAll(async () => {
  gemini = await startFakeGemini({ key: API_KEY });
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
  const env = { GEMINI_API_KEY: API_KEY, GEMINI_BASE_URL: gemini.url };
  const site = { publishableKeys: [KEY], allowedOrigins: [SITE] };
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
  return (address = '203.0.113.7', init: RequestInit = {}, at = CALL) =>
    answer(
      new Request(`https://a.example/gemini/v1beta/models${at}`, {
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

/** A preflight request. */
const preflight = (origin: string) => ({ method: 'OPTIONS', headers: { Origin: origin } });

describe('a call', () => {
  it('is forwarded with the key in a header and with no other key', async () => {
    const headers = { apikey: KEY, Authorization: `Bearer ${KEY}`, Origin: SITE };
    const response = await gateway()(undefined, { headers }, `${CALL}?key=of-a-page`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(await response.json()).toMatchObject({ modelVersion: 'gemini-flash-latest' });
    expect(gemini.calls).toMatchObject([
      {
        method: 'POST',
        url: `/v1beta/models${CALL}`,
        headers: { 'content-type': 'application/json', 'x-goog-api-key': API_KEY },
      },
    ]);
    expect(JSON.stringify(gemini.calls)).not.toContain(KEY);
  });

  it.each([
    ['with a token', user],
    ['whose page sends no key', { headers: { Authorization: 'Bearer token' } }],
  ])('of a user %s is accepted, and the token is not forwarded', async (_name, init) => {
    expect((await gateway({}, { checkToken })(undefined, init)).status).toBe(200);
    expect(gemini.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['no key', {}, 401, 'UNAUTHENTICATED'],
    ['a wrong key', { apikey: 'wrong' }, 401, 'UNAUTHENTICATED'],
    ['a made-up token', { apikey: KEY, Authorization: 'Bearer x' }, 401, 'UNAUTHENTICATED'],
    ['another site', { apikey: KEY, Origin: 'https://attacker.example' }, 403, 'PERMISSION_DENIED'],
  ])('with %s is refused', async (_name, headers: Record<string, string>, code, status) => {
    const response = await gateway()(undefined, { headers: { Origin: SITE, ...headers } });
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ error: { code, status } });
    const origin = headers.Origin === undefined ? SITE : null;
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(gemini.calls).toEqual([]);
  });

  it.each([
    ['another model', {}, '/flash-expensive:generateContent', 404],
    ['a path for a model', {}, '/..%2Ffiles:generateContent', 404],
    ['the list of models', {}, '', 404],
    ['a stream', {}, '/gemini-flash-latest:streamGenerateContent', 404],
    ['another method', { method: 'PUT' }, CALL, 405],
    ['more than 64 KiB', { body: 'x'.repeat(65 * 1024) }, CALL, 413],
    ['a long body without a Content-Length', { body: stream('x'.repeat(70 * 1024)) }, CALL, 413],
  ])('for %s is refused', async (_name, init: RequestInit, at, code) => {
    const response = await gateway()(undefined, { ...init, duplex: 'half' } as RequestInit, at);
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(gemini.calls).toEqual([]);
  });

  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const config = (fields: string) =>
    `{"contents":[{"parts":[{"text":"x"}]}],"generationConfig":{${fields}}}`;
  it.each([
    [
      'a schema of 10,000 levels',
      config(`"responseSchema":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    ],
    ['a schema of 32,000 lists', config(`"responseSchema":${nested(32_000)}`)],
    ['a schema of 9 levels', config(`"responseSchema":${nested(8)}`)],
    ['a long schema', config(`"responseSchema":{"type":"${'x'.repeat(4000)}"}`)],
    ['a deep list for a schema', config(`"responseSchema":${'['.repeat(9)}${']'.repeat(9)}`)],
    ['a deep type of the answer', config(`"responseMimeType":${nested(30_000)}`)],
    ['another type of the answer', config('"responseMimeType":"text/x"')],
    ['a name that every object has', config('"__proto__":{}')],
    ['deep contents', `{"contents":[${nested(30_000)}]}`],
    ['no contents', '{"contents":[]}'],
    ['contents behind a prototype', `{"__proto__":${JSON.stringify({ contents: asUser })}}`],
    ['a mark of the order of bytes', `\uFEFF${JSON.stringify({ contents: asUser })}`],
    ['two questions', JSON.stringify({ contents: asUser }).repeat(2)],
    ['a list of questions', JSON.stringify([{ contents: asUser }])],
    ['no parts', '{"contents":[{"parts":[]}]}'],
    ['a deep part', `{"contents":[{"parts":[${nested(30_000)}]}]}`],
    ['a long role', `{"contents":[{"role":"${'x'.repeat(4000)}","parts":[{"text":"x"}]}]}`],
    [
      'a deep instruction',
      `{"systemInstruction":${nested(30_000)},"contents":[{"parts":[{"text":"x"}]}]}`,
    ],
    ['nothing but depth', '['.repeat(65_000)],
  ])('with %s is no question, and is not counted', async (_name, body) => {
    const counted: unknown[] = [];
    const counter = { take: async (counts: unknown) => (counted.push(counts), null) };
    const response = await gateway({}, { counter })(undefined, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    expect([counted, gemini.calls]).toEqual([[], []]);
  });

  it('gets a preflight answer only for pages of the site', async () => {
    const response = await gateway()(undefined, { ...preflight(SITE), body: null });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('apikey');
    const foreign = { ...preflight('https://attacker.example'), body: null };
    const refused = await gateway()(undefined, foreign);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each([
    ['bad-key', 400, 'API key not valid'],
    ['forbidden', 403, 'reported as leaked'],
    ['retired', 404, 'is not found for API version'],
    ['too-many', 429, 'exceeded your current quota'],
    ['broken', 500, 'internal error'],
    ['failing-page', 502, 'The proxy is unwell'],
    ['failing', 503, 'overloaded'],
    ['blocked', 200, 'blockReason'],
  ] as const)('that the provider answers with %s gets the same answer', async (as, code, text) => {
    gemini.behave(as);
    const response = await gateway()();
    expect(response.status).toBe(code);
    expect(await response.text()).toContain(text);
  });

  it('never returns the key, not even from an error that quotes it', async () => {
    gemini.behave('suspended');
    const text = await (await gateway()()).text();
    expect(text).toContain('has been suspended');
    expect(text).not.toContain(API_KEY);
  });

  it('that the provider drops is answered, and logged without its text', async () => {
    gemini.behave('breaking-off');
    const response = await gateway()();
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: { code: 502, status: 'UNAVAILABLE' } });
    expect(logged).toEqual(['gemini: the provider cannot be reached: TypeError']);
  });

  it.each([
    ['user', user, 'You have asked enough for today. Please try again tomorrow.'],
    ['address', {}, 'Too many questions came from your network today. Please try again tomorrow.'],
  ])('beyond the limit of a %s is told so', async (limit, init, message) => {
    const ask = gateway({ limits: { ...limits, address: 9, user: 9, [limit]: 1 } }, { checkToken });
    expect((await ask(undefined, init)).status).toBe(200);
    expect(await (await ask(undefined, init)).json()).toEqual({
      error: { code: 429, message, status: 'RESOURCE_EXHAUSTED' },
    });
  });
});

/** A body that is sent in chunks, without a length. */
function stream(text: string) {
  return new Blob([text]).stream();
}

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
