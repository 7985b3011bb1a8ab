import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionTokens } from './session-tokens';
import { ServerError } from './stall-server';
import type { StallServer } from './stall-server';
import { supabaseStallServer } from './supabase-stall-server';
import { tokenOf } from '../testing/account/faulty-rest';

const OWNER = '0a000000-0000-4000-8000-000000000001';
const STALL = '0b000000-0000-4000-8000-000000000001';
const supabase = { url: 'https://project.supabase.co', publishableKey: 'sb_publishable' };
const fetched = vi.fn<typeof fetch>();
const renew = vi.fn<() => Promise<string>>(() => Promise.resolve('renewed'));
const server = supabaseStallServer(supabase, { current: () => Promise.resolve('token'), renew });

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
const refusal = (status: number, code: string, message: string, details: string | null = null) =>
  json({ code, message, details, hint: null }, status);
const html = (status: number) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } });

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ServerError ? error.fault : error),
  );

const page = { now: 1, today: '2026-11-20', head: 0, role: 'owner', events: [], more: false };
const pushed = { now: 1, today: '2026-11-20', head: 0, late: [], refused: [] };

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  renew.mockClear();
});

it('calls a function of the database as the person who is signed in', async () => {
  fetched.mockResolvedValueOnce(json({ ...page, head: 7, extra: 'left out' }));
  const answer = await server.pull(STALL, 5, 500);
  expect(answer).toEqual({ ...page, head: 7 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://project.supabase.co/rest/v1/rpc/pull');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe(JSON.stringify({ stall: STALL, since: 5, max_events: 500 }));
  const headers = new Headers(init?.headers);
  expect(headers.get('authorization')).toBe('Bearer token');
  expect(headers.get('apikey')).toBe('sb_publishable');
  expect(headers.get('content-profile')).toBe('public');
});

describe('an answer', () => {
  const names = { name: null, email: null, since: '2026-11-20T12:00:00+00:00' };
  const helped = { stall: STALL, role: 'helper', name: 'A', events: 2, head: 3 };
  const day = { member: null, name: '', email: 'asha@stall.in', plates: { idli: 3 }, waste: 0 };
  const counted = { ...day, expenses: 1.5, entries: 2 };
  const late = { id: STALL, by: null, email: '', why: 'late', event: { kind: 'x' } };
  it.each<[keyof StallServer, readonly unknown[], unknown, unknown]>([
    [
      'myStalls',
      [],
      { stalls: [{ ...helped, place: null, owner_name: 'a@b.in' }] },
      [{ ...helped, place: '', ownerName: 'a@b.in' }],
    ],
    ['createStall', [STALL, 'Asia/Kolkata'], { stall: STALL }, undefined],
    [
      'invite',
      [STALL],
      { code: 'x', expires_at: '2026-11-21T12:00:00Z' },
      { code: 'x', expiresAt: '2026-11-21T12:00:00Z' },
    ],
    ['acceptInvite', ['x', 'Ravi'], { stall: STALL }, { stall: STALL }],
    [
      'members',
      [STALL],
      { members: [{ member: OWNER, role: 'owner', ...names, removed_at: null, last_push: null }] },
      [
        {
          member: OWNER,
          role: 'owner',
          ...names,
          name: '',
          email: '',
          removedAt: null,
          lastPush: null,
        },
      ],
    ],
    [
      'dayByMember',
      [STALL, '2026-11-20'],
      { members: [{ ...counted, first_at: 1, last_at: 2, taken_back: [{ id: STALL, at: 3 }] }] },
      [{ ...counted, firstAt: 1, lastAt: 2, takenBack: [{ id: STALL, at: 3 }] }],
    ],
    [
      'lateEntries',
      [STALL],
      { entries: [{ ...late, name: null, arrived_at: names.since }] },
      [{ ...late, name: '', arrivedAt: names.since }],
    ],
    [
      'dayTotals',
      [STALL, '2026-01-01', '2026-11-20'],
      { now: 1, today: '2026-11-20', days: [] },
      { now: 1, today: '2026-11-20', days: [] },
    ],
    ['decideLate', [STALL, [STALL], true], { head: 3 }, undefined],
  ])('to %s is read', async (name, given, body, result) => {
    fetched.mockResolvedValueOnce(json(body));
    const call = server[name] as (...args: readonly unknown[]) => Promise<unknown>;
    expect(await call(...given)).toEqual(result);
  });

  it.each(['removeMember', 'leave', 'eraseStall', 'deleteAccount'] as const)(
    'to %s has no content',
    async (name) => {
      fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
      expect(await server[name](STALL, OWNER)).toBeUndefined();
    },
  );
});

describe('what is no answer of the database is tried again later:', () => {
  it.each<[string, () => Response | Error]>([
    ['no network', () => new TypeError('Failed to fetch')],
    ['a timeout', () => new DOMException('timed out', 'TimeoutError')],
    ['a page of a proxy', () => html(200)],
    ['a page of a proxy that forbids', () => html(403)],
    ['a page of a proxy that wants a password', () => html(401)],
    ['a gateway that takes no key', () => json({ message: 'Invalid API key' }, 401)],
    ['a gateway with a number for a code', () => json({ code: 401, message: 'No' }, 401)],
    ['a gateway that minds the request', () => json({ code: 400, message: 'No' }, 400)],
    ['a gateway with words for a code', () => refusal(409, 'Conflict', 'no')],
    ['nothing', () => new Response('', { status: 200 })],
    ['nothing found', () => new Response('', { status: 404 })],
    ['half an answer', () => json('{"now":1,"today":"2026-11-20","he')],
    ['a text', () => json('"ok"')],
    ['an answer of another shape', () => json({ ...page, events: {} })],
    ['a day that is none', () => json({ ...page, today: '2026-02-30' })],
    ['half an event', () => json({ ...page, head: 1.5 })],
    ['a head that goes back', () => json({ ...page, head: 4 })],
    ['a page that leads nowhere', () => json({ ...page, head: 5, more: true })],
  ])('%s', async (_what, answer) => {
    fetched.mockImplementationOnce(() => {
      const made = answer();
      return made instanceof Response ? Promise.resolve(made) : Promise.reject(made);
    });
    expect(await faultOf(server.pull(STALL, 5, 500))).toBe('network');
    expect(renew).not.toHaveBeenCalled();
  });

  it('an empty page where nothing is expected', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 200 }));
    expect(await faultOf(server.eraseStall(STALL))).toBe('network');
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await faultOf(server.deleteAccount())).toBe('network');
  });
});

