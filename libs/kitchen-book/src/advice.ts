import { complaintsIn } from './matching/complaints';
import type { Complaint, Complaints } from './matching/complaints';
import type { Danger, GeneralDanger } from './data/danger-words';
import { cautionOf } from './matching/caution';
import { warningIn } from './matching/dangers';
import { canSpoil, ingredient, ingredientWords } from './data/ingredients';
import type { Family, Ingredient, IngredientId } from './data/ingredients';
import { withCapital } from '@thela/text';
import { findMatches, hasWord, tokenize } from '@thela/understanding';
import type { Amount, KitchenIntent, Match, Token } from '@thela/understanding';
import { problemsOfIntent, problemWords } from './data/problems';
import type { Problem } from './data/problems';
import { withQuantities } from './quantities';
import { meantProblem, remediedFood, remedyFor, wrongInDish } from './data/remedies';
import { isNegated } from './matching/negation';
import { readTelugu } from './matching/telugu';
import { hasSameWords } from './matching/same-words';
import { knowsAll, tablesWith } from './matching/unknown-words';
import type { Messages as BookMessages } from './messages';
import { refusalOf, textsWithBook } from './texts-with-book';
import { messagesIn, messagesNow } from './advice/messages';
import type { Messages as AdviceMessages } from './advice/messages';

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
  | ({
      readonly kind: 'advice';
      /** When to throw the food away after all, below answers that passed over words; the last line of `text`. */
      readonly caution?: string;
      /** Words were passed over, or the classifier alone told what is wrong. */
      readonly isUnsure: boolean;
    } & Answers)
  /** Everything that is named must be thrown away. */
  | ({ readonly kind: 'danger'; readonly danger: GeneralDanger } & Answers)
  | { readonly kind: 'not-understood'; readonly text: string };

const mostAnswers = 3;
const mostFaults = 4;
interface FoodAnswer {
  readonly food: Ingredient;
  readonly answer: BookAnswer;
}

function generalRemedy(problem: Problem, { advice }: AdviceTexts): string | undefined {
  const remedies: Readonly<Partial<Record<Problem, string>>> = advice.general;
  return remedies[problem];
}

