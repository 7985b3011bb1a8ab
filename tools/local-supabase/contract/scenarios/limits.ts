import type { Answer, AskedServer } from '../asked-server';
import { makeAccount, PASSWORD, PASSWORD_GRANT, REFRESH_GRANT } from '../people';
import type { Scenarios } from '../people';

/** Under the profile `limits`: how many requests at once are answered before the first 429. */
export const limits: Scenarios = {
  async 'how many at once'(server) {
    await countAnonymous(server);
    const { token } = await makeAccount(server, 'limited');
    const send = (method: string, path: string, body: object, address: number) =>
      server.send(method, path, { token, body, ...from(address) });
    await count(server, 'user update', () => send('PUT', '/user', { data: { a: 1 } }, 9));
    const app = { factor_type: 'totp', friendly_name: 'l' };
    const factor = await server.send('POST', '/factors', { token, body: app });
    const at = `/factors/${factor.text('id')}`;
    await count(server, 'factor challenge', () => send('POST', `${at}/challenge`, {}, 10));
    const challenge_id = (await send('POST', `${at}/challenge`, {}, 11)).text('id');
    const wrong = { challenge_id, code: '000000' };
    await count(server, 'factor verify, wrong code', () => send('POST', `${at}/verify`, wrong, 12));
    await count(server, 'mails to all', (index) => {
      const body = { email: server.email(`many${index}`) };
      return server.send('POST', '/otp', { body, ...from(100 + index) });
    });
  },
};

async function countAnonymous(server: AskedServer): Promise<void> {
  const nobody = 'nobody@vendor.in';
  const requests = [
    ['sign-in by password', PASSWORD_GRANT, { email: 'a@vendor.in', password: 'wrong' }],
    ['refresh', REFRESH_GRANT, { refresh_token: 'abc' }],
    ['sign-up', '/signup', { email: 'none', password: PASSWORD }],
    ['verify', '/verify', { type: 'email', email: 'a@vendor.in', token: '123456' }],
    ['recover', '/recover', { email: nobody }],
    ['otp', '/otp', { email: 'nobody2@vendor.in', create_user: false }],
    ['resend', '/resend', { type: 'signup', email: nobody }],
    ['passkey options', '/passkeys/authentication/options', {}],
  ] as const;
  for (const [index, [step, path, body]] of requests.entries()) {
    await count(server, step, () => server.send('POST', path, { body, ...from(index + 1) }));
  }
}

/** Each kind comes from an address of its own, as a gateway names it. */
const from = (index: number) => ({ headers: { 'x-forwarded-for': `10.0.0.${index}` } });

async function count(
  server: AskedServer,
  step: string,
  request: (index: number) => Promise<Answer>,
): Promise<void> {
  for (let index = 1; index <= 60; index += 1) {
    const { status, body } = await request(index);
    if (status === 429) return server.note(step, { answered: index - 1, refusal: body });
  }
  return server.note(step, 'none in 60');
}
