import { signLexicons } from '../data/danger-signs';
import type { Sign } from '../data/danger-signs';
import type { NamedDanger } from '../data/danger-words';
import { findMatches, hasNearby, wordSet } from '@thela/understanding';
import type { Match, Span, Token } from '@thela/understanding';
import { hasNotCome, isFeared, isLikened, isNegated, isNegation } from './negation';
import { counts, fine } from '../data/storage-words';
import { isKeptCold, thisDay } from './storage';

/** What the caller knows of the foods that the text names. */
export interface FoodsNamed {
  /** False only when everything named keeps at room temperature, such as raw onions or bread. */
  readonly canSpoil: boolean;
  /** True when something named is spoiled once it is sour or split, such as rice or milk. */
  readonly isSpoiledWhenSour: boolean;
  /** True when something named is spoiled once it is split, though it may be sour. */
  readonly isSpoiledWhenSplit: boolean;
  /** True when something named ferments on purpose, such as batter. */
  readonly isFermented: boolean;
  /** True when dark spots are usual, as on a ripe banana. */
  readonly canHaveDarkSpots: boolean;
  /** True when the text lists leftovers, which may come back from customers. */
  readonly isLeftover: boolean;
  /** True when any day of the week that is named is the food's own, even without 'since'. */
  readonly isOfDayNamed: boolean;
  /** True when some food is named at all. */
  readonly areNamed: boolean;
  /** True for words that name a food or a problem: they are not taken for a mistyped danger. */
  readonly knows: (word: Token) => boolean;
}

const neutralSmells = wordSet(
  'smell smells smelling smelled odour odor mehak mahak vasana vaasana vasna स्मेल',
);
const unpleasant = wordSet(
  'bad gandi ganda gande kharab ajeeb weird strange off funny foul strong sour khatti buri bura chedda pulla खराब गंदी अजीब',
);
const pleasant = wordSet(
  'good nice fine ok okay normal fresh lovely great badhiya achha achhi acha achi accha acchi theek thik mast manchi baagundi bagundi mamuluga mamulugane mamuluga normalga अच्छी अच्छा ठीक बढ़िया',
);
const rawWords = wordSet('raw kachchi kachi kacchi kachcha कच्ची');
const tasteWords = wordSet('taste swad swaad test ruchi sabse fridge स्वाद');
/** How much a sign of danger is worth: food that is surely unsafe is thrown away; a doubt, and what has a harmless cause, is asked about. */
type Weight = 'sure' | 'doubt' | 'explained' | 'none';

const stillGood = wordSet(
  'next still left baaki baki agle agla inka repu abhi hasnt maybe inko mahina mahine month months saal year baad vache vachche daka varaku अगले अभी बाकी ఇంకా రేపు',
);
const pastDate = wordSet(
  'nikal nikla nikli pehle pichle gone over passed ago last old datindi datipoyindi aipoyindi ayipoyindi निकल पहले',
);
const ownStrongSmell = wordSet('hing inguva asafoetida heeng');
/** To hide a smell, or one that is still there. */
const hiding = /^(?:chhup|chup|hide|hiding|cover|mask|dabau|daban|kil(?:$|s)|stil$|ayina$|gayab)/;
// Black salt smells of sulphur, as rotten eggs do.
const eggs = wordSet('anda ande egg eggs gudu guddu gudla');
/** Beside poison: it is no word for a taste. */
const poisonous = wordSet(
  'rat rats mice chuha chuhe chuhon kept near elukala goli dawa dava mandu spray pesticide packet bottle powder fell gir gira gaya',
);
const strongTaste = wordSet(
  'best mast joked mazak mazaak sugar cheeni chini namak salt kadva kadvi karela khatta tikha sour salty bitter uppu chedu mirch mirchi chilli tikha tikhi teekhi karam karvi नमक कड़वी मिर्च',
);
const sour = wordSet('strong sour khatta khatti khatte pulupu pulla puliyani khamir');
const notFood = wordSet(
  'luck kismat day mood mud dimag brain machine mixer gas phone rubber cooker weather mausam dhandha business scooter bike auto sale stove burner fan light bulb',
);
const wholly = wordSet(
  'aaj ho hi to bhi today hua hui is was got completely totally fully all so very bilkul poora pura ekdum bahut motham antha anta',
);
const persons = wordSet(
  'customer customers grahak fellow police uncle aunty owner boss landlord neighbour log people vadu brat kid',
);
const worn = wordSet('kapdo kapde kapdon shirt clothes battala');
const smelling = wordSet('smell smells badbu badboo vasana kampu mehak');
const vessels = wordSet('pan penam kadhai tawa bartan hand hands haath fingers chetulaku chetula');
const washing = /^(?:vash|remov|clean|hata|dho|kadug|pogot)/;
const cooking = /^(?:fry|cuk|sel$|bech|eat|serv|vand|vep|am[mu])/;
// What the supplier is to take back.
const supplying = wordSet('supplier refund returned exchange badlu badalna');
const renting = wordSet('rent kiraya cleaning safai bill paid');
const places = wordSet('dustbin drain drainage nali naali gutter kachra toilet bathroom');
const inside = wordSet('in inside from');
const possession = wordSet('ko ne ke ka ki');
// Who is ill and stays away, unless something tells of work.
const away = wordSet('leave chutti chhutti absent selavu raledu ralede raadu');
const coming = /^(?:come|coming|came|ay|aye|aa|aaye|aega|ayega|ayegi|vasta)/;
const atWork =
  /^(?:but|par|lekin|kani|glov|hath|chetul|touch|making|made|cuk|grind|chutn|sold|ate|eat(?:ing|en)|kha|bana(?:y|eg|t|$)|rub|ches|vand|pis|karega|karta|serv|paros)/;
