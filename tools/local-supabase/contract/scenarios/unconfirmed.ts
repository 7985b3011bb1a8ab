import { askRefresh, PASSWORD, PASSWORD_GRANT } from '../people';
import type { Scenarios } from '../people';

/** Under the profile `open`: addresses and numbers are not confirmed, factors and passkeys are off. */
export const unconfirmed: Scenarios = {
  async 'without confirmation'(server) {
    const signUp = (step: string, body: object) =>
      server.ask(step, 'POST', '/signup', { body: { ...body, password: PASSWORD } });
    const email = server.email('quick');
    const token = (await signUp('signs up', { email })).text('access_token');
    await signUp('signs up again', { email });
    await signUp('phone', { phone: server.phone('quick') });
    // The new address gets a mail.
    server.needMailbox();
    const write = (step: string, body: object) => server.ask(step, 'PUT', '/user', { token, body });
    await write('another address', { email: server.email('quickmoved') });
    await write('phone added', { phone: server.phone('quickadded') });
  },

  async 'a session without use ends'(server) {
    const email = server.email('idle');
    const session = await server.send('POST', '/signup', { body: { email, password: PASSWORD } });
    await server.clock.wait(4500);
    await server.ask('the person', 'GET', '/user', { token: session.text('access_token') });
    await askRefresh(server, 'refresh', session.text('refresh_token'));
  },

  async 'factors that are off'(server) {
    const email = server.email('plainfactors');
    const session = await server.send('POST', '/signup', { body: { email, password: PASSWORD } });
    const token = session.text('access_token');
    for (const factor_type of ['totp', 'phone', 'webauthn']) {
      const body = { factor_type, friendly_name: factor_type, phone: server.phone('off') };
      await server.ask(`enrols ${factor_type}`, 'POST', '/factors', { token, body });
    }
    await server.ask('passkey', 'POST', '/passkeys/registration/options', { token, body: {} });
  },
};

/** Under the profile `closed`: what a project may switch off is off. */
export const switchedOff: Scenarios = {
  async 'what is switched off'(server) {
    const password = PASSWORD;
    const post = (step: string, path: string, body: object) =>
      server.ask(step, 'POST', path, { body });
    await server.ask('settings', 'GET', '/settings');
    await post('sign-up', '/signup', { email: server.email('late'), password });
    await post('phone code', '/otp', { phone: server.phone('late') });
    await post('phone sign-up', '/signup', { phone: server.phone('late2'), password });
    await post('phone password', PASSWORD_GRANT, { phone: server.phone('late3'), password });
    await post('e-mail code for an unknown', '/otp', { email: server.email('late4') });
    await server.ask('provider', 'GET', '/authorize?provider=google');
    await post('passkey sign-in', '/passkeys/authentication/options', {});
  },
};
