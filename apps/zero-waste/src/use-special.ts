import { tooLong } from '@thela/ai';
import type { BookSpecial } from '@thela/kitchen-book/leftovers';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';
import { lazyModule } from '@thela/language';
import { usePrefetch } from '@thela/ui';

/** The answer about leftovers; the text model always gives a recipe. */
export type Special = BookSpecial;

export const book = lazyModule(() => import('./book'));

function prefetch(): void {
  book.load().then(
    ({ fetchModel }) => fetchModel(),
    () => {},
  );
}

export function useSpecial(shell: Shell): AskAndKeep<Special> {
  usePrefetch(prefetch);
  return useAskAndKeep<Special>(shell, {
    refuse: tooLong,
    book,
    askModel: async (leftovers, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await book.loaded().askForRecipe({ leftovers, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'recipe', ...result.value } }
        : result;
    },
    wordsOf: (special) =>
      special.kind === 'recipe'
        ? { heading: special.recipeName, text: special.instructions }
        : null,
  });
}
