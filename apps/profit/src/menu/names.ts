import { nameKey, parseName } from '@thela/text';
import type { MenuMessages } from './messages';

export interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly isRetired: boolean;
}

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
  const { fault } = parseName(name);
  if (fault) return fault === 'missing' ? words.missing : words.tooLong;
  const key = nameKey(name);
  const sameName = others.find((other) => other.id !== id && nameKey(other.name) === key);
  if (!sameName) return null;
  return sameName.isRetired ? words.takenByRetired(sameName.name) : words.taken(sameName.name);
}
