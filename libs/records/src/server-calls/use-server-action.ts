import { useFaultText } from './server-fault';
import { useAction } from './use-action';
import type { Action } from './use-action';

export interface ServerAction {
  readonly status: Action['state']['status'];
  /** Why it failed, for a person; empty otherwise. */
  readonly fault: string;
  /** As that of `Action`. */
  readonly run: Action['run'];
}

/** Something that a person does with the account, and why it failed if it did. */
export function useServerAction(): ServerAction {
  const faultText = useFaultText();
  const { state, run } = useAction();
  const fault = state.status === 'failure' ? faultText(state.error) : '';
  return { status: state.status, fault, run };
}
