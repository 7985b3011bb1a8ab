import { useWords } from '@thela/language';
import type { DayTotals, DishTotals, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countPath, dayName, dayPath } from '@thela/page';
import { addDays } from '@thela/ledger';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface DayRowProps {
  readonly totals: DayTotals;
  readonly today: StallDay;
}

/** A day and what it brought; opened, all its figures and each of its dishes. */
export function DayRow({ totals, today }: DayRowProps) {
  const messages = useMessages();
  const { figures } = messages.days;
  const { day, plates, profit, left } = totals;
  const { costsNotKnown } = useMoney();
  const unknown = costsNotKnown(totals.unknownCost.length, totals.unknownWaste.length);
  return (
    <details className="group">
      <summary className={`cursor-pointer ${DAY_LINE}`}>
        <DayLine day={day} today={today} plates={plates}>
          <Figure label={figures.profit} amount={profit} />
          {left === profit ? null : <Figure label={figures.left} amount={left} note={unknown} />}
        </DayLine>
        <DayArrow />
      </summary>
      <DayDetails totals={totals} />
    </details>
  );
}

/** Turns over when the line's details are open. */
export function DayArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-6 shrink-0 text-flame transition-transform duration-150 group-open:rotate-180"
    />
  );
}

/** The line of a day, with room for the arrow that opens it. */
export const DAY_LINE = 'flex min-h-16 items-center gap-2 rounded-control py-2.5';

export interface DayLineProps {
  readonly day: StallDay;
  readonly today: StallDay;
  readonly plates: number;
  readonly children: ReactNode;
}

export function DayLine({ day, today, plates, children }: DayLineProps) {
  const messages = useMessages();
  const date = dayName(useWords(), day, today);
  const word = wordFor(day, today, messages);
  const below = [word ? date : '', messages.days.plates(plates)].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
      <span className="min-w-min flex-1 basis-36">
        <span className="block leading-tight font-semibold">{`${word ?? date} `}</span>
        <span className="block text-sm text-ink-soft">{below}</span>
      </span>
      <span className="ml-auto flex flex-col gap-x-6 text-right sm:flex-row">{children}</span>
    </span>
  );
}

function wordFor(day: StallDay, today: StallDay, messages: Messages): string | null {
  if (day === today) return messages.days.today;
  return day === addDays(today, -1) ? messages.days.yesterday : null;
}

interface FigureProps {
  readonly label: string;
  /** `null` where it is not known. */
  readonly amount: number | null;
  /** What is said below it. */
  readonly note?: string;
}

function Figure({ label, amount, note }: FigureProps) {
  const { rupees } = useMoney();
  return (
    <span className="block sm:min-w-24">
      <span className="block text-sm leading-tight text-ink-soft">{`${label} `}</span>
      <span className={`block leading-snug font-bold tabular-nums ${profitColour(amount)}`}>
        {rupees(amount)}
      </span>
      {note ? <span className="block max-w-40 text-sm leading-tight">{note}</span> : null}
    </span>
  );
}

function DayDetails({ totals }: { readonly totals: DayTotals }) {
  const messages = useMessages();
  const { figures } = messages.days;
  const sold = totals.dishes.filter(({ plates }) => plates > 0);
  return (
    <div className="mb-4 rounded-control bg-rice p-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Amount label={figures.revenue} amount={totals.revenue} />
        <Amount label={figures.profit} amount={totals.profit} />
        <Amount label={figures.expenses} amount={-totals.expenses} />
        <Amount label={figures.waste} amount={totals.waste === null ? null : -totals.waste} />
        <Amount label={figures.left} amount={totals.left} />
      </dl>
      {totals.unknownCost.length > 0 ? (
        <p className="mt-3">{messages.days.unknownCost(totals.unknownCost.join(', '))}</p>
      ) : null}
      <h3 className="mt-4 font-bold">{messages.days.byDish}</h3>
      {sold.length === 0 ? <p className="mt-1 text-ink-soft">{messages.days.noPlates}</p> : null}
      <ul>
        {sold.map((dish) => (
          <DishLine key={dish.dish} dish={dish} />
        ))}
      </ul>
      <Link
        to={`${countPath}/${totals.day}`}
        className="mt-2 mr-6 inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame underline"
      >
        <CalendarClock aria-hidden="true" className="size-5" />
        <span>{messages.days.correct}</span>
      </Link>
      <Link
        to={dayPath(totals.day)}
        className="mt-2 inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame underline"
      >
        <Printer aria-hidden="true" className="size-5" />
        <span>{messages.days.onPaper}</span>
      </Link>
    </div>
  );
}

/** Money that went out stands with its sign, and in the colour of a loss. */
function Amount({ label, amount }: Omit<FigureProps, 'note'>) {
  const { rupees } = useMoney();
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`font-semibold tabular-nums ${(amount ?? 0) < 0 ? 'text-chilli' : ''}`}>
        {rupees(amount)}
      </dd>
    </div>
  );
}

function DishLine({ dish }: { readonly dish: DishTotals }) {
  const messages = useMessages();
  return (
    <li className="border-b border-line py-2 last:border-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{dish.name}</span>
        <span className="tabular-nums">{messages.days.plates(dish.plates)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft tabular-nums">
        <span>{messages.days.revenueOf(formatRupees(dish.revenue))}</span>
        <span className={dish.profit === null ? '' : profitColour(dish.profit)}>
          {dish.profit === null
            ? messages.days.profitUnknown
            : messages.days.profitOf(formatRupees(dish.profit))}
        </span>
      </p>
    </li>
  );
}
