import { askForAdvice, tooLong } from '@thela/ai';
import { adviseFromBook, isSameComplaint, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { BookAdvice } from '@thela/kitchen-book/advice';
import { useAskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { AskAndKeep } from '@thela/ai/use-ask-and-keep';
import type { Shell } from '@thela/contract';
import { usePrefetch } from '@thela/ui';
import { likelyIntent, modelLoader } from '@thela/understanding';
import type { KitchenIntent } from '@thela/understanding';

export type Advice = BookAdvice | { readonly kind: 'from-model'; readonly text: string };

const { fetchModel, guessesAt } = modelLoader(() =>
  import('@thela/understanding/kitchen-model').then(({ kitchenModel }) => kitchenModel),
);

/** What the classifier takes the questions for of which the book was not sure. */
const intents = new Map<string, KitchenIntent>();

function askBook(text: string): BookAdvice {
  return adviseFromBook(text, undefined, intents.get(text));
}

/** Asks the classifier about a question of which the book is not sure. */
function prepare(text: string): Promise<unknown> | undefined {
  const advice = askBook(text);
  const isUnsure =
    advice.kind === 'not-understood' || (advice.kind === 'advice' && advice.isUnsure);
  if (!isUnsure || intents.has(text)) return undefined;
  return guessesAt(text).then((guesses) => {
    const intent = likelyIntent<KitchenIntent>(guesses);
    if (intent) intents.set(text, intent);
  });
}

export function useAdvice(shell: Shell): AskAndKeep<Advice> {
  usePrefetch(fetchModel);
  return useAskAndKeep<Advice>(shell, {
    refuse: tooLong,
    prepare,
    askModel: async (text, model, signal) => {
      const stall = shell.stall.getSnapshot();
      const result = await askForAdvice({ text, stall }, model, signal);
      return result.kind === 'answer'
        ? { ...result, value: { kind: 'from-model', text: result.value } }
        : result;
    },
    askBook,
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
