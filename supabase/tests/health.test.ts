import { countsSchema, vitalsSchema } from '@thela/health';
import { randomUUID } from 'node:crypto';
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

const EMPTIED = 'truncate private.health_counts, private.health_vitals, private.health_networks';

let logged: string[] = [];

/** The registry of the site, as anybody reads it. */
const entry = (live: string, canary?: string) => ({
  payload: JSON.stringify({
    live: { version: live },
    ...(canary ? { canary: { release: { version: canary } } } : {}),
    previous: [{ version: '0.9.0-z' }],
  }),
});
let registry: unknown;
let registryReads = 0;
const readJson = async (url: string) => {
  registryReads += 1;
  expect(url).toBe(`${SITE}/remotes.json`);
  return registry;
};

function healthOf(
  db: TestDatabase,
  env: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
) {
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
    readJson,
    now,
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
    registryReads = 0;
    registry = { remotes: { profit: entry('1.0.0-a', '1.1.0-b'), voice: entry('1.0.0-a') } };
    await db.query(EMPTIED);
  });

  it('counts reports, and answers them from the next full hour on', async () => {
    const health = healthOf(db);
    expect(await statuses(health, [open, open, failure])).toEqual([204, 204, 204]);
    const answer = await (await get(health, `since=${lastHour()}`)).json();
    expect(v.parse(countsSchema, answer)).toEqual(answer);
    const counted = { opened: 2, failed: 1, kinds: { gone: 1 }, networks: 1, capped: 0 };
    const releases = [{ tool: 'profit', release: '1.0.0-a', ...counted }];
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
    expect(await db.query('select * from private.health_networks')).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('refuses a long body, other methods and other sites', async () => {
    const health = healthOf(db);
    expect((await post(health, 'x'.repeat(33 * 1024))).status).toBe(413);
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

  const readReleases = async (health: Health) =>
    v.parse(countsSchema, await (await get(health, `since=${lastHour()}`)).json()).releases;

  const canary = { ...open, release: '1.1.0-b' };
  const times = (count: number, body: unknown) => Array.from({ length: count }, () => body);

  it.each([
    ['5 failures from one address', times(5, '203.0.113.7'), 1, 0],
    ['300 failures from one address', times(300, '203.0.113.7'), 1, 280],
    ['a /24', times(60, 0).map((_, at) => `203.0.113.${at}`), 1, 40],
    ['a /48', times(60, 0).map((_, at) => `2001:db8:7:${at.toString(16)}::1`), 1, 40],
    [
      'an IPv4 address in the spellings of IPv6',
      times(30, 0).map(
        (_, at) => ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'][at % 3],
      ),
      1,
      10,
    ],
    ['what is no address', times(30, 0).map((_, at) => `forged-${at}`), 1, 10],
    ['two networks', times(60, 0).map((_, at) => `203.0.${at % 2}.7`), 2, 20],
  ])('attack: %s', async (_name, addresses, networks, capped) => {
    const health = healthOf(db);
    for (const [at, address] of addresses.entries()) {
      const of = { kind: 'failure', failure: at % 2 ? 'gone' : 'crashed' };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(health, { ...canary, ...of }, String(address))).status).toBe(204);
    }
    const failed = addresses.length - capped;
    expect(await readReleases(health)).toMatchObject([{ failed, networks, capped }]);
  });

  it.each([
    ['made-up releases', times(100, 0).map((_, at) => ({ ...open, release: `9.9.${at}` }))],
    ['a release of another tool', [{ ...canary, tool: 'voice' }]],
    ['tools that are none', [...'abc'].map((tool) => ({ ...open, tool }))],
    [
      'names that objects have',
      [
        { ...open, tool: 'constructor' },
        { ...open, release: '0' },
      ],
    ],
  ])('attack: %s are refused, and block nothing', async (_name, bodies) => {
    const health = healthOf(db);
    expect(new Set(await statuses(health, bodies))).toEqual(new Set([404]));
    expect(registryReads).toBe(1);
    expect(await db.query('select * from private.health_networks')).toEqual([]);
    expect(await statuses(health, [open, canary, { ...open, release: '0.9.0-z' }])).toEqual(
      times(3, 204),
    );
  });

  it('attack: made-up releases while the site does not answer hold up no others', async () => {
    let now = Date.now();
    const health = healthOf(db, {}, () => now);
    expect(await statuses(health, [open])).toEqual([204]);
    registry = '<html>';
    now += 599_000;
    const madeUp = { ...open, release: '2.0.0' };
    expect(await statuses(health, [madeUp, open, madeUp])).toEqual([503, 204, 503]);
    now += 1000;
    expect(await statuses(health, [open])).toEqual([503]);
  });

  it('counts a release from the first report later than a second after its deploy', async () => {
    let now = Date.now();
    const health = healthOf(db, {}, () => now);
    expect(await statuses(health, [open, { ...open, release: '2.0.0' }])).toEqual([204, 404]);
    registry = { remotes: { profit: entry('2.0.0'), voice: 'damaged' } };
    now += 1000;
    expect(await statuses(health, [{ ...open, release: '2.0.0' }, open])).toEqual([204, 404]);
    registry = '<html>';
    now += 600_000;
    expect(await statuses(health, [{ ...open, release: '2.0.0' }])).toEqual([503]);
  });

  it('limits a network and all together in an hour of the clock, and keeps no address', async () => {
    const limits = { HEALTH_HOURLY_LIMIT_PER_NETWORK: '2', HEALTH_HOURLY_LIMIT: '3' };
    const health = healthOf(db, limits);
    const from = ['203.0.113.7', '203.0.113.8', '203.0.113.9', '2001:db8::1', '198.51.100.1'];
    const sendAll = async () => {
      for (const address of from) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await post(health, open, address)).status).toBe(204);
      }
    };
    await sendAll();
    expect(await readReleases(health)).toMatchObject([{ opened: 3, capped: 2 }]);
    const rows = JSON.stringify(await db.query('select * from private.health_networks'));
    expect(rows).not.toMatch(/203\.0|2001:db8/);
    await db.query("update private.health_networks set hour = hour - interval '1 hour'");
    await sendAll();
    expect(await readReleases(health)).toMatchObject([{ opened: 6, capped: 4 }]);
  });

  it('limits visits, and says how many were capped', async () => {
    const health = healthOf(db);
    await statuses(health, times(22, { ...vitals, values: { LCP: 1250 } }));
    const since = new Date(Date.now() - 24 * 3600_000).toISOString();
    const answer = await (await get(health, `of=vitals&since=${since}`)).json();
    expect(v.parse(vitalsSchema, answer)).toMatchObject({ vitals: [{ count: 20 }], capped: 2 });
    expect(await readReleases(health)).toEqual([]);
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
      readJson,
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
    ['a count of its own', { ...open, count: 1e9 }],
    ['a negative count', { ...failure, failed: -5 }],
    ['a time of its own', { ...open, hour: '2099-01-01T00:00:00Z' }],
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
    registry = { remotes: { profit: entry('1.0.0-a') } };
    const health = withoutDatabase();
    expect((await post(health, open)).status).toBe(503);
    expect((await get(health, `since=${lastHour()}`)).status).toBe(503);
    expect(logged[0]).toBe('health: nothing is counted: no database');
  });

  it.each([
    [{}, 'HEALTH_READ_KEY'],
    [{ HEALTH_READ_KEY: 'short' }, 'HEALTH_READ_KEY'],
    [{ HEALTH_READ_KEY: KEY, HEALTH_HOURLY_LIMIT: 'many' }, 'HEALTH_HOURLY_LIMIT'],
  ])('does not start with %j, and names %s', (env, name) => {
    const settings = () =>
      readHealthSettings(env, { allowedOrigins: [SITE], pseudonymKey: 'secret' });
    expect(settings).toThrow(name);
    expect(settings).not.toThrow('short');
  });
});

