import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import type { AskedServer } from '../../contract/asked-server';
import type { Attack, Victim } from './attack';
import { callFunction, makeVictim, outcome, tally } from './attack';

/** Tries a token at the auth server, and at the database. */
async function tryToken(server: AskedServer, token: string): Promise<string[]> {
  const user = await server.send('GET', '/user', { token });
  const { status } = await callFunction(server, token, 'my_stalls', {});
  return [outcome(user), status < 400 ? 'through' : `status ${status}`];
}

const base64url = (value: string | object) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** The claims of the thief's own session, with the level that they want. */
function raised({ stolen }: Victim) {
  const token = stolen.text('access_token');
  return {
    token,
    kid: decodeProtectedHeader(token).kid,
    claims: { ...decodeJwt(token), aal: 'aal2' },
  };
}

export const forgedTokens: readonly Attack[] = [
  {
    name: 'a token whose level was written over, under its old signature',
    expected: 'bad_jwt (1), status 401 (1)',
    run: async ({ server }) => {
      const { token, claims } = raised(await makeVictim(server, 'overwritten'));
      const [head = '', , signature = ''] = token.split('.');
      return tally(await tryToken(server, `${head}.${base64url(claims)}.${signature}`));
    },
  },
  {
    name: 'a token without a signature',
    expected: 'bad_jwt (2), status 401 (2)',
    isNightly: true,
    run: async ({ server }) => {
      const { claims } = raised(await makeVictim(server, 'unsigned'));
      const seen: string[] = [];
      for (const alg of ['none', 'None']) {
        const head = base64url({ alg, typ: 'JWT' });
        seen.push(...(await tryToken(server, `${head}.${base64url(claims)}.`)));
      }
      return tally(seen);
    },
  },
  {
    name: 'a token that another key has signed under the name of the server’s',
    expected: 'bad_jwt (1), status 401 (1)',
    isNightly: true,
    run: async ({ server }) => {
      const { claims, kid = '' } = raised(await makeVictim(server, 'otherkey'));
      const { privateKey } = await generateKeyPair('ES256');
      const signing = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' });
      return tally(await tryToken(server, await signing.sign(privateKey)));
    },
  },
  {
    name: 'a token that takes the public key for a shared secret',
    expected: 'bad_jwt (1), status 401 (1)',
    isNightly: true,
    run: async ({ server }) => {
      const { claims, kid } = raised(await makeVictim(server, 'confused'));
      const keys = await server.send('GET', '/.well-known/jwks.json');
      const content = `${base64url({ alg: 'HS256', kid, typ: 'JWT' })}.${base64url(claims)}`;
      const secret = JSON.stringify(keys.at('keys.0'));
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      return tally(await tryToken(server, `${content}.${signature}`));
    },
  },
];
