import { useEffect, useRef, useState } from 'react';

export interface Action<Fault> {
  readonly isBusy: boolean;
  /** Why the last one failed; `null` when it did not. */
  readonly fault: Fault | null;
  /**
   * Does something, unless something is being done already: a person may press Enter twice, or hold it.
   *
   * @param work gets a signal that ends when the person leaves the component
   * @returns whether it was done, and worked
   */
  readonly run: (work: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
}

type State =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failure'; readonly error: unknown };

/**
 * Something that a person does on a page and that may fail, one at a time.
 *
 * @param toFault reads what was thrown; without it, that is thrown on
 */
export function useAction<Fault = never>(toFault?: (error: unknown) => Fault): Action<Fault> {
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isBusy: state.status === 'busy',
    fault: state.status === 'failure' && toFault ? toFault(state.error) : null,
    run: async (work) => {
      if (running.current) return false;
      running.current = new AbortController();
      setState({ status: 'busy' });
      try {
        await work(running.current.signal);
        setState({ status: 'idle' });
        return true;
      } catch (error) {
        setState({ status: 'failure', error });
        if (!toFault) throw error;
        return false;
      } finally {
        running.current = null;
      }
    },
    clear: () => setState({ status: 'idle' }),
  };
}
