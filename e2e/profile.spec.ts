import { followMail, openSignedIn } from './accounts';
import { expectFinished, PHONE } from './finished';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

const ONE_MORE = 'This address is confirmed. Now open the link in the mail to the other one.';

// The page asks about a code without using it up: the browser logs the refusal.
test.use({ expectedErrors: /Failed to load resource/ });

test.describe('the profile', { tag: '@phone-only' }, () => {
  test.beforeAll(async ({ site }) => {
    await site.supabase.stop();
    await site.supabase.start({ isPhoneOn: true, isManualLinkingOn: true });
  });
  test.afterAll(async ({ site }) => {
    await site.supabase.stop();
    await site.supabase.start();
  });

  test('changes the name, and the address once both links are opened, one of them elsewhere @nightly', async ({
    page,
    site,
    browser,
  }) => {
    const person = await openSignedIn(page, site);
    await page.goto('/account');
    await page.getByRole('link', { name: /^Profile/ }).click();
    await button(page, 'Add your name').click();
    await page.getByLabel('Your name', { exact: true }).fill('Asha Rao');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Change name')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Your account: Asha Rao' }).click();
    await expect(page.getByText('Signed in as Asha Rao')).toBeVisible();
    await page.getByRole('link', { name: /^Profile/ }).click();

    const next = `next-${person.email}`;
    await button(page, 'Change email').click();
    await page.getByLabel('New email address').fill(next);
    await expectFinished(page);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Waiting for confirmation' })).toBeFocused();
    await expectFinished(page);
    await page.setViewportSize(PHONE);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await followMail(other, site, next, 'Continue');
    await expect(toast(other, ONE_MORE)).toBeVisible();
    await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await elsewhere.close();

    await followMail(page, site, person.email, 'Continue');
    await expect(toast(page, 'The new email address is confirmed.')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/account/profile`);
    const email = page.getByRole('region', { name: 'Email', exact: true });
    await expect(email.getByText(next, { exact: true })).toBeVisible();
  });
});
