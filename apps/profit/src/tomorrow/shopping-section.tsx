import { shoppingCost } from '@thela/books';
import type { ShoppingList } from '@thela/books';
import type { LocationStore } from '@thela/contract';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import type { ReactNode } from 'react';
import { useTomorrowMessages } from './messages';
import { NotInList } from './not-in-list';
import { SendList } from './send-list';
import { ShoppingRow } from './shopping-row';
import { shoppingText } from './shopping-text';
import { useTicked } from './use-ticked';

export interface ShoppingSectionProps {
  readonly list: ShoppingList;
  /** What to look at before somebody shops by the list. */
  readonly note: ReactNode;
  /** The names of all dishes and ingredients, by id. */
  readonly nameOf: (id: string) => string;
  /** For which day, in words. */
  readonly day: string;
  /** Of the stall; may be empty. */
  readonly stallName: string;
  readonly hasPlates: boolean;
  readonly location: LocationStore;
}

/** What to buy for the plates. On paper it is the only part of the page. */
export function ShoppingSection(props: ShoppingSectionProps) {
  const { list, note, nameOf, day, stallName, hasPlates, location } = props;
  const messages = useTomorrowMessages();
  const words = messages.shopping;
  const [isTicked, tick] = useTicked();
  const left = list.lines.filter(({ ingredient }) => !isTicked(ingredient));
  const title = [stallName, messages.send.title(day)].filter(Boolean).join('\n');
  return (
    <SectionCard heading={words.heading} className="print:border-0 print:p-0 print:shadow-none">
      <p className="mb-4 hidden text-lg font-semibold print:block">
        {[stallName, day].filter(Boolean).join(', ')}
      </p>
      {note}
      {list.lines.length === 0 ? (
        <p className="max-w-text">{hasPlates ? words.nothing : words.noPlates}</p>
      ) : (
        <>
          <p className="mb-2 max-w-text text-pretty text-ink-soft print:hidden">{words.hint}</p>
          <ul
            aria-label={words.heading}
            className="divide-y divide-line/70 border-y border-line/70"
          >
            {list.lines.map((line) => (
              <ShoppingRow
                key={line.ingredient}
                line={line}
                isTicked={isTicked(line.ingredient)}
                onTick={(isOn) => tick(line.ingredient, isOn)}
              />
            ))}
          </ul>
          <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="font-semibold">{words.sum}</dt>
            <dd className="text-figure font-bold tabular-nums">
              {formatRupees(shoppingCost(left))}
            </dd>
          </dl>
          <p className="max-w-text text-sm text-pretty text-ink-soft">{words.atPrices}</p>
        </>
      )}
      <NotInList list={list} nameOf={nameOf} location={location} />
      {list.lines.length > 0 ? <SendList text={shoppingText(title, left, messages)} /> : null}
    </SectionCard>
  );
}
