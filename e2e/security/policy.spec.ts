import type { Page } from '@playwright/test';
import { fakeSpeechIn, paceVoice, sayTo } from '@thela/testkit/speech-in-page';
import { asking } from '../asking';
import { logout, openSignedIn, signUp, somebody } from '../accounts';
import { ask } from '../ask';
import { expect, test, toolNamed, tools } from '../fixtures';
import { openDrawer, openTool, untilHeading } from '../screen';
import { statementIn } from '../signed-entries';
import type { Site } from '../site';

// A violation on the console fails the test; the event also reports those that the console does not.
const refused: string[] = [];

test.beforeEach(async ({ context }) => {
  refused.length = 0;
  await context.exposeBinding('refused', (_, what: string) => void refused.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell = (globalThis as unknown as { refused: (what: string) => void }).refused;
      tell(`${effectiveDirective} ${blockedURI}`);
    });
  });
});

// The policy applies to prefetches, too.
test.use({ savesData: false });

test.afterEach(() => expect(refused).toEqual([]));

test('every answer carries the headers, errors too', async ({ site }) => {
  const registry = JSON.parse((await ask(`${site.url}/remotes.json`)).body.toString()) as {
    remotes: Record<string, unknown>;
  };
  const { live } = statementIn(registry, 'profit');
  const answers: { url: string; method?: string; status: number }[] = [
    ...['/', '/tools/analytics', '/config.json', '/%00', '/%'].map((path) => ({
      url: `${site.url}${path}`,
      status: 200,
    })),
    { url: `${site.url}/gone.js`, status: 404 },
    { url: `${site.url}/`, method: 'POST', status: 405 },
    { url: `${live.baseUrl}${live.entry}`, status: 200 },
    { url: `${live.baseUrl}gone.js`, status: 404 },
    { url: `${live.baseUrl}${live.entry}`, method: 'DELETE', status: 405 },
    { url: `${site.supabase.url}/mailbox`, status: 200 },
    { url: `${site.supabase.url}/gone`, status: 404 },
    { url: `${site.supabase.url}/auth/v1/user`, status: 401 },
  ];
  for (const { url, method = 'GET', status } of answers) {
    const { status: answered, headers } = await ask(url, {}, method);
    expect(answered, `${method} ${url}`).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain("base-uri 'none'");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toMatch(/same-origin|strict-origin-when-cross-origin/);
    expect(headers['permissions-policy'], url).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], url).toBe('same-origin');
    const isTool = url.startsWith(site.originOf('profit'));
    expect(headers['cross-origin-resource-policy'], url).toBe(
      isTool ? 'cross-origin' : 'same-origin',
    );
    expect(headers, url).not.toHaveProperty('strict-transport-security');
    expect(headers, url).not.toHaveProperty('x-powered-by');
  }
});

test('the welcome, the menu of a phone, an unknown address, the diagnostics and the foot of the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: 360, height: 740 });
  await openDrawer(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The menu that closes leaves its entry of the history, which would end a load that has begun.
  await page.waitForFunction(() => !(history.state as { menu?: unknown } | null)?.menu);
  await page.goto('/tools/unknown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/diagnostics');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('the tools at work @nightly', async ({ page }) => {
  await fakeSpeechIn(page);
  await test.step('a call by the means of the browser', async () => {
    await page.goto('/tools/chaat-gpt');
    await expect(page.getByRole('button', { name: 'Start Session' })).toBeEnabled();
    await paceVoice(page, 50);
    await page.getByRole('button', { name: 'Start Session' }).click();
    await sayTo(page, 'what does one masala dosa cost me');
    await expect(page.getByRole('log')).toContainText('₹11.81');
    await page.getByRole('button', { name: 'End Session' }).click();
    await expect(page.getByRole('button', { name: 'Start Session' })).toBeVisible();
  });
  for (const { path, label, heading } of tools) {
    const asked = asking.find((tool) => tool.path === path);
    if (!asked) continue;
    await test.step(`${path} and its answer`, async () => {
      await openTool(page, label);
      await untilHeading(page, heading);
      await asked.ask(page);
      await expect(asked.answer(page)).toBeVisible();
    });
  }
  await test.step('the charts, pointed at', async () => {
    await openTool(page, toolNamed('analytics').label);
    const charts = page.locator('canvas');
    await expect(charts).toHaveCount(2);
    for (const chart of await charts.all()) await chart.hover();
  });
  await test.step('the profit page with another price, another figure and its recommendation', async () => {
    await openTool(page, toolNamed('profit').label);
    await untilHeading(page, 'Profit Optimizer');
    const price = page.getByRole('spinbutton').first();
    await price.fill('45');
    await price.press('Tab');
    await expect(page.getByRole('heading', { name: 'Thela AI Recommendation' })).toBeVisible();
  });
});

test('the screens of an account, from sign-up to sign-out @nightly', async ({ page, site }) => {
  await page.goto('/#signup');
  await signUp(page, somebody());
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await openSignedIn(page, site);
  await logout(page).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('a sign-in by Google, which leaves the page and comes back', async ({ page }) => {
  await page.goto('/#signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('E-mail address').fill(somebody().email);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(logout(page)).toBeVisible();
});

test.describe('a tool that fails', () => {
  test.use({ expectedErrors: /\[profit\] unreachable|ERR_FAILED/ });

  test('shows its notice and comes back @nightly', async ({ page, site }) => {
    await failing(page, site);
    await expect(page.getByRole('heading', { name: toolNamed('profit').heading })).toBeVisible();
  });
});

async function failing(page: Page, site: Site): Promise<void> {
  await page.route(`${site.originOf('profit')}/**`, (route) => route.abort());
  await page.goto(toolNamed('profit').path);
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unrouteAll();
}
