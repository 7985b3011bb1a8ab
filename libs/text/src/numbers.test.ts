import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_LIMITS, COUNT_LIMITS, MONEY_LIMITS, parseNumber, PRICE_LIMITS } from './numbers';
import type { NumberLimits } from './numbers';
import rows from './numbers.jsonl?raw';
import { linesOf } from './testing/json-lines';

/** The number, the two readings or the fault. */
function parsed(text: string, limits: NumberLimits = PRICE_LIMITS) {
  const { number, readings, fault } = parseNumber(text, limits);
  return number ?? readings ?? fault;
}

/** None of these is a number, nor two. */
const NONE =
  "abc . , - ₹ /- 12'50 1..2 1,2,3 1,23,45 1,,250 1,00,00 ,50 12.5, 1.250, 12,50.75 01,250 1234,567 1_250 1e3 0x10 " +
  '35- --5 35² Rs..5 Rs-5 35/kg 3/2 11/2 2/50 1/0 O5 ٣٥٪ \u202E35 (35)';

const cases = linesOf<{ of: string; row: [string, unknown] }>(rows);
const casesOf = (kind: string) => cases.flatMap(({ of, row }) => (of === kind ? [row] : []));

describe('a number', () => {
  it.each(casesOf('one'))('%j is %j', (text, number) => {
    expect(parsed(text)).toBe(number);
  });

  it.each(casesOf('two'))('%j is asked', (text, readings) => {
    expect(parsed(text)).toEqual(readings);
  });

  it.each([...NONE.split(' '), '12 50', '3 4', 'Rs .5', '5 paise', '2 lakh', '9'.repeat(61)])(
    '%j is none',
    (text) => {
      expect(parsed(text)).toBe('not-a-number');
    },
  );

  it.each([
    ['', PRICE_LIMITS, 'empty'],
    [' \u200B\u00A0', PRICE_LIMITS, 'empty'],
    ['0', PRICE_LIMITS, 0],
    ['-0', PRICE_LIMITS, 0],
    ['-5', PRICE_LIMITS, 'too-low'],
    ['−5', PRICE_LIMITS, 'too-low'],
    ['₹ –5', PRICE_LIMITS, 'too-low'],
    ['1000000000', PRICE_LIMITS, 1e9],
    ['1000000000.1', PRICE_LIMITS, 'too-high'],
    ['0', AMOUNT_LIMITS, 'too-low'],
    ['0.0000004', AMOUNT_LIMITS, 'too-low'],
    ['0.0000005', AMOUNT_LIMITS, 0.000_001],
    ['1.005', MONEY_LIMITS, 1.01],
    ['0.004', MONEY_LIMITS, 'too-low'],
    ['2.0', COUNT_LIMITS, 2],
    ['0.5', COUNT_LIMITS, 'not-whole'],
    ['½', COUNT_LIMITS, 'not-whole'],
    ['-0.5', COUNT_LIMITS, 'too-low'],
    ['1000001', COUNT_LIMITS, 'too-high'],
    // Either 12 and a half, which no count is, or 1,250: not to be chosen by the limits.
    ['12,50', COUNT_LIMITS, 'not-whole'],
    ['12,00', COUNT_LIMITS, [12, 1200]],
    ['-12.5', { most: 1e20, decimals: 20 }, -12.5],
    ['-12,50', { most: 1e20, decimals: 20 }, [-12.5, -1250]],
  ] as const)('%j within %j is %j', (text, limits, expected) => {
    expect(parsed(text, limits)).toEqual(expected);
  });
});

// The oracle goes the other way: from a number to all the ways in which people write it.
const group = (whole: string, first: number, others: number, mark: string) => {
  let rest = whole.slice(0, -first);
  const groups = [whole.slice(-first)];
  for (; rest !== ''; rest = rest.slice(0, -others)) groups.unshift(rest.slice(-others));
  return groups.join(mark);
};

interface Spelling {
  readonly whole: string;
  readonly decimals: string;
}

