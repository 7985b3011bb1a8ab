import { expect } from '../fixtures';
import { EVIL, shownScreen } from './attack';
import type { Attack } from './attack';

export const otherWindows: readonly Attack[] = [
  {
    name: 'the page in a frame of another site',
    expected: 'not shown',
    run: async ({ page, context, site }) => {
      await context.route(`${EVIL}/frame`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/"></iframe>` }),
      );
      await page.goto(`${EVIL}/frame`);
      const [, frame] = page.frames();
      await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
      return 'not shown';
    },
  },
  {
    name: 'the page opened by a window of another site',
    expected: 'neither reaches the other',
    run: async ({ page, context, site }) => {
      await page.goto(`${EVIL}/`);
      const arrival = context.waitForEvent('page');
      await page.evaluate((url) => {
        Object.assign(globalThis, { handle: window.open(url) });
      }, site.url);
      const opened = await arrival;
      await shownScreen(opened);
      const opener = await opened.evaluate(() => window.opener as unknown);
      const isSevered = await page.evaluate(
        () => (globalThis as unknown as { handle: Window }).handle.closed,
      );
      return opener === null && isSevered ? 'neither reaches the other' : 'they reach each other';
    },
  },
  {
    name: 'a site behind a link of the footer',
    isNightly: true,
    expected: 'has no opener and no referrer',
    run: async ({ page, context }) => {
      await page.goto('/');
      const arrival = context.waitForEvent('page');
      await page.evaluate((url) => {
        document.querySelector<HTMLAnchorElement>('footer a[target]')?.setAttribute('href', url);
      }, `${EVIL}/`);
      await page.locator('footer a[target]').first().click();
      const opened = await arrival;
      await opened.waitForLoadState();
      const { opener, referrer } = await opened.evaluate(() => ({
        opener: window.opener as unknown,
        referrer: document.referrer,
      }));
      return opener === null && referrer === ''
        ? 'has no opener and no referrer'
        : 'knows the page';
    },
  },
  {
    name: 'a flood of hostile messages',
    isNightly: true,
    expected: 'page',
    run: async ({ page }) => {
      await page.goto('/tools/chaat-gpt');
      await shownScreen(page);
      await page.evaluate(() => {
        const polluting: unknown = JSON.parse('{"__proto__":{"polluted":1},"action":"loaded"}');
        const words = [
          '',
          'x'.repeat(10_000),
          null,
          42,
          [],
          polluting,
          '<script>canary=1</script>',
        ];
        for (let count = 0; count < 20_000; count += 1) {
          window.postMessage(words[count % words.length], '*');
        }
        const last = new Promise((resolve) => {
          addEventListener('message', (event) => event.data === 'last' && resolve(null));
        });
        window.postMessage('last', '*');
        return last;
      });
      await page.getByRole('textbox').fill('tomatoes are sour');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.locator('[data-role=assistant]').last()).toBeVisible();
      return shownScreen(page);
    },
  },
  {
    name: 'another tab that writes over the session',
    isNightly: true,
    expected: 'page',
    run: async ({ page, context, site }) => {
      await page.goto('/');
      await shownScreen(page);
      const other = await context.newPage();
      await other.goto(`${site.url}/config.json`);
      await other.evaluate(() => {
        const session = { access_token: 'x', user: { id: '<b>', email: '<img onerror=canary=1>' } };
        const texts = ['null', '{', '{"__proto__":{"polluted":1}}', JSON.stringify(session)];
        for (let count = 0; count < 500; count += 1) {
          localStorage.setItem(
            'sb-localhost-auth-token',
            `${texts[count % 4]}${' '.repeat(count)}`,
          );
        }
      });
      // The server knows none of these sessions: at most the last of them counts until it has said so.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      return shownScreen(page);
    },
  },
];
