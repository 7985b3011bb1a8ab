import { countsSchema, vitalsSchema } from '@thela/health';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseCounts } from '../functions/health/counts.ts';
import { makeHealth, readHealthSettings } from '../functions/health/handler.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';

const databases = await openDatabases();

// In one file, because files run beside each other in one PostgreSQL.

const KEY = 'a-key-that-nobody-guesses-0123456789';
const SITE = 'https://thela.example';
const open = { kind: 'open', tool: 'profit', release: '1.0.0-a' };
const failure = { ...open, kind: 'failure', failure: 'gone' };
const vitals = { ...open, kind: 'vitals', language: 'te-IN', connection: '4g' };
const errorReport = {
  name: 'profit',
  version: '1.0.0-a',
  place: 'adding a plate',
  message: 'Error: Asha owes 500',
  stack: 'at Asha',
  path: '/',
  time: '2026-11-24T00:00:00.000Z',
};

const EMPTIED =
  'truncate private.health_counts, private.health_vitals, private.health_releases, private.health_callers';

let logged: string[] = [];

function healthOf(db: TestDatabase, env: Readonly<Record<string, string>> = {}) {
  const counts = databaseCounts(async (name, args) => {
    const given = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const values = Object.values(args).map((value) =>
      typeof value === 'object' ? JSON.stringify(value) : value,
    );
    const sql = `select public.${name}(${given.join(', ')}) as answer`;
    return (await db.as({ role: 'service_role', account: null }, sql, values))[0]?.answer;
  });
  const site = { allowedOrigins: [SITE], pseudonymKey: 'secret' };
  return makeHealth(readHealthSettings({ HEALTH_READ_KEY: KEY, ...env }, site), {
    counts,
    now: Date.now,
    log: (message) => logged.push(message),
  });
}

type Health = ReturnType<typeof healthOf>;

const URL_OF_FUNCTION = 'https://project.example/health';

