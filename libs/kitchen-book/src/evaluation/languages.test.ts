import { describe, expect, it } from 'vitest';
import { hindi } from './languages/hindi';
import { telugu } from './languages/telugu';
import { teluguLatin } from './languages/telugu-latin';
import { dangerVerdictOn, ordinaryVerdictOn, verdictOn } from './score';

describe.each([
  ['Hindi in Devanagari', hindi, { answered: 10, dangers: 5, lookAlikes: 3 }],
  ['Telugu', telugu, { answered: 20, dangers: 16, lookAlikes: 11 }],
  ['Telugu in Latin letters', teluguLatin, { answered: 20, dangers: 16, lookAlikes: 11 }],
] as const)('%s', (_, { answered, dangers, lookAlikes }, least) => {
  it('has each message once', () => {
    const texts = [...[...answered, ...lookAlikes].map(({ text }) => text), ...dangers];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gets sensible answers', () => {
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
    const verdicts = lookAlikes.map(ordinaryVerdictOn);
    expect(verdicts).not.toContain('thrown-away');
    const count = verdicts.filter((verdict) => verdict === 'answered').length;
    expect(count).toBeGreaterThanOrEqual(least.lookAlikes);
  });
});
