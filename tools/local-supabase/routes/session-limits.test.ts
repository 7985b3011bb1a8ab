import { expect, test } from 'vitest';
import { advanceClock, setUpBackend, tokensOf } from '../testing/test-backend';

const backend = setUpBackend({
  sessionTimeboxS: 8 * 3600,
  sessionInactivityS: 2 * 3600,
  isReuseEndingSession: false,
});

const HOUR_MS = 3_600_000;

async function refresh(refresh_token: string) {
  const { data, error } = await backend().newClient().refreshSession({ refresh_token });
  return { next: data.session?.refresh_token ?? '', error };
}

test('a session that is used ends when its time is over', async () => {
  let token = (await tokensOf(await backend().signedIn())).refresh;
  for (let hour = 1; hour < 8; hour += 1) {
    advanceClock(HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- hour by hour
    token = (await refresh(token)).next;
  }
  advanceClock(HOUR_MS + 1000);
  expect((await refresh(token)).error).toMatchObject({
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  });
});

test('a session that is not used ends earlier', async () => {
  const { refresh: token } = await tokensOf(await backend().signedIn());
  advanceClock(2 * HOUR_MS + 1000);
  expect((await refresh(token)).error).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  });
});

test('an older refresh token can be refused without ending the session', async () => {
  const { refresh: first } = await tokensOf(await backend().signedIn());
  const { next: third } = await refresh((await refresh(first)).next);
  advanceClock(11_000);
  expect((await refresh(first)).error?.code).toBe('refresh_token_already_used');
  expect((await refresh(third)).error).toBeNull();
});
