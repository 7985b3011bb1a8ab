import {
  amountsIn,
  findMatches,
  hasWord,
  headsOf,
  tokensOf,
  withoutMatches,
  wordSet,
} from '@thela/understanding';
import type { Amount, Match, Token } from '@thela/understanding';
import { isStopWord } from '../data/stop-words';
import { ingredient, ingredientWords } from '../data/ingredients';
import type { Family, IngredientId } from '../data/ingredients';
import { measuredProblemsIn } from './measured-problems';
import { isNegated } from './negation';
import { isAged } from './storage';
import { measuredWords, problemWords } from '../data/problems';
import type { Problem } from '../data/problems';

export interface Complaint {
  readonly ingredient: IngredientId;
  readonly problem: Problem;
  readonly amount: Amount | undefined;
}

export interface Complaints {
  /** The foods named at all. */
  readonly named: readonly IngredientId[];
  readonly amounts: readonly Amount[];
  readonly complaints: readonly Complaint[];
}

interface Found {
  readonly foods: readonly Match<IngredientId>[];
  readonly problems: readonly Match<Problem>[];
  readonly amounts: readonly Match<Amount>[];
  readonly tokens: readonly Token[];
}

const possessives = wordSet('ka ki ke wala wali wale का की के');
const purposes = new Set(
  ['ke lie', 'ke liye', 'ke lia', 'ke leye', 'k liye']
    .flatMap((text) => [text, tokensOf(text).join(' ')])
    .concat(tokensOf('के लिए').join(' ')),
);
const and = wordSet('and aur or ya tatha plus with saath और या तथा n evam');
const but = wordSet('but lekin magar however while whereas जबकि लेकिन मगर par पर parantu');
const wishes = wordSet('want need chahiye chahie chaiye chahte chahti like prefer चाहिए');
const making = wordSet(
  'karna karni karne banana banani banane banaye banau banaun करना करनी बनाना बनानी rakhna',
);
const lessening = wordSet(
  'kam less reduce lower घटाना कम ghatana decrease avoid fix hatana dur door theek',
);
const asks = wordSet('kaise kare karu karun karo make how get turn');
const ofPeople = wordSet('customer customers grahak party friend log gahak');
const souring = wordSet('lemon nimbu nimboo lime tamarind imli chintapandu pulihora vinegar sirka');
const tooMuch = wordSet('added much zyada jyada ekkuva double extra mixed kalipa vesa padindi');

const offers = wordSet('du dun doon dalu daalu dalun milau milaun vestha vesthe veyana');

/** 'Lemon rice sour, I added too much', which is no spoiled rice. */
function isMadeSour(tokens: readonly Token[]): boolean {
  const has = (words: ReadonlySet<Token>) => tokens.some((word) => words.has(word));
  return has(souring) && has(tooMuch) && !has(offers);
}

const lessWords = wordSet('kam less कम lesser');

const like = wordSet('jaisa jaisi jaise जैसा जैसी जैसे la laga లాగా lanti lantivi');
const baths: ReadonlySet<Family> = new Set<Family>(['oil', 'syrup', 'curd']);
const within = wordSet('me mein mai mei में lo');
const likeAfterKi = wordSet('tarah tarha jagah jaga bajay bajaye तरह जगह');

/** Words that are no food before these: 'dal diya' is 'put in', 'poori kadai' the whole pan. */
const noFoods: readonly (readonly [word: ReadonlySet<Token>, next: ReadonlySet<Token>])[] = [
  [
    wordSet('dal daal डाल'),
    wordSet(
      'diya diye dia di de do du dun doon dena dete deta deti raha rahe rahi kar liya gaya gayi',
    ),
  ],
  [
    wordSet('poori puri pure poora पूरी'),
    wordSet(
      'kadai kadhai kadahi karahi raat rat patila patili handi bartan thali plate dukan tarah taur baat din batch tawa bhagona pot pan tray paper कढ़ाई',
    ),
  ],
];

const measures = wordSet('litre liter kilo kg gram plate plates glass katori bowl');

function isNoFood(food: Match<unknown>, tokens: readonly Token[]): boolean {
  const [word = '', next = '', second = ''] = tokens.slice(food.to - 1, food.to + 2);
  // 'Dal do litre patli ho gayi' counts.
  if (next === 'do' && measures.has(second)) return false;
  return noFoods.some(([words, after]) => words.has(word) && after.has(next));
}

/** Papad in 'hard like papad', rice in 'rice ki jagah'. */
function isLiked(food: Match<unknown>, tokens: readonly Token[]): boolean {
  const [next = '', second = ''] = tokens.slice(food.to, food.to + 2);
  return (
    tokens[food.from - 1] === 'like' || like.has(next) || (next === 'ki' && likeAfterKi.has(second))
  );
}

/**
 * True for a food that the complaint is not about: tomato in 'chutney of tomato', lassi in 'lassi ke liye dahi', oil in 'fried
 * in oil'.
 */
