import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchNames, spellingKey } from './search';
import rows from './search.jsonl?raw';
import { linesOf } from './testing/json-lines';

const MENU = (
  'Pani Puri|పానీ పూరీ|पानी पूरी|Paneer Roll|प्याज़ पकौड़ा|Kachori|Veg Noodles|Cheese Sandwich|' +
  'ఐస్‌క్రీమ్|गोलगप्पा २|మసాలా దోశ|Misal|Samosa|Chowmein'
).split('|');

const cases = linesOf<{ of: string; row: [string, string, boolean?] }>(rows);
const casesOf = (kind: string) => cases.flatMap(({ of, row }) => (of === kind ? [row] : []));

const found = (text: string) => searchNames(MENU, text, (name) => [name]);

describe('names of the vendor’s own', () => {
  it.each(['పానీ', 'पानी', 'pani', 'PAANI', 'paani poori', 'పానీపూరీ', 'pani\u200B\u00A0puri'])(
    'are found in each script by %j',
    (text) => {
      expect(found(text).slice(0, 3).toSorted()).toEqual(['Pani Puri', 'पानी पूरी', 'పానీ పూరీ']);
    },
  );

  it.each(casesOf('first'))('%j finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each(casesOf('exact'))('are found by %s without what only resembles it: %s', (text, names) => {
    expect(searchNames(MENU, text, (name) => [name], { isExact: true }).join(' ')).toBe(names);
  });

  it('are found at each letter that is typed', () => {
    const typed = MENU.flatMap((name) =>
      [...name].map((_, index, letters) => [name, letters.slice(0, index + 1).join('')] as const),
    );
    expect(typed.filter(([name, text]) => !found(text).includes(name))).toEqual([]);
  });

  it.each(['xyzzy', 'ek plate samosa', 'बिरयानी', 'బిర్యానీ', 'tea'])('are not found by %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(casesOf('numbers'))('are told apart by their numbers: %s', (text, names) => {
    const menu = ['Combo 1', 'Combo 2', 'Combo 3', '7up'];
    expect(searchNames(menu, text, (name) => [name]).join(' ')).toBe(names);
  });

  it('come in their order where they fit alike', () => {
    const twins = ['Vada 1', 'vada 2', 'वड़ा'].map((name, id) => ({ id, name }));
    expect(searchNames(twins, 'vad', ({ name }) => [name])).toEqual(twins);
  });
});

it.each(['', ' \u200B', '?!'])('all are found by %j', (text) => {
  expect(found(text)).toEqual(MENU);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, text) => {
      expect([0, 1]).toContain(searchNames([name], text, (one) => [one]).length);
      expect(searchNames([name], name, (one) => [one])).toEqual([name]);
    }),
  );
});

it.each(casesOf('alike'))(
  'says of %s and %s whether they are one name: %s',
  (one, other, isOne) => {
    expect(spellingKey(one) === spellingKey(other)).toBe(isOne);
  },
);
