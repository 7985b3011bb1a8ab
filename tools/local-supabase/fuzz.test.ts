// @module-tag nightly

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from './options';
import { newEmail, setUpBackend, tokensOf } from './testing/test-backend';

const RUNS = 600;

const backend = setUpBackend({ isPhoneOn: true, isManualLinkingOn: true });
let email = '';
let accessToken = '';

beforeAll(async () => {
  email = newEmail();
  const client = await backend().signedIn(email);
  accessToken = (await tokensOf(client)).access;
  await client.signOut();
});

const routes = `signup resend otp reauthenticate recover verify token?grant_type=password token?grant_type=refresh_token
  token?grant_type=pkce token user user/identities/authorize user/identities/abc logout authorize callback settings health
  .well-known/jwks.json factors`;
const ofAuth = routes.split(/\s+/).map((name) => `/auth/v1/${name}`);
const route = fc.constantFrom(...ofAuth, '/local-provider', '/mailbox');
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD');

/** Text of any kind: lone surrogates, NULs, keys of prototypes, huge ones. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\0', '\uD800', "' OR 1=1 --", '%00'),
  fc.constantFrom(
    ...'signup recovery email sms phone_change +919876543210 global s256 plain google allow'.split(
      ' ',
    ),
  ),
  fc.integer({ min: 1000, max: 40_000 }).map((length) => 'x'.repeat(length)),
);
const deep = fc
  .integer({ min: 10, max: 15_000 })
  .map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
const field = fc.constantFrom(
  ...(
    'email phone password data type token token_hash refresh_token auth_code code_verifier code_challenge code_challenge_method ' +
    'app_metadata nonce create_user channel state code decision redirect_to scope provider error __proto__'
  ).split(' '),
);
const address = fc.constant(null).map(() => email);
const value = fc.oneof(text, address, fc.jsonValue(), fc.constant(null), fc.boolean());
const fields = fc.array(fc.tuple(field, value), { maxLength: 6 });

const body = fc.oneof(
  { weight: 6, arbitrary: fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))) },
  { weight: 1, arbitrary: fields.map((pairs) => encode(pairs)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: deep.map((nested) => `{"email":"a@b.in","data":{"a":${nested}}}`) },
);

/** Only characters that a header may have. */
const headerText = text.map((raw) =>
  raw.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 3000),
);
const authorization = fc.oneof(
  headerText,
  headerText.map((token) => `Bearer ${token}`),
  fc.constant(null).map(() => `Bearer ${accessToken}`),
  fc.tuple(fc.nat(400), fc.constantFrom('A', 'b', '.', '-')).map(([index, letter]) => {
    const token = [...accessToken];
    token[index % token.length] = letter;
    return `Bearer ${token.join('')}`;
  }),
  fc
    .json()
    .map((header) => `Bearer ${base64url(header)}.${accessToken.split('.').slice(1).join('.')}`),
);
const version = fc.oneof(fc.constantFrom('2024-01-01', '2024-13-45', '9999-12-31'), headerText);

const question = fc.record({ route, method, body, authorization, version, query: fields });

function encode(pairs: readonly (readonly [string, unknown])[]): string {
  const params = new URLSearchParams();
  for (const [name, content] of pairs) params.append(name, textOf(content).slice(0, 4000));
  return params.toString();
}

/** `toString` of a generated object may not be a function. */
function textOf(content: unknown): string {
  return typeof content === 'object' ? JSON.stringify(content) : String(content);
}

function base64url(content: string): string {
  return Buffer.from(content).toString('base64url');
}

test('answers any request to any route without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const url = new URL(asked.route, backend().url);
      const query = `${url.search ? `${url.search}&` : '?'}${encode(asked.query)}`.slice(0, 8000);
      const isBodiless = asked.method === 'GET' || asked.method === 'HEAD';
      const response = await fetch(`${url.origin}${url.pathname}${query}`, {
        method: asked.method,
        redirect: 'manual',
        body: isBodiless ? null : asked.body,
        headers: {
          apikey: LOCAL_PUBLISHABLE_KEY,
          authorization: asked.authorization,
          'x-supabase-api-version': asked.version,
        },
      });
      const answer = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(answer).not.toContain('access_token');
      expect(response.headers.get('location') ?? '').not.toMatch(
        /access_token|[?&]code=[\da-f-]{36}/,
      );
    }),
    { numRuns: RUNS },
  );
});
