import { useMessages } from './members/messages';
import { faultText } from './members/server-fault';
import { faultOf } from './members/use-server-read';
import { useAction } from './use-action';
import type { Action } from './use-action';

export interface AccountAction {
  readonly status: Action['state']['status'];
  /** Why it failed; empty otherwise. */
  readonly fault: string;
  /** As that of `Action`. */
  readonly run: Action['run'];
}

/** Something that a person does with the account, and why it failed if it did. */
export function useAccountAction(): AccountAction {
  const messages = useMessages();
  const { state, run } = useAction();
  const fault = state.status === 'failure' ? faultText(faultOf(state.error), messages) : '';
  return { status: state.status, fault, run };
}
