import { isSpecial } from '@thela/ledger';
import type { WasteEntry } from '@thela/ledger';

/**
 * What is left over, as the kitchen book understands it in every language: units in Latin letters.
 *
 * @example leftoverWords({ ..., ingredient: 'potatoes', amount: 2, unit: 'kg' }, 'potatoes') // '2 kg potatoes'
 */
export function leftoverWords(entry: WasteEntry, name: string): string {
  return 'dish' in entry ? `${entry.plates} ${name}` : `${entry.amount} ${entry.unit} ${name}`;
}

/**
 * Only what nobody bought may be sold as something else: never what is spoilt or fell down, nor a special, which was
 * heated once already.
 */
export function canBeSpecial(entry: WasteEntry): boolean {
  return entry.reason === 'unsold' && !('dish' in entry && isSpecial(entry.dish));
}
