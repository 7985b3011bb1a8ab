import { isNoEntry, isOfEntries, isOfFood, probabilityOfAny, tokensOf } from '@thela/understanding';
import type { Guess, Intent } from '@thela/understanding';
import { listed } from '../amount-words';
import { isSlotIntent } from '../entries/entry-by-meaning';
import { namesFood } from '../kitchen';
import type { Reply } from '../reply';
import { tellsOfUndo } from './of-breath';
import { asks, hasAmount, plainTalk } from './of-talk';
import { isOfBooks, replyByMeaning } from './reply-by-meaning';
import { MOST_OF_PHRASE } from './turn';
import type { Turn } from './turn';

/** The most probable guess is worth a question from here on, and the others beside it. */
const ASKED = 0.2;
const OFFERED = 0.1;
/** What is no work of the stall is answered from here on, where nothing else is known. */
const TALK = 0.35;
const talk = /^(?:greeting_thanks|chat_other|weather|health|customer_credit|upi_bank)$/;
const MOST_OFFERED = 3;
/** What must rather not be written than be is not offered to be from here on. */
const NOT_WRITTEN = 0.3;
/** So sure of a food that is not named, the classifier knows nothing of the sentence. */
const LEAST_OF_WRONG = 0.5;

/** What a longer sentence says before it is offered: a question asks, an entry has a figure, and an undo orders. */
function mayBe(intent: Intent, turn: Turn): boolean {
  const { text, memory } = turn;
  const tokens = tokensOf(text);
  if (tokens.length <= MOST_OF_PHRASE) return true;
  const hasWritten = memory.lastReply()?.writtenId !== undefined;
  if (intent === 'undo') return hasWritten || tellsOfUndo(turn);
  if (isOfEntries(intent)) return hasWritten || hasAmount(text);
  return !isOfBooks(intent) || asks(text);
}

/** Asks which of two or three is meant, each to be tapped, where it is no talk; `undefined` where no guess is worth it. */
export async function questionBack(
  guesses: readonly Guess<Intent>[],
  turn: Turn,
): Promise<Reply | undefined> {
  const {
    text,
    memory,
    texts: { words },
  } = turn;
  const plain = plainTalk(text);
  if (plain) return replyByMeaning(plain, turn);
  const [best] = guesses;
  const none = probabilityOfAny(guesses, isNoEntry);
  const entry = probabilityOfAny(guesses, (one) => isOfEntries(one) && !isNoEntry(one));
  const isNone = none >= NOT_WRITTEN && none > entry && hasAmount(text);
  if (isNone && !asks(text)) return replyByMeaning('not_entry_other', turn);
  if (!best || best.probability < ASKED) return undefined;
  const labels: Partial<Record<Intent, string>> = words.guesses;
  const hasFood = namesFood(text);
  // 'Switch' is not sweet, and the next guesses are no better.
  if (!hasFood && isOfFood(best.intent) && best.probability > LEAST_OF_WRONG) return undefined;
  if (!hasFood && best.probability >= TALK && talk.test(best.intent)) {
    return replyByMeaning(best.intent, turn);
  }
  const offered = guesses
    .filter(({ probability }) => probability >= OFFERED)
    .filter(({ intent }) => hasFood || !isOfFood(intent))
    .filter(({ intent }) => mayBe(intent, turn))
    .flatMap(({ intent }) => {
      const label = labels[intent];
      return label === undefined ? [] : [[label, intent] as const];
    })
    .slice(0, MOST_OFFERED);
  if (offered.length === 0) return undefined;
  const answers = offered.map(([label]) => label);
  const question: Reply = {
    text: words.guess(
      listed(
        answers.map((each) => `“${each}”`),
        'or',
        words,
      ),
    ),
    skill: memory.skill,
    source: 'set-phrase',
    answers,
  };
  memory.guesses = { question, text, intents: new Map(offered) };
  return question;
}

/** Answers the sentence that was asked about, now that its intent is tapped; `undefined` for any other sentence. */
export async function answerToGuess(turn: Turn): Promise<Reply | undefined> {
  const { guesses, lastReply } = turn.memory;
  if (!guesses || lastReply() !== guesses.question) return undefined;
  const intent = guesses.intents.get(turn.text.trim());
  if (!intent) return undefined;
  const reply = await replyByMeaning(
    intent,
    { ...turn, text: guesses.text, guesses: [{ intent, probability: 1 }] },
    true,
  );
  // The answers of entries lie in the sentence that was asked about.
  const isOfEntry = isSlotIntent(intent) || intent === 'correction';
  if (reply || !(isOfFood(intent) || isOfEntry)) return reply;
  const { examples, records } = turn.texts.words;
  const example = isOfFood(intent) ? examples['sous-chef'] : records.notUnderstood.entry;
  return { text: example, skill: turn.memory.skill, source: 'set-phrase' };
}
