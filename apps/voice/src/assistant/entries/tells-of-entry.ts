import { withoutMatches, wordSet } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { isPlate } from './find-figures';
import { countsPlates } from './parse-counts';
import { namesRecords, wrongAndRight } from './parse-correction';
import { takesBack } from './parse-undo';
import { hasSign, moneyIn, parseSpoken } from './sentence';
import type { Sentence } from './sentence';
import type { Sign } from './signs';

/** What makes a sentence another one: a question, a plan, food that is left. */
const others: readonly Sign[] = ['question', 'condition', 'left', 'future', 'quote'];
const deeds: readonly Sign[] = ['sold', 'bought', 'paid', 'written', 'undo'];
/** Deeds of what is counted or paid alone: 'diya' is said of all that is given, and 'got salty' of food. */
const vagueDeeds = {
  money: ['gave', 'took', 'received', 'came'],
  plates: ['gave', 'took', 'gone', 'add', 'ate'],
  amount: ['gave', 'took'],
} as const satisfies Readonly<Record<string, readonly Sign[]>>;
const days: readonly Sign[] = ['today', 'kal', 'yesterday', 'otherDay'];
/** What belongs to an entry, and not to what is said of food. */
const ofEntries: ReadonlySet<Sign> = new Set([
  ...deeds,
  ...Object.values(vagueDeeds).flat(),
  ...days,
]);
/** 'Lag gaya' is said of batter that sticks, too. */
const sticking = /^lag/;
/** What was not sold is left over. */
const unsold = /(?:nahi|nahin|nhi|nai) (?:bik|bech|gay)|not sold|nt sold|did not sell|nt sell/;

/** A sentence that tells of a sale, a purchase or money that was spent. */
export interface ToldEntry {
  readonly isPurchase: boolean;
  readonly isMoney: boolean;
  /** Plates of a dish are counted, and were sold. */
  readonly isSale: boolean;
  /** Its words without those of the entry: what is said of food besides. */
  readonly rest: string;
}

/**
 * Whether a sentence tells of something that was sold, bought or paid, whatever the rules make of it: then advice for the
 * kitchen is no answer, unless the rest of it asks for that.
 */
export function parseToldEntry(sentenceText: string, stall: Stall): ToldEntry | undefined {
  const sentence = parseSpoken(sentenceText, stall);
  if (!sentence || hasSign(sentence, ...others)) return undefined;
  const { tokens, figures, signs } = sentence;
  if (unsold.test(tokens.join(' '))) return undefined;
  const isOf = (kind: string) => figures.some(({ meaning }) => meaning.of === kind);
  const isMoney = isOf('rupees') || moneyIn(sentence) !== undefined;
  const isTold =
    isOf('rupees') ||
    signs.some(
      ({ meaning, from }) =>
        deeds.includes(meaning) && (figures.length > 0 || !sticking.test(tokens[from] ?? '')),
    ) ||
    (isMoney && hasSign(sentence, ...vagueDeeds.money)) ||
    (isOf('plates') && hasSign(sentence, ...vagueDeeds.plates)) ||
    (isOf('amount') && hasSign(sentence, ...vagueDeeds.amount)) ||
    wrongAndRight(tokens, figures) !== undefined ||
    // 'Kal ka waste mat hatao'.
    (takesBack(sentence) && namesRecords(tokens));
  const isPurchase =
    hasSign(sentence, 'bought') ||
    (isMoney && hasSign(sentence, 'took', 'came', 'received') && !hasSign(sentence, 'order'));
  const isSale =
    hasSign(sentence, 'sold') &&
    sentence.dishes.length > 0 &&
    figures.some((figure) => countsPlates(sentence, figure));
  return isTold ? { isPurchase, isMoney, isSale, rest: restOf(sentence) } : undefined;
}

/** What the kitchen book is asked about: plates that somebody left are none that were sold. */
function restOf({ tokens, figures, signs }: Sentence): string {
  const ofEntry = signs.filter(({ meaning }) => ofEntries.has(meaning));
  const unread = withoutMatches(tokens, [...figures, ...ofEntry]);
  return tokens
    .map((token, index) => (isPlate(token) ? token : (unread[index] ?? '')))
    .filter(Boolean)
    .join(' ');
}

const halves = wordSet('half haf hapha aadha aadhi aadhe adha adhi adhe');
const plates = wordSet('plate plates platein प्लेट प्लेटें');
/** Food that somebody left on a plate is thrown away, and not counted. */
const leaving = /^(?:ch?h?od|jh?(?:oo|u)t|phenk|bach)/;

/** 'Do half plate misal': plates of which no whole number can be counted. */
export function isOfHalfPlates(sentence: Sentence): boolean {
  const { tokens, figures, dishes } = sentence;
  const isDish = (index: number) => dishes.some(({ from, to }) => from <= index && index < to);
  const half = tokens.findIndex(
    (token, index) =>
      halves.has(token) &&
      !isDish(index) &&
      (plates.has(tokens[index + (/^an?$/.test(tokens[index + 1] ?? '') ? 2 : 1)] ?? '') ||
        isDish(index + 1)),
  );
  const isOther = hasSign(sentence, 'back', ...others, 'habit', 'otherPerson');
  const isPart = figures.some(({ meaning: { of, value } }) => of === 'plates' && value % 1 !== 0);
  if (isPart && !isOther && !hasSign(sentence, 'otherDeed') && dishes.length > 0) return true;
  if (half === -1 || isOther || tokens.some((token) => leaving.test(token))) return false;
  const isCounted = figures.some(({ to }) => to === half) || /^\d/.test(tokens[half - 1] ?? '');
  return (
    isCounted ||
    hasSign(sentence, 'sold', 'gone', 'add') ||
    (dishes.length > 0 && hasSign(sentence, 'gave'))
  );
}
