import { compactKey } from '@thela/text';
import type { MenuMessages } from './messages';

export interface Named {
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
  others: readonly Named[],
  words: MenuMessages['name'],
): string | null {
  const wanted = compactKey(name);
  if (wanted === '') return words.missing;
  if (name.trim().length > LONGEST) return words.tooLong;
  const taken = others.find((other) => other.id !== id && compactKey(other.name) === wanted);
  if (!taken) return null;
  return taken.isRetired ? words.takenByRetired(taken.name) : words.taken(taken.name);
}

/**
 * The name, or the first of `name 2`, `name 3` … that nothing has.
 *
 * @example freeName('Dosa', [dosa]) // 'Dosa 2'
 */
export function freeName(name: string, others: readonly Named[]): string {
  const base = name.trim().slice(0, LONGEST - 6);
  const taken = new Set(others.map((other) => compactKey(other.name)));
  let number = 1;
  const numbered = () => (number === 1 ? base : `${base} ${number}`);
  while (taken.has(compactKey(numbered()))) number += 1;
  return numbered();
}
