import type { Day, PersistedFigures } from '@thela/pricing';
import * as v from 'valibot';

/** Name under which the browser keeps the day. */
export const DAY_KEY = 'thela.day';

/** Raised when an older page could no longer read what a newer one writes. */
const FORMAT = 1;

/** No day comes near it; what is longer is not worth the time to parse it. */
const LONGEST_TEXT = 50_000;

// What is no number must not become one: it counts as not kept.
const figures = v.record(v.string(), v.fallback(v.number(), Number.NaN));

const persistedSchema = v.object({
  schema: v.literal(FORMAT),
  ingredientPrices: figures,
  platesSold: figures,
  sampleItemIds: v.array(v.string()),
  platesSince: v.fallback(v.optional(v.string()), undefined),
});
const newerSchema = v.object({ schema: v.pipe(v.number(), v.minValue(FORMAT + 1)) });
const jsonSchema = v.pipe(v.string(), v.parseJson());

/** The text that keeps a day; the menu is not part of it. */
export function serializeDay(day: Day): string {
  const { menu: _, ...kept } = day;
  return JSON.stringify({ schema: FORMAT, ...kept });
}

/**
 * Reads what was kept, which anybody may have written.
 *
 * @param text what the browser's storage holds
 * @returns `newer` for a format that only a newer page knows; `null` for nothing, or nothing usable
 */
export function readPersistedDay(text: string | null): PersistedFigures | 'newer' | null {
  if (text !== null && text.length > LONGEST_TEXT) return null;
  const json = v.safeParse(jsonSchema, text);
  if (!json.success) return null;
  if (v.is(newerSchema, json.output)) return 'newer';
  const kept = v.safeParse(persistedSchema, json.output);
  return kept.success ? kept.output : null;
}
