// @module-tag nightly

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { rawRequest } from '../testing/raw-request';
import type { AuthRequest } from '../testing/test-backend';
import { newEmail, PASSWORD, setUpBackend, SITE } from '../testing/test-backend';

const backend = setUpBackend();

/** The status for any `Host` header. */
async function statusFor(
  host: string,
  { address = '127.0.0.1', path = '/auth/v1/health' } = {},
): Promise<number | undefined> {
  const { port } = new URL(backend().url);
  const headers = { host: host.replace('PORT', port), apikey: LOCAL_PUBLISHABLE_KEY };
  return (await rawRequest(`http://${address}:${port}${path}`, { headers })).status;
}

test('answers to the host names of this machine on both loopback addresses', async () => {
  expect(await statusFor('localhost:PORT')).toBe(200);
  expect(await statusFor('127.0.0.1:PORT')).toBe(200);
  expect(await statusFor('[::1]:PORT', { address: '[::1]' })).toBe(200);
});

test.each(['evil.example:PORT', 'localhost', 'localhost:1', 'localhost:PORT.evil.example'])(
  'refuses the host %s',
  async (host) => {
    expect(await statusFor(host)).toBeGreaterThanOrEqual(400);
    expect(await statusFor(host, { path: '/mailbox' })).toBeGreaterThanOrEqual(400);
  },
);

test('answers a preflight of the site, and lets its pages read errors', async () => {
  const preflight = await backend().fetch('/token?grant_type=password', {
    method: 'OPTIONS',
    headers: {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  const allowed = preflight.headers.get('access-control-allow-headers')?.split(',');
  expect(allowed).toEqual([
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
  ]);

  const wrong = await backend().fetch('/token?grant_type=password', {
    method: 'POST',
    headers: { origin: SITE },
    body: '{',
  });
  expect(wrong.status).toBe(400);
  expect(wrong.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(wrong.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
});

test.each(['https://evil.example', 'null', 'http://localhost:4201'])(
  'lets pages of %s neither read nor write',
  async (origin) => {
    const headers = { origin };
    const read = await backend().fetch('/settings', { headers });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const email = newEmail();
    const body = JSON.stringify({ email, password: PASSWORD });
    const written = await backend().fetch('/signup', { method: 'POST', headers, body });
    expect(written.status).toBe(403);
    expect(await backend().mailsTo(email)).toEqual([]);
  },
);

test('accepts the key in a header or in the query, and no other key', async () => {
  const settings = `${backend().url}/auth/v1/settings`;
  const answer = await fetch(`${settings}?apikey=${LOCAL_PUBLISHABLE_KEY}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const none = await fetch(settings);
  expect(none.status).toBe(401);
  expect(await none.json()).toMatchObject({ message: 'No API key found in request' });
  const wrong = await fetch(settings, { headers: { apikey: 'sb_publishable_other' } });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' });
});

test('requires no key for the routes that a browser opens without the client', async () => {
  const options = { redirect: 'manual' } as const;
  const visit = (path: string) => fetch(`${backend().url}/auth/v1${path}`, options);
  expect((await visit('/.well-known/jwks.json')).status).toBe(200);
  expect((await visit('/verify?type=signup&token=x')).status).toBe(303);
  expect((await visit('/authorize?provider=google')).status).toBe(302);
  expect((await visit('/callback')).status).toBe(303);
  expect((await visit('/health')).status).toBe(401);
});

test.each([
  ['DELETE', '/user', 'GET, PUT'],
  ['GET', '/token', 'POST'],
  ['PATCH', '/settings', 'GET'],
])('refuses %s of %s', async (method, path, allowed) => {
  const response = await backend().fetch(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  expect(await response.text()).toBe('');
});

test('answers 404 in JSON outside the auth routes, too', async () => {
  const response = await fetch(`${backend().url}/storage/v1/bucket`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error_code: 'not_offered' });
});

test('does not use up the link of a mail on a HEAD request', async () => {
  const { email } = await backend().signedUp();
  const [mail] = await backend().mailsTo(email);
  const head = await fetch(mail?.link ?? '', { method: 'HEAD', redirect: 'manual' });
  expect(head.status).toBe(405);
  const opened = await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect(opened.headers.get('location')).toContain('code=');
});

test('refuses large bodies, with or without a Content-Length', async () => {
  const large = JSON.stringify({ email: 'a'.repeat(70_000) });
  const announced = await backend().fetch('/signup', { method: 'POST', body: large });
  expect(announced.status).toBe(413);
  expect((await stream(large)).status).toBe(413);
  const small = await stream(JSON.stringify({ email: 'not an address', password: PASSWORD }));
  expect(small.status).toBe(400);
  expect(await small.json()).toMatchObject({ error_code: 'validation_failed' });
});

/** Sends in chunks, without a length. */
function stream(text: string) {
  const init = { method: 'POST', body: new Blob([text]).stream(), duplex: 'half' };
  return backend().fetch('/signup', init as RequestInit as AuthRequest);
}

test('survives a client that disconnects while sending', async () => {
  const { port } = new URL(backend().url);
  const socket = connect(Number(port), '127.0.0.1');
  const text =
    `POST /auth/v1/signup HTTP/1.1\r\nHost: localhost:${port}\r\n` +
    `apikey: ${LOCAL_PUBLISHABLE_KEY}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(text, () => resolve());
  });
  await backend().fetch('/health');
  socket.destroy();
  expect((await backend().fetch('/health')).status).toBe(200);
});

const siteHeaders = { origin: SITE, apikey: LOCAL_PUBLISHABLE_KEY };

test.each([
  ['an answer', 200, '/auth/v1/settings', { headers: siteHeaders }],
  ['a preflight', 204, '/auth/v1/token', { method: 'OPTIONS', headers: siteHeaders }],
  ['a refusal', 401, '/auth/v1/settings', {}],
  ['what is not there', 404, '/nothing', { headers: siteHeaders }],
  ['another method', 405, '/mailbox', { method: 'HEAD' }],
  [
    'a write of another site',
    403,
    '/auth/v1/token',
    { method: 'POST', headers: { origin: 'null' } },
  ],
  ['a redirect to the site', 303, '/auth/v1/verify?token=x&type=signup', {}],
] as const)('%s (%i) has the security headers', async (_, status, path, init) => {
  const answer = await fetch(`${backend().url}${path}`, { ...init, redirect: 'manual' });
  expect(answer.status).toBe(status);
  const { headers } = answer;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page has its own content security policy, which allows no script', async () => {
  const page = await fetch(`${backend().url}/mailbox`, { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/);
  expect(policy).toContain(`form-action 'self' ${SITE}`);
  expect(policy).not.toContain('unsafe');
  expect(await page.text()).not.toContain('<script');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
