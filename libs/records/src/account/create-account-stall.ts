import type { AccountStall } from './account-stall';
import type { AccountContext, AccountStallOptions } from './account-context';
import { accountRecords } from './account-records';
import { accountView, unknownStall, withUnsent } from './account-view';
import { asServerError } from './server-faults';
import { followedCopies } from './followed-copies';
import { shownStall } from './current-stall';
import { signIn } from './sign-in';
import { ServerError } from './stall-server';
import type { StallId, StallServer } from './stall-server';
import type { Binding } from '../device/synced-ledger';
import { eventsIn } from './wire-events';
import { unsentIn } from './unsent-in';

/** The stall in the account, until it is stopped. */
export interface StartedAccountStall extends AccountStall {
  readonly stop: () => void;
}

/** Follows the session from now on, shows the copy of whoever is signed in, and synchronises it. */
export function createAccountStall(options: AccountStallOptions): StartedAccountStall {
  const { account, serverFor, signals } = options;
  const { copies, onOtherTab } = followedCopies(options.copies);
  const user = () => {
    const session = account.getSnapshot();
    return session.status === 'signed-in' ? session.user.id : null;
  };
  const isSignedIn = user() !== null;
  const records = accountRecords(options.storage);
  const unknown = unknownStall({ status: isSignedIn ? 'looking' : 'phone' });
  // What the page shows from its start: a page about that stall must not close until the account is known.
  const view = accountView(
    { ...unknown, stall: options.copies.shown()?.stall ?? null },
    options.dayAt,
  );
  const context: AccountContext = { ...options, copies, view, records, user };
  const shown = shownStall(context, () => void removeShown());
  const { settle, show, stop } = signIn(context, shown);

  /** Events of the phone's own copy when it was exported last. */
  let exportedOwn: number | null = null;

  /** After the shown stall went from the account. */
  async function removeShown() {
    const binding = copies.shown();
    shown.stop();
    if (binding) {
      await copies.show(null);
      await removeCopy(binding);
    }
    await settle();
  }

  async function removeCopy(binding: Binding) {
    if (!(await copies.remove(binding))) {
      throw new ServerError('refused', 'The browser did not remove the copy.');
    }
    records.change(binding.account, { stall: null, syncedAt: null, erasing: null });
  }

  /**
   * Nothing goes that the person was not told of: something may have been entered a moment ago, or in another tab.
   *
   * @throws ServerError when there is more; the page says so then
   */
  async function checkUnsent() {
    const told = unsentIn(view.get().keeping) ?? Infinity;
    const unsent = await copies.synced()?.countUnsent();
    if (!unsent || unsent.count <= told) return;
    view.change({ keeping: withUnsent(view.get().keeping, unsent) });
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
    const binding = copies.shown();
    if (binding?.account !== me) throw new ServerError('not_a_member', 'No stall is shown.');
    return { me, server, stall: binding.stall };
  }

  const follow = () => void settle();

  /** Whether something was entered while the account was looked up, perhaps after the phone's records were counted. */
  let isEntryNew = false;

  /** Nothing was there when the person signed in; now there is. */
  function moveEntry() {
    const me = user();
    if (me === null || view.get().keeping.status !== 'phone') return;
    if (copies.shown() || records.read(me).isKeptApart) return;
    // What is kept apart may have been erased meanwhile; then the entry is the first of a stall.
    copies.hasOwnBelonged().then(
      (hasBelonged) => (hasBelonged && view.get().apart > 0 ? undefined : follow()),
      (error: unknown) => options.reportError(error, 'looking whose the records are'),
    );
  }

  const ends = [
    account.subscribe(follow),
    // A tab that shows the phone's own may be about to sign out.
    onOtherTab(() => {
      if (copies.shown()) void shown.start();
      else {
        shown.stop();
        view.change({ stall: null, keeping: { status: 'phone' } });
      }
    }),
    options.onEntry(() => {
      isEntryNew = view.get().keeping.status === 'looking';
      moveEntry();
    }),
    view.store.subscribe(() => {
      if (!isEntryNew || view.get().keeping.status !== 'phone') return;
      isEntryNew = false;
      moveEntry();
    }),
    signals.follow(() => {
      if (signals.mayWork() && view.get().keeping.status === 'looking') follow();
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
        await options.keepBothMenus(eventsIn(events), today);
        records.change(me, { stall, syncedAt: null, isKeptApart: false });
        await copies.moveOwn({ account: me, stall });
        await shown.start();
        return;
      }
      if (answer === 'keep-apart') records.change(me, { isKeptApart: true, stall });
      else if (![0, exportedOwn].includes(await copies.countOwn())) {
        // The page says how many there are by now.
        await settle();
        throw new ServerError('refused', 'Not all of the phone’s own records were exported.');
      }
      // If the page ends after this, the next one finds nothing of the phone's own and shows the account's.
      else if (!(await copies.remove(null))) {
        throw new ServerError('refused', 'The browser did not remove the phone’s own records.');
      } else records.change(me, { isKeptApart: false });
      await show(me, stall);
    }),
    openStall: acting((stall: StallId) => show(signedIn().me, stall)),
    signOut: acting(async (copy: 'keep' | 'remove') => {
      if (copy === 'remove') await checkUnsent();
      stop();
      shown.stop();
      const binding = copies.shown();
      // If the page ends within this, the person is still signed in, and can sign out again.
      if (binding) await copies.show(null);
      if (binding && copy === 'remove') {
        // The person stays signed in, and sees the stall again.
        await removeCopy(binding).catch(async (error: unknown) => {
          await settle();
          throw error;
        });
      }
      account.signOut();
    }),
    exportOwn: acting(async () => {
      // Counted before: what is entered meanwhile may be missing in the text.
      const count = await copies.countOwn();
      const text = await copies.exportText(null);
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
      if ((await copies.countOwn()) > 0) records.change(me, { isKeptApart: true });
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
      const unsent = await copies.synced()?.countUnsent();
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
      if (copies.shown()) await copies.show(null);
      for (const binding of await copies.of(me)) {
        // oxlint-disable-next-line no-await-in-loop -- each waits for the disk
        await removeCopy(binding);
      }
      records.remove(me);
      // The synchronisation may have heard of it first, and ended the session.
      if (user() === null) await settle();
      else account.signOut();
    }),
    afterEnd: acting(async (copy: 'keep' | 'remove') => {
      const binding = copies.shown();
      if (!binding) return;
      if (copy === 'remove') await checkUnsent();
      shown.stop();
      const text = copy === 'keep' ? await copies.exportText(binding) : null;
      await copies.show(null);
      if (text !== null) {
        // They belonged to an account: they do not move into it again, nor into anybody else's. Marked before they are
        // stored: if the page ends in between, they are not there.
        await copies.markOwnBelonged(true);
        if (!(await options.importText(text))) {
          if ((await copies.countOwn()) === 0) await copies.markOwnBelonged(false);
          await copies.show(binding);
          throw new ServerError('refused', 'The browser did not store the records.');
        }
      }
      await removeCopy(binding);
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
