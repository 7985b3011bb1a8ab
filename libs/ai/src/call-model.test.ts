import { startFakeGemini } from '@thela/testkit/fake-gemini';
import type { FakeGemini } from '@thela/testkit/fake-gemini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callModel } from './call-model';
import type { ModelAccess } from './model-access';
import type { RetryPolicy } from './retry-policy';
import { defaultRetryPolicy } from './retry-policy';

let gemini: FakeGemini;

// A server for each test: what is remembered of models, is remembered by address.
beforeEach(async () => {
  gemini = await startFakeGemini({ retiredModels: ['old-a', 'old-b'] });
});
afterEach(() => gemini.close());

const call = {
  tool: 'advice',
  body: { contents: [{ parts: [{ text: 'onions' }] }] },
  noText: 'advice',
} as const;

const policy: RetryPolicy = {
  timeoutMs: 5000,
  secondTryWithinMs: 1000,
  longestWaitMs: 10_000,
  backoffMs: () => 1,
};

interface Access {
  readonly models?: readonly string[];
  readonly getAccessToken?: ModelAccess['getAccessToken'];
}

function gateway({
  models = ['new'],
  getAccessToken = async () => null,
}: Access = {}): ModelAccess {
  return {
    ai: {
      mode: 'gateway',
      baseUrl: `${gemini.url}/`,
      models: { advice: models, recipe: ['not this'], strategy: ['not this'] },
      key: 'sb_publishable_a',
    },
    getAccessToken,
  };
}

function ask(
  access: Access = {},
  changed: Partial<RetryPolicy> = {},
  signal = new AbortController().signal,
) {
  return callModel(call, gateway(access), signal, { ...policy, ...changed });
}

const modelsAsked = () => gemini.calls.map(({ url }) => /models\/(.*):/.exec(url)?.[1]);

describe('who asks', () => {
  it('is a visitor with the publishable key where nobody is signed in', async () => {
    await ask();
    expect(gemini.calls[0]).toMatchObject({
      url: '/v1beta/models/new:generateContent',
      headers: { apikey: 'sb_publishable_a', authorization: 'Bearer sb_publishable_a' },
    });
  });

  it('is the user by the access token', async () => {
    await ask({ getAccessToken: async () => 'token' });
    expect(gemini.calls[0]?.headers).toMatchObject({
      apikey: 'sb_publishable_a',
      authorization: 'Bearer token',
    });
  });

  it('is a visitor where there is no access token', async () => {
    const getAccessToken = () => Promise.reject(new Error('no network'));
    expect(await ask({ getAccessToken })).toMatchObject({ kind: 'answer' });
  });
});

describe('a second try', () => {
  it.each(['too-many', 'broken', 'failing', 'failing-page'] as const)(
    'follows %s',
    async (behaviour) => {
      gemini.behave(behaviour, 'answers');
      expect(await ask()).toMatchObject({ kind: 'answer' });
      expect(gemini.calls).toHaveLength(2);
    },
  );

  it.each(['bad-key', 'forbidden', 'breaking-off', 'page', 'blocked'] as const)(
    'does not follow %s',
    async (behaviour) => {
      gemini.behave(behaviour, 'answers');
      expect(await ask()).toMatchObject({ kind: 'failure' });
      expect(gemini.calls).toHaveLength(1);
    },
  );

  it('is the last', async () => {
    gemini.behave('failing');
    expect(await ask()).toMatchObject({ kind: 'failure', failure: { kind: 'refused' } });
    expect(gemini.calls).toHaveLength(2);
  });

  it('is not begun when it would begin too late', async () => {
    gemini.behave('failing', 'answers');
    expect(await ask({}, { backoffMs: () => 1001 })).toMatchObject({ kind: 'failure' });
    expect(gemini.calls).toHaveLength(1);
  });

  it('begins after half a second to one and a half, and 30 s are the end', () => {
    expect(defaultRetryPolicy).toMatchObject({ timeoutMs: 30_000, longestWaitMs: 10_000 });
    const waits = Array.from({ length: 100 }, () => defaultRetryPolicy.backoffMs());
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThan(1500);
    expect(new Set(waits).size).toBeGreaterThan(50);
  });
});

describe('a model that answers 404', () => {
  it('is skipped for the next one, and not asked again', async () => {
    const access = { models: ['old-a', 'old-b', 'new'] };
    expect(await ask(access)).toMatchObject({ kind: 'answer' });
    expect(await ask(access)).toMatchObject({ kind: 'answer' });
    expect(modelsAsked()).toEqual(['old-a', 'old-b', 'new', 'new']);
  });

  it('does not use up the second try', async () => {
    gemini.behave('failing', 'answers');
    expect(await ask({ models: ['old-a', 'new'] })).toMatchObject({ kind: 'answer' });
    expect(modelsAsked()).toEqual(['old-a', 'new', 'new']);
  });

  it('is asked again when all models answer 404, and its error is shown', async () => {
    const access = { models: ['old-a', 'old-b'] };
    await ask(access);
    expect(await ask(access)).toMatchObject({
      failure: { kind: 'refused', message: expect.stringContaining('models/old-b') as string },
    });
    expect(modelsAsked()).toEqual(['old-a', 'old-b', 'old-a', 'old-b']);
  });
});

