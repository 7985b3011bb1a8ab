import { toMillionths } from '@thela/pricing';
import * as v from 'valibot';
import { LONGEST_TEXT, normaliseText, parseName } from '@thela/text';
import { MOST_RESTORED } from './events';
import type { Entry, EventHead, LedgerKind } from './events';
import { MOST_OVER, MOST_PLATES } from './stall-limits';
import { isCalendarDate } from './stall-day';
import { stallShapes } from './stall-shapes';

/** In ₹, or of what an amount is measured in. */
export const HIGHEST_AMOUNT = 1_000_000_000;
/** The last moment that a `Date` can hold, ms since 1970. */
export const LAST_MOMENT = 8_640_000_000_000_000;

// Databases write UUIDs in small letters; two spellings of one id would count twice.
const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
// Figures stand in objects by id: `constructor` would find what every object has.
const subject = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,80}$/),
  v.check((id) => !(id in Object.prototype)),
);
// Each phone normalises what it reads, so that all phones have the same names.
const text = v.pipe(v.string(), v.transform(normaliseText), v.maxLength(LONGEST_TEXT));
const name = v.pipe(
  v.string(),
  v.transform((typed) => parseName(typed).name),
  v.string(),
);
// The account takes no exponent of three digits.
const figure = v.pipe(
  v.number(),
  v.check((value) => value === 0 || Math.abs(value) >= 1e-99),
);
const price = v.pipe(figure, v.minValue(0), v.maxValue(HIGHEST_AMOUNT));
// What rounds to no millionth at all would be an amount of 0.
const amount = v.pipe(
  v.number(),
  v.maxValue(HIGHEST_AMOUNT),
  v.check((value) => toMillionths(value) > 0),
);
const position = v.pipe(figure, v.minValue(-HIGHEST_AMOUNT), v.maxValue(HIGHEST_AMOUNT));
const someWholePlates = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_PLATES));
const scope = v.picklist(['from', 'day']);

const { amountEntries, unit, dishEntries, ingredientEntries } = stallShapes({
  id: subject,
  name,
  amount,
  price,
  position,
});

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without keys whose value is `undefined`: these must not overwrite what was there before. */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}

function changes<const T extends v.ObjectEntries>(entries: T) {
  return v.pipe(v.partial(v.object(entries)), v.transform(given));
}

const head = {
  id: uuid,
  day: v.pipe(v.string(), v.check(isCalendarDate)),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  device: uuid,
};

const dishChanges = changes(dishEntries);
const ingredientChanges = changes(ingredientEntries);

const stallChanges = changes({
  name,
  place: text,
  // A zone that this browser does not know yet may be known to the one that wrote it.
  timeZone: v.pipe(v.string(), v.regex(/^[A-Za-z][\w+/-]{0,63}$/)),
});

const reason = v.picklist(['unsold', 'spoilt', 'spilt', 'other']);

export const priceEntries = {
  ...head,
  kind: v.literal('price'),
  ingredient: subject,
  price,
  unit,
  scope,
  after: v.optional(uuid),
};

type Schema<T extends Entry> = v.GenericSchema<unknown, EventHead & T>;
type EntryOf<Kind> = Extract<Entry, { readonly kind: Kind }>;

const schemas: { readonly [Kind in Entry['kind']]: Schema<EntryOf<Kind>> } = {
  plates: v.union([
    v.object({
      ...head,
      kind: v.literal('plates'),
      dish: subject,
      count: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PLATES)),
      over: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\da-f]{12}$/))), v.maxLength(MOST_OVER)),
    }),
    v.object({
      ...head,
      kind: v.literal('plates'),
      dish: subject,
      plates: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(-MOST_PLATES),
        v.maxValue(MOST_PLATES),
        v.check((plates) => plates !== 0),
      ),
    }),
  ]),
  price: v.object(priceEntries),
  ingredient: v.object({
    ...head,
    kind: v.literal('ingredient'),
    ingredient: subject,
    fields: ingredientChanges,
    scope,
    after: v.optional(uuid),
  }),
  dish: v.object({
    ...head,
    kind: v.literal('dish'),
    dish: subject,
    fields: dishChanges,
    scope,
    after: v.optional(uuid),
  }),
  stall: v.object({
    ...head,
    kind: v.literal('stall'),
    fields: stallChanges,
    after: v.optional(uuid),
  }),
  expense: v.object({
    ...head,
    kind: v.literal('expense'),
    category: v.picklist(['gas', 'ice', 'help', 'rent', 'other']),
    note: text,
    amount,
  }),
  waste: v.union([
    v.object({ ...head, kind: v.literal('waste'), reason, dish: subject, plates: someWholePlates }),
    v.object({ ...head, kind: v.literal('waste'), reason, ingredient: subject, ...amountEntries }),
  ]),
  undo: v.object({
    ...head,
    kind: v.literal('undo'),
    event: uuid,
    of: v.picklist([
      'plates',
      'price',
      'ingredient',
      'dish',
      'stall',
      'expense',
      'waste',
      'restore',
    ]),
  }),
  restore: v.object({
    ...head,
    kind: v.literal('restore'),
    events: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(MOST_RESTORED)),
  }),
};

/** Tells events by kind; a Map, so that a kind called `constructor` is not found. */
export const schemaByKind: ReadonlyMap<
  unknown,
  v.GenericSchema<unknown, EventHead & Entry>
> = new Map(Object.entries(schemas));

export const headSchema = v.object({ ...head, kind: v.string() });

/** Whether an undo takes back something that this version knows. */
export function isLedgerKind(kind: unknown): kind is LedgerKind {
  return kind !== 'undo' && schemaByKind.has(kind);
}
