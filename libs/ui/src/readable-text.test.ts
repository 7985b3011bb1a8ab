import { expect, it } from 'vitest';
import { readableText } from './readable-text';

it.each([
  { of: 'NUL and other control letters', text: 'a\u0000b\u0007c\u009Fd', shown: 'abcd' },
  {
    of: 'marks that overrule the direction',
    text: '\u202E001₹\u202C \u2067x\u2069',
    shown: '001₹ x',
  },
  { of: 'line breaks of all kinds', text: 'a\r\nb\rc\n\td', shown: 'a\nb\nc\n\td' },
  { of: 'letters of every script', text: 'नमक कम, ఉప్పు 🌶️ שלום', shown: 'नमक कम, ఉప్పు 🌶️ שלום' },
  { of: 'markup, which is text', text: '<b>a</b> [x](y)', shown: '<b>a</b> [x](y)' },
])('makes text showable: $of', ({ text, shown }) => {
  expect(readableText(text)).toBe(shown);
});
