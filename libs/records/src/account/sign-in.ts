import { backoffMs } from '@thela/page';
import type { AccountContext } from './account-context';
import { unknownStall } from './account-view';
import type { CurrentStallSync } from './current-stall';
import { finishMigration, followPlan, planSignIn, showSignedOut, showStall } from './sign-in-steps';
import type { SignInContext } from './sign-in-steps';
import { asServerError, causeOf } from './server-faults';
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

export function signIn(account: AccountContext, current: CurrentStallSync): SignIn {
  const context: SignInContext = { ...account, current };
  const { ledgers, view, reportError, user } = context;
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
    current.stop();
    try {
      await settleFor(user(), () => turn !== turns);
      if (turn === turns) failures = 0;
    } catch (error) {
      if (turn !== turns) return;
      if (!(error instanceof ServerError)) reportError(error, 'opening the stall of the account');
      else if (error.fault === 'no_account' && endDeletedAccount(context)) return;
      if (view.get().sync.status === 'looking') {
        view.change({ sync: { status: 'looking', cause: causeOf(asServerError(error).fault) } });
      }
      failures += 1;
      timer = setTimeout(() => void settle(), backoffMs(failures, Math.random()));
    }
  }

  async function settleFor(me: string | null, isPast: () => boolean) {
    if (context.account.getSnapshot().status === 'unknown') return;
    if (me === null) {
      const end = await showSignedOut(context, isPast);
      if (isPast()) end();
      else endCounting = end;
      return;
    }
    if (ledgers.current()?.account !== me) {
      view.change(unknownStall({ status: 'looking' }));
      // Nobody sees what belongs to somebody else.
      if (ledgers.current()) await ledgers.show(null);
    }
    const stuck = await finishMigration(context, me);
    const plan = await planSignIn(context, me, stuck !== null, isPast);
    if (!plan) return;
    if (stuck && plan.kind !== 'show') throw stuck.error;
    await followPlan(context, me, plan, isPast);
    if (stuck && !isPast()) migrateLater(me, 1);
  }

  function migrateLater(me: string, tries: number) {
    const turn = turns;
    const again = async () => {
      const stuck = await finishMigration(context, me).catch((error: unknown) => ({ error }));
      if (stuck && turn === turns) migrateLater(me, tries + 1);
    };
    timer = setTimeout(() => void again(), backoffMs(tries, Math.random()));
  }

  return {
    settle,
    show: (me, stall) => showStall(context, me, stall),
    stop: () => {
      turns += 1;
      clearTimeout(timer);
      endCounting();
    },
  };
}

/** Ends the session of an account that was deleted. @returns whether there is one */
function endDeletedAccount({ account, records, user }: AccountContext): boolean {
  const me = user();
  if (me === null) return false;
  records.change(me, { isDeleted: true });
  account.signOut();
  return true;
}
