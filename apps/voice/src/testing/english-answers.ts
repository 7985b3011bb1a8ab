import { answerTextsIn } from '../assistant/answer-texts';
import type { ConversationTexts } from '../assistant/language/conversation-texts';

const english = answerTextsIn('en-IN');

/** Has the assistant answer in English whatever it hears, for lists that judge what it understands by its answers. */
export const englishAnswers: ConversationTexts = {
  of: () => english,
  ofCall: () => english,
  now: () => english,
  reset: () => {},
};
