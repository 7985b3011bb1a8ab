import type { Stall } from '@thela/ledger';
import { spokenIntentIn } from '../spoken-intent';
import type { SpokenEntry, SpokenIntent } from '../spoken-entry';

/** What a sentence must be understood as, with the names of dishes and ingredients. */
export interface Expected {
  readonly text: string;
  /** Without it nothing may be written. */
  readonly expect?: {
    readonly kind: SpokenEntry['kind'] | 'choose' | 'ask';
    readonly day?: string;
    readonly plates?: Readonly<Record<string, number>>;
    readonly among?: readonly string[];
    readonly [field: string]: unknown;
  };
}

/** `asked`: it asks back where it should write. */
export type Verdict = 'right' | 'asked' | 'wrong' | 'missed';

function nameOf(stall: Stall, id: string): string {
  return [...stall.dishes, ...stall.ingredients].find((one) => one.id === id)?.name ?? id;
}

/** The entry as the lists write it. */
function written(entry: SpokenEntry, stall: Stall): Readonly<Record<string, unknown>> {
  if (entry.kind === 'plates' || entry.kind === 'count') {
    const plates = entry.plates.map((one) => [nameOf(stall, one.dish), one.plates] as const);
    return { ...entry, plates: Object.fromEntries(plates) };
  }
  if (entry.kind === 'price') return { ...entry, ingredient: nameOf(stall, entry.ingredient) };
  if (entry.kind === 'selling-price') return { ...entry, dish: nameOf(stall, entry.dish) };
  return { ...entry };
}

function isSame(expected: unknown, found: unknown): boolean {
  const sorted = (value: unknown): string =>
    JSON.stringify(
      typeof value === 'object' && value !== null ? Object.entries(value).toSorted() : value,
    );
  return sorted(expected) === sorted(found);
}

function isExpected(entry: SpokenEntry, expect: object, stall: Stall): boolean {
  const found = written(entry, stall);
  return Object.entries(expect).every(([field, value]) => isSame(value, found[field]));
}

/** Compares what was understood with what should be. */
function verdictOn(intent: SpokenIntent | undefined, { expect }: Expected, stall: Stall): Verdict {
  if (expect === undefined) return intent?.kind === 'write' ? 'wrong' : 'right';
  const { kind, among = [] } = expect;
  if (kind === 'ask' || kind === 'choose') {
    if (intent?.kind === 'write') return 'wrong';
    if (!intent) return 'missed';
    const labels = intent.kind === 'choose' ? intent.choices.map(({ label }) => label) : [];
    return kind === 'ask' || isSame(labels.toSorted(), among.toSorted()) ? 'right' : 'asked';
  }
  if (!intent) return 'missed';
  if (intent.kind !== 'write') return 'asked';
  return isExpected(intent.entry, expect, stall) ? 'right' : 'wrong';
}

/** How each sentence of a list is understood. */
export function score(
  list: readonly Expected[],
  stall: Stall,
): readonly {
  readonly text: string;
  readonly verdict: Verdict;
  readonly intent: SpokenIntent | undefined;
}[] {
  return list.map((one) => {
    const intent = spokenIntentIn(one.text, stall);
    return { text: one.text, verdict: verdictOn(intent, one, stall), intent };
  });
}
