// @module-tag nightly

import { expect, test } from 'vitest';
import { reportContract } from './contract-report';

const same = { name: 'a › b', request: 'GET /user', differences: [] };
const other = { name: 'c › d', request: 'PUT /user', differences: ['status: 200  here: 400'] };
const asked = { profile: 'default', results: [same, other], leftOut: 3 } as const;

test('fails for a row that differs without a reason, and shows it', () => {
  expect(reportContract([asked], {})).toEqual({
    isPassed: false,
    lines: [
      '',
      'c › d   (PUT /user)',
      '  status: 200  here: 400',
      '',
      'default  1 the same, 1 differ without a reason, 3 left out',
    ],
  });
});

test('passes when each row that differs has a reason', () => {
  expect(reportContract([asked], { 'c › d': 'there is no bcrypt here' })).toEqual({
    isPassed: true,
    lines: ['default  1 the same, 1 differ for a reason, 3 left out'],
  });
});

test('fails for a reason whose row does not differ any more', () => {
  const reasons = { 'a › b': 'once', 'c › d': 'there is no bcrypt here' };
  const { isPassed, lines } = reportContract([asked], reasons);
  expect(isPassed).toBe(false);
  expect(lines).toContain('a › b: has a reason, and does not differ');
});
