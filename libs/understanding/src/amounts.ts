import { numberWords } from './number-words';
import type { Match } from './lexicon';
import { wordMap, wordSet } from './tokenize';
import type { Token } from './tokenize';

/** How much of something was said to be there: kilograms, litres, plates or pieces. */
export interface Amount {
  readonly count: number;
  readonly unit: 'kg' | 'litre' | 'plate' | 'piece';
}

interface Unit {
  readonly unit: Amount['unit'];
  /** What one of the unit counts in kg, litres, plates or pieces. */
  readonly worth: number;
}

const units = wordMap<Unit>([
  [{ unit: 'kg', worth: 1 }, 'kg kgs kilo kilos kilogram kilograms kelo किलो किलोग्राम केजी'],
  [{ unit: 'kg', worth: 0.001 }, 'g gm gms gr gram grams graam ग्राम'],
  [{ unit: 'litre', worth: 1 }, 'l lt ltr ltrs litre litres liter liters लीटर लिटर'],
  [{ unit: 'litre', worth: 0.001 }, 'ml एमएल'],
  [{ unit: 'litre', worth: 0.2 }, 'cup cups katori bowl bowls glass glasses कप कटोरी गिलास'],
  [{ unit: 'plate', worth: 1 }, 'plate plates palte प्लेट प्लेटें plet'],
  [{ unit: 'piece', worth: 12 }, 'dozen darjan dozn dzn doz दर्जन'],
  [{ unit: 'piece', worth: 1 }, 'piece pieces pcs pc nos nag पीस'],
]);

const numbers = wordMap([...numberWords, [1, 'a an']]);

// 'sawa do' is two and a quarter, 'paune do' one and three quarters, 'sadhe teen' three and a half.
const quarterShifts = wordMap([
  [0.25, 'sawa sava सवा'],
  [-0.25, 'paune पौने'],
  [0.5, 'sadhe saadhe sade साढ़े'],
]);
const quarterKilo = wordSet('pav paav pao paao पाव');
// 'do' is also an English verb and 'a' an article: they count only before a unit.
const needsUnit = wordSet('a an do one');
/** After a number these say that no food is counted: '2 din purani roti'. */
const otherCounts = wordSet(
  'din day days ghante ghanta hour hours hrs baje minute minutes min rupaye rupees rupee rs log customer customers percent week weeks hafte दिन घंटे बजे मिनट रुपये लोग',
);
const mostOfAnything = 1_000_000;

const allWords = [units, numbers, otherCounts];

/** True for a word that counts or measures by itself. */
export function isAmountWord(word: Token): boolean {
  return allWords.some((list) => list.has(word));
}

interface Read {
  readonly value: number;
  readonly to: number;
}

function digitsValue(word: Token): number | undefined {
  if (!/^\d/.test(word)) return undefined;
  const [over = '0', under] = word.split('/');
  const value = Number(over.replace(',', '.')) / (under === undefined ? 1 : Number(under));
  return value > 0 && value <= mostOfAnything ? value : undefined;
}

function readNumber(words: readonly Token[], from: number): Read | undefined {
  const word = words[from] ?? '';
  const shift = quarterShifts.get(word);
  if (shift !== undefined) {
    // 'Sawa sawa sawa …' must not recurse without end.
    const isRepeated = quarterShifts.has(words[from + 1] ?? '');
    const base = isRepeated ? undefined : readNumber(words, from + 1);
    if (base) return { value: base.value + shift, to: base.to };
    return shift > 0 && shift < 0.5 ? { value: 1 + shift, to: from + 1 } : undefined;
  }
  const value = digitsValue(word) ?? numbers.get(word);
  if (value === undefined) return undefined;
  const next = words[from + 1] ?? '';
  const half = digitsValue(next);
  if (value >= 1 && half !== undefined && half < 1) return { value: value + half, to: from + 2 };
  if (value === 0.5 && next === 'a') return { value, to: from + 2 };
  if (numbers.get(next) === 100 && value < 10) return { value: value * 100, to: from + 2 };
  return { value, to: from + 1 };
}

function amount(count: number, unit: Unit): Amount {
  // Removes the error of binary fractions, such as 0.1 + 0.2.
  return { count: Math.round(count * unit.worth * 1e6) / 1e6, unit: unit.unit };
}

function quarterAt(words: readonly Token[], from: number): Match<Amount> | undefined {
  const number = readNumber(words, from);
  const at = number?.to ?? from;
  if (!quarterKilo.has(words[at] ?? '')) return undefined;
  const after = words[at + 1] ?? '';
  const saysKilo = units.get(after)?.worth === 1 || after === 'bhar';
  // '2 pav' followed by more words is half a kilo of it; '2 pav' at an end is two buns.
  const isCounted = number !== undefined && number.value <= 3 && /^\p{L}{3}/u.test(after);
  const isBun = /^(ba|hai|hain|rah|rak|purane|sukh|left|and|aur)/.test(after);
  if (!saysKilo && (!isCounted || isBun)) return undefined;
  const kilos = { unit: 'kg', worth: 0.25 } as const;
  return { meaning: amount(number?.value ?? 1, kilos), from, to: at + (saysKilo ? 2 : 1) };
}

function amountAt(words: readonly Token[], from: number): Match<Amount> | undefined {
  const quarter = quarterAt(words, from);
  if (quarter) return quarter;
  const number = readNumber(words, from);
  if (!number) return undefined;
  const unit = units.get(words[number.to] ?? '');
  if (unit) return { meaning: amount(number.value, unit), from, to: number.to + 1 };
  const isCount =
    Number.isInteger(number.value) &&
    !needsUnit.has(words[from] ?? '') &&
    !otherCounts.has(words[number.to] ?? '');
  const each = { unit: 'piece', worth: 1 } as const;
  return isCount ? { meaning: amount(number.value, each), from, to: number.to } : undefined;
}

function canJoin(a: Match<Amount>, b: Match<Amount>): boolean {
  return (
    a.to === b.from &&
    a.meaning.unit === b.meaning.unit &&
    b.meaning.count < 1 &&
    a.meaning.count >= 1
  );
}

/**
 * Finds the amounts in a text: '2 kg', 'adha kilo', 'sawa do litre', 'ek pav', '500 gm', '50 plates',
 * '1 kg 250 g', '२ किलो'. A cup, katori or glass counts as 200 ml; a bare number counts pieces.
 *
 * @param words As `tokensOf` gives them.
 * @returns The amounts in their order, each above 0.
 * @example amountsIn(tokensOf('dedh kilo aloo'))[0]?.meaning // { count: 1.5, unit: 'kg' }
 */
export function amountsIn(words: readonly Token[]): readonly Match<Amount>[] {
  const found: Match<Amount>[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = amountAt(words, index);
    if (!match || match.meaning.count <= 0) continue;
    const last = found.at(-1);
    if (last && canJoin(last, match)) {
      found[found.length - 1] = {
        meaning: { ...last.meaning, count: last.meaning.count + match.meaning.count },
        from: last.from,
        to: match.to,
      };
    } else found.push(match);
    index = match.to - 1;
  }
  return found;
}
