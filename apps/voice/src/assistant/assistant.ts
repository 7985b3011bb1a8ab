import { adviseFromBook } from '@thela/ai/kitchen-book/advice';
import { specialFromBook } from '@thela/ai/kitchen-book/leftovers';
import type { Shell } from '@thela/contract';
import { promotionText } from './profit/promotion';
import type { Reply } from './reply';

/** The mind of the assistant, without voice or page. */
export interface Assistant {
  /** Answers a phrase; never rejects. What comes of an aborted signal is not used. */
  readonly reply: (text: string, signal: AbortSignal) => Promise<Reply>;
  /** Forgets the part that is played and what was said. */
  readonly reset: () => void;
}

export function createAssistant(shell: Pick<Shell, 'brand' | 'day' | 'ai' | 'session'>): Assistant {
  return {
    reply: async (text) => {
      const special = specialFromBook(text);
      if (/left/.test(text) && special.kind === 'recipe') {
        return {
          text: `Name it '${special.recipeName}'.\n${special.instructions}`,
          part: 'zero-waste',
          source: 'book',
        };
      }
      const advice = adviseFromBook(text);
      if (advice.kind === 'advice') return { text: advice.text, part: 'sous-chef', source: 'book' };
      return { text: promotionText(shell.day.getSnapshot()), part: 'profit', source: 'calculated' };
    },
    reset: () => {},
  };
}
