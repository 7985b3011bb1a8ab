import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts';
import { tokensOf } from './tokenize';

function amountIn(text: string) {
  return amountsIn(tokensOf(text)).map(({ meaning }) => `${meaning.count} ${meaning.unit}`);
}

describe('amounts as they are said', () => {
  it.each([
    ['2 kg tamatar', '2 kg'],
    ['ek kilo aloo', '1 kg'],
    ['आधा किलो टमाटर', '0.5 kg'],
    ['adha kilo', '0.5 kg'],
    ['half a kg', '0.5 kg'],
    ['dedh kilo', '1.5 kg'],
    ['ढाई किलो', '2.5 kg'],
    ['sawa kilo', '1.25 kg'],
    ['sawa do kilo', '2.25 kg'],
    ['paune do kilo', '1.75 kg'],
    ['sadhe teen litre', '3.5 litre'],
    ['pauna kilo', '0.75 kg'],
    ['pav kilo dahi', '0.25 kg'],
    ['ek pav paneer', '0.25 kg'],
    ['500 gm', '0.5 kg'],
    ['250ml doodh', '0.25 litre'],
    ['2 litre', '2 litre'],
    ['२ किलो', '2 kg'],
    ['1½ kg', '1.5 kg'],
    ['1/2 kg', '0.5 kg'],
    ['2 kg 250 gm', '2.25 kg'],
    ['50 plates', '50 plate'],
    ['do darjan kele', '24 piece'],
    ['20 idli', '20 piece'],
    ['do sau plate', '200 plate'],
    ['2 katori dal', '0.4 litre'],
  ])('%s', (text, amount) => {
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
