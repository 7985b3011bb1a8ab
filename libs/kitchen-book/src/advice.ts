import { clarifyingQuestion } from './clarifying-question';
import { complaintsIn } from './matching/complaints';
import type { Complaint } from './matching/complaints';
import type { Danger, GeneralDanger } from './data/danger-words';
import { dangerIn } from './matching/dangers';
import { canSpoil, ingredient, ingredientWords } from './data/ingredients';
import type { Family, Ingredient, IngredientId } from './data/ingredients';
import { hasWord, findMatches } from './matching/lexicon';
import type { Match } from './matching/lexicon';
import { problemWords } from './data/problems';
import { withQuantities } from './quantities';
import { meantProblem, remedyFor } from './data/remedies';
import { tokenize } from './matching/tokenize';
import type { Token } from './matching/tokenize';
import { readTelugu } from './matching/telugu';
import { hasSameWords } from './matching/same-words';
import { tablesWith, unknownWordsIn } from './matching/unknown-words';
import type { Messages as BookMessages } from './messages';
import { textsWithBook } from './texts-with-book';
import { messagesIn, messagesNow } from './advice/messages';
import type { Messages as AdviceMessages } from './advice/messages';
import type { Amount } from './matching/amounts';

/** What an advice is written with, in one language. */
export interface AdviceTexts {
  readonly book: BookMessages;
  readonly advice: AdviceMessages;
}

export const { textsIn: adviceTextsIn, textsNow: adviceTextsNow } = textsWithBook(
  { messagesIn, messagesNow },
  (book, advice): AdviceTexts => ({ book, advice }),
);

interface AnswerWords {
  /** The food, what is wrong with it, and for how much; a danger to all of it has none. */
  readonly title?: string;
  readonly text: string;
}

export type { Danger } from './data/danger-words';

/** What to do about one complaint: remedy it, or sell the food no more, and for which danger. */
export type BookAnswer = AnswerWords &
  ({ readonly isThrownAway: false } | { readonly isThrownAway: true; readonly danger: Danger });

interface Answers {
  /** All answers, a blank line between them. */
  readonly text: string;
  readonly answers: readonly BookAnswer[];
}

/** What the kitchen book says to a vendor's description of the day's ingredients. */
export type BookAdvice =
  | ({ readonly kind: 'advice' } & Answers)
  /** Everything that is named must be thrown away. */
  | ({ readonly kind: 'danger'; readonly danger: GeneralDanger } & Answers)
  /** There would be an answer, but for words that the book does not know. */
  | { readonly kind: 'asks'; readonly words: readonly string[]; readonly text: string }
  | { readonly kind: 'not-understood'; readonly text: string };

const mostAnswers = 3;
interface FoodAnswer {
  readonly food: Ingredient;
  readonly answer: BookAnswer;
}

function answerTo(complaint: Complaint, texts: AdviceTexts): FoodAnswer | undefined {
  const { book, advice } = texts;
  const food = ingredient(complaint.ingredient);
  const problem = meantProblem(food.family, complaint.problem);
  const remedy = remedyFor(complaint.ingredient, food.family, problem, advice);
  if (!remedy) return undefined;
  const names = [advice.foods[complaint.ingredient], advice.problems[problem]] as const;
  if (remedy.kind === 'throw-away') {
    const { danger, reason } = remedy;
    const text = book.throwAway(reason);
    return { food, answer: { title: advice.title(...names), text, isThrownAway: true, danger } };
  }
  const { factor, phrase } = scaleOf(complaint.amount, food, texts);
  const title = advice.titleWithAmount(...names, phrase);
  const text = withQuantities(remedy.text, factor, book.units);
  return { food, answer: { title, text, isThrownAway: false } };
}

/** Food that is thrown away for one reason is not remedied for another. */
function answersTo(complaints: readonly Complaint[], texts: AdviceTexts): readonly BookAnswer[] {
  const all = complaints.map((one) => answerTo(one, texts)).filter((one) => one !== undefined);
  const lost = new Set(all.filter(({ answer }) => answer.isThrownAway).map(({ food }) => food));
  const kept = all
    .filter(({ food, answer }) => answer.isThrownAway || !lost.has(food))
    .map(({ answer }) => answer);
  return [...new Map(kept.map((answer) => [textOf(answer), answer])).values()].slice(
    0,
    mostAnswers,
  );
}

function textOf({ title, text }: BookAnswer): string {
  return title === undefined ? text : `${title}\n${text}`;
}

const fermenting: ReadonlySet<Family> = new Set<Family>(['batter', 'dough']);

function isFermented(id: IngredientId): boolean {
  return fermenting.has(ingredient(id).family);
}

function isFood(word: Token): boolean {
  return hasWord(ingredientWords, word);
}

function isProblem(word: Token): boolean {
  return hasWord(problemWords, word);
}

function notUnderstood({ notUnderstood: text, examples }: AdviceTexts['advice']): string {
  return [text, ...Object.values(examples)].join('\n');
}

/** The foods and problems of a text, mistyped ones included. */
function usedIn(tokens: readonly Token[]): readonly Match<unknown>[] {
  return [
    ...findMatches(ingredientWords, tokens, isProblem),
    ...findMatches(problemWords, tokens, isFood),
  ];
}

function isMilk(id: IngredientId): boolean {
  return ingredient(id).family === 'milk' && id !== 'paneer';
}

