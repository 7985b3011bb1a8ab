import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startFakeGemini } from '@thela/testkit/fake-gemini';
import { asking } from '../asking';
import { clientOf, logout, signIn, somebodyKnown } from '../accounts';
import { ask } from '../ask';
import { expect, test, tools } from '../fixtures';
import { openSite } from '../site';
import type { Site } from '../site';
import { openTool, untilHeading } from '../screen';

const KEY = 'secret-key-of-the-provider';
/** Other secrets that the environment of a site's publisher or server may contain. */
const otherSecrets = {
  SUPABASE_SERVICE_ROLE_KEY: 'secret-of-the-service-role',
  SUPABASE_SECRET_KEY: 'sb_secret_example',
  SUPABASE_DB_PASSWORD: 'secret-of-the-database',
  VAPI_PRIVATE_KEY: 'secret-of-the-voice-service',
  HEALTH_READ_KEY: 'secret-of-the-counts-of-health-0000',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-sign-in',
  NPM_TOKEN: 'secret-of-the-registry',
};

interface Mode {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Paths that may contain the provider's key, because the operator chose this mode. */
  readonly exceptions: RegExp | null;
}

const modes: readonly Mode[] = [
  { name: 'built-in', variables: { AI_MODE: 'built-in' }, exceptions: null },
  {
    name: 'direct',
    variables: { AI_MODE: 'direct' },
    exceptions: /^(shell)?\/config\.json(\.br|\.gz)?$/,
  },
  // Its files and answers are those of the gateway alone, and what calls add.
  {
    name: 'gateway, with calls of the voice service',
    variables: {
      AI_MODE: 'gateway',
      VAPI_PUBLIC_KEY: 'public-key',
      VAPI_BASE_URL: 'http://localhost:9',
    },
    exceptions: null,
  },
];

for (const { name, variables, exceptions } of modes) {
  test.describe(`in mode ${name} @nightly`, () => {
    test.use({ expectedErrors: /direct/ });

    test('no secret is in any file or answer that a browser gets', async ({ page }) => {
      const gemini = await startFakeGemini({ key: KEY });
      const settings = { GEMINI_API_KEY: KEY, GEMINI_BASE_URL: gemini.url };
      const site = await openSite({ ...otherSecrets, ...settings, ...variables });
      const person = await somebodyKnown(site);
      const answers = gather(page);
      await tour(page, site, person);
      await page.waitForLoadState('networkidle');

      const secrets = [KEY, person.password, signingSecret(site), ...Object.values(otherSecrets)];
      const files = [...filesOf(site)];
      expect(files.length).toBeGreaterThan(50);
      const seen = [
        ...files,
        ...(await pagesOf(site)),
        ...(await served(site)),
        ...(await answers()),
      ];
      const leaks = seen.flatMap(({ place, text }) =>
        secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
      );
      const chosen = (leak: string) =>
        exceptions !== null && leak.startsWith(KEY) && exceptions.test(leak.slice(KEY.length + 4));
      expect(leaks.filter((leak) => !chosen(leak))).toEqual([]);
      // The search must find the secrets that are allowed.
      expect(leaks.some(chosen)).toBe(exceptions !== null);
      // An idle page still prefetches tools.
      await page.goto('about:blank');
      await site.close();
      await gemini.close();
    });
  });
}

interface Found {
  readonly place: string;
  readonly text: string;
}

/** Visits every page that fetches something, signed in and signed out. */
async function tour(page: Page, site: Site, person: { email: string; password: string }) {
  for (const path of ['/', '/diagnostics', '/#signup']) await page.goto(`${site.url}${path}`);
  await page.goto(`${site.url}/#signin`);
  await signIn(page, person);
  await expect(logout(page)).toBeVisible();
  for (const { path, label, heading } of tools) {
    await openTool(page, label);
    await untilHeading(page, heading);
    const asked = asking.find((tool) => tool.path === path);
    if (!asked) continue;
    await asked.ask(page);
    await expect(asked.answer(page)).toBeVisible();
  }
}

/** Records the address, the headers and the body of every answer from now on. */
function gather(page: Page): () => Promise<readonly Found[]> {
  const all: Promise<Found>[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    // In mode direct the page calls the provider itself, with the key in the address.
    const isProvider = pathname.endsWith(':generateContent') && !pathname.startsWith('/functions');
    const address = isProvider ? origin : response.url();
    const body = response.body().then(
      (bytes) => bytes.toString('latin1'),
      () => '',
    );
    all.push(
      body.then((text) => ({
        place: pathname,
        text: `${address} ${JSON.stringify(response.headers())} ${text}`,
      })),
    );
  });
  return () => Promise.all(all);
}

/** Every file of the site's folder, decompressed. */
function* filesOf(site: Site): Generator<Found> {
  for (const file of readdirSync(site.folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const bytes = readFileSync(path);
    const plain = path.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : path.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes;
    yield { place: relative(site.folder, path), text: plain.toString('latin1') };
  }
}

function pagesOf(site: Site): Promise<Found[]> {
  return Promise.all(
    tools.map(async ({ path }) => {
      const { headers, body } = await ask(`${site.url}${path}`);
      return { place: path, text: `${JSON.stringify(headers)} ${body.toString()}` };
    }),
  );
}

/** The local backend's answers without a key and with the publishable key. */
async function served(site: Site): Promise<Found[]> {
  const paths = ['settings', 'health', '.well-known/jwks.json', 'user', 'admin/users'];
  const found = await Promise.all(
    paths.map(async (path) => {
      const { headers, body } = await ask(`${site.supabase.url}/auth/v1/${path}`);
      return { place: path, text: `${JSON.stringify(headers)} ${body.toString()}` };
    }),
  );
  const { data } = await clientOf(site).getSession();
  return [...found, { place: 'session', text: JSON.stringify(data) }];
}

/** The private key that signs access tokens, read from the backend's database file. */
function signingSecret({ supabase: { folder } }: Site): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map(({ name }) => readFileSync(join(folder, name), 'latin1'));
  const [, secret] = /"d":"([\w-]{40,})"/.exec(bytes.join('')) ?? [];
  if (!secret) throw new Error('The backend keeps no signing key where it was.');
  return secret;
}
