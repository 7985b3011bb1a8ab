import type { Language, Store } from '@thela/contract';

export interface CurrentLanguage {
  readonly shown: Language;
  /** The language that was asked for last and is no longer being fetched. */
  readonly settled: Language;
  /** Whether its texts could not be fetched, so that English is shown instead. */
  readonly isLost: boolean;
}

/** A catalogue, as this module knows it. */
interface Loadable {
  readonly load: (language: Language) => Promise<unknown>;
}

const ENGLISH: Language = 'en-IN';

/** How long the first texts of a page or tool are waited for before it is shown in English, ms. */
const PATIENCE_MS = 5_000;

// One for each bundle: the shell and every tool have their own texts.
const catalogues = new Set<Loadable>();
const listeners = new Set<() => void>();
let state: CurrentLanguage = { shown: ENGLISH, settled: ENGLISH, isLost: false };
let wanted: Language = ENGLISH;
let pending: { readonly language: Language; readonly done: Promise<void> } | undefined;

/** What is shown now. */
export const currentLanguage: Store<CurrentLanguage> = {
  getSnapshot: () => state,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Adds a catalogue to those that a language needs before it is shown. */
export function register(catalogue: Loadable): void {
  catalogues.add(catalogue);
}

/**
 * Fetches the texts of a language, then shows them; until then the former ones stay. Where they cannot be
 * fetched, English is shown. Calls for the language that is being fetched share one promise. Never rejects.
 *
 * A fetch can hang for minutes, and a page that opens waits for the promise: it is resolved after 5 s at the latest.
 * Where only English was shown until then, its texts count as lost from then on; they are shown when they arrive.
 */
export function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (pending?.language === language) return pending.done;
  pending = undefined;
  if (state.settled === language && !state.isLost) return Promise.resolve();
  const done = fetchAndShow(language).finally(() => {
    if (pending?.done === done) pending = undefined;
  });
  pending = { language, done };
  return done;
}

async function fetchAndShow(language: Language): Promise<void> {
  const shown = loadAll(language).then(
    () => show(language, false),
    () => show(language, true),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      if (state.shown === ENGLISH) show(language, true);
      resolve();
    }, PATIENCE_MS);
  });
  await Promise.race([shown, patience]);
  clearTimeout(timer);
}

function show(language: Language, isLost: boolean): void {
  // A later choice wins.
  if (wanted !== language) return;
  state = { shown: isLost ? ENGLISH : language, settled: language, isLost };
  for (const listener of listeners) listener();
}

/** Fetches the texts of every catalogue, also of one whose code comes in the meantime. */
async function loadAll(language: Language): Promise<void> {
  const { size } = catalogues;
  await Promise.all([...catalogues].map(({ load }) => load(language)));
  if (catalogues.size > size) await loadAll(language);
}

/** Fetches the texts that code brought along after the language was shown; one that is lost stays English. Never rejects. */
export async function showLateTexts(): Promise<void> {
  await loadAll(state.shown).catch(() => {});
}
