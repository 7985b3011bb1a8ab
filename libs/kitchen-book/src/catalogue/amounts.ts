import type { Amount, AmountUnit, PurchaseUnit, RecipeLine } from '@thela/ledger';

/** '250 g' as an amount; '2' as two pieces. */
function amountOf(number: string, unit = 'piece'): Amount {
  return { amount: Number(number), unit: unit as AmountUnit };
}

/**
 * Reads an amount of the tables.
 *
 * @example readAmount('1.2 kg') // { amount: 1.2, unit: 'kg' }
 */
export function readAmount(text: string): Amount {
  const [number = '', unit] = text.split(' ');
  return amountOf(number, unit);
}

/**
 * Reads what an ingredient is bought by: a unit, or the amount that a packet holds.
 *
 * @example readPurchaseUnit('8 piece') // { as: 'packet', of: { amount: 8, unit: 'piece' } }
 */
export function readPurchaseUnit(text: string): PurchaseUnit {
  return /^\d/.test(text) ? { as: 'packet', of: readAmount(text) } : (text as AmountUnit);
}

/**
 * Reads a recipe of the tables.
 *
 * @example readRecipe('rice 70 g, eggs 2')
 * // [{ ingredient: 'rice', amount: 70, unit: 'g' }, { ingredient: 'eggs', amount: 2, unit: 'piece' }]
 */
export function readRecipe(text: string): readonly RecipeLine[] {
  return text.split(', ').map((line) => {
    const [ingredient = '', number = '', unit] = line.split(' ');
    return { ingredient, ...amountOf(number, unit) };
  });
}

/** Words of the tables, which are separated by commas. */
export function readWords(text: string): readonly string[] {
  return text === '' ? [] : text.split(', ');
}