it.each([
  ['busy', 'a server without a database', () => refusal(503, 'PGRST000', 'no connection')],
  ['busy', 'too many requests', () => refusal(429, 'over_request_rate_limit', 'slow down')],
  ['busy', 'a fault of the database', () => refusal(500, 'XX000', 'oops')],
  ['busy', 'a page of a server before it', () => html(502)],
  ['busy', 'an empty page', () => new Response(null, { status: 540 })],
  ['busy', 'a database that can be read only', () => refusal(405, '25006', 'read-only')],
  ['updating', 'a function that is not permitted', () => refusal(403, '42501', 'denied')],
  ['updating', 'no such function', () => refusal(404, 'PGRST202', 'not found')],
  ['updating', 'two such functions', () => refusal(300, 'PGRST203', 'which one?')],
  ['updating', 'no such column', () => refusal(400, 'PGRST204', 'not found')],
  ['updating', 'no such table', () => refusal(404, 'PGRST205', 'not found')],
  ['updating', 'no such schema', () => refusal(406, 'PGRST106', 'not found')],
  ['updating', 'a function that calls none', () => refusal(404, '42883', 'does not exist')],
  ['updating', 'a function that reads no table', () => refusal(404, '42P01', 'does not exist')],
  ['updating', 'a function that reads no column', () => refusal(400, '42703', 'does not exist')],
] as const)('is %s: %s', async (fault, _what, answer) => {
  fetched.mockImplementationOnce(async () => answer());
  expect(await faultOf(server.pull(STALL, 5, 500))).toBe(fault);
});

it('takes a reason of a newer database, and the other events of the push', async () => {
  const refused = [{ id: STALL, code: 'of_a_feast' }];
  fetched.mockResolvedValueOnce(json({ ...pushed, refused }));
  expect((await server.push(STALL, [])).refused).toEqual([{ id: STALL, code: 'invalid' }]);
});

it('gets what opens a stall page by page', async () => {
  fetched.mockResolvedValueOnce(json({ ...page, head: 7, events: [1, 2], more: true }));
  fetched.mockResolvedValueOnce(json({ ...page, head: 9, events: [3] }));
  expect(await server.opening(STALL)).toMatchObject({ head: 9, events: [1, 2, 3] });
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)).toEqual(
    [0, 7].map((since) => ({ stall: STALL, since, max_events: 5000 })),
  );
});

describe('while somebody else is at work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks again, and says so when that lasts', async () => {
    const busy = () => Promise.resolve(refusal(429, 'PT429', 'busy', '1'));
    fetched.mockImplementationOnce(busy).mockImplementationOnce(busy);
    fetched.mockResolvedValueOnce(json(pushed));
    const answer = faultOf(server.push(STALL, []));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe('none');
    fetched.mockReset().mockImplementation(busy);
    const refused = faultOf(server.push(STALL, []));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await refused).toBe('busy');
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['600', 600_000],
    [null, undefined],
    ['soon', undefined],
    ['-1', undefined],
    ['1e9', undefined],
  ])('is told when to go on: %s', async (details, waitMs) => {
    fetched.mockResolvedValueOnce(refusal(429, 'PT429', 'pace', details));
    await expect(server.push(STALL, [])).rejects.toMatchObject({ fault: 'pace', waitMs });
  });
});

