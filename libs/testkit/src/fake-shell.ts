import { CONTRACT, deepFreeze, toolShell } from '@thela/contract';
import type {
  AiSettings,
  Brand,
  DayStore,
  FeatureId,
  Notify,
  Session,
  Shell,
  Toast,
  VoiceSettings,
} from '@thela/contract';
import { calendarDate, dayActions, openingDay } from '@thela/pricing';
import type { Day, IngredientPrices, PlatesSold } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';
import { minorOf, requireSpoken, withoutLaterMembers } from './older-contract';

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

export interface FakeShellOptions {
  /** Fixed figures; without them the day opens with random sample figures. */
  readonly platesSold?: PlatesSold;
  /** Returns 0 to below 1; the default is always 0.5. */
  readonly random?: () => number;
  /** Prices that the day opens with, ₹ per kg or litre; without them those of the specification. */
  readonly ingredientPrices?: IngredientPrices;
  readonly session?: Session;
  readonly ai?: AiSettings;
  readonly voice?: VoiceSettings;
  /** Names that differ from those of `sampleBrand`. */
  readonly brand?: Partial<Brand>;
  /**
   * The contract version of the shell, `<major>.<minor>`; the default is the current one. A shell of an
   * older version lacks the members that were added later.
   */
  readonly contract?: string;
}

/** What a tool asked of a fake shell so far. */
export interface ToolCalls {
  /** Toasts that are shown now, the oldest first. */
  readonly shownToasts: () => readonly Toast[];
  readonly openedTools: readonly FeatureId[];
  readonly reportedErrors: readonly { readonly error: unknown; readonly place: string }[];
}

/** Apart from the shells: a tool gets no member from them that the real shell does not have. */
const callsByShell = new WeakMap<Shell, ToolCalls>();

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
 *
 * @throws Error for a contract of another major or of a later minor than today's
 */
export function createFakeShell(options: FakeShellOptions = {}): Shell {
  const openedTools: FeatureId[] = [];
  const reportedErrors: { error: unknown; place: string }[] = [];
  const toasts = new Map<string, Toast>();
  const session = deepFreeze<Session>(options.session ?? { status: 'unknown' });
  const contract = requireSpoken(options.contract ?? CONTRACT);
  const members = {
    contract,
    brand: { ...sampleBrand, ...options.brand },
    day: createDay(options, contract),
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
    reportError: (error, place) => {
      reportedErrors.push({ error, place });
    },
  } satisfies Shell;
  const shell = deepFreeze(withoutLaterMembers(toolShell(members), contract));
  callsByShell.set(shell, {
    shownToasts: () => [...toasts.values()],
    openedTools,
    reportedErrors,
  });
  return shell;
}

function createDay(options: FakeShellOptions, contract: string): DayStore {
  const { platesSold, ingredientPrices, random = () => 0.5 } = options;
  const store = createStore<Day>(() =>
    deepFreeze(openingDay({ platesSold, ingredientPrices, random })),
  );
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    ...dayActions(
      (next) => store.setState((day) => deepFreeze(next(day)), true),
      random,
      // Contract 1.1 added the date of the plates.
      minorOf(contract) >= 1 ? () => calendarDate(new Date()) : undefined,
    ),
  };
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
