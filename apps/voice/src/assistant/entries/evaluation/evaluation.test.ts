import { expect, it } from 'vitest';
import { firstEntries, firstOthers } from './first-list';
import { score } from './score';
import type { Expected, Verdict } from './score';
import { smallStall } from './stalls';

function verdicts(
  list: readonly Expected[],
): Readonly<Partial<Record<Verdict, readonly string[]>>> {
  const found = score(list, smallStall);
  const texts = (verdict: Verdict) =>
    found.filter((one) => one.verdict === verdict).map(({ text }) => text);
  return { right: texts('right'), wrong: texts('wrong'), missed: texts('missed') };
}

it.each([
  { name: 'the first list', list: firstEntries, right: 51, missed: 1 },
  { name: 'what is not to be written, in the first list', list: firstOthers, right: 20, missed: 0 },
])('understands $name and writes nothing wrong', ({ list, right, missed }) => {
  const found = verdicts(list);
  expect(found.wrong).toEqual([]);
  expect(found.missed).toHaveLength(missed);
  expect(found.right?.length).toBeGreaterThanOrEqual(right);
});
