import type { WhatIfDay, WhatIfDish } from '@thela/books';
import { formatRupees } from '@thela/pricing';
import { SectionCard } from '@thela/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo } from 'react';
import { useBooksMessages } from '../books/messages';
import { useListed } from '../listed';

/** More rows than these nobody compares; they would only slow the slider down. */
const MOST_ROWS = 8;

export interface TouchedDishesProps {
  readonly asItIs: WhatIfDay;
  readonly day: WhatIfDay;
}

export const TouchedDishes = memo(function TouchedDishes({ asItIs, day }: TouchedDishesProps) {
  const { whatIf: words } = useBooksMessages();
  const listed = useListed();
  const touched = day.dishes
    .flatMap((after, place) => {
      const before = asItIs.dishes[place];
      return before === undefined || before === after || before.profit === after.profit
        ? []
        : [{ before, after, size: Math.abs((after.profit ?? 0) - (before.profit ?? 0)) }];
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_ROWS);
  const unknown = day.dishes.filter(({ plates, plateCost }) => plates > 0 && plateCost === null);
  return (
    <>
      {touched.length > 0 ? (
        <SectionCard heading={words.dishes}>
          <p className="mb-1 text-sm text-ink-soft">{words.perDay}</p>
          <ul className="divide-y divide-line/70">
            {touched.map(({ before, after }) => (
              <DishChange key={after.dish} before={before} after={after} />
            ))}
          </ul>
        </SectionCard>
      ) : null}
      {unknown.length > 0 ? (
        <p className="text-ink-soft wrap-anywhere">
          {words.unknownCost(listed(unknown.map(({ name }) => name)))}
        </p>
      ) : null}
    </>
  );
});

interface DishChangeProps {
  readonly before: WhatIfDish;
  readonly after: WhatIfDish;
}

/** Memoized, because a move touches few of them. */
const DishChange = memo(function DishChange({ before, after }: DishChangeProps) {
  const { whatIf: words, change } = useBooksMessages();
  const [was, is] = [before.profit ?? 0, after.profit ?? 0];
  const money = formatRupees(Math.abs(is - was));
  const Arrow = is > was ? ArrowUp : ArrowDown;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="min-w-0 font-semibold wrap-anywhere">{after.name}</span>
        <span
          className={`inline-flex items-center gap-1 font-semibold tabular-nums ${is > was ? 'text-leaf' : 'text-chilli'}`}
        >
          <Arrow aria-hidden="true" className="size-5 shrink-0" />
          <span>{is > was ? words.more(money) : words.less(money)}</span>
        </span>
      </div>
      <p className="text-ink-soft tabular-nums">{change(formatRupees(was), formatRupees(is))}</p>
    </li>
  );
});
