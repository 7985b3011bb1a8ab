// @module-tag nightly

import { startFakeGemini } from '@thela/testkit/fake-gemini';
import { expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { startLocalSupabase } from '../start';
import { optionsFor, SITE, startTestBackend, tokensOf } from '../testing/test-backend';

const PATH = '/functions/v1/gemini/v1beta/models/gemini-flash-latest:generateContent';

/** Calls the gateway as a page of the site does. */
function ask(url: string, token = LOCAL_PUBLISHABLE_KEY): Promise<Response> {
  return fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, Authorization: `Bearer ${token}`, Origin: SITE },
    body: JSON.stringify({ contents: [{ parts: [{ text: 'onions' }] }] }),
  });
}

it('forwards calls with the key of its environment, and knows whose token it is', async () => {
  const gemini = await startFakeGemini({ key: 'secret' });
  const env = {
    GEMINI_API_KEY: 'secret',
    GEMINI_BASE_URL: gemini.url,
    GEMINI_DAILY_LIMIT_PER_USER: '1',
  };
  const backend = await startTestBackend({}, {}, { env });
  const { url } = backend;
  const client = await backend.signedIn();
  const { access } = await tokensOf(client);
  expect((await ask(url)).status).toBe(200);
  expect((await ask(url, access)).status).toBe(200);
  expect((await ask(url, access)).status).toBe(429);
  expect((await ask(url)).status).toBe(200);
  expect((await ask(url, 'made.up.token')).status).toBe(401);
  await client.signOut();
  expect((await ask(url, access)).status).toBe(401);
  expect(gemini.calls).toHaveLength(3);
  await backend.close();
  await gemini.close();
});

it('is not offered without a key', async () => {
  const backend = await startTestBackend();
  const response = await ask(backend.url);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error_code: 'not_offered' });
  await backend.close();
});

it('is not started with an invalid setting', async () => {
  const env = { GEMINI_API_KEY: 'a', GEMINI_DAILY_LIMIT: 'plenty' };
  await expect(startLocalSupabase(optionsFor('never-made.sqlite'), env)).rejects.toThrow(
    'GEMINI_DAILY_LIMIT must be a whole number.',
  );
});
