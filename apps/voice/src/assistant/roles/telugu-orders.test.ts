import { tokensOf } from '@thela/understanding';
import { describe, expect, it } from 'vitest';
import { parseRoleAnswer } from './role-order';
import { readTeluguOrder } from './telugu-orders';

function read(text: string): string {
  return readTeluguOrder(tokensOf(text)).tokens.join(' ');
}

describe('an order in Telugu', () => {
  it.each([
    ['ప్రాఫిట్ మోడ్‌కి మారు', 'prafit mod ko svitch karo'],
    ['profit mode ki maarustava', 'profit mode ko svitch karo karoge'],
    ['role marchaku', 'role mat change karo'],
    ['role marchanu', 'role gaya'],
    ['chef ni pettukovala', 'chef ko kya'],
    ['వంటవాడిలా మాట్లాడు', 'bavarchi ki tarah bat karo'],
    ['లెక్కలు చూసేవాడిని పిలువు', 'hisab kitab karne vala ko bulao'],
    ['migilina vanta chuse assistant kavali', 'leftover karne asistant chahie'],
    ['అకౌంటెంట్‌గా మారు', 'akauntent jaise svitch karo'],
    ['chef vaddu, profit vaadu kaavali', 'chef nahi , profit vala chahie'],
  ])('is read as one in Hindi: %s', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('tells which word each read one stands for', () => {
    expect(readTeluguOrder(tokensOf('chefgaa maaru anna'))).toEqual({
      tokens: ['chef', 'jaise', 'svitch', 'karo'],
      positions: [0, 0, 1, 1],
    });
  });

  it(
    'of ten thousand letters takes less than a second of a processor',
    { tags: ['nightly'] },
    () => {
      const start = process.cpuUsage();
      read(`nuvvu ${'evadi'.repeat(2000)}`);
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    },
  );
});

// The lists of the evaluation are tried, too.
it.each([
  'ab tum mere rasoiye ho',
  'रसोइया वाला मोड लगाओ',
  'paper plates and tissues 150',
  'हेल्पर को 500 देना ठीक रहेगा',
  'rasam feeka hai, throw it away',
  'lekin were you late, maroon wala',
])('leaves English and Hindi as they are: %s', (text) => {
  expect(read(text)).toBe(tokensOf(text).join(' '));
});

it.each([
  ['modatidi', 'sous-chef'],
  ['రెండోది', 'profit'],
  ['మూడో', 'zero-waste'],
])('knows a short answer in Telugu: %s', (text, skill) => {
  expect(parseRoleAnswer(tokensOf(text))).toMatchObject({ skill });
});
