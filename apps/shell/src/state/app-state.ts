import type {
  AnswerStore,
  DayStore,
  FeatureId,
  Ledger,
  LimitedMembers,
  Notify,
  Store,
  Toast,
  ToastId,
} from '@thela/contract';
import { limitedByRole } from '@thela/contract';
import { browserStorage, createToolLoader } from '@thela/federation';
import type { ToolFailure, ToolLoader, ToolState } from '@thela/federation';
import type { SiteConfig } from '@thela/site-config';
import {
  createDeviceLedgers,
  lazyAccountStall,
  lazyAnswers,
  ledgerNames,
  currentRole,
} from '@thela/records';
import type {
  AuthCallback,
  LanguageStore,
  LoadedSource,
  NewVersion,
  ThemeStore,
  ToastStore,
} from '@thela/page';
import { STALL_LIMITS } from '@thela/ledger';
import type { Spent } from '@thela/ledger';
import { createAccountStore } from '@thela/session';
import type { AccountStore } from '@thela/session';
import {
  createLanguageStore,
  createNewVersion,
  createToastStore,
  messagesNow,
  reportError,
} from '@thela/page';
import { features } from '../site/features';
import type {
  LazyAccountStall,
  LedgerManager,
  RoleStore,
  DeviceLedger,
  StallRecords,
  StallWithRole,
} from '@thela/records';
import type { ToolSource } from '../site/tool-source';
import { createSampleStore } from '../sample/sample-store';
import type { SampleStore } from '../sample/sample-store';
import { createThemeStore } from '../theme/theme-store';

/** The day, the stall and the records of the copy that is shown, as far as the person may change them. */
interface CurrentStall {
  readonly day: DayStore;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly spent: Store<Spent>;
}

/** The state of the page: one of each, from the start of the page to its end. */
export interface AppState {
  readonly config: SiteConfig;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  /** The copy of a ledger that the page shows: what was mounted for another one must be mounted anew. */
  readonly shown: Store<DeviceLedger>;
  /** The ledgers on this device: loaded at the first call. */
  readonly copies: () => Promise<LedgerManager>;
  /** What the page shows of the stall now: of another copy after a change of `shown`. */
  readonly current: () => CurrentStall;
  readonly role: RoleStore;
  /** The made-up stall of who has none. */
  readonly sample: SampleStore;
  /** The answers that a tool keeps, of the copy that is shown. */
  readonly answersOf: (tool: FeatureId) => AnswerStore;
  /** Follows the calendar and the stall's records from now on. @returns ends it */
  readonly startStall: () => () => void;
  readonly account: AccountStore;
  /** The stall in the account of who is signed in. */
  readonly accountStall: LazyAccountStall;
  /** The sign-in that returned to this page, if one did. */
  readonly callback: AuthCallback | null;
  readonly toasts: ToastStore;
  readonly newVersion: NewVersion;
  readonly releases: ToolSource['releases'];
  readonly prefetch: NonNullable<ToolSource['prefetch']>;
  /** The loader of each tool, by app folder. */
  readonly loaders: ReadonlyMap<string, ToolLoader>;
  /**
   * Every release that ran on this page, the latest first: code of one that is no longer shown may
   * still throw.
   */
  readonly loadedSources: () => readonly LoadedSource[];
}

/**
 * @param config this installation's configuration
 * @param callback the sign-in that returned to this page, if one did
 */
export function createAppState(
  config: SiteConfig,
  { releases, load, prefetch = () => Promise.resolve() }: ToolSource,
  callback: AuthCallback | null,
  language: LanguageStore = createLanguageStore(browserStorage),
  theme: ThemeStore = createThemeStore(browserStorage),
): AppState {
  const toasts = createToastStore();
  const session = createAccountStore({
    supabase: config.supabase,
    storage: browserStorage,
    hasPendingCallback: callback?.kind === 'code',
    // The database is asked, too, and says what becomes of the copy on this device.
    onUserGone: () => void accountStall.syncNow().catch(() => {}),
  });
  const ledgers = createDeviceLedgers({
    session,
    platesSold: config.day?.platesSold,
    storage: browserStorage,
    notify: ledgerNotices(toasts.notify),
    reportError: report,
  });
  const account: AccountStore = {
    ...session,
    signOut: () => {
      // Nobody sees the figures of an account after its Logout.
      ledgers.show(null);
      session.signOut();
    },
  };
  const accountStall = lazyAccountStall({
    account,
    shown: ledgers.current,
    load: async () => {
      const { startAccountStall } = await import('@thela/records/start-account-stall');
      const { supabase } = config;
      const storage = browserStorage;
      return startAccountStall({ supabase, account, ledgers, storage, reportError: report });
    },
    reportError: report,
  });
  const role = currentRole(ledgers.current);
  const current = currentStall(ledgers.current, role, toasts.notify);
  return {
    config,
    language,
    theme,
    shown: ledgers.current,
    copies: ledgers.manager,
    current,
    role,
    sample: createSampleStore(current, config.brand.location, report),
    answersOf: (tool) => answersOf(tool, ledgers.current.getSnapshot()),
    startStall: ledgers.start,
    account,
    accountStall,
    callback,
    toasts,
    newVersion: createNewVersion(),
    releases,
    prefetch,
    ...createLoaders(load),
  };
}

