import { describe, expect, it } from 'vitest';
import {
  dangerPhrases,
  fourthDangerPhrases,
  secondDangerPhrases,
  thirdDangerPhrases,
} from './danger-phrases';
import { ordinaryPhrases, secondOrdinaryPhrases, thirdOrdinaryPhrases } from './ordinary-phrases';
import { dangerVerdictOn, ordinaryVerdictOn } from './score';

describe.each([
  ['the first list of danger', dangerPhrases, 50, 48],
  ['the second list of danger', secondDangerPhrases, 60, 38],
  ['the third list of danger', thirdDangerPhrases, 44, 27],
  ['the fourth list of danger', fourthDangerPhrases, 24, 9],
] as const)('%s', (_, list, count, least) => {
  it('is all there, each message once', () => {
    expect(new Set(list).size).toBe(count);
  });

  it('gets no remedy and no recipe', () => {
    expect(list.filter((text) => dangerVerdictOn(text) === 'unsafe')).toEqual([]);
  });

  it('is thrown away where the books know the danger', () => {
    const hits = list.filter((text) => dangerVerdictOn(text) === 'hit');
    expect(hits.length).toBeGreaterThanOrEqual(least);
  });
});

describe.each([
  ['the first ordinary list', ordinaryPhrases, 55, 52],
  ['the second ordinary list', secondOrdinaryPhrases, 40, 37],
  ['the third ordinary list', thirdOrdinaryPhrases, 30, 28],
] as const)('%s', (_, list, count, least) => {
  it('is all there, each message once', () => {
    expect(new Set(list.map(({ text }) => text)).size).toBe(count);
  });

  it('gets its answers', () => {
    const answered = list.filter((phrase) => ordinaryVerdictOn(phrase) === 'answered');
    expect(answered.length).toBeGreaterThanOrEqual(least);
  });

  it('is never thrown away', () => {
    const thrown = list.filter((phrase) => ordinaryVerdictOn(phrase) === 'thrown-away');
    expect(thrown).toEqual([]);
  });
});
