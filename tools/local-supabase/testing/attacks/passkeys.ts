import { decodeJwt } from 'jose';
import type { AskedServer } from '../../contract/asked-server';
import { makeAccount, signIn, SITE } from '../../contract/people';
import { SoftwareAuthenticator } from '../../contract/software-authenticator';
import type { Attack } from './attack';
import { callFunction, makeVictim, outcome, tally } from './attack';

const EVIL = 'https://evil.example';
const RELYING_PARTY = { webauthn: { rpId: 'localhost', rpOrigins: [SITE] } };
const EVIL_PARTY = { webauthn: { rpId: 'evil.example', rpOrigins: [EVIL] } };
const FACTOR_OPTIONS = 'webauthn.credential_options.publicKey';

/** Signs in with a passkey; the options may be those of an earlier try. */
async function signInWith(server: AskedServer, passkey: SoftwareAuthenticator) {
  const asked = await server.send('POST', '/passkeys/authentication/options', { body: {} });
  const body = {
    challenge_id: asked.text('challenge_id'),
    credential: passkey.get(asked.at('options')),
  };
  const verify = () => server.send('POST', '/passkeys/authentication/verify', { body });
  return { verify, body };
}

async function registerPasskey(server: AskedServer, token: string, passkey: SoftwareAuthenticator) {
  const asked = await server.send('POST', '/passkeys/registration/options', { token, body: {} });
  const body = {
    challenge_id: asked.text('challenge_id'),
    credential: passkey.create(asked.at('options')),
  };
  return server.send('POST', '/passkeys/registration/verify', { token, body });
}

/** A security key as a second factor: sets it up, and says where. */
async function addKey(server: AskedServer, token: string, key: SoftwareAuthenticator) {
  const kind = { factor_type: 'webauthn', friendly_name: 'Key' };
  const factor = await server.send('POST', '/factors', { token, body: kind });
  const at = `/factors/${factor.text('id')}`;
  const asked = await server.send('POST', `${at}/challenge`, { token, body: RELYING_PARTY });
  const credential_response = key.create(asked.at(FACTOR_OPTIONS));
  const body = {
    challenge_id: asked.text('id'),
    webauthn: { type: 'create', credential_response },
  };
  const verified = await server.send('POST', `${at}/verify`, { token, body });
  return { at, verified };
}

export const passkeyAttacks: readonly Attack[] = [
  {
    name: 'a passkey is made, and used, at the page of another origin',
    expected: 'webauthn_verification_failed (2)',
    run: async ({ server }) => {
      const { token } = await makeAccount(server, 'phished');
      const creation = await registerPasskey(server, token, new SoftwareAuthenticator(EVIL));
      // The same passkey, asked by another page: a browser would not, a program does.
      const passkey = new SoftwareAuthenticator(SITE);
      await registerPasskey(server, token, passkey);
      passkey.origin = EVIL;
      const { verify } = await signInWith(server, passkey);
      return tally([outcome(creation), outcome(await verify())]);
    },
  },
  {
    name: 'an answer to one challenge is sent for another one',
    expected: 'webauthn_verification_failed',
    isNightly: true,
    run: async ({ server }) => {
      const { token } = await makeAccount(server, 'shifted');
      const passkey = new SoftwareAuthenticator(SITE);
      await registerPasskey(server, token, passkey);
      const { body } = await signInWith(server, passkey);
      const other = await server.send('POST', '/passkeys/authentication/options', { body: {} });
      const shifted = { ...body, challenge_id: other.text('challenge_id') };
      const path = '/passkeys/authentication/verify';
      return outcome(await server.send('POST', path, { body: shifted }));
    },
  },
  {
    name: 'a passkey signs in, and does without the second factor',
    expected: 'aal1, insufficient_aal (2)',
    run: async ({ server }) => {
      const { app } = await makeVictim(server, 'fingered');
      const passkey = new SoftwareAuthenticator(SITE);
      await registerPasskey(server, app.token, passkey);
      const { verify } = await signInWith(server, passkey);
      const token = (await verify()).text('access_token');
      const password = await server.send('PUT', '/user', { token, body: { password: 'dosa-9-x' } });
      const { message } = await callFunction(server, token, 'my_stalls', {});
      return `${String(decodeJwt(token).aal)}, ${tally([outcome(password), message])}`;
    },
  },
  {
    name: 'a security key of another account answers the challenge',
    expected: 'through with its own key only',
    run: async ({ server }) => {
      const victim = await makeAccount(server, 'keyed');
      const thief = await makeAccount(server, 'keythief');
      const [own, theirs] = [new SoftwareAuthenticator(SITE), new SoftwareAuthenticator(SITE)];
      const { at } = await addKey(server, victim.token, own);
      await addKey(server, thief.token, theirs);
      const token = (await signIn(server, victim.email)).text('access_token');
      const answer = async (key: SoftwareAuthenticator, party = RELYING_PARTY) => {
        const asked = await server.send('POST', `${at}/challenge`, { token, body: party });
        if (asked.status >= 400) return asked;
        const credential_response = key.get(asked.at(FACTOR_OPTIONS));
        const webauthn = { type: 'request', credential_response };
        const body = { challenge_id: asked.text('id'), webauthn };
        return server.send('POST', `${at}/verify`, { token, body });
      };
      const strange = await answer(theirs);
      // The page that asks names itself; only the project's own counts.
      own.origin = EVIL;
      const evil = await answer(own, EVIL_PARTY);
      own.origin = SITE;
      const good = await answer(own);
      const isGood = [strange, evil].every(({ status }) => status >= 400) && good.status === 200;
      return isGood ? 'through with its own key only' : [strange, evil, good].map(outcome).join();
    },
  },
];
