import { useStore } from '@thela/contract';
import type { ToolProps, Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { platesIn, platesOf } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { Card, Fold, SectionCard, ToolLink, buttonLinkStyle, useAnnouncement } from '@thela/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { searchNames } from '@thela/text';
import { useMessages } from '../messages';
import { CountHeader } from './count-header';
import { countingOf, ENTRIES, waitingName } from './counting';
import { DayEntries } from './day-entries';
import { DayHead } from './day-head';
import type { DaySums } from './day-head';
import { DishSearch, needsSearch } from './dish-search';
import { Expenses } from './expenses';
import { useCountMessages } from './messages';
import type { CountMessages } from './messages';
import { NotInProfit } from './not-in-profit';
import { OrderStrip } from './order-strip';
import { DelayedStatus } from './delayed-status';
import { TapActions } from './tap-actions';
import { todaysDishes, todaysSums } from './todays-dishes';
import { TypedCounts } from './typed-counts';
import { useDayRecords } from './use-day-records';
import type { ComponentProps, ReactNode } from 'react';
import { DishButton } from './dish-button';
import type { StallDay } from '@thela/ledger';

const patterns = { counted: 12, 'taken back': [12, 60, 12] };

/** A short buzz, where the phone can. Browsers refuse one, with a warning, before the first touch of the page. */
function buzz(what: keyof typeof patterns): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(patterns[what]);
}

export function CountToday({ shell }: ToolProps) {
  const today = useStore(shell.ledger.today);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const words = useCountMessages();
  const { countPlates } = useMessages();
  const names = useTranslatedNames();
  const day = names.inDay(useStore(shell.day));
  const stall = names.inStall(useStore(shell.stall));
  const counting = countingOf(shell);
  const waiting = useStore(counting.waiting);
  const changes = useStore(counting.changes);
  const [records, readNow] = useDayRecords(shell, today);
  const [isTakingBack, setTakingBack] = useState(false);
  const [text, setText] = useState('');
  const [announcement, announce] = useAnnouncement();
  const expenses = useRef<HTMLDivElement>(null);

  const shownDay = useCallback(() => names.inDay(shell.day.getSnapshot()), [names, shell]);
  const onTap = useCallback(
    (dish: string, plates: 1 | -1) => {
      const isDone = counting.tap(dish, plates);
      if (isDone) buzz(plates > 0 ? 'counted' : 'taken back');
      // One plate alone: the next tap is the next customer's.
      if (isDone && plates < 0) setTakingBack(false);
      announce(announcementOf(shownDay(), dish, isDone, words));
      return isDone;
    },
    [counting, announce, shownDay, words],
  );
  const onUndo = () => {
    counting.undo(today);
    buzz('taken back');
    if (last) announce(announcementOf(shownDay(), last.dish, true, words));
  };

  const showExpenses = () => {
    expenses.current?.focus({ preventScroll: true });
    expenses.current?.scrollIntoView();
  };

  const dishes = useMemo(() => todaysDishes(day, stall), [day, stall]);
  const isMany = needsSearch(dishes.length);
  const shown = isMany
    ? searchNames(dishes, text, ({ dish, name }) => names.spellings({ id: dish, name }))
    : dishes;
  const isSaving = (what: string) =>
    records.status !== 'read' || waiting.has(waitingName(today, what));
  const last = changes.findLast((change) => change.day === today);
  const nameOf = (dish: string) => dishes.find((each) => each.dish === dish)?.name ?? dish;
  const allSums = todaysSums(day, dishes, records);
  const sums = isHelper ? helperSums(allSums) : allSums;

  const entries = (
    <>
      <div ref={expenses} tabIndex={-1} className="scroll-mt-20 outline-none">
        <Expenses
          shell={shell}
          day={today}
          isToday
          entries={records.entries}
          isWaiting={isSaving(ENTRIES)}
          onChange={readNow}
        />
      </div>
      <DayEntries
        shell={shell}
        day={today}
        isToday
        events={records.entries}
        totals={records.totals}
        onChange={readNow}
      />
    </>
  );

  if (dishes.length === 0) {
    return (
      <NoDishes shell={shell} isHelper={isHelper} today={today}>
        <div className="flex flex-col gap-6">{entries}</div>
      </NoDishes>
    );
  }
  return (
    <>
      <section aria-label={countPlates} className="count-screen">
        <CountHeader location={shell.location} today={today} hasOtherDays={!isHelper} />
        <div className="z-10 -mx-1 bg-rice p-1 [@media(min-height:41rem)]:sticky [@media(min-height:41rem)]:top-16">
          <DayHead
            label={words.head.label}
            sums={sums}
            isWaiting={isSaving(ENTRIES) || dishes.some(({ dish }) => isSaving(dish))}
          />
          <div className="mt-1">
            <OrderStrip key={today} counting={counting} menu={day.menu} />
          </div>
        </div>
        {records.status === 'failed' ? (
          <p role="alert" className="mb-2 rounded-control bg-chilli-tint p-3">
            {words.notRead}
          </p>
        ) : null}
        {isMany ? <DishSearch text={text} onText={setText} found={shown.length} /> : null}
        <DishGrid
          dishes={shown.map((dish) => ({ ...dish, isWaiting: isSaving(dish.dish) }))}
          isTakingBack={isTakingBack}
          onTap={onTap}
        />
        <TapActions
          last={last ? { ...last, name: nameOf(last.dish) } : null}
          onUndo={onUndo}
          isTakingBack={isTakingBack}
          onTakeBack={setTakingBack}
          onExpenses={showExpenses}
        />
      </section>
      <DelayedStatus text={announcement} />
      <div className="mt-6 flex flex-col gap-6">
        <NotInProfit {...sums} />
        <p className="text-ink-soft">{words.dish.howTo}</p>
        {entries}
        <SectionCard heading={words.typedToday.heading}>
          <p className="mb-3 max-w-text">{words.typedToday.hint}</p>
          <Fold open={words.typedToday.open} close={words.typedToday.close}>
            <TypedCounts
              dishes={dishes.map((dish) => ({ ...dish, isWaiting: isSaving(dish.dish) }))}
              date={null}
              onTyped={(dish, plates, as) => counting.typePlates(dish, plates, today, as)}
            />
          </Fold>
        </SectionCard>
      </div>
    </>
  );
}

