import { useState } from 'react';
import { useMessages } from './members/messages';
import { faultText } from './members/server-fault';
import { faultOf } from './members/use-server-read';

export interface AccountAction {
  readonly status: 'idle' | 'working' | 'failure';
  /** Why it failed; empty otherwise. */
  readonly fault: string;
  /** Does it, unless something is being done already. @returns whether it worked */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Something that a person does with the account, and why it failed if it did. */
export function useAccountAction(): AccountAction {
  const messages = useMessages();
  const [state, setState] = useState<{
    readonly status: AccountAction['status'];
    readonly error?: unknown;
  }>({ status: 'idle' });
  return {
    status: state.status,
    fault: state.status === 'failure' ? faultText(faultOf(state.error), messages) : '',
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
  };
}
