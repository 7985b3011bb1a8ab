import { askForAdvice, tooLong } from '@thela/ai';
import { adviseFromBook, isSameComplaint, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { BookAdvice } from '@thela/kitchen-book/advice';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';

export type Advice = BookAdvice | { readonly kind: 'from-model'; readonly text: string };

/** Asks what to change in the pot, and keeps the answers. */
export function useAdvice(shell: Shell): AskAndKeep<Advice> {
  return useAskAndKeep<Advice>(shell, {
    refuse: tooLong,
    askModel: async (text, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForAdvice({ text, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'from-model', text: result.value } }
        : result;
    },
    askBook: adviseFromBook,
    isDanger,
    isSame: isSameComplaint,
    wordsOf: (advice) =>
      advice.kind === 'from-model' || (advice.kind === 'advice' && !isDanger(advice))
        ? { heading: '', text: advice.text }
        : null,
  });
}

function isDanger(advice: Advice): boolean {
  return advice.kind !== 'from-model' && tellsOfDanger(advice);
}
