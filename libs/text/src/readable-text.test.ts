import { expect, it } from 'vitest';
import { readableText } from './readable-text';

const JOINER = '\u200D';

it.each([
  ['NUL and other control characters', 'a\u0000b\u0007c\u009Fd', 'abcd'],
  ['marks that overrule the direction', '\u202E001₹\u202C \u2067x\u2069', '001₹ x'],
  ['line breaks of all kinds', 'a\r\nb\rc\n\td', 'a\nb\nc\n\td'],
  [
    'letters of every script',
    `नमक कम, ఉప్పు 🌶️ שלום क्${JOINER}ष`,
    `नमक कम, ఉప్పు 🌶️ שלום क्${JOINER}ष`,
  ],
  ['markup, which is text', '<b>a</b> [x](y)', '<b>a</b> [x](y)'],
])('makes text fit to show: %s', (_, text, shown) => {
  expect(readableText(text)).toBe(shown);
});