const drink = wordSet('drunk daaru daru sharab nasha nashe pregnant pregnancy');
// Animals that are caught, are at others', or have touched food.
const traps = wordSet('trap traps bonu bonulu pinjra pinjda coil net bat jaali killer');
const computers = wordSet('computer laptop billing keyboard');
const elsewhere = wordSet(
  'samne saamne opposite bagal padosi padosan neighbour neighbor pakkana pakana pakka eduru street road gali sadak outside bayata bahar side yahan diwar wall counter godown season area',
);
const goods = wordSet(
  'flour atta sack bori basta maida sugar food khana item maal batter fruit stock',
);
const origins = wordSet('se from nunchi nundi');
const touching =
  /^(?:aya|ay|came|gir|fel|sat|sit|baith|mil|nikal|touch|ghus|chadh|kha(?:$|[ytlr])|ate|eat|ran|crawl|pad(?:ind|i$)|valin|tagil|droping|mengni|tag|drank|drink|piya|lick|chat|bit|rakh|lag(?:$|i|a$|e$)|ghum|pet|unch|pada$|khul|open|uncov)/;
const driving = /^(?:avay$|bachn|bhaga|pakd|chase|repel|prevent|rok[neau])/;
const asking = wordSet('how what kya kaise ela em');
const lids = /^(?:mo+th?a|muta|mutal|dhak|cover|lid|mutalu)/;

// Blood in meat, soap on the pan, a cough of chilli.
const notInFood = wordSet(
  'tava tawa penam pan kadhai washed chaba chabane teeth killing tissue inside andar lopala bone haddi middle अंदर हड्डी లోపల',
);
const ofOthers = wordSet('people log logon hospital khana वाली');
const sourByNature = wordSet(
  'rasam charu chutney pachadi curd perugu dahi imli tamarind chintapandu jalebi రసం',
);

/** 'Smells good', or 'kachchi smell' of raw flour. A word such as 'stink' is never pleasant. */
function isPleasantSmell(tokens: readonly Token[], match: Match<NamedDanger>): boolean {
  if (!neutralSmells.has(tokens[match.from] ?? '')) return false;
  if (hasNearby(tokens, match, 3, (word) => isNegation(word) || unpleasant.has(word))) return false;
  const isOfRawFlour = rawWords.has(tokens[match.from - 1] ?? '');
  return isOfRawFlour || hasNearby(tokens, match, 2, (word) => pleasant.has(word));
}

export function hasSign(tokens: readonly Token[], sign: Sign): boolean {
  return findMatches(signLexicons[sign], tokens, () => true).length > 0;
}

export function hasAny(tokens: readonly Token[], words: ReadonlySet<Token>): boolean {
  return tokens.some((word) => words.has(word));
}

function hasLike(tokens: readonly Token[], pattern: RegExp): boolean {
  return tokens.some((word) => pattern.test(word));
}

function around(tokens: readonly Token[], { from, to }: Span, reach: number): readonly Token[] {
  return tokens.slice(Math.max(0, from - reach), to + reach);
}

