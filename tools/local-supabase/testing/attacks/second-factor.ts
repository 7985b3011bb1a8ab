import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { appCode } from '../../contract/authenticator-app';
import { addApp, makeAccount, OTHER_PASSWORD, REFRESH_GRANT } from '../../contract/people';
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
    name: 'a session at aal1 changes the password, address, number, factors or passkeys',
    expected: 'insufficient_aal (6)',
    run: async ({ server }) => {
      const { stolen, app } = await makeVictim(server, 'changed');
      const token = stolen.text('access_token');
      const changes = [
        ['PUT', '/user', { password: OTHER_PASSWORD }],
        ['PUT', '/user', { email: server.email('thief') }],
        ['PUT', '/user', { phone: server.phone('thief') }],
        ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Thief' }],
        ['DELETE', `/factors/${app.id}`, {}],
        ['POST', '/passkeys/registration/options', {}],
      ] as const;
      const seen: string[] = [];
      for (const [method, path, body] of changes) {
        seen.push(outcome(await server.send(method, path, { token, body })));
      }
      return tally(seen);
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
