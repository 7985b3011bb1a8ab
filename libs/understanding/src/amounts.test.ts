import { linesOf } from '@thela/text/testing';
import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts';
import rows from './amounts.jsonl?raw';
import { tokensOf } from './tokenize';

function amountIn(text: string) {
  return amountsIn(tokensOf(text)).map(({ meaning }) => `${meaning.count} ${meaning.unit}`);
}

const cases = linesOf<readonly [text: string, amount: string]>(rows);

describe('amounts as they are said', () => {
  it.each(cases)('%s', (text, amount) => {
    expect(amountIn(text)).toEqual([amount]);
  });

  it('does not read a number into a question or an article', () => {
    expect(amountIn('what to do, it is a mess, one should know')).toEqual([]);
  });

  it('does not count days, hours, rupees or people', () => {
    expect(amountIn('2 din purani roti, 9 baje, 500 rupaye, 20 customers')).toEqual([]);
  });

  it('takes ten pav for buns', () => {
    expect(amountIn('10 pav bache hain')).toEqual(['10 piece']);
    expect(amountIn('2 pav bache hain')).toEqual(['2 piece']);
  });

  it('reads a long row of quarters', () => {
    expect(amountIn(`${'sawa '.repeat(50_000)}kilo`)).toEqual(['1.25 kg']);
  });

  it('ignores nothing, division by zero and absurd numbers', () => {
    expect(amountIn('0 kg, 1/0 kg, 99999999999999 kg')).toEqual([]);
  });
});
