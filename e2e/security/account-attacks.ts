import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { clientOf, latestLink, openSignedIn, signInLink, somebodyKnown } from '../accounts';
import { expect } from '../fixtures';
import type { Attack, Scene } from './attack';

/** What page code reads of an address of the backend, in the ways that a page may ask. */
async function readByPage({ page }: Scene, url: string): Promise<string> {
  const read = (address: string) =>
    Promise.all(
      (['cors', 'no-cors'] as const).flatMap((mode) =>
        ['application/json', 'text/html'].map(async (Accept) => {
          const answer = await fetch(address, { mode, headers: { Accept } }).catch(() => null);
          return answer ? answer.text() : '';
        }),
      ),
    ).then((texts) => texts.join(''));
  return page.evaluate(read, url);
}

/** The address that a mail of the default templates would lead to: with a live session of a stranger. */
async function strangersLink({ site }: Scene): Promise<string> {
  const { data } = await clientOf(site).signInWithPassword(await somebodyKnown(site));
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const tokens = new URLSearchParams({ access_token, refresh_token, type: 'magiclink' });
  return `${site.url}/#${tokens.toString()}`;
}

export const accountAttacks: readonly Attack[] = [
  {
    name: 'a link with a stranger’s live session, opened by somebody who is signed in, and by nobody',
    isNightly: true,
    expected: 'asks, and signs nobody in; the address is /#signin',
    run: async (scene) => {
      const { page, site, context } = scene;
      const person = await openSignedIn(page, site);
      const link = await strangersLink(scene);
      await page.goto(link);
      await page
        .getByText(`${person.email} is signed in here now, and will be signed out.`)
        .waitFor();
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      const other = await (await context.browser())?.newPage();
      if (!other) throw new Error('There is no browser.');
      await other.goto(link);
      await other.getByRole('heading', { name: /^Sign in as v…@/ }).waitFor();
      const isAlone = stored.includes(person.email) && (await signInLink(other).isVisible());
      const address = other.url().replace(site.url, '');
      await other.close();
      return `asks, and signs ${isAlone ? 'nobody' : 'somebody'} in; the address is ${address}`;
    },
  },
  {
    name: 'page code that reads another account’s recovery mail',
    isNightly: true,
    expected: 'reads nothing',
    run: async (scene) => {
      const { page, site } = scene;
      const { email } = await somebodyKnown(site);
      await page.goto('/');
      await page.evaluate(
        async ({ url, apikey, body }) => {
          await fetch(url, { method: 'POST', headers: { apikey }, body });
        },
        {
          url: `${site.supabase.url}/auth/v1/recover`,
          apikey: LOCAL_PUBLISHABLE_KEY,
          body: JSON.stringify({ email }),
        },
      );
      expect(await latestLink(site, email)).toContain('type=recovery');
      const text = await readByPage(scene, `${site.supabase.url}/mailbox`);
      return text.includes(email) ? 'reads the link' : 'reads nothing';
    },
  },
  {
    name: 'page code that signs in as anybody by the emulated provider',
    isNightly: true,
    expected: 'reads nothing',
    run: async (scene) => {
      const { page, site } = scene;
      const { email } = await somebodyKnown(site);
      await page.goto('/');
      const text = await readByPage(
        scene,
        `${site.supabase.url}/auth/v1/authorize?provider=google&redirect_to=${site.url}/`,
      );
      return text.includes(email) ? 'reads the accounts' : 'reads nothing';
    },
  },
];
