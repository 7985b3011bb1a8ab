import { forecastPlates } from '@thela/books';
import type { Plan, PlannedDish, PlanOutcome } from '@thela/books';
import type { StallDay } from '@thela/ledger';
import { useWords } from '@thela/language';
import { COUNT_LIMITS } from '@thela/text';
import { Chip, linkStyle, NumberField, NumberNote, StepButton, useNumberDraft } from '@thela/ui';
import { Pictogram } from '@thela/ui/pictograms';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, useId, useRef } from 'react';
import { useMessages } from '../messages';
import { useTomorrowMessages } from './messages';

/** Returns the reason for a count of plates, or for a missing forecast, as a text. */
function useReason(): (outcome: PlanOutcome, day: StallDay) => string {
  const { plan } = useTomorrowMessages();
  const words = useWords();
  return (outcome, day) => {
    if (outcome.kind === 'too-few-days') return plan.tooFewDays(outcome.needsDays, outcome.hasDays);
    if (outcome.kind === 'not-sold') return plan.notSold;
    if (outcome.kind === 'was-away') return plan.wasAway;
    const { method, days } = outcome.forecast;
    const weekday = words.day(day, { weekday: 'long' });
    return method === 'recent-days'
      ? plan.recentDays(days, weekday)
      : plan.sameWeekday(days, weekday);
  };
}

export interface PlanRowProps {
  readonly dish: PlannedDish;
  readonly day: StallDay;
  readonly plates: number;
  /** Whether the person put their own number in place of the forecast. */
  readonly isOwn: boolean;
  /** The days that are said above all dishes: a forecast from the same ones needs no reason of its own. */
  readonly usual: Plan['usual'];
  /** Shows the reason of a missing forecast; false where one reason stands above all dishes. */
  readonly saysWhyNone: boolean;
  /** `null` goes back to the forecast. */
  readonly onPlates: (dish: PlannedDish, plates: number | null) => void;
}

/** The plates of one dish, and why so many. Memoized, because a tap must not cost the work of all rows. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { dish, day, plates, isOwn, usual, saysWhyNone, onPlates } = props;
  const words = useTomorrowMessages().plan;
  const faults = useMessages().plates;
  const { number } = useWords();
  const reasonOf = useReason();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { name, outcome } = dish;
  const draft = useNumberDraft(plates, (typed) => onPlates(dish, typed), COUNT_LIMITS);
  const hasForecast = outcome.kind === 'forecast';
  const hasReason = hasForecast
    ? outcome.forecast.method !== usual?.method || outcome.forecast.days !== usual.days
    : saysWhyNone;
  const isMarked = isOwn && hasForecast;
  // Beside name, range and reason.
  const rows = ['', 'sm:row-span-2', 'sm:row-span-3'][Number(hasForecast) + Number(hasReason)];
  const goBack = () => {
    onPlates(dish, null);
    // The button goes; the field would open a keyboard.
    row.current?.focus();
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="outline-none flex flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
        <Pictogram dish={dish} className="size-8 shrink-0" />
        <label
          htmlFor={id}
          className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere"
        >
          <span className="sr-only">{words.count(name)}</span>
          <span aria-hidden="true">{name}</span>
        </label>
        {isMarked ? <Chip>{words.yours}</Chip> : null}
      </div>
      {hasForecast ? (
        <p className="min-w-22 flex-1 font-medium">
          {words.usual(number(outcome.forecast.low), number(outcome.forecast.high))}
        </p>
      ) : null}
      <div
        className={`ml-auto flex shrink-0 items-center gap-1.5 sm:col-start-2 sm:row-start-1 sm:gap-2 ${rows}`}
      >
        <StepButton
          icon={Minus}
          label={words.oneLess(name)}
          isOff={plates === 0}
          onClick={() => onPlates(dish, plates - 1)}
        />
        <NumberField
          id={id}
          draft={draft}
          hintId={hasReason ? `${id}-why` : undefined}
          inputMode="numeric"
          className={`w-16 text-center font-bold ${isMarked ? 'border-2 border-flame' : ''}`}
        />
        <StepButton
          icon={Plus}
          label={words.oneMore(name)}
          onClick={() => onPlates(dish, plates + 1)}
        />
      </div>
      {hasReason ? (
        <p id={`${id}-why`} className="max-w-text text-sm text-pretty text-ink-soft max-sm:w-full">
          {reasonOf(outcome, day)}
        </p>
      ) : null}
      <NumberNote
        id={id}
        draft={draft}
        words={faults}
        className="w-full text-right sm:col-span-2"
      />
      {isMarked ? (
        <button
          type="button"
          aria-label={words.backTo(name, forecastPlates(outcome))}
          onClick={goBack}
          className={`${linkStyle} sm:col-span-2 sm:justify-self-start`}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          <span>{words.back}</span>
        </button>
      ) : null}
    </li>
  );
});
