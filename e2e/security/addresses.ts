import type { Page } from '@playwright/test';
import { RUN, shownScreen, tally, expectUnharmed } from './attack';
import type { Attack } from './attack';
import { untilHeading } from '../screen';

const SCRIPT = `<script>${RUN}</script>`;
const encoded = encodeURIComponent(SCRIPT);

/** Below the limit of Node's server, about 16 KB for the request line and headers. */
const LONG_PATH = 12_000;

const paths = [
  `/${encoded}`,
  `/tools/${encoded}`,
  '/tools/__proto__',
  '/tools/constructor',
  '/tools/%00',
  '/%00',
  '/tools/%',
  '/%E0%A4%A',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/tools/profit-optimizer/%2e%2e/..%5c',
  '//evil.example/',
  '//evil.example/%2f..',
  '/%5c%5cevil.example',
  '/https://evil/',
  `/javascript:${RUN}`,
  `/tools/${'a'.repeat(LONG_PATH)}`,
  '/tools/ai-chef?next=//evil.example&redirect=javascript:1',
  '/diagnostics/../diagnostics',
];

const hashes = [
  `#${SCRIPT}`,
  `#signin${SCRIPT}`,
  '#__proto__',
  '#constructor',
  '#%',
  '#%00',
  '#//evil.example',
  `#javascript:${RUN}`,
  `#${'a'.repeat(100_000)}`,
  '#access_token=x&refresh_token=y&type=recovery',
];

const callbacks = [
  '/?code=%00',
  `/?code=${encoded}`,
  `/?code=${'a'.repeat(LONG_PATH)}`,
  `/?error=${encoded}&error_description=${encoded}`,
  `/#error=${encoded}&error_code=__proto__&error_description=${encoded}`,
  '/?error=x&error_code=constructor',
  '/?from=verified-email&code=__proto__',
  '/?__proto__[polluted]=1&constructor[prototype][polluted]=1',
];

function opened(name: string, addresses: readonly string[]): Attack {
  return {
    name,
    isNightly: true,
    expected: `page (${addresses.length})`,
    keepsCache: true,
    run: async ({ page, site, asked }) => {
      const screens: string[] = [];
      for (const address of addresses) {
        // A change of the hash alone does not load the page. The document is one of the site, so that the browser
        // needs no new process.
        if (address.includes('#')) await page.goto(`${site.url}/config.json`);
        await page.goto(`${site.url}${address}`);
        screens.push(await shownScreen(page));
        await untilDone(page, address);
        await expectUnharmed(page);
        if (new URL(page.url()).origin !== site.url) return `was led to ${page.url()}`;
      }
      return asked.length > 0 ? `asked for ${asked.join()}` : tally(screens);
    },
  };
}

async function untilDone(page: Page, address: string): Promise<void> {
  const isCallback = /[?#&](code|error)=/.test(address) && !address.includes('from=');
  if (isCallback) await untilHeading(page, 'Welcome back');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const MADE_UP = 'Your account is locked, call 98765 43210';
const refusals = [
  `/?error=access_denied&error_description=${encodeURIComponent(MADE_UP)}`,
  `/?error=${encodeURIComponent(MADE_UP)}`,
  `/#error=x&error_code=${encodeURIComponent(MADE_UP)}&message=${encodeURIComponent(MADE_UP)}`,
  `/?from=linked&error=x&error_description=${encodeURIComponent(MADE_UP)}`,
];

/** Who has pressed "Google" in this tab opens a stranger's link in it. */
const wordsOfOthers: Attack = {
  name: 'words of an address about a sign-in that this tab has begun',
  isNightly: true,
  expected: `own words (${refusals.length})`,
  run: async ({ page, site }) => {
    const seen: string[] = [];
    for (const address of refusals) {
      await page.goto(`${site.url}/config.json`);
      await page.evaluate(() => sessionStorage.setItem('thela.provider', 'google'));
      await page.goto(`${site.url}${address}`);
      await page
        .getByText(/Google sign-in|Google was not added/)
        .first()
        .waitFor();
      const text = (await page.textContent('body')) ?? '';
      seen.push(text.includes('98765') ? 'words of the address' : 'own words');
    }
    return tally(seen);
  },
};

export const addresses: readonly Attack[] = [
  wordsOfOthers,
  opened('hostile paths', paths),
  opened(
    'hostile hashes',
    hashes.map((hash) => `/${hash}`),
  ),
  opened('hostile callbacks of a sign-in', callbacks),
];
