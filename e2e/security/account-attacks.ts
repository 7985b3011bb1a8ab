import { randomUUID } from 'node:crypto';
import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { latestLink, logout, signUp, somebody, somebodyKnown } from '../accounts';
import { expect } from '../fixtures';
import { button, untilHeading } from '../screen';
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

/** Opens an address, and says what the page tells the person. */
async function noticeAt({ page, site }: Scene, address: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(`${site.url}${address}`);
  await untilHeading(page, 'Welcome back');
  const [success, error] = await Promise.all(
    ['status', 'alert'].map((role) =>
      page
        .getByRole('main')
        .getByRole(role as 'status')
        .first()
        .textContent(),
    ),
  );
  return success ? `claims: ${success}` : `says: ${error}`;
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
  {
    name: 'a link with a made-up code that pretends to come from a mail',
    isNightly: true,
    expected: 'claims nothing (2)',
    run: async (scene) => {
      const codes = [randomUUID(), 'made-up'];
      for (const code of codes) {
        const seen = await noticeAt(scene, `/?from=verified-email&code=${code}`);
        if (!seen.startsWith('says: This link has expired or was used already.')) return seen;
      }
      return `claims nothing (${codes.length})`;
    },
  },
  {
    name: 'a link with a made-up code during a sign-up',
    isNightly: true,
    expected: 'the mail still signs in',
    run: async (scene) => {
      const { page, site } = scene;
      const person = somebody();
      await page.goto('/#signup');
      await signUp(page, person);
      await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
      await noticeAt(scene, `/?code=${randomUUID()}`);
      await noticeAt(scene, `/?from=verified-email&code=${randomUUID()}`);
      await page.goto(await latestLink(site, person.email));
      await expect(logout(page).or(button(page, 'Sign In'))).toBeVisible();
      return (await logout(page).isVisible()) ? 'the mail still signs in' : 'asks to sign in';
    },
  },
];
