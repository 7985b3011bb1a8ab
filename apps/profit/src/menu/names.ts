import type { Named } from '@thela/language/built-in-names';
import { nameKey, parseName } from '@thela/text';
import type { MenuMessages } from './messages';

export interface NamedItem extends Named {
  readonly isRetired: boolean;
}

/**
 * What is wrong with a name, in words for the person; `null` for a good one.
 *
 * @param id of what is named, `null` while it is being added
 * @param others all that has a name, the named one and retired ones among them
 * @param namesOf all that one of them is called, in the language that is shown and in English
 */
export function nameFault(
  name: string,
  id: string | null,
  others: readonly NamedItem[],
  words: MenuMessages['name'],
  namesOf: (other: Named) => readonly string[] = ({ name: own }) => [own],
): string | null {
  const { fault } = parseName(name);
  if (fault) return fault === 'missing' ? words.missing : words.tooLong;
  const key = nameKey(name);
  const isSame = (other: NamedItem) => namesOf(other).some((each) => nameKey(each) === key);
  const sameName = others.find((other) => other.id !== id && isSame(other));
  if (!sameName) return null;
  return sameName.isRetired ? words.takenByRetired(sameName.name) : words.taken(sameName.name);
}
