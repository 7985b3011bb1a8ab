import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from './account-store';
import { SESSION_END_KEY } from './stored-session';
import { fakeServer, noAnswer, ok, refusal } from './testing/fake-server';
import type { Answer, Answers } from './testing/fake-server';
import { app, asha, sessionFor, stored } from './testing/stored';

const MINUTE_MS = 60_000;

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;
const key = () => `sb-watched${project}-auth-token`;
const ends: (() => void)[] = [];

/** A page with a stored session, and a server whose answers can be changed. @returns what it was asked */
function open(session: string | null, answers: Answers = {}) {
  if (session !== null) window.localStorage.setItem(key(), session);
  const server: Answers = { 'GET /user': () => ok(sessionFor().user), ...answers };
  const asked = fakeServer(server);
  const onUserGone = vi.fn<() => void>();
  const account = createAccountStore({
    supabase: { url: `https://watched${project}.supabase.co`, publishableKey: 'sb_public' },
    storage: () => window.localStorage,
    hasPendingCallback: false,
    onUserGone,
  });
  ends.push(account.start());
  return { account, asked, server, onUserGone };
}

const REFRESH = 'POST /token?grant_type=refresh_token';
const notFound: Answer = () => refusal(403, 'session_not_found');

/** The page is idle, and a little more. */
async function idle() {
  await vi.advanceTimersByTimeAsync(6000);
  // The code of the client is fetched, which no fake clock hastens.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
}

const setting = { isVisible: true, isOnline: true };

beforeEach(() => {
  project += 1;
  vi.useFakeTimers();
  Object.assign(setting, { isVisible: true, isOnline: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    setting.isVisible ? 'visible' : 'hidden',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => setting.isOnline);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Another window or tab comes before this page, or goes. */
async function look(isVisible: boolean) {
  setting.isVisible = isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
}

it('asks nothing before the page is idle, then once a minute', async () => {
  const { account, asked } = open(stored());
  expect(asked).toEqual([]);
  await idle();
  expect(asked).toEqual(['GET /user']);
  // Up to 6 s of that minute are over: where another file has loaded the client, it asks as soon as the page is idle.
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 7000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).toEqual(['GET /user', 'GET /user']);
  expect(account.getSnapshot().status).toBe('signed-in');
});

it('asks nothing while the page is hidden, at once when it is looked at again, and nothing twice in a minute', async () => {
  const { asked } = open(stored());
  await idle();
  await look(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(asked).toHaveLength(1);
  await look(true);
  expect(asked).toHaveLength(2);
  await look(false);
  await look(true);
  expect(asked).toHaveLength(2);
});

it('goes on asking when the clock is set back by a day', async () => {
  const { asked } = open(stored());
  await idle();
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(asked.length).toBeGreaterThan(2);
});

it('asks nothing without a network, and nothing for who is signed out', async () => {
  setting.isOnline = false;
  const { asked } = open(stored());
  await idle();
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(asked).toEqual([]);
});

it('asks all the same where something else answered in place of the server a moment ago', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { account, asked, server } = open(stored());
  await idle();
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 10_000);
  server['GET /user'] = () => ok({ msg: 'please log in' });
  await (await account.client()).getUser();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(3);
});

it('does not ask about a session that was renewed a moment ago', async () => {
  const slowly = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(ok(sessionFor())), 500);
    });
  const { asked } = open(expired(), { [REFRESH]: slowly });
  await idle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([REFRESH]);
});

it('signs out a session that was ended on another device, and says so in every tab', async () => {
  const { account, server } = open(stored());
  await idle();
  server['GET /user'] = notFound;
  await look(false);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(account.getSnapshot().status).toBe('signed-in');
  await look(true);
  expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  expect(account.ended.getSnapshot()).toBe('ended');
  expect(window.localStorage.getItem(key())).toBe(null);
  expect(window.localStorage.getItem(SESSION_END_KEY)).toBe('ended');
});

it.each<[string, Answer]>([
  ['does not answer', noAnswer],
  ['has a fault', () => refusal(503, 'unexpected_failure')],
  ['is asked too often', () => refusal(429, 'over_request_rate_limit')],
  ['is hidden by a page of a network', () => new Response('<html>', { status: 200 })],
  ['is hidden by another server', () => ok({})],
  ['is behind a gateway that forbids', () => Response.json({ message: 'No' }, { status: 403 })],
])('keeps the session while the server %s', async (_what, answer) => {
  // Supabase's client logs each request that got no answer.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { account, asked } = open(stored(), { 'GET /user': answer });
  await idle();
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(asked).not.toContain(REFRESH);
  expect(account.getSnapshot()).toEqual({ status: 'signed-in', user: asha });
  expect(account.ended.getSnapshot()).toBe(null);
});

