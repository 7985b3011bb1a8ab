import {
  amountsIn,
  findMatches,
  hasWord,
  headsOf,
  lexiconOf,
  tokenize,
  tokensOf,
  withoutMatches,
  wordSet,
  probabilityOf,
} from '@thela/understanding';
import type { Amount, Guess, Match, Span, Token, TokenizedText } from '@thela/understanding';
import type { GeneralDanger } from './data/danger-words';
import { cautionOf } from './matching/caution';
import { warningIn } from './matching/dangers';
import type { Warning } from './matching/dangers';
import { isStopWord } from './data/stop-words';
import { leftoverFood, leftoverWords } from './data/leftover-foods';
import type { LeftoverId } from './data/leftover-foods';
import { keepingNames, keepingWords } from './data/keeping';
import { isNegated } from './matching/negation';
import { isAged, isColdOfToday } from './matching/storage';
import { problemWords } from './data/problems';
import type { Problem } from './data/problems';
import { withQuantities } from './quantities';
import { recipes } from './data/recipes';
import type { BookRecipe } from './data/recipes';
import type { Messages as SpecialMessages, RecipeId } from './leftovers/messages';
import { hasSameWords } from './matching/same-words';
import { readTelugu } from './matching/telugu';
import { knowsAll, tablesWith } from './matching/unknown-words';
import type { Messages as BookMessages } from './messages';
import { refusalOf, textsWithBook } from './texts-with-book';
import { messagesIn, messagesNow } from './leftovers/messages';

/** What a special is written with, in one language. */
export interface SpecialTexts {
  readonly book: BookMessages;
  readonly specials: SpecialMessages;
}

export const { textsIn: specialTextsIn, textsNow: specialTextsNow } = textsWithBook(
  { messagesIn, messagesNow },
  (book, specials): SpecialTexts => ({ book, specials }),
);

interface UnsafeSpecial {
  readonly kind: 'unsafe';
  readonly danger: GeneralDanger;
  readonly reason: string;
}

/** What the kitchen book makes of a vendor's leftovers. */
export type BookSpecial =
  | { readonly kind: 'recipe'; readonly recipeName: string; readonly instructions: string }
  | UnsafeSpecial
  /** It may be unsafe: whether the food is fresh is asked, and what follows from either answer is there. */
  | {
      readonly kind: 'asks';
      readonly text: string;
      readonly yes: string;
      readonly notSure: string;
      readonly ifFresh: BookSpecial;
      readonly ifNotSure: UnsafeSpecial;
    }
  | { readonly kind: 'not-understood'; readonly text: string };

const mostKilos = 500;
const possessives = wordSet('ka ki ke का की के');
const prepared: ReadonlySet<LeftoverId> = new Set([
  'batter',
  'greenChutney',
  'coconutChutney',
  'sabzi',
  'bhaji',
  'pakora',
  'biryani',
]);
/** A known word, such as 'bitter', is not taken for a mistyped food, such as 'batter'. */
function isNoFood(word: Token): boolean {
  return isStopWord(word) || hasWord(problemWords, word);
}

/** 'Boiled potatoes with onion': each kind once, in the order of naming. */
function kindsOf(matches: readonly Match<LeftoverId>[]): readonly LeftoverId[] {
  return [...new Set(matches.map((match) => match.meaning))];
}

/** How well a recipe uses up what is there: the needs count most, the first-named food decides ties. */
function coverOf(recipe: BookRecipe, kinds: readonly LeftoverId[]): number {
  if (!recipe.needs.every((need) => kinds.includes(need))) return 0;
  const uses = new Set([...recipe.needs, ...(recipe.takes ?? [])]);
  const used = kinds.filter((kind) => uses.has(kind)).length;
  const isForFirst = recipe.needs.includes(kinds[0] as LeftoverId) ? 0.5 : 0;
  return used + recipe.needs.length * 0.25 + isForFirst;
}

const recipeIds = Object.keys(recipes) as readonly RecipeId[];

function bestRecipe(kinds: readonly LeftoverId[]): RecipeId | undefined {
  return recipeIds.reduce<RecipeId | undefined>((top, id) => {
    const cover = coverOf(recipes[id], kinds);
    return cover > 0 && cover > (top ? coverOf(recipes[top], kinds) : 0) ? id : top;
  }, undefined);
}

function kilosOf(amount: Amount, id: LeftoverId): number | undefined {
  const food = leftoverFood(id);
  if (amount.unit === 'kg' || amount.unit === 'litre') return amount.count;
  const grams = amount.unit === 'piece' ? food.piece : food.plate;
  return grams === undefined ? undefined : (amount.count * grams) / 1000;
}

