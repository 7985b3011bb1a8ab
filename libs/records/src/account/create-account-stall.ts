import type { AccountStall } from './account-stall';
import type { AccountContext, AccountStallOptions } from './account-context';
import { accountRecords } from './account-records';
import { accountView, unknownStall, withUnsent } from './account-view';
import { asServerError } from './server-faults';
import { followedCopies } from './followed-copies';
import { currentStall } from './current-stall';
import { signIn } from './sign-in';
import { ServerError } from './stall-server';
import type { StallServer } from './stall-server';
import type { AccountStallId, StallId } from '../device/synced-ledger';
import { eventsIn } from './wire-events';
import { unsentIn } from './account-stall';

/** The stall in the account, until it is stopped. */
export interface StartedAccountStall extends AccountStall {
  readonly stop: () => void;
}

/** Follows the session from now on, shows the ledger of whoever is signed in, and synchronises it. */
export function createAccountStall(options: AccountStallOptions): StartedAccountStall {
  const { account, serverFor, signals } = options;
  const { ledgers, onOtherTab } = followedCopies(options.ledgers);
  const user = () => {
    const session = account.getSnapshot();
    return session.status === 'signed-in' ? session.user.id : null;
  };
  const isSignedIn = user() !== null;
  const records = accountRecords(options.storage);
  const unknown = unknownStall({ status: isSignedIn ? 'looking' : 'phone' });
  // What the page shows from its start: a page about that stall must not close until the account is known.
  const view = accountView(
    { ...unknown, stall: options.ledgers.current()?.stall ?? null },
    options.dayAt,
  );
  const context: AccountContext = { ...options, ledgers, view, records, user };
  const shown = currentStall(context, () => void removeShown());
  const { settle, show, stop } = signIn(context, shown);

  /** Events of the phone ledger when it was exported last. */
  let exportedOwn: number | null = null;

  /** After the shown stall went from the account. */
  async function removeShown() {
    const id = ledgers.current();
    shown.stop();
    if (id) {
      await ledgers.show(null);
      await removeCopy(id);
    }
    await settle();
  }

  async function removeCopy(id: AccountStallId) {
    if (!(await ledgers.remove(id))) {
      throw new ServerError('refused', 'The browser did not remove the ledger.');
    }
    records.change(id.account, { stall: null, syncedAt: null, erasing: null });
  }

  /**
   * Nothing goes that the person was not told of: something may have been entered a moment ago, or in another tab.
   *
   * @throws ServerError when there is more; the page says so then
   */
  async function checkUnsent() {
    const told = unsentIn(view.get().sync) ?? Infinity;
    const unsent = await ledgers.syncedLedger()?.countUnsent();
    if (!unsent || unsent.count <= told) return;
    view.change({ sync: withUnsent(view.get().sync, unsent) });
    throw new ServerError('refused', 'More is on this phone only than the page said.');
  }

  /** @throws ServerError when nobody is signed in */
  function signedIn(): { readonly me: string; readonly server: StallServer } {
    const me = user();
    if (me === null) throw new ServerError('session', 'Nobody is signed in.');
    return { me, server: serverFor(me) };
  }

  /** @throws ServerError when no stall of the account is shown */
  function atStall(): {
    readonly me: string;
    readonly server: StallServer;
    readonly stall: StallId;
  } {
    const { me, server } = signedIn();
    const id = ledgers.current();
    if (id?.account !== me) throw new ServerError('not_a_member', 'No stall is shown.');
    return { me, server, stall: id.stall };
  }

  const follow = () => void settle();

  /** Whether something was entered while the account was looked up, perhaps after the phone's records were counted. */
  let isEntryNew = false;

  /** Nothing was there when the person signed in; now there is. */
  function moveEntry() {
    const me = user();
    if (me === null || view.get().sync.status !== 'phone') return;
    if (ledgers.current() || records.read(me).isSeparate) return;
    // What is kept apart may have been erased meanwhile; then the entry is the first of a stall.
    ledgers.hasAccountEvents().then(
      (hasAccountEvents) =>
        hasAccountEvents && view.get().separateEvents > 0 ? undefined : follow(),
      (error: unknown) => options.reportError(error, 'looking whose the records are'),
    );
  }

  const ends = [
    account.subscribe(follow),
    // A tab that shows the phone's own may be about to sign out.
    onOtherTab(() => {
      if (ledgers.current()) void shown.start();
      else {
        shown.stop();
        view.change({ stall: null, sync: { status: 'phone' } });
      }
    }),
    options.onEntry(() => {
      isEntryNew = view.get().sync.status === 'looking';
      moveEntry();
    }),
    view.store.subscribe(() => {
      if (!isEntryNew || view.get().sync.status !== 'phone') return;
      isEntryNew = false;
      moveEntry();
    }),
    signals.follow(() => {
      if (signals.mayWork() && view.get().sync.status === 'looking') follow();
    }),
  ];

  follow();

  return {
    state: view.store,
    syncNow: async () => {
      if (!(await shown.now())) await settle();
    },
    choose: acting(async (answer: 'join' | 'use-account' | 'keep-apart', stall: StallId) => {
      const { me, server } = signedIn();
      const role = view.get().stalls.find((each) => each.stall === stall)?.role;
      if (answer === 'join') {
        if (role !== 'owner') throw new ServerError('owner_only', 'Only an owner can join both.');
        const { events, today } = await server.opening(stall);
        await options.joinMenus(eventsIn(events), today);
        records.change(me, { stall, syncedAt: null, isSeparate: false });
        await ledgers.migratePhoneLedger({ account: me, stall });
        await shown.start();
        return;
      }
      if (answer === 'keep-apart') records.change(me, { isSeparate: true, stall });
      else if (![0, exportedOwn].includes(await ledgers.countPhoneEvents())) {
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
    openStall: acting((stall: StallId) => show(signedIn().me, stall)),
    signOut: acting(async (action: 'keep' | 'remove') => {
      if (action === 'remove') await checkUnsent();
      stop();
      shown.stop();
      const id = ledgers.current();
      // If the page ends within this, the person is still signed in, and can sign out again.
      if (id) await ledgers.show(null);
      if (id && action === 'remove') {
        // The person stays signed in, and sees the stall again.
        await removeCopy(id).catch(async (error: unknown) => {
          await settle();
          throw error;
        });
      }
      account.signOut();
    }),
    exportPhoneLedger: acting(async () => {
      // Counted before: what is entered meanwhile may be missing in the text.
      const count = await ledgers.countPhoneEvents();
      const text = await ledgers.exportText(null);
      exportedOwn = count;
      return text;
    }),
    invite: acting(async () => {
      const { server, stall } = atStall();
      const invitation = await server.invite(stall);
      shown.expectOthers();
      return invitation;
    }),
    acceptInvite: acting(async (code: string, name: string) => {
      const { me, server } = signedIn();
      const { stall } = await server.acceptInvite(code, name);
      // What is on this phone stays there: it is no part of somebody else's stall.
      if ((await ledgers.countPhoneEvents()) > 0) records.change(me, { isSeparate: true });
      await show(me, stall);
    }),
    members: acting(() => {
      const { server, stall } = atStall();
      return server.members(stall);
    }),
    removeMember: acting(async (member: string) => {
      const { server, stall } = atStall();
      await server.removeMember(stall, member);
    }),
    leave: acting(async () => {
      await shown.now();
      const { server, stall } = atStall();
      await server.leave(stall);
      const unsent = await ledgers.syncedLedger()?.countUnsent();
      if (unsent && unsent.count > 0) await shown.now();
      else await removeShown();
    }),
    dayByMember: acting((day: string) => {
      const { server, stall } = atStall();
      return server.dayByMember(stall, day);
    }),
    lateEntries: acting(() => {
      const { server, stall } = atStall();
      return server.lateEntries(stall);
    }),
    decideLate: acting(async (ids: readonly string[], accept: boolean) => {
      const { server, stall } = atStall();
      await server.decideLate(stall, ids, accept);
      await shown.countLate();
      // What was accepted comes with the next pull.
      void shown.now();
    }),
    eraseStall: acting(async () => {
      const { me, server, stall } = atStall();
      records.change(me, { erasing: stall });
      await server.eraseStall(stall);
      await removeShown();
    }),
    deleteAccount: acting(async () => {
      const { me, server } = signedIn();
      const isAskedBefore = records.read(me).isDeleting;
      records.change(me, { isDeleting: true });
      try {
        await server.deleteAccount();
      } catch (error) {
        // The first answer may have been lost: then there is no such account any more.
        if (!(isAskedBefore && asServerError(error).fault === 'no_account')) throw error;
      }
      stop();
      shown.stop();
      if (ledgers.current()) await ledgers.show(null);
      for (const id of await ledgers.ledgersOf(me)) {
        // oxlint-disable-next-line no-await-in-loop -- each waits for the disk
        await removeCopy(id);
      }
      records.remove(me);
      // The synchronisation may have heard of it first, and ended the session.
      if (user() === null) await settle();
      else account.signOut();
    }),
    afterEnd: acting(async (action: 'keep' | 'remove') => {
      const id = ledgers.current();
      if (!id) return;
      if (action === 'remove') await checkUnsent();
      shown.stop();
      const text = action === 'keep' ? await ledgers.exportText(id) : null;
      await ledgers.show(null);
      if (text !== null) {
        // They belonged to an account: they do not move into it again, nor into anybody else's. Marked before they are
        // stored: if the page ends in between, they are not there.
        await ledgers.markAccountEvents(true);
        if (!(await options.importText(text))) {
          if ((await ledgers.countPhoneEvents()) === 0) await ledgers.markAccountEvents(false);
          await ledgers.show(id);
          throw new ServerError('refused', 'The browser did not store the records.');
        }
      }
      await removeCopy(id);
      await settle();
    }),
    stop: () => {
      stop();
      shown.stop();
      for (const end of ends) end();
    },
  };
}

/** An action that rejects with a `ServerError`, whatever went wrong. */
function acting<Given extends readonly unknown[], Result>(
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
