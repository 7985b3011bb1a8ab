import type { Stall } from '@thela/ledger';
import type { SpokenEntry } from '../src/assistant/entries/spoken-entry';
import { parseIntent } from '../src/assistant/entries/parse-intent';
import { smallStall } from '../src/testing/stalls';
import { readLists, testLists } from './lists';
import type { Verdict } from './lists';

/**
 * What is understood, with the names of dishes and ingredients; `undefined` where nothing may be written. `choose` asks which of some
 * dishes is meant, `ask` whatever may mean several things or lacks a figure. Plates below 0 were taken back.
 */
type Expected =
  | {
      readonly kind: SpokenEntry['kind'] | 'choose' | 'ask';
      readonly among?: readonly string[];
      readonly [field: string]: unknown;
    }
  | undefined;

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

function verdictOn(text: string, expected: Expected): Verdict {
  const intent = parseIntent(text, smallStall);
  if (expected === undefined) return intent?.kind === 'write' ? 'wrong' : 'right';
  const { kind, among = [], ...fields } = expected;
  if (kind === 'ask' || kind === 'choose') {
    if (intent?.kind === 'write') return 'wrong';
    if (!intent) return 'missed';
    const labels = intent.kind === 'choose' ? intent.choices.map(({ label }) => label) : [];
    return kind === 'ask' || isSame(labels.toSorted(), among.toSorted()) ? 'right' : 'asked';
  }
  if (!intent) return 'missed';
  if (intent.kind !== 'write') return 'asked';
  const found = written(intent.entry, smallStall);
  const isRight = Object.entries({ kind, ...fields }).every(([field, value]) =>
    isSame(value, found[field]),
  );
  return isRight ? 'right' : 'wrong';
}

// Sentences at the small stall.
testLists(readLists<Expected>('entry-lists.jsonl'), verdictOn);
