import type { Day, PersistedFigures } from '@thela/pricing';
import * as v from 'valibot';

/** Name under which the browser stores the day. */
export const DAY_KEY = 'thela.day';

/** To be raised when an older page can no longer read what a newer one writes. */
const FORMAT = 1;

/** No day is nearly this long; a longer text is not parsed. */
const MAX_TEXT_LENGTH = 50_000;

// A value that is not a number counts as missing.
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

/** The text that is stored for a day, without the menu. */
export function serializeDay(day: Day): string {
  const { menu: _, ...figuresOfDay } = day;
  return JSON.stringify({ schema: FORMAT, ...figuresOfDay });
}

/**
 * Reads a stored day; it is outside data.
 *
 * @param text what the browser's storage holds
 * @returns `newer` for a format that only a newer page knows; `null` for nothing, or nothing usable
 */
export function readPersistedDay(text: string | null): PersistedFigures | 'newer' | null {
  if (text !== null && text.length > MAX_TEXT_LENGTH) return null;
  const json = v.safeParse(jsonSchema, text);
  if (!json.success) return null;
  if (v.is(newerSchema, json.output)) return 'newer';
  const stored = v.safeParse(persistedSchema, json.output);
  return stored.success ? stored.output : null;
}
