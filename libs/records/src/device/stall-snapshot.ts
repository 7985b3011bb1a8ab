import { isCalendarDate, stallShapes } from '@thela/ledger';
import type { Spent, Stall, StallDay } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import * as v from 'valibot';
import type { OpeningFigures } from './opening-figures';

/** To be raised when an older page can no longer read what a newer one writes. */
const FORMAT = 1;

/** No stall is nearly this long; a longer text is not parsed. */
const MAX_TEXT_LENGTH = 1_000_000;

/** Which day it was when the clock named another one. */
interface DayAnswer {
  readonly clock: StallDay;
  readonly day: StallDay;
}

/**
 * What a page shows before it has read the records: the stall as it was last seen. It is no record; only the
 * opening figures stand here alone.
 */
export interface StallSnapshot {
  readonly today: StallDay;
  /** The time zone by which this day ends: that of the stall when it began. */
  readonly zone: string;
  /** The day on which the stall was set up; `null` while nobody knows of one. */
  readonly setUpDay: StallDay | null;
  /** What the person said of a clock that names a day before that. */
  readonly dayAnswer: DayAnswer | null;
  /** The day without opening figures. */
  readonly day: Day;
  /** What this day cost besides its plates. */
  readonly spent: Spent;
  readonly opening: OpeningFigures;
  /** Whether the real day has begun, so that the next day opens with 0 plates. */
  readonly hasBegun: boolean;
  readonly stall: Stall;
}

const text = v.pipe(v.string(), v.maxLength(200));
const day = v.pipe(text, v.check(isCalendarDate));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(amount, v.safeInteger());
const amounts = v.record(v.string(), amount);
const ids = v.array(v.string());
const { unit, dishEntries, ingredientEntries } = stallShapes({
  id: text,
  name: text,
  amount,
  price: amount,
  position: v.number(),
});

const daySchema = v.object({
  ingredientPrices: amounts,
  menu: v.array(v.object({ id: text, name: text, sellingPrice: amount, ingredients: amounts })),
  platesSold: v.record(v.string(), count),
  sampleItemIds: ids,
  platesSince: v.optional(text),
  takings: v.optional(amounts),
  unknownCostItemIds: v.optional(ids),
});

const stallSchema = v.object({
  isOwn: v.boolean(),
  name: text,
  place: text,
  timeZone: text,
  dishes: v.array(v.object({ id: text, ...dishEntries })),
  ingredients: v.array(
    v.object({
      id: text,
      ...ingredientEntries,
      price: v.nullable(v.object({ price: amount, unit })),
    }),
  ),
});

const picorupees = v.pipe(v.string(), v.regex(/^\d{1,40}$/));
const spentSchema = v.object({
  expenses: picorupees,
  waste: picorupees,
  unknownWaste: v.array(text),
});

const snapshotSchema = v.object({
  schema: v.literal(FORMAT),
  today: text,
  zone: text,
  setUpDay: v.nullable(day),
  dayAnswer: v.nullable(v.object({ clock: day, day })),
  day: daySchema,
  spent: spentSchema,
  opening: v.object({ plates: v.record(v.string(), count), sampleItemIds: ids }),
  hasBegun: v.boolean(),
  stall: stallSchema,
});

const newerSchema = v.object({ schema: v.pipe(v.number(), v.minValue(FORMAT + 1)) });
const jsonSchema = v.pipe(v.string(), v.parseJson());

export function serializeSnapshot(snapshot: StallSnapshot): string {
  return JSON.stringify({ schema: FORMAT, ...snapshot });
}

/** What stands in the browser's storage. */
export type StoredSnapshot =
  | { readonly kind: 'none' }
  | { readonly kind: 'snapshot'; readonly snapshot: StallSnapshot }
  /** Of a newer page, which must find it again. */
  | { readonly kind: 'newer' };

/** Reads a stored snapshot; it is outside data. */
export function readSnapshot(stored: string | null): StoredSnapshot {
  if (stored === null || stored.length > MAX_TEXT_LENGTH) return { kind: 'none' };
  const json = v.safeParse(jsonSchema, stored);
  if (!json.success) return { kind: 'none' };
  if (v.is(newerSchema, json.output)) return { kind: 'newer' };
  const snapshot = v.safeParse(snapshotSchema, json.output);
  return snapshot.success
    ? { kind: 'snapshot', snapshot: snapshot.output as StallSnapshot }
    : { kind: 'none' };
}