/** The words around a match up to the next commas and points. */
function clauseOf(tokens: readonly Token[], { from, to }: Span): readonly Token[] {
  const isMark = (word: Token) => word === ',' || word === '.';
  const end = tokens.findIndex((word, index) => index >= to && isMark(word));
  return tokens.slice(
    tokens.findLastIndex((word, index) => index < from && isMark(word)) + 1,
    end < 0 ? undefined : end,
  );
}

const isOfDate = (word: Token) => /^(?:expir|ekspa|eksp|date?s?$|gaduvu|tedi)/.test(word);
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day that is named behind a word, in months and days where a month stands beside it. */
function dayBehind(tokens: readonly Token[], isSought: (word: Token) => boolean) {
  const at = tokens.findIndex(isSought);
  if (at < 0) return undefined;
  const near = tokens.slice(at + 1, at + 5);
  const day = near.find((word) => /^\d{1,2}$/.test(word));
  const month = near.map((word) => months.indexOf(word.slice(0, 3))).find((index) => index >= 0);
  return day === undefined ? undefined : { day: Number(day), month };
}

/** 'Expiry 24, today is the 22nd': in date; where only one names its month it may be another one. */
function dateWeight(tokens: readonly Token[]): Weight | undefined {
  const last = dayBehind(tokens, (word) => isOfDate(word) || word === 'before');
  const today = dayBehind(tokens, (word) => thisDay.has(word));
  const years = new Set(tokens.filter((word) => /^20\d\d$/.test(word)));
  if (!last || !today || last.day <= today.day || years.size > 1) return undefined;
  if (last.month === today.month) return years.size > 0 ? 'doubt' : 'none';
  return today.month === undefined ? 'doubt' : undefined;
}

/** 'The expiry is next week'. */
export function isInDate(tokens: readonly Token[]): boolean {
  if (hasAny(tokens, pastDate)) return false;
  return (
    hasSign(tokens, 'in-date') ||
    tokens.some(
      (word, at) =>
        isOfDate(word) && hasAny(around(tokens, { from: at, to: at + 1 }, 6), stillGood),
    )
  );
}

const pans = wordSet('tava tawa tave penam pan kadhai పెనం तवा तवे');
const pansOfTelugu = /^(?:penam|penan|bandal)/;

/** 'Dosa tave se nahi uth raha, char kharab ho gaye': so many did not come out, of a fresh dish. */
function isCountOfMade(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = tokens[from - 1] ?? '';
  const isLost = tokens[to] === 'ho' || (tokens[from] ?? '').startsWith('padaip');
  const isOfPan = tokens.some((word) => pans.has(word) || pansOfTelugu.test(word));
  return isLost && isOfPan && (counts.has(before) || /^\d/.test(before));
}

/** 'Hing itni pad gayi ki badbu', 'kala namak ki smell', 'smells like rotten egg': the spice smells, unless it is to hide a smell. */
function isOfStrongSmell(tokens: readonly Token[], { from, to }: Span): boolean {
  if (hasLike(tokens, hiding)) return false;
  const before = tokens.slice(Math.max(0, from - 5), from);
  if (before.at(-1) === 'bhi' || before.some(isNegation)) return false;
  return (
    hasAny(before, ownStrongSmell) ||
    (tokens[to] === 'of' && hasAny(tokens.slice(to, to + 3), ownStrongSmell)) ||
    (hasSign(tokens, 'black-salt') && hasAny(around(tokens, { from, to }, 3), eggs))
  );
}

/** 'Raju bimar hai, aaj nahi aayega': who is ill stays away. */
function isAbsent(tokens: readonly Token[]): boolean {
  const isAway = tokens.some((word, at) => {
    const isDenied = isNegated(tokens, { from: at, to: at + 1 });
    return (away.has(word) && !isDenied) || (coming.test(word) && isDenied);
  });
  return isAway && !hasLike(tokens, atWork);
}

/** 'Fish smell in the pan, how do I wash it', and nothing is to be cooked. */
function asksToWash(tokens: readonly Token[]): boolean {
  return hasLike(tokens, washing) && !hasLike(tokens, cooking);
}

/** A guest's vomiting of drink is catching for nobody. */
function isOfDrink(tokens: readonly Token[]): boolean {
  return hasAny(tokens, drink) && !hasLike(tokens, atWork);
}

/** 'Everything has its lid on, none fell in': covered, and a touch denied. */
function isCovered(tokens: readonly Token[]): boolean {
  const denies = (pattern: RegExp, isDenied: boolean) =>
    tokens.some(
      (word, at) => pattern.test(word) && isNegated(tokens, { from: at, to: at + 1 }) === isDenied,
    );
  const isUntouched = denies(touching, true) || hasLike(tokens, hasNotCome);
  return denies(lids, false) && isUntouched;
}

