import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from './read-code';

describe('what is typed or pasted as a code', () => {
  it.each([
    ['123456', '123456'],
    ['12', '12'],
    ['', ''],
    ['abc', ''],
    [' 123 456 ', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['123-456', '123456'],
    ['१२३४५६', '123456'],
    ['౧౨౩ ౪౫౬', '123456'],
    ['Your code is 123456', '123456'],
    ['Thela: 123456 is your code. It is good for 60 minutes.', '123456'],
    ['2 plates of 40 ₹. Your code: 123 456.', '123456'],
    ['123\u202f456, good for 60 minutes', '123456'],
    ['123\u2011456 है, 10 मिनट तक', '123456'],
    ['आपका कोड १२३४५६ है, 10 मिनट तक', '123456'],
    ['Code 123456, call +91 98765 43210 if this was not you.\n\n@thela.in #123456', '123456'],
  ])('%j gives %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it.each(['1234567', '9876543210', '+91 98765 43210', '+919876543210'])(
    '%j is no code',
    (text) => {
      expect(readCode(text)).toBe(null);
    },
  );

  it('finds any code in the scripts of our languages, wherever it stands in a message', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const zero = fc.constantFrom(0x30, 0x09_66, 0x0c_66);
    const words = fc.stringMatching(/^[a-z .:]{0,20}$/);
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 6, maxLength: 6 }),
        zero,
        words,
        words,
        (digits, first, before, after) => {
          const typed = digits.map((each) => String.fromCharCode(first + each)).join('');
          expect(readCode(`${before}${typed}${after}`)).toBe(digits.join(''));
        },
      ),
    );
  });

  it('gives at most six digits, whatever the text is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789०९౦౯ -+a\u00a0') });
    fc.assert(
      fc.property(text, (typed) => {
        expect(readCode(typed) ?? '').toMatch(/^\d{0,6}$/);
      }),
    );
  });
});
