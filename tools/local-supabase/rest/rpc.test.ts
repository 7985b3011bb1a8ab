// @module-tag nightly

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { databaseClient, databaseClientOf, TEST_MIGRATIONS } from '../testing/call-function';
import { advanceClock, newEmail, setUpBackend, SITE, tokensOf } from '../testing/test-backend';

const backend = setUpBackend(
  { isPhoneOn: true, isPhoneConfirmationOn: false, mailIntervalS: 0 },
  { migrationsFolder: TEST_MIGRATIONS, timeoutMs: 2500 },
);

const nobody = () => databaseClient(backend().url);

async function somebody() {
  const auth = await backend().signedIn();
  const id = (await auth.getUser()).data.user?.id ?? '';
  return { auth, id, client: await databaseClientOf(backend().url, auth) };
}

/** Sends a call without the client. */
function send(name: string, init: Omit<RequestInit, 'headers'> & { headers?: object } = {}) {
  return fetch(`${backend().url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    ...init,
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, ...init.headers },
  });
}

test('a function knows who calls it, and runs as their role', async () => {
  const { id, client } = await somebody();
  expect(await client.rpc('who_am_i')).toMatchObject({
    status: 200,
    data: { id, role: 'authenticated', runs_as: 'authenticated' },
  });
  expect((await nobody().rpc('who_am_i')).data).toEqual({
    id: null,
    role: 'anon',
    runs_as: 'anon',
  });
  expect((await client.rpc('who_am_i')).data).toMatchObject({ id });
});

test('the database knows a new address and number from the next call on', async () => {
  const { auth, client } = await somebody();
  const [{ email }, next] = [(await client.rpc('my_contact')).data, newEmail()];
  expect(email).toBe((await auth.getUser()).data.user?.email);
  await auth.updateUser({ email: next });
  await backend().openMail(email);
  await backend().openMail(next);
  await auth.updateUser({ phone: '+919876543210' });
  expect((await client.rpc('my_contact')).data).toEqual({ email: next, phone: '919876543210' });
});

test('passes arguments as they are, with defaults for those that are left out', async () => {
  const given = { words: `मिर्ची "'; drop table notes --`, list: [1, { a: null }] };
  expect((await nobody().rpc('echo', { given })).data).toEqual({ given, times: 1 });
  expect((await nobody().rpc('echo', { given, times: 3 })).data).toEqual({ given, times: 3 });
  const large = await send('echo', { body: '{"given": 12345678901234567890.123}' });
  expect(await large.text()).toContain('12345678901234567890.123');
});

test('a long answer is compressed, a short one is not', async () => {
  const answerTo = (words: string) => send('echo', { body: JSON.stringify({ given: words }) });
  const [long, short] = [await answerTo('मिर्ची'.repeat(1000)), await answerTo('मिर्ची')];
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(await long.json()).toEqual({ given: 'मिर्ची'.repeat(1000), times: 1 });
  expect(short.headers.get('content-encoding')).toBe(null);
});

test('a request is never unpacked', async () => {
  const body = gzipSync(JSON.stringify({ given: 'x'.repeat(10_000_000) }));
  const answer = await send('echo', { body, headers: { 'Content-Encoding': 'gzip' } });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }]);
});

test('a function that is declared to read only may not write', async () => {
  expect(await nobody().rpc('write_while_reading')).toMatchObject({
    status: 405,
    error: { code: '25006' },
  });
});

test('answers with what the function returns: a number, a list, null, nothing', async () => {
  const { client } = await somebody();
  const words = ['bhel', 'poha'];
  for (const each of words) {
    await client.rpc('add_note', { id: crypto.randomUUID(), words: each }).throwOnError();
  }
  expect((await client.rpc('count_notes')).data).toBe(2);
  expect((await client.rpc('list_words')).data).toEqual(words);
  expect(await client.rpc('null_value')).toMatchObject({ status: 200, data: null, error: null });
  expect(await client.rpc('nothing')).toMatchObject({ status: 204, data: null, error: null });
});

test('what a role may not do is forbidden to people, and asks everyone else to sign in', async () => {
  const { client } = await somebody();
  expect((await client.rpc('signed_in_only')).data).toBe(true);
  expect(await nobody().rpc('signed_in_only')).toMatchObject({
    status: 401,
    error: { code: '42501', message: 'permission denied for function signed_in_only' },
  });
  expect(await client.rpc('notes_unguarded')).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
});

