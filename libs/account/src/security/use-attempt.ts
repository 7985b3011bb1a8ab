import { SecurityError, thrownFault } from './security-fault';
import type { SecurityFault } from './security-fault';
import { useAction } from '@thela/records/server-calls';
import type { Action } from '@thela/records/server-calls';

export interface Attempt {
  readonly isBusy: boolean;
  /** Why the last one failed. */
  readonly fault: SecurityFault | null;
  /** As those of `Action`. */
  readonly run: Action['run'];
  readonly clear: Action['clear'];
}

/** Something that a person does on this page, and why it failed if it did. */
export function useAttempt(): Attempt {
  const { state, run, clear } = useAction();
  return {
    isBusy: state.status === 'working',
    fault: state.status === 'failure' ? faultOf(state.error) : null,
    run,
    clear,
  };
}

function faultOf(error: unknown): SecurityFault {
  return error instanceof SecurityError ? error.fault : thrownFault(error);
}
