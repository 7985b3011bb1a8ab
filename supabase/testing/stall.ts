import { randomUUID } from 'node:crypto';
import type { Row } from './engine.ts';
import type { TestDatabase } from './test-database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A zone in which it is the afternoon: its day neither began nor ends while the tests run. */
function afternoonZone(): string {
  const ahead = 16 - new Date().getUTCHours();
  const hours = ahead > 12 ? ahead - 24 : ahead;
  // Signs of these names are the wrong way round: Etc/GMT-5 is five hours ahead.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

export const TIME_ZONE = afternoonZone();

/** A day of the stalls of these tests. @param ago days before today; below 0 for days to come */
export function dayOf(ago = 0): string {
  const hours = Number(/[+-]\d+$/.exec(TIME_ZONE)?.[0] ?? 0);
  return new Date(Date.now() - hours * HOUR_MS - ago * DAY_MS).toISOString().slice(0, 10);
}

/** A moment on a day, in ms since 1970. */
export function momentOf(ago = 0): number {
  return Date.now() - ago * DAY_MS;
}

export interface WireEvent extends Row {
  readonly id: string;
  readonly day: string;
}

const DEVICE = '11111111-1111-4111-8111-111111111111';

/** Makes an event of today, or with a head of its own. */
export function event(fields: Row): WireEvent {
  return { id: randomUUID(), day: dayOf(), at: momentOf(), device: DEVICE, ...fields };
}

export const plates = (dish = 'idli', number = 1, head: Row = {}) =>
  event({ kind: 'plates', dish, plates: number, ...head });

/** A count that was typed over some events. */
export const typed = (dish: string, count: number, over: readonly WireEvent[], head: Row = {}) =>
  event({ kind: 'plates', dish, count, over: over.map(({ id }) => id.slice(-12)), ...head });

export const dish = (fields: Row, head: Row = {}) =>
  event({ kind: 'dish', dish: 'idli', scope: 'from', fields, ...head });

export const price = (head: Row = {}) =>
  event({ kind: 'price', ingredient: 'rice', price: 52, unit: 'kg', scope: 'from', ...head });

export const expense = (amount = 120.5, head: Row = {}) =>
  event({ kind: 'expense', category: 'gas', note: '', amount, ...head });

export const waste = (head: Row = {}) =>
  event({ kind: 'waste', reason: 'unsold', dish: 'idli', plates: 2, ...head });

export const undo = ({ id, kind, day }: Row, head: Row = {}) =>
  event({ kind: 'undo', event: id, of: kind, day, ...head });

/** A number of days ago, as a head. */
export const daysAgo = (ago: number) => ({ day: dayOf(ago), at: momentOf(ago) });

/** Makes an account, and its first session, which has the same id. */
export async function newAccount(db: TestDatabase): Promise<string> {
  const account = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [
    account,
    `${account}@example.com`,
  ]);
  await db.query('insert into auth.sessions values ($1, $1, now())', [account]);
  return account;
}

export interface TestStall {
  readonly stall: string;
  readonly owner: string;
}

export async function newStall(db: TestDatabase): Promise<TestStall> {
  const owner = await newAccount(db);
  const stall = randomUUID();
  await db.rpc(owner, 'create_stall', { stall, time_zone: TIME_ZONE });
  return { stall, owner };
}

/** @returns their account */
export async function newHelper(
  db: TestDatabase,
  { stall, owner }: TestStall,
  name = 'Ravi',
): Promise<string> {
  const helper = await newAccount(db);
  const { code } = await db.rpc(owner, 'invite', { stall });
  await db.rpc(helper, 'accept_invite', { code, name });
  return helper;
}

export interface Pushed {
  readonly now: number;
  readonly today: string;
  readonly head: number;
  readonly late: readonly string[];
  readonly refused: readonly { readonly id: string; readonly code: string }[];
}

export function push(db: TestDatabase, who: string, stall: string, events: readonly unknown[]) {
  return db.rpc<Pushed>(who, 'push', { stall, events });
}

/** Pushes one event. @returns what became of it: `stored`, `late`, or why it was refused */
export async function outcomeOf(
  db: TestDatabase,
  who: string,
  stall: string,
  sent: unknown,
): Promise<string> {
  const { late, refused } = await push(db, who, stall, [sent]);
  return refused[0]?.code ?? (late.length > 0 ? 'late' : 'stored');
}

export interface Pulled {
  readonly head: number;
  readonly role: string;
  readonly more: boolean;
  readonly events: readonly (WireEvent & { readonly seq: number; readonly by: string | null })[];
}

export function pull(db: TestDatabase, who: string, stall: string, since = 0, most = 5000) {
  return db.rpc<Pulled>(who, 'pull', { stall, since, max_events: most });
}
