import { useStore } from '@thela/contract';
import type { Ledger } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { moneyLine, noReferences, totalsOf } from '@thela/ledger';
import type { DayTotals, DishTotals, Entry, LedgerEvent, Stall, StallDay } from '@thela/ledger';
import { countPath, fullDayName, reportError, TextLink, toolPath, ToolSkeleton } from '@thela/page';
import { formatRupees } from '@thela/pricing';
import { markDayClosed, useLedgerRead } from '@thela/records';
import { WASTE_LIMITS } from '@thela/text';
import { Button, buttonLinkStyle, Card } from '@thela/ui';
import { AmountChips, ExpenseChips, useExpenseMessages } from '@thela/ui/expenses';
import type { TypedAmounts } from '@thela/ui/expenses';
import { Hero } from '@thela/ui/hero';
import { Pictogram } from '@thela/ui/pictograms';
import { Send, useFiguresSheet } from '@thela/ui/share';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from './messages';
import { expenseLines, PaperLines, wasteLines } from './paper-lines';
import { shownTotals } from './shown-totals';
import type { StallPageProps } from './stall-page-props';
import { StepHeader } from './step-header';

// Joins what exists: it writes the entries of Count and of Zero-Waste, and nothing depends on a day being closed. The step
// stands in the address, so that Back goes one step back and a reload stays; the first step has none.
const STEPS = ['counts', 'expenses', 'waste', 'done'] as const;

type Step = (typeof STEPS)[number];

export function CloseDay({ ledger, stall: store }: StallPageProps) {
  const messages = useMessages();
  const words = useWords();
  const names = useTranslatedNames();
  const today = useStore(ledger.today);
  const stall = names.inStall(useStore(store));
  const [search, setSearch] = useSearchParams();
  const entries = useNewEntries(ledger);
  const read = useCallback(() => readToday(ledger, today), [ledger, today]);
  const { state, retry } = useLedgerRead(ledger, read);
  const step = STEPS.find((each) => each === search.get('step')) ?? 'counts';
  const part = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // As a page of its own begins.
    document.documentElement.scrollTop = 0;
    part.current?.focus({ preventScroll: true });
  }, [step]);

  if (state.status === 'loading') return <ToolSkeleton label={messages.paper.loading} />;
  if (state.status === 'failure') {
    return (
      <>
        <h1 className="mb-3 text-title font-bold">{messages.close.title}</h1>
        <p role="alert" className="mb-4 font-medium text-chilli">
          {messages.paper.failed}
        </p>
        <Button variant="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  const { totals, events } = state.value;
  const props: StepProps = {
    stall,
    totals: shownTotals(totals, stall, names),
    events,
    onNext: () => {
      void entries.areStored().then((areStored) => {
        if (!areStored || shownStep.current !== step) return;
        setSearch({ step: STEPS[STEPS.indexOf(step) + 1] ?? 'done' });
      });
    },
    onEntry: entries.enter,
  };
  const Shown = parts[step];
  const { close } = messages;
  return (
    <div key={step} ref={part} tabIndex={-1} className="mx-auto max-w-text outline-none">
      <StepHeader
        step={STEPS.indexOf(step) + 1}
        steps={STEPS.length}
        title={step === 'done' ? close.done.heading : close[step].question}
        subtitle={`${close.title} · ${words.day(today, { weekday: 'short', day: 'numeric', month: 'long' })}`}
      />
      {entries.hasFailed ? (
        <p role="alert" className="mb-3 rounded-control bg-chilli-tint p-3 font-medium">
          {close.notStored}
        </p>
      ) : null}
      <Shown {...props} />
    </div>
  );
}

/** Writes entries; what is not stored yet can be waited for. */
function useNewEntries(ledger: Ledger) {
  const [hasFailed, setFailed] = useState(false);
  const waiting = useRef(new Set<Promise<boolean>>());
  const enter = (entry: Entry) => {
    setFailed(false);
    const stored = ledger.append([entry]).then(
      ({ events: [entered] }) => entered !== undefined,
      (error: unknown) => {
        reportError(error, { name: 'shell' }, 'closing the day');
        return false;
      },
    );
    waiting.current.add(stored);
    void stored.then((isStored) => {
      waiting.current.delete(stored);
      if (!isStored) setFailed(true);
    });
  };
  const areStored = async () => !(await Promise.all(waiting.current)).includes(false);
  return { hasFailed, enter, areStored };
}

async function readToday(ledger: Ledger, today: StallDay) {
  const day = { from: today, to: today };
  const [[totals = totalsOf(noReferences, today, [])], events] = await Promise.all([
    ledger.totals(day),
    ledger.events({ ...day, kinds: ['expense', 'waste'] }),
  ]);
  return { totals, events };
}

interface StepProps {
  readonly stall: Stall;
  /** Of today, with the names to show. */
  readonly totals: DayTotals;
  readonly events: readonly LedgerEvent[];
  readonly onNext: () => void;
  readonly onEntry: (entry: Entry) => void;
}

const parts: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  counts: Counts,
  expenses: Expenses,
  waste: Waste,
  done: Done,
};

