import type { ShoppingList } from '@thela/books';
import { useListed } from '../listed';
import { useTomorrowMessages } from './messages';

/**
 * What the sum of a list lacks, and why: it is never counted as 0 in silence.
 *
 * @param nameOf the name of any dish or ingredient, by id
 */
export function useLacks(list: ShoppingList, nameOf: (id: string) => string): readonly string[] {
  const words = useTomorrowMessages().shopping;
  const listed = useListed();
  const noPrice = list.lines.filter(({ cost }) => cost === null).map(({ name }) => name);
  const unknown = [...new Set(list.unknown.map(({ ingredient }) => ingredient))].map(nameOf);
  const lacks = [
    noPrice.length > 0 ? words.notInSum(listed(noPrice)) : null,
    list.withoutRecipe.length > 0
      ? words.withoutRecipe(listed(list.withoutRecipe.map(nameOf)))
      : null,
    unknown.length > 0 ? words.unknown(listed(unknown)) : null,
  ];
  return lacks.filter((each) => each !== null);
}
