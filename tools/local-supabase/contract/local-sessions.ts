import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { TestBackend } from '../testing/test-backend';
import { advanceClock, newEmail, PASSWORD, tokensOf } from '../testing/test-backend';

/** Access tokens, refresh tokens, and how sessions end. */
export function contractOfSessions(backend: () => TestBackend) {
  describe('tokens', () => {
    test('have the claims of the hosted service', async () => {
      const email = newEmail();
      const client = await backend().signedIn(email);
      const { data } = await client.getSession();
      const claims = decodeJwt(data.session?.access_token ?? '');
      expect(claims).toMatchObject({
        iss: `${backend().url}/auth/v1`,
        aud: 'authenticated',
        sub: data.session?.user.id,
        exp: data.session?.expires_at,
        role: 'authenticated',
        email,
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        session_id: expect.stringMatching(/^[\da-f-]{36}$/),
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { email, email_verified: true },
      });
      const [{ timestamp = 0 } = {}] = claims.amr as { timestamp?: number }[];
      // The sign-in and its token may fall into two seconds.
      expect((claims.iat ?? 0) - timestamp).toBeOneOf([0, 1]);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
      expect((await client.getClaims()).data?.claims.sub).toBe(claims.sub);
    });

    test('of another signer have an invalid signature', async () => {
      const client = await backend().signedIn();
      const { access: token } = await tokensOf(client);
      const { keys } = (await (await backend().fetch('/.well-known/jwks.json')).json()) as {
        keys: { kid: string; alg: string; d?: string }[];
      };
      expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
      expect(keys[0]).not.toHaveProperty('d');
      const { privateKey } = await generateKeyPair('ES256');
      const forged = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'ES256', kid: keys[0]?.kid ?? '', typ: 'JWT' })
        .sign(privateKey);
      const claims = await client.getClaims(forged);
      expect(claims.error?.message).toBe('Invalid JWT signature');
      const asked = await client.getUser(forged);
      expect(asked.error).toMatchObject({ status: 403, code: 'bad_jwt' });
    });

    test('expire', async () => {
      const { access } = await tokensOf(await backend().signedIn());
      advanceClock(3_601_000);
      const { error } = await backend().newClient().getUser(access);
      expect(error).toMatchObject({
        status: 403,
        code: 'bad_jwt',
        message:
          'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      });
    });
  });

  describe('refresh', () => {
    const refresh = (refresh_token: string) =>
      backend().newClient().refreshSession({ refresh_token });
    const firstToken = async () => {
      return (await tokensOf(await backend().signedIn())).refresh;
    };
    const nextToken = async (token: string) => {
      const { data } = await refresh(token);
      return data.session?.refresh_token ?? '';
    };

    test('gives the next token, and the parent of the active token the active one', async () => {
      const first = await firstToken();
      const second = await nextToken(first);
      expect(second).not.toBe(first);
      advanceClock(3_600_000);
      expect(await nextToken(first)).toBe(second);
      expect(await nextToken(second)).not.toBe(second);
    });

    test('accepts older tokens for ten seconds, for tabs that refresh at once', async () => {
      const first = await firstToken();
      const third = await nextToken(await nextToken(first));
      advanceClock(9000);
      expect(await nextToken(first)).toBe(third);
    });

    test('of older tokens goes on while each comes within ten seconds of the last', async () => {
      const first = await firstToken();
      const third = await nextToken(await nextToken(first));
      for (let use = 0; use < 3; use += 1) {
        advanceClock(9000);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await nextToken(first)).toBe(third);
      }
    });

    test('ends the session when an older token comes later', async () => {
      const first = await firstToken();
      const third = await nextToken(await nextToken(first));
      advanceClock(11_000);
      const reused = await refresh(first);
      expect(reused.error).toMatchObject({
        status: 400,
        code: 'refresh_token_already_used',
        message: 'Invalid Refresh Token: Already Used',
      });
      expect((await refresh(third)).error?.code).toBe('refresh_token_not_found');
    });

    test('20 times at once with one token gives the same next token', async () => {
      const first = await firstToken();
      const tokens = await Promise.all(Array.from({ length: 20 }, () => nextToken(first)));
      expect(new Set(tokens).size).toBe(1);
      expect(tokens[0]).not.toBe(first);
    });
  });

  describe('sign-out', () => {
    const twoSessions = async () => {
      const email = newEmail();
      const here = await backend().signedIn(email);
      const there = backend().newClient();
      await there.signInWithPassword({ email, password: PASSWORD });
      return { here, there };
    };

    test('local ends this session only', async () => {
      const { here, there } = await twoSessions();
      const { access } = await tokensOf(here);
      expect((await here.signOut({ scope: 'local' })).error).toBeNull();
      expect((await there.getUser()).error).toBeNull();
      const headers = { authorization: `Bearer ${access}` };
      const response = await backend().fetch('/user', { headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      });
    });

    test('others ends all but this one', async () => {
      const { here, there } = await twoSessions();
      expect((await here.signOut({ scope: 'others' })).error).toBeNull();
      expect((await here.getUser()).error).toBeNull();
      expect((await there.getUser()).error?.message).toBe('Auth session missing!');
    });

    test('global ends all', async () => {
      const { here, there } = await twoSessions();
      expect((await here.signOut()).error).toBeNull();
      expect((await there.refreshSession()).error?.code).toBe('refresh_token_not_found');
    });
  });
}
