import type { Entry, LedgerEvent, RecipeLine, StallDay } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';
import { dayNumber } from '@thela/ledger';

const DEVICE = 'b00c5000-0000-4000-8000-000000000002';
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Entries of some days as events, each a minute after the one before. */
export function eventsFrom(entries: readonly (readonly [StallDay, Entry])[]): LedgerEvent[] {
  return entries.map(([day, entry], index) => ({
    ...entry,
    id: `b00c5555-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
    day,
    at: dayNumber(day) * DAY_MS + index * MINUTE_MS,
    device: DEVICE,
  }));
}

export function stallWith(
  dishes: readonly { id: string; price: number; recipe: readonly RecipeLine[] }[],
): readonly Entry[] {
  const stall = { name: 'Stall of a test', place: '', timeZone: 'Asia/Kolkata' };
  return [
    { kind: 'stall', fields: stall },
    ...builtInMenu.map(({ id }) => ({
      kind: 'dish' as const,
      dish: id,
      fields: { isRetired: true },
      scope: 'from' as const,
    })),
    ...dishes.map(({ id, price, recipe }, position) => ({
      kind: 'dish' as const,
      dish: id,
      fields: { name: id.toUpperCase(), sellingPrice: price, recipe, position },
      scope: 'from' as const,
    })),
  ];
}

/** An ingredient that is bought by the kg, at a price. */
export function bought(ingredient: string, price: number): readonly Entry[] {
  const fields = { name: ingredient, unit: 'kg', preparation: null, isRetired: false } as const;
  return [{ kind: 'ingredient', ingredient, fields, scope: 'from' }, priced(ingredient, price)];
}

/** A price that counts from its day on, ₹ per `unit`. */
export function priced(
  ingredient: string,
  price: number,
  unit: 'kg' | 'g' | 'piece' = 'kg',
): Entry {
  return { kind: 'price', ingredient, price, unit, scope: 'from' };
}
