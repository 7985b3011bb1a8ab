import { expect, test } from './fixtures';
import { openTool } from './screen';

test.describe('the menu of small screens', { tag: '@phone-only' }, () => {
  test('opens as a drawer that holds the focus, and closes by Escape, on its backdrop and on a choice', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });

    await test.step('Escape gives the focus back', async () => {
      await opener.click();
      await expect(drawer).toBeVisible();
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        await expect(drawer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('the backdrop leaves the page beneath alone', async () => {
      await opener.click();
      await expect(drawer).toBeVisible();
      // To the right of the drawer, above a card of the welcome.
      await page.mouse.click(340, 500);
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/');
    });

    // The second time it is the open tool.
    for (const round of ['first', 'again']) {
      await test.step(`the chosen tool gets the focus, ${round}`, async () => {
        await opener.click();
        await drawer.getByRole('link', { name: 'Profit Optimizer' }).click();
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
      });
    }
  });

  test('is closed by Back, which leaves no entry of it in the history', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main pages' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const profit = '/tools/profit-optimizer';
    const open = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await expect(drawer).toBeVisible();
    };
    const choose = (name: string) => drawer.getByRole('link', { name }).click();
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['Back', () => page.goBack()],
      ['Back, and Forward', () => page.goBack().then(() => page.goForward())],
      ['Escape', () => page.keyboard.press('Escape')],
      ['its button', () => drawer.getByRole('button', { name: 'Close menu' }).click()],
      ['the page that is open', () => choose('Profit Optimizer')],
      ['a reload', () => page.reload()],
    ];
    for (const [name, step] of steps) {
      await test.step(name, async () => {
        await page.goto('/');
        await bar.getByRole('link', { name: 'Profit' }).click();
        await expect(page).toHaveURL(profit);
        await open();
        await step();
        await expect(drawer).toBeHidden();
        // The entry of the menu is left a moment later.
        await page.waitForFunction(() => history.state?.menu === undefined);
        await expect(page).toHaveURL(profit);
        await page.goBack();
        await expect(page).toHaveURL('/');
      });
    }
    await test.step('another page', async () => {
      await page.goForward();
      await open();
      await choose('Zero-Waste Genius');
      await expect(page).toHaveURL('/tools/zero-waste');
      await page.goBack();
      await expect(page).toHaveURL(profit);
      await expect(drawer).toBeHidden();
    });
  });

  test.describe('without a signal', () => {
    test.use({ expectedErrors: /ERR_FAILED|\[shell\] opening the menu/ });

    test('still opens when its code cannot be fetched @nightly', async ({ page, site }) => {
      await page.route(`${site.url}/assets/drawer-*.js`, (route) => route.abort());
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await openTool(page, 'Zero-Waste Genius');
      await expect(page.getByRole('heading', { name: 'Zero-Waste Genius' })).toBeVisible();
    });
  });
});

test('the drawer does not linger when the screen turns wide @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await openTool(page, 'AI Sous-Chef');
  await expect(page.getByRole('heading', { name: 'AI Sous-Chef' })).toBeVisible();
});