describe('a model that asks to wait', () => {
  /** What the service answers, in order; the last one for all that follow. */
  const told: Response[] = [];
  const asked: { readonly model: string | undefined; readonly at: number }[] = [];
  const waits: number[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    for (const list of [told, asked, waits]) list.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push({ model: /models\/(.*):/.exec(url)?.[1], at: Date.now() });
      return (told.length > 1 ? told.shift() : told[0])?.clone();
    });
  });

  const says = (status: number, retryDelay?: string, headers: HeadersInit = {}) =>
    Response.json(
      { error: { code: status, message: 'Quota.', details: [{ retryDelay }] } },
      { status, headers },
    );
  const text = () => Response.json({ candidates: [{ content: { parts: [{ text: 'Salt.' }] } }] });

  async function askNow(models: readonly string[], baseUrl: string = crypto.randomUUID()) {
    const { ai, getAccessToken } = gateway({ models });
    const access = { ai: { ...ai, baseUrl }, getAccessToken } as ModelAccess;
    const onWait = (until: number) => waits.push(until);
    const result = callModel(call, { ...access, onWait }, new AbortController().signal);
    await vi.runAllTimersAsync();
    return result;
  }

  it.each([
    ['in the body', says(429, '7s'), 7000],
    ['in the header', says(503, undefined, { 'Retry-After': '7' }), 7000],
    ['in parts of a second', says(429, undefined, { 'Retry-After': '7.5' }), 7500],
    ['by a date', says(429, undefined, { 'Retry-After': 'Thu, 01 Jan 1970 00:00:10 GMT' }), 10_000],
  ])('up to 10 s is asked again then, once: %s', async (_, reply, ms) => {
    told.push(reply, text());
    expect(await askNow(['a'])).toMatchObject({ kind: 'answer' });
    expect(asked).toEqual([
      { model: 'a', at: 0 },
      { model: 'a', at: ms },
    ]);
    expect(waits).toEqual([ms]);
  });

  it.each([
    ['34s', /again in 34 seconds/],
    ['10.5s', /again in 11 seconds/],
    ['150s', /again in 3 minutes/],
    ['50000s', /again in 14 hours/],
  ])('longer is not asked again: %s', async (delay, advice) => {
    told.push(says(429, delay));
    expect(await askNow(['a'])).toMatchObject({
      failure: {
        kind: 'busy',
        message: 'API Error: Quota.',
        advice: expect.stringMatching(advice) as string,
      },
    });
    expect([asked.length, waits]).toEqual([1, []]);
  });

  it.each([429, 503])('gives way to the next, also later while it rests: %i', async (status) => {
    told.push(says(status, '34s'), text());
    expect(await askNow(['a', 'b'], `at ${status}`)).toMatchObject({ kind: 'answer' });
    await askNow(['a', 'b'], `at ${status}`);
    await vi.advanceTimersByTimeAsync(34_000);
    await askNow(['a', 'b'], `at ${status}`);
    expect(asked.map(({ model }) => model)).toEqual(['a', 'b', 'b', 'a']);
  });

  it('is the one that is free first, where all ask to wait', async () => {
    told.push(says(429, '34s'), says(503, '4s'), says(429, '9s'), text());
    expect(await askNow(['a', 'b', 'c'])).toMatchObject({ kind: 'answer' });
    expect(asked.map(({ model }) => model)).toEqual(['a', 'b', 'c', 'b']);
    expect(waits).toEqual([4000]);
  });
});

describe('waiting', () => {
  it('ends after the time limit', async () => {
    gemini.behave('hanging');
    expect(await ask({}, { timeoutMs: 60 })).toMatchObject({
      kind: 'failure',
      failure: { kind: 'timed-out' },
    });
  });

  it('ends after the time limit where the access token never arrives', async () => {
    const getAccessToken = () => new Promise<never>(() => {});
    expect(await ask({ getAccessToken }, { timeoutMs: 60 })).toMatchObject({
      failure: { kind: 'timed-out' },
    });
    expect(gemini.calls).toEqual([]);
  });

  it('ends in the pause before the second try', async () => {
    gemini.behave('failing', 'answers');
    // Long enough for the first call, on machines of any speed.
    const limits = { timeoutMs: 2000, secondTryWithinMs: 10_000, backoffMs: () => 9000 };
    expect(await ask({}, limits)).toMatchObject({ failure: { kind: 'timed-out' } });
    expect(gemini.calls).toHaveLength(1);
  });

  it('ends at once when the question is cancelled, and the request is dropped', async () => {
    gemini.behave('hanging');
    const leaving = new AbortController();
    const result = ask({}, {}, leaving.signal);
    await expect.poll(() => gemini.calls.length).toBe(1);
    leaving.abort();
    expect(await result).toEqual({ kind: 'cancelled' });
  });

  it('does not begin when the question is cancelled already', async () => {
    expect(await ask({}, {}, AbortSignal.abort())).toEqual({ kind: 'cancelled' });
    expect(gemini.calls).toEqual([]);
  });
});