function isAside(
  food: Match<IngredientId>,
  index: number,
  foods: readonly Match<IngredientId>[],
  tokens: readonly Token[],
): boolean {
  if (foods.length < 2) return false;
  // What is fried in oil or dipped in syrup is what goes wrong.
  const isBath = baths.has(ingredient(food.meaning).family);
  const isIn =
    within.has(tokens[food.to] ?? '') || tokens.slice(food.from - 2, food.from).includes('in');
  if (isBath && isIn) return true;
  const before = foods[index - 1];
  const isPart = before !== undefined && food.from === before.to + 1 && tokens[before.to] === 'of';
  const isPurpose =
    tokens[food.from - 1] === 'for' || purposes.has(tokens.slice(food.to, food.to + 2).join(' '));
  return isPart || isPurpose;
}

function isWished(tokens: readonly Token[], match: Match<Problem>): boolean {
  const before = tokens.slice(Math.max(0, match.from - 4), match.from);
  const after = tokens.slice(match.to, match.to + 4);
  if ([...before, ...after].some((word) => lessening.has(word))) return false;
  const wantsBefore = before.some((word) => wishes.has(word));
  const makesMore = before.includes('make') && before.includes('more');
  // 'Hard like papad' is no wish.
  const isWish = (word: Token) => (wishes.has(word) && word !== 'like') || making.has(word);
  return wantsBefore || makesMore || after.slice(0, 2).some(isWish);
}

/** 'Kam khatte' and 'less sour' say that the food is not sour, unless the vendor asks how to get there. */
function isLittle(tokens: readonly Token[], match: Match<Problem>): boolean {
  if (!lessWords.has(tokens[match.from - 1] ?? '')) return false;
  const after = tokens.slice(match.to, match.to + 4);
  const before = tokens.slice(Math.max(0, match.from - 5), match.from);
  return ![...before, ...after].some((word) => asks.has(word) || making.has(word));
}

const milky: ReadonlySet<IngredientId> = new Set<IngredientId>(['milk', 'cream', 'curd']);

function find(tokens: readonly Token[]): Found {
  const named = findMatches(
    ingredientWords,
    tokens,
    (word) => hasWord(problemWords, word) || isStopWord(word),
  );
  // 'Chai ka doodh fat gaya': the tea has split.
  const whole = named.filter(({ meaning, from }, index) => {
    const before = named[index - 1];
    const isOfDish = before?.to === from - 1 && ingredient(before.meaning).isDish === true;
    return !(isOfDish && milky.has(meaning) && possessives.has(tokens[from - 1] ?? ''));
  });
  const phrases = named.filter((match) => match.to - match.from > 1);
  const outsidePhrases = withoutMatches(tokens, phrases);
  const isFood = (word: Token) => hasWord(ingredientWords, word);
  const isSoured = isMadeSour(tokens);
  const isMeasured = (word: Token) => isFood(word) || hasWord(measuredWords, word);
  const plain = findMatches(problemWords, outsidePhrases, isMeasured).map((match) =>
    isSoured && match.meaning === 'sour' ? { ...match, meaning: 'soured' as const } : match,
  );
  const measured = measuredProblemsIn(
    withoutMatches(outsidePhrases, plain),
    (index) => plain.some((match) => match.from === index),
    isFood,
  );
  const isSpent = (food: Match<unknown>) =>
    [...plain, ...measured.flatMap((entry) => entry.spent)].some(
      (other) => food.from < other.to && other.from < food.to,
    );
  const foods = headsOf(
    whole.filter((food) => !isSpent(food) && !isNoFood(food, tokens) && !isLiked(food, tokens)),
    tokens,
    (id) => ingredient(id).isDish === true,
    possessives,
  );
  const isMeant = (match: Match<Problem>) =>
    (match.meaning === 'not-fermented' || !isNegated(tokens, match)) &&
    !(match.meaning === 'old' && (ofPeople.has(tokens[match.to] ?? '') || isAged(tokens))) &&
    !isWished(tokens, match) &&
    !isLittle(tokens, match);
  // 'Basi nahi taza hi hai': what is denied is 'stale', before it.
  const isDenied = ({ from, meaning }: Match<Problem>) =>
    meaning === 'old' && plain.some((one) => one.meaning === 'old' && one.to === from - 1);
  const problems = [
    ...plain.filter(isMeant),
    ...measured.map((entry) => entry.problem).filter((one) => !isDenied(one)),
  ].sort((a, b) => a.from - b.from);
  return {
    foods: foods.filter((food, index) => !isAside(food, index, foods, tokens)),
    problems,
    amounts: amountsIn(withoutMatches(tokens, [...foods, ...plain])),
    tokens,
  };
}

/**
 * The amount nearest to a food; at the same distance the one before it. In '2 kg and onions' another
 * food begins: the amount belongs to what came before.
 */
