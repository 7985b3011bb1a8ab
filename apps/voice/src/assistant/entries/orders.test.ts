import { builtInStall } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallStall } from '../../testing/stalls';
import { parseIntent } from './parse-intent';

const stall = { ...builtInStall, isOwn: true };

function entryOf(text: string): unknown {
  const intent = parseIntent(text, smallStall);
  return intent?.kind === 'write' ? intent.entry : intent?.kind;
}

function masalaDosas(plates: number, day = 'today') {
  return { kind: 'plates', day, plates: [{ dish: 'masala-dosa', plates }] };
}

it.each([
  ['masala dosa ek dozen bank office mein gaye', 12],
  ['half a dozen masala dosas went to the bank office', 6],
  ['bhai woh auto wala teen masala dosa kha gaya, note kar', 3],
  ['likh le chhotu, table number 4 ko do masala dosa diya', 2],
  ['another masala dosa sold', 1],
  ['dus ke dus masala dosa bik gaye', 10],
  ['aaj do masala dosa becha', 2],
  ['ek masala dosa wapas aa gaya, kaat do', -1],
  ['customer bhaag gaya bina liye, teen masala dosa minus kar', -3],
])('%s: who bought is no obstacle', (text, plates) => {
  expect(entryOf(text)).toEqual(masalaDosas(plates));
});

it('writes for yesterday what was forgotten, and asks where tomorrow may be meant', () => {
  expect(entryOf('kal char masala dosa bike the jo likhe nahi, daal do')).toEqual(
    masalaDosas(4, 'yesterday'),
  );
  expect(entryOf('kal do masala dosa likho')).toBe('confirm');
});

it.each([
  ["correct today's masala dosa to 17", 17],
  ['dukaan band, aaj ka final: masala dosa 46, bas', 46],
])('%s: the count of the day', (text, plates) => {
  expect(entryOf(text)).toEqual({ ...masalaDosas(plates), kind: 'count' });
});

it.each([
  'aaj 40 masala dosa bike',
  "change today's masala dosa to 30",
  'subah se do masala dosa beche',
  'do masala dosa ka order likh lo',
  'padosi wale ko bola do masala dosa',
  'increase masala dosa by two',
  'aaj ka poora record saaf kar de, sab kuch',
])('%s: is not written without a yes', (text) => {
  expect(entryOf(text)).not.toBeTypeOf('object');
});

it.each([
  'main do masala dosa kha gaya, likh lo',
  'helper ne do masala dosa khaye, likh lo',
  'agar do masala dosa bike, likh lo',
  'do masala dosa mat likho',
  'last wala mat hatao',
])('%s: is not written', (text) => {
  expect(parseIntent(text, stall)).toBeUndefined();
});

it.each(['arre galat chadh gaya, last wala hata do', 'abhi jo likha na, wo cancel karo'])(
  '%s: takes back',
  (text) => {
    expect(entryOf(text)).toEqual({ kind: 'undo' });
  },
);

it('works out a price from a difference, and asks', () => {
  expect(parseIntent('chai ka daam do rupaye badhao', smallStall)).toMatchObject({
    kind: 'confirm',
    entry: { kind: 'selling-price', price: 17 },
  });
  expect(
    parseIntent('doodh wale ne litre pe do rupaye badha diye, naya daam likh lo', smallStall),
  ).toMatchObject({ kind: 'confirm', entry: { kind: 'price', price: 62 } });
});

it('takes the last figure of a speaker who corrects himself', () => {
  const figure = fc.integer({ min: 2, max: 150 });
  const marks = fc.constantFrom(', nahi nahi, ', ', sorry, ', ' i mean ', ', no no ');
  fc.assert(
    fc.property(figure, figure, marks, (first, last, mark) => {
      const text = `${first} masala dosa${mark}${last} masala dosa bika`;
      expect(entryOf(text)).toEqual(masalaDosas(last));
    }),
  );
});

it('writes no plates for a buyer of whom nothing else is said', () => {
  const strange = fc.stringMatching(/^[a-z]{5,9}$/);
  fc.assert(
    fc.property(
      strange,
      fc.constantFrom('ko', 'wala', 'wale ko', 'mein', 'pe', 'ne'),
      (word, joint) => {
        expect(entryOf(`${word} ${joint} do masala dosa`)).not.toBeTypeOf('object');
      },
    ),
  );
});