test.each([
  ['P0001', 400],
  ['22023', 400],
  ['PT404', 404],
  ['PT409', 409],
  ['PT410', 410],
  ['PT413', 413],
  ['PT507', 507],
  ['PT999', 400],
  ['23505', 409],
  ['40001', 500],
  ['53300', 503],
])('the code %s becomes the status %i', async (code, status) => {
  expect(await nobody().rpc('refuse', { code })).toMatchObject({
    status,
    error: { code, message: 'refused', details: 'why', hint: 'what to do' },
  });
});

test('a transaction that is refused leaves nothing behind', async () => {
  const { client, id } = await somebody();
  const add = () => client.rpc('add_note', { id, words: 'once' });
  const count = async () => (await client.rpc('count_notes')).data as number;
  expect((await add()).status).toBe(200);
  const before = await count();
  expect(await add()).toMatchObject({ status: 409, error: { code: '23505' } });
  expect(await count()).toBe(before);
});

test.each([
  ['no_such_function', { a: 1 }, 'public.no_such_function(a)'],
  ['echo', { given: 1, more: 2 }, 'public.echo(given, more)'],
  ['echo', {}, 'public.echo without parameters'],
])('does not find %s with %o', async (name, given, call) => {
  expect(await nobody().rpc(name, given)).toMatchObject({
    status: 404,
    error: {
      code: 'PGRST202',
      message: `Could not find the function ${call} in the schema cache`,
    },
  });
});

test.each(['{', '[]', '[{"given": 1}]', 'null', '"x"'])('refuses the body %s', async (body) => {
  const answer = await send('echo', { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'PGRST102' });
});

test('takes an empty body as no arguments', async () => {
  expect((await send('who_am_i')).status).toBe(200);
});

test('refuses bodies of more than 1.5 MiB', async () => {
  const answerTo = async (bytes: number) => {
    const answer = await send('echo', { body: JSON.stringify({ given: 'a'.repeat(bytes) }) });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };
  expect(await answerTo(1.4 * 1024 * 1024)).toEqual({ status: 200 });
  expect(await answerTo(1.5 * 1024 * 1024)).toEqual({ status: 413, code: 'request_too_large' });
});

test('refuses JSON that is nested so deeply that PGlite would never answer', async () => {
  const nested = (levels: number) =>
    `${'['.repeat(levels)}"${'['.repeat(7000)}"${']'.repeat(levels)}`;
  const refusal = { code: '54001', message: 'stack depth limit exceeded' };
  const asked = await send('echo', { body: `{"given": ${nested(7000)}}` });
  expect([asked.status, await asked.json()]).toMatchObject([500, refusal]);
  expect((await send('echo', { body: `{"given": ${nested(2000)}}` })).status).toBe(200);
});

test('refuses a token that has expired', async () => {
  const { access } = await tokensOf((await somebody()).auth);
  advanceClock(2 * 3600 * 1000);
  const answer = await databaseClient(backend().url, access).rpc('who_am_i');
  expect([answer.status, answer.error?.code]).toEqual([401, 'PGRST303']);
});

test('requires the key, serves pages of the site alone, and offers nothing but functions', async () => {
  expect((await send('who_am_i', { headers: { apikey: 'another' } })).status).toBe(401);
  const ofSite = await send('who_am_i', { headers: { origin: SITE } });
  expect(ofSite.headers.get('access-control-allow-origin')).toBe(SITE);
  const foreign = await send('who_am_i', { headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  const table = await nobody().from('notes').select();
  expect(table).toMatchObject({ status: 404, error: { code: 'not_offered' } });
  expect((await send('who_am_i', { method: 'PUT' })).status).toBe(404);
});

test('a call that takes too long is ended, meanwhile the accounts answer, and the next call works', async () => {
  const { client } = await somebody();
  await client.rpc('who_am_i').throwOnError();
  const endless = Promise.resolve(client.rpc('count_forever'));
  expect(await Promise.race([endless, backend().fetch('/health')])).toMatchObject({
    status: 200,
  });
  expect(await endless).toMatchObject({ status: 500, error: { code: '57014' } });
  expect((await client.rpc('who_am_i')).status).toBe(200);
});

test('an account ends with its row, and no other does', async () => {
  const [asha, ravi] = [await somebody(), await somebody()];
  for (const { client, id } of [asha, ravi]) {
    await client.rpc('add_note', { id, words: 'mine' }).throwOnError();
  }
  expect((await asha.client.rpc('delete_account')).status).toBe(204);
  expect((await asha.auth.getUser()).error).toMatchObject({ code: 'user_not_found' });
  expect((await asha.auth.refreshSession()).error).not.toBeNull();
  expect((await ravi.auth.getUser()).error).toBeNull();
  // The token is valid until it expires, and must not bring the person back.
  const late = await asha.client.rpc('add_note', { id: asha.id, words: 'again' });
  expect(late).toMatchObject({ status: 409, error: { code: '23503' } });
});
