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
  StallRole,
  Store,
  Toast,
  VoiceSettings,
} from '@thela/contract';
import { stallDay } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { PlatesSold } from '@thela/pricing';
import { createMemoryAnswers, createMemoryRecords } from '@thela/records/memory';
import type { MemoryRecords, MemoryStorage } from '@thela/records/memory';
import { memoryNavigation } from './memory-navigation';
import { TOOL_PATH } from './playground-paths';
import type { EntriesOfDay } from './stalls/entries-of-day';
import { eventMaker, morningOf } from './stalls/event-maker';
import { ownStall } from './stalls/own-stall';

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

const TIME_ZONE = 'Asia/Kolkata';
const OPENING_SEED = 2;

export interface FakeShellOptions {
  /** Fixed figures; without them the day opens with random sample figures. */
  readonly platesSold?: PlatesSold;
  /** Returns 0 to below 1; the default is always 0.5. */
  readonly random?: () => number;
  /** What was entered at the stall before the shell opened: with `'own'` that of `ownStall`. */
  readonly stall?: readonly EntriesOfDay[] | 'own';
  readonly events?: readonly LedgerEvent[];
  /** The stall's day; the default is that of the clock. */
  readonly today?: StallDay;
  /** What becomes of new events; the default is that they are stored at once. */
  readonly storage?: MemoryStorage;
  /** Who the person is at the stall; the default is its owner. */
  readonly role?: StallRole;
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
  /** Taps of the tab Talk. */
  readonly onTalk?: Shell['onTalk'];
  /** Where the tool's pages are; the default is a history in memory. */
  readonly navigation?: Navigation;
}

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

const recordsByShell = new WeakMap<Shell, MemoryRecords>();

/**
 * Begins another day at the stall of a fake shell, as a clock does at 04:00.
 *
 * @throws Error for any other shell
 */
export function beginDay(shell: Shell, day: StallDay): void {
  const records = recordsByShell.get(shell);
  if (!records) throw new Error('Only a shell that createFakeShell returned can begin a day.');
  records.beginDay(day);
}

/** What today cost at the stall of a fake shell, as the page of the real one knows it. */
export function spentAt(shell: Shell): MemoryRecords['spent'] {
  const records = recordsByShell.get(shell);
  if (!records) throw new Error('Only a shell that createFakeShell returned has spent anything.');
  return records.spent;
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
  const { storage = 'works', random = () => 0.5 } = options;
  const today = options.today ?? stallDay(Date.now(), TIME_ZONE);
  const records = createMemoryRecords({
    today,
    storage,
    random,
    platesSold: options.platesSold,
    events: openingEvents(options, today),
  });
  const role = { getSnapshot: () => options.role ?? 'owner', subscribe: () => () => {} };
  const open = () => {
    openedStall += 1;
  };
  const { day, stall, ledger } = limitedByRole(
    { ...records, stall: { ...records.stall, open, role } },
    role,
    records.device,
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
    answers: createMemoryAnswers(options.answers ?? [], storage),
    onTalk: options.onTalk,
  } satisfies Shell;
  const shell = toolShell(members);
  callsByShell.set(shell, {
    shownToasts: () => [...toasts.values()],
    openedTools,
    reportedErrors,
    get events() {
      return records.entered();
    },
    openedStall: () => openedStall,
    refusals: () => refusals,
  });
  recordsByShell.set(shell, records);
  return shell;
}

function openingEvents({ stall = [], events = [] }: FakeShellOptions, today: StallDay) {
  const make = eventMaker(OPENING_SEED);
  const days = stall === 'own' ? ownStall(today) : stall;
  const entered = days.flatMap(({ day, entries }) =>
    entries.map((entry) => make(entry, day, morningOf(day))),
  );
  return [...entered, ...events];
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
