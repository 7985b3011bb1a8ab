import { askRefresh, linkPath, linkToken, makeAccount, PASSWORD, signIn, SITE } from '../people';
import type { Scenarios } from '../people';
import { SoftwareAuthenticator } from '../software-authenticator';

/** Under the profile `short`. A factor's challenge lives 300 s at least, whatever is set. */
export const shortLives: Scenarios = {
  async 'what ends by itself'(server) {
    server.needMailbox();
    const phone = server.phone('slow');
    await server.send('POST', '/otp', { body: { phone } });
    const message = await server.newestMail(phone);
    const email = server.email('slow');
    await server.send('POST', '/signup', { body: { email, password: PASSWORD } });
    const mail = await server.newestMail(email);
    await server.clock.wait(3200);
    const verify = (step: string, body: object) => server.ask(step, 'POST', '/verify', { body });
    await verify('phone code, too late', { type: 'sms', phone, token: message.token });
    await verify('mail code, too late', { type: 'signup', email, token: mail.token });
    await server.ask('mail link, too late', 'GET', linkPath(mail));
    await verify('link hash, too late', { type: 'signup', token_hash: linkToken(mail) });
  },

  async 'a challenge of a passkey ends'(server) {
    const { token } = await makeAccount(server, 'late');
    const path = '/passkeys/registration';
    const asked = await server.send('POST', `${path}/options`, { token, body: {} });
    const credential = new SoftwareAuthenticator(SITE).create(asked.at('options'));
    await server.clock.wait(3200);
    const body = { challenge_id: asked.text('challenge_id'), credential };
    await server.ask('passkey, too late', 'POST', `${path}/verify`, { token, body });
  },

  async 'a session ends'(server) {
    const { email } = await makeAccount(server, 'ender');
    const session = await signIn(server, email);
    await server.clock.wait(5500);
    await server.ask('the person', 'GET', '/user', { token: session.text('access_token') });
    await askRefresh(server, 'refresh', session.text('refresh_token'));
  },

  async 'an old refresh token'(server) {
    const { email } = await makeAccount(server, 'reuser');
    const first = (await signIn(server, email)).text('refresh_token');
    const second = (await askRefresh(server, 'first', first)).text('refresh_token');
    const third = (await askRefresh(server, 'second', second)).text('refresh_token');
    await askRefresh(server, 'first, within the window', first);
    await server.clock.wait(1500);
    const step = 'first, after the window, which its reuse has lengthened';
    await askRefresh(server, step, first);
    await askRefresh(server, 'third, after that', third);
  },

  async 'an old refresh token, late'(server) {
    const { email } = await makeAccount(server, 'thief');
    const session = await signIn(server, email);
    const refresh = async (refresh_token: string) => {
      const path = '/token?grant_type=refresh_token';
      const answer = await server.send('POST', path, { body: { refresh_token } });
      return answer.text('refresh_token');
    };
    const first = session.text('refresh_token');
    const third = await refresh(await refresh(first));
    await server.clock.wait(1600);
    await askRefresh(server, 'first', first);
    await askRefresh(server, 'third, after that', third);
    const token = session.text('access_token');
    await server.ask('the access token, after that', 'GET', '/user', { token });
  },
};
