import { expect, it } from 'vitest';
import { smallStall } from '../../testing/stalls';
import { parseIntent } from './parse-intent';

const vada = smallStall.dishes.find(({ name }) => name === 'Medu Vada')?.id ?? '';
const vadas = (plates: number, reason: string, day = 'today') => ({
  kind: 'confirm',
  entry: { kind: 'waste', day, reason, of: { dish: vada, plates } },
});

it.each([
  ['5 medu vada phenk diye', vadas(5, 'unsold')],
  ['teen medu vada jal gaye phenk diye', vadas(3, 'spoilt')],
  ['two medu vada fell down, wasted', vadas(2, 'spilt')],
  ['I threw away 5 medu vada yesterday', vadas(5, 'unsold', 'yesterday')],
  ['चार मेदू वड़ा खराब हो गए फेंकने पड़े', vadas(4, 'spoilt')],
  ['రెండు మెదు వడ పారేశాను', vadas(2, 'unsold')],
  ['rendu medu vada parasanu', vadas(2, 'unsold')],
  [
    '2 kilo tamatar phenk diye',
    { kind: 'confirm', entry: { of: { ingredient: 'tomatoes', amount: 2, unit: 'kg' } } },
  ],
  ['do dosa phenk diye', { kind: 'choose' }],
  ['2 poha wasted', { kind: 'no-such', name: 'poha' }],
])('is asked about: %s', (text, expected) => {
  expect(parseIntent(text, smallStall)).toMatchObject(expected);
});

it.each([
  'kya 5 medu vada phenk doon',
  '5 medu vada mat phenko',
  'agar 5 vada phenke to kitna nuksan',
  'roz 5 vada phenkta hoon',
  'ek masala dosa jal gaya tawe pe',
  'vada phenk diye',
])('is not read from: %s', (text) => {
  expect(parseIntent(text, smallStall)).toBeUndefined();
});
