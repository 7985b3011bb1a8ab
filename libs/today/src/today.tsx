import { useStore } from '@thela/contract';
import { countPath, dayPath, PagePart, stallPath, useIsHelper, useIsHydrated } from '@thela/page';
import { moneyOfDay } from '@thela/ledger';
import { Hero } from '@thela/ui/hero';
import { partOf } from '@thela/ui/lazy-part';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { CardPlaces } from './card';
import type { TodayCardsProps } from './cards';
import type { DayToolsProps } from './day-tools';
import { HOUR_CARDS, MOST_CARDS, partOfDay } from './hour-cards';
import { useMessages } from './messages';
import type { TodayProps } from './today-props';
import { todayTexts } from './today-texts';

// Not loaded at start-up: only a stall with records has what they show.
const cards = partOf<TodayCardsProps>(() => import('./cards'));
const tools = partOf<DayToolsProps>(() => import('./day-tools'));

// The ids of `useId` differ between a prerendered page and its hydration.
const HEADING = 'stall-today';

/**
 * The vendor's own stall at the top of the start page. A prerendered page holds it for everybody, without data: its
 * first script fills that in, see `show-today.ts`, and it is shown to whose stall it is.
 */
export default function Today({
  day: dayStore,
  spent: spentStore,
  keepingLine,
  ...props
}: TodayProps) {
  const { stall: store, ledger, keeping, records, focusPage } = props;
  const messages = useMessages();
  const isHydrated = useIsHydrated();
  const isHelper = useIsHelper(store);
  const { isOwn, name, timeZone } = useStore(store);
  const day = useStore(dayStore);
  const spent = useStore(spentStore);
  useEffect(() => {
    if (!isOwn || isHelper) return;
    // A failure is reported when they are shown.
    for (const { load } of [cards, tools]) load().catch(() => {});
  }, [isOwn, isHelper]);
  const part = useSyncExternalStore(
    onLook,
    () => partOfDay(Date.now(), timeZone),
    () => null,
  );
  if (isHydrated && !isOwn) return null;
  const texts = isHydrated ? todayTexts(name, day) : { name: '', plates: '\u00A0' };
  const money = isHydrated ? moneyOfDay(day, spent) : null;
  const hasSold = money !== null && (money.sold > 0 || money.inHand !== 0);
  return (
    <section
      data-stall-today
      aria-labelledby={HEADING}
      className={`mb-6 ${isHydrated ? '' : 'if-own'}`}
    >
      <div className="rounded-card border border-line/60 bg-white p-4 shadow-card sm:p-6">
        <h1
          id={HEADING}
          data-text="name"
          suppressHydrationWarning
          className="text-subheading font-bold wrap-anywhere sm:text-heading"
        >
          {texts.name || messages.unnamed}
        </h1>
        {isHelper ? null : (
          <div className="owners-only mt-1">
            <Hero line={money} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <dl className="min-w-16">
            <dt className="text-sm text-ink-soft">{messages.plates}</dt>
            <dd
              data-text="plates"
              suppressHydrationWarning
              className="text-figure font-bold tabular-nums"
            >
              {texts.plates}
            </dd>
          </dl>
          <Link
            to={countPath}
            className="inline-flex min-h-16 min-w-[min(13rem,100%)] flex-1 items-center justify-center gap-3 rounded-control bg-flame px-4 py-2 text-heading font-bold text-white shadow-card hover:bg-flame-deep active:bg-flame-deep sm:max-w-96"
          >
            <Plus aria-hidden="true" className="size-7" />
            <span>{messages.count}</span>
          </Link>
        </div>
        {isHelper ? null : (
          <div data-row="sold" hidden={!hasSold} suppressHydrationWarning className="owners-only">
            <div className="mt-3 flex min-h-14 flex-wrap items-center gap-3">
              {hasSold ? (
                <PagePart
                  part={tools}
                  props={{ stall: store, ledger, money, plates: texts.plates }}
                  doing="showing today"
                  loading={<ToolsPlace />}
                />
              ) : (
                <ToolsPlace />
              )}
            </div>
          </div>
        )}
      </div>
      {isHelper ? null : (
        <div className="owners-only mt-4">
          {part === null ? (
            <CardPlaces count={MOST_CARDS} />
          ) : (
            <PagePart
              part={cards}
              props={{ day, part, hasSold, stall: store, ledger, records, keeping, focusPage }}
              doing="showing today"
              loading={<CardPlaces count={HOUR_CARDS[part]} />}
            />
          )}
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {isHelper ? null : (
          <ArrowLink to={dayPath()} className="owners-only">
            {messages.byDish}
          </ArrowLink>
        )}
        <ArrowLink to={stallPath}>{messages.open}</ArrowLink>
      </div>
      {keepingLine}
    </section>
  );
}

/** Another part of the day may have begun while nobody looked. */
function onLook(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Keeps the place of what is loaded after the start. */
function ToolsPlace() {
  return (
    <div aria-hidden="true" className="min-h-14 flex-1 rounded-control bg-send/30 sm:max-w-96" />
  );
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
