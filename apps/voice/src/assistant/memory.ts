import type { ConversationTurn } from '@thela/ai';
import type { Part, Reply } from './reply';

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
  readonly lastReply: () => Reply | undefined;
  readonly remember: (said: string, reply: Reply) => void;
}

// More than is ever sent to a model.
const mostTurns = 24;

export function newMemory(): Memory {
  let turns: readonly ConversationTurn[] = [];
  let last: Reply | undefined;
  return {
    part: 'sous-chef',
    answered: undefined,
    dishIds: [],
    turns: () => turns,
    lastReply: () => last,
    remember: (said, reply) => {
      last = reply;
      const added = [
        { role: 'user', text: said },
        { role: 'assistant', text: reply.text },
      ] as const;
      turns = [...turns, ...added].slice(-mostTurns);
    },
  };
}
