import { useState } from 'react';

type State =
  | { readonly status: 'idle' | 'working' }
  | { readonly status: 'failure'; readonly error: unknown };

export interface Action {
  /** Of a failure with what was thrown. */
  readonly state: State;
  /** Does it, unless something is being done already. @returns whether it worked */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** Forgets how the last one ended. */
  readonly clear: () => void;
}

/** Something that a person does, one at a time, and what it ended with. */
export function useAction(): Action {
  const [state, setState] = useState<State>({ status: 'idle' });
  return {
    state,
    run: async (work) => {
      if (state.status === 'working') return false;
      setState({ status: 'working' });
      try {
        await work();
        setState({ status: 'idle' });
        return true;
      } catch (error) {
        setState({ status: 'failure', error });
        return false;
      }
    },
    clear: () => setState({ status: 'idle' }),
  };
}
