import type { ActionContext } from './account-actions';
import { removeCurrent } from './account-actions';
import type { AccountContext, AccountStallOptions } from './account-context';
import { accountRecords } from './account-records';
import type { AccountStall } from './account-stall';
import { accountView, unknownStall } from './account-view';
import { currentStall } from './current-stall';
import { followLedgers, followPage } from './follow-page';
import { joinActions } from './join-actions';
import { leaveActions } from './leave-actions';
import { memberActions } from './member-actions';
import { signIn } from './sign-in';

/** The stall in the account, until it is stopped. */
export interface StartedAccountStall extends AccountStall {
  readonly stop: () => void;
}

/** Follows the session from now on, shows the ledger of whoever is signed in, and synchronises it. */
export function createAccountStall(options: AccountStallOptions): StartedAccountStall {
  const { account } = options;
  const { ledgers, onOtherTab } = followLedgers(options.ledgers);
  const user = () => {
    const session = account.getSnapshot();
    return session.status === 'signed-in' ? session.user.id : null;
  };
  const unknown = unknownStall({ status: user() === null ? 'phone' : 'looking' });
  // What the page shows from its start: a page about that stall must not close until the account is known.
  const records = accountRecords(options.storage);
  const seenAheadMs = () => records.read(user() ?? '').seenAheadMs;
  const view = accountView(
    { ...unknown, clock: null, stall: ledgers.current()?.stall ?? null },
    options,
    seenAheadMs,
  );
  const showClock = () => view.showClock(account.clock.aheadMs());
  const endClock = account.clock.subscribe(showClock);
  showClock();
  const context: AccountContext = { ...options, ledgers, view, records, user };
  const current = currentStall(context, () => void removeCurrent(actions));
  const signing = signIn(context, current);
  const actions: ActionContext = { ...context, current, signIn: signing };
  const unfollow = followPage(context, current, onOtherTab, signing.settle);
  void signing.settle();

  return {
    state: view.store,
    syncNow: async () => {
      if (!(await current.now())) await signing.settle();
    },
    dismiss: async (notice) => current.dismiss(notice),
    ...joinActions(actions),
    ...memberActions(actions),
    ...leaveActions(actions),
    stop: () => {
      signing.stop();
      current.stop();
      unfollow();
      endClock();
    },
  };
}
