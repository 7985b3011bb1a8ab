import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { latestLink, somebodyKnown } from '../accounts';
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
