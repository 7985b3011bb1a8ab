import { useAction } from '@thela/page';
import type { Action } from '@thela/page';
import { attemptText } from './auth-faults';
import type { Attempt } from './auth-faults';
import type { AuthText } from './auth-text';
import { AuthRefusal } from './ask-auth';
import type { BackendAnswer } from './ask-auth';

/** What a person tries with the auth server, and why it failed if it did: an answer that refuses is a failure, too. */
export function useAttempt(attempt: Attempt): Omit<Action<AuthText>, 'run'> & {
  readonly run: (
    work: (signal: AbortSignal) => Promise<BackendAnswer | undefined | void>,
  ) => Promise<boolean>;
} {
  const { run, ...action } = useAction((error) => attemptText(attempt, error));
  return {
    ...action,
    run: (work) =>
      run(async (signal) => {
        const answer = await work(signal);
        if (answer?.error) throw new AuthRefusal(answer.error);
      }),
  };
}
