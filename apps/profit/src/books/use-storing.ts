import type { Shell } from '@thela/contract';
import { useCallback, useState } from 'react';

/** What became of the last write: `kept` is on the page and not on the device yet; `refused` was not entered. */
export type Stored = 'yes' | 'kept' | 'refused';

export interface Storing {
  readonly stored: Stored;
  /**
   * Runs changes of the stall and waits until they are durable.
   *
   * @returns whether they count: false only for `refused`
   */
  readonly store: (change: () => void) => Promise<boolean>;
}

/** Stores changes of the stall, and says what became of them. */
export function useStoring({
  ledger,
  reportError,
}: Pick<Shell, 'ledger' | 'reportError'>): Storing {
  const [stored, setStored] = useState<Stored>('yes');
  const store = useCallback(
    async (change: () => void) => {
      try {
        change();
      } catch (error) {
        reportError(error, 'changing a price');
        setStored('refused');
        return false;
      }
      try {
        // Nothing new to append: it says whether all that was entered is safe.
        const { ok } = await ledger.append([]);
        setStored(ok ? 'yes' : 'kept');
      } catch (error) {
        reportError(error, 'storing a price');
        setStored('kept');
      }
      return true;
    },
    [ledger, reportError],
  );
  return { stored, store };
}
