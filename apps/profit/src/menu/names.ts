import { compactKey } from '@thela/text';
import type { MenuMessages } from './messages';

export interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly isRetired: boolean;
}

const LONGEST = 200;

/**
 * What is wrong with a name, in words for the person; `null` for a good one.
 *
 * @param id of what is named, `null` while it is being added
 * @param others all that has a name, the named one and retired ones among them
 */
export function nameFault(
  name: string,
  id: string | null,
  others: readonly NamedItem[],
  words: MenuMessages['name'],
): string | null {
  const wanted = compactKey(name);
  if (wanted === '') return words.missing;
  if (name.trim().length > LONGEST) return words.tooLong;
  const sameName = others.find((other) => other.id !== id && compactKey(other.name) === wanted);
  if (!sameName) return null;
  return sameName.isRetired ? words.takenByRetired(sameName.name) : words.taken(sameName.name);
}

/**
 * The name, or the first of `name 2`, `name 3` … that nothing has.
 *
 * @example freeName('Dosa', [dosa]) // 'Dosa 2'
 */
export function freeName(name: string, others: readonly NamedItem[]): string {
  const base = name.trim().slice(0, LONGEST - 6);
  const usedNames = new Set(others.map((other) => compactKey(other.name)));
  let number = 1;
  const numbered = () => (number === 1 ? base : `${base} ${number}`);
  while (usedNames.has(compactKey(numbered()))) number += 1;
  return numbered();
}
