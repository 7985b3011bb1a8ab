import type { StallRole } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import type { EventRefusal, StallId } from '../device/synced-ledger';

/** A stall that the signed-in person belongs to. */
export interface Membership {
  readonly stall: StallId;
  readonly role: StallRole;
  /** Name and place of the stall as last written; empty while nobody has. */
  readonly name: string;
  readonly place: string;
  /** What the owner calls themselves: their address, or number. */
  readonly ownerName: string;
  /** Events in the account. */
  readonly events: number;
  readonly head: number;
}

/** What every answer of the database says of time. */
export interface ServerTime {
  /** ms since 1970, by the clock of the server. */
  readonly now: number;
  /** The stall's day by that clock. */
  readonly today: StallDay;
}

export interface PushAnswer extends ServerTime {
  readonly head: number;
  /** Events that count once the owner accepts them. */
  readonly late: readonly string[];
  readonly refused: readonly { readonly id: string; readonly code: EventRefusal }[];
}

export interface OpeningAnswer extends ServerTime {
  readonly head: number;
  readonly role: StallRole;
  /** Outside data: to be read by `parseEvent` of libs/ledger. */
  readonly events: readonly unknown[];
}

export interface PullAnswer extends OpeningAnswer {
  readonly more: boolean;
}

/** What is additive of a day, worked out by the database. */
export interface ServerDay {
  readonly day: StallDay;
  /** Plates that count, by dish. */
  readonly plates: Readonly<Record<string, number>>;
  /** ₹ */
  readonly expenses: number;
  readonly entries: number;
}

export interface Member {
  readonly member: string;
  readonly role: StallRole;
  readonly name: string;
  readonly email: string;
  /** ISO time */
  readonly since: string;
  readonly removedAt: string | null;
  /** ISO time of the last entry that arrived */
  readonly lastPush: string | null;
}

/** What one person entered on a day. */
export interface MemberDay {
  /** `null` for somebody who deleted their account */
  readonly member: string | null;
  readonly name: string;
  /** Address or number of the account; empty without one. */
  readonly email: string;
  readonly plates: Readonly<Record<string, number>>;
  /** ₹ */
  readonly expenses: number;
  readonly waste: number;
  readonly entries: number;
  /** ms since 1970, by the clock of their phone; `null` for somebody of whom nothing counts */
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** What took entries of the day back: undos, negative plates, lower counts; and when it arrived, in ms since 1970. */
  readonly takenBack: readonly { readonly id: string; readonly at: number }[];
}

/** An entry that counts once the owner accepts it. */
export interface LateEntry {
  readonly id: string;
  readonly by: string | null;
  readonly name: string;
  /** Address or number of the account; empty without one. */
  readonly email: string;
  /** `late`: it came after its day was over; `removed`: its helper had been removed by then. */
  readonly why: 'late' | 'removed';
  /** ISO time */
  readonly arrivedAt: string;
  /** Outside data: to be read by `parseEvent` of libs/ledger. */
  readonly event: unknown;
}

/**
 * Why the database refused a whole call, or why there was no answer:
 * `network` none came, or none that makes sense; `busy` the server has too much to do, or a fault; `pace` the account sends more
 * than it may for now; `updating` the server does not know yet what this page asks for, or no more: each is tried again later;
 * `session` the person is not signed in any more, or lacks the second factor; `sign_in_again` they signed in too long ago for what
 * cannot be undone; `no_account` their account was deleted;
 * `refused` what was sent makes no sense to the server.
 */
export type ServerFault =
  | 'network'
  | WaitCause
  | 'session'
  | 'sign_in_again'
  | 'no_account'
  | 'refused'
  | 'too_large'
  | 'not_a_member'
  | 'owner_only'
  | 'owner_stays'
  | 'erased'
  | 'stall_full'
  | 'invite_unknown'
  | 'invite_expired'
  | 'invite_used'
  | 'already_member'
  | 'name_taken'
  | 'too_many';

/** Why something waits where there is a network. */
export type WaitCause = 'busy' | 'pace' | 'updating';

/** A failed call. */
export class ServerError extends Error {
  override readonly name = 'ServerError';

  constructor(
    readonly fault: ServerFault,
    message: string,
    /** After so many ms the server wants to be asked again. */
    readonly waitMs?: number,
  ) {
    super(message);
  }
}

/** The functions of the account's database. Every one rejects with a `ServerError`. */
export interface StallServer {
  readonly myStalls: () => Promise<readonly Membership[]>;
  readonly createStall: (stall: StallId, timeZone: string) => Promise<void>;
  /** @param events at most 500, as `serializeEvent` gives them */
  readonly push: (
    stall: StallId,
    events: readonly Readonly<Record<string, unknown>>[],
  ) => Promise<PushAnswer>;
  /** @param most 1 to 5,000 */
  readonly pull: (stall: StallId, since: number, most: number) => Promise<PullAnswer>;
  readonly opening: (stall: StallId) => Promise<OpeningAnswer>;
  readonly dayTotals: (
    stall: StallId,
    from: StallDay,
    to: StallDay,
  ) => Promise<ServerTime & { readonly days: readonly ServerDay[] }>;
  readonly invite: (
    stall: StallId,
  ) => Promise<{ readonly code: string; readonly expiresAt: string }>;
  readonly acceptInvite: (code: string, name: string) => Promise<{ readonly stall: StallId }>;
  readonly members: (stall: StallId) => Promise<readonly Member[]>;
  readonly removeMember: (stall: StallId, member: string) => Promise<void>;
  readonly leave: (stall: StallId) => Promise<void>;
  readonly dayByMember: (stall: StallId, day: StallDay) => Promise<readonly MemberDay[]>;
  readonly lateEntries: (stall: StallId) => Promise<readonly LateEntry[]>;
  readonly decideLate: (stall: StallId, ids: readonly string[], accept: boolean) => Promise<void>;
  readonly eraseStall: (stall: StallId) => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
}
