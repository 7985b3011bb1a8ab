import { useStore } from '@thela/contract';
import type { DayStore, Ledger, Store } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import type { TranslatedNames } from '@thela/language/built-in-names';
import type { DayTotals } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { SyncStatusSlot } from '@thela/account';
import { dayPath, stallPath, toolPath, useIsHelper, useIsHydrated } from '@thela/page';
import type { AccountStallState, CurrentStall, StallRecords } from '@thela/records';
import { useLedgerRead } from '@thela/records';
import { addDays, LATEST_DAY } from '@thela/ledger';
import { dayNews } from './day-news';
import { FutureNews } from './future-news';
import { LateNews } from './late-news';
import { useMessages } from './messages';
import { TodayFigures } from './today-figures';
import { todayTexts } from './today-texts';
import type { TodayTexts } from './today-texts';
import { UnknownCostNews } from './unknown-cost-news';
import { YesterdayNews } from './yesterday-news';

// The ids of `useId` differ between a prerendered page and its hydration.
const HEADING = 'stall-today';

/** What a prerendered page holds in their places: the page's first script fills them, see `first-paint.ts`. */
const unknown: TodayTexts = {
  name: '',
  plates: '\u00A0',
  revenue: '\u00A0',
  profit: '\u00A0',
  profitUnknown: '',
  unknownCost: [],
  loss: '',
};

export interface StallTodayProps {
  readonly day: DayStore;
  readonly stall: CurrentStall;
  readonly ledger: Ledger;
  readonly records: Pick<StallRecords, 'firstDay'>;
  /** Where the records are kept. */
  readonly keeping: Store<AccountStallState>;
}

/**
 * The vendor's own stall at the top of the start page: today's figures, the way to counting, and what is new. A
 * prerendered page holds it for everybody; it is shown to whose stall it is.
 */
export function StallToday({ day, stall: store, ledger, records, keeping }: StallTodayProps) {
  const messages = useMessages();
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(store);
  const { isOwn, name } = useStore(store);
  const names = useTranslatedNames();
  const shownDay = names.inDay(useStore(day));
  const today = useStore(ledger.today);
  const {
    sync: { status },
    late,
  } = useStore(keeping);
  const read = useCallback(
    // Whoever has no stall of their own should not wait for records.
    () => (isOwn ? recentDays(ledger, records, today) : Promise.resolve(null)),
    [isOwn, ledger, records, today],
  );
  const { state } = useLedgerRead(ledger, read);
  if (isHydrated && !isOwn) return null;
  const texts = isHydrated ? todayTexts(name, shownDay) : unknown;
  // Of a stall that is still being fetched, only today is whole.
  const isWhole = status !== 'opening' && status !== 'fetching';
  const recent =
    state.status === 'success' && state.value?.today === today ? state.value : undefined;
  const left = recent ? whatIsLeft(recent.days.find((totals) => totals.day === today)) : null;

  return (
    <section
      data-stall-today
      data-names={isHydrated ? undefined : builtInNames(names)}
      aria-labelledby={HEADING}
      className={`mb-6 rounded-card border border-line/60 bg-white p-4 shadow-card sm:p-6 ${isHydrated ? '' : 'if-own'}`}
    >
      <h2
        id={HEADING}
        data-text="name"
        suppressHydrationWarning
        className="text-heading font-bold tracking-tight wrap-anywhere sm:text-title"
      >
        {texts.name || messages.unnamed}
      </h2>
      <TodayFigures texts={texts} left={left} isHelper={isHelper} />
      <div
        className={`flex flex-wrap items-center gap-x-6 gap-y-1 sm:mt-4 ${isHelper ? 'mt-3' : ''}`}
      >
        <Link
          to={`${toolPath('profit-optimizer')}/count`}
          className="inline-flex min-h-16 w-full items-center justify-center gap-3 rounded-control bg-flame px-4 py-2 text-heading font-bold text-white shadow-card hover:bg-flame-deep active:bg-flame-deep sm:w-auto sm:min-w-80 sm:px-8"
        >
          <Plus aria-hidden="true" className="size-7" />
          <span>{messages.count}</span>
        </Link>
        {isHelper ? null : (
          <ArrowLink to={dayPath()} className="owners-only">
            {messages.byDish}
          </ArrowLink>
        )}
        <ArrowLink to={stallPath}>{messages.open}</ArrowLink>
      </div>
      <div className={isHelper ? '' : 'mt-3 border-t border-line pt-4 sm:mt-5'}>
        {isHelper ? null : (
          <div className="owners-only">
            <h3 className="mb-2 font-bold">{messages.news}</h3>
            <ul className="grid gap-3 md:grid-flow-col md:auto-cols-fr">
              <LateNews entries={late} />
              <FutureNews days={recent?.future ?? []} />
              <UnknownCostNews dishes={texts.unknownCost.join(', ')} isKnown={isHydrated} />
              <YesterdayNews
                today={today}
                isExpected={isHydrated && isOwn}
                news={
                  state.status === 'failure'
                    ? 'failed'
                    : recent && isWhole
                      ? dayNews(today, recent.firstDay, recent.days)
                      : 'loading'
                }
              />
            </ul>
          </div>
        )}
        <div className={isHelper ? 'mt-1' : 'mt-3'}>
          <SyncStatusSlot state={keeping} tone="light" />
        </div>
      </div>
    </section>
  );
}

/** By their English names, the names to show of built-in dishes: the page's first script reads them here. */
function builtInNames({ nameOf }: TranslatedNames): string | undefined {
  const changed = builtInMenu
    .map((dish) => [dish.name, nameOf(dish)] as const)
    .filter(([name, shown]) => shown !== name);
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : undefined;
}

interface RecentDays {
  readonly today: string;
  readonly firstDay: string | null;
  readonly days: readonly DayTotals[];
  /** Days that have not come, with entries. */
  readonly future: readonly string[];
}

/** Today and the two days before it, days that have not come, and the first day of all. */
async function recentDays(
  ledger: Ledger,
  records: StallTodayProps['records'],
  today: string,
): Promise<RecentDays> {
  const [firstDay, found] = await Promise.all([
    records.firstDay(),
    ledger.totals({ from: addDays(today, -2), to: LATEST_DAY }),
  ]);
  const days = found.filter(({ day }) => day <= today);
  const future = found.filter(
    ({ day, plates, expenses, waste }) => day > today && (plates + expenses > 0 || waste !== 0),
  );
  return { today, firstDay, days, future: future.map(({ day }) => day) };
}

/** `null` where it is the profit. */
function whatIsLeft(totals: DayTotals | undefined): DayTotals | null {
  return totals && totals.left !== totals.profit ? totals : null;
}

interface ArrowLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

function ArrowLink({ to, className = '', children }: ArrowLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-12 items-center gap-2 rounded-control font-semibold text-flame hover:underline ${className}`}
    >
      <span>{children}</span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  );
}
