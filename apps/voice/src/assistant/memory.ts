import type { ConversationTurn } from '@thela/ai';
import type { Part } from './reply';

/** What an assistant remembers of a conversation. */
export interface Memory {
  /** The part that it was told to play. */
  part: Part;
  /** The part that answered last. */
  answered: Part | undefined;
  /** The ids of the dishes of the last answer about money. */
  dishIds: readonly string[];
  /** The latest turns, the first one first. */
  readonly turns: () => readonly ConversationTurn[];
  readonly remember: (said: string, answered: string) => void;
}

// More than is ever sent to a model.
const mostTurns = 24;

export function newMemory(): Memory {
  let turns: readonly ConversationTurn[] = [];
  return {
    part: 'sous-chef',
    answered: undefined,
    dishIds: [],
    turns: () => turns,
    remember: (said, answered) => {
      const added = [
        { role: 'user', text: said },
        { role: 'assistant', text: answered },
      ] as const;
      turns = [...turns, ...added].slice(-mostTurns);
    },
  };
}
