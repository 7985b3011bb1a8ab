// @module-tag nightly

import { expect, test } from 'vitest';
import { isFailure } from '../failure';
import { parseEmail, parsePhone } from './recipient';

test.each([
  ['asha@example.in', 'asha@example.in'],
  ['Asha.K+stall@Example.CO.IN', 'asha.k+stall@example.co.in'],
  ["o'neil@a-b.example", "o'neil@a-b.example"],
])('%s is the address %s', (text, email) => {
  expect(parseEmail(text)).toEqual({ email });
});

test.each([
  'asha',
  'asha@',
  '@example.in',
  'asha@example',
  'asha@example.i',
  'asha@example.1n',
  'a sha@example.in',
  'asha@exa mple.in',
  'asha@@example.in',
  'asha@-example.in',
  '.asha@example.in',
  'as..ha@example.in',
  'asha@example.in\n',
  'asha@exämple.in',
  'asha\0@example.in',
  '<b>@example.in',
])('%j is not an address', (text) => {
  expect(parseEmail(text)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  });
});

test('a very long one is refused at once', () => {
  expect(parseEmail(`${'a.'.repeat(100_000)}@example.in`)).toMatchObject({
    message: 'An email address is too long',
  });
});

test.each([
  ['+919876543210', '919876543210'],
  ['919876543210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['+91', '91'],
  ['+123456789012345', '123456789012345'],
])('%s is a number', (text, phone) => {
  expect(parsePhone(text)).toEqual({ phone });
});

test.each([
  '',
  '+',
  'abc',
  '+0919876543210',
  '++919876543210',
  '98765-43210',
  '+1234567890123456',
  '९८७६५४३२१०',
])('%j is not a number', (text) => {
  const parsed = parsePhone(text);
  expect(isFailure(parsed) && parsed.message).toBe('Invalid phone number format (E.164 required)');
});
