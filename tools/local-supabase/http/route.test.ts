import { expect, test } from 'vitest';
import { LIFTED_LIMITS } from '../settings';
import { setUpBackend, startTestBackend } from '../testing/test-backend';

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

test.each([
  { isBehindGateway: false, statuses: [400, 429] },
  { isBehindGateway: true, statuses: [400, 400] },
])(
  'counts the addresses that clients name only behind a gateway: $isBehindGateway',
  async ({ isBehindGateway, statuses }) => {
    const limits = { ...LIFTED_LIMITS, signIn: { requests: 1, windowS: 60 } };
    const limited = await startTestBackend({ limits, isBehindGateway });
    const signInFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await limited.fetch(PATH, { method: 'POST', headers, body: '{}' })).status;
    };
    expect([await signInFrom('10.0.0.1'), await signInFrom('10.0.0.2')]).toEqual(statuses);
    await limited.close();
  },
);
