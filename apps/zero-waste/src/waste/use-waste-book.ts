import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useDays, useEvents } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { EARLIEST_DAY, isReference, noReferences, withReferences } from '@thela/ledger';
import type { LedgerKind, StallDay } from '@thela/ledger';
import { useMemo } from 'react';
import type { WasteBook } from './waste-book';
import { firstWeekDay } from './week-figures';

const OWNERS: readonly LedgerKind[] = ['waste', 'stall', 'dish', 'ingredient', 'price'];
const HELPERS: readonly LedgerKind[] = ['waste'];

/** Reads waste, prices, recipes and day totals of the ledger, and follows each change. */
export function useWasteBook(shell: Shell): Reading<WasteBook> {
  const today = useStore(shell.ledger.today);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const range = { from: isHelper ? today : EARLIEST_DAY, to: today };
  const events = useEvents(shell, range, isHelper ? HELPERS : OWNERS);
  const days = useDays(shell, isHelper ? today : firstWeekDay(today));
  return useMemo((): Reading<WasteBook> => {
    if (events.status !== 'read') return events;
    if (days.status !== 'read') return days;
    const found = events.value;
    return {
      status: 'read',
      value: {
        waste: found.filter((event) => event.kind === 'waste'),
        references: isHelper ? null : withReferences(noReferences, found.filter(isReference)),
        firstDay: found.reduce<StallDay | null>(
          (first, { day }) => (first === null || day < first ? day : first),
          null,
        ),
        days: days.value,
      },
    };
  }, [events, days, isHelper]);
}
