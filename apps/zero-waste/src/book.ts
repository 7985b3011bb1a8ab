import { areSameLeftovers, specialFromBook } from '@thela/kitchen-book/leftovers';
import type { BookSpecial } from '@thela/kitchen-book/leftovers';
import { modelLoader } from '@thela/understanding';
import type { Guess } from '@thela/understanding';

const { fetchModel, guessesAt } = modelLoader(() =>
  import('@thela/understanding/kitchen-model').then(({ kitchenModel }) => kitchenModel),
);

/** What the classifier takes the leftovers for that were asked about. */
const meanings = new Map<string, readonly Guess[]>();

export function askBook(text: string): BookSpecial {
  return specialFromBook(text, undefined, meanings.get(text));
}

/** Asks the classifier about leftovers of which the book is not sure. */
export function prepare(text: string): Promise<unknown> | undefined {
  const { kind } = askBook(text);
  if (meanings.has(text) || kind === 'unsafe' || kind === 'recipe') return undefined;
  return guessesAt(text).then((guesses) => {
    if (guesses.length > 0) meanings.set(text, guesses);
  });
}

export function isDanger({ kind }: BookSpecial): boolean {
  return kind === 'unsafe';
}

export { areSameLeftovers as isSame, fetchModel };
export { askForRecipe } from '@thela/ai';
