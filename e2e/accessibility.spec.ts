import { logout, somebody, somebodyKnown, somebodyNew, storeSession } from './accounts';
import { expectFinished, PHONE } from './finished';
import { expect, test, tools } from './fixtures';
import { storeOwnStall } from './own-stall';
import { putIntoAccount } from './phones';
import { button, changeConfig, openDrawer, openWithin, withoutOwnFigures } from './screen';

test.describe('axe finds nothing and nothing is cut off, on a phone and on a wide screen', () => {
  test('on the welcome, on the notice of an unknown tool and on the diagnostics', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
    await expectFinished(page);
    await openWithin(page, '/nowhere');
    await expect(page.getByText('There is no such tool.')).toBeVisible();
    await expectFinished(page);
    await openWithin(page, '/diagnostics');
    await page.getByText('Load from another address').first().click();
    await expect(page.getByRole('button', { name: 'Load from there' })).toBeVisible();
    await expectFinished(page);
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('on the notice that there is no internet @nightly', async ({ page, site }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
      });
      // A device that says so is only believed where the site does not answer.
      await page.route(`${site.url}/config.json?ask`, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText('No internet.')).toBeVisible();
      await expectFinished(page);
    });
  });

  test('on the six tools @nightly', async ({ page }) => {
    await page.goto('/stall');
    for (const tool of tools) {
      await openWithin(page, tool.path);
      await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
      await expect(page.locator('canvas')).toHaveCount(tool.app === 'analytics' ? 2 : 0);
      await expectFinished(page);
    }
  });

  test('on Profit and Analytics without sales, on a faulty price and on a toast', async ({
    page,
    site,
  }) => {
    await withoutOwnFigures(page, site);
    await page.goto('/tools/profit-optimizer');
    await page.getByRole('button', { name: 'Start from zero' }).click();
    await page.getByRole('spinbutton', { name: 'oil', exact: true }).pressSequentially('-');
    await expect(page.getByRole('alert')).toBeVisible();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect(toasts.getByText('The sample figures are gone.')).toBeVisible();
    // Top right below the header, 356 px wide. The animation that brings it there takes 180 ms.
    const place = () => toasts.getByRole('listitem').boundingBox();
    await expect.poll(place).toMatchObject({ width: 356, x: 1280 - 16 - 356, y: 64 + 16 });
    // A toast's timer stops while the window has no focus; a fading toast has less contrast.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expectFinished(page);
    await expect(toasts.getByText('The sample figures are gone.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('link', { name: 'Performance Analytics' }).click();
    await expect(page.getByText('No plates sold yet today.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Live Performance Analytics' })).toBeVisible();
    await expectFinished(page);
  });

  test('on a tool that is still loading @nightly', async ({ page, site }) => {
    await page.clock.install();
    await page.route(`${site.originOf('voice')}/**`, () => {});
    // The page itself links the tool's files, so its load event waits for them.
    await page.goto('/tools/chaat-gpt', { waitUntil: 'commit' });
    await expect(page.getByText('Opening Voice assistant …')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Still loading Voice assistant …')).toBeVisible();
    await page.clock.resume();
    await expectFinished(page);
  });

  test('on sign-in, faulty and refused, and on a forgotten password', async ({ page }) => {
    await page.goto('/#signin');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectFinished(page);
    await page.getByLabel('Password', { exact: true }).fill('dosa1234');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFinished(page);
    await page.getByLabel('Email', { exact: true }).fill(somebody().email);
    await button(page, 'Forgot password?').click();
    await button(page, 'Send the mail').click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await expectFinished(page);
  });

  test('on sign-up, half filled in, and on the note about the mail', async ({ page }) => {
    await page.goto('/#signup');
    await page.getByLabel('Email', { exact: true }).fill(somebody().email);
    for (const [password, level] of [
      ['dosa', 'Weak'],
      ['dosadosa', 'Medium'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill('dosa1234');
      await page.getByLabel('Confirm password', { exact: true }).press('Enter');
      await expect(page.getByText(`Password strength: ${level}`)).toBeVisible();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await expectFinished(page);
    }
    await page.getByLabel('Password', { exact: true }).fill('dosa1234');
    await expect(page.getByText('Good password')).toBeVisible();
    await button(page, 'Sign Up').click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectFinished(page);
  });

  test('on the welcome of somebody who is signed in, and on the account with a stall, and where it is left, erased, deleted and guarded', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    // Somebody entered it before anybody signed in.
    await page.evaluate(storeOwnStall, 'Asha Tiffin');
    await site.supabase.startPostgres();
    await storeSession(page, site, await somebodyKnown(site));
    await page.reload();
    await expect(logout(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Asha Tiffin' })).toBeVisible();
    await expectFinished(page);
    await page.goto('/account/choice');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'They are mine' })).toBeVisible();
    await expectFinished(page);
    await putIntoAccount(page);
    await page.goto('/account');
    await expect(main.getByText(/^Kept in your account, /)).toBeVisible();
    await expectFinished(page);
    await openWithin(page, '/stall/people');
    await expect(main.getByRole('button', { name: 'Invite a helper' })).toBeVisible();
    await expectFinished(page);
    for (const [path, heading] of [
      ['/stall', 'Asha Tiffin'],
      ['/stall/days', 'Days'],
      ['/stall/look', 'Language and light'],
      ['/stall/backup', 'Backup'],
      ['/stall/close', 'Are the counts right?'],
      ['/stall/close?step=waste', 'Was anything thrown away?'],
      ['/stall/close?step=done', 'The day is closed'],
      ['/account/sign-out', 'Sign out'],
      ['/account/delete', 'Delete my account'],
      ['/stall/erase', 'Erase my stall'],
    ] as const) {
      await openWithin(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectFinished(page);
    }
    await openWithin(page, '/account/security');
    await main.getByRole('button', { name: 'Authenticator app' }).click();
    await button(page, 'Next').click();
    await expect(main.getByLabel('Code of the app')).toBeVisible();
    await expectFinished(page);
    await openWithin(page, '/account/profile');
    await button(page, 'Add your name').click();
    await button(page, 'Change password').click();
    await expectFinished(page);
  });

  test("on the mailbox and on the page that plays a provider's @nightly", async ({
    page,
    site,
  }) => {
    await somebodyNew(site);
    await page.goto(`${site.supabase.url}/mailbox`);
    await expectFinished(page);
    await page.goto('/#signin');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText('This is not GitHub')).toBeVisible();
    await expectFinished(page);
  });

  test.describe('without a backend for accounts', () => {
    test.use({ expectedErrors: /Missing Supabase environment variables/ });

    test('on the page that says so @nightly', async ({ page, site }) => {
      await changeConfig(page, site, (config) => ({ ...config, supabase: undefined }));
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText('Missing Supabase environment variables');
      await expect(page.getByRole('alert')).toContainText('SUPABASE_URL');
      await expectFinished(page);
    });
  });

  test.describe('without a configuration', () => {
    test.use({ expectedErrors: /\[shell\] start|ERR_FAILED/ });

    test('on the page that cannot start @nightly', async ({ page, site }) => {
      await page.route(`${site.url}/config.json`, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectFinished(page);
    });
  });

  test.describe('with a tool that cannot be reached', () => {
    test.use({ expectedErrors: /\[voice\] unreachable|ERR_FAILED/ });

    test('on its notice @nightly', async ({ page, site }) => {
      await page.route(`${site.originOf('voice')}/**`, (route) => route.abort());
      await page.goto('/tools/chaat-gpt');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectFinished(page);
    });
  });
});

// Wide screens have no drawer.
test('axe finds nothing on the open drawer', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await openDrawer(page);
  await expectFinished(page, [PHONE]);
});
