import { randomId } from '@thela/contract';
import { acting, requireSignIn } from './account-actions';
import type { ActionContext } from './account-actions';
import type { AccountStall } from './account-stall';
import { emptyStall } from './sign-in-plan';
import { ServerError } from './stall-server';
import type { StallId } from '../device/synced-ledger';
import { eventsIn } from './wire-events';

/** Which stall is shown, and what becomes of the phone ledger then. */
export function joinActions(
  context: ActionContext,
): Pick<AccountStall, 'choose' | 'openStall' | 'phoneStall' | 'acceptInvite'> {
  const {
    ledgers,
    current,
    records,
    view,
    user,
    timeZone,
    signIn: { settle, show },
  } = context;

  return {
    choose: acting(async (answer: 'join' | 'keep-apart', given: StallId | null) => {
      const { me, server } = requireSignIn(context);
      const { stalls } = view.get();
      const role = stalls.find((each) => each.stall === given)?.role;
      if (answer === 'join' && given !== null && role !== 'owner') {
        throw new ServerError('owner_only', 'Only an owner can join both.');
      }
      // Another tab has answered.
      if ((await ledgers.countPhoneEvents()) === 0) return settle();
      const stall = given ?? emptyStall(await server.myStalls())?.stall ?? randomId();
      if (given === null) await server.createStall(stall, timeZone());
      if (answer === 'keep-apart') {
        records.change(me, { isSeparate: true, stall });
        return show(me, stall);
      }
      const { events, today } = await server.opening(stall);
      const same = await context.joinMenus(eventsIn(events), today);
      // Somebody else may have signed in meanwhile: it was not they who said so.
      if (user() !== me) throw new ServerError('session', 'Somebody else is signed in.');
      records.change(me, { stall, syncedAt: null, isSeparate: false });
      await ledgers.migratePhoneLedger({ account: me, stall }, same);
      await current.start();
    }),
    openStall: acting((stall: StallId) => show(requireSignIn(context).me, stall)),
    phoneStall: acting(ledgers.phoneStall),
    acceptInvite: acting(async (code: string, name: string) => {
      const { me, server } = requireSignIn(context);
      const { stall } = await server.acceptInvite(code, name);
      // What is on this phone stays there: it is no part of somebody else's stall.
      if ((await ledgers.countPhoneEvents()) > 0) records.change(me, { isSeparate: true });
      await show(me, stall);
    }),
  };
}
