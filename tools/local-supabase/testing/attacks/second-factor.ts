import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { appCode } from '../../contract/authenticator-app';
import {
  addApp,
  makeAccount,
  OTHER_PASSWORD,
  REFRESH_GRANT,
  showApp,
  signIn,
  SITE,
} from '../../contract/people';
import type { Attack } from './attack';
import { callFunction, makeVictim, outcome, tally } from './attack';

const stall = randomUUID();
const day = '2026-11-22';

/** Every function that a signed-in person may call, with arguments that it takes. */
const CALLS: readonly (readonly [string, object])[] = [
  ['create_stall', { stall, time_zone: 'Asia/Kolkata' }],
  ['my_stalls', {}],
  ['push', { stall, events: [] }],
  ['pull', { stall, since: 0, max_events: 10 }],
  ['opening', { stall }],
  ['day_totals', { stall, from_day: day, to_day: day }],
  ['invite', { stall }],
  ['accept_invite', { code: 'none', name: 'x' }],
  ['members', { stall }],
  ['remove_member', { stall, member: randomUUID() }],
  ['leave', { stall }],
  ['day_by_member', { stall, of_day: day }],
  ['late_entries', { stall }],
  ['decide_late', { stall, ids: [], accept: true }],
  ['erase_stall', { stall }],
  ['delete_account', {}],
];

