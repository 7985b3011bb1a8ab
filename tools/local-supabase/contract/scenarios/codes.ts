import { askRefresh, makeAccount, PASSWORD, PASSWORD_GRANT, signIn, wrongCode } from '../people';
import type { Scenarios } from '../people';

export const codes: Scenarios = {
  async 'e-mail code: signs in without a password'(server) {
    const email = server.email('codeonly');
    const ask = (step: string, fields: object = {}) =>
      server.ask(step, 'POST', '/otp', { body: { email, ...fields } });
    const verify = (step: string, token: string) =>
      server.ask(step, 'POST', '/verify', { body: { type: 'email', email, token } });
    await ask('unknown, not to be made', { create_user: false });
    server.needMailbox();
    await ask('unknown');
    await ask('again at once');
    const { token } = await server.newestMail(email);
    await verify('wrong code', wrongCode(token));
    await verify('right code', token);
    await server.clock.wait(1100);
    await ask('known');
    await verify('code', (await server.newestMail(email)).token);
    const mails = await server.mailsTo(email);
    server.note(
      'mails',
      mails.map(({ kind }) => kind),
    );
  },

  async 'phone code: signs in without a password'(server) {
    const phone = server.phone('caller');
    const ask = (step: string, fields: object) =>
      server.ask(step, 'POST', '/otp', { body: { phone, ...fields } });
    const verify = (step: string, type: string, token: string) =>
      server.ask(step, 'POST', '/verify', { body: { type, phone, token } });
    await ask('no number', { phone: 'abc' });
    await ask('leading zero', { phone: '+0919876543210' });
    server.needMailbox();
    await ask('too short', { phone: '+91' });
    // Taken, and from here on the interval between two messages has begun.
    await ask('channel that is none', { channel: 'pigeon' });
    await ask('unknown, not to be made', { create_user: false });
    await ask('unknown', {});
    await ask('again at once', {});
    const { token } = await server.newestMail(phone);
    await verify('wrong code', 'sms', wrongCode(token));
    await verify('right code, wrong type', 'phone_change', token);
    await verify('right code', 'sms', token);
    await verify('right code again', 'sms', token);
    await server.clock.wait(1100);
    await ask('known, number with spaces', { phone: phone.replace('+91', '+91 ') });
    await ask('known, without plus', { phone: phone.slice(1) });
    await server.clock.wait(1100);
    await server.ask('resend of sms', 'POST', '/resend', { body: { type: 'sms', phone } });
  },

  async 'phone and password'(server) {
    server.needMailbox();
    const phone = server.phone('dialer');
    const signUp = (step: string) =>
      server.ask(step, 'POST', '/signup', { body: { phone, password: PASSWORD } });
    const logIn = (step: string, password = PASSWORD) =>
      server.ask(step, 'POST', PASSWORD_GRANT, { body: { phone, password } });
    await signUp('signs up');
    await logIn('too early');
    await server.ask('resend at once', 'POST', '/resend', { body: { type: 'sms', phone } });
    const { token } = await server.newestMail(phone);
    await server.ask('code', 'POST', '/verify', { body: { type: 'sms', phone, token } });
    await logIn('signs in');
    await logIn('wrong password', 'wrong');
    await signUp('signs up when taken');
  },

  async 'phone: added to an account and changed'(server) {
    const { token } = await makeAccount(server, 'adder');
    const phone = server.phone('added');
    const write = (step: string, as: string) =>
      server.ask(step, 'PUT', '/user', { token: as, body: { phone } });
    const verify = (step: string, code: string) =>
      server.ask(step, 'POST', '/verify', { body: { type: 'phone_change', phone, token: code } });
    await write('asks', token);
    await write('again at once', token);
    const message = await server.newestMail(phone);
    await verify('wrong code', wrongCode(message.token));
    await verify('code', message.token);
    await server.ask('after', 'GET', '/user', { token });
    const stranger = await makeAccount(server, 'taker');
    await write('number of somebody else', stranger.token);
  },
};

export const sessions: Scenarios = {
  async 'tokens: refresh and reuse'(server) {
    await askRefresh(server, 'unknown', 'abcdefghijkl');
    await askRefresh(server, 'empty', '');
    const { email } = await makeAccount(server, 'fresh');
    const parent = (await signIn(server, email)).text('refresh_token');
    const active = (await askRefresh(server, 'first', parent)).text('refresh_token');
    const again = await askRefresh(server, 'parent of the active one', parent);
    server.note('parent gives the active one', again.text('refresh_token') === active);
    await askRefresh(server, 'active', active);
  },

  async 'sign-out: what ends'(server) {
    await server.ask('nobody', 'POST', '/logout');
    const { email } = await makeAccount(server, 'leaver');
    const [here, there] = [await signIn(server, email), await signIn(server, email)];
    const token = here.text('access_token');
    const logOut = (step: string, scope: string) =>
      server.ask(step, 'POST', `/logout?scope=${scope}`, { token });
    await logOut('unknown scope', 'owl');
    await logOut('others', 'others');
    await server.ask('the other', 'GET', '/user', { token: there.text('access_token') });
    await logOut('local', 'local');
    await logOut('local again', 'local');
    await askRefresh(server, 'its refresh token', here.text('refresh_token'));
  },
};
