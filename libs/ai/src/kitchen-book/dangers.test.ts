import { describe, expect, it } from 'vitest';
import { dangerIn } from './dangers';
import { spokenWords } from './spoken-words';

function danger(text: string, canSpoil = true) {
  return dangerIn(spokenWords(text), {
    canSpoil,
    canHaveDarkSpots: false,
    isLeftover: true,
    knows: () => false,
  });
}

describe('dangers', () => {
  it.each([
    ['dal sad gayi', 'rotten'],
    ['दाल सड़ गई है', 'rotten'],
    ['it smells bad', 'smell'],
    ['badboo aa rahi hai', 'smell'],
    ['bread par fungus hai', 'mould'],
    ['फफूंद लग गई', 'mould'],
    ['chicken lislisa hai', 'slime'],
    ['batter mein gulabi dhabbe', 'spots'],
    ['atte mein keede', 'pests'],
    ['sabun gir gaya', 'dirt'],
    ['packet expired', 'expired'],
    ['joothi biryani', 'from-plates'],
    ['customers ki plate se', 'from-plates'],
    ['kal customer ko ulti hui', 'illness'],
    ['raat bhar bahar rakha', 'kept-warm'],
    ['rice kept warm overnight', 'kept-warm'],
    ['kal ka chicken', 'kept-warm'],
    ['रात के चावल', 'kept-warm'],
    ['fridge band tha', 'kept-warm'],
    ['kal se fridge mein rakhna bhool gaya', 'kept-warm'],
    ['5 din se fridge mein', 'kept-long'],
  ])('%s: %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it.each([
    'no smell at all',
    'badbu nahi hai',
    'fungus bilkul nahi hai',
    'smells good',
    'kal ke liye batter',
    'chana raat bhar bhigoya',
    'kal ka chicken fridge mein rakha tha',
    'sada dosa',
    'taste kharab hai',
    'phool gobhi',
  ])('%s: none', (text) => {
    expect(danger(text)).toBeUndefined();
  });

  it.each([
    'raw chicken smells bad',
    'kachchi machli se badbu',
    'smell achhi nahi hai',
    'smells good but off',
  ])('is not talked out of a smell: %s', (text) => {
    expect(danger(text)).toBe('smell');
  });

  it('counts a smell that does not go away', () => {
    expect(danger('badbu nahi ja rahi')).toBe('smell');
  });

  it('lets bread and raw vegetables stand overnight', () => {
    expect(danger('raat bhar bahar rakha', false)).toBeUndefined();
  });
});
