// The steps of a sign-in. `isPast` says that somebody else signed in or out meanwhile: nothing more may happen then.
import { randomId } from '@thela/contract';
import type { AccountContext } from './account-context';
import { unknownStall } from './account-view';
import type { CurrentStallSync } from './current-stall';
import { planOnPhone, planWithServer, usedStalls } from './sign-in-plan';
import type { SignInPlan } from './sign-in-plan';
import type { StallId } from '../device/synced-ledger';

export interface SignInContext extends AccountContext {
  readonly current: CurrentStallSync;
}

/**
 * @param isStuck whether the phone ledger moves to another account: it is not this person's then
 * @returns `null` when it is past
 */
export async function planSignIn(
  { ledgers, records, view, serverFor, user }: SignInContext,
  me: string,
  isStuck: boolean,
  isPast: () => boolean,
): Promise<SignInPlan | null> {
  const { isSeparate, stall: last } = records.read(me);
  const [accountLedgers, phoneEvents] = await Promise.all([
    ledgers.ledgersOf(me),
    ledgers.countPhoneEvents(),
  ]);
  if (isPast()) return null;
  if (phoneEvents === 0) {
    ledgers.markPhoneLedgerOf(me);
    records.change(me, { isSeparate: false });
  }
  const isApart = isSeparate || isStuck;
  const isOwn = ledgers.isPhoneLedgerOf(me);
  const phone = { phoneEvents: isApart ? 0 : phoneEvents, isOwn, accountLedgers, last };
  const plan = planOnPhone(phone);
  if (plan.kind !== 'ask') return plan;
  const stalls = await serverFor(me).myStalls();
  if (user() === me) view.change({ stalls });
  return planWithServer(phone, stalls);
}

export async function followPlan(
  context: SignInContext,
  me: string,
  plan: SignInPlan,
  isPast: () => boolean,
): Promise<void> {
  const { ledgers, view } = context;
  if (isPast()) return;
  if (plan.kind === 'show') return showStall(context, me, plan.stall);
  if (plan.kind === 'move') return moveIn(context, me, plan.stall, isPast);
  if (ledgers.current()) await ledgers.show(null);
  if (isPast()) return;
  const { stalls } = view.get();
  const own = await ledgers.countPhoneEvents();
  if (isPast()) return;
  if (plan.kind === 'nothing') {
    view.change({ ...unknownStall({ status: 'phone' }), stalls, separateEvents: own });
  } else {
    const sync = { status: 'choice', stalls: usedStalls(stalls) } as const;
    view.change({ ...unknownStall(sync), stalls, separateEvents: own });
  }
}

/** Shows a stall of an account. */
export async function showStall(
  { ledgers, records, current, user }: SignInContext,
  me: string,
  stall: StallId,
): Promise<void> {
  if (records.read(me).stall !== stall) records.change(me, { stall, syncedAt: null });
  const now = ledgers.current();
  if (now?.account !== me || now.stall !== stall) await ledgers.show({ account: me, stall });
  if (user() === me) await current.start();
}

/** The stall is created first: if the page ends here, the next one finds it empty and moves in. */
async function moveIn(
  { ledgers, records, current, serverFor, timeZone }: SignInContext,
  me: string,
  existing: StallId | null,
  isPast: () => boolean,
): Promise<void> {
  const stall = existing ?? randomId();
  await serverFor(me).createStall(stall, timeZone());
  if (isPast()) return;
  records.change(me, { stall });
  await ledgers.migratePhoneLedger({ account: me, stall });
  // Somebody else's ledger may be shown by now.
  const ledger = ledgers.syncedLedger();
  if (ledger?.id.account === me && ledger.id.stall === stall) await ledger.setRole('owner');
  if (!isPast()) await current.start();
}

/**
 * Finishes a migration: what is left of the phone ledger belongs to the account that it moves to, whoever is signed in.
 *
 * @returns why a migration of somebody else's records cannot be finished now: it holds up nobody's own stall
 */
export async function finishMigration(
  { ledgers, records }: SignInContext,
  me: string,
): Promise<{ readonly error: unknown } | null> {
  const unfinished = await ledgers.unfinishedMigration();
  if (!unfinished) return null;
  try {
    records.change(unfinished.account, { stall: unfinished.stall });
    await ledgers.migratePhoneLedger(unfinished);
    return null;
  } catch (error) {
    if (unfinished.account === me) throw error;
    return { error };
  }
}

/** A session that ended by itself leaves its ledger in sight. @returns ends the counting of what is unsent */
export async function showSignedOut(
  { ledgers, records, view, reportError }: SignInContext,
  isPast: () => boolean,
): Promise<() => void> {
  const ledger = ledgers.syncedLedger();
  if (!ledger) {
    view.change(unknownStall({ status: 'phone' }));
    return () => {};
  }
  const { isDeleted } = records.read(ledger.id.account);
  const role = (await ledger.role()) ?? 'owner';
  const count = async () => {
    const unsent = await ledger.countUnsent();
    if (isPast()) return;
    const sync = isDeleted
      ? ({ status: 'ended', why: 'erased', unsent } as const)
      : ({ status: 'signed-out', unsent } as const);
    view.change({ ...unknownStall(sync), stall: ledger.id.stall, role });
  };
  await count();
  if (isPast()) return () => {};
  return ledger.onUnsent(() => {
    count().catch((error: unknown) => reportError(error, 'counting what is unsent'));
  });
}
