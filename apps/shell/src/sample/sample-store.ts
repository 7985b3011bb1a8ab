import type { DayStore, Ledger, Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import type { Sample } from './sample-stall';

/** `null` until it was asked for. */
type SampleState = Sample | 'failed' | null;

export interface SampleStore extends Store<SampleState> {
  /** Makes the made-up stall, unless it is there. */
  readonly open: () => void;
}

/**
 * The made-up stall of this page, from when it is first asked for until the page is left: nothing of it is stored.
 *
 * @param current what the page shows: the last day of the sample is its day
 */
export function createSampleStore(
  current: () => { readonly day: DayStore; readonly ledger: Ledger },
  place: string,
  reportError: (error: unknown, doing: string) => void,
): SampleStore {
  const store = createStore<SampleState>(() => null);
  let isOpen = false;
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    open: () => {
      const { day, ledger } = current();
      const today = ledger.today.getSnapshot();
      // Where only the snapshot was lost, the records still hold the stall: reading them brings it back.
      ledger.totals({ from: today, to: today }).catch(() => {});
      if (isOpen) return;
      isOpen = true;
      import('./sample-stall')
        .then(({ createSample }) => createSample(day.getSnapshot(), today, place))
        .then(
          (sample) => store.setState(sample, true),
          (error: unknown) => {
            isOpen = false;
            reportError(error, 'making up a stall');
            store.setState('failed', true);
          },
        );
    },
  };
}
