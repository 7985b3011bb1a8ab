// @module-tag nightly

import { expect, test } from 'vitest';
import { parseEmail } from './email-address';

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
