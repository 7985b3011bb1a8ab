import { PASSWORD, PASSWORD_GRANT } from '../people';
import type { Scenarios } from '../people';

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