const post = (health: Health, body: unknown, address = '203.0.113.7') =>
  health(
    new Request(URL_OF_FUNCTION, {
      method: 'POST',
      headers: { Origin: SITE, 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    address,
  );

const get = (health: Health, query: string, key = KEY) =>
  health(
    new Request(`${URL_OF_FUNCTION}?${query}`, { headers: { Authorization: `Bearer ${key}` } }),
    '203.0.113.7',
  );

const lastHour = () => new Date(Date.now() - 3600_000).toISOString();

async function statuses(health: Health, bodies: readonly unknown[]) {
  const all: number[] = [];
  for (const body of bodies) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    all.push((await post(health, body)).status);
  }
  return all;
}

describe.each(databases)('$name: the function health', (db) => {
  beforeEach(async () => {
    logged = [];
    await db.query(EMPTIED);
  });

  it('counts reports, and answers them from the next full hour on', async () => {
    const health = healthOf(db);
    expect(await statuses(health, [open, open, failure])).toEqual([204, 204, 204]);
    const answer = await (await get(health, `since=${lastHour()}`)).json();
    expect(v.parse(countsSchema, answer)).toEqual(answer);
    const releases = [
      { tool: 'profit', release: '1.0.0-a', opened: 2, failed: 1, kinds: { gone: 1 } },
    ];
    expect(answer).toMatchObject({ since: expect.stringMatching(/T\d\d:00:00\.000Z$/), releases });
    const rounded = await (await get(health, 'since=2026-11-24T00:00:00.001Z')).json();
    expect(rounded).toMatchObject({ since: '2026-11-24T01:00:00.000Z' });
    const full = await (await get(health, 'since=2026-11-24T05:30:00%2B05:30')).json();
    expect(full).toMatchObject({ since: '2026-11-24T00:00:00.000Z' });
  });

  it('counts visits by buckets', async () => {
    const health = healthOf(db);
    const values = { LCP: 1250, INP: 80 };
    expect(await statuses(health, [{ ...vitals, values }])).toEqual([204]);
    const since = new Date(Date.now() - 24 * 3600_000).toISOString();
    const answer = await (await get(health, `of=vitals&since=${since}`)).json();
    expect(v.parse(vitalsSchema, answer).vitals).toMatchObject([
      { vital: 'INP', bucket: 80, count: 1, language: 'te-IN', connection: '4g' },
      { vital: 'LCP', bucket: 1250, count: 1 },
    ]);
  });

  it('takes a report of an error, and keeps nothing of it', async () => {
    expect((await post(healthOf(db), errorReport)).status).toBe(204);
    expect(await db.query('select * from private.health_counts')).toEqual([]);
    expect(await db.query('select * from private.health_callers')).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('refuses a long body, other methods, other sites and unknown tools', async () => {
    const health = healthOf(db, { HEALTH_TOOLS: 'analytics, voice' });
    expect((await post(health, 'x'.repeat(33 * 1024))).status).toBe(413);
    expect((await post(health, open)).status).toBe(404);
    expect((await post(health, { ...open, tool: 'voice' })).status).toBe(204);
    const put = new Request(URL_OF_FUNCTION, { method: 'PUT' });
    expect((await health(put, 'a')).status).toBe(405);
    const headers = { Origin: 'https://attacker.example' };
    const foreign = new Request(URL_OF_FUNCTION, {
      method: 'POST',
      headers,
      body: JSON.stringify(open),
    });
    expect((await health(foreign, 'a')).status).toBe(403);
  });

  it('limits an address, all together, and releases, without keeping an address', async () => {
    const health = healthOf(db, {
      HEALTH_HOURLY_LIMIT_PER_ADDRESS: '2',
      HEALTH_HOURLY_LIMIT: '4',
      HEALTH_DAILY_RELEASES: '1',
    });
    expect(await statuses(health, [open, open, open])).toEqual([204, 204, 429]);
    expect((await post(health, { ...open, release: '9.9.9' }, '2001:db8::1')).status).toBe(429);
    expect((await post(health, open, '2001:db8::1')).status).toBe(204);
    expect((await post(health, open, '2001:db8::2')).status).toBe(204);
    const last = await post(health, open, '198.51.100.1');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    const callers = await db.query('select caller from private.health_callers');
    expect(JSON.stringify(callers)).not.toMatch(/203\.0|2001:db8/);
    expect(callers).toHaveLength(3);
  });

  it('answers counts to who has the key alone, and to a page of the site not without it', async () => {
    const health = healthOf(db);
    const query = `since=${lastHour()}`;
    for (const key of ['', 'x', KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await get(health, query, key)).status).toBe(401);
    }
    expect((await get(health, query)).status).toBe(200);
  });
});

describe('the function health', () => {
  function withoutDatabase() {
    logged = [];
    const site = { allowedOrigins: [SITE], pseudonymKey: 'secret' };
    const fail = () => Promise.reject(new Error('no database'));
    return makeHealth(readHealthSettings({ HEALTH_READ_KEY: KEY }, site), {
      counts: databaseCounts(fail),
      now: Date.now,
      log: (message) => logged.push(message),
    });
  }

  it.each([
    ['no JSON', 'open'],
    ['a list', [open]],
    ['nothing', 'null'],
    ['an unknown kind', { ...open, kind: 'click' }],
    ['an error that says it is of another kind', { ...errorReport, kind: 'error' }],
    ['a field more', { ...open, email: 'asha@example.com' }],
    ['no release', { kind: 'open', tool: 'profit' }],
    ['a release that is none', { ...open, release: '<b>' }],
    ['a long release', { ...open, release: `1.${'0'.repeat(80)}` }],
    ['a tool that is none', { ...open, tool: 'Profit Optimizer' }],
    ['an unknown failure', { ...failure, failure: 'Asha owes 500' }],
    ['an opening with a failure', { ...open, failure: 'gone' }],
    ['a value that is no bucket', { ...vitals, values: { LCP: 1234 } }],
    ['no value', { ...vitals, values: {} }],
    ['another language', { ...vitals, language: 'fr-FR', values: { LCP: 0 } }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(withoutDatabase(), body)).status).toBe(400);
  });

  it.each(['', 'since=', 'since=yesterday', 'since=2026-13-01T00:00:00Z', 'since=2026-11-24'])(
    'refuses the time "%s"',
    async (query) => expect((await get(withoutDatabase(), query)).status).toBe(400),
  );

  it('says that nothing can be counted when the database fails', async () => {
    const health = withoutDatabase();
    expect((await post(health, open)).status).toBe(503);
    expect((await get(health, `since=${lastHour()}`)).status).toBe(503);
    expect(logged[0]).toBe('health: the database does not count: no database');
  });

  it.each([
    [{}, 'HEALTH_READ_KEY'],
    [{ HEALTH_READ_KEY: 'short' }, 'HEALTH_READ_KEY'],
    [{ HEALTH_READ_KEY: KEY, HEALTH_TOOLS: '../x' }, 'HEALTH_TOOLS'],
    [{ HEALTH_READ_KEY: KEY, HEALTH_HOURLY_LIMIT: 'many' }, 'HEALTH_HOURLY_LIMIT'],
  ])('does not start with %j, and names %s', (env, name) => {
    const settings = () =>
      readHealthSettings(env, { allowedOrigins: [SITE], pseudonymKey: 'secret' });
    expect(settings).toThrow(name);
    expect(settings).not.toThrow('short');
  });
});

const LIMITS = { caller: 100, all: 1000, releases: 50 };
const service = { role: 'service_role', account: null } as const;

async function report(
  db: TestDatabase,
  body: object,
  changed: Partial<typeof LIMITS> & { readonly by?: string } = {},
) {
  const { by, caller, all, releases } = { by: 'somebody', ...LIMITS, ...changed };
  const values = [JSON.stringify(body), by, caller, all, releases];
  const sql = 'select public.count_health($1, $2, $3, $4, $5) as answer';
  return (await db.as(service, sql, values))[0]?.answer;
}

async function read(db: TestDatabase, since = new Date(0)) {
  const [row] = await db.as(service, 'select public.read_health($1) as answer', [
    since.toISOString(),
  ]);
  return row?.answer;
}

describe.each(databases)('$name: the tables of the health of releases', (db) => {
  beforeEach(() => db.query(EMPTIED));

  it('counts openings and failures of each release by their kind', async () => {
    const reports = [open, open, open, failure, { ...failure, failure: 'crashed' }];
    for (const body of [...reports, { ...open, release: '1.0.1-b' }, { ...open, tool: 'voice' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await report(db, body)).toBeNull();
    }
    expect(await read(db)).toEqual([
      { ...subjectOf('1.0.0-a'), opened: 3, failed: 2, kinds: { crashed: 1, gone: 1 } },
      { ...subjectOf('1.0.1-b'), opened: 1, failed: 0, kinds: {} },
      { ...subjectOf('1.0.0-a'), tool: 'voice', opened: 1, failed: 0, kinds: {} },
    ]);
  });

  it('counts every one of 60 that arrive at once', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, at) => report(db, at % 3 ? open : failure)));
    expect(await read(db)).toMatchObject([{ opened: 40, failed: 20 }]);
  });

  it('never says that more browsers failed than opened it', async () => {
    await report(db, failure);
    expect(await read(db)).toMatchObject([{ opened: 1, failed: 1 }]);
  });

  it('reads from an hour on', async () => {
    await db.query(
      `insert into private.health_counts (hour, tool, release, kind, count) values
         ('2026-11-24T01:00:00Z', 'profit', '1.0.0-a', 'open', 5),
         ('2026-11-24T02:00:00Z', 'profit', '1.0.0-a', 'open', 7)`,
    );
    expect(await read(db, new Date('2026-11-24T02:00:00Z'))).toMatchObject([{ opened: 7 }]);
    expect(await read(db, new Date('2026-11-24T01:00:00Z'))).toMatchObject([{ opened: 12 }]);
    expect(await read(db, new Date('2026-11-24T03:00:00Z'))).toEqual([]);
  });

  it('holds each limit, and counts nothing beyond it', async () => {
    expect(await report(db, open, { all: 2 })).toBeNull();
    expect(await report(db, open, { caller: 1 })).toBe('caller');
    expect(await report(db, { ...open, release: '2.0.0' }, { releases: 1 })).toBe('releases');
    expect(await report(db, open, { releases: 1 })).toBeNull();
    expect(await report(db, open, { all: 2, by: 'another' })).toBe('all');
    expect(await read(db)).toMatchObject([{ release: '1.0.0-a', opened: 2 }]);
  });

  it('forgets callers after their hour, releases after their day, and counts after 90 days', async () => {
    const past = [
      "health_callers values (now() - interval '1 hour', 'address', 3)",
      "health_releases values ((now() at time zone 'utc')::date - 1, 'profit', '0.9')",
      "health_counts values (now() - interval '91 days', 'profit', '0.9', 'open', '', 3)",
      "health_counts values (now() - interval '89 days', 'profit', '0.8', 'open', '', 4)",
      "health_vitals values (current_date - 92, 'profit', '0.9', 'LCP', 'en-IN', '4g', 100, 1)",
    ];
    await Promise.all(past.map((row) => db.query(`insert into private.${row}`)));
    await report(db, open);
    expect(await db.query('select caller from private.health_callers order by 1')).toEqual([
      { caller: 'all' },
      { caller: 'somebody' },
    ]);
    expect(await db.query('select release from private.health_releases')).toEqual([
      { release: '1.0.0-a' },
    ]);
    expect(await read(db)).toMatchObject([{ release: '0.8', opened: 4 }, { release: '1.0.0-a' }]);
    expect(await db.query('select * from private.health_vitals')).toEqual([]);
  });

  it('keeps of a visit only that it was in a bucket', async () => {
    await report(db, { ...vitals, values: { LCP: 2500, CLS: 0 } });
    await report(db, { ...vitals, values: { LCP: 2500 } });
    const [row] = await db.as(service, "select public.read_vitals('2026-01-01') as answer");
    const { tool, release, language, connection } = vitals;
    const of = { tool, release, language, connection };
    expect(row?.answer).toEqual([
      { ...of, vital: 'CLS', bucket: 0, count: 1 },
      { ...of, vital: 'LCP', bucket: 2500, count: 2 },
    ]);
    expect(await read(db)).toEqual([]);
  });

  it('is nobody’s but the function’s', async () => {
    const calls = [
      "select public.count_health('{}', 'a', 1, 1, 1)",
      'select public.read_health(now())',
      'select public.read_vitals(current_date)',
    ];
    for (const role of ['anon', 'authenticated'] as const) {
      for (const call of calls) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await refusalOf(db.as({ role, account: null }, call))).toMatch(/^42501/);
      }
    }
    const tables = 'select * from private.health_counts';
    expect(await refusalOf(db.as(service, tables))).toMatch(/^42501/);
  });
});

function subjectOf(release: string) {
  return { tool: 'profit', release };
}
