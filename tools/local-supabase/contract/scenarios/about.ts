import { newPkce, PASSWORD } from '../people';
import type { Scenarios } from '../people';

export const about: Scenarios = {
  async 'about: settings, health, keys'(server) {
    await server.ask('settings', 'GET', '/settings');
    await server.ask('keys', 'GET', '/.well-known/jwks.json');
    await server.ask('an address that is not there', 'GET', '/nothing-here');
    await server.ask('a method that is not there', 'DELETE', '/signup');
  },

  async 'form: bodies and types'(server) {
    const typed = server.email('typed');
    const questions = [
      ['no JSON', '/signup', '{'],
      ['empty body', '/signup', ''],
      ['a list', '/signup', '[]'],
      ['a number as address', '/signup', { email: 5, password: PASSWORD }],
      ['data that is a text', '/signup', { email: typed, password: PASSWORD, data: 'x' }],
      ['unknown grant', '/token?grant_type=magic', {}],
      ['no grant', '/token', {}],
      ['password grant without anything', '/token?grant_type=password', {}],
      ['refresh without anything', '/token?grant_type=refresh_token', {}],
      ['pkce without anything', '/token?grant_type=pkce', {}],
      ['verify without anything', '/verify', {}],
      ['verify without type', '/verify', CODE],
      ['verify of an unknown type', '/verify', { ...CODE, type: 'owl' }],
      ['verify with both token and hash', '/verify', { ...CODE, type: 'email', token_hash: 'abc' }],
      ['recover without an address', '/recover', {}],
      ['resend without type', '/resend', { email: SOMEBODY }],
      ['resend of an unknown type', '/resend', { email: SOMEBODY, type: 'recovery' }],
      ['otp without anything', '/otp', {}],
      ['otp with both', '/otp', { email: SOMEBODY, phone: '+919876543210' }],
    ] as const;
    for (const [step, path, body] of questions) {
      const raw = typeof body === 'string' ? body : JSON.stringify(body);
      await server.ask(step, 'POST', path, { raw });
    }
  },

  async 'sign-up: what is refused'(server) {
    const email = server.email('refused');
    const phone = server.phone('refused');
    const questions = [
      ['nothing', {}],
      ['no password', { email, password: '' }],
      ['no address', { password: PASSWORD }],
      ['an address that is none', { email: 'asha', password: PASSWORD }],
      ['an address with a space', { email: 'as ha@vendor.in', password: PASSWORD }],
      ['too short', { email, password: 'a1' }],
      ['too long', { email, password: `a1${'x'.repeat(71)}` }],
      ['both address and phone', { email, phone, password: PASSWORD }],
      ['phone that is none', { phone: 'abc', password: PASSWORD }],
    ] as const;
    for (const [step, body] of questions) await server.ask(step, 'POST', '/signup', { body });
  },

  async 'providers: Google and GitHub'(server) {
    await server.ask('no provider', 'GET', '/authorize');
    await server.ask('unknown', 'GET', '/authorize?provider=bazaar');
    await server.ask('off', 'GET', '/authorize?provider=zoom');
    const { code_challenge } = newPkce().fields;
    const half = `/authorize?provider=github&code_challenge=${code_challenge}`;
    await server.ask('challenge without method', 'GET', half);
    await server.ask('callback without anything', 'GET', '/callback');
    await server.ask('callback with a made-up state', 'GET', '/callback?state=abc&code=abc');
    const anonymous = await server.send('POST', '/signup', { body: {} });
    server.note('anonymous', [anonymous.status, anonymous.text('code')]);
  },
};

const SOMEBODY = 'a@vendor.in';
const CODE = { email: SOMEBODY, token: '123456' };
