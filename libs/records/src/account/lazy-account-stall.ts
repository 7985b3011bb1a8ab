import { deepFreeze } from '@thela/contract';
import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import type { AccountStore } from '@thela/session';
import type { DeviceLedger } from '../device/device-ledger';
import { WRONG_MS } from './account-stall';
import type { AccountStall, AccountStallState } from './account-stall';
import { ServerError } from './stall-server';
import { whenIdle } from '@thela/page';

/** Between two attempts to load the code, ms. */
const AGAIN_MS = 30_000;

export interface LazyAccountStallOptions {
  readonly account: Pick<AccountStore, 'getSnapshot' | 'subscribe' | 'signOut' | 'clock'>;
  /** The ledger that the page shows. */
  readonly shown: Store<
    Pick<DeviceLedger, 'id' | 'role'> & {
      readonly records: Pick<DeviceLedger['records'], 'clockDoubt'>;
    }
  >;
  /** Loads the code and starts it. */
  readonly load: () => Promise<AccountStall>;
  readonly reportError: (error: unknown, place: string) => void;
}

/** The stall in the account, whose code is loaded when somebody is signed in and the page is idle, when it is asked, or to name a wrong clock. */
export interface LazyAccountStall extends AccountStall {
  /** Follows the session from now on; the records of who signed in are shown soon. @returns ends it */
  readonly start: () => () => void;
}

export function lazyAccountStall(options: LazyAccountStallOptions): LazyAccountStall {
  const { account, shown, reportError } = options;
  const isSignedIn = () => account.getSnapshot().status === 'signed-in';
  const store = createStore<AccountStallState>(() =>
    deepFreeze({
      sync: { status: isSignedIn() ? 'looking' : 'phone' },
      stall: shown.getSnapshot().id?.stall ?? null,
      role: shown.getSnapshot().role.getSnapshot(),
      stalls: [],
      clock: null,
      lost: [],
      serverDays: [],
      separateEvents: 0,
      late: 0,
    }),
  );
  let loading: Promise<AccountStall> | null = null;

  /** After a failure the next call tries again. */
  function open(): Promise<AccountStall> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw new ServerError('network', `The code could not be loaded: ${String(error)}`);
    });
    return loading;
  }

  async function load() {
    const found = await options.load();
    const adopt = () => store.setState(found.state.getSnapshot(), true);
    found.state.subscribe(adopt);
    adopt();
    return found;
  }

  let next: ReturnType<typeof setTimeout>;

  /** Again and again: a network that the phone believes in may lead nowhere, and tells nobody when it does. */
  const openQuietly = () =>
    void open().catch((error: unknown) => {
      reportError(error, 'loading the synchronisation');
      next = setTimeout(look, AGAIN_MS);
    });

  let cancel = () => {};

  function look() {
    cancel();
    clearTimeout(next);
    const status = isSignedIn() ? 'looking' : 'phone';
    if (!loading) store.setState({ sync: { status } });
    if (isSignedIn() || shown.getSnapshot().id) cancel = whenIdle(openQuietly);
  }

  /** Nobody stays signed in because code could not be loaded. */
  async function signOut(action: 'keep' | 'remove') {
    const found = action === 'keep' ? await open().catch(() => null) : await open();
    if (found) {
      await found.signOut(action);
      return;
    }
    account.signOut();
  }

  return {
    state: { getSnapshot: store.getState, subscribe: store.subscribe },
    start: () => {
      look();
      const end = account.subscribe(look);
      const endClock = account.clock.subscribe(() => {
        // A day before the set-up is asked about already.
        const isAsked = shown.getSnapshot().records.clockDoubt.getSnapshot() !== null;
        if (!isAsked && Math.abs(account.clock.aheadMs()) >= WRONG_MS) openQuietly();
      });
      // Code that could not be loaded without a network.
      window.addEventListener('online', look);
      return () => {
        end();
        endClock();
        window.removeEventListener('online', look);
        cancel();
        clearTimeout(next);
      };
    },
    syncNow: async () => (await open()).syncNow(),
    choose: async (answer, stall) => (await open()).choose(answer, stall),
    dismiss: async (notice) => (await open()).dismiss(notice),
    openStall: async (stall) => (await open()).openStall(stall),
    signOut,
    phoneStall: async () => (await open()).phoneStall(),
    invite: async () => (await open()).invite(),
    acceptInvite: async (code, name) => (await open()).acceptInvite(code, name),
    members: async () => (await open()).members(),
    removeMember: async (member) => (await open()).removeMember(member),
    leave: async () => (await open()).leave(),
    dayByMember: async (day) => (await open()).dayByMember(day),
    lateEntries: async () => (await open()).lateEntries(),
    decideLate: async (ids, accept) => (await open()).decideLate(ids, accept),
    eraseStall: async () => (await open()).eraseStall(),
    deleteAccount: async () => (await open()).deleteAccount(),
    afterEnd: async (action) => (await open()).afterEnd(action),
  };
}
