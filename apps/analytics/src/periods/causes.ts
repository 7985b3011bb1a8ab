import type { BesideUsual, DayBesideUsual, DishBesideUsual } from '@thela/books';

/** So many say enough of a day. */
const MOST_CAUSES = 3;

/** What made a day better or worse than usual. */
export type Cause = { readonly key: string } & (
  | ({ readonly kind: 'dish' } & DishBesideUsual)
  | ({ readonly kind: 'expenses' | 'waste' } & BesideUsual)
);

/** What it adds to what is left, ₹. */
function effectOf({ kind, difference }: Cause): number {
  return kind === 'dish' ? difference : -difference;
}

/**
 * What pulled a day in the direction in which it went, the largest first.
 *
 * @param beside a day of more than usual gives what helped it, one of less what harmed it
 * @returns up to 3
 */
export function causesOf({
  left,
  dishes,
  expenses,
  waste,
}: Pick<DayBesideUsual, 'left' | 'dishes' | 'expenses' | 'waste'>): readonly Cause[] {
  const all: readonly Cause[] = [
    ...dishes.map((dish) => ({ ...dish, kind: 'dish' as const, key: dish.dish })),
    { ...expenses, kind: 'expenses', key: 'expenses' },
    { ...waste, kind: 'waste', key: 'waste' },
  ];
  const direction = Math.sign(left.difference);
  return all
    .filter((cause) => effectOf(cause) * direction > 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_CAUSES);
}
