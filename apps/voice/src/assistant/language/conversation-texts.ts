import { currentLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { scriptOf } from '@thela/speech';
import { answerTextsIn } from '../answer-texts';
import type { AnswerTexts } from '../answer-texts';
import { spokenLanguage } from './spoken-language';

/** What is longer is read no further for its language. */
const MOST_LETTERS = 400;

export interface ConversationTexts {
  /** For the answer to a sentence. They come in the order of the sentences, whatever has to be fetched. */
  readonly of: (sentence: string) => Promise<AnswerTexts>;
  /** The same in a call, which goes on in the language that the page had when it began. */
  readonly ofCall: (sentence: string) => Promise<AnswerTexts>;
  /** For what is said without a sentence, in the language of the last answer. */
  readonly now: () => Promise<AnswerTexts>;
  /** Forgets the language of the last answer; a call begins. */
  readonly reset: () => void;
}

/**
 * The language of an answer. Whoever writes in Telugu script or in Devanagari can read it. Where Hinglish is
 * chosen, Devanagari comes from the microphone: browsers write Hindi so, and the person chose Latin letters.
 *
 * @param chosen the language of the page; under English the assistant speaks what it hears
 * @param before the language of the answer before, for a sentence that does not tell
 */
export function languageOfAnswer(sentence: string, chosen: Language, before: Language): Language {
  const script = scriptOf(sentence);
  if (script === 'telugu') return 'te-IN';
  if (script === 'devanagari') return chosen === 'hi-Latn-IN' ? chosen : 'hi-IN';
  return chosen === 'en-IN' ? (spokenLanguage(sentence) ?? before) : chosen;
}

export function conversationTexts(): ConversationTexts {
  let last: { readonly chosen: Language; readonly answered: Language } | undefined;
  let found: Promise<unknown> = Promise.resolve();

  let ofThisCall: Language | undefined;
  const chosenNow = () => currentLanguage.getSnapshot().shown;
  /** Another choice starts over. */
  const before = (chosen: Language) => (last?.chosen === chosen ? last.answered : chosen);
  const inOrder = (language: Language) => {
    const texts = found.then(() => answerTextsIn(language));
    found = texts;
    return texts;
  };
  const textsOf = (sentence: string, chosen: Language) => {
    const beginning = sentence.slice(0, MOST_LETTERS);
    const answered = languageOfAnswer(beginning, chosen, before(chosen));
    last = { chosen, answered };
    return inOrder(answered);
  };
  return {
    of: (sentence) => textsOf(sentence, chosenNow()),
    ofCall: (sentence) => textsOf(sentence, ofThisCall ?? chosenNow()),
    now: () => inOrder(before(chosenNow())),
    reset: () => {
      last = undefined;
      ofThisCall = chosenNow();
    },
  };
}
