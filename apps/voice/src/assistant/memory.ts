import type { ConversationTurn } from '@thela/ai';
import type { Intent } from '@thela/understanding';
import type { Skill, Reply } from './reply';

/** What an assistant remembers of a conversation. */
export interface Memory {
  /** The skill of the latest order. */
  skill: Skill;
  /** The skill that answered last. */
  lastSkill: Skill | undefined;
  /** The ids of the dishes of the last answer about money. */
  dishIds: readonly string[];
  /** What the last question back was about, and what each answer to it means. */
  guesses:
    | {
        readonly question: Reply;
        readonly text: string;
        readonly intents: ReadonlyMap<string, Intent>;
      }
    | undefined;
  /** The latest turns, the first one first. */
  readonly turns: () => readonly ConversationTurn[];
  readonly lastReply: () => Reply | undefined;
  /** Marks a reply as the question which skill is meant. */
  readonly askRole: (question: Reply) => Reply;
  /** Whether the last reply asked which skill is meant. */
  readonly isRoleAsked: () => boolean;
  readonly remember: (text: string, reply: Reply) => void;
}

// More turns than `askForReply` sends.
const mostTurns = 24;

export function newMemory(): Memory {
  let turns: readonly ConversationTurn[] = [];
  let last: Reply | undefined;
  let question: Reply | undefined;
  return {
    skill: 'sous-chef',
    lastSkill: undefined,
    dishIds: [],
    guesses: undefined,
    turns: () => turns,
    lastReply: () => last,
    askRole: (reply) => (question = reply),
    isRoleAsked: () => last !== undefined && last === question,
    remember: (text, reply) => {
      last = reply;
      const added = [
        { role: 'user', text: text },
        { role: 'assistant', text: reply.text },
      ] as const;
      turns = [...turns, ...added].slice(-mostTurns);
    },
  };
}
