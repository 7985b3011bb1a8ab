import type { StallRole } from '@thela/contract';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { EventRefusal, StallId } from '../account/stall-server';

/** Whose copy of a ledger this is. A copy's names on the device are made of it, so it cannot get lost. */
export interface Binding {
  /** Id of the account: a UUID. */
  readonly account: string;
  readonly stall: StallId;
}

/** An event as it is sent and stored. */
export type WireEvent = Readonly<Record<string, unknown>>;

/** What waits to be sent, and why some of it waits for more than the network. */
export interface Unsent {
  /** Refused ones count, too, and so does what the browser could not store yet. */
  readonly count: number;
  readonly refused: readonly { readonly id: string; readonly code: EventRefusal }[];
}

/** A bound copy, as the synchronisation sees it. */
export interface SyncedCopy {
  readonly binding: Binding;
  /** Events that the server has not confirmed, in the order in which they were entered; without refused ones. */
  readonly unsent: (most: number) => Promise<readonly WireEvent[]>;
  readonly countUnsent: () => Promise<Unsent>;
  /** The server has these, or took them as late: they are not sent again. */
  readonly markSent: (ids: readonly string[]) => Promise<void>;
  /** The server refused these: they stay on the device and hold up nothing. */
  readonly markRefused: (
    refused: readonly { readonly id: string; readonly code: EventRefusal }[],
  ) => Promise<void>;
  /** Sends refused ones again, such as those of a day that has come meanwhile. */
  readonly retryRefused: (codes: readonly EventRefusal[]) => Promise<void>;
  /** Up to where this copy has pulled; 0 before the first pull. */
  readonly head: () => Promise<number>;
  /** Whether `opening` was taken in once. */
  readonly isOpened: () => Promise<boolean>;
  /**
   * Takes in events of the server, and the head they lead to (`null`: `opening`, which leads to none), in one
   * transaction; those that the copy has already are sent no more. They are shown at once, in every tab. Rejects, and
   * stores nothing, if the copy's head is not the one that `head` said last: it was erased meanwhile.
   */
  readonly take: (events: readonly LedgerEvent[], head: number | null) => Promise<void>;
  /** Removes what was sent of the days before: other days are the owner's alone. */
  readonly forgetBefore: (day: StallDay) => Promise<void>;
  readonly role: () => Promise<StallRole | null>;
  readonly setRole: (role: StallRole) => Promise<void>;
  /** Called when there is something new to send, from any tab. @returns ends it */
  readonly onUnsent: (listener: () => void) => () => void;
}

/** The copies of ledgers on this device. */
export interface LedgerCopies {
  /** Whose copy the page shows; `null` for the phone's own, which belongs to no account. */
  readonly shown: () => Binding | null;
  /** Called when the page shows another copy, also because another tab does. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows another copy, in every tab; an empty one is made where there is none. */
  readonly show: (binding: Binding | null) => Promise<void>;
  /** The bound copies of an account on this device that hold anything. */
  readonly of: (account: string) => Promise<readonly Binding[]>;
  /** Events in the phone's own copy that are the vendor's own. */
  readonly countOwn: () => Promise<number>;
  /** Whether some of the phone's own copy belonged to an account: it goes into none by itself. */
  readonly hasOwnBelonged: () => Promise<boolean>;
  /** With `true`, it is so until the phone's own copy is emptied or removed. */
  readonly markOwnBelonged: (hasBelonged: boolean) => Promise<void>;
  /**
   * Moves the phone's own copy into a bound one, all of it unsent, and shows that one, unless somebody else is signed in.
   * If the page ends halfway, the next call for the same copy finishes it: `unfinishedMove` names it, and until then
   * the own copy moves nowhere else and is not removed.
   */
  readonly moveOwn: (to: Binding) => Promise<void>;
  readonly unfinishedMove: () => Promise<Binding | null>;
  /** Removes a copy from this device, unsent events too. @returns whether that worked */
  readonly remove: (binding: Binding | null) => Promise<boolean>;
  /** The text of an export of a copy, as `StallRecords.exportText` of the shown one. */
  readonly exportText: (binding: Binding | null) => Promise<string>;
  /** The copy that is shown, for the synchronisation; `null` for the phone's own. */
  readonly synced: () => SyncedCopy | null;
  /** A bound copy, whether the page shows it or not. */
  readonly syncedOf: (binding: Binding) => SyncedCopy;
}
