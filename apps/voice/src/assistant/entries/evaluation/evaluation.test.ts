import { expect, it } from 'vitest';
import {
  firstDevanagari,
  firstDevanagariOthers,
  secondDevanagari,
  secondDevanagariOthers,
} from './devanagari-lists';
import { firstEntries, firstOthers } from './first-list';
import { fourthEntries, fourthOthers } from './fourth-list';
import { score } from './score';
import type { Expected, Verdict } from './score';
import { secondEntries, secondOthers } from './second-list';
import { smallStall } from './stalls';
import {
  firstTeluguLatin,
  firstTeluguLatinOthers,
  secondTeluguLatin,
  secondTeluguLatinOthers,
} from './telugu-latin-lists';
import { firstTelugu, firstTeluguOthers, secondTelugu, secondTeluguOthers } from './telugu-lists';
import { thirdEntries, thirdOthers } from './third-list';

function verdicts(
  list: readonly Expected[],
): Readonly<Partial<Record<Verdict, readonly string[]>>> {
  const found = score(list, smallStall);
  const texts = (verdict: Verdict) =>
    found.filter((one) => one.verdict === verdict).map(({ text }) => text);
  return { right: texts('right'), wrong: texts('wrong'), missed: texts('missed') };
}

it.each([
  { name: 'the first list', list: firstEntries, right: 54, missed: 0 },
  { name: 'what is not to be written, in the first list', list: firstOthers, right: 20, missed: 0 },
  { name: 'the second list', list: secondEntries, right: 56, missed: 0 },
  {
    name: 'what is not to be written, in the second list',
    list: secondOthers,
    right: 20,
    missed: 0,
  },
  { name: 'the third list', list: thirdEntries, right: 33, missed: 0 },
  { name: 'what is not to be written, in the third list', list: thirdOthers, right: 20, missed: 0 },
  { name: 'the fourth list', list: fourthEntries, right: 13, missed: 4 },
  {
    name: 'what is not to be written, in the fourth list',
    list: fourthOthers,
    right: 12,
    missed: 0,
  },
  { name: 'Telugu script, first list', list: firstTelugu, right: 15, missed: 0 },
  { name: 'no orders in Telugu script, first list', list: firstTeluguOthers, right: 7, missed: 0 },
  { name: 'Telugu in Latin letters, first list', list: firstTeluguLatin, right: 16, missed: 0 },
  {
    name: 'no orders in Telugu in Latin letters, first list',
    list: firstTeluguLatinOthers,
    right: 7,
    missed: 0,
  },
  { name: 'Devanagari, first list', list: firstDevanagari, right: 17, missed: 0 },
  { name: 'no orders in Devanagari, first list', list: firstDevanagariOthers, right: 7, missed: 0 },
  { name: 'Telugu script, second list', list: secondTelugu, right: 15, missed: 0 },
  {
    name: 'no orders in Telugu script, second list',
    list: secondTeluguOthers,
    right: 8,
    missed: 0,
  },
  { name: 'Telugu in Latin letters, second list', list: secondTeluguLatin, right: 15, missed: 0 },
  {
    name: 'no orders in Telugu in Latin letters, second list',
    list: secondTeluguLatinOthers,
    right: 8,
    missed: 0,
  },
  { name: 'Devanagari, second list', list: secondDevanagari, right: 14, missed: 0 },
  {
    name: 'no orders in Devanagari, second list',
    list: secondDevanagariOthers,
    right: 8,
    missed: 0,
  },
])('understands $name and writes nothing wrong', ({ list, right, missed }) => {
  const found = verdicts(list);
  expect(found.wrong).toEqual([]);
  expect(found.missed?.length).toBeLessThanOrEqual(missed);
  expect(found.right?.length).toBeGreaterThanOrEqual(right);
});
