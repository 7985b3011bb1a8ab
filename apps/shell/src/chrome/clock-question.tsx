import type { Store } from '@thela/contract';
import { useWords } from '@thela/language';
import { isCalendarDate } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { NoticeBar, useMessages } from '@thela/page';
import type { ClockDoubt, StallRecords } from '@thela/records';
import { Button } from '@thela/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

export interface ClockQuestionProps {
  readonly records: Pick<StallRecords, 'clockDoubt' | 'answerDay'>;
  /** The last day of the stall, as far as it is known. */
  readonly today: Store<StallDay>;
  readonly doubt: ClockDoubt;
}

const LONG = { dateStyle: 'long' } as const;

export default function ClockQuestion({ records, today, doubt }: ClockQuestionProps) {
  const { clock, setUpDay } = doubt;
  const { says, ...words } = useMessages().stall.clock;
  const { day: dayText } = useWords();
  const [day, setDay] = useState(() => today.getSnapshot());
  const id = useId();

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isCalendarDate(day) && day >= setUpDay) records.answerDay(day);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <NoticeBar role="alert" text={says(dayText(clock, LONG), dayText(setUpDay, LONG))}>
      <form noValidate onSubmit={answer} className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-semibold">
          {words.today}
        </label>
        <input
          id={id}
          type="date"
          min={setUpDay}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className="h-12 rounded-control border border-control bg-white px-3"
        />
        <Button type="submit">{words.count}</Button>
        <Button variant="secondary" onClick={() => records.answerDay(clock)}>
          {words.isRight}
        </Button>
      </form>
    </NoticeBar>
  );
}
