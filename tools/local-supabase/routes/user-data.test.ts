// @module-tag nightly

import { expect, test } from 'vitest';
import {
  codeOf,
  newEmail,
  PASSWORD,
  setUpBackend,
  startTestBackend,
} from '../testing/test-backend';

const backend = setUpBackend();

async function signUpWith(data: string) {
  const email = newEmail();
  const body = `{"email":"${email}","password":"${PASSWORD}","data":${data}}`;
  const response = await backend().fetch('/signup', { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('data may hold anything, without prototype pollution', async () => {
  const odd = String.raw`{"__proto__":{"isAdmin":true},"नाम":"आशा\u0000\ud800","sub":"other"}`;
  const { status, body } = await signUpWith(odd);
  expect(status).toBe(200);
  expect(body.user_metadata).toMatchObject({ नाम: 'आशा\0\uD800', sub: body.id });
  expect(body.user_metadata).not.toHaveProperty('isAdmin');
  expect({}).not.toHaveProperty('isAdmin');
});

test('data that is nested too deeply is refused', async () => {
  const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
  const { status, body } = await signUpWith(deep);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error_code: 'bad_json',
    msg: 'Could not parse request body as JSON: data: is nested too deeply',
  });
});

test('data that is too large for an access token is refused, also after several updates', async () => {
  const long = JSON.stringify({ note: 'x'.repeat(3000) });
  expect((await signUpWith(JSON.stringify({ note: 'x'.repeat(5000) }))).status).toBe(400);
  expect((await signUpWith(long)).status).toBe(200);
  const client = await backend().signedIn();
  expect((await client.updateUser({ data: { one: 'x'.repeat(3000) } })).error).toBeNull();
  const { error } = await client.updateUser({ data: { two: 'x'.repeat(3000) } });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await client.getUser()).error).toBeNull();
});

test('a change of password revokes pending codes', async () => {
  const { client: stranger, email } = await backend().signedUp();
  const back = await backend().openMail(email);
  const owner = backend().newClient();
  await owner.signInWithPassword({ email, password: PASSWORD });
  expect((await owner.updateUser({ password: 'dosa-batter-7' })).error).toBeNull();
  const { error } = await stranger.exchangeCodeForSession(codeOf(back));
  expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
});

test('a sign-in with the old password during its change gets no session', async () => {
  // Slow hashing, so that sign-ins are still being verified when the change is written.
  const slow = await startTestBackend({ passwordCost: { N: 2 ** 13, r: 8, p: 1 } });
  const email = newEmail();
  const client = await slow.signedIn(email);
  const progress = { isChanged: false };
  const change = client.updateUser({ password: 'dosa-batter-7' }).then(({ error }) => {
    progress.isChanged = true;
    return error;
  });
  const attempts: Promise<string | undefined>[] = [];
  while (!progress.isChanged) {
    const attempt = slow.newClient().signInWithPassword({ email, password: PASSWORD });
    attempts.push(attempt.then(({ data }) => data.session?.access_token));
    await slow.fetch('/health');
  }
  expect(await change).toBeNull();
  for (const token of await Promise.all(attempts)) {
    const { error } = await slow.newClient().getUser(token ?? 'none');
    expect(error).not.toBeNull();
  }
  await slow.close();
});