const LIMITS = { network: 300, all: 1000, slot: 7 };
const service = { role: 'service_role', account: null } as const;

async function report(
  db: TestDatabase,
  body: object,
  changed: Partial<typeof LIMITS> & { readonly by?: string } = {},
) {
  const { by, slot, network, all } = { by: randomUUID(), ...LIMITS, ...changed };
  const values = [JSON.stringify(body), by, slot, network, all];
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
      expect(await report(db, body)).toBe(true);
    }
    const counted = { opened: 3, failed: 0, kinds: {}, networks: 0, capped: 0 };
    expect(await read(db)).toEqual([
      {
        ...subjectOf('1.0.0-a'),
        ...counted,
        failed: 2,
        kinds: { crashed: 1, gone: 1 },
        networks: 1,
      },
      { ...subjectOf('1.0.1-b'), ...counted, opened: 1 },
      { ...subjectOf('1.0.0-a'), tool: 'voice', ...counted, opened: 1 },
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

  it('tells networks apart by their slots, the same at any hour', async () => {
    for (const slot of [0, 63, 0, 7]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await report(db, { ...failure, failure: slot ? 'gone' : 'crashed' }, { slot });
    }
    await db.query("update private.health_counts set hour = hour - interval '1 hour'");
    await report(db, failure, { slot: 63 });
    await report(db, open, { slot: 1 });
    expect(await read(db)).toMatchObject([{ failed: 5, networks: 3 }]);
  });

  it('forgets networks after their hour, and counts after 90 days', async () => {
    const past = [
      "health_networks values (now() - interval '1 hour', 'network', 'profit', '0.9', 'open', 3)",
      "health_counts values (now() - interval '91 days', 'profit', '0.9', 'open', '', 3)",
      "health_counts values (now() - interval '89 days', 'profit', '0.8', 'open', '', 4)",
      "health_vitals values (current_date - 92, 'profit', '0.9', 'LCP', 'en-IN', '4g', 100, 1)",
    ];
    await Promise.all(past.map((row) => db.query(`insert into private.${row}`)));
    await report(db, open, { by: 'somebody' });
    expect(await db.query('select network from private.health_networks order by 1')).toEqual([
      { network: 'all' },
      { network: 'somebody' },
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
    const vitalsOf = [
      { ...of, vital: 'CLS', bucket: 0, count: 1 },
      { ...of, vital: 'LCP', bucket: 2500, count: 2 },
    ];
    expect(row?.answer).toEqual({ vitals: vitalsOf, capped: 0 });
    expect(await read(db)).toEqual([]);
  });

  it('is nobody’s but the function’s', async () => {
    const calls = [
      "select public.count_health('{}', 'a', 0, 1, 1)",
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
