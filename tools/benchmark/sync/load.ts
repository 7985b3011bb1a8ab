import { setTimeout as wait } from 'node:timers/promises';
import { serializeEvent, stallDay } from '@thela/ledger';
import type { Call, LoadedDatabase } from './loaded-database';
import { makeStall, pull, pullAll, push } from './stall-calls';
import type { WireEvent } from './stall-calls';

/** 200 phones: stalls with an owner's alone, and stalls with a helper's, too. */
const ALONE = 120;
const WITH_HELPER = 40;
/** Plates that are sent together. */
const BUNDLE = 8;

/** How the phones call. */
interface Pace {
  /** Pushes of each phone; it pulls after each of them. */
  readonly rounds: number;
  /** Seconds from one round of a phone to its next; 0 for as fast as the database answers. */
  readonly everyS: number;
}

/** Two hundred phones at once, each as fast as it gets answers. */
const AT_ONCE: Pace = { rounds: 20, everyS: 0 };
/** The same phones at the pace of the busiest hour: a bundle of plates every ten seconds. */
const BUSY_HOUR: Pace = { rounds: 6, everyS: 10 };

/** What was measured at one pace. Times in ms. */
export interface LoadFigures {
  readonly pace: string;
  readonly calls: number;
  readonly errors: readonly string[];
  readonly callsPerS: number;
  readonly push: readonly number[];
  readonly pull: readonly number[];
  readonly processorMsPerCall: number;
  readonly memoryMb: number;
  /** Acknowledged events that the database does not hold, events that it holds twice, gaps in its numbers. */
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
}

interface Phone {
  readonly call: Call;
  readonly stall: string;
  readonly device: string;
  /** Whatever this phone has seen: its own events, and those of the other phone of its stall. */
  readonly seen: Set<string>;
  head: number;
}

/** Measures a database with the phones of 160 stalls, at both paces. */
export async function loadDatabase(database: LoadedDatabase): Promise<LoadFigures[]> {
  const phones = await phonesOf(database);
  return [
    await measure(database, phones, AT_ONCE, 'at once'),
    await measure(database, phones, BUSY_HOUR, `a round every ${BUSY_HOUR.everyS} s`),
  ];
}

async function phonesOf(database: LoadedDatabase): Promise<Phone[]> {
  const phones: Phone[] = [];
  for (let place = 0; place < ALONE + WITH_HELPER; place += 1) {
    const owner = await database.newPerson();
    const helpers = place < ALONE ? [] : [await database.newPerson()];
    const stall = await makeStall(owner, helpers);
    for (const call of [owner, ...helpers]) {
      phones.push({ call, stall, device: crypto.randomUUID(), seen: new Set(), head: 0 });
    }
  }
  return phones;
}

interface Tally {
  readonly push: number[];
  readonly pull: number[];
  readonly errors: string[];
}

async function measure(
  database: LoadedDatabase,
  phones: readonly Phone[],
  pace: Pace,
  name: string,
): Promise<LoadFigures> {
  const tally: Tally = { push: [], pull: [], errors: [] };
  const [before, start] = [database.use(), performance.now()];
  await Promise.all(phones.map((phone) => usePhone(phone, pace, tally)));
  const seconds = (performance.now() - start) / 1000;
  const after = database.use();
  const calls = tally.push.length + tally.pull.length;
  return {
    pace: name,
    calls,
    errors: tally.errors,
    callsPerS: calls / seconds,
    push: tally.push,
    pull: tally.pull,
    processorMsPerCall: (1000 * (after.processorS - before.processorS)) / calls,
    memoryMb: after.memoryMb,
    ...(await compare(phones)),
  };
}

async function usePhone(phone: Phone, { rounds, everyS }: Pace, tally: Tally): Promise<void> {
  const first = performance.now() + Math.random() * 1000 * everyS;
  for (let round = 0; round < rounds; round += 1) {
    await wait(Math.max(0, first + round * everyS * 1000 - performance.now()));
    try {
      await sendBundle(phone, tally);
      await fetchNews(phone, tally);
    } catch (error) {
      tally.errors.push((error as Error).message);
    }
  }
}

async function sendBundle({ call, stall, device, seen }: Phone, tally: Tally): Promise<void> {
  const events = Array.from({ length: BUNDLE }, () => plateSold(device));
  await timed(tally.push, () => push(call, stall, events));
  for (const { id } of events) seen.add(id);
}

async function fetchNews(phone: Phone, tally: Tally): Promise<void> {
  const { head, events } = await timed(tally.pull, () => pull(phone.call, phone.stall, phone.head));
  for (const { id } of events) phone.seen.add(id);
  phone.head = head;
}

function plateSold(device: string): WireEvent {
  const [at, id] = [Date.now(), crypto.randomUUID()];
  const day = stallDay(at, 'Asia/Kolkata');
  return {
    ...serializeEvent({ kind: 'plates', dish: 'masala-dosa', plates: 1, id, day, at, device }),
    id,
  };
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

/** Compares what the phones have seen with what the database gives afterwards. */
async function compare(
  phones: readonly Phone[],
): Promise<Pick<LoadFigures, 'lost' | 'doubled' | 'gaps'>> {
  const found = { lost: 0, doubled: 0, gaps: 0 };
  for (const { call, stall, seen } of phones) {
    const events = await pullAll(call, stall);
    const held = new Set(events.map(({ id }) => id));
    found.lost += [...seen].filter((id) => !held.has(id)).length;
    found.doubled += events.length - held.size;
    found.gaps += events.filter(({ seq }, place) => seq !== place + 1).length;
  }
  return found;
}
