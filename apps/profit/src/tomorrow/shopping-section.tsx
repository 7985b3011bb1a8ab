import { shoppingCost } from '@thela/books';
import type { ShoppingList } from '@thela/books';
import type { LocationStore } from '@thela/contract';
import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import { ShareWays } from '@thela/ui/share';
import type { ReactNode } from 'react';
import { LONG_DAY } from '../count/days';
import { useTomorrowMessages } from './messages';
import { NotInList } from './not-in-list';
import { ShoppingRow } from './shopping-row';
import { shoppingSheet } from './shopping-sheet';
import { useLacks } from './use-lacks';
import { useTicked } from './use-ticked';

export interface ShoppingSectionProps {
  readonly list: ShoppingList;
  /** What to look at before somebody shops by the list. */
  readonly note: ReactNode;
  /** The names of all dishes and ingredients, by id. */
  readonly nameOf: (id: string) => string;
  /** For which day. */
  readonly day: StallDay;
  /** Of the stall; may be empty. */
  readonly stallName: string;
  readonly hasPlates: boolean;
  readonly location: LocationStore;
  /** The picture of the list could not be drawn. */
  readonly onError: (error: unknown) => void;
}

/** What to buy for the plates. On paper it is the only part of the page. */
export function ShoppingSection(props: ShoppingSectionProps) {
  const { list, note, nameOf, stallName, hasPlates, location, onError } = props;
  const day = useWords().day(props.day, LONG_DAY);
  const messages = useTomorrowMessages();
  const words = messages.shopping;
  const [isTicked, tick] = useTicked();
  const left = list.lines.filter(({ ingredient }) => !isTicked(ingredient));
  const lacks = useLacks(list, nameOf);
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
      <NotInList lacks={lacks} location={location} />
      {list.lines.length > 0 ? (
        <div className="mt-5">
          <ShareWays
            sheet={shoppingSheet({ stallName, day, lacks }, left, messages)}
            label={messages.send.label}
            fileName={`shopping-${props.day}`}
            onError={onError}
          />
        </div>
      ) : null}
    </SectionCard>
  );
}