function amountOf(food: Match<IngredientId>, found: Found): Amount | undefined {
  const begins = (token: Token) => token === ',' || and.has(token) || but.has(token);
  const distance = (amount: Match<Amount>, other: Match<IngredientId>) => {
    if (amount.to > other.from) return amount.from - other.to + 0.5;
    const between = found.tokens.slice(amount.to, other.from);
    return between.some(begins) ? Infinity : between.length;
  };
  const nearest = found.amounts
    .filter((amount) =>
      found.foods.every((other) => distance(amount, food) <= distance(amount, other)),
    )
    .filter((amount) => distance(amount, food) < Infinity)
    .sort((a, b) => distance(a, food) - distance(b, food))[0];
  return nearest?.meaning;
}

interface Clause {
  readonly foods: readonly Match<IngredientId>[];
  readonly problems: readonly Match<Problem>[];
  /** True when the clause holds nothing but foods and their amounts. */
  readonly isList: boolean;
}

function clausesOf(tokens: readonly Token[], found: Found): readonly Clause[] {
  const marks = [...found.foods, ...found.problems, ...found.amounts];
  const isCovered = (index: number) => marks.some((mark) => mark.from <= index && index < mark.to);
  const isBreak = (token: Token, index: number) =>
    !isCovered(index) && (token === ',' || token === '.' || and.has(token) || but.has(token));
  const ends = tokens.flatMap((token, index) => (isBreak(token, index) ? [index] : []));
  return [...ends, tokens.length].map((end, at) => {
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    const isInside = (match: Match<unknown>) => start <= match.from && match.from < end;
    const foods = found.foods.filter(isInside);
    const hasOther = tokens
      .slice(start, end)
      .some((token, index) => !isCovered(start + index) && !fillers.has(token));
    return {
      foods,
      problems: found.problems.filter(isInside),
      isList: foods.length > 0 && !hasOther,
    };
  });
}

const fillers = wordSet(
  'mera mere meri my the our hamara hamare aaj today both dono sab all kuch some bhi of',
);

const allWords = [
  possessives,
  and,
  but,
  wishes,
  making,
  lessening,
  asks,
  lessWords,
  fillers,
  wordSet([...purposes].join(' ')),
];

/** True for a grammatical word of a complaint, such as 'and', 'but' or 'want'. */
export function isComplaintWord(word: Token): boolean {
  return allWords.some((list) => list.has(word));
}

type Pair = readonly [food: Match<IngredientId>, problem: Match<Problem>];

function gap(a: Match<unknown>, b: Match<unknown>): number {
  return a.to <= b.from ? b.from - a.to : a.from - b.to;
}

/** Within a clause each problem goes to the nearest food. */
function pairsWithin(clause: Clause): readonly Pair[] {
  const nearest = <M extends Match<unknown>>(to: Match<unknown>, among: readonly M[]) =>
    [...among].sort((a, b) => gap(a, to) - gap(b, to))[0];
  return clause.problems.flatMap((problem): Pair[] => {
    const food = nearest(problem, clause.foods);
    return food ? [[food, problem]] : [];
  });
}

function pairsOf(clauses: readonly Clause[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let waiting: readonly Match<IngredientId>[] = [];
  let last: readonly Match<IngredientId>[] = [];
  for (const clause of clauses) {
    if (clause.foods.length === 0 && clause.problems.length === 0) continue;
    if (clause.problems.length === 0) {
      waiting = clause.isList ? [...waiting, ...clause.foods] : [];
      last = clause.isList ? waiting : clause.foods;
      continue;
    }
    if (clause.foods.length === 0) {
      pairs.push(
        ...last.flatMap((food) => clause.problems.map((problem): Pair => [food, problem])),
      );
    } else {
      const inside = pairsWithin(clause);
      const [first] = inside;
      const listed = first ? waiting.map((food): Pair => [food, first[1]]) : [];
      pairs.push(...listed, ...inside);
      last = [...waiting, ...inside.map(([food]) => food)];
    }
    waiting = [];
  }
  return pairs;
}

/**
 * Reads which food has which problem.
 *
 * @param tokens As `tokensOf` gives them.
 * @returns Each pair of food and problem once.
 */
export function complaintsIn(tokens: readonly Token[]): Complaints {
  const found = find(tokens);
  const complaints = new Map<string, Complaint>();
  for (const [food, problem] of pairsOf(clausesOf(tokens, found))) {
    const key = `${food.meaning} ${problem.meaning}`;
    if (complaints.has(key)) continue;
    const amount = amountOf(food, found);
    complaints.set(key, { ingredient: food.meaning, problem: problem.meaning, amount });
  }
  return {
    named: found.foods.map((food) => food.meaning),
    amounts: found.amounts.map((amount) => amount.meaning),
    complaints: [...complaints.values()],
  };
}
