import type { StallRole, Store } from '@thela/contract';
import type { LostDecision, StallDay } from '@thela/ledger';
import type {
  LateEntry,
  Member,
  MemberDay,
  Membership,
  ServerDay,
  WaitCause,
} from './stall-server';
import type { EventRefusal, PhoneStall, StallId, Unsent } from '../device/synced-ledger';

/** Where the records that are shown are kept. */
export type SyncStatus =
  /** On this phone alone: nobody is signed in, or nothing was entered yet. */
  | { readonly status: 'phone' }
  /** Signed in; the account's stalls are not known yet. */
  | { readonly status: 'looking'; readonly cause?: WaitCause | undefined }
  /** The phone has records: the person says whether they go into the account. They are shown until then. */
  | {
      readonly status: 'choice';
      /** Stalls of the account with which they can be joined. */
      readonly stalls: readonly Membership[];
    }
  /** A phone that gets the stall for the first time. `opening`: nothing can be shown yet. */
  | {
      readonly status: 'opening' | 'fetching';
      readonly fetched: number;
      readonly of: number;
    }
  /** Everything is in the account, since then (ms since 1970). */
  | { readonly status: 'saved'; readonly at: number }
  /** Some is on this phone only, until there is a network or the server works again. */
  | {
      readonly status: 'pending';
      readonly unsent: Unsent;
      readonly at: number | null;
      /** Whether it is on its way: nothing says yet that there is no network. */
      readonly isSending?: boolean;
      /** Why it waits, where that is not the network. */
      readonly cause?: WaitCause | undefined;
    }
  /** The session ended by itself: what is entered waits until this account signs in again. */
  | { readonly status: 'signed-out'; readonly unsent: Unsent }
  /** The stall was erased, or this helper was removed: the ledger is on this phone alone. */
  | { readonly status: 'ended'; readonly why: 'erased' | 'removed'; readonly unsent: Unsent };

/** Whether an event was refused because the database is of an older version than the page that made it. */
export function isOfNewerPage(code: EventRefusal): boolean {
  return code === 'unknown_kind' || code === 'unknown_field';
}

/** Changes that are on this phone only, refused ones too; `null` while that is not known. */
export function unsentIn(sync: SyncStatus): number | null {
  if ('unsent' in sync) return sync.unsent.count;
  return sync.status === 'saved' ? 0 : null;
}

/** From so many ms on a clock is called wrong, also where it names the right day. */
export const WRONG_MS = 120_000;

/** A clock that names another day than the server's, or is off by more than two minutes. */
export interface ClockFault {
  /** By how many ms the device is ahead; negative when it is behind. */
  readonly aheadMs: number;
  readonly deviceDay: StallDay;
  readonly serverDay: StallDay;
  /** Whether the person has seen it already. */
  readonly isSeen: boolean;
}

export interface AccountStallState {
  readonly sync: SyncStatus;
  /** The stall that is shown; `null` for the phone's own. */
  readonly stall: StallId | null;
  readonly role: StallRole;
  /** All stalls of the person, once they are known. */
  readonly stalls: readonly Membership[];
  readonly clock: ClockFault | null;
  /** Decisions of this device that others replaced, until the person has seen it. */
  readonly lost: readonly LostDecision[];
  /** Days that the server knows and this phone has not fetched yet. */
  readonly serverDays: readonly ServerDay[];
  /** Whether others entered something that this version of the page does not know. */
  readonly hasNewer?: boolean;
  /** Events of the phone ledger that go into the account only if the person says so. */
  readonly separateEvents: number;
  /** Entries that wait for the owner. */
  readonly late: number;
}

/** The stall in the account: what the page shows of it, and what a person can do. Every action rejects with a `ServerError`. */
export interface AccountStall {
  readonly state: Store<AccountStallState>;
  /** Synchronises now. Resolves when it is done, or could not be. */
  readonly syncNow: () => Promise<void>;
  /** What somebody has to know before the phone ledger moves. */
  readonly phoneStall: () => Promise<PhoneStall>;
  /** Answers the choice of a sign-in. @param stall of the account; `null`: a new one */
  readonly choose: (answer: 'join' | 'keep-apart', stall: StallId | null) => Promise<void>;
  /** The person has seen a notice. */
  readonly dismiss: (notice: 'clock' | 'lost') => Promise<void>;
  /** Shows another stall of the person. */
  readonly openStall: (stall: StallId) => Promise<void>;
  /**
   * Ends the session. With `remove`, the ledger goes from this phone: call it when nothing is unsent, or it is known to be saved.
   */
  readonly signOut: (action: 'keep' | 'remove') => Promise<void>;
  readonly invite: () => Promise<{ readonly code: string; readonly expiresAt: string }>;
  readonly acceptInvite: (code: string, name: string) => Promise<void>;
  readonly members: () => Promise<readonly Member[]>;
  readonly removeMember: (member: string) => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly dayByMember: (day: StallDay) => Promise<readonly MemberDay[]>;
  readonly lateEntries: () => Promise<readonly LateEntry[]>;
  readonly decideLate: (ids: readonly string[], accept: boolean) => Promise<void>;
  /** Erases the stall from the account and from this phone. */
  readonly eraseStall: () => Promise<void>;
  /** Deletes the account with all its stalls, and ends the session. */
  readonly deleteAccount: () => Promise<void>;
  /** After `ended`: makes the ledger the phone's own, or removes it. */
  readonly afterEnd: (action: 'keep' | 'remove') => Promise<void>;
}
