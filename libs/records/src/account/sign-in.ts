import type { AccountContext } from './account-context';
import { unknownStall } from './account-view';
import { backoffMs } from './backoff';
import type { CurrentStallSync } from './current-stall';
import { planOnPhone, planWithServer } from './sign-in-plan';
import type { OnPhone, SignInPlan } from './sign-in-plan';
import { ServerError } from './stall-server';
import type { StallId } from '../device/synced-ledger';

/** What becomes of the records when somebody signs in or out. */
export interface SignIn {
  /** Shows what belongs to who is signed in now. Rejects with nothing: what fails is tried again. */
  readonly settle: () => Promise<void>;
  /** Shows a stall of an account. */
  readonly show: (account: string, stall: StallId) => Promise<void>;
  readonly stop: () => void;
}

export function signIn(context: AccountContext, shown: CurrentStallSync): SignIn {
  const { account, ledgers, view, records, serverFor, timeZone, reportError, user } = context;
  /** Only the latest call counts. */
  let turns = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endCounting = () => {};

  async function settle(): Promise<void> {
    turns += 1;
    const turn = turns;
    clearTimeout(timer);
    endCounting();
    shown.stop();
    try {
      await settleFor(user(), () => turn !== turns);
      if (turn === turns) failures = 0;
    } catch (error) {
      if (turn !== turns) return;
      if (!(error instanceof ServerError)) reportError(error, 'opening the stall of the account');
      else if (error.fault === 'no_account' && endDeleted()) return;
      failures += 1;
      timer = setTimeout(() => void settle(), backoffMs(failures, Math.random()));
    }
  }

  /** A session of an account that was deleted ends. @returns whether there is one */
  function endDeleted(): boolean {
    const me = user();
    if (me === null) return false;
    records.change(me, { isDeleted: true });
    account.signOut();
    return true;
  }

  async function settleFor(me: string | null, isPast: () => boolean) {
    if (account.getSnapshot().status === 'unknown') return;
    if (me === null) {
      await showSignedOut(isPast);
      return;
    }
    if (ledgers.current()?.account !== me) {
      view.change(unknownStall({ status: 'looking' }));
      // Nobody sees what belongs to somebody else.
      if (ledgers.current()) await ledgers.show(null);
    }
    const stuck = await tryMove(me);
    const found = await lookOnPhone(me);
    // What moves belongs to the account that it moves to.
    const phone = stuck ? { ...found, own: 0 } : found;
    if (isPast()) return;
    const first = planOnPhone(phone);
    const plan = first.kind === 'ask' ? await askServer(me, phone) : first;
    if (stuck && plan.kind !== 'show') throw stuck.error;
    await follow(me, plan, isPast);
    if (stuck && !isPast()) moveLater(me, 1);
  }

  async function lookOnPhone(me: string): Promise<OnPhone> {
    const { isSeparate, stall } = records.read(me);
    const [bound, own, hasBelonged] = await Promise.all([
      ledgers.ledgersOf(me),
      ledgers.countPhoneEvents(),
      ledgers.hasAccountEvents(),
    ]);
    return { own: isSeparate || hasBelonged ? 0 : own, bound, last: stall };
  }

  async function askServer(me: string, phone: OnPhone): Promise<SignInPlan> {
    const stalls = await serverFor(me).myStalls();
    if (user() === me) view.change({ stalls });
    return planWithServer(phone, stalls);
  }

  async function follow(me: string, plan: SignInPlan, isPast: () => boolean) {
    if (isPast()) return;
    if (plan.kind === 'show') await show(me, plan.stall);
    else if (plan.kind === 'move') await moveIn(me, plan.stall, isPast);
    else if (ledgers.current()) await ledgers.show(null);
    if (isPast()) return;
    const { stalls } = view.get();
    if (plan.kind === 'show' || plan.kind === 'move') return;
    const own = await ledgers.countPhoneEvents();
    if (isPast()) return;
    if (plan.kind === 'nothing')
      view.change({ ...unknownStall({ status: 'phone' }), stalls, separateEvents: own });
    else view.change({ ...unknownStall({ status: 'choice', own, stalls }), stalls });
  }

  /** The stall is created first: if the page ends here, the next one finds it empty and moves in. */
  async function moveIn(me: string, existing: StallId | null, isPast: () => boolean) {
    const stall = existing ?? crypto.randomUUID();
    await serverFor(me).createStall(stall, timeZone());
    if (isPast()) return;
    records.change(me, { stall });
    await ledgers.migratePhoneLedger({ account: me, stall });
    // Somebody else's ledger may be shown by now.
    const moved = ledgers.syncedLedger();
    if (moved?.id.account === me && moved.id.stall === stall) await moved.setRole('owner');
    if (!isPast()) await shown.start();
  }

  /**
   * Finishes a move: what is left of the phone ledger belongs to the account that it moves to, whoever is signed in.
   *
   * @returns why a move of somebody else's records cannot be finished now: it holds up nobody's own stall
   */
  async function tryMove(me: string): Promise<{ readonly error: unknown } | null> {
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

  function moveLater(me: string, tries: number) {
    const turn = turns;
    const again = async () => {
      const stuck = await tryMove(me).catch((error: unknown) => ({ error }));
      if (stuck && turn === turns) moveLater(me, tries + 1);
    };
    timer = setTimeout(() => void again(), backoffMs(tries, Math.random()));
  }

  async function show(me: string, stall: StallId) {
    if (records.read(me).stall !== stall) records.change(me, { stall, syncedAt: null });
    const now = ledgers.current();
    if (now?.account !== me || now.stall !== stall) await ledgers.show({ account: me, stall });
    if (user() === me) await shown.start();
  }

  /** A session that ended by itself leaves its ledger in sight. */
  async function showSignedOut(isPast: () => boolean) {
    const ledger = ledgers.syncedLedger();
    if (!ledger) {
      view.change(unknownStall({ status: 'phone' }));
      return;
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
    if (isPast()) return;
    endCounting = ledger.onUnsent(() => {
      count().catch((error: unknown) => reportError(error, 'counting what is unsent'));
    });
  }

  return {
    settle,
    show,
    stop: () => {
      turns += 1;
      clearTimeout(timer);
      endCounting();
    },
  };
}
