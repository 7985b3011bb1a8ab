import { shoppingCost } from '@thela/books';
import type { ShoppingList } from '@thela/books';
import type { LocationStore } from '@thela/contract';
import { useWords } from '@thela/language';
import type { StallDay } from '@thela/ledger';
import { SectionCard, linkStyle, ToolLink, useMoney } from '@thela/ui';
import { Send } from '@thela/ui/share';
import type { ReactNode } from 'react';
import { LONG_DAY } from '../count/days';
import { useTomorrowMessages } from './messages';
import { ShoppingRow } from './shopping-row';
import { shoppingSheet } from './shopping-words';
import { useListed } from '../listed';
import type { OwnPlan } from './use-own-plan';

export interface ShoppingSectionProps extends Pick<OwnPlan, 'isTicked' | 'tick'> {
  readonly list: ShoppingList;
  /** What to look at before somebody shops by the list. */
  readonly note: ReactNode;
  /** The names of all dishes and ingredients, by id. */
  readonly nameOf: (id: string) => string;
  readonly day: StallDay;
  /** Of the stall; may be empty. */
  readonly stallName: string;
  /** To prepare, of all dishes. */
  readonly plates: number;
  /** A way to fill the plates, shown while there are none. */
  readonly offer: ReactNode;
  readonly location: LocationStore;
  /** The picture of the list could not be drawn. */
  readonly onError: (error: unknown) => void;
}

/** What to buy for the plates. On paper it is the only part of the page. */
export function ShoppingSection(props: ShoppingSectionProps) {
  const { list, note, nameOf, stallName, plates, isTicked, tick, location, onError } = props;
  const day = useWords().day(props.day, LONG_DAY);
  const messages = useTomorrowMessages();
  const words = messages.shopping;
  const left = list.lines.filter(({ ingredient }) => !isTicked(ingredient));
  const lacks = useLacks(list, nameOf);
  const { rupees } = useMoney();
  const hasList = list.lines.length > 0;
  return (
    <SectionCard heading={words.heading} className="print:border-0 print:p-0 print:shadow-none">
      <p className="mb-4 hidden text-lg font-semibold print:block">
        {[stallName, day].filter(Boolean).join(', ')}
      </p>
      {hasList ? (
        <div className="-mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <dl className="min-w-min flex-1 basis-28">
            <dt className="leading-tight text-ink-soft">{words.sum(plates)}</dt>
            <dd className="text-figure font-bold tabular-nums">{rupees(shoppingCost(left))}</dd>
          </dl>
          <Send
            sheet={shoppingSheet({ stallName, day, plates, lacks }, left, messages)}
            printsPage
            fileName={`shopping-${props.day}`}
            onError={onError}
          />
        </div>
      ) : null}
      {note}
      {hasList ? (
        <>
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
          <p className="mt-3 max-w-text text-sm text-pretty text-ink-soft">
            <span className="print:hidden">{`${words.hint} `}</span>
            <span>{words.atPrices}</span>
          </p>
        </>
      ) : (
        <>
          <p className="max-w-text">{plates > 0 ? words.nothing : words.noPlates}</p>
          {plates > 0 ? null : props.offer}
        </>
      )}
      <NotInList lacks={lacks} location={location} />
    </SectionCard>
  );
}

interface NotInListProps {
  /** What the list lacks, and why. */
  readonly lacks: readonly string[];
  readonly location: LocationStore;
}

/** What the list lacks, with the way to complete it. Often nothing. */
function NotInList({ lacks, location }: NotInListProps) {
  const words = useTomorrowMessages().shopping;
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

/**
 * What the sum of a list lacks, and why: it is never counted as 0 in silence.
 *
 * @param nameOf the name of any dish or ingredient, by id
 */
function useLacks(list: ShoppingList, nameOf: (id: string) => string): readonly string[] {
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
