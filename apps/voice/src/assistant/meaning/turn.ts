import type { Guess, Intent } from '@thela/understanding';
import type { Memory } from '../memory';
import type { SpokenRecords } from '../records/spoken-records';
import type { AnswerTexts } from '../answer-texts';
import type { AssistantShell, Reply } from '../reply';

/** From it on what is plain is written without a yes. */
export const SURE = 0.94;

/** A sentence of more words may tell a story. */
export const MOST_OF_PHRASE = 5;

/** One sentence, and what it is answered with. */
export interface Turn {
  readonly text: string;
  /** What it may mean, the most probable first. */
  readonly guesses: readonly Guess<Intent>[];
  /** Whether the records had asked something back. */
  readonly isAsked: boolean;
  readonly shell: AssistantShell;
  readonly records: SpokenRecords;
  readonly memory: Memory;
  readonly texts: AnswerTexts;
  readonly signal: AbortSignal;
}

/**
 * Answers a sentence of a known intent.
 *
 * @param isCertain the rules were not asked yet
 * @returns `undefined` where the sentence lacks what the intent needs, a dish or a figure
 */
export type Answers = (
  intent: Intent,
  turn: Turn,
  isCertain?: boolean,
) => Promise<Reply | undefined>;
