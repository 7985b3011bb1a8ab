import { useState } from 'react';
import { callBackend, useOneAtATime } from '@thela/session';
import type { AuthText } from '@thela/session';
import type { Answer } from './profile-server';

export interface Change<Given extends Answer> {
  /** Why the last one failed; `null` when it did not. */
  readonly fault: AuthText | null;
  readonly isWorking: boolean;
  /** Makes it, unless one is being made. `onDone` gets the answer of one that worked. */
  readonly run: (call: () => Promise<Given>, onDone: (answer: Given) => void) => Promise<void>;
}

/**
 * A change of the person's account, one at a time, and why it failed if it did.
 *
 * @param onRefusal gets the server's code of a refusal; where it gives `true`, no fault is shown
 */
export function useChange<Given extends Answer = Answer>(
  onRefusal: (code: string | undefined) => boolean = () => false,
): Change<Given> {
  const [fault, setFault] = useState<AuthText | null>(null);
  const [isWorking, setWorking] = useState(false);
  const run = useOneAtATime(
    async (work: { call: () => Promise<Given>; onDone: (answer: Given) => void }) => {
      setFault(null);
      setWorking(true);
      let code: string | undefined;
      const result = await callBackend('profile', async () => {
        const answer = await work.call();
        code = answer.error?.code;
        return answer;
      });
      setWorking(false);
      if (result.fault === null) work.onDone(result.answer);
      else if (!onRefusal(code)) setFault(result.fault);
    },
  );
  return { fault, isWorking, run: (call, onDone) => run({ call, onDone }) };
}
