import { amountsIn, tokensOf, wordSet } from '@thela/kitchen-book/words';
import type { Stall } from '@thela/ledger';
import type { SpokenIntent } from './spoken-entry';

const sold = wordSet('becha beche bechi bika bike biki sold add बेचा बेचे');

/**
 * Reads what a sentence asks to be written into the stall's records.
 *
 * @returns `undefined` where it is not about writing anything
 * @example spokenIntentIn('do masala dosa becha', stall)
 */
export function spokenIntentIn(text: string, stall: Stall): SpokenIntent | undefined {
  const tokens = tokensOf(text);
  if (!tokens.some((token) => sold.has(token))) return undefined;
  const dishes = stall.dishes.filter(
    ({ name, isRetired }) => !isRetired && tokensOf(name).some((word) => tokens.includes(word)),
  );
  if (dishes.length === 0) return undefined;
  const [amount] = amountsIn([...tokens.slice(0, 1), '', ...tokens.slice(1)]);
  const count = tokens[0] === 'do' ? 2 : amount?.meaning.count;
  if (count === undefined) return { kind: 'no-figure', about: 'plates' };
  const choices = dishes.map(({ id, name }) => ({
    label: name,
    entry: { kind: 'plates', day: 'today', plates: [{ dish: id, plates: count }] } as const,
  }));
  const [only] = choices;
  return only && choices.length === 1
    ? { kind: 'write', entry: only.entry }
    : { kind: 'choose', choices };
}
