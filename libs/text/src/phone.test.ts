import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone';
import { parsePhone } from './phone';
import rows from './phone.jsonl?raw';
import { linesOf } from './testing/json-lines';

const cases = linesOf<{ typed: string; phone: string | null }>(rows);

describe('a phone number as it is typed', () => {
  it.each(cases)('$typed is $phone: null can get no SMS', ({ typed, phone }) => {
    expect(parsePhone(typed)).toBe(phone);
  });

  it('is the same number again when it is read from the page', () => {
    const indian = fc
      .tuple(fc.integer({ min: 6, max: 9 }), fc.stringMatching(/^\d{9}$/))
      .map(([first, rest]) => `+91${first}${rest}`);
    const abroad = fc.stringMatching(/^\+[1-8]\d{7,14}$/);
    fc.assert(
      fc.property(fc.oneof(indian, abroad), (phone) => {
        expect(parsePhone(formatPhone(phone))).toBe(phone);
        expect(formatPhone(phone.slice(1))).toBe(formatPhone(phone));
      }),
    );
  });
});