function report(error: unknown, place: string): void {
  reportError(error, { name: 'shell' }, place);
}

function ledgerNotices(notify: Notify): Parameters<typeof createDeviceLedgers>[0]['notify'] {
  const say = (message: string) => void notify.show({ kind: 'info', message, urgency: 'polite' });
  return {
    dayUnknown: refusalToast(notify, () => messagesNow().stall.clock.refused),
    tooMany: refusalToast(notify, () =>
      messagesNow().stall.tooMany(
        STALL_LIMITS.dishes,
        STALL_LIMITS.ingredients,
        STALL_LIMITS.lines,
      ),
    ),
    nextDayBegins: () => say(messagesNow().stall.nextDayBegins),
    restored: (events) => say(messagesNow().stall.restored(events)),
    countsTwice: (dishes) => say(messagesNow().stall.countsTwice(dishes)),
  };
}

/** What is shown of the stall at each call, as far as the person's role allows. */
function currentStall(shown: Store<DeviceLedger>, role: RoleStore, notify: Notify) {
  const refuse = refusalToast(notify, () => messagesNow().stall.ownersOnly);
  // Made once for each copy: a tool may know the ledger by its functions.
  const limited = new WeakMap<DeviceLedger, LimitedMembers<StallWithRole>>();
  return (): CurrentStall => {
    const copy = shown.getSnapshot();
    const members =
      limited.get(copy) ??
      limitedByRole({ ...copy, stall: { ...copy.stall, role } }, role, copy.device, refuse);
    limited.set(copy, members);
    return { ...members, records: copy.records, spent: copy.spent };
  };
}

function answersOf(tool: FeatureId, { id }: DeviceLedger): AnswerStore {
  const { answers: prefix } = ledgerNames(id);
  return lazyAnswers(
    async () => {
      const { storedAnswers } = await import('@thela/records/stored-answers');
      return storedAnswers({ storage: browserStorage, prefix }, tool);
    },
    (error) => report(error, 'reading the answers of a tool'),
  );
}

function createLoaders(load: ToolSource['load']): Pick<AppState, 'loaders' | 'loadedSources'> {
  let loadedSources: readonly LoadedSource[] = [];
  const loaders = features.map(({ remote }) => {
    const loader = createToolLoader((attempt, onLost) => load(remote, attempt, onLost));
    loader.subscribe(() => {
      const state = loader.getSnapshot();
      if (state.status === 'ready') {
        const { version, baseUrl } = state.tool;
        loadedSources = [{ name: remote, version, folder: baseUrl }, ...loadedSources];
      }
      reportTrouble(state, remote);
    });
    return [remote, loader] as const;
  });
  return { loaders: new Map(loaders), loadedSources: () => loadedSources };
}

/** Says why nothing was changed. Whoever types a price asks for many changes: one toast is enough for them. */
function refusalToast({ show, update }: Notify, text: () => string): () => void {
  let id: ToastId | undefined;
  return () => {
    const toast: Toast = { kind: 'info', message: text(), urgency: 'assertive' };
    if (id === undefined) id = show(toast);
    else update(id, toast);
  };
}

const reported = new WeakSet<ToolFailure>();

function reportTrouble(state: ToolState, name: string) {
  if (state.status === 'failed') {
    const { kind, detail, version, cause } = state.failure;
    // A tool that was switched off is not an error, and a failure stays the same while the page tries again.
    if (kind === 'disabled' || reported.has(state.failure)) return;
    reported.add(state.failure);
    reportError(cause ?? detail, { name, version }, `${kind}: ${detail}`);
  }
  if (state.status === 'crashed') {
    reportError(state.error, { name, version: state.tool.version }, 'crashed while rendering');
  }
}
