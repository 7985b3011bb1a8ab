import { randomUUID } from 'node:crypto';
import {
  addApp,
  askRefresh,
  linkToken,
  makeAccount,
  OTHER_PASSWORD,
  PASSWORD,
  PASSWORD_GRANT,
  signIn,
} from '../people';
import type { Scenarios } from '../people';

export const user: Scenarios = {
  async 'user: reads and writes'(server) {
    await server.ask('nobody', 'GET', '/user');
    await server.ask('no token', 'GET', '/user', { token: 'not-a-token' });
    const { token, email } = await makeAccount(server, 'writer');
    const taken = await makeAccount(server, 'taken');
    await server.ask('reads', 'GET', '/user', { token });
    const write = (step: string, body: object) => server.ask(step, 'PUT', '/user', { token, body });
    await write('data', { data: { shop: 'Ravi Chaat', n: 1 } });
    await write('data set to null', { data: { n: null } });
    await write('nothing', {});
    await write('same password', { password: PASSWORD });
    await write('weak password', { password: 'a' });
    await write('same address', { email });
    await write('address that is none', { email: 'asha' });
    await write('phone that is none', { phone: 'abc' });
    await write('role and app_metadata', {
      role: 'service_role',
      app_metadata: { admin: true },
    });
    await write('address of somebody else', { email: taken.email });
    const other = await signIn(server, email);
    await write('another password', { password: OTHER_PASSWORD });
    await server.ask('the other session', 'GET', '/user', { token: other.text('access_token') });
    await server.ask('this session', 'GET', '/user', { token });
  },

  async 'user: another address, both confirm'(server) {
    const { token, email } = await makeAccount(server, 'mover');
    const next = server.email('moved');
    const write = (step: string, address: string) =>
      server.ask(step, 'PUT', '/user', { token, body: { email: address } });
    await write('asks', next);
    await write('again at once', server.email('thirdplace'));
    const [here, there] = [await server.mailsTo(email), await server.mailsTo(next)];
    server.note(
      'mails',
      [here, there].map((mails) => mails.map(({ kind }) => kind)),
    );
    const [old, fresh] = [
      linkToken(await server.newestMail(email)),
      linkToken(await server.newestMail(next)),
    ];
    const verify = (step: string, token_hash: string) =>
      server.ask(step, 'POST', '/verify', { body: { type: 'email_change', token_hash } });
    await verify('one link', old);
    await verify('the same link again', old);
    await server.ask('between the two', 'GET', '/user', { token });
    await verify('the other link', fresh);
    await server.ask('after', 'GET', '/user', { token });
    await server.ask('signs in with the old', 'POST', PASSWORD_GRANT, {
      body: { email, password: PASSWORD },
    });
  },

  async 'recover: from forgotten to new'(server) {
    const recover = (step: string, email: string) =>
      server.ask(step, 'POST', '/recover', { body: { email } });
    await recover('unknown address', server.email('nobody'));
    const { email, token: old } = await makeAccount(server, 'forgetful');
    await server.clock.wait(1100);
    await recover('known address', email);
    await recover('again at once', email);
    const mail = await server.newestMail(email);
    const session = await server.ask('code', 'POST', '/verify', {
      body: { type: 'recovery', email, token: mail.token },
    });
    await server.ask('link after the code', 'POST', '/verify', {
      body: { type: 'recovery', token_hash: linkToken(mail) },
    });
    await server.ask('sets a password', 'PUT', '/user', {
      token: session.text('access_token'),
      body: { password: OTHER_PASSWORD },
    });
    await server.ask('the old session', 'GET', '/user', { token: old });
    const logIn = (step: string, password: string) =>
      server.ask(step, 'POST', PASSWORD_GRANT, { body: { email, password } });
    await logIn('the old password', PASSWORD);
    await logIn('the new password', OTHER_PASSWORD);
  },

  async 'reauthenticate: a code by mail'(server) {
    const ask = (step: string, as: { readonly token?: string } = {}) =>
      server.ask(step, 'GET', '/reauthenticate', as);
    await ask('nobody');
    const { token, email } = await makeAccount(server, 'careful');
    await server.clock.wait(1100);
    await ask('asks', { token });
    await ask('again at once', { token });
    const mails = await server.mailsTo(email);
    server.note(
      'mail',
      mails.map(({ kind }) => kind),
    );
  },
};

export const operator: Scenarios = {
  async 'operator: a lost phone'(server) {
    const serviceKey = server.needServiceKey();
    const asOperator = { headers: { apikey: serviceKey }, token: serviceKey };
    const { token, id } = await makeAccount(server, 'lost');
    const app = await addApp(server, token, 'Phone');
    const asPerson = { token: app.token };
    const person = `/admin/users/${id}`;
    await server.ask('factors, by a person', 'GET', `${person}/factors`, asPerson);
    await server.ask('factors', 'GET', `${person}/factors`, asOperator);
    await server.ask('removes one', 'DELETE', `${person}/factors/${app.id}`, asOperator);
    await server.ask('the session at aal2', 'GET', '/user', asPerson);
    await askRefresh(server, 'refresh of it', app.refreshToken);
    await server.ask('removes the person, by a person', 'DELETE', person, asPerson);
    await server.ask('removes the person', 'DELETE', person, asOperator);
    await server.ask('the session after', 'GET', '/user', asPerson);
    await askRefresh(server, 'refresh after', app.refreshToken);
  },
};

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
    const linker = await server.send('GET', '/user', { token });
    const identities = (linker.at('identities') ?? []) as Identities;
    server.note(
      'identities',
      identities.map(({ provider }) => provider),
    );
    const ofPhone = identities.find(({ provider }) => provider === 'phone');
    await unlink('removes the phone', ofPhone?.identity_id ?? '');
    await server.ask('after', 'GET', '/user', { token });
  },
};
