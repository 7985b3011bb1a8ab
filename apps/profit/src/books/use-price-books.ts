import type { KnownPrices, PriceBooks } from '@thela/books';
import { useDays, useEvents } from '@thela/books/readings';
import type { Reading } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { addDays, EARLIEST_DAY, noReferences, withReferences } from '@thela/ledger';
import { useMemo } from 'react';

/** Enough for the usual count of a dish that is not sold every week. */
const DAYS_BACK = 92;

const HOW_THE_STALL_IS = ['stall', 'dish', 'ingredient', 'price'] as const;

/** The prices and recipes of the stall; they follow each change. */
export function useKnownPrices(shell: Pick<Shell, 'ledger' | 'reportError'>): Reading<KnownPrices> {
  const today = useStore(shell.ledger.today);
  // A price that still counts may be as old as the stall.
  const events = useEvents(shell, { from: EARLIEST_DAY, to: today }, HOW_THE_STALL_IS);
  return useMemo(() => {
    if (events.status !== 'read') return events;
    const references = withReferences(noReferences, events.value);
    return { status: 'read', value: { references, today } };
  }, [events, today]);
}

/** The prices, recipes and days of the stall; they follow each change. */
export function usePriceBooks(shell: Pick<Shell, 'ledger' | 'reportError'>): Reading<PriceBooks> {
  const today = useStore(shell.ledger.today);
  const days = useDays(shell, addDays(today, -DAYS_BACK));
  const prices = useKnownPrices(shell);
  return useMemo(() => {
    if (prices.status !== 'read') return prices;
    if (days.status !== 'read') return days;
    return { status: 'read', value: { ...prices.value, days: days.value } };
  }, [days, prices]);
}
