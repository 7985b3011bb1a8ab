import type { Membership } from './stall-server';
import type { AccountStallId, StallId } from '../device/synced-ledger';

/** What is on the phone when somebody signs in. */
export interface OnPhone {
  /** Events of the phone ledger that wait for a decision: none, if they are kept apart. */
  readonly phoneEvents: number;
  /** Whether all of them were entered by this person: nobody has to be asked whose they are. */
  readonly isOwn: boolean;
  /** The account's ledgers on this phone. */
  readonly accountLedgers: readonly AccountStallId[];
  /** The stall that this account showed last on this phone. */
  readonly last: StallId | null;
}

export type SignInPlan =
  /** Only the server knows more. */
  | { readonly kind: 'ask' }
  /** Nothing is there, in the account or on the phone. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'show'; readonly stall: StallId }
  /** The phone ledger moves into the account's stall; `null`: into one that is to be created. */
  | { readonly kind: 'move'; readonly stall: StallId | null }
  /** The person says whether what is on the phone is theirs. */
  | { readonly kind: 'choose' };

/** What to do without asking the server: a ledger that is there is shown at once. */
export function planOnPhone({ phoneEvents, accountLedgers, last }: OnPhone): SignInPlan {
  const stalls = accountLedgers.map(({ stall }) => stall);
  const stall = stalls.find((each) => each === last) ?? stalls[0];
  return phoneEvents > 0 || stall === undefined ? { kind: 'ask' } : { kind: 'show', stall };
}

/** @param stalls of the account, by the server */
export function planWithServer(
  { phoneEvents, isOwn, last }: OnPhone,
  stalls: readonly Membership[],
): SignInPlan {
  // A stall without events is one that was created a moment before a page ended: nobody has to choose.
  const empty = emptyStall(stalls);
  const used = usedStalls(stalls);
  if (phoneEvents > 0) {
    return isOwn && used.length === 0
      ? { kind: 'move', stall: empty?.stall ?? null }
      : { kind: 'choose' };
  }
  const known = stalls.find(({ stall }) => stall === last) ?? mostUsed(used) ?? empty;
  return known ? { kind: 'show', stall: known.stall } : { kind: 'nothing' };
}

export const emptyStall = (stalls: readonly Membership[]) =>
  stalls.find(({ role, events }) => role === 'owner' && events === 0);

export const usedStalls = (stalls: readonly Membership[]) =>
  stalls.filter(({ role, events }) => role === 'helper' || events > 0);

/** The person's own stall comes before one that they help at. */
function mostUsed(stalls: readonly Membership[]): Membership | undefined {
  const rank = ({ role, events }: Membership) => (role === 'owner' ? 1e9 : 0) + events;
  return [...stalls].sort((a, b) => rank(b) - rank(a))[0];
}
