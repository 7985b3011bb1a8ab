import type { Intent } from '@thela/understanding';
import type { AnswerTexts } from './answer-texts';
import { dayAnswer } from './records/day-answer';
import type { RecordsShell } from './records/change';
import type { RecordsReply } from './reply';

type BooksAnswer = (
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
  intent?: Intent,
) => Promise<RecordsReply | undefined>;

/** Nobody asks at greater length. */
const MOST_LETTERS = 400;

let books: Promise<BooksAnswer> | undefined;

/** Fetches the part that answers from the books, once; again after it could not be fetched. */
export function fetchBooks(): Promise<BooksAnswer | undefined> {
  books ??= import('./books').then(({ booksAnswer }) => booksAnswer);
  return books.catch(() => {
    books = undefined;
    return undefined;
  });
}

/**
 * Answers a question about figures from the records alone: about the books, else about today or yesterday. Where the
 * part for the books cannot be fetched, today and yesterday are still answered.
 *
 * @returns `undefined` for any other sentence
 */
export async function answerFigures(
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<RecordsReply | undefined> {
  if (text.length > MOST_LETTERS) return undefined;
  const answer = (await fetchBooks())?.(text, shell, texts);
  return (await answer) ?? dayAnswer(text, shell, texts);
}

/** Answers a question about the books whose intent is known; `undefined` where it lacks what the intent needs. */
export async function answerBooks(
  ...[text, shell, texts, intent]: Parameters<BooksAnswer>
): Promise<RecordsReply | undefined> {
  return (await fetchBooks())?.(text, shell, texts, intent);
}
