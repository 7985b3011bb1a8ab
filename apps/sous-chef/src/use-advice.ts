import { askForAdvice, tooLong } from '@thela/ai';
import { adviseFromBook, tellsOfDanger } from '@thela/ai/kitchen-book/advice';
import type { BookAnswer } from '@thela/ai/kitchen-book/advice';
import { useAsk } from '@thela/ai/use-ask';
import type { Ask } from '@thela/ai/use-ask';
import type { Shell } from '@thela/contract';

/** The answers of the kitchen book come apart, too; where it understood nothing there are none. */
export interface Advice {
  readonly source: 'model' | 'book';
  readonly text: string;
  readonly answers?: readonly BookAnswer[];
}

export interface AdviceSource extends Ask<string, Advice> {
  /** Asks the kitchen book, which answers at once and without a network. */
  readonly askBook: (text: string) => void;
}

/**
 * Asks the text model, or the kitchen book where there is no model. A danger that the book knows is
 * answered from it before any model is asked.
 */
export function useAdvice({ ai, session }: Shell): AdviceSource {
  const asking = useAsk<string, Advice>(async (text, signal) => {
    const model = { ai, getAccessToken: session.getAccessToken };
    const result = await askForAdvice({ text }, model, signal);
    if (result.kind !== 'answer') return result;
    return { kind: 'answer', value: { source: 'model', text: result.value } };
  });
  const fromBook = (text: string) =>
    ({ kind: 'answer', value: { source: 'book', ...adviseFromBook(text) } }) as const;
  const askBook = (text: string) => asking.show(text, tooLong(text) ?? fromBook(text));
  const isKnownDanger = (text: string) => !tooLong(text) && tellsOfDanger(adviseFromBook(text));
  const ask = (text: string) =>
    ai.mode === 'built-in' || isKnownDanger(text) ? askBook(text) : asking.ask(text);
  return { ...asking, ask, askBook };
}