const expired = () => stored({ expiresAt: Math.round(Date.now() / 1000) - 10 });
const html = (status: number) => () => new Response('<html>Log in to the Wi-Fi</html>', { status });
const json = (status: number, body: object) => () => Response.json(body, { status });

describe('what is no refusal of the auth server', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it.each<[string, Answer]>([
    ...[200, 302, 400, 401, 403, 404, 407, 408, 418, 429, 500, 502, 511, 540, 599].map(
      (status): [string, Answer] => [`a page with ${status}`, html(status)],
    ),
    ['nothing with 403', () => new Response(null, { status: 403 })],
    ['too many requests', () => refusal(429, 'over_request_rate_limit')],
    ['a proxy', json(407, { message: 'Proxy Authentication Required' })],
    ['a gateway’s refusal', json(403, { message: 'Forbidden' })],
    ['another server’s code', json(401, { code: 'forbidden', message: 'Log in' })],
    ['a code with another status', () => refusal(404, 'refresh_token_not_found')],
    ['a code of a limit', () => refusal(429, 'session_not_found')],
    ['a timeout of the server', () => refusal(504, 'request_timeout')],
    ['other data', () => ok({})],
    ['a session of nobody', () => ok({ ...sessionFor(), user: null })],
    ['a session that cannot be renewed', () => ok({ ...sessionFor(), refresh_token: '' })],
    ['a session without its time', () => ok({ ...sessionFor(), expires_in: undefined })],
    ['a session of no time', () => ok({ ...sessionFor(), expires_in: 0 })],
  ])('ends no session, is said once, and is tried again: %s', async (_what, answer) => {
    const asked: number[] = [];
    const { account, server } = open(expired(), {
      [REFRESH]: (body) => {
        asked.push(performance.now());
        return answer(body);
      },
    });
    const told: unknown[] = [];
    account.oddity.subscribe(() => told.push(account.oddity.getSnapshot()));
    await idle();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(account.getSnapshot()).toEqual({ status: 'signed-in', user: asha });
    expect(account.ended.getSnapshot()).toBe(null);
    expect(asked.length).toBeGreaterThan(2);
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);
    account.putAside();
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(told).toEqual(['unrenewed', null]);
    server[REFRESH] = () => ok(sessionFor());
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(await account.getAccessToken()).toBe(sessionFor().access_token);
    expect(account.oddity.getSnapshot()).toBe(null);
  });

  it.each([
    ['in seconds', () => '240'],
    ['as a date', () => new Date(Date.now() + 4 * MINUTE_MS).toUTCString()],
  ])('is left alone for as long as it wants, %s', async (_how, until) => {
    const { asked } = open(expired(), {
      [REFRESH]: () => new Response(null, { status: 429, headers: { 'retry-after': until() } }),
    });
    await idle();
    await vi.advanceTimersByTimeAsync(3.5 * MINUTE_MS);
    expect(asked).toEqual([REFRESH]);
    await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('keeps the verifier of a pending sign-in when it is renewed', async () => {
    const verifier = `${key()}-code-verifier`;
    window.localStorage.setItem(verifier, '"verifier"');
    const { account } = open(expired(), {
      [REFRESH]: () => ok(sessionFor()),
      'POST /token?grant_type=pkce': () => ok(sessionFor({ session: 'new' })),
    });
    await idle();
    expect(await account.getAccessToken()).toBe(sessionFor().access_token);
    expect(window.localStorage.getItem(verifier)).toBe('"verifier"');
    expect((await account.exchangeCode('code')).error).toBe(null);
    expect(window.localStorage.getItem(verifier)).toBe(null);
  });

  it.each([
    ['takes what another tab has', 'session-of-user-1', false],
    ['is asked for where another tab has another session', 'another', true],
  ])('a renewal that is tried again %s', async (_what, session, isAsked) => {
    const { account, asked } = open(expired(), { [REFRESH]: noAnswer });
    await idle();
    const other = { ...sessionFor({ session }), refresh_token: 'newer' };
    window.localStorage.setItem(key(), JSON.stringify(other));
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked.slice(before).includes(REFRESH)).toBe(isAsked);
    expect(await account.getAccessToken()).toBe(other.access_token);
  });

  it('is no reason to wait for longer when the clock is set back meanwhile', async () => {
    const { account, server } = open(expired(), { [REFRESH]: noAnswer });
    await idle();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    vi.setSystemTime(Date.now() - 86_400_000);
    server[REFRESH] = () => ok({ ...sessionFor(), access_token: 'new' });
    const auth = await account.client();
    const renewed = auth.refreshSession();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect((await renewed).data.session?.access_token).toBe('new');
  });
});

