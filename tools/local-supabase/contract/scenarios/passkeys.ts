import type { Answer, AskedServer } from '../asked-server';
import { addApp, makeAccount, signIn, SITE } from '../people';
import type { Person, Scenarios } from '../people';
import { SoftwareAuthenticator } from '../software-authenticator';

const REGISTRATION = '/passkeys/registration';
const AUTHENTICATION = '/passkeys/authentication';

export const passkeys: Scenarios = {
  async 'passkeys: set up, sign in, keep house'(server) {
    await server.ask('options, nobody', 'POST', `${REGISTRATION}/options`, { body: {} });
    const person = await makeAccount(server, 'passer');
    const passkey = new SoftwareAuthenticator(SITE);
    const at = `/passkeys/${await setUp(server, person, passkey)}`;
    await keepHouse(server, person, at);
    await askSignIn(server, passkey);
    await askStranger(server, at);
    await remove(server, person, at);
    const gone = await newSignIn(server);
    await verifySignIn(server, 'sign in after', gone, passkey.get(gone.at('options')));
  },
};

/** @returns the id of the passkey */
async function setUp(
  server: AskedServer,
  { token }: Person,
  passkey: SoftwareAuthenticator,
): Promise<string> {
  const verify = (step: string, body: object) =>
    server.ask(step, 'POST', `${REGISTRATION}/verify`, { token, body });
  const path = `${REGISTRATION}/options`;
  const first = await server.ask('options', 'POST', path, { token, body: {} });
  const challenge_id = first.text('challenge_id');
  const evil = new SoftwareAuthenticator('https://evil.example').create(first.at('options'));
  const good = new SoftwareAuthenticator(SITE).create(first.at('options'));
  await verify('verify, nothing', {});
  await verify('verify, no credential', { challenge_id });
  await verify('verify, other origin', { challenge_id, credential: evil });
  await verify('verify, challenge used up', { challenge_id, credential: good });

  const second = await server.send('POST', path, { token, body: {} });
  const saved = await verify('verify', {
    challenge_id: second.text('challenge_id'),
    credential: passkey.create(second.at('options')),
  });
  await server.ask('options with one', 'POST', path, { token, body: {} });
  return saved.text('id');
}

async function keepHouse(server: AskedServer, { token }: Person, at: string): Promise<void> {
  const rename = (step: string, friendly_name: string) =>
    server.ask(step, 'PATCH', at, { token, body: { friendly_name } });
  await server.ask('list', 'GET', '/passkeys', { token });
  await rename('name', 'Redmi');
  await rename('empty name', '');
  await rename('long name', 'x'.repeat(300));
}

async function askSignIn(server: AskedServer, passkey: SoftwareAuthenticator): Promise<void> {
  const path = `${AUTHENTICATION}/options`;
  const asked = await server.ask('sign in, options', 'POST', path, { body: {} });
  const unknown = { ...passkey.get(asked.at('options')), id: 'AAAA', rawId: 'AAAA' };
  await verifySignIn(server, 'sign in, unknown key', asked, unknown);
  const next = await newSignIn(server);
  const credential = passkey.get(next.at('options'));
  await verifySignIn(server, 'sign in', next, credential);
  await verifySignIn(server, 'sign in again with the same', next, credential);
}

function newSignIn(server: AskedServer): Promise<Answer> {
  return server.send('POST', `${AUTHENTICATION}/options`, { body: {} });
}

function verifySignIn(
  server: AskedServer,
  step: string,
  asked: Answer,
  credential: object,
): Promise<Answer> {
  const body = { challenge_id: asked.text('challenge_id'), credential };
  return server.ask(step, 'POST', `${AUTHENTICATION}/verify`, { body });
}

async function askStranger(server: AskedServer, at: string): Promise<void> {
  const { token } = await makeAccount(server, 'passthief');
  const body = { friendly_name: 'mine' };
  await server.ask('name of somebody else', 'PATCH', at, { token, body });
  await server.ask('remove of somebody else', 'DELETE', at, { token });
  await server.ask('list of somebody else', 'GET', '/passkeys', { token });
}

async function remove(server: AskedServer, { token, email }: Person, at: string): Promise<void> {
  const high = await addApp(server, token, 'Both');
  const low = (await signIn(server, email)).text('access_token');
  await server.ask('set up at aal1 beside a factor', 'POST', `${REGISTRATION}/options`, {
    token: low,
    body: {},
  });
  await server.ask('remove at aal1 beside a factor', 'DELETE', at, { token: low });
  await server.ask('remove', 'DELETE', at, { token: high.token });
  await server.ask('list after', 'GET', '/passkeys', { token: high.token });
}
