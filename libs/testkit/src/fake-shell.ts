import { CONTRACT, deepFreeze, limitedByRole, toolLocation, toolShell } from '@thela/contract';
import type {
  AiSettings,
  Brand,
  FeatureId,
  KeptAnswer,
  Language,
  Navigation,
  Notify,
  Session,
  Shell,
  Store,
  Toast,
  VoiceSettings,
} from '@thela/contract';
import { answerStore } from '@thela/contract/answer-store';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import { answersInMemory } from './answers-in-memory';
import type { FakeLedger } from './fake-ledger';
import { createFakeStallState } from './fake-stall-state';
import type { FakeStallOptions } from './fake-stall-state';
import { memoryNavigation } from './memory-navigation';
import { TOOL_PATH } from './playground-paths';

/** A brand for tests and playgrounds; its addresses do not exist. */
export const sampleBrand: Brand = {
  product: 'Thela',
  assistant: 'Chaat-GPT',
  tagline: 'AI Street Food OS',
  location: 'Hyderabad, Telangana',
  supportEmail: 'support@thela.example',
  repositoryUrl: 'https://thela.example/repository',
  issuesUrl: 'https://thela.example/repository/issues',
  termsUrl: 'https://thela.example/terms',
  privacyUrl: 'https://thela.example/privacy',
};

const models = ['gemini-flash-latest'];

/** Settings of a text model, `createFakeShell({ ai: sampleModel })`; its address does not exist. */
export const sampleModel: AiSettings = {
  mode: 'direct',
  baseUrl: 'https://model.example',
  models: { advice: models, recipe: models, strategy: models },
  key: 'key of the page',
};

export interface FakeShellOptions extends FakeStallOptions {
  readonly session?: Session;
  readonly ai?: AiSettings;
  readonly voice?: VoiceSettings;
  /** Names that differ from those of `sampleBrand`. */
  readonly brand?: Partial<Brand>;
  /** The path below the tool that is open at first; the default is the tool's first page. */
  readonly path?: string;
  /** The language of the page; the default is English, which stays. */
  readonly language?: Store<Language>;
  /** What the tool has kept before; with `storage: 'full'` nothing is added to it. */
  readonly answers?: readonly KeptAnswer[];
  /** Where the tool's pages are; the default is a history in memory. */
  readonly navigation?: Navigation;
}

/** What a tool asked of a fake shell so far. */
export interface ToolCalls {
  /** Toasts that are shown now, the oldest first. */
  readonly shownToasts: () => readonly Toast[];
  readonly openedTools: readonly FeatureId[];
  readonly reportedErrors: readonly { readonly error: unknown; readonly place: string }[];
  /** Events that were entered since the shell was made. */
  readonly events: readonly LedgerEvent[];
  /** How often the page of the stall was opened. */
  readonly openedStall: () => number;
  /** How many changes were refused because the person is a helper. */
  readonly refusals: () => number;
}

/** Apart from the shells: a tool gets no member from them that the real shell does not have. */
const callsByShell = new WeakMap<Shell, ToolCalls>();

const ledgerByShell = new WeakMap<Shell, FakeLedger>();

/**
 * Begins another day at the stall of a fake shell, as a clock does at 04:00.
 *
 * @throws Error for any other shell
 */
export function beginDay(shell: Shell, day: StallDay): void {
  const ledger = ledgerByShell.get(shell);
  if (!ledger) throw new Error('Only a shell that createFakeShell returned can begin a day.');
  ledger.beginDay(day);
}

/**
 * What tools asked of a fake shell so far.
 *
 * @param shell as `createFakeShell` returned it
 * @throws Error for any other shell
 */
export function callsTo(shell: Shell): ToolCalls {
  const calls = callsByShell.get(shell);
  if (!calls) throw new Error('Only a shell that createFakeShell returned records calls.');
  return calls;
}

/**
 * Makes a shell for tests and playgrounds, with a real day and no network. Two shells share nothing. It has the
 * members of the real one and is as frozen; `callsTo` returns what tools asked of it.
 */
export function createFakeShell(options: FakeShellOptions = {}): Shell {
  const openedTools: FeatureId[] = [];
  const reportedErrors: { error: unknown; place: string }[] = [];
  const toasts = new Map<string, Toast>();
  const session = deepFreeze<Session>(options.session ?? { status: 'unknown' });
  let openedStall = 0;
  let refusals = 0;
  const state = createFakeStallState(options, () => {
    openedStall += 1;
  });
  const { day, stall, ledger } = limitedByRole(
    { ...state, ledger: state.ledger.ledger },
    state.stall.role,
    () => {
      refusals += 1;
    },
  );
  const { isOwn, place } = stall.getSnapshot();
  const reportError: Shell['reportError'] = (error, where) => {
    reportedErrors.push({ error, place: where });
  };
  const members = {
    contract: CONTRACT,
    brand: { ...sampleBrand, ...(isOwn ? { location: place } : {}), ...options.brand },
    day,
    session: {
      getSnapshot: () => session,
      subscribe: () => () => {},
      getAccessToken: () => Promise.resolve(session.status === 'signed-in' ? 'fake-token' : null),
    },
    ai: options.ai ?? { mode: 'built-in' },
    voice: options.voice ?? { engine: 'browser' },
    notify: createNotify(toasts),
    openTool: (featureId) => {
      openedTools.push(featureId);
    },
    reportError,
    location: toolLocation(
      TOOL_PATH,
      options.navigation ?? memoryNavigation(TOOL_PATH, options.path ?? ''),
      reportError,
    ),
    stall,
    ledger,
    language: options.language ?? {
      getSnapshot: () => 'en-IN',
      subscribe: () => () => {},
    },
    answers: answerStore(answersInMemory(options.answers ?? [], options.storage === 'full')),
  } satisfies Shell;
  const shell = toolShell(members);
  callsByShell.set(shell, {
    shownToasts: () => [...toasts.values()],
    openedTools,
    reportedErrors,
    events: state.ledger.entered,
    openedStall: () => openedStall,
    refusals: () => refusals,
  });
  ledgerByShell.set(shell, state.ledger);
  return shell;
}

function createNotify(toasts: Map<string, Toast>): Notify {
  let lastId = 0;
  return {
    show: (toast) => {
      lastId += 1;
      toasts.set(`toast-${lastId}`, toast);
      return `toast-${lastId}`;
    },
    update: (id, toast) => {
      toasts.set(id, toast);
    },
    dismiss: (id) => {
      toasts.delete(id);
    },
  };
}
