import type { AnswerTexts } from '../answer-texts';
import type { Intent } from '@thela/understanding';
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
import { parseBookQuestion } from './parse-book-question';
import { readAnswerContext } from './answer-context';
import type { AnswerContext } from './answer-context';

export { bookSignsIn } from './book-words';
export { questionTokens } from './telugu-questions';

type FigureQuestion = Exclude<BookQuestion, { readonly kind: 'ask' | 'ahead' | 'unknown-name' }>;

/**
 * Answers a question about the books from the ledger, with the figures of the screens.
 *
 * @param intent what is asked, where the classifier tells
 * @returns `undefined` for any other sentence
 */
export async function booksAnswer(
  text: string,
  shell: RecordsShell,
  texts: AnswerTexts,
  intent?: Intent,
): Promise<RecordsReply | undefined> {
  const stall = shell.stall.getSnapshot();
  const question = parseBookQuestion(text, stall, shell.ledger.today.getSnapshot(), intent);
  if (!question || (!isOfPast(intent) && isOfDanger(question, text))) return undefined;
  if (isHelper(shell)) {
    const refused = refusalText(question, texts);
    return refused === undefined ? undefined : setPhrase(refused);
  }
  const words = await messagesIn(texts.language).catch(messagesNow);
  if (!stall.isOwn && isOfSample(question)) return undefined;
  if (!stall.isOwn) return { ...setPhrase(words.needsStall), needsStall: true };
  switch (question.kind) {
    case 'ask':
      return askBack(question, shell, texts, words);
    case 'ahead':
      return { ...setPhrase(words.ahead), isUnsure: true };
    case 'unknown-name':
      return setPhrase(words.unknownName(question.name));
    default:
      try {
        const context = await readAnswerContext(shell, texts);
        return { text: await answerText(question, context), source: 'calculated' };
      } catch {
        return setPhrase(words.unread);
      }
  }
}

/** Whether only figures of the past are asked for, of which no words of danger make food: 'last three days'. */
function isOfPast(intent: Intent | undefined): boolean {
  return intent !== undefined && !/^(?:what_|how_many)/.test(intent);
}

/** What the menu and the plates of a sample stall tell. */
function isOfSample(question: BookQuestion): boolean {
  if (question.kind === 'dish') return question.days === null;
  return question.kind === 'sum' && question.days.name === 'today' && question.than === null;
}

/** Food that must go has no price, and no plates are made of it. */
function isOfDanger(question: BookQuestion, text: string): boolean {
  const isOfWaste = question.kind === 'sum' && question.figure === 'waste';
  return !isOfWaste && dangerForSale(text) !== undefined;
}

/** Other days, and what is made of them, are the owner's alone; the plates and expenses of today are not. */
function refusalText(question: BookQuestion, { words }: AnswerTexts): string | undefined {
  if (question.kind === 'sum' && question.days.name === 'today' && question.than === null) {
    const isOpen = question.figure === 'plates' || question.figure === 'expenses';
    return isOpen ? undefined : words.helper.money;
  }
  const isOfDays = 'days' in question || question.kind === 'tomorrow' || question.kind === 'buy';
  return isOfDays || question.kind === 'ask' ? words.helper.days : words.helper.money;
}

function askBack(
  question: Extract<BookQuestion, { readonly kind: 'ask' }>,
  { stall }: RecordsShell,
  { names }: AnswerTexts,
  { ask }: Messages,
): RecordsReply {
  if (question.about === 'words') return { ...setPhrase(ask.words), isUnsure: true };
  if (question.about === 'days') return { ...setPhrase(ask.days), isUnsure: true };
  const { dishes } = question as Extract<BookQuestion, { readonly about: 'kal' }>;
  const dishChoices = stall.getSnapshot().dishes.filter(({ id }) => dishes.includes(id));
  const what = dishChoices.length > 0 ? dishChoices.map(names.nameOf).join(', ') : ask.ofPlates;
  return { ...setPhrase(ask.kal), answers: [ask.sold(what), ask.make(what)] };
}

function answerText(question: FigureQuestion, context: AnswerContext): string | Promise<string> {
  switch (question.kind) {
    case 'sum':
      return sumText(question, context);
    case 'dish':
      return dishText(question, context);
    case 'day':
      return dayText(question, context);
    case 'weekday':
      return weekdayAnswer(question, context);
    case 'hour':
      return hourAnswer(question, context);
    case 'menu':
      return menuText(question, context);
    case 'tomorrow':
      return tomorrowText(question, context);
    case 'buy':
      return buyText(question, context);
    case 'prices':
      return pricesText(question, context);
    case 'break-even':
      return breakEvenText(context);
    case 'specials':
      return specialsText(question, context);
  }
}
