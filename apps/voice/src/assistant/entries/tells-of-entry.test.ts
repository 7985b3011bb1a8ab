import { expect, it } from 'vitest';
import { smallStall } from '../../testing/stalls';
import { parseToldEntry } from './tells-of-entry';

it.each([
  'spent 230 on something',
  'aaj sab kuch bik gaya',
  'sabzi wale ko 420 chukaye',
  'customer ne 500 diye',
  'आज 12 प्लेट पोहा बिका',
  'ఈ రోజు 12 ప్లేట్లు పోహా అమ్మాను',
  'nalugu kaadu aidu vada',
])('a sale, a purchase or an expense: %s', (text) => {
  expect(parseToldEntry(text, smallStall)).toBeDefined();
});

it.each([
  'egg roll ka paratha kadhai se lag gaya',
  'vada nahi bike',
  'I did not sell the vadas',
  'kitna bika',
  'agar 50 plate becha',
  '10 pav bache hain',
  'chai ke 2 elaichi',
  'sambar 5 litre',
])('none: %s', (text) => {
  expect(parseToldEntry(text, smallStall)).toBeUndefined();
});

it('keeps of a sentence what is said of food besides', () => {
  expect(parseToldEntry('5 kilo tamatar kharide, khatte hain', smallStall)?.rest).toContain('khat');
  expect(parseToldEntry('sabzi 850 rupaye ki kharidi', smallStall)?.rest).not.toContain('khari');
});
