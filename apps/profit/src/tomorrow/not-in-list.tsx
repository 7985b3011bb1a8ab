import type { ShoppingList } from '@thela/books';
import type { LocationStore } from '@thela/contract';
import { linkStyle, ToolLink } from '@thela/ui';
import { useListed } from '../listed';
import { useTomorrowMessages } from './messages';

export interface NotInListProps {
  readonly list: ShoppingList;
  readonly nameOf: (id: string) => string;
  readonly location: LocationStore;
}

/** What the sum of the list lacks, and why: it is never counted as 0 in silence. */
export function NotInList({ list, nameOf, location }: NotInListProps) {
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
  ].filter((each) => each !== null);
  if (lacks.length === 0) return null;
  return (
    <div className="mt-4 max-w-text rounded-control bg-turmeric-tint p-4 print:bg-transparent print:p-0">
      {lacks.map((each) => (
        <p key={each} className="text-pretty wrap-anywhere">
          {each}
        </p>
      ))}
      <ToolLink location={location} to="menu" className={`${linkStyle} print:hidden`}>
        {words.toMenu}
      </ToolLink>
    </div>
  );
}