/** Without a point, `marks` are what parts the groups. */
function spellingsOf({ whole, decimals }: Spelling): readonly string[] {
  const grouped = (marks: readonly string[]) =>
    whole.length > 3 && !whole.startsWith('0')
      ? marks.flatMap((mark) => [group(whole, 3, 2, mark), group(whole, 3, 3, mark)])
      : [];
  const marked = [whole, ...grouped([',', "'", ' '])];
  if (decimals === '') {
    return [...marked, ...grouped(['.']).filter((text) => text.split('.').length > 2)];
  }
  const withPoint = [...marked, ...(whole === '0' ? [''] : [])].map(
    (text) => `${text}.${decimals}`,
  );
  const isShort = decimals.length <= 2 || whole === '0';
  const withComma = isShort
    ? [whole, ...grouped(["'", ' ', '.'])].map((text) => `${text},${decimals}`)
    : [];
  return [...withPoint, ...withComma];
}

const SCRIPTS = ['0123456789', '०१२३४५६७८९', '౦౧౨౩౪౫౬౭౮౯', '０１２３４５６７８９'];
const UNSEEN = ['', '', '', ...'\u200B\u200C\u200D\u200E\u2068\u2069\uFEFF\u00AD'];
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const dress = fc.constantFrom(
  ...'*| * |₹*|₹ *|Rs. *|rs *|*/-|₹*/-|* रुपये मात्र|రూ. *|\u00A0*\u2009|+*'.split('|'),
);

/** The text in other scripts, with characters in it that nobody sees. */
function disguised(text: string, seed: readonly number[]): string {
  const pick = <Item>(all: readonly Item[], at: number) =>
    all[(seed[at % seed.length] ?? 0) % all.length] as Item;
  return [...text]
    .map((sign, at) => {
      const digit = '0123456789'.indexOf(sign);
      return (digit < 0 ? sign : (pick(SCRIPTS, at)[digit] ?? '')) + pick(UNSEEN, at * 7 + 3);
    })
    .join('');
}

const seeds = fc.array(fc.nat(997), { minLength: 11, maxLength: 11 });

describe('whatever is typed', () => {
  it('is the number that was written, or is asked, or is refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }).map(String),
        digits(0, 4),
        fc.nat(),
        dress,
        seeds,
        (whole, decimals, choice, around, seed) => {
          const spellings = spellingsOf({ whole, decimals });
          const spelling = spellings[choice % spellings.length] ?? '';
          const text = disguised(
            around.replace('*', () => spelling),
            seed,
          );
          const { number, readings } = parseNumber(text, PRICE_LIMITS);
          const value = Number(`${whole}.${decimals}`);
          expect(readings ?? [number ?? value]).toContain(value);
          // Nobody misreads a number whose last separator is the point.
          const isPlain = decimals === '' || spelling.lastIndexOf('.') > spelling.indexOf(',');
          expect(isPlain && /^\d/.test(spelling) ? number : value).toBe(value);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is no number that is not written so', () => {
    const written = fc.string({
      unit: fc.constantFrom(...'0011223456789', ...",.' -+₹/½e_x"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(written, seeds, (plain, seed) => {
        const { number, readings } = parseNumber(disguised(plain, seed), {
          most: 1e15,
          decimals: 12,
        });
        const bare = plain.replaceAll(/[₹+]|\/[-/]*$/g, '').replaceAll(/^[- ]+|[ ]+$/g, '');
        if (number === undefined || bare.includes('½') || bare.includes('/')) return;
        expect(readings).toBeUndefined();
        const text = bare.replace(/[.,]$/, '').replaceAll(/ +/g, ' ');
        const [whole = '', decimals = ''] = String(Math.abs(number)).split('.');
        // Zeros that change nothing may stand at both ends.
        const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((zeros) =>
          spellingsOf({ whole, decimals: decimals + '0'.repeat(zeros) }),
        );
        const trimmed = text.replace(/^0+(?=\d)/, '');
        expect([...all, ...all.map((each) => each.replace(/^0(?=[.,])/, ''))]).toContain(trimmed);
      }),
      { numRuns: 5000 },
    );
  });

  it('is asked where a group of two stands last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), digits(2, 2), seeds, (head, tail, seed) => {
        const { readings } = parseNumber(disguised(`${head},${tail}`, seed), PRICE_LIMITS);
        expect(readings).toEqual([Number(`${head}.${tail}`), Number(`${head}${tail}`)]);
      }),
    );
  });
});