/** The amount just before or just after a food, in kg or litres. */
function kilosNextTo(
  id: LeftoverId,
  matches: readonly Match<LeftoverId>[],
  tokens: readonly Token[],
): number | undefined {
  const match = matches.find((candidate) => candidate.meaning === id);
  if (!match) return undefined;
  const amounts = amountsIn(withoutMatches(tokens, matches));
  const isOwn = (amount: Match<Amount>, distance: number) =>
    distance >= 0 &&
    distance <= 2 &&
    !matches.some(
      (other) =>
        other !== match &&
        Math.min(amount.from, match.from) <= other.from &&
        other.from < Math.max(amount.to, match.to),
    );
  const before = amounts.find((amount) => isOwn(amount, match.from - amount.to));
  const after = amounts.find((amount) => isOwn(amount, amount.from - match.to));
  const isTakenByNext = matches.some((other) => after && other.from === after.to);
  const own = before ?? (isTakenByNext ? undefined : after);
  const kilos = own && kilosOf(own.meaning, id);
  return kilos !== undefined && kilos >= 0.02 && kilos <= mostKilos ? kilos : undefined;
}

function instructionsOf(id: RecipeId, kilos: number | undefined, texts: SpecialTexts): string {
  const { book, specials } = texts;
  const needsCold = recipes[id].needs.some((need) => leftoverFood(need).keeps !== true);
  const steps = [
    needsCold ? specials.coolRule : specials.sortFirst,
    ...specials.recipes[id].steps.map((step) => withQuantities(step, kilos ?? 1, book.units)),
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}

function notUnderstood({ notUnderstood: text, examples }: SpecialTexts['specials']): string {
  return [text, ...Object.values(examples)].join('\n');
}

function canSpoil(food: LeftoverId): boolean {
  return leftoverFood(food).keeps !== true;
}

/** Foods that are sour by nature: sour does not mean spoiled. */
const mayBeSour: ReadonlySet<LeftoverId> = new Set(['curd', 'buttermilk', 'greenChutney']);

function isSpoiledWhenSour(food: LeftoverId): boolean {
  return canSpoil(food) && !mayBeSour.has(food);
}

/** What is fried or steamed whole: 'phat gaya' says that it burst. */
const bursting: ReadonlySet<LeftoverId> = new Set([
  'vada',
  'pakora',
  'samosa',
  'jamun',
  'poori',
  'idli',
  'dosa',
]);

const spoiledWhenSticky: ReadonlySet<LeftoverId> = new Set([
  'chicken',
  'mutton',
  'fish',
  'egg',
  'paneer',
  'milk',
  'curd',
  'chole',
  'rajma',
]);
// Vendors also call raw potatoes and sprouts old, and those are not spoiled.
const mayBeOld: ReadonlySet<LeftoverId> = new Set(['potato', 'sprouts']);
const mayBeBitter: ReadonlySet<LeftoverId> = new Set(['greens', 'lemon', 'vegetables', 'sabzi']);

/** What can be remedied in a fresh dish is a danger in what is left of it. */
const spoiledBy: Readonly<
  Partial<
    Record<Problem, { readonly danger: GeneralDanger; readonly of: (food: LeftoverId) => boolean }>
  >
> = {
  old: { danger: 'kept-long', of: (food) => canSpoil(food) && !mayBeOld.has(food) },
  sticky: { danger: 'slime', of: (food) => spoiledWhenSticky.has(food) },
  bitter: { danger: 'bitter', of: (food) => !mayBeBitter.has(food) },
};

// In a fresh dish a bad taste can come from the spices; in leftovers it means that they are spoiled.
const badTaste = lexiconOf<true>([
  [
    true,
    'swad kharab, swaad kharab, taste kharab, test kharab, swad bahut kharab, taste bahut kharab, swad thoda kharab, taste thoda kharab',
  ],
]);

function spoilingIn(
  tokens: readonly Token[],
  kinds: readonly LeftoverId[],
): GeneralDanger | undefined {
  if (kinds.some(canSpoil) && findMatches(badTaste, tokens).length > 0) return 'rotten';
  return findMatches(problemWords, tokens, () => true)
    .filter((match) => !isNegated(tokens, match) && !eaters.has(tokens[match.to] ?? ''))
    .map(({ meaning }) => spoiledBy[meaning])
    .find((spoiling) => spoiling && kinds.some(spoiling.of))?.danger;
}

// 'An old customer'.
const eaters = wordSet('customer customers grahak party habit friend log');

const tables = tablesWith(leftoverWords);

/** 'Aloo made for dosa', 'dosalloki chesina aloo': what it was made for is not what is left. */
function isWhatFor({ tokens, spellings }: TokenizedText, { from, to }: Span): boolean {
  return (
    tokens[from - 1] === 'for' ||
    (tokens[to] === 'ke' && /^li[ye]/.test(tokens[to + 1] ?? '')) ||
    /lok[iu]$|kosam$/.test(tokensOf(spellings[to - 1] ?? '')[0] ?? '')
  );
}

/** The foods that a text names at all, and those that are left over. */
function leftoversIn(text: TokenizedText) {
  const { tokens } = text;
  const named = findMatches(leftoverWords, tokens, isNoFood);
  const matches = headsOf(named, tokens, (id) => prepared.has(id), possessives).filter(
    (match) => !isNegated(tokens, match),
  );
  const left = matches.filter((match) => !isWhatFor(text, match));
  return { named, matches: left.length > 0 ? left : matches };
}

function unsafe(danger: GeneralDanger, { book }: SpecialTexts): UnsafeSpecial {
  return { kind: 'unsafe', danger, reason: refusalOf(book, danger) };
}

/** Above it the meaning tells that food is left over, and no word of danger need be feared among the unknown ones. */
const SURELY_LEFT = 0.6;

/**
 * Finds a special for what is left over, from the kitchen book, without any model.
 *
 * @param text What is left, in English, Hindi in Latin letters, Devanagari, or all of them.
 * @param texts What the answer is written with: in the language that is shown unless `specialTextsIn`
 * gave those of another.
 * @param meanings What the text may mean, where the classifier is there; it can only add caution.
 * @returns The recipe that uses most of it up, its steps numbered, a line each, for the amount that
 * was said of its first leftover, else for 1 kg or litre. `unsafe` with the danger and the reason for
 * food that must be thrown away; `asks` where it may have to be; `not-understood` with examples.
 * @example specialFromBook('2 kg chawal fridge mein')
 * // { kind: 'recipe', recipeName: 'Tawa Masala Rice', instructions: '1. Only use …\n2. Crumble 2 kg cold rice …' }
 */
export function specialFromBook(
  text: string,
  texts: SpecialTexts = specialTextsNow(),
  meanings: readonly Guess[] = [],
): BookSpecial {
  const { book, specials } = texts;
  const spoken = readTelugu(tokenize(text), tables);
  const { tokens } = spoken;
  const { named, matches } = leftoversIn(spoken);
  const kinds = kindsOf(matches);
  const warning = warningAbout(tokens, named, kinds);
  const caution = cautionOf(warning, meanings, isColdOfToday(tokens));
  if (caution?.isSure) return unsafe(caution.danger, texts);
  const best = bestRecipe(kinds);
  const special: BookSpecial = best
    ? recipeOf(best, matches, tokens, texts)
    : { kind: 'not-understood', text: notUnderstood(specials) };
  const isPlain =
    !best ||
    probabilityOf('leftover_use', meanings) >= SURELY_LEFT ||
    knowsAll(tokens, [...named, ...spoken.harmless]);
  if (!caution && isPlain) return special;
  const ifNotSure = unsafe(caution?.danger ?? 'unclear', texts);
  const { question, ...answers } = book.isFresh;
  return { kind: 'asks', text: question, ...answers, ifFresh: special, ifNotSure };
}

function warningAbout(
  tokens: readonly Token[],
  named: readonly Match<LeftoverId>[],
  kinds: readonly LeftoverId[],
): Warning | undefined {
  const warning = warningIn(tokens, {
    canSpoil: kinds.length === 0 || kinds.some(canSpoil),
    isSpoiledWhenSour: kinds.some(isSpoiledWhenSour),
    isSpoiledWhenSplit: kinds.some((kind) => isSpoiledWhenSour(kind) && !bursting.has(kind)),
    isFermented: kinds.includes('batter'),
    canHaveDarkSpots: kinds.includes('banana'),
    isLeftover: true,
    isOfDayNamed: kinds.length > 0,
    areNamed: kinds.length > 0,
    knows: (word) => hasWord(leftoverWords, word),
  });
  if (warning?.isSure) return warning;
  const spoiling = isAged(tokens) ? undefined : spoilingIn(withoutMatches(tokens, named), kinds);
  return spoiling ? { danger: spoiling, isSure: true } : warning;
}

function recipeOf(
  best: RecipeId,
  matches: readonly Match<LeftoverId>[],
  tokens: readonly Token[],
  texts: SpecialTexts,
): BookSpecial {
  const [main] = recipes[best].needs;
  const kilos = main && kilosNextTo(main, matches, tokens);
  return {
    kind: 'recipe',
    recipeName: texts.specials.recipes[best].name,
    instructions: instructionsOf(best, kilos, texts),
  };
}

/** How the food that a text names is kept: of several the one that spoils first. `undefined` where none is named. */
export function keepingFromBook(
  text: string,
  { specials }: SpecialTexts = specialTextsNow(),
): string | undefined {
  const { tokens } = readTelugu(tokenize(text), tables);
  const named = new Set(findMatches(keepingWords, tokens, isNoFood).map(({ meaning }) => meaning));
  const kind = keepingNames.map(([keeping]) => keeping).find((keeping) => named.has(keeping));
  return kind && specials.keeping[kind];
}

/** The foods that are left over; nothing where the book has no recipe for them. */
function foodsUsed(text: string): readonly LeftoverId[] {
  if (specialFromBook(text).kind !== 'recipe') return [];
  return [...kindsOf(leftoversIn(readTelugu(tokenize(text), tables)).matches)].sort();
}

/**
 * Whether a special of one message may be made of another: the same foods are left over, whatever the language and the
 * amounts, and the book knows every word beside them; or the messages have the same words.
 *
 * It says nothing of danger: ask the book that first.
 *
 * @example areSameLeftovers('2 kg chawal fridge mein', 'cooked rice from the fridge') // true
 */
export function areSameLeftovers(text: string, earlier: string): boolean {
  if (hasSameWords(text, earlier)) return true;
  const foods = foodsUsed(text);
  return foods.length > 0 && foods.join() === foodsUsed(earlier).join();
}