/** @param meant problems that the classifier tells of: without a remedy of the food's own they get the general one */
function answerTo(
  complaint: Complaint,
  texts: AdviceTexts,
  meant: readonly Problem[],
): FoodAnswer | undefined {
  const { book, advice } = texts;
  const id = remediedFood(complaint.ingredient, complaint.problem, advice);
  const food = ingredient(id);
  const problem = meantProblem(id, complaint.problem);
  const isGeneral =
    problem === 'foaming' ||
    (problem === 'split' && food.isDish) ||
    meant.includes(complaint.problem);
  const general = isGeneral ? generalRemedy(problem, texts) : undefined;
  const remedy =
    remedyFor(id, problem, advice) ??
    (general === undefined ? undefined : { kind: 'mend', text: general });
  if (!remedy) return undefined;
  const names = [advice.foods[id], advice.problems[problem]] as const;
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
function answersTo(
  complaints: readonly Complaint[],
  texts: AdviceTexts,
  meant: readonly Problem[],
): readonly BookAnswer[] {
  const all = complaints
    .map((one) => answerTo(one, texts, meant))
    .filter((one) => one !== undefined);
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

/** Asks what is wrong with the food that is named, else for all of it with examples. */
function notUnderstood(named: readonly IngredientId[], advice: AdviceTexts['advice']): string {
  const { notUnderstood: text, examples, problems, foods } = advice;
  const food = named.at(-1);
  if (food) {
    const faults = (Object.keys(problems) as Problem[])
      .filter((problem) => remedyFor(food, problem, advice))
      .slice(0, mostFaults)
      .map((problem) => problems[problem])
      .join(', ');
    return `${advice.whatIsWrong(foods[food], faults)}\n${advice.caution}`;
  }
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

function canSplit(id: IngredientId): boolean {
  return id === 'kadhi' || id === 'tea';
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

/** 'Khatta nahi': what is denied is not what the classifier may take it for. */
function denies(tokens: readonly Token[], problem: Problem): boolean {
  const named = findMatches(problemWords, tokens, isFood).filter(
    ({ meaning }) => meaning === (problem === 'soured' ? 'sour' : problem),
  );
  return named.length > 0 && named.every((match) => isNegated(tokens, match));
}

const tables = tablesWith(ingredientWords);

// 'I am', 'at 5 am': no aam.
const noMango = /(?<![\p{L}\p{M}])am(?![\p{L}\p{M}])/giu;

/** The complaints, each of the dish where that is what is wrong. */
function ofDishes(found: Complaints, { advice }: AdviceTexts): Complaints {
  const complaints = found.complaints.map((complaint) => {
    const { ingredient: id, problem } = complaint;
    const dish = found.named.find((one) => {
      // Spices burn in what they are for, whatever that is.
      if (one === id || (problem !== 'burnt' && !ingredient(one).isDish)) return false;
      return problem === 'split' || remedyFor(one, meantProblem(one, problem), advice);
    });
    return dish && wrongInDish[problem]?.includes(id)
      ? { ...complaint, ingredient: dish }
      : complaint;
  });
  return { ...found, complaints };
}

const stiff: ReadonlySet<Problem> = new Set<Problem>(['hard', 'dry', 'thick']);
const loose: ReadonlySet<Problem> = new Set<Problem>(['watery', 'thin']);

/** What is called hard is not watery. */
function areOpposite(a: Problem, b: Problem): boolean {
  return (stiff.has(a) && loose.has(b)) || (loose.has(a) && stiff.has(b));
}

/** The complaints that the rules read, unless the classifier tells of something else: then that, of the dish that is named. */
function complaintsMeant(
  { named, amounts, complaints }: Complaints,
  problems: readonly Problem[],
  texts: AdviceTexts,
): readonly Complaint[] {
  const isAgreed = ({ ingredient: id, problem }: Complaint) =>
    problems.includes(problem) || problems.includes(meantProblem(id, problem));
  if (problems.length === 0) return complaints;
  if (complaints.some(isAgreed)) {
    return [...complaints].sort((a, b) => Number(isAgreed(b)) - Number(isAgreed(a)));
  }
  const isOfOil = problems.includes('foaming');
  // Oil and spices are in all dishes, and seldom what is wrong.
  const foods = named.filter((id) => isOfOil || (id !== 'oil' && id !== 'spices'));
  const food = foods.findLast((id) => ingredient(id).isDish) ?? foods.at(-1);
  if (food === undefined) return [];
  // Fruit is ripe or not, and its black skin is not burnt.
  if (complaints.length > 0 && ingredient(food).family === 'fruit') return complaints;
  const remedyOf = (problem: Problem) =>
    remedyFor(food, meantProblem(food, problem), texts.advice)?.kind;
  // What the food cannot have goes behind what the words say; a pale colour is no bland taste, and what bursts not hard.
  const isFit = problems.some((one) => remedyOf(one) !== undefined);
  const isSaid = complaints.some(({ ingredient: id, problem }) => {
    const meant = meantProblem(id, problem);
    const isOpposite = problems.some((one) => areOpposite(one, problem));
    return !isFit || isOpposite || meant === 'colour' || meant === 'breaks';
  });
  if (isSaid) return complaints;
  // What is sour by itself is not taken for soured: only the first may be thrown away, and goes before.
  const [first] = problems;
  const problem =
    first && remedyOf(first) ? first : (problems.find((one) => remedyOf(one) === 'mend') ?? first);
  return problem ? [{ ingredient: food, problem, amount: amounts[0] }] : [];
}

/** What helps with a problem whatever the food; asks which dish it is. */
function generalAnswer(problem: Problem | undefined, texts: AdviceTexts): BookAnswer | undefined {
  const { book, advice } = texts;
  const general = problem && generalRemedy(problem, texts);
  if (!problem || general === undefined) return undefined;
  const text = `${withQuantities(general, 1, book.units)}\n${advice.whichDish}`;
  const title = withCapital(advice.problems[problem]);
  const heading = problem === 'foaming' ? title : advice.title(title, advice.forEachKilo);
  return { title: heading, text, isThrownAway: false };
}

/**
 * Answers a vendor's description of the day's ingredients from the kitchen book, without any model.
 *
 * @param text In English, Hindi in Latin letters, Devanagari, or all of them.
 * @param texts What the answer is written with: in the language that is shown unless `adviceTextsIn`
 * gave those of another.
 * @param intent What the classifier takes the text for, where it is likely enough.
 * @returns At most three answers, a blank line between them, their quantities for the amount that was
 * said, else for each kg or litre. Food that is unsafe is never remedied: `danger` says of what kind the
 * danger is, to everything or in an answer. `not-understood` asks what is wrong with the food, or comes
 * with examples.
 * @example adviseFromBook('2 kg tamatar khatte hain')
 * // { kind: 'advice', text: 'Tomatoes (tamatar), too sour, for 2 kg\nCook with 16 g sugar or jaggery …', answers: [{ … }] }
 */
export function adviseFromBook(
  text: string,
  texts: AdviceTexts = adviceTextsNow(),
  intent?: KitchenIntent,
): BookAdvice {
  const { book, advice } = texts;
  const spoken = readTelugu(tokenize(text.replaceAll(noMango, '')), tables);
  const { tokens } = spoken;
  const found = ofDishes(complaintsIn(tokens), texts);
  const { named } = found;
  const isUnrisen = found.complaints.some(({ problem }) => problem === 'not-fermented');
  const isSetting = isUnrisen && named.every((id) => id === 'milk' || !canSpoil(id));
  const warning = warningIn(tokens, {
    canSpoil: !isSetting && (named.length === 0 || named.some(canSpoil)),
    // What is sour may have a remedy here, or has a reason of its own in `remedies.ts`.
    isSpoiledWhenSour: false,
    // Of kadhi and tea the remedies know more.
    isSpoiledWhenSplit: named.some(isMilk) && !named.some(isSouring) && !named.some(canSplit),
    // 'It has not been rising for two days' tells of no batter that stood for two days.
    isFermented: named.some(isFermented) && !isUnrisen,
    canHaveDarkSpots: named.includes('banana'),
    isLeftover: false,
    isOfDayNamed: false,
    areNamed: named.length > 0,
    knows: (word) => isFood(word) || isProblem(word),
  });
  const doubt = cautionOf(
    warning,
    intent === 'leftover_danger' ? [{ intent, probability: 1 }] : [],
  );
  // What is wrong with the taste or the form of a dish makes guests leave it, and nobody wants to sell that again.
  const isOfGuests = doubt?.danger === 'from-plates' && problemsOfIntent(intent).length > 0;
  if (doubt?.isSure && !isOfGuests) {
    const { danger } = doubt;
    const reason = refusalOf(book, danger);
    const answer = { text: reason, isThrownAway: true, danger } as const;
    return { kind: 'danger', danger, text: answer.text, answers: [answer] };
  }
  const problems = problemsOfIntent(intent).filter((problem) => !denies(tokens, problem));
  const complaints = complaintsMeant(found, problems, texts);
  const ofFoods = answersTo(complaints, texts, problems);
  const most = problems.find((problem) => generalRemedy(problem, texts) !== undefined);
  const general = complaints.length === 0 ? generalAnswer(most, texts) : undefined;
  const answers = general ? [general] : ofFoods;
  if (answers.length === 0) return { kind: 'not-understood', text: notUnderstood(named, advice) };
  const isUnsure =
    doubt !== undefined ||
    (named.length > 0 && !knowsAll(tokens, [...usedIn(tokens), ...spoken.harmless])) ||
    !complaints.every((one) => found.complaints.includes(one)) ||
    general !== undefined;
  const isCertain = answers.some((answer) => answer.isThrownAway);
  const caution = isUnsure && !isCertain ? { caution: advice.caution } : {};
  const all = [...answers.map(textOf), ...Object.values(caution)].join('\n\n');
  return { kind: 'advice', text: all, answers, isUnsure, ...caution };
}

/** The foods of a message, each with what is wrong with it; nothing where the book has no remedy for all of it. */
function complaintsWithRemedy(text: string): readonly string[] {
  const advice = adviseFromBook(text);
  if (advice.kind !== 'advice' || advice.isUnsure) return [];
  const { complaints } = complaintsIn(readTelugu(tokenize(text), tables).tokens);
  const named = complaints.map(({ ingredient: food, problem }) => {
    return `${food} ${meantProblem(food, problem)}`;
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
