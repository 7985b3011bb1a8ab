import type { Stall } from '@thela/ledger';

export interface NamedPlates {
  readonly dish: string;
  readonly name: string;
  readonly plates: number;
}

/**
 * Plates by dish with the names of the dishes, in the order of the menu.
 *
 * @param unknown name of a dish that the stall does not have; those come last
 */
export function platesByName(
  plates: Readonly<Record<string, number>>,
  { dishes }: Pick<Stall, 'dishes'>,
  unknown: string,
): readonly NamedPlates[] {
  const known = new Set(dishes.map(({ id }) => id));
  const rows = [
    ...dishes,
    ...Object.keys(plates)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, name: unknown })),
  ].map(({ id, name }) => ({ dish: id, name, plates: plates[id] ?? 0 }));
  return rows.filter((row) => row.plates !== 0);
}
