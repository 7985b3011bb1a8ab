// @module-tag nightly

import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, newServiceKey } from '../options';
import { databaseClientOf } from '../testing/call-function';
import { newClient, newEmail, PASSWORD, SITE, startTestBackend } from '../testing/test-backend';
import type { TestBackend } from '../testing/test-backend';

async function withBackend(
  serviceKey: string | undefined,
  work: (backend: TestBackend) => Promise<void>,
) {
  const backend = await startTestBackend({}, {}, serviceKey === undefined ? {} : { serviceKey });
  try {
    await work(backend);
  } finally {
    await backend.close();
  }
}

test('a person whom the operator removes is gone from the database, too, with their stalls', async () => {
  const key = newServiceKey();
  await withBackend(key, async (backend) => {
    const email = newEmail();
    const client = await backend.signedIn(email);
    const id = (await client.getUser()).data.user?.id ?? '';
    const database = await databaseClientOf(backend.url, client);
    const stall = crypto.randomUUID();
    await database.rpc('create_stall', { stall, time_zone: 'Asia/Kolkata' }).throwOnError();
    expect((await newClient(backend.url, key).admin.deleteUser(id)).error).toBeNull();
    expect((await database.rpc('my_stalls')).error?.message).toBe('not_signed_in');
    const other = await databaseClientOf(backend.url, await backend.signedIn());
    const { error } = await other.rpc('opening', { stall });
    expect(error?.message).toBe('erased');
    const { error: gone } = await backend
      .newClient()
      .signInWithPassword({ email, password: PASSWORD });
    expect(gone?.code).toBe('invalid_credentials');
  });
});

test('nobody else is the operator: no page, no query, no other route, and nobody without a key', async () => {
  const key = newServiceKey();
  await withBackend(key, async (backend) => {
    const client = await backend.signedIn();
    const id = (await client.getUser()).data.user?.id ?? '';
    const path = `/admin/users/${id}/factors`;
    const authorization = `Bearer ${key}`;
    const statusOf = async (headers: Record<string, string>, at = path) =>
      (await fetch(`${backend.url}/auth/v1${at}`, { headers })).status;
    expect(await statusOf({ apikey: key, authorization })).toBe(200);
    for (const origin of [SITE, backend.url, 'https://evil.example', 'null']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await statusOf({ apikey: key, authorization, origin })).toBe(401);
      const publishable = { apikey: LOCAL_PUBLISHABLE_KEY, authorization, origin };
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await statusOf(publishable)).toBe(403);
    }
    expect(await statusOf({ authorization }, `${path}?apikey=${key}`)).toBe(401);
    expect(await statusOf({ apikey: key, authorization }, '/user')).toBe(401);
    const { session } = (await client.getSession()).data;
    const person = { apikey: key, authorization: `Bearer ${session?.access_token}` };
    expect(await statusOf(person)).toBe(403);
  });
  await withBackend(undefined, async (backend) => {
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    const url = `${backend.url}/auth/v1/admin/users/${crypto.randomUUID()}/factors`;
    expect((await fetch(url, { headers })).status).toBe(401);
  });
});
