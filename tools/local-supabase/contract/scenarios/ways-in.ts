import { randomUUID } from 'node:crypto';
import { makeAccount } from '../people';
import type { Scenarios } from '../people';

type Identities = readonly { readonly provider: string; readonly identity_id: string }[];

export const waysIn: Scenarios = {
  async 'ways in: linked and unlinked'(server) {
    const link = (provider: string) =>
      `/user/identities/authorize?provider=${provider}&skip_http_redirect=true`;
    await server.ask('link, nobody', 'GET', link('google'));

    const { token, session } = await makeAccount(server, 'linker');
    const unlink = (step: string, id: string) =>
      server.ask(step, 'DELETE', `/user/identities/${id}`, { token });
    await unlink('removes the only one', session.text('user.identities.0.identity_id'));
    await unlink('not an id', 'abc');
    await unlink('not there', randomUUID());
    const linked = await server.send('GET', link('github'), { token });
    server.note('link', [linked.status, Object.keys(linked.body ?? {})]);
    await server.ask('link, unknown provider', 'GET', link('bazaar'), { token });

    const phone = server.phone('linked');
    await server.send('PUT', '/user', { token, body: { phone } });
    const message = await server.newestMail(phone);
    await server.send('POST', '/verify', {
      body: { type: 'phone_change', phone, token: message.token },
    });
    const user = await server.send('GET', '/user', { token });
    const identities = (user.at('identities') ?? []) as Identities;
    server.note(
      'identities',
      identities.map(({ provider }) => provider),
    );
    const ofPhone = identities.find(({ provider }) => provider === 'phone');
    await unlink('removes the phone', ofPhone?.identity_id ?? '');
    await server.ask('after', 'GET', '/user', { token });
  },
};
