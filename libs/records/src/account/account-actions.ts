import type { AccountContext } from './account-context';
import { unsentIn } from './account-stall';
import { withUnsent } from './account-view';
import type { CurrentStallSync } from './current-stall';
import { asServerError } from './server-faults';
import type { SignIn } from './sign-in';
import { ServerError } from './stall-server';
import type { StallServer } from './stall-server';
import type { AccountStallId, StallId } from '../device/synced-ledger';

/** What actions of the stall in the account work with. */
export interface ActionContext extends AccountContext {
  readonly current: CurrentStallSync;
  readonly signIn: SignIn;
}

/** @throws ServerError when nobody is signed in */
export function requireSignIn({ user, serverFor }: ActionContext): {
  readonly me: string;
  readonly server: StallServer;
} {
  const me = user();
  if (me === null) throw new ServerError('session', 'Nobody is signed in.');
  return { me, server: serverFor(me) };
}

/** @throws ServerError when no stall of the account is shown */
export function requireStall(context: ActionContext): {
  readonly me: string;
  readonly server: StallServer;
  readonly stall: StallId;
} {
  const { me, server } = requireSignIn(context);
  const id = context.ledgers.current();
  if (id?.account !== me) throw new ServerError('not_a_member', 'No stall is shown.');
  return { me, server, stall: id.stall };
}

/**
 * Nothing goes that the person was not told of: something may have been entered a moment ago, or in another tab.
 *
 * @throws ServerError when there is more; the page says so then
 */
export async function requireNoMoreUnsent({ ledgers, view }: ActionContext): Promise<void> {
  const announced = unsentIn(view.get().sync) ?? Infinity;
  const unsent = await ledgers.syncedLedger()?.countUnsent();
  if (!unsent || unsent.count <= announced) return;
  view.change({ sync: withUnsent(view.get().sync, unsent) });
  throw new ServerError('refused', 'More is on this phone only than the page said.');
}

/** @throws ServerError when the browser does not remove it */
export async function removeLedger(
  { ledgers, records }: Pick<ActionContext, 'ledgers' | 'records'>,
  id: AccountStallId,
): Promise<void> {
  if (!(await ledgers.remove(id))) {
    throw new ServerError('refused', 'The browser did not remove the ledger.');
  }
  records.change(id.account, { stall: null, syncedAt: null, erasing: null });
}

/** After the stall that is shown went from the account. */
export async function removeCurrent(context: ActionContext): Promise<void> {
  const { ledgers, current, signIn } = context;
  const id = ledgers.current();
  current.stop();
  if (id) {
    await ledgers.show(null);
    await removeLedger(context, id);
  }
  await signIn.settle();
}

/** An action that rejects with a `ServerError`, whatever went wrong. */
export function acting<Given extends readonly unknown[], Result>(
  action: (...given: Given) => Promise<Result> | Result,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    try {
      return await action(...given);
    } catch (error) {
      throw asServerError(error);
    }
  };
}
