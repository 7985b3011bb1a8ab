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

/** Asks the text model for a recipe, or the kitchen book where there is no model. */
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
  return { ...asking, ask: ai.mode === 'built-in' ? askBook : asking.ask, askBook };
}
