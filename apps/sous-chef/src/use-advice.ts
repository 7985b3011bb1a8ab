import { askForAdvice, tooLong } from '@thela/ai';
import { adviseFromBook, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { BookAdvice } from '@thela/kitchen-book/advice';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';

export type Advice = BookAdvice | { readonly kind: 'from-model'; readonly text: string };

/** Asks what to change in the pot. */
export function useAdvice(shell: Shell): Ask<string, Advice> {
  return useAsk<string, Advice>(shell, {
    refuse: tooLong,
    askModel: async (text, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForAdvice({ text, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'from-model', text: result.value } }
        : result;
    },
    askBook: adviseFromBook,
    isDanger: (advice) => advice.kind !== 'from-model' && tellsOfDanger(advice),
  });
}
