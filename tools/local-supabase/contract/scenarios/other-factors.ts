import { makeAccount, signIn, SITE, wrongCode } from '../people';
import type { Scenarios } from '../people';
import { SoftwareAuthenticator } from '../software-authenticator';

const RELYING_PARTY = { webauthn: { rpId: 'localhost', rpOrigins: [SITE] } };
const CREDENTIAL_OPTIONS = 'webauthn.credential_options.publicKey';

export const otherFactors: Scenarios = {
  async 'second factor: phone'(server) {
    const { token, email } = await makeAccount(server, 'ringer');
    const phone = server.phone('ringer');
    const enrol = (step: string, friendly_name: string, fields: object) =>
      server.ask(step, 'POST', '/factors', {
        token,
        body: { factor_type: 'phone', friendly_name, ...fields },
      });
    await enrol('no number', 'p', {});
    await enrol('not a number', 'p', { phone: 'abc' });
    await enrol('enrols', 'p', { phone });
    await enrol('the same number', 'q', { phone });
    const third = { factor_type: 'phone', friendly_name: 'r', phone };
    await server.send('POST', '/factors', { token, body: third });
    const user = await server.send('GET', '/user', { token });
    const factors = (user.at('factors') ?? []) as readonly {
      readonly id: string;
      readonly status: string;
      readonly factor_type: string;
    }[];
    server.note(
      'factors after enrolling one number three times',
      factors.map(({ status, factor_type }) => [status, factor_type]),
    );

    const at = `/factors/${factors.at(-1)?.id ?? ''}`;
    const challenge = (step: string) =>
      server.ask(step, 'POST', `${at}/challenge`, { token, body: { channel: 'sms' } });
    const challenge_id = (await challenge('challenge')).text('id');
    await challenge('again at once');
    const message = await server.newestMail(phone);
    const verify = (step: string, code: string) =>
      server.ask(step, 'POST', `${at}/verify`, { token, body: { challenge_id, code } });
    await verify('wrong code', wrongCode(message.token));
    await verify('right code', message.token);
    const low = await signIn(server, email);
    await server.ask('user at aal1', 'GET', '/user', { token: low.text('access_token') });
  },

  async 'second factor: security key'(server) {
    const { token, email } = await makeAccount(server, 'keyholder');
    const enrolled = await server.ask('enrols', 'POST', '/factors', {
      token,
      body: { factor_type: 'webauthn', friendly_name: 'Key' },
    });
    const at = `/factors/${enrolled.text('id')}`;
    const verify = (step: string, as: string, challenge_id: string, webauthn: object) =>
      server.ask(step, 'POST', `${at}/verify`, { token: as, body: { challenge_id, webauthn } });

    const first = await server.ask('challenge to create', 'POST', `${at}/challenge`, {
      token,
      body: RELYING_PARTY,
    });
    const elsewhere = new SoftwareAuthenticator('https://evil.example');
    const made = elsewhere.create(first.at(CREDENTIAL_OPTIONS));
    await verify('created at another origin', token, first.text('id'), creation(made));

    const key = new SoftwareAuthenticator(SITE);
    const second = await server.send('POST', `${at}/challenge`, { token, body: RELYING_PARTY });
    const created = creation(key.create(second.at(CREDENTIAL_OPTIONS)));
    await verify('created', token, second.text('id'), created);
    await verify('created again', token, second.text('id'), created);

    const low = (await signIn(server, email)).text('access_token');
    const asked = await server.ask('challenge to ask', 'POST', `${at}/challenge`, {
      token: low,
      body: RELYING_PARTY,
    });
    const credential_response = key.get(asked.at(CREDENTIAL_OPTIONS));
    const answered = { type: 'request', credential_response };
    await verify('answered', low, asked.text('id'), answered);
    await verify('answered again', low, asked.text('id'), answered);
  },
};

const creation = (credential_response: object) => ({ type: 'create', credential_response });
