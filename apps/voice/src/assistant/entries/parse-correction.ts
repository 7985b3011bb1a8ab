import { wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { AmountUnit, ExpenseCategory, Stall, StallDay } from '@thela/ledger';
import { parseDays } from '../days/parse-days';
import { isNumberOfTable } from './find-buyers';
import { inAmountUnits } from './find-figures';
import type { Figure } from './find-figures';
import { isDenied, takesBack } from './parse-undo';
import { hasSign, parseSpoken, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import type { Sign } from './signs';

/** A figure that was said, in the unit that was said with it. */
export interface SpokenAmount {
  readonly value: number;
  readonly unit?: AmountUnit | undefined;
}

/** What was entered on some day and is wrong. */
export interface SpokenCorrection {
  readonly of: 'plates' | 'waste' | 'expense' | 'price' | 'selling-price';
  /** `null` where the words name no single day. */
  readonly day: StallDay | null;
  /** Ids of the dishes or ingredients that may be meant; none where nothing is named. */
  readonly subjects: readonly string[];
  readonly category: ExpenseCategory | null;
  /** What money was spent on, in the vendor's word; may be empty. */
  readonly word: string;
  /** Whether the words name waste or expenses as such, not only what money was spent on. */
  readonly isPlain: boolean;
  /** What was entered; `null` where it is not said. */
  readonly was: SpokenAmount | null;
  /** What takes its place; `null` where the entry is taken back. */
  readonly now: SpokenAmount | null;
}

const wasteWords = wordSet(
  'waste wasted wastage phenka phenke phenki phenk phek feka feke feki fenka fenke fenki fek phenkna kachra kachara kooda barbad barbaad barbadi ' +
    'barbaadi thrown threw throw discarded dumped spoilt spoiled वेस्ट फेंका फेंके फेंकी फेंक कचरा बर्बाद बर्बादी',
);
const expenseWords = wordSet(
  'kharcha kharche kharch karcha expense expenses spent paid payment खर्च खर्चा ख़र्च ख़र्चा',
);
const denials = wordSet('nahi nahin nhi nai not नहीं नही');
const replacing = wordSet('jagah bajay bajaye');
const insteadOf = wordSet('instead rather');

/** With one of these nothing is corrected. */
const against: readonly Sign[] = ['question', 'condition', 'habit', 'quote', 'otherPerson', 'left'];

/** '50 nahi 5', 'not 50 but 5', '5 not 50', '50 ki jagah 5', '5, 50 nahi': the wrong figure, then the right one. */
export function wrongAndRight(
  tokens: readonly Token[],
  [first, second, ...more]: readonly Match<Figure>[],
): readonly [was: SpokenAmount, now: SpokenAmount] | undefined {
  if (!first || !second || more.length > 0) return undefined;
  const between = tokens.slice(first.to, second.from).filter((token) => /[^,.]/.test(token));
  // 'Ek, nahi nahi, do': the speaker corrects the sentence, and not the records.
  if (between.filter((token) => denials.has(token)).length > 1) return undefined;
  const inTurn = [amountOf(first), amountOf(second)] as const;
  const reversed = [inTurn[1], inTurn[0]] as const;
  if (between.some((token) => replacing.has(token))) return inTurn;
  if (between.some((token) => insteadOf.has(token)) || between.at(-1) === 'not') return reversed;
  if (tokens[first.from - 1] === 'not' || between.some((token) => denials.has(token)))
    return inTurn;
  return denials.has(tokens[second.to] ?? '') ? reversed : undefined;
}

export function amountOf({ meaning: { value, unit } }: Match<Figure>): SpokenAmount {
  if (unit === undefined || unit === 'dozen') return { value, unit: undefined };
  const measured = inAmountUnits({ amount: value, unit });
  return { value: measured.amount, unit: measured.unit };
}

/** Where words name days, apart from dishes such as 'Sunday Special'. */
function daysIn({ tokens, spellings, dishes, ingredients }: Sentence, today: StallDay) {
  const names = [...dishes, ...ingredients];
  const isNamed = (index: number) => names.some(({ from, to }) => from <= index && index < to);
  // 'Make it 30 now': the token of November, as 'free' is that of 'fri'.
  const isNow = (index: number) =>
    /^(?:now|free)$/iu.test(spellings[index] ?? '') &&
    !/^(?:till|until|to)$/.test(tokens[index - 1] ?? '');
  const unnamed = tokens.map((token, index) => (isNamed(index) || isNow(index) ? '-' : token));
  return parseDays(unnamed, today).filter(({ from }) => !isNumberOfTable(tokens, from));
}

/** The one day before today that words name other than by 'kal', and the sentence without them. */
export function parsePastDay(
  sentenceText: string,
  stall: Stall,
  today: StallDay,
): { readonly day: StallDay; readonly rest: string } | undefined {
  const sentence = parseSpoken(sentenceText, stall);
  if (!sentence) return undefined;
  const days = daysIn(sentence, today);
  const day = dayOf(days, today);
  if (day === null || day >= today || days[0]?.meaning.kind === 'kal') return undefined;
  const behind = days[0]?.to ?? 0;
  const isOrdinal = /^(?:th|st|nd|rd)$/.test(sentence.tokens[behind - 1] ?? '');
  // 'The 3rd customer took 2 poha', '5th floor ko'.
  if (ofOrder.test(sentence.tokens[behind] ?? '')) return undefined;
  if (isOrdinal && sentence.unknown.includes(behind)) return undefined;
  const isOfDay = (index: number) => days.some(({ from, to }) => from <= index && index < to);
  return { day, rest: sentence.spellings.filter((_, index) => !isOfDay(index)).join(' ') };
}

/** Whether a date is named that no calendar has, or days that no rule knows: '31 april', '2 hafte pehle'. */
export function namesUnknownDay(text: string, stall: Stall, today: StallDay): boolean {
  const sentence = parseSpoken(text, stall);
  if (!sentence) return false;
  const isCounted = (index: number) => /\d/.test(sentence.spellings[index] ?? '');
  // '2 ko teen dosa diya', to table 2; '14 ko teen dosa beche'.
  const isGiven = hasSign(sentence, 'gave') && sentence.dishes.length > 0;
  const isBuyer = (to: number) => isGiven && sentence.tokens[to - 1] === 'ko';
  return daysIn(sentence, today).some(
    ({ meaning, from, to }) =>
      meaning.kind === 'unclear' && (isCounted(from) || isCounted(from + 1)) && !isBuyer(to),
  );
}

const ofOrder =
  /^(?:customers?|grahak|persons?|people|man|lady|table|time|bar|batch|round|plates?)$/;

/** The one day that is named; today where none is. */
function dayOf(days: ReturnType<typeof parseDays>, today: StallDay): StallDay | null {
  const [first, ...more] = days;
  if (!first) return today;
  if (more.length > 0) return null;
  const { meaning } = first;
  if (meaning.kind === 'kal' || meaning.kind === 'parso' || meaning.kind === 'weekday') {
    return meaning.past.from;
  }
  const isOne = meaning.kind === 'days' && meaning.days.from === meaning.days.to;
  return isOne ? meaning.days.from : null;
}

/** Whether words name waste or expenses as such. */
export function namesRecords(tokens: readonly Token[]): boolean {
  return tokens.some((token) => wasteWords.has(token) || expenseWords.has(token));
}

function kindOf(sentence: Sentence, isMoney: boolean): SpokenCorrection['of'] | undefined {
  const { tokens, dishes, ingredients, expenses } = sentence;
  const says = (words: ReadonlySet<Token>) => tokens.some((token) => words.has(token));
  if (says(wasteWords)) return 'waste';
  if (says(expenseWords)) return 'expense';
  const isPrice = hasSign(sentence, 'price') || isMoney;
  if (dishes.length > 0) return isPrice ? 'selling-price' : 'plates';
  if (ingredients.length > 0 && expenses.length === 0) return isPrice ? 'price' : undefined;
  return expenses.length > 0 ? 'expense' : undefined;
}

/**
 * Reads what a sentence says was entered wrong, or is to be taken back: 'kal ka gas kharcha hata do', 'kal 50 nahi 5 vada
 * phenke the'. Plates that are taken back, and what was said last by voice, are read by `parseIntent`.
 */
export function parseCorrection(
  sentenceText: string,
  stall: Stall,
  today: StallDay,
): SpokenCorrection | undefined {
  const sentence = parseSpoken(sentenceText, stall);
  if (!sentence || hasSign(sentence, ...against)) return undefined;
  const { tokens, dishes, ingredients, expenses } = sentence;
  const days = daysIn(sentence, today);
  const figures = sentence.figures.filter(({ from, to }) =>
    days.every((day) => to <= day.from || day.to <= from),
  );
  const [figure] = figures;
  const isMoney = figures.some(({ meaning }) => meaning.of === 'rupees');
  const of = kindOf(sentence, isMoney);
  const isTold = days.length > 0 || figures.length > 0 || expenses.length === 0;
  // 'Gas hatao' may be an order to the helper.
  if (!of || !(isTold || tokens.some((token) => expenseWords.has(token)))) return undefined;
  const pair = wrongAndRight(tokens, figures);
  const isTakenBack = (takesBack(sentence) || hasSign(sentence, 'undo')) && !isDenied(sentence);
  const isSet =
    figure !== undefined &&
    figures.length === 1 &&
    hasSign(sentence, 'set') &&
    (of === 'waste' || of === 'expense');
  if (!pair && !isTakenBack && !isSet) return undefined;
  if (of === 'plates' && (!pair || dishes.length > 1)) return undefined;
  const named = of === 'price' || dishes.length === 0 ? ingredients : dishes;
  const subjects =
    of === 'expense'
      ? []
      : named.flatMap(({ meaning }) =>
          ('dishes' in meaning ? meaning.dishes : meaning.ingredients).map(({ id }) => id),
        );
  // What the stall does not have was not entered either.
  if (of !== 'expense' && named.length > 0 && subjects.length === 0) return undefined;
  const categories = new Set(expenses.map(({ meaning }) => meaning.category));
  const [category = null] = categories;
  const [was, now] =
    pair ??
    (figure && figures.length === 1
      ? isTakenBack
        ? [amountOf(figure), null]
        : [null, amountOf(figure)]
      : [null, null]);
  return {
    of,
    day: dayOf(days, today),
    subjects,
    category: of === 'expense' && categories.size === 1 ? category : null,
    isPlain: namesRecords(tokens),
    word: expenses.map((one) => spellingAt(sentence, one)).join(' '),
    was,
    now,
  };
}
