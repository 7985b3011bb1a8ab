import { amountsIn, wordSet } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';
import type { AmountUnit } from '@thela/ledger';

const units = new Map<Token, AmountUnit>([
  ['1 kg', 'kg'],
  ['0.001 kg', 'g'],
  ['1 litre', 'litre'],
  ['0.001 litre', 'ml'],
  ['1 piece', 'piece'],
  ['12 piece', 'dozen'],
]);

function measureOf(token: Token): string | undefined {
  const [amount] = amountsIn(['1', token]);
  return amount?.to === 2 ? `${amount.meaning.count} ${amount.meaning.unit}` : undefined;
}

/** The unit that a word names: kg of 'kilo'. */
export function unitNamed(token: Token): AmountUnit | undefined {
  return units.get(measureOf(token) ?? '');
}

/** What things are sold in that is no measure. */
const packs = wordSet(
  'bunch bunches gaddi gaddiyan guchha guchchha judi packet packets pack packs pouch bottle bottles tin tins can bori bora ' +
    'boriyan katta peti crate crates quintal bag bags sack tray trays jar box roll गड्डी गुच्छा पैकेट बोरी पेटी बोतल',
);

/** Whether a word names what things are sold in that is no measure. */
export function isPack(token: string): boolean {
  return packs.has(token);
}

// A cup of tea is what the stall counts as a plate.
const plateMeasures: ReadonlySet<string> = new Set(['1 plate', '0.2 litre', '1 piece']);

/** Whether a word names what plates are counted by. */
export function isPlate(token: Token): boolean {
  return plateMeasures.has(measureOf(token) ?? '');
}
