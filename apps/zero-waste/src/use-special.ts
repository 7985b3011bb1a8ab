import { askForRecipe, tooLong } from '@thela/ai';
import { areSameLeftovers, specialFromBook } from '@thela/kitchen-book/leftovers';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';

/** The answer about leftovers; the text model always gives a recipe. */
export type Special = ReturnType<typeof specialFromBook>;

/** Asks what to sell of the leftovers, and keeps the answers. */
export function useSpecial(shell: Shell): AskAndKeep<Special> {
  return useAskAndKeep<Special>(shell, {
    refuse: tooLong,
    askModel: async (leftovers, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForRecipe({ leftovers, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'recipe', ...result.value } }
        : result;
    },
    askBook: specialFromBook,
    isDanger: ({ kind }) => kind === 'unsafe',
    isSame: areSameLeftovers,
    wordsOf: (special) =>
      special.kind === 'recipe'
        ? { heading: special.recipeName, text: special.instructions }
        : null,
  });
}
