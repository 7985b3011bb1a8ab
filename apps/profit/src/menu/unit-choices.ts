import { baseOf } from '@thela/ledger';
import type { AmountUnit, BaseUnit, Ingredient } from '@thela/ledger';
import type { Messages } from '../messages';

/** The units of a kind, the one that recipes use most first. */
export const unitsByBase: Readonly<Record<BaseUnit, readonly [AmountUnit, AmountUnit]>> = {
  kg: ['g', 'kg'],
  litre: ['ml', 'litre'],
  piece: ['piece', 'dozen'],
};

export function unitsFor({ preparation, unit }: Pick<Ingredient, 'preparation' | 'unit'>) {
  return unitsByBase[baseOf(preparation?.yields.unit ?? unit)];
}

/** Choices for a field, the one that is chosen among them even where it does not fit. */
export function unitOptions(
  { names }: Messages['units'],
  units: readonly AmountUnit[],
  chosen?: AmountUnit,
) {
  const all = chosen === undefined || units.includes(chosen) ? units : [chosen, ...units];
  return all.map((unit) => ({ value: unit, label: names[unit] }));
}

export const amountUnits: readonly AmountUnit[] = ['kg', 'g', 'litre', 'ml', 'piece', 'dozen'];
