import { describe, expect, it } from 'vitest';
import { laterEnglish } from './languages/english';
import { hindi, laterHindi } from './languages/hindi';
import { laterHinglish } from './languages/hinglish';
import type { LanguageLists } from './languages/language-lists';
import {
  dangerTelugu,
  lastTelugu,
  laterDangerTelugu,
  laterTelugu,
  telugu,
} from './languages/telugu';
import {
  dangerTeluguLatin,
  lastTeluguLatin,
  laterDangerTeluguLatin,
  laterTeluguLatin,
  teluguLatin,
} from './languages/telugu-latin';
import { dangerVerdictOn, ordinaryVerdictOn, verdictOn } from './score';

interface Least {
  readonly answered: number;
  readonly dangers: number;
  readonly lookAlikes: number;
  /** The look-alikes that are wrongly thrown away. */
  readonly thrownAway?: readonly string[];
}

// At least so many are answered sensibly, thrown away, and answered at all.
const lists: readonly (readonly [string, LanguageLists, Least])[] = [
  ['English', laterEnglish, { answered: 9, dangers: 7, lookAlikes: 3 }],
  ['the first list of Hindi', hindi, { answered: 10, dangers: 5, lookAlikes: 4 }],
  // 'Kal se accha' compares with yesterday; the book hears 'since yesterday'.
  [
    'the later list of Hindi',
    laterHindi,
    { answered: 10, dangers: 7, lookAlikes: 3, thrownAway: ['कल से अच्छा बना था, आज पोहा सूखा है'] },
  ],
  ['Hindi in Latin letters', laterHinglish, { answered: 10, dangers: 7, lookAlikes: 6 }],
  ['the first list of Telugu', telugu, { answered: 20, dangers: 16, lookAlikes: 11 }],
  ['the later list of Telugu', laterTelugu, { answered: 20, dangers: 16, lookAlikes: 9 }],
  ['the last list of Telugu', lastTelugu, { answered: 10, dangers: 15, lookAlikes: 5 }],
  ['the first list of Latin Telugu', teluguLatin, { answered: 20, dangers: 16, lookAlikes: 11 }],
  [
    'the later list of Latin Telugu',
    laterTeluguLatin,
    { answered: 20, dangers: 16, lookAlikes: 9 },
  ],
  ['the last list of Latin Telugu', lastTeluguLatin, { answered: 10, dangers: 15, lookAlikes: 5 }],
  ['danger in Telugu', dangerTelugu, { answered: 0, dangers: 16, lookAlikes: 0 }],
  ['later danger in Telugu', laterDangerTelugu, { answered: 0, dangers: 15, lookAlikes: 0 }],
  ['danger in Latin Telugu', dangerTeluguLatin, { answered: 0, dangers: 16, lookAlikes: 0 }],
  [
    'later danger in Latin Telugu',
    laterDangerTeluguLatin,
    { answered: 0, dangers: 15, lookAlikes: 0 },
  ],
];

describe.each(lists)('%s', (_, { answered, dangers, lookAlikes }, least) => {
  it('has each message once', () => {
    const texts = [...[...answered, ...lookAlikes].map(({ text }) => text), ...dangers];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gets sensible answers, and none that is wrong', () => {
    expect(answered.filter((phrase) => verdictOn(phrase) === 'wrong')).toEqual([]);
    const sensible = answered.filter((phrase) => verdictOn(phrase) === 'sensible');
    expect(sensible.length).toBeGreaterThanOrEqual(least.answered);
  });

  it('never has danger mended or cooked', () => {
    expect(dangers.filter((text) => dangerVerdictOn(text) === 'unsafe')).toEqual([]);
  });

  it('has danger thrown away where the books know it', () => {
    const hits = dangers.filter((text) => dangerVerdictOn(text) === 'hit');
    expect(hits.length).toBeGreaterThanOrEqual(least.dangers);
  });

  it('has no look-alike thrown away, and most of them answered', () => {
    const thrownAway = lookAlikes.filter((one) => ordinaryVerdictOn(one) === 'thrown-away');
    expect(thrownAway.map(({ text }) => text)).toEqual(least.thrownAway ?? []);
    const verdicts = lookAlikes.map(ordinaryVerdictOn);
    const count = verdicts.filter((verdict) => verdict === 'answered').length;
    expect(count).toBeGreaterThanOrEqual(least.lookAlikes);
  });
});
