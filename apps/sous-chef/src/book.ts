import { adviseFromBook, isSameComplaint, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { BookAdvice } from '@thela/kitchen-book/advice';
import { likelyIntent, modelLoader } from '@thela/understanding';
import type { KitchenIntent } from '@thela/understanding';

export type Advice = BookAdvice | { readonly kind: 'from-model'; readonly text: string };

const { fetchModel, guessesAt } = modelLoader(() =>
  import('@thela/understanding/kitchen-model').then(({ kitchenModel }) => kitchenModel),
);

/** What the classifier takes the questions for of which the book was not sure. */
const intents = new Map<string, KitchenIntent>();

export function askBook(text: string): BookAdvice {
  return adviseFromBook(text, undefined, intents.get(text));
}

/** Asks the classifier about a question of which the book is not sure. */
export function prepare(text: string): Promise<unknown> | undefined {
  const advice = askBook(text);
  const isUnsure =
    advice.kind === 'not-understood' || (advice.kind === 'advice' && advice.isUnsure);
  if (!isUnsure || intents.has(text)) return undefined;
  return guessesAt(text).then((guesses) => {
    const intent = likelyIntent<KitchenIntent>(guesses);
    if (intent) intents.set(text, intent);
  });
}

export function isDanger(advice: Advice): boolean {
  return advice.kind !== 'from-model' && tellsOfDanger(advice);
}

export { fetchModel, isSameComplaint as isSame };
export { askForAdvice } from '@thela/ai';
