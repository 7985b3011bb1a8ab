import {
  linkPath,
  newPkce,
  PASSWORD,
  PASSWORD_GRANT,
  PKCE_GRANT,
  SITE,
  wrongCode,
} from '../people';
import type { Scenarios } from '../people';

export const signUp: Scenarios = {
  async 'sign-up: from first to confirmed'(server) {
    server.needMailbox();
    const email = server.email('asha');
    const signUpAgain = (step: string) =>
      server.ask(step, 'POST', '/signup', { body: { email, password: 'another-1' } });
    const logIn = (step: string, password = PASSWORD, as = email) =>
      server.ask(step, 'POST', PASSWORD_GRANT, { body: { email: as, password } });
    const verify = (step: string, token: string, of = email) =>
      server.ask(step, 'POST', '/verify', { body: { type: 'signup', email: of, token } });

    const data = { shop: 'Asha Tiffins' };
    await server.ask('signs up', 'POST', '/signup', { body: { email, password: PASSWORD, data } });
    await signUpAgain('again at once');
    await logIn('signs in too early');
    await logIn('wrong password, too early', 'wrong');
    const { token } = await server.newestMail(email);
    await verify('wrong code', wrongCode(token));
    await verify('code of another person', token, server.email('ravi'));
    await verify('right code', token);
    await verify('right code again', token);
    await signUpAgain('signs up when confirmed');
    const mails = await server.mailsTo(email);
    server.note(
      'mails sent',
      mails.map(({ kind }) => kind),
    );
    await logIn('signs in');
    await logIn('signs in with capitals', PASSWORD, email.toUpperCase());
    await server.ask('resend when confirmed', 'POST', '/resend', {
      body: { type: 'signup', email },
    });
  },

  async 'mail links: with and without PKCE'(server) {
    server.needMailbox();
    const signUpAs = async (name: string, fields: object = {}) => {
      const email = server.email(name);
      await server.send('POST', '/signup', { body: { email, password: PASSWORD, ...fields } });
      return linkPath(await server.newestMail(email));
    };
    const link = await signUpAs('plain');
    await server.ask('implicit link', 'GET', link);
    await server.ask('implicit link again', 'GET', link);

    const { verifier, fields } = newPkce();
    const email = server.email('proof');
    const path = `/signup?redirect_to=${encodeURIComponent(`${SITE}/tools/profit`)}`;
    await server.ask('signs up with PKCE', 'POST', path, {
      body: { email, password: PASSWORD, ...fields },
    });
    await server.ask('link', 'GET', linkPath(await server.newestMail(email)));

    const followed = await server.send('GET', await signUpAs('second', fields));
    const auth_code = new URL(followed.location ?? SITE).searchParams.get('code');
    const exchange = (step: string, code_verifier: string) =>
      server.ask(step, 'POST', PKCE_GRANT, { body: { auth_code, code_verifier } });
    await exchange('exchange with a wrong verifier', 'v'.repeat(43));
    await exchange('exchange', verifier);
    await exchange('exchange again', verifier);

    const elsewhere = '/recover?redirect_to=https%3A%2F%2Fevil.example%2Fx';
    await server.ask('a place that is not allowed', 'POST', elsewhere, { body: { email } });
    await server.ask('its link', 'GET', linkPath(await server.newestMail(email)));
  },
};
