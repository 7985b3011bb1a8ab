import type { SafeStorage } from '@thela/federation';
import type { AccountStallId } from './synced-ledger';
import { parseLedgerKey, roleKeyOf, snapshotKeyOf } from './storage-keys';

/** What belongs to one ledger on this device, by name: ledgers share nothing. */
export interface LedgerNames {
  /** Empty for the phone ledger. */
  readonly key: string;
  /** In IndexedDB. */
  readonly database: string;
  /** Of the backup, in the browser's private files. */
  readonly folder: string;
  /** Of Web Locks, and of the channel between tabs. */
  readonly lock: string;
  /** In `localStorage`. */
  readonly snapshot: string;
  /** In `localStorage`: what the names of events begin with that the database has not confirmed yet. */
  readonly pending: string;
  /** In `localStorage`: what the names of the kept answers of tools begin with. */
  readonly answers: string;
  /** In `localStorage`: who the person is at the stall; of an account ledger alone. */
  readonly role: string;
  /** In `localStorage`: a set-up that is not finished. */
  readonly setUp: string;
  /** In `localStorage`: by how many ms this device's clock is ahead of the server's; of an account ledger alone. */
  readonly skew: string;
  /** In `localStorage`: decisions of this device that others replaced, until the person has seen it; of an account ledger alone. */
  readonly lost: string;
}

/** In `localStorage`, of whatever ledger: what Profit keeps of the lists of today and tomorrow, erased with any. */
export const LISTS_KEY = 'thela.plans';

/** A ledger as one word: account and stall; empty for the phone's own. */
export function ledgerKey(id: AccountStallId | null): string {
  return id ? `${id.account}.${id.stall}` : '';
}

/**
 * The names of a ledger.
 *
 * @throws TypeError for a id that is not made of two UUIDs
 */
export function ledgerNames(id: AccountStallId | null): LedgerNames {
  const key = ledgerKey(id);
  if (!id) return PHONE_LEDGER;
  if (!parseLedgerKey(key)) throw new TypeError(`A ledger cannot be bound to "${key}".`);
  return {
    key,
    database: `thela.${key}`,
    folder: `thela-ledger.${key}`,
    lock: `thela.ledger.${key}`,
    snapshot: snapshotKeyOf(key),
    pending: `thela.${key}.pending.`,
    answers: `thela.${key}.answers.`,
    role: roleKeyOf(key),
    setUp: `thela.${key}.setup`,
    skew: `thela.${key}.skew`,
    lost: `thela.${key}.lost`,
  };
}

const PHONE_LEDGER: LedgerNames = {
  key: '',
  database: 'thela',
  folder: 'thela-ledger',
  lock: 'thela.ledger',
  snapshot: snapshotKeyOf(''),
  pending: 'thela.pending.',
  answers: 'thela.answers.',
  role: 'thela.role',
  setUp: 'thela.setup',
  skew: 'thela.skew',
  lost: 'thela.lost',
};

/** A hundred years; what is more would lead out of the days that a ledger can hold. */
const MOST_SKEW_MS = 100 * 365 * 24 * 3_600_000;

/** By how many ms this device's clock is ahead of the server's, as the last synchronisation of a ledger found; 0 while nobody knows. */
export function skewOf(
  { read }: Pick<SafeStorage, 'read'>,
  { skew }: Pick<LedgerNames, 'skew'>,
): number {
  const ms = Number(read(skew) ?? 0);
  return Number.isSafeInteger(ms) && Math.abs(ms) <= MOST_SKEW_MS ? ms : 0;
}
