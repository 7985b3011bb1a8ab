// @module-tag nightly

import { expect, test } from 'vitest';
import { isFailure } from '../failure';
import { parsePhone } from './phone-number';

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
