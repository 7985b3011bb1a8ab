// @vitest-environment happy-dom
import { noReferences, parseEvent, totalsOf, withReferences } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { openDatabases } from '@thela/supabase/test-database';
import type { TestDatabase } from '@thela/supabase/test-database';
import { dayOf, newHelper, newStall } from '@thela/supabase/test-stall';
import { seededRandom } from '@thela/testkit/event-maker';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireEvent } from '../device/synced-ledger';
import { FAULTS, faultyRest } from '../testing/account/faulty-rest';
import type { Phone } from '../testing/account/phone';
import { phoneInMemory, phoneWithIndexedDB } from '../testing/account/phones';
import { randomEntry } from '../testing/account/random-entries';

// `SYNC_ROUNDS=1000` takes some minutes.
const seed = Number(process.env.TEST_SEED);
const ROUNDS = Number(process.env.SYNC_ROUNDS ?? 40);

/** After so many rounds nothing goes wrong for a while, and all phones must have the same. */
const BETWEEN_CHECKS = 5;

/** After so many rounds one of the owner's phones is a new one. */
const BETWEEN_PHONES = 25;

/** PostgreSQL where there is one, which alone does several calls at once, and PGlite without it or at night. */
let databases: readonly TestDatabase[] = [];

beforeAll(async () => {
  databases = await openDatabases();
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe.each([
  ['in IndexedDB', phoneWithIndexedDB, Math.ceil(ROUNDS / 4), 0, []],
  ['in memory, for longer', phoneInMemory, ROUNDS, -1, ['nightly']],
] as const)('three phones with ledgers %s', (_where, phoneOf, rounds, which, tags) => {
  it(`lose nothing and count nothing twice (seed ${seed})`, { tags: [...tags] }, async () => {
    const database = databases.at(which);
    if (!database) throw new Error('There is no database.');
    const random = seededRandom(seed);
    let isFaulty = true;
    const count = { requests: 0, faults: 0, kills: 0 };
    const nextFault = () => {
      count.requests += 1;
      if (!isFaulty || random() < 0.6) return 'none';
      count.faults += 1;
      return FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none';
    };
    vi.stubGlobal('fetch', faultyRest(database, nextFault));

    const { stall, owner } = await newStall(database);
    const helper = await newHelper(database, { stall, owner });
    const ofOwner = () => phoneOf({ account: owner, stall });
    const ofHelper = () => phoneOf({ account: helper, stall });
    const phones = [await ofOwner(), await ofOwner(), await ofHelper()];
    const entered = new Map<string, LedgerEvent>();

    async function enterSome(phone: Phone, index: number) {
      const role = index === 2 ? 'helper' : 'owner';
      const device = `0d000000-0000-4000-8000-00000000000${index}`;
      const all = (await phone.events()).flatMap((event) => parseEvent(event) ?? []);
      const known = role === 'owner' ? all : all.filter((event) => event.device === device);
      const events = Array.from({ length: Math.floor(random() * 4) }, () =>
        randomEntry(random, { role, day: dayOf(), device, known }),
      );
      for (const event of events) entered.set(event.id, event);
      if (events.length > 0) await phone.enter(events);
    }

    async function useBadly(phone: Phone, index: number) {
      await enterSome(phone, index);
      if (random() < 0.3) {
        count.kills += 1;
        await phone.killWhileSyncing(Math.floor(random() * 20), random() < 0.5);
      } else await phone.sync();
      await enterSome(phone, index);
      if (random() < 0.5) await phone.sync();
    }

    for (let round = 1; round <= rounds; round += 1) {
      isFaulty = true;
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await Promise.all(phones.map(useBadly));
      if (round % BETWEEN_CHECKS !== 0 && round !== rounds) continue;
      isFaulty = false;
      // oxlint-disable-next-line no-await-in-loop -- first all send, then all fetch
      for (const phone of [...phones, ...phones]) await phone.sync();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectSame(database, phones, entered, stall);
      if (round % BETWEEN_PHONES === 0) {
        phones[1]?.stop();
        // oxlint-disable-next-line no-await-in-loop -- as above
        phones[1] = await ofOwner();
      }
    }
    for (const phone of phones) phone.stop();
    const { requests, faults, kills } = count;
    expect(faults).toBeGreaterThan(rounds);
    if (!process.env.SYNC_ROUNDS) return;
    // oxlint-disable-next-line no-console -- whoever asks for so many wants to know
    console.log(
      `${rounds} rounds on ${database.name}: ${entered.size} entries, ${requests} requests, ${faults} faults, ${kills} kills`,
    );
  });
});

async function expectSame(
  database: TestDatabase,
  [one, other, helpers]: readonly Phone[],
  entered: ReadonlyMap<string, LedgerEvent>,
  stall: string,
) {
  const rows = await database.query(
    'select event_id, seq from public.ledger where stall = $1 order by seq',
    [stall],
  );
  const ids = [...entered.keys()].toSorted();
  expect(rows.map((row) => String(row.event_id)).toSorted()).toEqual(ids);
  expect(rows.map((row) => Number(row.seq))).toEqual(rows.map((_, index) => index + 1));
  for (const phone of [one, other]) {
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is told
    expect(idsOf(await phone?.events())).toEqual(ids);
  }
  const totals = totalsFrom([...entered.values()]);
  expect(totalsFrom(await one?.events())).toEqual(totals);
  expect(totalsFrom(await other?.events())).toEqual(totals);
  expect(platesOf(await helpers?.events())).toEqual(platesOf([...entered.values()]));
  const waiting = await Promise.all([one, other, helpers].map((phone) => phone?.waiting()));
  expect(waiting).toEqual([0, 0, 0]);
}

const idsOf = (events: readonly WireEvent[] = []) => events.map(({ id }) => String(id)).toSorted();

function totalsFrom(found: readonly unknown[] = []) {
  const events = found.flatMap((event) => parseEvent(event) ?? []);
  return totalsOf(withReferences(noReferences, events), dayOf(), events);
}

function platesOf(found: readonly unknown[] = []) {
  return totalsFrom(found).dishes.map(({ dish, plates }) => [dish, plates]);
}
