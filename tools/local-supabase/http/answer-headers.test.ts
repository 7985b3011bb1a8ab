import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import type { TestBackend } from '../testing/test-backend';
import { SITE, startTestBackend } from '../testing/test-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.close());

const site = { origin: SITE, apikey: LOCAL_PUBLISHABLE_KEY };

test.each([
  ['an answer', 200, '/auth/v1/settings', { headers: site }],
  ['a preflight', 204, '/auth/v1/token', { method: 'OPTIONS', headers: site }],
  ['a refusal', 401, '/auth/v1/settings', {}],
  ['what is not there', 404, '/nothing', { headers: site }],
  ['another method', 404, '/mailbox', { method: 'HEAD' }],
  ['a foreign write', 403, '/auth/v1/token', { method: 'POST', headers: { origin: 'null' } }],
  ['a way back to the site', 303, '/auth/v1/verify?token=x&type=signup', {}],
] as const)('%s (%i) can do nothing in a browser', async (_, status, path, request) => {
  const answer = await fetch(`${backend.url}${path}`, { ...request, redirect: 'manual' });
  expect(answer.status).toBe(status);
  const { headers } = answer;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a page keeps the policy that it was made with', async () => {
  const { headers } = await fetch(`${backend.url}/mailbox`, { headers: { accept: 'text/html' } });
  expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
