import { isOfEntries, isOfFood } from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { answerOfBooks } from './of-books';
import { answerOfEntries } from './of-entries';
import { answerOfFood } from './of-food';
import { answerOfTalk } from './of-talk';
import type { Answers } from './turn';

const ofTalk =
  /^(?:role_.*|language_change|capabilities|greeting_thanks|repeat|chat_other|customer_credit|health|upi_bank|weather)$/;

/** Who answers sentences of an intent. */
function answerOf(intent: Intent): Answers {
  if (isOfFood(intent)) return answerOfFood;
  if (isOfEntries(intent)) return answerOfEntries;
  return ofTalk.test(intent) ? answerOfTalk : answerOfBooks;
}

export function isOfBooks(intent: Intent): boolean {
  return answerOf(intent) === answerOfBooks;
}

/** Answers a sentence whose intent the classifier tells; `undefined` where it lacks what the intent needs. */
export const replyByMeaning: Answers = (intent, turn, isCertain) =>
  answerOf(intent)(intent, turn, isCertain);
