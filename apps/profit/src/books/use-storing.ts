import type { Shell, Stored as Outcome } from '@thela/contract';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { useCallback, useMemo, useState } from 'react';

/** What became of the last write: `kept` is on the page and not on the device yet; `refused` was not entered. */
export type Stored = 'yes' | 'kept' | 'refused';

/** A change of a price, and the earlier day that it mends; without one it counts from today on. */
export interface PriceWrite {
  readonly entry: Extract<Entry, { readonly kind: 'price' | 'dish' }>;
  readonly day?: StallDay;
}

export interface Storing {
  readonly stored: Stored;
  /**
   * Enters changes, and waits until they are durable.
   *
   * @returns their events, for `undo`; `null` only for `refused`
   */
  readonly append: (writes: readonly PriceWrite[]) => Promise<readonly LedgerEvent[] | null>;
  /**
   * Takes events back. To enter the old price again would be another thing: a price that is entered twice is one
   * that the books believe.
   *
   * @returns whether they no longer count: false only for `refused`
   */
  readonly undo: (events: readonly LedgerEvent[]) => Promise<boolean>;
}

export function useStoring({
  ledger,
  reportError,
}: Pick<Shell, 'ledger' | 'reportError'>): Storing {
  const [stored, setStored] = useState<Stored>('yes');
  const settle = useCallback(
    async (outcomes: readonly Promise<Outcome>[]) => {
      try {
        const all = await Promise.all(outcomes);
        setStored(all.every(({ ok }) => ok) ? 'yes' : 'kept');
        return all.flatMap(({ events }) => events);
      } catch (error) {
        reportError(error, 'changing a price');
        setStored('refused');
        return null;
      }
    },
    [reportError],
  );
  return useMemo(
    () => ({
      stored,
      append: (writes) => settle(writes.map(({ entry, day }) => ledger.append([entry], day))),
      undo: async (events) => (await settle(events.map((event) => ledger.undo(event)))) !== null,
    }),
    [ledger, settle, stored],
  );
}
