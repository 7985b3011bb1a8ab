import { askForStrategy, tooMany } from '@thela/ai';
import type { TiffinEntry } from '@thela/kitchen-book/tiffin-entry';
import { strategyFromBook } from '@thela/kitchen-book/strategy';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask, AskOptions } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';
import { messagesNow } from './messages';
import { visitStrategy } from './visit';

type Rows = readonly TiffinEntry[];

/**
 * Asks for a strategy, for all of this visit. A toast says that a call of the text model has failed (specification, section 8).
 */
export function useStrategy(shell: Shell): Ask<Rows, string> {
  const options: AskOptions<Rows, string> = {
    refuse: tooMany,
    askModel: async (rows, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForStrategy({ rows, stall }, model, signal);
      if (result.kind === 'failure' && !signal.aborted) {
        const message = messagesNow().failureToast;
        shell.notify.show({ kind: 'error', message, urgency: 'assertive' });
      }
      return result;
    },
    askBook: strategyFromBook,
  };
  return useAsk(shell, options, visitStrategy);
}
