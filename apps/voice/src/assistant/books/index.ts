import type { AnswerTexts } from '../answer-texts';
import { isHelper } from '../for-helper';
import { dangerForSale } from '../kitchen';
import { setPhrase } from '../reply';
import type { RecordsReply } from '../reply';
import type { RecordsShell } from '../records/change';
import { breakEvenText, buyText, pricesText, specialsText, tomorrowText } from './answer-ahead';
import { dayText, dishText, hourAnswer, menuText, weekdayAnswer } from './answer-ranking';
import { sumText } from './answer-sum';
import type { BookQuestion } from './book-question';
import { messagesIn, messagesNow } from './messages';
import type { Messages } from './messages';
import { bookQuestionIn } from './read-question';
import { tellingFrom } from './telling';
import type { Telling } from './telling';

/** A question whose answer has figures. */
type Told = Exclude<BookQuestion, { readonly kind: 'ask' | 'ahead' | 'unknown-name' }>;

/**
 * Answers a question about the books from the ledger, with the figures of the screens.
 *
 * @returns `undefined` for any other sentence
 */
export async function booksAnswer(
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
): Promise<RecordsReply | undefined> {
  const stall = shell.stall.getSnapshot();
  const question = bookQuestionIn(text, stall, shell.ledger.today.getSnapshot());
  if (!question || isOfDanger(question, text)) return undefined;
  if (isHelper(shell)) return setPhrase(refusedText(question, texts));
  const words = await messagesIn(texts.language).catch(messagesNow);
  if (!stall.isOwn) return { ...setPhrase(words.needsStall), needsStall: true };
  switch (question.kind) {
    case 'ask':
      return askedBack(question, shell, texts, words);
    case 'ahead':
      return setPhrase(words.ahead);
    case 'unknown-name':
      return setPhrase(words.unknownName(question.name));
    default:
      try {
        const telling = await tellingFrom(shell, texts);
        return { text: await toldText(question, telling), source: 'calculated' };
      } catch {
        return setPhrase(words.unread);
      }
  }
}

/** Food that must go has no price, and no plates are made of it. */
function isOfDanger(question: BookQuestion, text: string): boolean {
  const isOfWaste = question.kind === 'sum' && question.figure === 'waste';
  return !isOfWaste && dangerForSale(text) !== undefined;
}

/** Other days, and what is made of them, are the owner's alone. */
function refusedText(question: BookQuestion, { words }: AnswerTexts): string {
  const isOfDays = 'days' in question || question.kind === 'tomorrow' || question.kind === 'buy';
  return isOfDays || question.kind === 'ask' ? words.helper.days : words.helper.money;
}

function askedBack(
  question: Extract<BookQuestion, { readonly kind: 'ask' }>,
  { stall }: RecordsShell,
  { names }: AnswerTexts,
  { ask }: Messages,
): RecordsReply {
  if (question.about !== 'kal') return setPhrase(ask[question.about]);
  const { dishes } = question;
  const asked = stall.getSnapshot().dishes.filter(({ id }) => dishes.includes(id));
  const what = asked.length > 0 ? asked.map(names.nameOf).join(', ') : ask.ofPlates;
  return { ...setPhrase(ask.kal), answers: [ask.sold(what), ask.make(what)] };
}

function toldText(question: Told, telling: Telling): string | Promise<string> {
  switch (question.kind) {
    case 'sum':
      return sumText(question, telling);
    case 'dish':
      return dishText(question, telling);
    case 'day':
      return dayText(question, telling);
    case 'weekday':
      return weekdayAnswer(question, telling);
    case 'hour':
      return hourAnswer(question, telling);
    case 'menu':
      return menuText(question, telling);
    case 'tomorrow':
      return tomorrowText(question, telling);
    case 'buy':
      return buyText(question, telling);
    case 'prices':
      return pricesText(question, telling);
    case 'break-even':
      return breakEvenText(telling);
    case 'specials':
      return specialsText(question, telling);
  }
}
