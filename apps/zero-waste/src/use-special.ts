import { askForRecipe, tooLong } from '@thela/ai';
import { specialFromBook } from '@thela/ai/kitchen-book/leftovers';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';

/** What came of the leftovers: from the text model always a recipe. */
export type Special = { readonly source: 'model' | 'book' } & ReturnType<typeof specialFromBook>;

export interface SpecialSource extends Ask<string, Special> {
  /** Asks the kitchen book, which answers at once and without a network. */
  readonly askBook: (leftovers: string) => void;
}

/**
 * Asks the text model for a recipe, or the kitchen book where there is no model. A danger that the book
 * knows is answered from it before any model is asked.
 */
export function useSpecial({ ai, session }: Shell): SpecialSource {
  const asking = useAsk<string, Special>(async (leftovers, signal) => {
    const model = { ai, getAccessToken: session.getAccessToken };
    const result = await askForRecipe({ leftovers }, model, signal);
    if (result.kind !== 'answer') return result;
    return { kind: 'answer', value: { source: 'model', kind: 'recipe', ...result.value } };
  });
  const fromBook = (leftovers: string) =>
    ({ kind: 'answer', value: { source: 'book', ...specialFromBook(leftovers) } }) as const;
  const askBook = (leftovers: string) =>
    asking.show(leftovers, tooLong(leftovers) ?? fromBook(leftovers));
  const isKnownDanger = (leftovers: string) =>
    !tooLong(leftovers) && specialFromBook(leftovers).kind === 'unsafe';
  const ask = (leftovers: string) =>
    ai.mode === 'built-in' || isKnownDanger(leftovers) ? askBook(leftovers) : asking.ask(leftovers);
  return { ...asking, ask, askBook };
}
