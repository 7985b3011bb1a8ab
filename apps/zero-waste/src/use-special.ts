import { askForRecipe, tooLong } from '@thela/ai';
import { areSameLeftovers, specialFromBook } from '@thela/kitchen-book/leftovers';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';
import { usePrefetch } from '@thela/ui';
import { modelLoader } from '@thela/understanding';
import type { Guess } from '@thela/understanding';

/** The answer about leftovers; the text model always gives a recipe. */
export type Special = ReturnType<typeof specialFromBook>;

const { fetchModel, guessesAt } = modelLoader(() =>
  import('@thela/understanding/kitchen-model').then(({ kitchenModel }) => kitchenModel),
);

/** What the classifier takes the leftovers for that were asked about. */
const meanings = new Map<string, readonly Guess[]>();

function askBook(text: string): Special {
  return specialFromBook(text, undefined, meanings.get(text));
}

/** Asks the classifier about leftovers of which the book is not sure. */
function prepare(text: string): Promise<unknown> | undefined {
  const { kind } = askBook(text);
  if (meanings.has(text) || kind === 'unsafe' || kind === 'recipe') return undefined;
  return guessesAt(text).then((guesses) => {
    if (guesses.length > 0) meanings.set(text, guesses);
  });
}

export function useSpecial(shell: Shell): AskAndKeep<Special> {
  usePrefetch(fetchModel);
  return useAskAndKeep<Special>(shell, {
    refuse: tooLong,
    prepare,
    askModel: async (leftovers, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForRecipe({ leftovers, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'recipe', ...result.value } }
        : result;
    },
    askBook,
    isDanger: ({ kind }) => kind === 'unsafe',
    isSame: areSameLeftovers,
    wordsOf: (special) =>
      special.kind === 'recipe'
        ? { heading: special.recipeName, text: special.instructions }
        : null,
  });
}
