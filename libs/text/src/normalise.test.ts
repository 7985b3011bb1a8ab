import { describe, expect, it } from 'vitest';
import { readableText, spacesForControls } from './controls';
import {
  compactKey,
  emailKey,
  includesTyped,
  letterWords,
  longLetterWords,
  nfcKey,
  singleSpaces,
  trimmedKey,
  wordsAndNumbers,
} from './normalise';

const JOINER = '\u200D';

describe('keys by which names are compared', () => {
  it.each([
    // name, single spaces, compact key, NFC key, trimmed key, e-mail key
    [
      ' Masala  Dosa ',
      'Masala Dosa',
      'masala dosa',
      'masala dosa',
      'masala  dosa',
      ' masala  dosa ',
    ],
    ['a\tb\u00A0c', 'a b c', 'a b c', 'a b c', 'a\tb\u00a0c', 'a\tb\u00a0c'],
    ['Cafe\u0301', 'Cafe\u0301', 'cafe\u0301', 'caf\u00E9', 'cafe\u0301', 'cafe\u0301'],
    ['\u0958', '\u0958', '\u0958', '\u0915\u093C', '\u0958', '\u0958'],
    [`क्${JOINER}ष`, `क्${JOINER}ष`, `क्${JOINER}ष`, `क्${JOINER}ष`, `क्${JOINER}ष`, `क्${JOINER}ष`],
    ['ID İ', 'ID İ', 'id i̇', 'id i̇', 'id i̇', 'id i̇'],
    ['', '', '', '', '', ''],
  ])('%j', (name, single, compact, nfc, trimmed, email) => {
    expect(
      [singleSpaces, compactKey, nfcKey, trimmedKey, emailKey].map((key) => key(name)),
    ).toEqual([single, compact, nfc, trimmed, email]);
  });
});

it.each([
  ['dosa', true],
  [' DOSA ', true],
  ['sala d', true],
  ['masala  dosa', false],
  ['दोसा', true],
  ['डोसा', false],
  ['', true],
])('finds %j among the names of a dish: %s', (typed, isFound) => {
  expect(includesTyped(['Masala Dosa', 'मसाला दोसा'], typed)).toBe(isFound);
});

it.each([
  // text, words of letters, long words, words and numbers
  [
    'LPG gas-cylinder 2',
    ['lpg', 'gas', 'cylinder'],
    ['lpg', 'gas', 'cylinder'],
    ['lpg', 'gas', 'cylinder', '2'],
  ],
  ['A 7up ½', ['a', 'up'], ['up'], ['a', '7up', '1', '2']],
  ['गैस का', ['गैस', 'का'], ['गैस', 'का'], ['गैस', 'का']],
  ['ｃｈａｉ', ['ｃｈａｉ'], ['chai'], ['chai']],
  ['₹ !', [], [], []],
])('cuts %j into words', (text, letters, long, numbers) => {
  expect([letterWords(text), longLetterWords(text), wordsAndNumbers(text)]).toEqual([
    letters,
    long,
    numbers,
  ]);
});

it.each([
  {
    of: 'NUL and other control letters',
    text: 'a\u0000b\u0007c\u009Fd',
    shown: 'abcd',
    stored: 'a b c d',
  },
  {
    of: 'marks that overrule the direction',
    text: '\u202E001₹\u202C \u2067x\u2069',
    shown: '001₹ x',
    stored: ' 001₹   x ',
  },
  {
    of: 'line breaks of all kinds',
    text: 'a\r\nb\rc\n\td',
    shown: 'a\nb\nc\n\td',
    stored: 'a  b c  d',
  },
  {
    of: 'letters of every script',
    text: `नमक कम, ఉప్పు 🌶️ שלום क्${JOINER}ष`,
    shown: `नमक कम, ఉప్పు 🌶️ שלום क्${JOINER}ष`,
    stored: `नमक कम, ఉప్పు 🌶️ שלום क्${JOINER}ष`,
  },
  {
    of: 'markup, which is text',
    text: '<b>a</b> [x](y)',
    shown: '<b>a</b> [x](y)',
    stored: '<b>a</b> [x](y)',
  },
])('makes text fit to show and to store: $of', ({ text, shown, stored }) => {
  expect([readableText(text), spacesForControls(text)]).toEqual([shown, stored]);
});