/** As high as the button beside it. */
const SECOND = `${buttonLinkStyle} min-h-14 px-3! text-center`;

interface NextProps {
  readonly label: string;
  readonly onNext: () => void;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** The way on, at the lower edge of a phone. */
function Next({ label, onNext, children }: NextProps) {
  return (
    <div className="bottom-(--bottom-bar) z-10 -mx-1 mt-4 flex flex-wrap gap-2 bg-rice px-1 py-2 [@media(min-height:30rem)]:sticky">
      {children}
      <Button className="min-h-14 flex-[2_1_8rem] text-lg" onClick={onNext}>
        {label}
      </Button>
    </div>
  );
}

/** The way on from chips: what is typed in them is entered before. */
function useTyped(onNext: () => void) {
  const typed = useRef<TypedAmounts>(null);
  const [isTyped, onTyped] = useState(false);
  const onDone = () => {
    if (typed.current?.addAll() !== false) onNext();
  };
  return { chips: { typed, onTyped }, isTyped, onDone };
}

function soldIn({ dishes }: DayTotals): readonly DishTotals[] {
  return dishes.filter(({ plates }) => plates > 0);
}

function Counts({ totals, onNext }: StepProps) {
  const { counts: words } = useMessages().close;
  const { number } = useWords();
  const sold = soldIn(totals);
  if (sold.length === 0) {
    return (
      <>
        <p className="mb-4 text-lg text-pretty">{words.nothing}</p>
        <Link to={countPath} className={`${buttonLinkStyle} min-h-14 w-full text-lg`}>
          {words.count}
        </Link>
        <Button variant="secondary" className="mt-3 min-h-14 w-full" onClick={onNext}>
          {words.goOn}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="mb-2 font-semibold">{words.all(totals.plates)}</p>
      <Card className="px-4 py-1">
        <ul className="divide-y divide-line/70">
          {sold.map(({ dish, name, plates }) => (
            <li key={dish}>
              <Link to={countPath} className="flex min-h-14 items-center gap-3 py-1 text-ink">
                <Pictogram dish={{ id: dish, name }} className="size-8" />
                <span className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{name}</span>
                <span translate="no" className="text-heading font-bold tabular-nums">
                  {number(plates)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Next label={words.right} onNext={onNext}>
        <Link to={countPath} className={`${SECOND} flex-[1_1_6rem]`}>
          {words.correct}
        </Link>
      </Next>
    </>
  );
}

function Expenses({ events, totals, onNext, onEntry }: StepProps) {
  const messages = useMessages();
  const { expenses: words } = messages.close;
  const categories = useExpenseMessages();
  const { chips, isTyped, onDone } = useTyped(onNext);
  return (
    <>
      <Card className="p-4">
        <p className="mb-3">{words.hint}</p>
        <ExpenseChips {...chips} onAdd={onEntry} />
        <PaperLines heading={messages.paper.expenses} lines={expenseLines(events, categories)} />
      </Card>
      <Next label={isTyped || totals.expenses > 0 ? words.all : words.none} onNext={onDone} />
    </>
  );
}

/** More chips than these are a wall: the others are one tap away. */
const MOST_CHIPS = 12;

function Waste({ stall, events, totals, onNext, onEntry }: StepProps) {
  const messages = useMessages();
  const { waste: words } = messages.close;
  const [isAll, setAll] = useState(false);
  const { chips, isTyped, onDone } = useTyped(onNext);
  const sold = soldIn(totals);
  const dishes = [...sold, ...totals.dishes.filter(({ plates }) => plates === 0)];
  const shown = isAll ? dishes : dishes.slice(0, MOST_CHIPS);
  const lines = wasteLines(events, stall, messages.paper);
  const leftovers = `${toolPath('zero-waste')}/waste`;
  return (
    <>
      <Card className="p-4">
        <p className="mb-3">{words.hint}</p>
        <AmountChips
          {...chips}
          label={words.question}
          options={shown.map(({ dish, name }) => ({
            value: dish,
            label: name,
            icon: <Pictogram dish={{ id: dish, name }} className="size-6" />,
          }))}
          limits={WASTE_LIMITS}
          words={{
            amount: words.plates,
            add: words.add,
            missing: words.missing,
            notANumber: words.missing,
            tooHigh: words.tooHigh,
          }}
          onAdd={(dish, plates) => onEntry({ kind: 'waste', dish, plates, reason: 'unsold' })}
        />
        {shown.length < dishes.length ? (
          <Button variant="secondary" className="mt-2" onClick={() => setAll(true)}>
            {words.others(dishes.length - shown.length)}
          </Button>
        ) : null}
        <PaperLines heading={messages.paper.waste} lines={lines} />
        <div className="mt-1 flex flex-wrap gap-x-6">
          {lines.length > 0 ? <TextLink to={leftovers}>{words.special}</TextLink> : null}
          <TextLink to={leftovers}>{words.ingredients}</TextLink>
        </div>
      </Card>
      <Next label={isTyped || lines.length > 0 ? words.all : words.none} onNext={onDone} />
    </>
  );
}

function Done({ stall, totals }: StepProps) {
  const { close, days } = useMessages();
  const words = useWords();
  const sheetOf = useFiguresSheet();
  const { day, unknownCost, plates, revenue, left } = totals;
  useEffect(() => markDayClosed({ day, plates, revenue, left }), [day, plates, revenue, left]);
  const best = soldIn(totals).reduce<DishTotals | null>(
    (most, dish) => (most !== null && most.plates >= dish.plates ? most : dish),
    null,
  );
  const titles = {
    stall: stall.name,
    title: fullDayName(words, day),
    subtitle: '',
    notes: unknownCost.length > 0 ? [days.unknownCost(unknownCost.join(', '))] : [],
  };
  return (
    <>
      <Card className="p-4 sm:p-6">
        <Hero line={moneyLine(totals)} />
        {best === null ? (
          <p className="mt-3 text-lg">{close.done.none}</p>
        ) : (
          <p className="mt-4 flex items-center gap-3 rounded-control bg-turmeric-tint p-3 text-lg font-semibold">
            <Pictogram dish={{ id: best.dish, name: best.name }} className="size-8" />
            <span className="min-w-0 wrap-anywhere">
              {close.done.best(best.name, best.plates, formatRupees(best.revenue))}
            </span>
          </p>
        )}
      </Card>
      <Send
        sheet={sheetOf(titles, totals)}
        fileName={`stall-${day}`}
        className="mt-4 w-full"
        onError={(error) => reportError(error, { name: 'shell' }, 'drawing the day')}
      />
      <Link to={`${toolPath('profit-optimizer')}/tomorrow`} className={`${SECOND} mt-3 w-full`}>
        {close.done.tomorrow}
      </Link>
      <p className="mt-2 text-center">
        <TextLink to="/">{close.done.done}</TextLink>
      </p>
    </>
  );
}
