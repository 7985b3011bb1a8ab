// @module-tag nightly

import { expect, test } from 'vitest';
import { advanceClock, setUpBackend, tokensOf } from '../testing/test-backend';

const HOUR_MS = 3_600_000;

const backend = setUpBackend({ sessionTimeboxS: 8 * 3600 });

const refresh = (refresh_token: string) => backend().newClient().refreshSession({ refresh_token });

async function nextToken(token: string): Promise<string> {
  return (await refresh(token)).data.session?.refresh_token ?? '';
}

const firstToken = async () => (await tokensOf(await backend().signedIn())).refresh;

test('an access token expires after an hour', async () => {
  const { access } = await tokensOf(await backend().signedIn());
  advanceClock(HOUR_MS + 1000);
  const { error } = await backend().newClient().getUser(access);
  expect(error).toMatchObject({
    status: 403,
    code: 'bad_jwt',
    message:
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  });
});

test('the parent of the active refresh token gives the active one, at any time', async () => {
  const first = await firstToken();
  const second = await nextToken(first);
  advanceClock(HOUR_MS);
  expect(await nextToken(first)).toBe(second);
  expect(await nextToken(second)).not.toBe(second);
});

test('older refresh tokens go on while each comes within ten seconds of the last, and end the session later', async () => {
  const first = await firstToken();
  const third = await nextToken(await nextToken(first));
  for (let use = 0; use < 3; use += 1) {
    advanceClock(9000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await nextToken(first)).toBe(third);
  }
  advanceClock(11_000);
  expect((await refresh(first)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  expect((await refresh(third)).error?.code).toBe('refresh_token_not_found');
});

test('20 refreshes at once with one token give the same next token', async () => {
  const first = await firstToken();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => nextToken(first)));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBe(first);
});

test('a session that is used ends when its time is over', async () => {
  let token = await firstToken();
  for (let hour = 1; hour < 8; hour += 1) {
    advanceClock(HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- hour by hour
    token = await nextToken(token);
  }
  advanceClock(HOUR_MS + 1000);
  expect((await refresh(token)).error?.code).toBe('session_expired');
});
