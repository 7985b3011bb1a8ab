import type { Answer, AskedServer } from '../../contract/asked-server';
import { addApp, makeAccount, PASSWORD_GRANT, wrongCode } from '../../contract/people';
import { DEFAULT_SETTINGS } from '../../settings';
import type { Attack } from './attack';
import { outcome, tally } from './attack';

const MAX_TRIES = 60;
const STOPPED = '429 after 30';

/** Codes of six digits are guessed: a million of them, of which the limits let through thirty in five minutes. */
export const guesses: readonly Attack[] = [
  {
    name: 'the code of an SMS is guessed',
    expected: STOPPED,
    isNightly: true,
    run: async ({ limited }) => {
      const phone = limited.phone('guessed');
      await limited.send('POST', '/otp', { body: { phone } });
      return guessSent(limited, phone, { type: 'sms', phone }, 1);
    },
  },
  {
    name: 'the code of a mail is guessed',
    expected: STOPPED,
    run: async ({ limited }) => {
      const email = limited.email('guessed');
      await limited.send('POST', '/otp', { body: { email } });
      return guessSent(limited, email, { type: 'email', email }, 2);
    },
  },
  {
    name: 'the code of a mail is guessed from many addresses, until its time is over',
    expected: 'otp_expired (41)',
    run: async ({ limited }) => {
      const email = limited.email('besieged');
      await limited.send('POST', '/otp', { body: { email } });
      const { token: real } = await limited.newestMail(email);
      const from = (index: number) => ({ headers: { 'x-forwarded-for': `10.2.0.${index}` } });
      const seen: string[] = [];
      for (let index = 1; index <= 40; index += 1) {
        const body = { type: 'email', email, token: wrongCode(real) };
        seen.push(outcome(await limited.send('POST', '/verify', { ...from(index), body })));
      }
      await limited.clock.wait(DEFAULT_SETTINGS.mailLifetimeS * 1000);
      const body = { type: 'email', email, token: real };
      seen.push(outcome(await limited.send('POST', '/verify', { ...from(41), body })));
      return tally(seen);
    },
  },
  {
    name: 'the code of a reset is guessed',
    expected: STOPPED,
    isNightly: true,
    run: async ({ limited }) => {
      const { email } = await makeAccount(limited, 'forgot');
      await limited.clock.wait(1100);
      await limited.send('POST', '/recover', { body: { email } });
      return guessSent(limited, email, { type: 'recovery', email }, 3);
    },
  },
  {
    name: 'the code of an authenticator app is guessed',
    expected: STOPPED,
    run: async ({ limited }) => {
      const { token } = await makeAccount(limited, 'app');
      const app = await addApp(limited, token, 'Phone');
      return guessFactor(limited, app.token, app.id, 4);
    },
  },
  {
    name: 'the code of an SMS as a second factor is guessed',
    expected: STOPPED,
    isNightly: true,
    run: async ({ limited }) => {
      const { token } = await makeAccount(limited, 'ring');
      const phone = limited.phone('ring');
      const body = { factor_type: 'phone', friendly_name: 'p', phone };
      const factor = await limited.send('POST', '/factors', { token, body });
      return guessFactor(limited, token, factor.text('id'), 5);
    },
  },
  {
    name: 'a password is guessed',
    expected: STOPPED,
    run: async ({ limited }) => {
      const { email } = await makeAccount(limited, 'weak');
      return guess('', 6, (password, from) =>
        limited.send('POST', PASSWORD_GRANT, { ...from, body: { email, password } }),
      );
    },
  },
  {
    name: 'each guess names another address of its client',
    expected: STOPPED,
    run: async ({ direct }) => {
      for (let index = 1; index <= MAX_TRIES; index += 1) {
        const body = { email: 'a@vendor.in', password: String(index) };
        const headers = { 'x-forwarded-for': `10.0.0.${index}` };
        const { status } = await direct.send('POST', PASSWORD_GRANT, { body, headers });
        if (status === 429) return `429 after ${index - 1}`;
      }
      return 'no 429';
    },
  },
];

/** Guesses the code of the newest mail or message. */
async function guessSent(
  server: AskedServer,
  recipient: string,
  fields: object,
  client: number,
): Promise<string> {
  const { token: real } = await server.newestMail(recipient);
  return guess(real, client, (token, from) =>
    server.send('POST', '/verify', { ...from, body: { ...fields, token } }),
  );
}

/** Guesses the code of a second factor, with one challenge. */
async function guessFactor(
  server: AskedServer,
  token: string,
  factor: string,
  client: number,
): Promise<string> {
  const at = `/factors/${factor}`;
  const challenge = await server.send('POST', `${at}/challenge`, { token, body: {} });
  const challenge_id = challenge.text('id');
  return guess('', client, (code, from) =>
    server.send('POST', `${at}/verify`, { ...from, token, body: { challenge_id, code } }),
  );
}

type Try = (code: string, from: { readonly headers: Record<string, string> }) => Promise<Answer>;

/** Tries codes, but not the right one, until the server answers no more. Then the right one is of no use, too. */
async function guess(real: string, client: number, send: Try): Promise<string> {
  const from = { headers: { 'x-forwarded-for': `10.1.0.${client}` } };
  for (let index = 0; index < MAX_TRIES; index += 1) {
    const code = String((Number(real) + index + 1) % 1_000_000).padStart(6, '0');
    const answer = await send(code, from);
    if (answer.status < 400) return `through after ${index}`;
    if (answer.status !== 429) continue;
    const last = real === '' ? answer : await send(real, from);
    return last.status === 429 ? `429 after ${index}` : 'the right code is still taken';
  }
  return 'no 429';
}
