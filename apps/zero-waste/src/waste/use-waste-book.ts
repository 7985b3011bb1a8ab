import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useDays, useEvents } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { EARLIEST_DAY, noReferences, withReferences } from '@thela/ledger';
import type { LedgerKind, StallDay } from '@thela/ledger';
import { useMemo } from 'react';
import type { WasteBook } from './waste-book';
import { firstWeekDay } from './week-figures';

const WASTE: readonly LedgerKind[] = ['waste'];
const OWNERS: readonly LedgerKind[] = ['stall', 'dish', 'ingredient', 'price'];
const HELPERS: readonly LedgerKind[] = [];

/** Reads waste, prices, recipes and day totals of the ledger, and follows each change. */
export function useWasteBook(shell: Shell): Reading<WasteBook> {
  const today = useStore(shell.ledger.today);
  const isHelper = useStore(shell.stall.role) === 'helper';
  const from = isHelper ? today : firstWeekDay(today);
  const waste = useEvents(shell, { from, to: today }, WASTE);
  // A price that still counts may be as old as the stall.
  const ofStall = { from: isHelper ? today : EARLIEST_DAY, to: today };
  const changes = useEvents(shell, ofStall, isHelper ? HELPERS : OWNERS);
  const days = useDays(shell, from);
  return useMemo((): Reading<WasteBook> => {
    if (waste.status !== 'read') return waste;
    if (changes.status !== 'read') return changes;
    if (days.status !== 'read') return days;
    const found = [...waste.value, ...changes.value];
    return {
      status: 'read',
      value: {
        waste: waste.value.filter((event) => event.kind === 'waste'),
        references: isHelper ? null : withReferences(noReferences, changes.value),
        firstDay: found.reduce<StallDay | null>(
          (first, { day }) => (first === null || day < first ? day : first),
          null,
        ),
        days: days.value,
      },
    };
  }, [waste, changes, days, isHelper]);
}