/** 'How do I keep flies away'. */
function asksToDriveAway(tokens: readonly Token[]): boolean {
  return hasLike(tokens, driving) && hasAny(tokens, asking);
}

/** 'The cockroach of the shop opposite', with no food of one's own. */
function isElsewhere(tokens: readonly Token[], match: Span, { areNamed }: FoodsNamed): boolean {
  const isOfGoods = tokens.some((word, at) => goods.has(word) && tokens[at + 1] !== 'poisoning');
  const near = around(tokens, match, 5);
  return !areNamed && !isOfGoods && hasAny(near, elsewhere) && !hasAny(near, origins);
}

/** 'Gas smell', with no food between: another danger. */
function isOfGas(tokens: readonly Token[], { from }: Span, { knows }: FoodsNamed): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from);
  return hasSign(before, 'gas-pipe') && !before.some(knows);
}

/** 'Rotten customer', 'my mood is completely spoiled': a person or a thing that nobody eats. */
function isOfNoFood(tokens: readonly Token[], { from, to }: Span, foods: FoodsNamed): boolean {
  const next = tokens[to] ?? '';
  const egg = [to - 1, to].find((at) => eggs.has(tokens[at] ?? ''));
  if (egg !== undefined && hasSign(tokens, 'black-salt')) {
    const smell = tokens.findIndex(
      (word, at) => at > egg && at < egg + 4 && neutralSmells.has(word),
    );
    const isDenied = tokens.slice(0, egg).some(isNegation);
    return smell > 0 && !isDenied && isOfStrongSmell(tokens, { from: smell, to: smell + 1 });
  }
  if (persons.has(next))
    return !possession.has(tokens[to + 1] ?? '') && !tokens.slice(0, from).some(foods.knows);
  if (notFood.has(next)) return true;
  if (!foods.areNamed && notFood.has(tokens[to + 1] ?? '')) return true;
  const at = tokens.findLastIndex((word, index) => index < from && !wholly.has(word));
  return (
    from - at <= 4 &&
    notFood.has(tokens[at] ?? '') &&
    !inside.has(tokens[at - 1] ?? '') &&
    !inside.has(tokens[at - 2] ?? '')
  );
}

/** What else a word of danger may say, by the danger; `undefined` where it says the danger. */
const otherwise: Readonly<
  Partial<
    Record<
      NamedDanger,
      (tokens: readonly Token[], match: Match<NamedDanger>, foods: FoodsNamed) => Weight | undefined
    >
  >
