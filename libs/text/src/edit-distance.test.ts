import { expect, it } from 'vitest';
import { isOneEditAway } from './edit-distance';

it.each([
  ['tamatar', 'tamatra', true],
  ['tamatar', 'tamaar', true],
  ['tamatar', 'tamattar', true],
  ['tamatar', 'tamater', true],
  ['tamatar', 'tmaatr', false],
  ['tamatar', 'matar', false],
])('%s and %s: one slip away is %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected);
});
