// @module-tag nightly

import { expect, test } from 'vitest';
import { setUpBackend } from '../testing/test-backend';

const backend = setUpBackend();

const PATH = '/token?grant_type=password';

test.each([
  [undefined, { code: 400, error_code: 'validation_failed', msg: 'missing email or phone' }, null],
  [
    '2023-12-31',
    { code: 400, error_code: 'validation_failed', msg: 'missing email or phone' },
    null,
  ],
  ['2024-01-01', { code: 'validation_failed', message: 'missing email or phone' }, '2024-01-01'],
])('shapes an error for clients of %s', async (version, expected, answered) => {
  const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
  const response = await backend().fetch(PATH, { method: 'POST', headers, body: '{}' });
  expect(await response.json()).toEqual(expected);
  expect(response.headers.get('x-supabase-api-version')).toBe(answered);
});