it.each([2, -2, 25])(
  'a clock that is %d h ahead costs one renewal, and is known',
  async (hours) => {
    const serverNow = () => Math.round(Date.now() / 1000) - hours * 3600;
    const answer = () => ok(sessionFor({ expiresAt: serverNow() + 3600 }));
    // Where the clock is behind, the token seems to be valid for longer than it is.
    const { account, asked } = open(
      stored({ expiresAt: serverNow() + (hours > 0 ? 3600 : -7200) }),
      { [REFRESH]: answer },
    );
    await idle();
    for (let tries = 0; tries < 30; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await account.getAccessToken();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(asked.filter((each) => each === REFRESH)).toHaveLength(1);
    expect(Math.round(account.clock.aheadMs() / 3_600_000)).toBe(hours);
  },
);

it('renews a session whose account got a second factor, which then is asked for', async () => {
  const { account } = open(stored(), {
    'GET /user': () => ok(sessionFor({ factors: [app] }).user),
    [REFRESH]: () => ok(sessionFor({ factors: [app] })),
  });
  await idle();
  expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  expect(account.challenge.getSnapshot()?.factors.map(({ id }) => id)).toEqual(['factor-app']);
  expect(account.ended.getSnapshot()).toBe(null);
});

it('ends the challenge when the factor was removed on another device', async () => {
  const { account } = open(stored({ factors: [app] }), { [REFRESH]: () => ok(sessionFor()) });
  expect(account.challenge.getSnapshot()).not.toBe(null);
  await idle();
  expect(account.challenge.getSnapshot()).toBe(null);
  expect(account.getSnapshot()).toEqual({ status: 'signed-in', user: asha });
});

it.each([
  [400, 'session_expired', 'expired'],
  [400, 'refresh_token_not_found', 'ended'],
  [401, 'refresh_token_already_used', 'ended'],
  [403, 'session_not_found', 'ended'],
  [400, 'validation_failed', 'ended'],
] as const)('a session that cannot be renewed (%d %s) has ended: %s', async (status, code, end) => {
  const { account } = open(expired(), { [REFRESH]: () => refusal(status, code) });
  await idle();
  expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  expect(account.ended.getSnapshot()).toBe(end);
});

it('ends the session of a person who was blocked', async () => {
  const { account } = open(stored(), {
    'GET /user': () => refusal(403, 'user_banned'),
    [REFRESH]: () => refusal(400, 'user_banned'),
    'POST /logout?scope=local': () => refusal(403, 'user_banned'),
  });
  await idle();
  expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  expect(account.ended.getSnapshot()).toBe('ended');
});

it('leaves it to the synchronisation to end the session of an account that is gone', async () => {
  const { account, onUserGone } = open(stored(), {
    'GET /user': () => refusal(403, 'user_not_found'),
  });
  await idle();
  expect(onUserGone).toHaveBeenCalledOnce();
  expect(account.getSnapshot().status).toBe('signed-in');
});

it('says nothing of a session that the person ended', async () => {
  const { account } = open(stored(), { 'POST /logout?scope=local': notFound });
  await idle();
  account.signOut();
  await vi.advanceTimersByTimeAsync(10);
  expect(account.ended.getSnapshot()).toBe(null);
  expect(window.localStorage.getItem(SESSION_END_KEY)).toBe(null);
});

it('says nothing of a session that the person ended before the server could', async () => {
  // The client keeps a session that cannot be renewed while its token is valid.
  const { account } = open(stored({ expiresAt: Math.round(Date.now() / 1000) + 60 }), {
    [REFRESH]: () => refusal(400, 'session_expired'),
    'GET /user': () => refusal(503, 'unexpected_failure'),
  });
  await idle();
  expect(account.getSnapshot().status).toBe('signed-in');
  account.signOut();
  await vi.advanceTimersByTimeAsync(10);
  expect(account.ended.getSnapshot()).toBe(null);
});

it('says in the other tabs why the session ended, until somebody signs in there or puts it aside', () => {
  window.localStorage.setItem(SESSION_END_KEY, 'expired');
  const { account } = open(null);
  expect(account.ended.getSnapshot()).toBe('expired');
  account.putAside();
  expect(account.ended.getSnapshot()).toBe(null);
  window.localStorage.setItem(SESSION_END_KEY, 'ended');
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_END_KEY, newValue: 'ended' }));
  expect(account.ended.getSnapshot()).toBe('ended');
  window.localStorage.setItem(key(), stored());
  window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue: stored() }));
  expect(account.ended.getSnapshot()).toBe(null);
  expect(window.localStorage.getItem(SESSION_END_KEY)).toBe(null);
});
