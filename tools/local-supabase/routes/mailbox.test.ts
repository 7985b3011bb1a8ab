// @module-tag nightly

import { expect, test } from 'vitest';
import { MAX_MAILS } from '../store/purge-expired';
import { rawRequest } from '../testing/raw-request';
import {
  advanceClock,
  newEmail,
  openLink,
  PASSWORD,
  setUpBackend,
  SITE,
} from '../testing/test-backend';

const backend = setUpBackend({ mailIntervalS: 0 });

async function readPage(headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { url } = backend();
  const response = await fetch(`${url}/mailbox`, { headers: { accept: 'text/html', ...headers } });
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
}

test('explains itself while it is empty', async () => {
  const page = await readPage();
  expect(page).toContain('Nothing here was sent.');
  expect(page).toContain('Mails and text messages appear here');
});

test('shows the newest mail first, with a link that works once', async () => {
  const { client, email } = await backend().signedUp();
  await client.resetPasswordForEmail(email);
  const [recovery, signUp] = await backend().mailsTo(email);
  expect(recovery).toMatchObject({ to: email, kind: 'recovery', isOpen: true });
  expect(signUp).toMatchObject({
    to: email,
    subject: 'Confirm your sign-up',
    kind: 'signup',
    token: expect.stringMatching(/^\d{6}$/),
    isOpen: true,
  });
  const page = await readPage();
  expect(page).toContain(`href="${recovery?.siteLink.replaceAll('&', '&amp;')}"`);

  await openLink(recovery?.link ?? '');
  expect(await backend().mailsTo(email)).toMatchObject([{ isOpen: false }, { isOpen: false }]);
  expect(await readPage()).toContain('Its link was used or replaced, or it has expired.');
});

test.each([
  ['hi-IN', 'अपना अकाउंट पक्का करें', 'पता पक्का करें'],
  ['te-IN', 'మీ అకౌంట్ ఖాయం చేయండి', 'అడ్రస్ ఖాయం చేయండి'],
  ['hi-Latn-IN', 'Apna account pakka karein', 'Address pakka karein'],
])('a person who signed up in %s gets the mail in it', async (language, subject, action) => {
  const email = newEmail();
  const options = { data: { language } };
  await backend().newClient().signUp({ email, password: PASSWORD, options });
  expect(await backend().mailsTo(email)).toMatchObject([{ subject, language }]);
  const page = await readPage();
  expect(page).toContain('<html lang="en-IN">');
  expect(page).toContain(`<h2 lang="${language}">${subject}</h2>`);
  expect(page).toMatch(new RegExp(`lang="${language}"[^>]*>${action}`));
});

test.each([['fr-FR'], [7], [null], [['te-IN']]])(
  'a person with the language %j gets the mail in English',
  async (language) => {
    const email = newEmail();
    const options = { data: { language } };
    await backend().newClient().signUp({ email, password: PASSWORD, options });
    expect(await backend().mailsTo(email)).toMatchObject([
      { subject: 'Confirm your sign-up', language: 'en-IN' },
    ]);
  },
);

test('a mail keeps its language when the person chooses another one', async () => {
  const email = newEmail();
  const client = await backend().signedIn(email);
  await client.updateUser({ data: { language: 'te-IN' } });
  await client.resetPasswordForEmail(email);
  expect(await backend().mailsTo(email)).toMatchObject([
    { kind: 'recovery', language: 'te-IN', subject: 'మీ పాస్‌వర్డ్ మార్చుకోండి' },
    { kind: 'signup', language: 'en-IN' },
  ]);
});

const HEADING = {
  'en-IN': '<h1>Mailbox</h1>',
  'hi-IN': '<h1>मेलबॉक्स</h1>',
  'te-IN': '<h1>మెయిల్‌బాక్స్</h1>',
};

test.each([
  ['te-IN', { cookie: 'other=1; thela_language=te-IN', 'accept-language': 'hi-IN,hi;q=0.9' }],
  ['en-IN', { cookie: 'thela_language=en-IN', 'accept-language': 'hi' }],
  ['hi-IN', { cookie: 'thela_language=xx', 'accept-language': 'fr-FR,en;q=0.5,HI-in;q=0.8' }],
  ['te-IN', { 'accept-language': 'te,en-US;q=0.9' }],
  ['en-IN', { 'accept-language': 'en-US,en;q=0.9,hi;q=0.8' }],
  ['en-IN', { 'accept-language': 'fr' }],
  ['en-IN', {}],
] as const)('its page is in %s with the headers %j', async (language, headers) => {
  const page = await readPage(headers);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(HEADING[language]);
});

test('its page is in Hinglish for a browser that prefers Hindi in Latin letters', async () => {
  const page = await readPage({ 'accept-language': 'hi-Latn,hi;q=0.9' });
  expect(page).toContain('<html lang="hi-Latn-IN">');
  expect(page).toContain('Yahan ka kuch bhi bheja nahin gaya hai.');
});

test('a link is shown as over after a day', async () => {
  const { email } = await backend().signedUp();
  advanceClock((24 * 3600 + 1) * 1000);
  expect(await backend().mailsTo(email)).toMatchObject([{ isOpen: false }]);
});

test('escapes an address that holds markup', async () => {
  const email = `"'&<b>"@example.in`;
  const strange = `o'neil&sons${newEmail()}`;
  expect((await backend().newClient().signUp({ email, password: PASSWORD })).error).not.toBeNull();
  await backend().newClient().signUp({ email: strange, password: PASSWORD });
  expect(await readPage()).toContain('o&#39;neil&amp;sons');
});

test('keeps only the latest mails', async () => {
  const { client, email } = await backend().signedUp();
  for (let sent = 1; sent < MAX_MAILS + 5; sent += 1)
    await client.resend({ type: 'signup', email });
  expect(await backend().mailsTo(email)).toHaveLength(MAX_MAILS);
});

const atSite = { origin: SITE, 'sec-fetch-site': 'same-site' };

test.each([
  ['code of the site', 'GET', { ...atSite, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a preflight of the site', 'OPTIONS', { ...atSite, 'access-control-request-method': 'GET' }],
  ['code of an older browser', 'GET', { origin: SITE }],
  [
    'code that cannot read the answer',
    'GET',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ],
  [
    'code of another site',
    'GET',
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'a frame',
    'GET',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  [
    'a form of another page',
    'POST',
    { ...atSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
])('is not shown to %s', async (_who, method, headers) => {
  const { email } = await backend().signedUp();
  for (const path of ['/mailbox', '/local-provider']) {
    const response = await rawRequest(`${backend().url}${path}`, { method, headers });
    expect(response.status).toBe(403);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.text).not.toContain(email);
  }
});

test.each([
  [
    'a person who types its address',
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  [
    'a person who follows a link',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['a program', {}],
])('is shown to %s', async (_who, headers) => {
  const { email } = await backend().signedUp();
  const response = await rawRequest(`${backend().url}/mailbox`, { headers });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  expect(response.text).toContain(email);
});
