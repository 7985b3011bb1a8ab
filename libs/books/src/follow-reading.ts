import type { Ledger } from '@thela/contract';
import type { DayRange, StallDay } from '@thela/ledger';

/** What is read of the ledger; after a change it is read again, and stays as it was until then. */
export type Reading<Value> =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'read'; readonly value: Value };

export interface FollowedReading<Value> {
  readonly range: DayRange;
  /**
   * @param range what to read: all of it, or from the first day that changed on
   * @param before what was read before the change; `null` at first
   */
  readonly read: (range: DayRange, before: Value | null) => Promise<Value>;
  readonly onReading: (reading: Reading<Value>) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Reads days of the ledger now, and after each change of them from the first day that changed on: a price that lasts
 * changes every day after it. One reading at a time, so that no answer overtakes another. One that fails is kept for
 * the next change; the first one is `failed` until somebody tries again.
 *
 * @returns ends it
 */
export function followReading<Value>(
  ledger: Pick<Ledger, 'subscribe'>,
  { range: { from, to }, read, onReading, onError }: FollowedReading<Value>,
): () => void {
  let hasEnded = false;
  let isReading = false;
  let due: StallDay | null = from;
  let latest: { readonly value: Value } | null = null;

  const readFrom = async (first: StallDay) => {
    try {
      latest = { value: await read({ from: first, to }, latest?.value ?? null) };
      if (!hasEnded) onReading({ status: 'read', value: latest.value });
      return true;
    } catch (error) {
      if (due === null || first < due) due = first;
      onError(error);
      if (!latest && !hasEnded) onReading({ status: 'failed', retry });
      return false;
    }
  };
  const readDue = async (): Promise<void> => {
    if (isReading || due === null || hasEnded) return;
    const first = due;
    due = null;
    isReading = true;
    const isRead = await readFrom(first);
    isReading = false;
    if (isRead) await readDue();
  };
  const retry = () => {
    onReading({ status: 'reading' });
    void readDue();
  };

  const unsubscribe = ledger.subscribe((days) => {
    if (!days.some((day) => day >= from && day <= to)) return;
    // Of a change that lasts only its first day and today are named.
    const [first = from] = [...days].sort();
    const changed = first < from ? from : first;
    if (due === null || changed < due) due = changed;
    void readDue();
  });
  void readDue();
  return () => {
    hasEnded = true;
    unsubscribe();
  };
}
