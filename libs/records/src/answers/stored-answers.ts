// The answers that tools keep, in `localStorage`: loaded when a tool that asks is opened.
import type { AnswerStore, FeatureId, KeptAnswer } from '@thela/contract';
import { answerStore, mostAnswerBytes } from '@thela/contract/answer-store';
import type { AnswerShelf } from '@thela/contract/answer-store';
import * as v from 'valibot';

const answerSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
    question: v.string(),
    answer: v.unknown(),
    language: v.picklist(['en-IN', 'hi-IN', 'te-IN', 'hi-Latn-IN']),
    verdict: v.nullable(v.picklist(['helped', 'did-not-help'])),
  }),
  v.check(({ question, answer, language }) => {
    const text = JSON.stringify({ question, answer, language });
    return new TextEncoder().encode(text).length <= mostAnswerBytes;
  }),
);

export interface ToolAnswer extends KeptAnswer {
  readonly tool: FeatureId;
}

/** What is used of `localStorage`. */
type AnswerStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface AnswerLocation {
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => AnswerStorage;
  /** What their names begin with. */
  readonly prefix: string;
}

/**
 * The answer of a tool that a value from outside is: any page of this site, or a file, may hold anything.
 *
 * @returns nothing for any other value
 */
export function readAnswer(value: unknown): readonly KeptAnswer[] {
  const read = v.safeParse(answerSchema, value);
  return read.success ? [read.output] : [];
}

/** The answers of one tool, which follow the other tabs. */
export function storedAnswers(place: AnswerLocation, tool: FeatureId): AnswerStore {
  return answerStore(shelfOf(place, tool));
}

/** Each answer has a name of its own: two tabs that changed one list would lose what the other one added. */
export function shelfOf({ storage, prefix }: AnswerLocation, tool: FeatureId): AnswerShelf {
  const own = `${prefix}${tool}.`;
  return {
    read: () =>
      namesIn(storage, own).flatMap((name) => readAnswer(parsed(storage().getItem(name) ?? ''))),
    put: ({ id, at, question, answer, language, verdict }) => {
      try {
        const text = JSON.stringify({ id, at, question, answer, language, verdict });
        storage().setItem(own + id, text);
        return null;
      } catch (error) {
        return isFull(error) ? 'full' : 'blocked';
      }
    },
    remove: (id) => {
      if (namesIn(storage, own).includes(own + id)) storage().removeItem(own + id);
    },
    follow: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(own)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** The tools that have answers there. */
export function toolsWithAnswers({ storage, prefix }: AnswerLocation): readonly FeatureId[] {
  const tools = namesIn(storage, prefix).map((name) => name.slice(prefix.length).split('.')[0]);
  return [...new Set(tools)].filter((tool) => tool !== undefined);
}

/** Removes all answers of all tools; the other tabs see it at once. */
export function eraseAnswers({ storage, prefix }: AnswerLocation): void {
  for (const name of namesIn(storage, prefix)) storage().removeItem(name);
}

/** The names that begin so; none where storage is blocked. */
function namesIn(storage: () => AnswerStorage, prefix: string): readonly string[] {
  try {
    const open = storage();
    const names = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
