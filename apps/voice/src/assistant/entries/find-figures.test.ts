import { tokensOf } from '@thela/understanding';
import { expect, it } from 'vitest';
import { findFigures } from './find-figures';

it.each([
  ['sava sau rupaye', 125],
  ['paune sau rupaye', 75],
  ['sava hazar rupaye', 1250],
  ['sava do sau rupaye', 225],
  ['paune do sau rupaye', 175],
  ['sadhe teen sau rupaye', 350],
  ['dedh sau rupaye', 150],
  ['dhai hazar rupaye', 2500],
  ['ek hazar do sau rupaye', 1200],
  ['ek hazar ek sau pachas rupaye', 1150],
  ['do sau pachas rupaye', 250],
  ['1,200 rupaye', 1200],
  ['40.50 rupaye', 40.5],
  ['40,50 rupaye', 40.5],
  ['1,23,456 rupaye', 123_456],
  ['₹1,250', 1250],
  ['rs18,360', 18_360],
  ['rs1,38,001.50', 138_001.5],
  ['Rs. 35', 35],
  ['35/-', 35],
  ['౩౫/-', 35],
  ['1½ rupaye', 1.5],
  ['साढ़े चालीस रुपये', 40.5],
  ['सवा सौ रुपये', 125],
  ['2 lakh 50 hazar rupaye', 250_000],
  ['डेढ़ लाख रुपये', 150_000],
])('%s is ₹%d', (said, value) => {
  expect(findFigures(tokensOf(said)).map(({ meaning }) => meaning)).toEqual([
    { value, of: 'rupees' },
  ]);
});

it('two dosas after a hundred are no 102', () => {
  expect(findFigures(tokensOf('sau do dosa')).map(({ meaning }) => meaning.value)).toEqual([100]);
});
