import { makeAccount } from '../../contract/people';
import type { Attack, Victim } from './attack';
import type { AskedServer } from '../../contract/asked-server';
import { makeVictim, outcome, tally } from './attack';

/** Removes a person's factor, and the person; reads both before. */
async function tryAll(
  server: AskedServer,
  { person, app }: Victim,
  key: string | undefined,
  token: string | undefined,
): Promise<string[]> {
  const at = `/admin/users/${person.id}`;
  const question = {
    ...(key === undefined ? {} : { headers: { apikey: key } }),
    ...(token === undefined ? {} : { token }),
  };
  const requests = [
    ['GET', '/admin/users'],
    ['GET', `${at}/factors`],
    ['DELETE', `${at}/factors/${app.id}`],
    ['DELETE', at],
  ] as const;
  const seen: string[] = [];
  for (const [method, path] of requests) {
    const { status } = await server.send(method, path, question);
    seen.push(status < 400 ? 'through' : 'refused');
  }
  const user = await server.send('GET', '/user', { token: app.token });
  return [...seen, user.text('factors.0.status') === 'verified' ? 'kept' : outcome(user)];
}

export const operatorAttacks: readonly Attack[] = [
  {
    name: 'the operator’s routes, with the publishable key, by nobody or by a person',
    expected: 'kept (4), refused (16)',
    run: async ({ server }) => {
      const victim = await makeVictim(server, 'managed');
      const thief = await makeAccount(server, 'manager');
      const { key } = server.address;
      const tokens = [undefined, key, thief.token, victim.app.token];
      const seen: string[] = [];
      for (const token of tokens) seen.push(...(await tryAll(server, victim, undefined, token)));
      return tally(seen);
    },
  },
  {
    name: 'the operator’s routes, with a made-up service key',
    expected: 'kept (2), refused (8)',
    isNightly: true,
    run: async ({ server }) => {
      const victim = await makeVictim(server, 'managed2');
      const wrong = `${server.address.serviceKey ?? 'sb_secret_'}x`;
      const seen = await tryAll(server, victim, wrong, wrong);
      return tally([...seen, ...(await tryAll(server, victim, undefined, wrong))]);
    },
  },
];
