import { tooLong } from '@thela/ai';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';
import { lazyModule } from '@thela/language';
import { usePrefetch } from '@thela/ui';
import type { Advice } from './book';

export const book = lazyModule(() => import('./book'));

function prefetch(): void {
  book.load().then(
    ({ fetchModel }) => fetchModel(),
    () => {},
  );
}

export function useAdvice(shell: Shell): AskAndKeep<Advice> {
  usePrefetch(prefetch);
  return useAskAndKeep<Advice>(shell, {
    refuse: tooLong,
    book,
    askModel: async (text, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await book.loaded().askForAdvice({ text, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'from-model', text: result.value } }
        : result;
    },
    wordsOf: (advice) =>
      advice.kind === 'from-model' || (advice.kind === 'advice' && !book.loaded().isDanger(advice))
        ? { heading: '', text: advice.text }
        : null,
  });
}