describe('what the database refuses', () => {
  it.each([
    [403, '42501', 'not_a_member', 'not_a_member'],
    [403, '42501', 'owner_only', 'owner_only'],
    [403, '42501', 'owner_stays', 'owner_stays'],
    [410, 'PT410', 'erased', 'erased'],
    [413, 'PT413', 'too_large', 'too_large'],
    [507, 'PT507', 'stall_full', 'stall_full'],
    [429, 'PT429', 'pace', 'pace'],
    [404, 'PT404', 'invite_unknown', 'invite_unknown'],
    [410, 'PT410', 'invite_expired', 'invite_expired'],
    [410, 'PT410', 'invite_used', 'invite_used'],
    [409, 'PT409', 'already_member', 'already_member'],
    [409, 'PT409', 'name_taken', 'name_taken'],
    [409, 'PT409', 'too_many', 'too_many'],
    [400, '22P05', 'unsupported Unicode escape sequence', 'refused'],
    [400, '22023', 'events: an array', 'refused'],
    [409, '23505', 'duplicate key value', 'refused'],
  ])('with %d %s %s is %s', async (status, code, message, fault) => {
    fetched.mockResolvedValueOnce(refusal(status, code, message));
    expect(await faultOf(server.push(STALL, []))).toBe(fault);
  });

  it('because a proxy takes no large bodies is too large', async () => {
    fetched.mockResolvedValueOnce(html(413));
    expect(await faultOf(server.push(STALL, []))).toBe('too_large');
  });
});

describe('a token that is not accepted', () => {
  it('is renewed once', async () => {
    fetched.mockResolvedValueOnce(refusal(401, 'PGRST303', 'JWT expired'));
    fetched.mockResolvedValueOnce(json(pushed));
    expect(await server.push(STALL, [])).toEqual(pushed);
    const tokens = fetched.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('authorization'),
    );
    expect(tokens).toEqual(['Bearer token', 'Bearer renewed']);
  });

  it('is not renewed where another tab has done so', async () => {
    const current = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('token')
      .mockResolvedValueOnce('of another tab');
    fetched.mockResolvedValueOnce(refusal(401, 'PGRST303', 'JWT expired'));
    fetched.mockResolvedValueOnce(json(pushed));
    expect(await supabaseStallServer(supabase, { current, renew }).push(STALL, [])).toEqual(pushed);
    expect(renew).not.toHaveBeenCalled();
  });

  it('twice means that the session has ended', async () => {
    fetched.mockImplementation(() => Promise.resolve(refusal(401, 'PGRST301', 'JWT expired')));
    expect(await faultOf(server.push(STALL, []))).toBe('session');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('because it lacks the second factor of its account is renewed once', async () => {
    const lacking = () => Promise.resolve(refusal(403, '42501', 'insufficient_aal'));
    fetched.mockImplementationOnce(lacking);
    fetched.mockResolvedValueOnce(json(pushed));
    expect(await server.push(STALL, [])).toEqual(pushed);
    fetched.mockImplementation(lacking);
    expect(await faultOf(server.push(STALL, []))).toBe('session');
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('is sent no more once the renewed session waits for a second factor', async () => {
    fetched.mockResolvedValueOnce(refusal(403, '42501', 'insufficient_aal'));
    renew.mockRejectedValueOnce(new ServerError('session', 'The session has ended.'));
    expect(await faultOf(server.push(STALL, []))).toBe('session');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('of an account that was deleted is not renewed', async () => {
    fetched.mockImplementation(() => Promise.resolve(refusal(401, 'PT401', 'not_signed_in')));
    expect(await faultOf(server.deleteAccount())).toBe('no_account');
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('the tokens of an account', () => {
  const other = '0a000000-0000-4000-8000-000000000009';
  const account = (user: string | null, token: string | null) => ({
    getSnapshot: () =>
      user === null
        ? ({ status: 'signed-out' } as const)
        : ({ status: 'signed-in', user: { id: user, email: '', phone: '' } } as const),
    getAccessToken: () => Promise.resolve(token),
    client: () => Promise.reject(new TypeError('Failed to fetch')),
  });

  it('are those of this account', async () => {
    const tokens = sessionTokens(account(OWNER, tokenOf(OWNER)), OWNER);
    expect(await tokens.current()).toBe(tokenOf(OWNER));
  });

  it.each([
    ['nobody is signed in', account(null, null), 'session'],
    ['somebody else is signed in', account(other, tokenOf(other)), 'session'],
    ['somebody else signed in in another tab', account(OWNER, tokenOf(other)), 'session'],
    ['the token is none', account(OWNER, 'abc'), 'session'],
    ['it expired without a network', account(OWNER, null), 'network'],
  ])('are none where %s', async (_what, found, fault) => {
    expect(await faultOf(sessionTokens(found, OWNER).current())).toBe(fault);
  });

  it('wait for the code of the session', async () => {
    const found = sessionTokens(account(OWNER, tokenOf(OWNER)), OWNER);
    expect(await faultOf(found.renew())).toBe('network');
  });
});