/** Who has the password, and wants to do without the second factor. */
export const secondFactorAttacks: readonly Attack[] = [
  {
    name: 'a session by password is refreshed, to be raised',
    expected: 'aal1',
    isNightly: true,
    run: async ({ server }) => {
      const { stolen } = await makeVictim(server, 'refresher');
      const body = { refresh_token: stolen.text('refresh_token') };
      const refreshed = await server.send('POST', REFRESH_GRANT, { body });
      return String(decodeJwt(refreshed.text('access_token')).aal);
    },
  },
  {
    name: 'functions of the database are called by a session at aal1',
    isNightly: true,
    expected: `insufficient_aal (${CALLS.length})`,
    run: async ({ server }) => {
      const { stolen, app } = await makeVictim(server, 'called');
      await callFunction(server, app.token, 'create_stall', { stall, time_zone: 'Asia/Kolkata' });
      const seen: string[] = [];
      for (const [name, args] of CALLS) {
        const answer = await callFunction(server, stolen.text('access_token'), name, args);
        seen.push(answer.status < 400 ? 'through' : answer.message);
      }
      return tally(seen);
    },
  },
  {
    name: 'a session at aal1 changes the password, address, number, factors, passkeys or ways in',
    // What goes through changes the name, and sends a code to the person's own address.
    expected: 'insufficient_aal (13), manual_linking_disabled (7), through (2), unchanged (1)',
    run: async ({ server }) => {
      const { person, stolen, app } = await makeVictim(server, 'changed');
      const token = stolen.text('access_token');
      const who = async () => {
        const { body } = await server.send('GET', '/user', { token: app.token });
        const { email, phone, identities, factors } = body as Record<string, unknown>;
        return JSON.stringify({ email, phone, identities, factors });
      };
      const before = await who();
      const identity = `/user/identities/${person.session.text('user.identities.0.identity_id')}`;
      const link = '/user/identities/authorize?provider=';
      const number = server.phone('thief');
      const changes: readonly (readonly [string, string, object?])[] = [
        ['GET', '/reauthenticate'],
        ['PUT', '/user', { data: { full_name: 'Thief' } }],
        ['PUT', '/user', { password: OTHER_PASSWORD }],
        ['PUT', '/user', { password: OTHER_PASSWORD, nonce: '123456' }],
        ['PUT', '/user', { password: OTHER_PASSWORD, data: { language: 'te-IN' } }],
        ['PUT', '/user', { email: server.email('thief') }],
        ['PUT', '/user', { email: server.email('thief').toUpperCase(), phone: '' }],
        ['PUT', '/user', { phone: number }],
        ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Thief' }],
        ['POST', '/factors', { factor_type: 'phone', friendly_name: 'Thief', phone: number }],
        ['POST', '/factors', { factor_type: 'webauthn', friendly_name: 'Thief' }],
        ['DELETE', `/factors/${app.id}`],
        ['POST', '/passkeys/registration/options', {}],
        ['POST', '/passkeys/registration/verify', { challenge_id: randomUUID(), credential: {} }],
        ['DELETE', `/passkeys/${randomUUID()}`],
        ['GET', `${link}google`],
        ['GET', `${link}google&skip_http_redirect=true`],
        ['GET', `${link}github&skip_http_redirect=true`],
        ['GET', `${link}GitHub&redirect_to=${encodeURIComponent(SITE)}`],
        ['DELETE', identity],
        ['DELETE', `${identity}?force=true`],
        ['DELETE', `/user/identities/${randomUUID()}`],
      ];
      const seen: string[] = [];
      for (const [method, path, body] of changes) {
        seen.push(outcome(await server.send(method, path, { token, body })));
      }
      return tally([...seen, (await who()) === before ? 'unchanged' : 'changed']);
    },
  },
  {
    name: 'a session at aal1 writes claims into the account, and is refreshed',
    expected: 'authenticated aal1 insufficient_aal (2)',
    run: async ({ server }) => {
      const { stolen } = await makeVictim(server, 'claims');
      const claims = { aal: 'aal2', role: 'service_role', amr: [{ method: 'totp' }], factors: [] };
      const nested = JSON.parse(`{"__proto__": ${JSON.stringify(claims)}}`) as object;
      const body = { ...claims, ...nested, app_metadata: claims, data: { ...claims, ...nested } };
      await server.send('PUT', '/user', { token: stolen.text('access_token'), body });
      const refresh_token = stolen.text('refresh_token');
      const refreshed = await server.send('POST', REFRESH_GRANT, { body: { refresh_token } });
      const token = refreshed.text('access_token');
      const { aal, role } = decodeJwt(token);
      const calls = ['my_stalls', 'delete_account'].map((name) =>
        callFunction(server, token, name, {}),
      );
      const seen = (await Promise.all(calls)).map(({ message }) => message);
      return `${String(role)} ${String(aal)} ${tally(seen)}`;
    },
  },
  {
    name: 'somebody without an account or a factor is signed in by other grants',
    expected:
      'anonymous_provider_disabled (2), bad_json (3), flow_state_not_found (1), invalid_credentials (3), otp_disabled (1), refresh_token_not_found (1), status 404 (3), validation_failed (1)',
    run: async ({ server }) => {
      const { person, stolen } = await makeVictim(server, 'grants');
      const token = stolen.text('access_token');
      const id = { provider: 'google', id_token: token, link_identity: true };
      const { email } = person;
      const asked: readonly (readonly [string, object, string?])[] = [
        ['/signup', {}],
        ['/signup', { data: { email } }],
        ['/token?grant_type=id_token', id],
        ['/token?grant_type=id_token', id, token],
        ['/token?grant_type=web3', { chain: 'solana', message: email, signature: 'x' }],
        ['/token?grant_type=password&grant_type=anonymous', { email, password: ['chutney4you'] }],
        ['/token?grant_type=password', { email: [email], password: 'chutney4you' }],
        ['/token?grant_type=pkce', { auth_code: person.id, code_verifier: 'x'.repeat(43) }],
        ['/token?grant_type=refresh_token', { refresh_token: token }],
        ['/admin/generate_link', { type: 'magiclink', email }, token],
        ['/invite', { email }, token],
        ['/verify', { type: 'email', email, token: { length: 6 } }],
        ['/verify', { type: 'recovery', token_hash: '' }],
        ['/otp', { email: server.email('nobody'), create_user: false }],
        ['/sso', { domain: 'example.com' }],
      ];
      const seen: string[] = [];
      for (const [path, body, as] of asked) {
        seen.push(outcome(await server.send('POST', path, { body, ...(as && { token: as }) })));
      }
      return tally(seen);
    },
  },
  {
    name: 'the person whom a session at aal1 has signed out comes back with the factor',
    expected: 'session_not_found (2), through (4)',
    run: async ({ server }) => {
      const { person, app, stolen } = await makeVictim(server, 'outside');
      const token = stolen.text('access_token');
      const out = (scope: string) => server.send('POST', `/logout?scope=${scope}`, { token });
      const read = (of: string) => server.send('GET', '/user', { token: of });
      // The auth server asks for no factor before it ends sessions.
      const answers = [await out('others'), await read(app.token), await out('global')];
      const back = await signIn(server, person.email);
      const raised = await showApp(server, back.text('access_token'), app);
      answers.push(raised, await read(raised.text('access_token')), await read(token));
      return tally(answers.map(outcome));
    },
  },
  {
    name: 'a reset of the password beside a second factor sets a password',
    expected: 'insufficient_aal',
    run: async ({ server }) => {
      const { person } = await makeVictim(server, 'reset');
      await server.clock.wait(1100);
      await server.send('POST', '/recover', { body: { email: person.email } });
      const { token: code } = await server.newestMail(person.email);
      const body = { type: 'recovery', email: person.email, token: code };
      const token = (await server.send('POST', '/verify', { body })).text('access_token');
      const password = { password: OTHER_PASSWORD };
      return outcome(await server.send('PUT', '/user', { token, body: password }));
    },
  },
  {
    name: 'the factor and the challenge of another person are answered',
    expected: 'mfa_factor_not_found (4)',
    run: async ({ server }) => {
      const { stolen, app } = await makeVictim(server, 'owner');
      const thief = await makeAccount(server, 'thief2');
      const own = await addApp(server, thief.token, 'Mine');
      const asVictim = { token: stolen.text('access_token'), body: {} };
      const theirs = await server.send('POST', `/factors/${app.id}/challenge`, asVictim);
      const challenge_id = theirs.text('id');
      const verify = (token: string, factor: string, secret: string) =>
        server.send('POST', `/factors/${factor}/verify`, {
          token,
          body: { challenge_id, code: appCode(secret, server.clock.now()) },
        });
      const answers = [
        // The thief's code for the victim's challenge.
        await verify(own.token, own.id, own.secret),
        await verify(own.token, app.id, own.secret),
        // The thief's factor, in the victim's session.
        await verify(asVictim.token, own.id, own.secret),
        await server.send('POST', `/factors/${app.id}/challenge`, { token: own.token, body: {} }),
      ];
      return tally(answers.map(outcome));
    },
  },
];
