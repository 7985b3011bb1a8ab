import type { StallRole } from '@thela/contract';
import type { LedgerEvent, LostDecision, StallDay } from '@thela/ledger';
import type { SameSubjects } from './same-subjects';

/** Id of a stall in the account's database: a UUID. */
export type StallId = string;

/** Why the database refused one event of a push. */
export type EventRefusal =
  | 'unknown_kind'
  | 'unknown_field'
  | 'invalid'
  | 'too_large'
  | 'forbidden'
  | 'day_ahead'
  | 'day_full'
  | 'too_late'
  | 'undo_unknown'
  | 'waiting_full';

/** Whose ledger this is. A ledger's names on the device are made of it, so it cannot get lost. */
export interface AccountStallId {
  /** Id of the account: a UUID. */
  readonly account: string;
  readonly stall: StallId;
}

/** An event as it is sent and stored. */
export type WireEvent = Readonly<Record<string, unknown>>;

interface RefusedEvent {
  readonly id: string;
  readonly code: EventRefusal;
}

/** What waits to be sent, and why some of it waits for more than the network. */
export interface Unsent {
  /** Refused ones count, too, and so does what the browser could not store yet. */
  readonly count: number;
  readonly refused: readonly RefusedEvent[];
}

/** An account ledger, as the synchronisation sees it. */
export interface SyncedLedger {
  readonly id: AccountStallId;
  /** Events that the server has not confirmed, in the order in which they were entered; without refused ones. */
  readonly unsent: (most: number) => Promise<readonly WireEvent[]>;
  readonly countUnsent: () => Promise<Unsent>;
  /** The server has these, or took them as late: they are not sent again. */
  readonly markSent: (ids: readonly string[]) => Promise<void>;
  /**
   * The server refused these: they stay on the device and hold up nothing; a `forbidden` undo goes, so that what it took
   * back counts here as it does everywhere else.
   */
  readonly markRefused: (refused: readonly RefusedEvent[]) => Promise<void>;
  /** Sends refused ones again, such as those of a day that has come meanwhile. */
  readonly retryRefused: (codes: readonly EventRefusal[]) => Promise<void>;
  /** Up to where this ledger has pulled; 0 before the first pull. */
  readonly head: () => Promise<number>;
  /** Whether `opening` was received. */
  readonly isOpened: () => Promise<boolean>;
  /**
   * Takes in events of the server, and the head they lead to (`null`: `opening`, which leads to none), in one
   * transaction; those that the ledger has already are sent no more. They are shown at once, in every tab. Rejects, and
   * stores nothing, if the ledger's head is not the one that `head` said last: it was erased meanwhile.
   *
   * @returns the decisions of this device that they replaced without having seen them
   */
  readonly receive: (
    events: readonly LedgerEvent[],
    head: number | null,
  ) => Promise<readonly LostDecision[]>;
  /**
   * This device's clock is ahead of the server's by so many ms: from now on events are made by the server's clock, and what waits to
   * be sent since yesterday gets its time.
   *
   * @param today the stall's day, by the server
   */
  readonly setSkew: (aheadMs: number, today: StallDay) => Promise<void>;
  /** Removes what was sent of the days before: other days are the owner's alone. */
  readonly forgetBefore: (day: StallDay) => Promise<void>;
  readonly role: () => Promise<StallRole | null>;
  readonly setRole: (role: StallRole) => Promise<void>;
  /** Called when there is something new to send, from any tab. @returns ends it */
  readonly onUnsent: (listener: () => void) => () => void;
}

/** The stall of the phone ledger, of which nobody knows whose it is. */
export interface PhoneStall {
  /** Empty where none is set up. */
  readonly name: string;
  /** On so many days something happened. */
  readonly days: number;
  readonly plates: number;
}

export interface LedgerManager {
  /** Whose ledger the page shows; `null` for the phone's own, which belongs to no account. */
  readonly current: () => AccountStallId | null;
  /** Called when the page shows another ledger, also because another tab does. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows another ledger, in every tab; an empty one is made where there is none. */
  readonly show: (id: AccountStallId | null) => Promise<void>;
  /** The account ledgers of an account on this device that hold anything. */
  readonly ledgersOf: (account: string) => Promise<readonly AccountStallId[]>;
  /** Events in the phone ledger that are the vendor's own. */
  readonly countPhoneEvents: () => Promise<number>;
  /** What somebody has to know before the phone ledger moves. */
  readonly phoneStall: () => Promise<PhoneStall>;
  /** Whether all of the phone ledger was entered while this account was signed in. */
  readonly isPhoneLedgerOf: (account: string) => boolean;
  /** The phone ledger is empty: what is entered from now on is of this account, until its session ends. */
  readonly markPhoneLedgerOf: (account: string) => void;
  /**
   * Moves the phone ledger into an account ledger, all of it unsent, and shows that one, unless somebody else is signed in.
   * Its dishes and ingredients get the ids that `same` has for them. If the page ends halfway, the next call for the same ledger finishes it: `unfinishedMigration` names it, and until then
   * the phone ledger moves nowhere else.
   */
  readonly migratePhoneLedger: (to: AccountStallId, same?: SameSubjects) => Promise<void>;
  readonly unfinishedMigration: () => Promise<AccountStallId | null>;
  /** Removes an account ledger from this device, unsent events too. @returns whether that worked */
  readonly remove: (id: AccountStallId) => Promise<boolean>;
  /** The text of an export of a ledger, as `StallRecords.exportText` of the shown one. */
  readonly exportText: (id: AccountStallId | null) => Promise<string>;
  /** The ledger that is shown, for the synchronisation; `null` for the phone's own. */
  readonly syncedLedger: () => SyncedLedger | null;
  /** An account ledger, whether the page shows it or not. */
  readonly syncedLedgerOf: (id: AccountStallId) => SyncedLedger;
}
