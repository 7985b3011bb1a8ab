import { askForRecipe, tooLong } from '@thela/ai';
import { specialFromBook } from '@thela/kitchen-book/leftovers';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';

/** The answer about leftovers; the text model always gives a recipe. */
export type Special = ReturnType<typeof specialFromBook>;

/** Asks what to sell of the leftovers. */
export function useSpecial(shell: Shell): Ask<string, Special> {
  return useAsk<string, Special>(shell, {
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
  });
}
