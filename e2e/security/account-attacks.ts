import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { clientOf, latestLink, openSignedIn, somebodyKnown } from '../accounts';
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

export const accountAttacks: readonly Attack[] = [
  {
    name: 'a link with a stranger’s live session, as default mails have it',
    isNightly: true,
    expected: 'signs nobody in, and leaves /#signin',
    run: async ({ page, site }) => {
      const { email } = await openSignedIn(page, site);
      const { data } = await clientOf(site).signInWithPassword(await somebodyKnown(site));
      const { access_token = '', refresh_token = '' } = data.session ?? {};
      const tokens = new URLSearchParams({ access_token, refresh_token, type: 'magiclink' });
      await page.goto(`${site.url}/#${tokens.toString()}`);
      await page.getByText(`${email} is signed in here now, and will be signed out.`).waitFor();
      const stored = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      const isIn = stored.includes(refresh_token) || !stored.includes(email);
      return `signs ${isIn ? 'somebody' : 'nobody'} in, and leaves ${page.url().replace(site.url, '')}`;
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
