import { acting, requireSignIn } from './account-actions';
import type { ActionContext } from './account-actions';
import type { AccountStall } from './account-stall';
import { ServerError } from './stall-server';
import type { StallId } from '../device/synced-ledger';
import { eventsIn } from './wire-events';

/** Which stall is shown, and what becomes of the phone ledger then. */
export function joinActions(
  context: ActionContext,
): Pick<AccountStall, 'choose' | 'openStall' | 'exportPhoneLedger' | 'acceptInvite'> {
  const {
    ledgers,
    current,
    records,
    view,
    signIn: { settle, show },
  } = context;
  /** Events of the phone ledger when it was exported last. */
  let exported: number | null = null;

  return {
    choose: acting(async (answer: 'join' | 'use-account' | 'keep-apart', stall: StallId) => {
      const { me, server } = requireSignIn(context);
      const role = view.get().stalls.find((each) => each.stall === stall)?.role;
      if (answer === 'join') {
        if (role !== 'owner') throw new ServerError('owner_only', 'Only an owner can join both.');
        const { events, today } = await server.opening(stall);
        await context.joinMenus(eventsIn(events), today);
        records.change(me, { stall, syncedAt: null, isSeparate: false });
        await ledgers.migratePhoneLedger({ account: me, stall });
        await current.start();
        return;
      }
      if (answer === 'keep-apart') records.change(me, { isSeparate: true, stall });
      else if (![0, exported].includes(await ledgers.countPhoneEvents())) {
        // The page says how many there are by now.
        await settle();
        throw new ServerError('refused', 'Not all of the phone’s own records were exported.');
      }
      // If the page ends after this, the next one finds nothing of the phone's own and shows the account's.
      else if (!(await ledgers.remove(null))) {
        throw new ServerError('refused', 'The browser did not remove the phone’s own records.');
      } else records.change(me, { isSeparate: false });
      await show(me, stall);
    }),
    openStall: acting((stall: StallId) => show(requireSignIn(context).me, stall)),
    exportPhoneLedger: acting(async () => {
      // Counted before: what is entered meanwhile may be missing in the text.
      const count = await ledgers.countPhoneEvents();
      const text = await ledgers.exportText(null);
      exported = count;
      return text;
    }),
    acceptInvite: acting(async (code: string, name: string) => {
      const { me, server } = requireSignIn(context);
      const { stall } = await server.acceptInvite(code, name);
      // What is on this phone stays there: it is no part of somebody else's stall.
      if ((await ledgers.countPhoneEvents()) > 0) records.change(me, { isSeparate: true });
      await show(me, stall);
    }),
  };
}
