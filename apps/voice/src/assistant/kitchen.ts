import { adviseFromBook, tellsOfDanger } from '@thela/kitchen-book/advice';
import type { AdviceTexts, BookAdvice, Danger } from '@thela/kitchen-book/advice';
import { specialFromBook } from '@thela/kitchen-book/leftovers';
import type { BookSpecial, SpecialTexts } from '@thela/kitchen-book/leftovers';
import { answerTextsNow } from './answer-texts';
import type { AnswerTexts } from './answer-texts';
import type { Messages } from './messages';
import {
  findMatches,
  foodNames,
  lexiconOf,
  namesIn,
  tokensOf,
  withoutMatches,
} from '@thela/kitchen-book/words';
import { isOrderAt } from './roles/order-words';
import { findRoles } from './roles/find-roles';

const foods = lexiconOf<true>(() => foodNames.map((row) => [true, namesIn(row)] as const));

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
  unlessOfPerson(text.replaceAll(unsold, 'left'), (speech) => specialFromBook(speech, texts)),
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

/** What the kitchen book says, or `undefined` when it does not understand. */
export function bookAnswer(
  skill: KitchenSkill,
  text: string,
  texts: AnswerTexts = answerTextsNow(),
): string | undefined {
  const { words, book } = texts;
  const speech =
    skill === 'sous-chef' ? adviceFor(text, book?.advice) : specialFor(text, book?.specials);
  // A word that one book asks about may name a danger to the other.
  const danger = speech.kind === 'asks' ? dangerIn(skill, text, texts) : undefined;
  if (danger !== undefined) return danger;
  return skill === 'sous-chef'
    ? adviceText(adviceFor(text, book?.advice))
    : specialText(specialFor(text, book?.specials), words);
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

/** As `dangerIn`, for a question about money: spoiled food has no price. */
export function dangerForSale(text: string): string | undefined {
  const advice = adviceFor(text);
  return advice.kind === 'danger' && !ofTime.has(advice.danger) ? advice.text : undefined;
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
  return adviceFor(text).kind === 'advice' || dangerForSale(text) !== undefined;
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
