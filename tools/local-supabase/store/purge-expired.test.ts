// @module-tag nightly

import { createClient } from '@libsql/client';
import { pathToFileURL } from 'node:url';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLocalSupabase } from '../start';
import { advanceClock, newClient, newEmail, optionsFor, PASSWORD } from '../testing/test-backend';

async function countRows(file: string): Promise<Record<string, unknown>> {
  const copy = `${file}.copy`;
  await copyFile(file, copy);
  const client = createClient({ url: pathToFileURL(copy).href });
  const { rows } = await client.execute(
    `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM sessions) AS sessions,
      (SELECT count(*) FROM one_time_tokens) AS tokens, (SELECT count(*) FROM flow_states) AS flows`,
  );
  client.close();
  return { ...rows[0] };
}

test('deletes expired sessions, links and flows, and no account', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-'));
  const databaseFile = join(folder, 'auth.sqlite');
  const start = (isMailConfirmationOn: boolean) =>
    startLocalSupabase(optionsFor(databaseFile, { isMailConfirmationOn }));
  const unconfirmed = await start(false);
  await newClient(unconfirmed.url).signUp({ email: newEmail(), password: PASSWORD });
  await unconfirmed.close();
  const confirming = await start(true);
  await newClient(confirming.url).signUp({ email: newEmail(), password: PASSWORD });
  await confirming.close();
  expect(await countRows(databaseFile)).toEqual({ users: 2, sessions: 1, tokens: 1, flows: 1 });

  advanceClock(89 * 24 * 3600 * 1000);
  await (await start(true)).close();
  expect(await countRows(databaseFile)).toEqual({ users: 2, sessions: 1, tokens: 0, flows: 0 });
  advanceClock(2 * 24 * 3600 * 1000);
  await (await start(true)).close();
  expect(await countRows(databaseFile)).toEqual({ users: 2, sessions: 0, tokens: 0, flows: 0 });
  await rm(folder, { recursive: true });
});
