import {
  acting,
  removeCurrent,
  removeLedger,
  requireNoMoreUnsent,
  requireSignIn,
  requireStall,
} from './account-actions';
import type { ActionContext } from './account-actions';
import { unsentIn } from './account-stall';
import type { AccountStall } from './account-stall';
import { asServerError } from './server-faults';
import { ServerError } from './stall-server';

/** How a session, a membership, a stall or an account ends. */
export function leaveActions(
  context: ActionContext,
): Pick<AccountStall, 'signOut' | 'leave' | 'eraseStall' | 'deleteAccount' | 'afterEnd'> {
  const {
    account,
    ledgers,
    current,
    records,
    signals,
    user,
    view,
    signIn: { settle, stop },
  } = context;
  return {
    signOut: acting(async (action: 'keep' | 'remove') => {
      if (action === 'remove') {
        // What was said to be unsent goes first, where there is a network.
        if (unsentIn(view.get().sync) !== 0 && signals.mayWork()) await current.now();
        await requireNoMoreUnsent(context);
      }
      stop();
      current.stop();
      const id = ledgers.current();
      // If the page ends within this, the person is still signed in, and can sign out again.
      if (id) await ledgers.show(null);
      if (id && action === 'remove') {
        // The person stays signed in, and sees the stall again.
        await removeLedger(context, id).catch(async (error: unknown) => {
          await settle();
          throw error;
        });
      }
      account.signOut();
    }),
    leave: acting(async () => {
      await current.now();
      const { server, stall } = requireStall(context);
      await server.leave(stall);
      const unsent = await ledgers.syncedLedger()?.countUnsent();
      if (unsent && unsent.count > 0) await current.now();
      else await removeCurrent(context);
    }),
    eraseStall: acting(async () => {
      const { me, server, stall } = requireStall(context);
      records.change(me, { erasing: stall });
      await server.eraseStall(stall);
      await removeCurrent(context);
    }),
    deleteAccount: acting(async () => {
      const { me, server } = requireSignIn(context);
      const isAskedBefore = records.read(me).isDeleting;
      records.change(me, { isDeleting: true });
      try {
        await server.deleteAccount();
      } catch (error) {
        // The first answer may have been lost: then there is no such account any more.
        if (!(isAskedBefore && asServerError(error).fault === 'no_account')) throw error;
      }
      stop();
      current.stop();
      if (ledgers.current()) await ledgers.show(null);
      for (const id of await ledgers.ledgersOf(me)) {
        // oxlint-disable-next-line no-await-in-loop -- each waits for the disk
        await removeLedger(context, id);
      }
      records.remove(me);
      // The synchronisation may have heard of it first, and ended the session.
      if (user() === null) await settle();
      else account.signOut();
    }),
    afterEnd: acting(async (action: 'keep' | 'remove') => {
      const id = ledgers.current();
      if (!id) return;
      if (action === 'remove') await requireNoMoreUnsent(context);
      else if ((await ledgers.countPhoneEvents()) > 0) {
        throw new ServerError('refused', 'The phone has records of its own.');
      }
      current.stop();
      const text = action === 'keep' ? await ledgers.exportText(id) : null;
      await ledgers.show(null);
      if (text !== null) {
        if (!(await context.importText(text))) {
          await ledgers.show(id);
          throw new ServerError('refused', 'The browser did not store the records.');
        }
        // The person has just said that they stay out of the account.
        if (user() === id.account) records.change(id.account, { isSeparate: true });
      }
      await removeLedger(context, id);
      await settle();
    }),
  };
}
