import { randomUUID } from 'node:crypto';
import type { AskedServer } from '../../contract/asked-server';
import {
  addApp,
  linkToken,
  makeAccount,
  OTHER_PASSWORD,
  REFRESH_GRANT,
  signIn,
} from '../../contract/people';
import type { Attack } from './attack';
import { callFunction, outcome, tally } from './attack';

const ENDED = 'refresh_token_not_found (1), session_not_found (1)';

/** What a session can still do: read the person, and be refreshed. */
async function tryTokens(server: AskedServer, token: string, refresh_token: string) {
  const user = await server.send('GET', '/user', { token });
  const refreshed = await server.send('POST', REFRESH_GRANT, { body: { refresh_token } });
  return tally([outcome(user), outcome(refreshed)]);
}

/** Asks for a reset of the password. @returns the mail */
async function forget(server: AskedServer, email: string) {
  await server.clock.wait(1100);
  await server.send('POST', '/recover', { body: { email } });
  return server.newestMail(email);
}

export const oldSessionAttacks: readonly Attack[] = [
  {
    name: 'a session from before a reset of the password',
    expected: ENDED,
    isNightly: true,
    run: async ({ server }) => {
      const { email, token, refreshToken } = await makeAccount(server, 'beforereset');
      const mail = await forget(server, email);
      const body = { type: 'recovery', token_hash: linkToken(mail) };
      const session = await server.send('POST', '/verify', { body });
      await server.send('PUT', '/user', {
        token: session.text('access_token'),
        body: { password: OTHER_PASSWORD },
      });
      return tryTokens(server, token, refreshToken);
    },
  },
  {
    name: 'a session from before a second factor was set up elsewhere',
    expected: ENDED,
    run: async ({ server }) => {
      const { email, token } = await makeAccount(server, 'beforefactor');
      const other = await signIn(server, email);
      await addApp(server, token, 'Phone');
      return tryTokens(server, other.text('access_token'), other.text('refresh_token'));
    },
  },
  {
    name: 'a session from before “sign out everywhere”',
    expected: ENDED,
    run: async ({ server }) => {
      const { email, token } = await makeAccount(server, 'everywhere');
      const other = await signIn(server, email);
      await server.send('POST', '/logout?scope=global', { token });
      return tryTokens(server, other.text('access_token'), other.text('refresh_token'));
    },
  },
  {
    name: 'a token that was copied before “sign out everywhere” erases a stall and the account',
    expected: 'sign_in_again (2), through (2)',
    run: async ({ server }) => {
      const { email, token } = await makeAccount(server, 'copied');
      const stall = randomUUID();
      const call = async (of: string, name: string, args: object) => {
        const { status, message } = await callFunction(server, of, name, args);
        return status < 400 ? 'through' : message;
      };
      await call(token, 'create_stall', { stall, time_zone: 'Asia/Kolkata' });
      await server.send('POST', '/logout?scope=global', { token });
      const seen = [
        // A token is valid until it expires.
        await call(token, 'my_stalls', {}),
        await call(token, 'erase_stall', { stall }),
        await call(token, 'delete_account', {}),
      ];
      const back = (await signIn(server, email)).text('access_token');
      return tally([...seen, await call(back, 'erase_stall', { stall })]);
    },
  },
];
