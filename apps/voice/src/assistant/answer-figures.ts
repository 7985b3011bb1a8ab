import type { AnswerTexts } from './answer-texts';
import { booksAnswer } from './books';
import { dayAnswer } from './records/day-answer';
import type { RecordsShell } from './records/change';
import type { RecordsReply } from './reply';

/** Nobody asks at greater length. */
const MOST_LETTERS = 400;

/**
 * Answers a question about figures from the records alone: about the books, else about today or yesterday.
 *
 * @returns `undefined` for any other sentence
 */
export async function answerFigures(
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<RecordsReply | undefined> {
  if (text.length > MOST_LETTERS) return undefined;
  return (await booksAnswer(text, shell, texts)) ?? dayAnswer(text, shell, texts);
}
