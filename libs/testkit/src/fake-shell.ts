import { CONTRACT } from '@thela/contract';
import type { Brand, DayStore, FeatureId, Notify, Session, Shell, Toast } from '@thela/contract';
import { dayActions, openingDay } from '@thela/pricing';
import type { Day, PlatesSold } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';

/** A brand for tests and benches; its addresses lead nowhere. */
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

export interface FakeShellOptions {
  /** Fixed figures; without them the day opens with samples drawn from `random`. */
  readonly platesSold?: PlatesSold;
  /** 0 to below 1; always the middle unless told otherwise. */
  readonly random?: () => number;
  readonly session?: Session;
}

/** A shell without a page, which remembers what a tool asked of it. */
export interface FakeShell extends Shell {
  /** Toasts that are shown now, the oldest first. */
  readonly shownToasts: () => readonly Toast[];
  readonly openedTools: readonly FeatureId[];
  readonly reportedErrors: readonly { readonly error: unknown; readonly place: string }[];
}

/** Makes a shell for tests and benches: real day, no network, nothing shared between two of them. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const openedTools: FeatureId[] = [];
  const reportedErrors: { error: unknown; place: string }[] = [];
  const toasts = new Map<string, Toast>();
  const session = options.session ?? { status: 'unknown' };
  return {
    contract: CONTRACT,
    brand: sampleBrand,
    day: createDay(options),
    session: {
      getSnapshot: () => session,
      subscribe: () => () => {},
      getAccessToken: () => Promise.resolve(session.status === 'signed-in' ? 'fake-token' : null),
    },
    ai: { mode: 'built-in' },
    voice: { engine: 'browser' },
    notify: createNotify(toasts),
    openTool: (featureId) => {
      openedTools.push(featureId);
    },
    reportError: (error, place) => {
      reportedErrors.push({ error, place });
    },
    shownToasts: () => [...toasts.values()],
    openedTools,
    reportedErrors,
  } satisfies FakeShell;
}

function createDay({ platesSold, random = () => 0.5 }: FakeShellOptions): DayStore {
  const store = createStore<Day>(() =>
    openingDay(platesSold ? { platesSold, random } : { random }),
  );
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    ...dayActions((next) => store.setState(next, true), random),
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
