import { adviseFromBook, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { AdviceTexts, BookAdvice, Danger } from '@thela/kitchen-book/advice';
import { specialFromBook } from '@thela/kitchen-book/leftovers';
import type { BookSpecial, SpecialTexts } from '@thela/kitchen-book/leftovers';
import { answerTextsNow } from './answer-texts';
import type { AnswerTexts } from './answer-texts';
import type { Messages } from './messages';
import type { Reply } from './reply';
import { foodNames, namesIn } from '@thela/kitchen-book/words';
import { findMatches, lexiconOf, tokensOf, withoutMatches } from '@thela/understanding';
import type { Guess, Intent, KitchenIntent } from '@thela/understanding';
import { isOrderAt } from './roles/order-words';
import { findRoles } from './roles/find-roles';

const foods = lexiconOf<true>(() => foodNames.map((row) => [true, namesIn(row)] as const));

/** Whether a text names food that the kitchen book knows. */
export function namesFood(text: string): boolean {
  return findMatches(foods, tokensOf(text)).length > 0;
}

/** Whether a text names a role or who has it, and no food: 'kal chef nahi aaya'. */
function namesOnlyPeople(text: string): boolean {
  const tokens = tokensOf(text);
  const names = findRoles(tokens, isOrderAt);
  // What a leftover is called is food.
  const isOfPeople = names.some(
    ({ meaning }) => meaning.worth > 1 && meaning.skill !== 'zero-waste',
  );
  if (!isOfPeople) return false;
  // 'Chutti' is not a mistyped 'chutney'.
  const isNoTypo = () => true;
  return findMatches(foods, withoutMatches(tokens, names).filter(Boolean), isNoTypo).length === 0;
}

/** A skill that the kitchen book has answers for. */
export type KitchenSkill = 'sous-chef' | 'zero-waste';

// 'Vada nahi bike' means unsold vada; the kitchen book would read it as no vada.
const unsold =
  /(?:nahi|nahin|nhi|नहीं|नही) (?:bik|bech|बिक|बेच)[\p{L}\p{M}]*|not sold|did(?:n['’]?t| not) sell/giu;

/** 'Ek bhi dosa nahi bika' laments the day, and leaves nothing over. */
const notOne =
  /(?<![\p{L}\p{M}])(?:ek bhi|एक भी|not (?:a|one) single|not even one)(?![\p{L}\p{M}])/iu;

const isThere = /bahar|pad[aei]|rakh|fridge|kal(?!\p{L})|bech d|बाहर|पड़|रख|फ्रिज|कल(?!\p{M})|बेच द/iu;

/** Whether none was sold at all, and no danger is told of what is there. */
export function tellsOfNone(text: string): boolean {
  if (!notOne.test(text) || text.search(unsold) < 0 || isThere.test(text)) return false;
  const special = specialFromBook(text.replaceAll(unsold, 'left'));
  return special.kind === 'asks'
    ? special.ifNotSure.danger === 'unclear'
    : special.kind !== 'unsafe';
}

function withUnsold(text: string): string {
  return tellsOfNone(text) ? text : text.replaceAll(unsold, 'left');
}

/**
 * Caches the results for the last text: several rules ask for the same phrase, and a long one takes time.
 *
 * @param look `texts` are `undefined` where only the kind of the answer counts
 */
function rememberingLast<Texts, Value>(
  look: (text: string, texts: Texts | undefined) => Value,
): (text: string, texts?: Texts) => Value {
  let last: { readonly text: string; readonly found: Map<Texts | undefined, Value> } | undefined;
  return (text, texts) => {
    if (last?.text !== text) last = { text, found: new Map() };
    const { found } = last;
    const value = found.get(texts) ?? look(text, texts);
    found.set(texts, value);
    return value;
  };
}

/** Dangers of old food. A question about money may name yesterday without meaning old food. */
const ofTime: ReadonlySet<string> = new Set<Danger>(['kept-warm', 'kept-long']);

/** What the book says; 'kal chef nahi aaya' tells of a person's yesterday, where no food is named. */
function unlessOfPerson<Speech extends BookAdvice | BookSpecial>(
  text: string,
  look: (text: string) => Speech,
): Speech {
  const result = look(text);
  return 'danger' in result && ofTime.has(result.danger) && namesOnlyPeople(text)
    ? look('')
    : result;
}

const specialFor = rememberingLast((text, texts: SpecialTexts | undefined) =>
  unlessOfPerson(withUnsold(text), (speech) => specialFromBook(speech, texts)),
);

const adviceFor = rememberingLast((text, texts: AdviceTexts | undefined) =>
  unlessOfPerson(text, (speech) => adviseFromBook(speech, texts)),
);

function specialText(special: BookSpecial, { special: words }: Messages): string | undefined {
  switch (special.kind) {
    case 'unsafe':
      return special.reason;
    case 'recipe':
      return [
        words.name(special.recipeName),
        special.instructions.replaceAll(/^(?=\d+\. )/gm, `${words.step} `),
      ].join('\n');
    case 'asks':
      return special.text;
    case 'not-understood':
      return undefined;
  }
}

function adviceText(advice: BookAdvice): string | undefined {
  return advice.kind === 'not-understood' ? undefined : advice.text;
}

type Said = Pick<Reply, 'text' | 'isUnsure' | 'answers' | 'toAnswers'>;

/** What is said of leftovers; what may be unsafe is asked about, with what follows from either answer. */
function ofLeftovers(special: BookSpecial, { words }: AnswerTexts): Said | undefined {
  const text = specialText(special, words);
  if (text === undefined) return undefined;
  if (special.kind !== 'asks') return { text };
  const ifFresh = specialText(special.ifFresh, words) ?? words.examples['zero-waste'];
  const toAnswers = [ifFresh, special.ifNotSure.reason];
  return { text, isUnsure: true, answers: [special.yes, special.notSure], toAnswers };
}

/** Why food must be thrown away, by the words or by the meaning of a sentence. */
export function dangerByMeaning(
  text: string,
  meanings: readonly Guess<Intent>[],
  texts: AnswerTexts,
): string | undefined {
  const special = specialFromBook(text, texts.book?.specials, meanings);
  return special.kind === 'unsafe' ? special.reason : undefined;
}

/** What the kitchen book says of leftovers to a sentence whose meaning the classifier tells. */
export function leftoversByMeaning(
  text: string,
  meanings: readonly Guess<Intent>[],
  texts: AnswerTexts,
): Said | undefined {
  return ofLeftovers(specialFromBook(withUnsold(text), texts.book?.specials, meanings), texts);
}

/** What the kitchen book says, or asks; `undefined` when it does not understand. */
export function bookAnswer(
  skill: KitchenSkill,
  text: string,
  texts: AnswerTexts = answerTextsNow(),
): Said | undefined {
  const { book } = texts;
  const speech =
    skill === 'sous-chef' ? adviceFor(text, book?.advice) : specialFor(text, book?.specials);
  const isUnsure = speech.kind === 'asks' || (speech.kind === 'advice' && speech.isUnsure);
  // A word that one book asks about may name a danger to the other.
  const danger = speech.kind === 'asks' ? dangerIn(skill, text, texts) : undefined;
  if (danger !== undefined) return { text: danger };
  if (skill === 'zero-waste') return ofLeftovers(specialFor(text, book?.specials), texts);
  const said = adviceText(adviceFor(text, book?.advice));
  if (said === undefined) return undefined;
  return isUnsure ? { text: said, isUnsure: true } : { text: said };
}

function dangerOfComplaint(text: string, texts?: AnswerTexts): string | undefined {
  const advice = adviceFor(text, texts?.book?.advice);
  return tellsOfDanger(advice) ? advice.text : undefined;
}

function dangerOfLeftovers(text: string, texts?: AnswerTexts): string | undefined {
  const special = specialFor(text, texts?.book?.specials);
  return special.kind === 'unsafe' ? special.reason : undefined;
}

/**
 * Says why food must be thrown away, by the kitchen book; `undefined` when it knows no danger. What
 * it knows goes before any answer of a model.
 */
export function dangerIn(
  skill: KitchenSkill,
  text: string,
  texts?: AnswerTexts,
): string | undefined {
  if (skill === 'zero-waste' && specialFor(text).kind === 'recipe') return undefined;
  if (skill === 'zero-waste' && isOfLeftovers(text)) {
    return dangerOfLeftovers(text, texts) ?? dangerOfComplaint(text, texts);
  }
  const danger = dangerOfComplaint(text, texts);
  return adviceFor(text).kind === 'advice' ? danger : (danger ?? dangerOfLeftovers(text, texts));
}

/**
 * What the book says to a complaint whose intent the classifier tells; `undefined` when it has no remedy.
 */
export function remedyByIntent(
  text: string,
  intent: KitchenIntent,
  { book }: AnswerTexts,
): string | undefined {
  return adviceText(adviseFromBook(text, book?.advice, intent));
}

/** As `dangerIn`, for a question about money: spoiled food has no price. */
export function dangerForSale(text: string): string | undefined {
  const advice = adviceFor(text);
  return advice.kind === 'danger' && !ofTime.has(advice.danger) ? advice.text : undefined;
}

/** Whether time alone makes the danger: 'kal raat'. */
export function isDangerOfTime(text: string): boolean {
  return dangerIn('zero-waste', text) !== undefined && dangerForSale(text) === undefined;
}

/**
 * Whether the kitchen book knows a remedy for what is said or a reason to throw it away, or would if it
 * knew all the words.
 */
export function isComplaint(text: string): boolean {
  return adviceFor(text).kind !== 'not-understood';
}

/** The same, where all words are known, and no time alone makes the danger: 'kal raat'. */
export function isPlainComplaint(text: string): boolean {
  const advice = adviceFor(text);
  const isPlain = advice.kind === 'advice' && !advice.isUnsure;
  return isPlain || dangerForSale(text) !== undefined;
}

/** Whether milk has split: no recipe can use it. */
export function hasSplit(text: string): boolean {
  const advice = adviceFor(text);
  return advice.kind === 'danger' && advice.danger === 'soured';
}

/** Whether the kitchen book knows what to make of what is said, or why nothing. */
export function isOfLeftovers(text: string): boolean {
  return specialFor(text).kind !== 'not-understood';
}
