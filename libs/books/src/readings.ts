import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { addDays, EARLIEST_DAY, LATEST_DAY } from '@thela/ledger';
import type { DayRange, DayTotals, LedgerEvent, LedgerKind, StallDay } from '@thela/ledger';
import { useEffect, useEffectEvent, useState } from 'react';
import { followReading } from './follow-reading';
import type { FollowedReading, Reading } from './follow-reading';

export type { Reading } from './follow-reading';

type Books = Pick<Shell, 'ledger' | 'reportError'>;

interface Question<Value> extends Pick<FollowedReading<Value>, 'range' | 'read'> {
  /** What is read, for the report of an error; tells questions of the same range apart. */
  readonly what: string;
}

const READING = { status: 'reading' } as const;

function useReading<Value>(
  { ledger, reportError }: Books,
  { range: { from, to }, what, read }: Question<Value>,
): Reading<Value> {
  const [found, setFound] = useState<{ asked: string; reading: Reading<Value> } | null>(null);
  const readNow = useEffectEvent(read);
  const report = useEffectEvent((error: unknown) => reportError(error, `reading ${what}`));
  const asked = `${what} ${from} ${to}`;
  useEffect(
    () =>
      followReading<Value>(ledger, {
        range: { from, to },
        read: (range, before) => readNow(range, before),
        onReading: (reading) => setFound({ asked, reading }),
        onError: (error) => report(error),
      }),
    [ledger, from, to, asked],
  );
  return found?.asked === asked ? found.reading : READING;
}

/**
 * The totals of every day up to today that has entries, the earliest first; they follow each change.
 *
 * @param from leaves out the days before this one
 */
export function useDays(books: Books, from = EARLIEST_DAY): Reading<readonly DayTotals[]> {
  const to = useStore(books.ledger.today);
  return useReading<readonly DayTotals[]>(books, {
    range: { from, to },
    what: 'the totals of the days',
    read: async (range, before) => [
      ...earlier(before, range.from),
      ...(await books.ledger.totals(range)),
    ],
  });
}

/**
 * The events of a range that count; they follow each change.
 *
 * @returns day by day once something changed, so that their order says nothing
 */
export function useEvents(
  books: Books,
  range: DayRange,
  kinds: readonly LedgerKind[],
): Reading<readonly LedgerEvent[]> {
  return useReading<readonly LedgerEvent[]>(books, {
    range,
    what: `the entries of ${kinds.join(', ')}`,
    read: async (due, before) => [
      ...earlier(before, due.from),
      ...(await books.ledger.events({ ...due, kinds })),
    ],
  });
}

/**
 * The days after today on which something was entered, by a clock that was ahead: they are in no figure. They follow each
 * change; none while they are read.
 */
export function useFutureDays(books: Books): readonly StallDay[] {
  const today = useStore(books.ledger.today);
  const range = { from: addDays(today, 1), to: LATEST_DAY };
  const reading = useReading(books, {
    range,
    what: 'the days that have not come',
    read: async () => {
      const events = await books.ledger.events(range);
      return [...new Set(events.map(({ day }) => day))].sort();
    },
  });
  return reading.status === 'read' ? reading.value : [];
}

function earlier<Found extends { readonly day: StallDay }>(
  found: readonly Found[] | null,
  day: StallDay,
): readonly Found[] {
  return found?.filter((each) => each.day < day) ?? [];
}

/**
 * The totals of the stall's day now; they follow each change of that day.
 *
 * @returns `undefined` while they are read, `null` on a day on which nothing was entered
 */
export function useTodaysTotals(books: Books): DayTotals | null | undefined {
  const today = useStore(books.ledger.today);
  const reading = useReading(books, {
    range: { from: today, to: today },
    what: 'the totals of the day',
    read: async (range) => (await books.ledger.totals(range))[0] ?? null,
  });
  return reading.status === 'read' ? reading.value : undefined;
}