> = {
  smell: (tokens, match, foods) => {
    if (isPleasantSmell(tokens, match)) return 'none';
    const isNeutral = neutralSmells.has(tokens[match.from] ?? '');
    if (isNeutral && hasSign(tokens, 'burnt')) return 'none';
    if (hasSign(around(tokens, match, 2), 'burnt')) return 'doubt';
    if (isOfGas(tokens, match, foods)) return 'none';
    if (isOfStrongSmell(tokens, match)) return 'explained';
    const isOfPlace = hasAny(tokens.slice(Math.max(0, match.from - 3), match.from), places);
    const isTouched = hasLike(tokens, touching);
    if (isOfPlace && !foods.areNamed && !isTouched) return 'none';
    const isBad = hasNearby(
      tokens,
      match,
      3,
      (word) => (unpleasant.has(word) && word !== 'strong') || isNegation(word),
    );
    const isWashed = hasAny(tokens, vessels) && asksToWash(tokens);
    if (isNeutral && !isBad && (isWashed || hasAny(around(tokens, match, 3), worn)))
      return 'explained';
    const isHidden = hasLike(tokens, hiding);
    const near = around(tokens, match, 4);
    const isOwn = !isHidden && hasSign(near, 'own-smell') && !hasSign(near, 'meat');
    const isOfThis =
      tokens[match.to] === 'of' && hasSign(tokens.slice(match.to, match.to + 3), 'own-smell');
    if (isNeutral && (isOfThis || (!isBad && (isOwn || hasAny(around(tokens, match, 2), fine))))) {
      return 'none';
    }
    if (!isNeutral || !hasAny(tokens, sour)) return undefined;
    if (hasSign(tokens, 'starter')) return 'explained';
    if (!foods.isFermented) return undefined;
    // Batter smells sour, and is said to smell as it should.
    const isDenied = hasNearby(tokens, match, 4, isNegation);
    if (!isDenied && hasNearby(tokens, match, 3, (word) => pleasant.has(word))) return 'none';
    return hasSign(tokens, 'usual') ? 'explained' : 'doubt';
  },
  rotten: (tokens, match, foods) => {
    if (!foods.isLeftover && isCountOfMade(tokens, match)) return 'doubt';
    if (hasAny(tokens, supplying) && !hasLike(tokens, cooking)) return 'explained';
    if (isOfNoFood(tokens, match, foods) || tokens[match.to] === 'din') return 'none';
    const [counted = '0', day] = tokens.slice(Math.max(0, match.from - 2), match.from);
    if (day === 'din' && !/^\d/.test(counted) && !counts.has(counted)) return 'none';
    const before = tokens.slice(Math.max(0, match.from - 3), match.from);
    return tokens[match.from] === 'kharab' && hasAny(before, tasteWords) ? 'none' : undefined;
  },
  slime: (tokens, match, foods) =>
    !foods.isLeftover && hasSign(clauseOf(tokens, match), 'okra') ? 'none' : undefined,
  expired: (tokens) => {
    if (hasSign(tokens, 'swelling')) return undefined;
    return isInDate(tokens) ? 'none' : dateWeight(tokens);
  },
  'over-fermented': (tokens, match, foods) =>
    match.to - match.from > 1
      ? undefined
      : hasAny(around(tokens, match, 3), sourByNature)
        ? 'none'
        : foods.isFermented
          ? isKeptCold(tokens)
            ? 'none'
            : 'doubt'
          : undefined,
  dirt: (tokens, match) => {
    const near = around(tokens, match, 3);
    const said = tokens[match.from] ?? '';
    const behind = tokens.slice(match.to, match.to + 3);
    const isPlace = places.has(said) && (hasAny(behind, smelling) || hasAny(behind, renting));
    if (isPlace && !hasAny(tokens, goods)) return 'none';
    const isPoison = /^(?:[jz][ae]?h[ae]?r|poison)/.test(said);
    if (
      isPoison &&
      !hasAny(around(tokens, match, 4), poisonous) &&
      hasAny(around(tokens, match, 6), strongTaste)
    )
      return 'none';
    return hasAny(near, notInFood) || hasSign(near, 'oil') ? 'doubt' : undefined;
  },
  illness: (tokens, match, foods) =>
    hasAny(around(tokens, match, 1), ofOthers) || isAbsent(tokens) || isOfDrink(tokens)
      ? 'none'
      : isElsewhere(tokens, match, foods) && !hasLike(tokens, atWork)
        ? 'explained'
        : undefined,
  pests: (tokens, match, foods) => {
    const hasTouched = tokens.some(
      (word, at) => touching.test(word) && !isNegated(tokens, { from: at, to: at + 1 }),
    );
    if (hasTouched) return undefined;
    if (traps.has(tokens[match.to] ?? '')) return 'none';
    if (tokens[match.from] === 'mouse' && hasAny(tokens, computers)) return 'none';
    const isFor =
      tokens[match.from - 1] === 'for' ||
      tokens.slice(match.to, match.to + 2).join(' ') === 'ke lie';
    const isHarmless =
      isFor || isElsewhere(tokens, match, foods) || isCovered(tokens) || asksToDriveAway(tokens);
    return isHarmless ? 'explained' : undefined;
  },
};

/** Named by a simile ('like poison') these are no danger. */
const onlyLikened: ReadonlySet<NamedDanger> = new Set(['dirt', 'illness', 'pests', 'fallen']);

/** 'Larva jaise kuch': something was seen, and it may be these. */
const unnamed = wordSet('something things kuch koi edo evo yedo yevo कुछ कोई ఏదో ఏవో');

/** How much a word of danger is worth where it stands. */
export function weightOf(
  tokens: readonly Token[],
  match: Match<NamedDanger>,
  foods: FoodsNamed,
): Weight {
  if (isNegated(tokens, match) || isFeared(tokens, match)) return 'none';
  const isSeen =
    match.meaning === 'pests' && hasNearby(tokens, match, 2, (word) => unnamed.has(word));
  if (onlyLikened.has(match.meaning) && !isSeen && isLikened(tokens, match)) return 'none';
  return otherwise[match.meaning]?.(tokens, match, foods) ?? 'sure';
}
