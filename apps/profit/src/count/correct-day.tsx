import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { StallDay, DayTotals } from '@thela/ledger';
import { Button, buttonLinkStyle, Card, SectionCard, ToolLink } from '@thela/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { addDays, daysBetween } from '@thela/ledger';
import { useMessages } from '../messages';
import { countPath } from './count-route';
import { countingOf, ENTRIES, waitingName } from './counting';
import { DayEntries } from './day-entries';
import { DayHead } from './day-head';
import { LONG_DAY, SHORT_DAY } from './days';
import { Expenses } from './expenses';
import { useCountMessages } from './messages';
import { NotInProfit } from './not-in-profit';
import { UndoButton } from './tap-actions';
import { TypedCounts } from './typed-counts';
import { useDayRecords } from './use-day-records';
import type { DaySums } from './day-head';
import { leftOf } from './todays-dishes';
import type { CountedDish } from './todays-dishes';
import type { DayRecords } from './use-day-records';

type PastDish = Omit<CountedDish, 'isRetired' | 'price'>;

/**
 * The dishes whose counts can be mended: those of that day's menu, with what they sold. Today's menu would not do:
 * a dish has no name and no price before the day on which it was entered.
 */
function pastDishes({ totals, stall }: Pick<DayRecords, 'totals' | 'stall'>): readonly PastDish[] {
  if (totals) {
    return totals.dishes.map(({ dish, name, plates, revenue }) => ({
      dish,
      name,
      plates,
      revenue,
    }));
  }
  return (stall?.dishes ?? [])
    .filter(({ isRetired }) => !isRetired)
    .map(({ id, name }) => ({ dish: id, name, plates: 0, revenue: 0 }));
}

function pastSums(totals: DayTotals | null): DaySums {
  if (!totals) return { plates: 0, revenue: 0, profit: 0, left: null, unknownCost: [] };
  const { plates, revenue, profit, unknownCost } = totals;
  return { plates, revenue, profit, left: leftOf(totals, null), unknownCost };
}

export interface CorrectDayProps extends ToolProps {
  /** A day that is over. */
  readonly day: StallDay;
}

/** Puts right what was counted and spent on a day that is over. */
export function CorrectDay({ shell, day }: CorrectDayProps) {
  const today = useStore(shell.ledger.today);
  const words = useCountMessages();
  const { past } = words;
  const { day: nameOfDay } = useWords();
  const names = useTranslatedNames();
  const stall = useStore(shell.stall);
  const counting = countingOf(shell);
  const waiting = useStore(counting.waiting);
  const changes = useStore(counting.changes);
  const [records, readNow] = useDayRecords(shell, day);
  const isSaving = (what: string) =>
    records.status !== 'read' || waiting.has(waitingName(day, what));
  const dishes = pastDishes(records).map((each) => ({
    ...each,
    name: names.nameOf({ id: each.dish, name: each.name }),
  }));
  const date = nameOfDay(day, SHORT_DAY);
  const sums = pastSums(records.totals);
  const last = changes.findLast((change) => change.day === day);
  const nameOf = (dish: string) => dishes.find((each) => each.dish === dish)?.name ?? dish;
  return (
    <>
      <PastHeader day={day} today={today} />
      {records.status === 'read' ? (
        <div className="flex flex-col gap-6">
          <DayHead
            label={past.figures(date)}
            sums={sums}
            isWaiting={isSaving(ENTRIES) || dishes.some(({ dish }) => isSaving(dish))}
          />
          <SectionCard heading={words.typed.headingOf(date)}>
            {dishes.length === 0 ? <p>{past.noDishes}</p> : null}
            <TypedCounts
              dishes={dishes.map((dish) => ({ ...dish, isWaiting: isSaving(dish.dish) }))}
              date={date}
              onTyped={(dish, plates, as) => counting.typePlates(dish, plates, day, as)}
            />
            <UndoButton
              last={last ? { ...last, name: nameOf(last.dish) } : null}
              onUndo={() => counting.undo(day)}
            />
          </SectionCard>
          <NotInProfit
            {...sums}
            unknownCost={sums.unknownCost.map((name) => names.atStall(stall, name))}
          />
          <Expenses
            shell={shell}
            day={day}
            isToday={false}
            entries={records.entries}
            isWaiting={isSaving(ENTRIES)}
            onChange={readNow}
          />
          <DayEntries
            shell={shell}
            day={day}
            isToday={false}
            events={records.entries}
            totals={records.totals}
            onChange={readNow}
          />
        </div>
      ) : (
        <Reading hasFailed={records.status === 'failed'} onRetry={readNow} />
      )}
      <OtherDays shell={shell} day={day} today={today} />
    </>
  );
}

/** In the colour of a warning, so that nobody takes this day for today. */
function PastHeader({ day, today }: { readonly day: StallDay; readonly today: StallDay }) {
  const { past } = useCountMessages();
  const { day: nameOfDay } = useWords();
  const daysAgo = daysBetween(day, today);
  return (
    <header className="mb-4 flex items-start gap-3 rounded-card border-2 border-turmeric bg-turmeric-tint p-4">
      <CalendarClock aria-hidden="true" className="mt-1 size-7 shrink-0" />
      <div className="min-w-0">
        <h1 className="text-heading font-bold text-balance sm:text-title">
          {past.title(nameOfDay(day, LONG_DAY))}
        </h1>
        <p className="mt-1 text-lg">
          {daysAgo === 1 ? past.wasYesterday : past.wasDaysAgo(daysAgo)}
        </p>
      </div>
    </header>
  );
}

interface ReadingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function Reading({ hasFailed, onRetry }: ReadingProps) {
  const { past } = useCountMessages();
  const { retry } = useMessages();
  if (!hasFailed) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{past.reading}</span>
        {['figures', 'counts', 'expenses'].map((part) => (
          <div key={part} className="h-24 animate-pulse rounded-card bg-line/30" />
        ))}
      </div>
    );
  }
  return (
    <Card className="p-5">
      <p role="alert" className="mb-4 text-lg">
        {past.failed}
      </p>
      <Button onClick={onRetry}>{retry}</Button>
    </Card>
  );
}

interface OtherDaysProps extends CorrectDayProps {
  readonly today: StallDay;
}

function OtherDays({ shell: { location }, day, today }: OtherDaysProps) {
  const words = useCountMessages();
  const { day: nameOfDay } = useWords();
  const days = [addDays(day, -1), addDays(day, 1)].filter((each) => each < today);
  return (
    <nav aria-label={words.past.otherDays} className="mt-6 flex flex-wrap gap-3">
      <ToolLink location={location} to={countPath(null)} className={buttonLinkStyle}>
        {words.toToday}
      </ToolLink>
      {days.map((each) => (
        <ToolLink key={each} location={location} to={countPath(each)} className={buttonLinkStyle}>
          {words.past.title(nameOfDay(each, SHORT_DAY))}
        </ToolLink>
      ))}
    </nav>
  );
}
