import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useDays, useEvents } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { EARLIEST_DAY, noReferences, withReferences } from '@thela/ledger';
import type { LedgerEvent, LedgerKind, StallDay } from '@thela/ledger';
import { useMemo } from 'react';
import type { WasteBook, WasteEvent } from './waste-book';
import { earlierDays, lastWeekDay } from './week-figures';

const WASTE: readonly LedgerKind[] = ['waste'];
const OWNERS: readonly LedgerKind[] = ['stall', 'dish', 'ingredient', 'price'];
const HELPERS: readonly LedgerKind[] = [];

/**
 * Reads prices, recipes, and waste and day totals of this week and the last one, and follows each change. A helper's has
 * the waste of today.
 */
export function useWasteBook(shell: Shell): Reading<WasteBook> {
  const today = useStore(shell.ledger.today);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const from = isHelper ? today : lastWeekDay(today);
  const waste = useEvents(shell, { from, to: today }, WASTE);
  // A price that still counts may be as old as the stall.
  const ofStall = { from: isHelper ? today : EARLIEST_DAY, to: today };
  const changes = useEvents(shell, ofStall, isHelper ? HELPERS : OWNERS);
  const days = useDays(shell, from);
  return useMemo((): Reading<WasteBook> => {
    if (waste.status !== 'read') return waste;
    if (changes.status !== 'read') return changes;
    if (days.status !== 'read') return days;
    return {
      status: 'read',
      value: {
        waste: wasteAmong(waste.value),
        references: isHelper ? null : withReferences(noReferences, changes.value),
        firstDay: earliestDayOf([...waste.value, ...changes.value]),
        days: days.value,
      },
    };
  }, [waste, changes, days, isHelper]);
}

export function useEarlierWaste(shell: Shell, book: WasteBook): Reading<WasteBook> {
  const range = earlierDays(useStore(shell.ledger.today));
  const waste = useEvents(shell, range, WASTE);
  const days = useDays(shell, range.from);
  return useMemo((): Reading<WasteBook> => {
    if (waste.status !== 'read') return waste;
    if (days.status !== 'read') return days;
    const { value } = waste;
    const firstDay = earliestDayOf([...value, ...(book.firstDay ? [{ day: book.firstDay }] : [])]);
    return {
      status: 'read',
      value: { ...book, waste: wasteAmong(value), firstDay, days: days.value },
    };
  }, [book, waste, days]);
}

function wasteAmong(events: readonly LedgerEvent[]): readonly WasteEvent[] {
  return events.filter((event) => event.kind === 'waste');
}

function earliestDayOf(events: readonly Pick<LedgerEvent, 'day'>[]): StallDay | null {
  return events.reduce<StallDay | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
}
