import { bestDays } from '@thela/books';
import type { BesideUsual, DayBesideUsual } from '@thela/books';
import type { ToolProps } from '@thela/contract';
import type { DayRange, DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import { useMemo } from 'react';
import { usePeriodMessages } from './messages';
import { causesOf } from './causes';
import { useDayWords } from './use-day-words';
import { useDishNames } from './use-dish-names';

export interface BestAndWorstProps extends ToolProps {
  /** Of days that are over. */
  readonly range: DayRange;
  readonly days: readonly DayTotals[];
}

/** The day that left most and the day that left least, and what differed on them. */
export function BestAndWorst({ shell, range: { from, to }, days }: BestAndWorstProps) {
  const { bestDays: words, todayLater } = usePeriodMessages();
  const found = useMemo(() => bestDays(days, { from, to }), [days, from, to]);
  return (
    <>
      {found.kind === 'too-few-days' ? (
        <p className="text-lg text-ink-soft">{words.tooFew(found.needsDays, found.hasDays)}</p>
      ) : found.best.day === found.worst.day ? (
        <>
          <p className="text-lg">{words.alike(formatRupees(found.best.left.amount))}</p>
          <CostsNotKnown beside={found.best} />
        </>
      ) : (
        <>
          <Day shell={shell} label={words.best} beside={found.best} />
          <hr className="my-4 border-line/70" />
          <Day shell={shell} label={words.worst} beside={found.worst} />
          <p className="mt-4 text-sm text-ink-soft">{words.usual}</p>
          {found.hasRent ? <p className="mt-2 text-sm text-ink-soft">{words.rentApart}</p> : null}
        </>
      )}
      <p className="mt-2 text-sm text-ink-soft">{todayLater}</p>
    </>
  );
}

interface DayProps extends ToolProps {
  readonly label: string;
  readonly beside: DayBesideUsual;
}

function Day({ shell, label, beside }: DayProps) {
  const { day, left } = beside;
  const words = usePeriodMessages().bestDays;
  const { long } = useDayWords();
  const { nameOf } = useDishNames(shell);
  const causes = causesOf(beside).map((cause) => ({
    ...cause,
    name: cause.kind === 'dish' ? words.profitOf(nameOf(cause)) : words[cause.kind],
  }));
  const amountOf = ({ difference }: BesideUsual) => formatRupees(Math.abs(difference));
  return (
    <div>
      <h3 className="text-ink-soft">{label}</h3>
      <p className="font-bold">{long(day)}</p>
      <p className={`text-heading font-bold tabular-nums ${profitColour(left.amount)}`}>
        {words.left(formatRupees(left.amount))}
      </p>
      <CostsNotKnown beside={beside} />
      {left.difference === 0 ? null : (
        <p className="tabular-nums">
          {left.difference > 0
            ? words.moreThanUsual(amountOf(left))
            : words.lessThanUsual(amountOf(left))}
        </p>
      )}
      {causes.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1 border-l-4 border-turmeric pl-3">
          {causes.map((cause) => (
            <li key={cause.key} className="tabular-nums wrap-anywhere">
              <span className="font-medium">{`${cause.name}:`}</span>
              <span>{` ${cause.difference > 0 ? words.more(amountOf(cause)) : words.less(amountOf(cause))}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function CostsNotKnown({ beside }: Pick<DayProps, 'beside'>) {
  const unknown = useMoney().costsNotKnown(beside.uncostedDishes, beside.uncostedWaste);
  return unknown ? <p className="text-sm">{unknown}</p> : null;
}
