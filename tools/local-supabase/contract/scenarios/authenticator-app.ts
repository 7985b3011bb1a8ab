import { randomUUID } from 'node:crypto';
import type { AskedServer } from '../asked-server';
import { appCode, appCodeOfWindow, windowRestMs } from '../authenticator-app';
import {
  askRefresh,
  makeAccount,
  OTHER_PASSWORD,
  PASSWORD,
  PASSWORD_GRANT,
  signIn,
  wrongCode,
} from '../people';
import type { Scenarios } from '../people';

export const authenticatorApp: Scenarios = {
  async 'second factor: authenticator app'(server) {
    const enrol = (step: string, token: string | undefined, body: object) =>
      server.ask(step, 'POST', '/factors', { ...(token === undefined ? {} : { token }), body });
    await enrol('nobody', undefined, { factor_type: 'totp' });

    const { token, email, refreshToken } = await makeAccount(server, 'safe');
    const app = { factor_type: 'totp', friendly_name: 'Phone' };
    await enrol('unknown kind', token, { factor_type: 'owl' });
    await enrol('no kind', token, {});
    const enrolled = await enrol('enrols', token, { ...app, issuer: 'Thela' });
    await enrol('the same name', token, app);
    const readUser = (step: string, as: string) => server.ask(step, 'GET', '/user', { token: as });
    await readUser('user with one unverified', token);

    const at = `/factors/${enrolled.text('id')}`;
    const secret = enrolled.text('totp.secret');
    const challenge = (step: string, as: string, of = at) =>
      server.ask(step, 'POST', `${of}/challenge`, { token: as, body: {} });
    const verify = (step: string, body: object, as = token) =>
      server.ask(step, 'POST', `${at}/verify`, { token: as, body });
    const remove = (step: string, as: string) => server.ask(step, 'DELETE', at, { token: as });

    const challenge_id = (await challenge('challenge', token)).text('id');
    const code = appCode(secret, server.clock.now());
    await verify('nothing', {});
    await verify('no code', { challenge_id });
    await verify('wrong code', { challenge_id, code: wrongCode(code) });
    await verify('not six digits', { challenge_id, code: '12' });
    await verify('unknown challenge', { challenge_id: randomUUID(), code });
    const elsewhere = await signIn(server, email);
    const high = await verify('right code', { challenge_id, code });
    await verify('the same again', { challenge_id, code });

    await readUser('the session before', token);
    await askRefresh(server, 'refresh token of before', refreshToken);
    await readUser('the other session at aal1', elsewhere.text('access_token'));
    await readUser('user with one verified', high.text('access_token'));
    const refreshed = await askRefresh(
      server,
      'refresh keeps the level',
      high.text('refresh_token'),
    );
    const kept = refreshed.text('access_token');

    const low = (await signIn(server, email)).text('access_token');
    await server.ask('a password gives aal1', 'POST', PASSWORD_GRANT, {
      body: { email, password: PASSWORD },
    });
    const write = (step: string, body: object) =>
      server.ask(step, 'PUT', '/user', { token: low, body });
    await enrol('enrols another at aal1', low, { factor_type: 'totp', friendly_name: 'Second' });
    await remove('removes at aal1', low);
    await write('password at aal1', { password: OTHER_PASSWORD });
    await write('address at aal1', { email: server.email('sly') });
    await write('data at aal1', { data: { shop: 'x' } });
    const next = await challenge('challenge at aal1', low);
    const sameWindow = appCode(secret, server.clock.now());
    await verify('the same window again', { challenge_id: next.text('id'), code: sameWindow }, low);

    const stranger = await makeAccount(server, 'nosy');
    await challenge('challenge by somebody else', stranger.token);
    await remove('removes of somebody else', stranger.token);
    await challenge('not a factor', token, `/factors/${randomUUID()}`);
    await challenge('not an id', token, '/factors/abc');
    await challenge('another window, ahead', kept);
    await remove('removes at aal2', kept);
    await readUser('after: user', kept);
    await askRefresh(server, 'after: refresh', refreshed.text('refresh_token'));
  },

  async 'second factor: codes of other windows'(server) {
    const { token } = await makeAccount(server, 'windows');
    const body = { factor_type: 'totp', friendly_name: 'w' };
    const enrolled = await server.send('POST', '/factors', { token, body });
    const secret = enrolled.text('totp.secret');
    const at = `/factors/${enrolled.text('id')}`;
    const tryWindow = async (windows: number) => {
      const challenge = await server.send('POST', `${at}/challenge`, { token, body: {} });
      await notAtEndOfWindow(server);
      const code = appCodeOfWindow(secret, server.clock.now(), windows);
      const question = { token, body: { challenge_id: challenge.text('id'), code } };
      const { status, ...answer } = await server.send('POST', `${at}/verify`, question);
      const seen = status === 200 ? 'taken' : (answer.body as { readonly code?: unknown }).code;
      server.note(`${windows} windows of 30 s from now`, seen);
    };
    await tryWindow(-2);
    await tryWindow(-1);
  },
};

/** Else the window could end between the code and the answer, and the code would be of another one. */
async function notAtEndOfWindow({ clock }: AskedServer): Promise<void> {
  const rest = windowRestMs(clock.now());
  if (rest < 10_000) await clock.wait(rest);
}
