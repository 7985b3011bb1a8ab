import { breakEven, lastMonth } from '@thela/books';
import type { BreakEven, PriceBooks, WhatIfDay } from '@thela/books';
import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, useId, useMemo } from 'react';
import { useBooksMessages } from '../books/messages';
import { DelayedStatus } from '../count/delayed-status';

export interface ResultPanelProps extends Pick<PriceBooks, 'days' | 'today'> {
  readonly asItIs: WhatIfDay;
  readonly day: WhatIfDay;
}

/** The profit of the day beside the supposed one, and how many plates pay for it. */
export const ResultPanel = memo(function ResultPanel(props: ResultPanelProps) {
  const { days, today, asItIs, day } = props;
  const { whatIf: words } = useBooksMessages();
  const id = useId();
  const month = useMemo(() => lastMonth(days, today), [days, today]);
  const breakEvenNow = useMemo(
    () => breakEven({ ...month, dishes: asItIs.dishes }),
    [month, asItIs],
  );
  const { rupees } = useMoney();
  const [before, after] = [rupees(asItIs.profit), rupees(day.profit)];
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-answer-ink/20 bg-answer p-3 text-answer-ink shadow-card sm:p-6"
    >
      <h2 id={id} className="font-bold sm:mb-2 sm:text-subheading">
        {words.result}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4">
        <Money label={words.asItIs} amount={asItIs.profit} />
        <Money label={words.supposed} amount={day.profit} />
      </dl>
      {asItIs.profit === null || day.profit === null ? null : (
        <Difference paise={Math.round((day.profit - asItIs.profit) * 100)} />
      )}
      <BreakEvenPlates before={breakEvenNow} after={breakEven({ ...month, dishes: day.dishes })} />
      <DelayedStatus text={before === after ? '' : words.said(before, after)} />
    </section>
  );
});

function Money({ label, amount }: { readonly label: string; readonly amount: number | null }) {
  const { rupees } = useMoney();
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd
        className={`text-lg font-bold break-all tabular-nums sm:text-figure ${profitColour(amount)}`}
      >
        {rupees(amount)}
      </dd>
    </div>
  );
}

function Difference({ paise }: { readonly paise: number }) {
  const { whatIf: words } = useBooksMessages();
  if (paise === 0) return <p className="mt-1">{words.same}</p>;
  const money = formatRupees(Math.abs(paise) / 100);
  const Arrow = paise > 0 ? ArrowUp : ArrowDown;
  return (
    <p className={`mt-1 flex items-center gap-1 font-bold tabular-nums ${profitColour(paise)}`}>
      <Arrow aria-hidden="true" className="size-5 shrink-0" />
      <span>{paise > 0 ? words.more(money) : words.less(money)}</span>
    </p>
  );
}

function BreakEvenPlates({
  before,
  after,
}: {
  readonly before: BreakEven;
  readonly after: BreakEven;
}) {
  const { whatIf: words, plates, change } = useBooksMessages();
  const { number } = useWords();
  if (before.kind === 'too-few-days') {
    return (
      <p className="mt-2 text-sm max-sm:leading-tight">
        {words.breakEvenDays(before.needsDays, before.hasDays)}
      </p>
    );
  }
  const lacks = (of: BreakEven) =>
    of.kind === 'no-costed-plates' ? words.noCostedPlates : words.noMargin;
  const text = (of: BreakEven) => (of.kind === 'plates' ? number(of.plates) : lacks(of));
  const last = after.kind === 'plates' ? plates(after.plates) : lacks(after);
  // From or to a day without plates nothing changed: there was no number.
  const isOneOnly =
    text(before) === text(after) || [before, after].some(({ kind }) => kind === 'no-costed-plates');
  const expenses =
    before.kind === 'plates'
      ? before.expensesPerDay
      : after.kind === 'plates'
        ? after.expensesPerDay
        : null;
  return (
    <div className="mt-2">
      <p className="flex flex-wrap gap-x-2">
        <span>{words.breakEven}</span>
        <b className="tabular-nums">{isOneOnly ? last : change(text(before), last)}</b>
      </p>
      {expenses === null ? null : (
        <p className="text-sm max-sm:sr-only">{words.breakEvenOf(formatRupees(expenses))}</p>
      )}
    </div>
  );
}
