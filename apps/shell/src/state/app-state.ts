import type {
  AnswerStore,
  Brand,
  DayStore,
  FeatureId,
  Language,
  Ledger,
  LimitedMembers,
  Navigation,
  Notify,
  Shell,
  StallRole,
  Store,
  Toast,
  ToastId,
} from '@thela/contract';
import { CONTRACT, limitedByRole, toolLocation, toolShell } from '@thela/contract';
import { browserStorage, createToolLoader } from '@thela/federation';
import type { OverrideStore, RegistrySource, ToolLoader, ToolState } from '@thela/federation';
import type { Stall } from '@thela/ledger';
import type { SiteConfig } from '@thela/site-config';
import {
  createStallState,
  lazyAccountStall,
  lazyAnswers,
  namesOf,
  shownRole,
} from '@thela/records';
import type {
  AuthCallback,
  LanguageStore,
  LoadedSource,
  NewVersion,
  ToastStore,
} from '@thela/page';
import { createAccountStore } from '@thela/session';
import type { AccountStore } from '@thela/session';
import {
  createLanguageStore,
  createNewVersion,
  createToastStore,
  messagesNow,
  openingPath,
  reportError,
  stallPath,
  toolPath,
} from '@thela/page';
import { features, featureWithId } from '../site/features';
import type { Feature } from '../site/features';
import type {
  LazyAccountStall,
  LedgerCopies,
  RoleStore,
  StallCopy,
  StallRecords,
  StallWithRole,
} from '@thela/records';
import type { ToolSource } from '../site/releases';
import { createThemeStore } from '../theme/theme-store';
import type { ThemeStore } from '../theme/theme-store';

/** The day, the stall and the records of the copy that is shown, as far as the person may change them. */
interface CurrentStall {
  readonly day: DayStore;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
}

/** The state of the page: one of each, from the start of the page to its end. */
export interface AppState {
  readonly config: SiteConfig;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  /** The copy of a ledger that the page shows: what was mounted for another one must be mounted anew. */
  readonly shown: Store<StallCopy>;
  /** The copies of ledgers on this device: loaded at the first call. */
  readonly copies: () => Promise<LedgerCopies>;
  /** What the page shows of the stall now: of another copy after a change of `shown`. */
  readonly current: () => CurrentStall;
  /** Who the person is at the stall that is shown. */
  readonly role: RoleStore;
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
  readonly registry: RegistrySource;
  readonly overrides: OverrideStore;
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
  { registry, overrides, load, prefetch = () => Promise.resolve() }: ToolSource,
  callback: AuthCallback | null,
  language: LanguageStore = createLanguageStore(browserStorage),
  theme: ThemeStore = createThemeStore(browserStorage),
): AppState {
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
  const toasts = createToastStore();
  const say = (message: string) =>
    void toasts.notify.show({ kind: 'info', message, urgency: 'polite' });
  const report = (error: unknown, place: string) => reportError(error, { name: 'shell' }, place);
  const account = createAccountStore({
    supabase: config.supabase,
    storage: browserStorage,
    hasPendingCallback: callback?.kind === 'code',
    // The database is asked, too, and says what becomes of the copy on this device.
    onUserGone: () => void accountStall.syncNow().catch(() => {}),
  });
  const ledgers = createStallState({
    session: account,
    platesSold: config.day?.platesSold,
    storage: browserStorage,
    say: {
      nextDayBegins: () => say(messagesNow().stall.nextDayBegins),
      restored: (events) => say(messagesNow().stall.restored(events)),
      countsTwice: (dishes) => say(messagesNow().stall.countsTwice(dishes)),
    },
    reportError: report,
  });
  const role = shownRole(ledgers.shown);
  const refused = refusalToast(toasts.notify);
  // Made once for each copy: a tool may know the ledger by its functions.
  const byRole = new WeakMap<StallCopy, LimitedMembers<StallWithRole>>();
  const shownByRole = () => {
    const copy = ledgers.shown.getSnapshot();
    const made =
      byRole.get(copy) ?? limitedByRole({ ...copy, stall: { ...copy.stall, role } }, role, refused);
    byRole.set(copy, made);
    return made;
  };
  const ownAccount: AccountStore = {
    ...account,
    signOut: () => {
      // Nobody sees the figures of an account after its Logout.
      ledgers.show(null);
      account.signOut();
    },
  };
  const accountStall = lazyAccountStall({
    account: ownAccount,
    shown: ledgers.shown,
    load: async () => {
      const { startAccountStall } = await import('@thela/records/start-account-stall');
      return startAccountStall({
        supabase: config.supabase,
        account: ownAccount,
        ledgers,
        storage: browserStorage,
        reportError: report,
      });
    },
    reportError: report,
  });
  return {
    config,
    language,
    theme,
    shown: ledgers.shown,
    copies: ledgers.copies,
    current: () => ({ ...shownByRole(), records: ledgers.shown.getSnapshot().records }),
    answersOf: (tool) => {
      const { answers: prefix } = namesOf(ledgers.shown.getSnapshot().binding);
      return lazyAnswers(
        async () => {
          const { storedAnswers } = await import('@thela/records/stored-answers');
          return storedAnswers({ storage: browserStorage, prefix }, tool);
        },
        (error) => report(error, 'reading the answers of a tool'),
      );
    },
    role,
    startStall: ledgers.start,
    account: ownAccount,
    accountStall,
    callback,
    toasts,
    newVersion: createNewVersion(),
    registry,
    overrides,
    prefetch,
    loaders: new Map(loaders),
    loadedSources: () => loadedSources,
  };
}

