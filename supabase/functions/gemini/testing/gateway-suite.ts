import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_OUTPUT_TOKENS } from '../output-limits.ts';

/** The site whose pages may call. */
export const SUITE_SITE = 'http://localhost:4200';

const API_KEY = 'secret-key-of-the-provider';
const QUESTION_TEXT = 'onions are wet today';
const MODEL = 'flash-b';
const question = { contents: [{ parts: [{ text: QUESTION_TEXT }] }] };

/** A gateway that listens. */
export interface RunningGateway {
  /** The part before `/v1beta/models`. */
  readonly url: string;
  readonly publishableKey: string;
  /** Of a signed-in user. */
  readonly accessToken: string;
  /** All that it has logged. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

export type StartGateway = (env: Readonly<Record<string, string>>) => Promise<RunningGateway>;

interface Ask {
  readonly model?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
}

/**
 * The tests of the gateway, for each place where it runs.
 *
 * @param startLimited starts one whose limits are tested, as `start` unless that takes long
 */
export function testGateway(start: StartGateway, startLimited = start): void {
  let gemini: FakeGemini;
  let gateway: RunningGateway;

  async function run(begin: StartGateway, env: Readonly<Record<string, string>> = {}) {
    gemini = await startFakeGemini({ key: API_KEY });
    gateway = await begin({
      GEMINI_API_KEY: API_KEY,
      GEMINI_BASE_URL: gemini.url,
      GEMINI_MODELS_ADVICE: `flash-a, ${MODEL}`,
      ...env,
    });
  }

  async function stop() {
    await gateway.close();
    await gemini.close();
  }

  /** Calls as a page of the site does for a visitor. */
  function ask({ model = MODEL, method = 'POST', headers, body }: Ask = {}): Promise<Response> {
    return fetch(`${gateway.url}/v1beta/models/${model}:generateContent?key=of-a-page`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: SUITE_SITE,
        apikey: gateway.publishableKey,
        Authorization: `Bearer ${gateway.publishableKey}`,
        ...headers,
      },
      ...(method === 'POST' ? { body: body ?? JSON.stringify(question) } : {}),
      // A stream is sent in chunks, without a Content-Length.
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  }

  const asUser = () => ({ Authorization: `Bearer ${gateway.accessToken}` });

  async function statuses(count: number, asked?: Ask): Promise<Record<number, number>> {
    const tally: Record<number, number> = {};
    const replies = await Promise.all(Array.from({ length: count }, () => ask(asked)));
    for (const { status } of replies) tally[status] = (tally[status] ?? 0) + 1;
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    return tally;
  }

  describe('a call', () => {
    beforeAll(() => run(start));
    beforeEach(() => gemini.reset());
    afterAll(stop);

    it('is forwarded with the key in a header, a limit of output and no other key', async () => {
      const response = await ask();
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SUITE_SITE);
      expect(await response.json()).toMatchObject({ modelVersion: MODEL });
      expect(gemini.calls).toMatchObject([
        {
          method: 'POST',
          url: `/v1beta/models/${MODEL}:generateContent`,
          headers: { 'content-type': 'application/json', 'x-goog-api-key': API_KEY },
          body: { ...question, generationConfig: { maxOutputTokens: MAX_OUTPUT_TOKENS.advice } },
        },
      ]);
      const [call] = gemini.calls;
      expect(JSON.stringify(call?.headers)).not.toContain(gateway.publishableKey);
    });

    it('of a signed-in user is accepted, and the token is not forwarded', async () => {
      expect((await ask({ headers: asUser() })).status).toBe(200);
      expect(gemini.calls[0]?.headers).not.toHaveProperty('authorization');
    });

    it('of a user whose page sends no key is accepted', async () => {
      expect((await ask({ headers: { ...asUser(), apikey: '' } })).status).toBe(200);
    });

    it.each([
      ['no key', { apikey: '', Authorization: '' }, 401, 'UNAUTHENTICATED'],
      ['a wrong key', { apikey: 'wrong', Authorization: '' }, 401, 'UNAUTHENTICATED'],
      ['a made-up token', { Authorization: 'Bearer made.up.token' }, 401, 'UNAUTHENTICATED'],
      ['another site', { Origin: 'https://attacker.example' }, 403, 'PERMISSION_DENIED'],
    ])('with %s is refused', async (_name, headers, code, status) => {
      const response = await ask({ headers });
      expect(response.status).toBe(code);
      expect(await response.json()).toMatchObject({ error: { code, status } });
      const origin = 'Origin' in headers ? null : SUITE_SITE;
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(gemini.calls).toEqual([]);
    });

    it.each([
      ['another model', { model: 'flash-expensive' }, 404],
      ['a path for a model', { model: '..%2Ffiles' }, 404],
      ['another method', { method: 'PUT' }, 405],
      ['more than 64 KiB', { body: 'x'.repeat(65 * 1024) }, 413],
    ])('for %s is refused', async (_name, asked, code) => {
      const response = await ask(asked);
      expect(response.status).toBe(code);
      expect(await response.json()).toMatchObject({ error: { code } });
      expect(gemini.calls).toEqual([]);
    });

    it('with a long body and no Content-Length is refused', async () => {
      const body = new Blob(['x'.repeat(70 * 1024)]).stream();
      expect((await ask({ body })).status).toBe(413);
      expect(gemini.calls).toEqual([]);
    });

    it('to anything but generateContent is refused', async () => {
      const headers = { apikey: gateway.publishableKey };
      const paths = ['/v1beta/models', `/v1beta/models/${MODEL}:streamGenerateContent`];
      const replies = await Promise.all(
        paths.map((path) => fetch(`${gateway.url}${path}`, { method: 'POST', headers })),
      );
      expect(replies.map(({ status }) => status)).toEqual([404, 404]);
      expect(gemini.calls).toEqual([]);
    });

    it('gets a preflight answer only for pages of the site', async () => {
      const response = await ask({ method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SUITE_SITE);
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('apikey');
      const foreign = await ask({
        method: 'OPTIONS',
        headers: { Origin: 'https://attacker.example' },
      });
      expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
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
    ] as const)(
      'that the provider answers with %s gets the same answer',
      async (behaviour, code, text) => {
        gemini.behave(behaviour);
        const response = await ask();
        expect(response.status).toBe(code);
        expect(await response.text()).toContain(text);
      },
    );

    it('never returns the key, not even from an error that quotes it', async () => {
      gemini.behave('suspended');
      const text = await (await ask()).text();
      expect(text).toContain('has been suspended');
      expect(text).not.toContain(API_KEY);
    });

    it('that the provider drops is answered, and logged without its text', async () => {
      gemini.behave('breaking-off');
      const response = await ask();
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ error: { code: 502, status: 'UNAVAILABLE' } });
      await expect.poll(gateway.log).toContain('gemini: the provider cannot be reached');
      expect(gateway.log()).not.toContain(QUESTION_TEXT);
      expect(gateway.log()).not.toContain(API_KEY);
    });

    it('is answered while 100 others wait for the provider', async () => {
      gemini.behave('hanging');
      const leaving = new AbortController();
      const { url, publishableKey: apikey } = gateway;
      let answered = 0;
      const waiting = Array.from({ length: 100 }, async () => {
        const options = { method: 'POST', headers: { apikey }, body: JSON.stringify(question) };
        const address = `${url}/v1beta/models/${MODEL}:generateContent`;
        const answer = await fetch(address, { ...options, signal: leaving.signal }).catch(() => {});
        if (answer) answered += 1;
      });
      await expect.poll(() => gemini.calls.length).toBe(100);
      gemini.behave('answers');
      expect((await ask()).status).toBe(200);
      expect(answered).toBe(0);
      leaving.abort();
      await Promise.all(waiting);
    });
  });

  describe.each([
    [
      'GEMINI_DAILY_LIMIT_VISITORS',
      'Visitors have asked all they can today. Sign in, or try again tomorrow.',
    ],
    [
      'GEMINI_DAILY_LIMIT_PER_ADDRESS',
      'Too many questions came from your network today. Please try again tomorrow.',
    ],
  ])('%s of 120', (variable, message) => {
    beforeAll(() => run(startLimited, { [variable]: '120' }));
    afterAll(stop);

    it('holds for 200 requests at once', async () => {
      expect(await statuses(200)).toEqual({ 200: 120, 429: 80 });
      expect(gemini.calls).toHaveLength(120);
      const response = await ask();
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({
        error: {
          code: 429,
          message,
          status: 'RESOURCE_EXHAUSTED',
        },
      });
    });
  });

  describe('GEMINI_DAILY_LIMIT of 120', () => {
    beforeAll(() =>
      run(startLimited, { GEMINI_DAILY_LIMIT: '120', GEMINI_DAILY_LIMIT_PER_USER: '200' }),
    );
    afterAll(stop);

    it('holds for 200 requests at once, of which a quarter is kept for signed-in users', async () => {
      expect(await statuses(100)).toEqual({ 200: 90, 429: 10 });
      expect(await statuses(100, { headers: asUser() })).toEqual({ 200: 30, 429: 70 });
      expect(gemini.calls).toHaveLength(120);
    });
  });

  describe('GEMINI_DAILY_LIMIT_PER_USER of 3', () => {
    beforeAll(() => run(startLimited, { GEMINI_DAILY_LIMIT_PER_USER: '3' }));
    afterAll(stop);

    it('holds for one user, while others are served', async () => {
      expect(await statuses(5, { headers: asUser() })).toEqual({ 200: 3, 429: 2 });
      const response = await ask({ headers: asUser() });
      expect(await response.json()).toMatchObject({
        error: { message: 'You have asked enough for today. Please try again tomorrow.' },
      });
      expect((await ask()).status).toBe(200);
    });
  });
}
