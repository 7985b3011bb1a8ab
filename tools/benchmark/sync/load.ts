import { setTimeout as wait } from 'node:timers/promises';
import { serializeEvent, stallDay } from '@thela/ledger';
import type { Verdict } from '../verdicts';
import type { LoadedDatabase } from './postgres';
import { makeStall, pull, pullAll, push } from './stall-calls';
import type { Call, WireEvent } from './stall-calls';

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
interface LoadFigures extends Tally {
  readonly pace: string;
  readonly callsPerS: number;
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
  console.log('200 phones ...');
  const phones = await phonesOf(database);
  return [
    await measure(phones, AT_ONCE, 'at once'),
    await measure(phones, BUSY_HOUR, `a round every ${BUSY_HOUR.everyS} s`),
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

async function measure(phones: readonly Phone[], pace: Pace, name: string): Promise<LoadFigures> {
  const tally: Tally = { push: [], pull: [], errors: [] };
  const start = performance.now();
  await Promise.all(phones.map((phone) => usePhone(phone, pace, tally)));
  const seconds = (performance.now() - start) / 1000;
  return {
    pace: name,
    callsPerS: (tally.push.length + tally.pull.length) / seconds,
    ...tally,
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

/** One line for each pace, below the headings. */
export function loadCells(measured: readonly LoadFigures[]): string[][] {
  const times = ['push p50 / p95, ms', 'pull p50 / p95, ms'];
  return [
    ['PostgreSQL 15, SQL', 'calls', 'calls a second', ...times],
    ...measured.map(({ pace, callsPerS, push: pushes, pull: pulls }) => [
      pace,
      String(pushes.length + pulls.length),
      callsPerS.toFixed(0),
      timesOf(pushes),
      timesOf(pulls),
    ]),
  ];
}

/** What must hold at each pace: nothing fails, is lost or is there twice. */
export function loadVerdicts({ pace, errors, lost, doubled, gaps }: LoadFigures): Verdict[] {
  const name = `200 phones, ${pace}`;
  return [
    { name: `${name}: errors`, row: errors[0] ?? '', seen: errors.length, atMost: 0 },
    {
      name: `${name}: events lost, doubled, gaps in their numbers`,
      row: `${lost} + ${doubled} + ${gaps}`,
      seen: lost + doubled + gaps,
      atMost: 0,
    },
  ];
}

function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95]
    .map((share) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0))
    .join(' / ');
}
