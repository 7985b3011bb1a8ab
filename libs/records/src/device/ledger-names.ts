import type { Binding } from './synced-ledger';
import { roleKeyOf, snapshotKeyOf } from './storage-keys';

/** What belongs to one copy of a ledger on this device, by name: copies share nothing. */
export interface CopyNames {
  /** Empty for the phone's own copy. */
  readonly key: string;
  /** In IndexedDB. */
  readonly database: string;
  /** Of the second copy, in the browser's private files. */
  readonly folder: string;
  /** Of Web Locks, and of the channel between tabs. */
  readonly lock: string;
  /** In `localStorage`. */
  readonly snapshot: string;
  /** In `localStorage`: what the names of events begin with that the database has not confirmed yet. */
  readonly pending: string;
  /** In `localStorage`: what the names of the kept answers of tools begin with. */
  readonly answers: string;
  /** In `localStorage`: who the person is at the stall; of a bound copy alone. */
  readonly role: string;
  /** In `localStorage`: a set-up that is not finished. */
  readonly setUp: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^(${UUID})\\.(${UUID})$`);

/** A copy as one word: account and stall; empty for the phone's own. */
export function keyOf(binding: Binding | null): string {
  return binding ? `${binding.account}.${binding.stall}` : '';
}

/** The bound copy that a text from outside names; `null` for any other text. */
export function bindingOf(key: string | null | undefined): Binding | null {
  const [, account, stall] = KEY.exec(key ?? '') ?? [];
  return account && stall ? { account, stall } : null;
}

/**
 * The names of a copy.
 *
 * @throws TypeError for a binding that is not made of two UUIDs
 */
export function namesOf(binding: Binding | null): CopyNames {
  const key = keyOf(binding);
  if (!binding) return OWN;
  if (!bindingOf(key)) throw new TypeError(`A copy cannot be bound to "${key}".`);
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
  };
}

const OWN: CopyNames = {
  key: '',
  database: 'thela',
  folder: 'thela-ledger',
  lock: 'thela.ledger',
  snapshot: snapshotKeyOf(''),
  pending: 'thela.pending.',
  answers: 'thela.answers.',
  role: 'thela.role',
  setUp: 'thela.setup',
};
