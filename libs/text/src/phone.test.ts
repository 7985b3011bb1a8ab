import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone';
import { parsePhone } from './phone';

describe('a phone number as it is typed', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 98765 43210 ', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['౯౮౭౬౫౪౩౨౧౦', '+919876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['+91 098765 43210', '+919876543210'],
    ['+91 (0) 98765-43210,', '+919876543210'],
    ['091 98765 43210', '+919876543210'],
    ['0091 0 98765 43210', '+919876543210'],
    ['tel:+91-98765-43210;ext=1', '+919876543210'],
    ['98765\u00ad43210', '+919876543210'],
    ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
    ['91987 65432', '+919198765432'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['tel:%2B91-98765\u221243210', '+919876543210'],
    ['📞 [+91] 98765·43210', '+919876543210'],
    ['+971 50 123 4567', '+971501234567'],
    ['Mob.: 98765/43210', '+919876543210'],
    ['मोबाइल: ९८७६५,४३२१० (WhatsApp)', '+919876543210'],
  ])('%j is %s', (typed, phone) => {
    expect(parsePhone(typed)).toBe(phone);
  });

  it.each([
    '',
    '+',
    '+91',
    '98765',
    '1234567890',
    '98765432101',
    '+91 12345 67890',
    '+91 91987 65432 1',
    '+9198765432',
    '+0 98765 43210',
    '+1234567',
    '+1234567890123456',
    'asha@stall.in',
    '98765 43210, 98765 43211',
    '98765+43210',
  ])('%j can get no SMS', (typed) => {
    expect(parsePhone(typed)).toBe(null);
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
