import type { Amount } from './matching/amounts';
import { complaintsIn } from './matching/complaints';
import type { Complaint } from './matching/complaints';
import { dangerReasons } from './data/danger-words';
import type { Danger, GeneralDanger } from './data/danger-words';
import { dangerIn } from './matching/dangers';
import { canSpoil, ingredient, ingredientWords } from './data/ingredients';
import type { Family, Ingredient, IngredientId } from './data/ingredients';
import { hasWord, findMatches } from './matching/lexicon';
import type { Match } from './matching/lexicon';
import { problemNames, problemWords } from './data/problems';
import { withQuantities } from './quantities';
import { meantProblem, remedyFor } from './data/remedies';
import { tokenize } from './matching/tokenize';
import type { Token } from './matching/tokenize';
import { clarifyingQuestion, unknownWordsIn } from './matching/unknown-words';

interface AnswerWords {
  /** The food, what is wrong with it, and for how much; a danger to all of it has none. */
  readonly title?: string;
  readonly text: string;
}

export type { Danger } from './data/danger-words';

/** What to do about one complaint: mend it, or sell the food no more, and for which danger. */
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
const mostKilos = 500;
const notUnderstood = [
  'The kitchen book did not understand that. Name an ingredient or dish and what is wrong with it, and how much there is. For example:',
  '2 kg tamatar bahut khatte hain',
  'Sambar is too salty, 5 litres',
  'इडली का घोल फूला नहीं, 3 किलो',
].join('\n');

interface Scale {
  readonly factor: number;
  readonly said: string;
}

function figure(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 3 });
}

function scaleOf(amount: Amount | undefined, food: Ingredient): Scale {
  const each = food.unit === 'kg' ? '1 kg' : '1 litre';
  const unscaled = { factor: 1, said: `for each ${each}` };
  if (!amount) return unscaled;
  const grams = amount.unit === 'plate' ? food.plate : amount.unit === 'piece' ? food.piece : 1000;
  if (grams === undefined) return unscaled;
  const factor = (amount.count * grams) / 1000;
  if (factor < 0.005 || factor > mostKilos) return unscaled;
  const inKitchen = food.unit === 'kg' ? 'kg' : factor === 1 ? 'litre' : 'litres';
  if (amount.unit === 'kg') return { factor, said: `for ${figure(factor)} kg` };
  if (amount.unit === 'litre') {
    return { factor, said: `for ${figure(factor)} ${factor === 1 ? 'litre' : 'litres'}` };
  }
  const counted = `${figure(amount.count)} ${amount.unit}${amount.count === 1 ? '' : 's'}`;
  const small = food.unit === 'kg' ? 'g' : 'ml';
  return {
    factor,
    said: `for ${counted} (${figure(factor)} ${inKitchen}, at ${grams} ${small} each)`,
  };
}

interface FoodAnswer {
  readonly food: Ingredient;
  readonly answer: BookAnswer;
}

function answerTo(complaint: Complaint): FoodAnswer | undefined {
  const food = ingredient(complaint.ingredient);
  const problem = meantProblem(food.family, complaint.problem);
  const remedy = remedyFor(complaint.ingredient, food.family, problem);
  if (!remedy) return undefined;
  const title = `${food.name}, ${problemNames[problem]}`;
  if (remedy.kind === 'throw-away') {
    const { danger, reason } = remedy;
    return { food, answer: { title, text: thrownAway(reason), isThrownAway: true, danger } };
  }
  const { factor, said } = scaleOf(complaint.amount, food);
  const text = withQuantities(remedy.text, factor);
  return { food, answer: { title: `${title}, ${said}`, text, isThrownAway: false } };
}

function thrownAway(reason: string): string {
  return `Throw it away: ${reason}`;
}

/** Food that is thrown away for one reason is not mended for another. */
function answersTo(complaints: readonly Complaint[]): readonly BookAnswer[] {
  const all = complaints.map(answerTo).filter((one) => one !== undefined);
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

/**
 * Answers a vendor's description of the day's ingredients from the kitchen book, without any model.
 *
 * @param text In English, Hindi in Latin letters, Devanagari, or all of them.
 * @returns At most three answers, a blank line between them, their quantities for the amount that was
 * said, else for each kg or litre. Food that is unsafe is never mended: `danger` says of what kind the
 * danger is, to everything or in an answer. `asks` names the words that the book does not know;
 * `not-understood` comes with examples, or names such words too.
 * @example adviseFromBook('2 kg tamatar khatte hain')
 * // { kind: 'advice', text: 'Tomatoes (tamatar), too sour, for 2 kg\nCook with 16 g sugar or jaggery …', answers: [{ … }] }
 */
export function adviseFromBook(text: string): BookAdvice {
  const spoken = tokenize(text);
  const { tokens } = spoken;
  const { named, complaints } = complaintsIn(tokens);
  const danger = dangerIn(tokens, {
    canSpoil: named.length === 0 || named.some(canSpoil),
    // What is sour may be mended here, or has a reason of its own in `remedies.ts`.
    isSpoiledWhenSour: false,
    isSpoiledWhenSplit: named.some(isMilk) && !named.some(isSouring),
    isFermented: named.some(isFermented),
    canHaveDarkSpots: named.includes('banana'),
    isLeftover: false,
    isOfDayNamed: false,
    knows: (word) => isFood(word) || isProblem(word),
  });
  if (danger) {
    const answer = { text: thrownAway(dangerReasons[danger]), isThrownAway: true, danger } as const;
    return { kind: 'danger', danger, text: answer.text, answers: [answer] };
  }
  const answers = answersTo(complaints);
  const isCertain = answers.some((answer) => answer.isThrownAway);
  const unknown = named.length === 0 || isCertain ? [] : unknownWordsIn(spoken, usedIn(tokens));
  if (unknown.length > 0) {
    const asked = clarifyingQuestion(unknown);
    if (answers.length === 0) return { kind: 'not-understood', text: asked };
    return { kind: 'asks', words: unknown, text: asked };
  }
  if (answers.length === 0) return { kind: 'not-understood', text: notUnderstood };
  return { kind: 'advice', text: answers.map(textOf).join('\n\n'), answers };
}
