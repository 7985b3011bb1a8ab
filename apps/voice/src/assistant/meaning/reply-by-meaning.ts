import { isOfFood } from '@thela/understanding';
import type { Intent } from '@thela/understanding';
import { answerOfBooks } from './of-books';
import { answerOfEntries } from './of-entries';
import { answerOfFood } from './of-food';
import { answerOfTalk } from './of-talk';
import type { Answers } from './turn';

const ofEntries =
  /^(?:sale|correction|undo|waste|expense|purchase|dish_price_set|ingredient_price_set|new_dish|not_entry_.*)$/;

const ofTalk =
  /^(?:role_.*|language_change|capabilities|greeting_thanks|repeat|chat_other|customer_credit|health|upi_bank|weather)$/;

/** Who answers sentences of an intent. */
function answerOf(intent: Intent): Answers {
  if (isOfFood(intent)) return answerOfFood;
  if (ofEntries.test(intent)) return answerOfEntries;
  return ofTalk.test(intent) ? answerOfTalk : answerOfBooks;
}

/** Whether it is about what is to be written, or looks so. */
export function isOfEntries(intent: Intent): boolean {
  return ofEntries.test(intent);
}

export function isOfBooks(intent: Intent): boolean {
  return answerOf(intent) === answerOfBooks;
}

/** Whether it looks like an entry and is none. */
export function isNoEntry(intent: Intent): boolean {
  return intent.startsWith('not_entry');
}

/** Answers a sentence whose intent the classifier tells; `undefined` where it lacks what the intent needs. */
export const replyByMeaning: Answers = (intent, turn, isCertain) =>
  answerOf(intent)(intent, turn, isCertain);
