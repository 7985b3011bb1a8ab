import type { KeptAnswer } from '@thela/contract';
import type { AnswerShelf } from '@thela/contract/answer-store';

/** A place for the answers of one tool that lasts as long as the fake shell. */
export function answersInMemory(first: readonly KeptAnswer[], isFull: boolean): AnswerShelf {
  const kept = new Map(first.map((answer) => [answer.id, answer]));
  return {
    read: () => [...kept.values()],
    put: (answer) => {
      if (isFull) return 'full';
      kept.set(answer.id, answer);
      return null;
    },
    remove: (id) => void kept.delete(id),
    follow: () => () => {},
  };
}