function helperSums({ plates, revenue }: DaySums): DaySums {
  return { plates, revenue, left: null, unknownCost: [] };
}

/** What a screen reader says of a tap. */
function announcementOf(day: Day, dish: string, isDone: boolean, words: CountMessages): string {
  const name = day.menu.find(({ id }) => id === dish)?.name ?? dish;
  if (!isDone) return words.announce.nothing(name);
  return words.announce.counted(name, platesOf(day.platesSold, dish), platesIn(day));
}

/** From this many dishes on a phone shows three side by side, so that twelve need no scrolling. */
const NARROW_FROM = 9;

interface DishGridProps {
  readonly dishes: readonly Omit<ComponentProps<typeof DishButton>, 'onTap' | 'isTakingBack'>[];
  readonly isTakingBack: boolean;
  readonly onTap: ComponentProps<typeof DishButton>['onTap'];
}

/** The dishes, in as many columns as fit, as high as the screen allows. */
function DishGrid({ dishes, isTakingBack, onTap }: DishGridProps) {
  const isMany = dishes.length >= NARROW_FROM;
  return (
    <ul className="dish-grid grid content-end gap-1" data-columns={isMany ? 'narrow' : 'wide'}>
      {dishes.map((dish) => (
        <li key={dish.dish} className="grid min-w-0">
          <DishButton {...dish} isTakingBack={isTakingBack} onTap={onTap} />
        </li>
      ))}
    </ul>
  );
}

interface NoDishesProps {
  readonly shell: Pick<Shell, 'location'>;
  readonly isHelper: boolean;
  readonly today: StallDay;
  /** What a day without dishes has, too. */
  readonly children: ReactNode;
}

/** Stands in place of the dishes of an empty menu. */
function NoDishes({ shell: { location }, isHelper, today, children }: NoDishesProps) {
  const { plates: words, helper } = useMessages();
  return (
    <>
      <CountHeader location={location} today={today} hasOtherDays={!isHelper} />
      <Card className="mt-4 mb-6 p-5">
        {isHelper ? (
          <p className="text-lg">{helper.noDishes}</p>
        ) : (
          <>
            <p className="mb-4 text-lg">{words.emptyMenu}</p>
            <ToolLink location={location} to="menu" className={buttonLinkStyle}>
              {words.toMenu}
            </ToolLink>
          </>
        )}
      </Card>
      {children}
    </>
  );
}
