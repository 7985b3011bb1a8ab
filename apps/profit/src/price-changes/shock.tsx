import { priceShock } from '@thela/books';
import type { DishShock, PriceBooks, PriceShock, TooFewDays } from '@thela/books';
import type { Shell } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Card, SectionCard } from '@thela/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useDeferredValue, useMemo } from 'react';
import { addDays } from '@thela/ledger';
import { useBooksMessages } from '../books/messages';
import { SHORT_DAY } from '../count/days';
import { useListed } from '../listed';
import { DishRow } from './dish-row';
import { PriceMoveList } from './price-move-list';

export interface ShockProps {
  readonly shell: Shell;
  readonly books: PriceBooks;
  /** 7 or 30. */
  readonly daysBack: number;
}

/** What moved prices cost since so many days ago; or how many days that needs. */
export function Shock({ shell, books, daysBack }: ShockProps) {
  const shock = useMemo(() => priceShock(books, daysBack), [books, daysBack]);
  return shock.kind === 'shock' ? (
    <Found key={daysBack} shell={shell} shock={shock} />
  ) : (
    <TooFew {...shock} today={books.today} />
  );
}

function TooFew({ needsDays, hasDays, today }: TooFewDays & { readonly today: StallDay }) {
  const { shock: words } = useBooksMessages();
  const { day: nameOfDay } = useWords();
  return (
    <Card className="flex items-start gap-4 p-5 sm:p-6">
      <CalendarClock aria-hidden="true" className="size-8 shrink-0 text-ink-soft" />
      <p className="max-w-text text-lg">
        {[
          words.tooFew(needsDays, hasDays),
          words.from(nameOfDay(addDays(today, needsDays - hasDays), SHORT_DAY)),
        ].join(' ')}
      </p>
    </Card>
  );
}

interface FoundProps {
  readonly shell: Shell;
  readonly shock: PriceShock;
}

function Found({ shell, shock }: FoundProps) {
  const { shock: words } = useBooksMessages();
  const { day: nameOfDay } = useWords();
  const { inStall } = useTranslatedNames();
  const listed = useListed();
  // What moved is shown first: the dishes are many.
  const isRestDue = useDeferredValue(true, false);
  const stall = inStall(useStore(shell.stall));
  const names = useMemo(
    () => new Map([...stall.dishes, ...stall.ingredients].map(({ id, name }) => [id, name])),
    [stall],
  );
  const named = (ids: readonly string[]) => listed(ids.map((id) => names.get(id) ?? id));
  const since = nameOfDay(shock.since, SHORT_DAY);
  if (shock.moved.length === 0) {
    return (
      <Card className="p-5 sm:p-6">
        <p className="text-lg">{words.nothing(since)}</p>
        <Notes shock={shock} named={named} />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <Total shock={shock} />
        <SectionCard heading={words.moved(since)}>
          <PriceMoveList moved={shock.moved} names={names} />
        </SectionCard>
      </div>
      {isRestDue ? (
        <div className="flex flex-col gap-6">
          <Dishes shell={shell} dishes={shock.dishes} names={names} />
          <Notes shock={shock} named={named} />
        </div>
      ) : (
        <div className="h-80 animate-pulse rounded-card bg-line/30" />
      )}
    </div>
  );
}

function Total({ shock: { perDay, usualDays } }: { readonly shock: PriceShock }) {
  const { shock: words } = useBooksMessages();
  const money = formatRupees(Math.abs(perDay));
  const [text, colour] =
    perDay > 0
      ? [words.moreADay(money), 'text-chilli']
      : perDay < 0
        ? [words.lessADay(money), 'text-leaf']
        : [words.evenADay, ''];
  return (
    <SectionCard heading={words.total}>
      {usualDays === 0 ? (
        <p className="text-lg">{words.noUsual}</p>
      ) : (
        <>
          <p className={`text-figure font-bold tabular-nums ${colour}`}>{text}</p>
          <p className="mt-1 text-ink-soft">{words.usual(usualDays)}</p>
        </>
      )}
    </SectionCard>
  );
}

interface DishesProps {
  readonly shell: Shell;
  readonly dishes: readonly DishShock[];
  readonly names: ReadonlyMap<string, string>;
}

function Dishes({ shell, dishes, names }: DishesProps) {
  const { shock: words, named } = useBooksMessages();
  const dearer = dishes.filter(({ costNow, costThen }) => costNow > costThen);
  const cheaper = dishes.filter(({ costNow, costThen }) => costNow < costThen);
  return (
    <>
      <SectionCard heading={words.dishes}>
        {dearer.length === 0 ? <p className="text-lg">{words.none}</p> : null}
        <ul className="divide-y divide-line/70">
          {dearer.map((dish) => (
            <DishRow
              key={dish.dish}
              shell={shell}
              dish={dish}
              name={names.get(dish.dish) ?? dish.name}
            />
          ))}
        </ul>
      </SectionCard>
      {cheaper.length > 0 ? (
        <SectionCard heading={words.cheaperDishes}>
          <p className="mb-1 text-sm text-ink-soft">{words.perPlate}</p>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {cheaper.map(({ dish, name, perPlate }) => (
              <li key={dish} className="py-1.5 wrap-anywhere">
                {named(names.get(dish) ?? name, words.cheaper(formatRupees(-perPlate), null))}
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </>
  );
}

interface NotesProps {
  readonly shock: PriceShock;
  readonly named: (ids: readonly string[]) => string;
}

function Notes({ shock: { unknownCost, notCompared }, named }: NotesProps) {
  const { shock: words } = useBooksMessages();
  if (unknownCost.length === 0 && notCompared.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-ink-soft wrap-anywhere">
      {unknownCost.length > 0 ? <p>{words.unknownCost(named(unknownCost))}</p> : null}
      {notCompared.length > 0 ? <p>{words.notCompared(named(notCompared))}</p> : null}
    </div>
  );
}
