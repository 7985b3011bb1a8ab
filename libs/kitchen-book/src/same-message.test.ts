import { describe, expect, it } from 'vitest';
import { isSameComplaint } from './advice';
import { areSameLeftovers } from './leftovers';

describe('complaints', () => {
  it.each([
    ['2 kg tamatar khatte hain', 'the tomatoes are sour'],
    ['టమాటాలు పుల్లగా ఉన్నాయి, 5 కిలోలు', 'टमाटर खट्टे हैं'],
    ['sambar is salty and the tomatoes are sour', 'tamatar khatte, sambar mein namak zyada'],
    ['Qwertz, the Tamatar!', 'qwertz the tamaatar'],
  ])('of the same are the same: %s', (text, earlier) => {
    expect(isSameComplaint(text, earlier)).toBe(true);
    expect(isSameComplaint(earlier, text)).toBe(true);
  });

  it.each([
    ['tomatoes are sour', 'onions are bitter'],
    ['tomatoes are sour', 'tomatoes are watery'],
    ['tomatoes are sour', 'tomatoes are sour and sambar is salty'],
    ['dal salty, sambar sour', 'dal sour, sambar salty'],
    // A word that the book does not know may say why it would not help.
    ['tomatoes are sour', 'tomatoes are sour, xyzzy'],
    ['qwertz', 'qwertz two'],
    ['...', '!'],
    ['', ''],
  ])('of something else are not: %s / %s', (text, earlier) => {
    expect(isSameComplaint(text, earlier)).toBe(false);
    expect(isSameComplaint(earlier, text)).toBe(false);
  });
});

describe('leftovers', () => {
  it.each([
    ['2 kg chawal fridge mein', 'cooked rice from the fridge'],
    ['2 కిలోల అన్నం ఫ్రిజ్‌లో', '5 kg rice in the fridge'],
    ['onions and 2 kg boiled potatoes', '2 kg boiled potatoes and onions'],
  ])('of the same foods are the same: %s', (text, earlier) => {
    expect(areSameLeftovers(text, earlier)).toBe(true);
    expect(areSameLeftovers(earlier, text)).toBe(true);
  });

  it.each([
    ['10 idli in the fridge', '2 kg rice in the fridge'],
    ['2 kg rice in the fridge', '2 kg rice and chicken in the fridge'],
    ['2 kg rice in the fridge', '2 kg rice in the fridge, xyzzy'],
    ['', ''],
  ])('of others are not: %s / %s', (text, earlier) => {
    expect(areSameLeftovers(text, earlier)).toBe(false);
    expect(areSameLeftovers(earlier, text)).toBe(false);
  });
});