/** Says that only the owner can do it. Whoever types a price asks for many changes: one toast is enough for them. */
function refusalToast({ show, update }: Notify): () => void {
  let id: ToastId | undefined;
  return () => {
    const message = messagesNow().stall.ownersOnly;
    const toast: Toast = { kind: 'info', message, urgency: 'assertive' };
    if (id === undefined) id = show(toast);
    else update(id, toast);
  };
}

function reportTrouble(state: ToolState, name: string) {
  if (state.status === 'failed') {
    const { kind, detail, version, cause } = state.failure;
    // A tool that was switched off is not an error.
    if (kind !== 'disabled') reportError(cause ?? detail, { name, version }, `${kind}: ${detail}`);
  }
  if (state.status === 'crashed') {
    reportError(state.error, { name, version: state.tool.version }, 'crashed while rendering');
  }
}

/**
 * The page as one tool sees it: the members of the contract, which no tool can change. A tool keeps the value
 * for as long as it is shown.
 */
export function createShell(app: AppState, feature: Feature, navigation: Navigation): Shell {
  const { config, language, account, toasts } = app;
  const { day, stall, ledger } = app.current();
  const name = feature.remote;
  const report: Shell['reportError'] = (error, place) => {
    const latest = app.loadedSources().find((source) => source.name === name);
    reportError(error, { name, version: latest?.version }, place);
  };
  const location = toolLocation(toolPath(feature.id), navigation, report);
  return toolShell({
    contract: CONTRACT,
    brand: brandOf(config.brand, stall.getSnapshot()),
    day: guarded(day, report),
    session: guarded(account, report),
    ai: config.ai,
    voice: config.voice ? { engine: 'vapi', ...config.voice } : { engine: 'browser' },
    notify: toasts.notify,
    openTool: (id) => {
      if (featureWithId(id)) navigation.go(openingPath(id, app.role.getSnapshot()));
      else report(new Error(`No tool has the feature id "${id}".`), 'opening another tool');
    },
    reportError: report,
    location: guarded(location, report),
    stall: {
      ...guarded(stall, report),
      open: () => navigation.go(stallPath),
      role: guarded<Store<StallRole>>(app.role, report),
    },
    ledger: guardedLedger(ledger, report),
    language: guarded<Store<Language>>(language, report),
    answers: guarded(app.answersOf(feature.id), report),
  });
}

/** An own stall stands where its vendor says, not where the configuration does. */
function brandOf(brand: Brand, { isOwn, place }: Stall): Brand {
  return isOwn ? { ...brand, location: place } : brand;
}

/** A store whose listeners cannot keep a change from each other: one of a tool may throw. */
function guarded<Members extends Store<unknown>>(
  store: Members,
  report: Shell['reportError'],
): Members {
  return {
    ...store,
    subscribe: (listener: () => void) => store.subscribe(guard(listener, report)),
  };
}

function guardedLedger(ledger: Ledger, report: Shell['reportError']): Ledger {
  return {
    ...ledger,
    today: guarded(ledger.today, report),
    subscribe: (listener) => ledger.subscribe(guard(listener, report)),
  };
}

function guard<Given extends readonly unknown[]>(
  listener: (...given: Given) => void,
  report: Shell['reportError'],
): (...given: Given) => void {
  return (...given) => {
    try {
      listener(...given);
    } catch (error) {
      report(error, 'following a change');
    }
  };
}
