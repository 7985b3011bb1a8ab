import { randomId } from './random-id';
import type { AnswerStore, KeepOutcome, KeptAnswer, NewAnswer } from './shell';
import { deepFreeze } from './tool-shell';

/** Answers that are kept of each tool. */
export const mostAnswers = 20;

/** Bytes of a question with its answer, as JSON in UTF-8: some 5000 letters of Hindi or Telugu. */
export const mostAnswerBytes = 16_384;

/** Where the answers of one tool are stored. Each has a place of its own, so that two tabs lose nothing of each other. */
export interface AnswerShelf {
  /** In any order. */
  readonly read: () => readonly KeptAnswer[];
  /** Adds an answer, or puts it in the place of the one with its id. @returns why it is not stored; `null` where it is */
  readonly put: (answer: KeptAnswer) => 'full' | 'blocked' | null;
  readonly remove: (id: string) => void;
  /** Calls the listener after another tab changed something. @returns ends it */
  readonly follow: (listener: () => void) => () => void;
}

/**
 * The ids that must go, so that `mostAnswers` stay: of those that did not help or of which nothing was said the oldest
 * first, then the oldest that helped.
 *
 * @param latest is not among them: what was given a moment ago is on the screen
 */
export function surplusOf(answers: readonly KeptAnswer[], latest?: string): readonly string[] {
  const goesFirst = (a: KeptAnswer, b: KeptAnswer) =>
    Number(a.verdict === 'helped') - Number(b.verdict === 'helped') || byAge(b, a);
  return answers
    .filter(({ id }) => id !== latest)
    .sort(goesFirst)
    .slice(0, Math.max(0, answers.length - mostAnswers))
    .map(({ id }) => id);
}

/** Makes the store of a tool's answers, which a tool gets as `shell.answers`. */
export function answerStore(shelf: AnswerShelf): AnswerStore {
  const listeners = new Set<() => void>();
  let shown: readonly KeptAnswer[] = deepFreeze([]);
  let stopFollowing = () => {};

  function refresh() {
    shown = deepFreeze([...shelf.read()].sort(byAge));
    for (const listener of listeners) listener();
  }

  const find = (id: string) => shelf.read().find((answer) => answer.id === id);

  function put(answer: KeptAnswer): KeepOutcome {
    const fault = shelf.put(answer);
    if (fault) return { ok: false, reason: fault };
    for (const id of surplusOf(shelf.read(), answer.id)) shelf.remove(id);
    refresh();
    return { ok: true, id: answer.id };
  }

  return {
    getSnapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopFollowing = shelf.follow(refresh);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing();
      };
    },
    keep: async (given) => {
      const text = textOf(given);
      if (new TextEncoder().encode(text).length > mostAnswerBytes) {
        return { ok: false, reason: 'too-large' };
      }
      const same = shelf.read().find((answer) => textOf(answer) === text);
      // The day on which an answer helped stays.
      if (same?.verdict) return { ok: true, id: same.id };
      const id = same?.id ?? randomId();
      return put({ ...(JSON.parse(text) as NewAnswer), id, at: Date.now(), verdict: null });
    },
    judge: async (id, verdict) => {
      const answer = find(id);
      return answer !== undefined && put({ ...answer, verdict }).ok;
    },
    remove: async (ids) => {
      for (const id of ids) shelf.remove(id);
      refresh();
    },
    restore: async (answers) => {
      const isStored = answers.every((answer) => find(answer.id) || !shelf.put(answer));
      for (const id of surplusOf(shelf.read())) shelf.remove(id);
      refresh();
      return isStored;
    },
  };
}

function byAge(a: KeptAnswer, b: KeptAnswer): number {
  return b.at - a.at || (a.id < b.id ? -1 : 1);
}

/** What makes two answers the same. */
function textOf({ question, answer, language }: NewAnswer): string {
  if (JSON.stringify(answer) === undefined) throw new TypeError('The answer is no JSON.');
  return JSON.stringify({ question, answer, language });
}