function isSouring(id: IngredientId): boolean {
  return id === 'lemon' || id === 'tamarind';
}

/** True when something in the advice must be thrown away. */
export function tellsOfDanger(advice: BookAdvice): boolean {
  return (
    advice.kind === 'danger' ||
    (advice.kind === 'advice' && advice.answers.some((answer) => answer.isThrownAway))
  );
}

const tables = tablesWith(ingredientWords);

/**
 * Answers a vendor's description of the day's ingredients from the kitchen book, without any model.
 *
 * @param text In English, Hindi in Latin letters, Devanagari, or all of them.
 * @param texts What the answer is written with: in the language that is shown unless `adviceTextsIn`
 * gave those of another.
 * @returns At most three answers, a blank line between them, their quantities for the amount that was
 * said, else for each kg or litre. Food that is unsafe is never remedied: `danger` says of what kind the
 * danger is, to everything or in an answer. `asks` names the words that the book does not know;
 * `not-understood` comes with examples, or names such words too.
 * @example adviseFromBook('2 kg tamatar khatte hain')
 * // { kind: 'advice', text: 'Tomatoes (tamatar), too sour, for 2 kg\nCook with 16 g sugar or jaggery …', answers: [{ … }] }
 */
export function adviseFromBook(text: string, texts: AdviceTexts = adviceTextsNow()): BookAdvice {
  const { book, advice } = texts;
  const spoken = readTelugu(tokenize(text), tables);
  const { tokens } = spoken;
  const { named, complaints } = complaintsIn(tokens);
  const danger = dangerIn(tokens, {
    canSpoil: named.length === 0 || named.some(canSpoil),
    // What is sour may have a remedy here, or has a reason of its own in `remedies.ts`.
    isSpoiledWhenSour: false,
    isSpoiledWhenSplit: named.some(isMilk) && !named.some(isSouring),
    isFermented: named.some(isFermented),
    canHaveDarkSpots: named.includes('banana'),
    isLeftover: false,
    isOfDayNamed: false,
    knows: (word) => isFood(word) || isProblem(word),
  });
  if (danger) {
    const reason = book.throwAway(book.dangers[danger]);
    const answer = { text: reason, isThrownAway: true, danger } as const;
    return { kind: 'danger', danger, text: answer.text, answers: [answer] };
  }
  const answers = answersTo(complaints, texts);
  const isCertain = answers.some((answer) => answer.isThrownAway);
  const unknown =
    named.length === 0 || isCertain
      ? []
      : unknownWordsIn(spoken, [...usedIn(tokens), ...spoken.harmless]);
  if (unknown.length > 0) {
    const asked = clarifyingQuestion(unknown, book);
    if (answers.length === 0) return { kind: 'not-understood', text: asked };
    return { kind: 'asks', words: unknown, text: asked };
  }
  if (answers.length === 0) return { kind: 'not-understood', text: notUnderstood(advice) };
  return { kind: 'advice', text: answers.map(textOf).join('\n\n'), answers };
}

/** The foods of a message, each with what is wrong with it; nothing where the book has no remedy for all of it. */
function complaintsWithRemedy(text: string): readonly string[] {
  if (adviseFromBook(text).kind !== 'advice') return [];
  const { complaints } = complaintsIn(readTelugu(tokenize(text), tables).tokens);
  const named = complaints.map(({ ingredient: food, problem }) => {
    return `${food} ${meantProblem(ingredient(food).family, problem)}`;
  });
  return [...new Set(named)].sort();
}

/**
 * Whether what helped with one message may help with another: both complain of the same of the same foods, whatever the
 * language and the amounts, and the book knows every word beside the food; or they have the same words.
 *
 * It says nothing of danger: ask the book that first.
 *
 * @example isSameComplaint('2 kg tamatar khatte hain', 'the tomatoes are sour') // true
 */
export function isSameComplaint(text: string, earlier: string): boolean {
  if (hasSameWords(text, earlier)) return true;
  const complaints = complaintsWithRemedy(text);
  return complaints.length > 0 && complaints.join() === complaintsWithRemedy(earlier).join();
}

const mostKilos = 500;

/** How much a remedy's quantities are multiplied by, and what for. */
interface Scale {
  readonly factor: number;
  readonly phrase: string;
}

/** The scale for the amount that a vendor said; for each kg or litre where there is none, or an absurd one. */
function scaleOf(
  amount: Amount | undefined,
  food: Ingredient,
  { book: { units }, advice }: AdviceTexts,
): Scale {
  const unscaled = {
    factor: 1,
    phrase: food.unit === 'kg' ? advice.forEachKilo : advice.forEachLitre,
  };
  if (!amount) return unscaled;
  const grams = amount.unit === 'plate' ? food.plate : amount.unit === 'piece' ? food.piece : 1000;
  if (grams === undefined) return unscaled;
  const factor = (amount.count * grams) / 1000;
  if (factor < 0.005 || factor > mostKilos) return unscaled;
  if (amount.unit === 'kg') return { factor, phrase: advice.forKilos(factor) };
  if (amount.unit === 'litre') return { factor, phrase: advice.forLitres(factor) };
  const counted = (amount.unit === 'plate' ? advice.plates : advice.pieces)(amount.count);
  const total = (food.unit === 'kg' ? advice.kilos : advice.litres)(factor);
  const each = (food.unit === 'kg' ? units.grams : units.millilitres)(grams);
  return { factor, phrase: advice.forCounted(counted, total, each) };
}
