import { somebodyKnown, storeSession } from './accounts';
import { expect, test, tools } from './fixtures';
import { storeOwnStall } from './own-stall';
import { putIntoAccount } from './phones';
import { button, openDrawer, openTool } from './screen';

test.describe('the menu of small screens', { tag: '@phone-only' }, () => {
  test('opens as a drawer that holds the focus, and closes by Escape, on its backdrop and on a choice', async ({
    page,
  }) => {
    await page.goto('/');
    const opener = button(page, 'More');
    const drawer = page.getByRole('dialog', { name: 'More' });

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
      await test.step(`the chosen tool gets the focus, at its top, ${round}`, async () => {
        await page.mouse.wheel(0, 400);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
        await opener.click();
        await drawer.getByRole('link', { name: 'Profit Optimizer' }).click();
        await expect(drawer).toBeHidden();
        await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
    }
  });

  test('shows an owner who is signed in every part within 800 px', async ({ page, site }) => {
    await page.goto('/');
    await page.evaluate(storeOwnStall, 'Ravi Tiffin Centre');
    await storeSession(page, site, await somebodyKnown(site));
    await page.setViewportSize({ width: 1280, height: 800 });
    await putIntoAccount(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const drawer = await openDrawer(page);
    for (const { label } of tools) {
      await expect(drawer.getByRole('link', { name: label })).toBeVisible();
    }
    for (const text of ['Core Features', 'Quick Actions', "Today's Performance"]) {
      await expect(drawer.getByRole('heading', { name: text, exact: true })).toBeVisible();
    }
    await expect(drawer.getByRole('button', { name: 'Settings & Support' })).toBeInViewport();
    await expect(drawer.getByRole('link', { name: 'Price Updates' })).toBeHidden();
    expect(await drawer.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(800);
    await drawer.getByText('Quick Actions').click();
    await drawer.getByRole('link', { name: 'Price Updates' }).click();
    await expect(page).toHaveURL('/tools/profit-optimizer/menu');
    await openDrawer(page);
    await button(page, 'Settings & Support').click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/stall/look');
    await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeInViewport();
  });

  for (const [opener, from, link, to] of [
    ['More', '/', 'Talk', '/tools/chaat-gpt'],
    ['Send', '/stall', 'Today', '/'],
  ] as const) {
    test(`what ${opener} opens is closed by Back, and leaves no entry in the history`, async ({
      page,
    }) => {
      const layer = page.getByRole('dialog', { name: new RegExp(`^${opener}`) });
      const choose = (name: string) => layer.getByRole('link', { name }).click();
      const open = async () => {
        await button(page, opener).click();
        await expect(layer).toBeVisible();
      };
      const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
        ['Back', () => page.goBack()],
        ['Back, and Forward', () => page.goBack().then(() => page.goForward())],
        ['Escape', () => page.keyboard.press('Escape')],
        ['its button', () => layer.getByRole('button', { name: 'Close' }).click()],
        ['a reload', () => page.reload()],
        ...(opener === 'More'
          ? [['the page that is open', () => choose('Voice assistant')] as const]
          : []),
      ];
      await page.goto('/');
      await page.evaluate(storeOwnStall, 'Asha Tiffin');
      await page.goto('/stall');
      await expect(page.getByRole('heading', { name: 'Asha Tiffin' })).toBeVisible();
      for (const [name, step] of steps) {
        await test.step(name, async () => {
          await page.goto(from);
          await page.locator('.bottom-bar').getByRole('link', { name: link }).click();
          await open();
          await step();
          await expect(layer).toBeHidden();
          // The entry of the layer is left a moment later.
          await page.waitForFunction(() => !history.state?.menu && !history.state?.dialog);
          await expect(page).toHaveURL(to);
          await page.goBack();
          await expect(page).toHaveURL(from);
        });
      }
      if (opener === 'Send') return;
      await test.step('another page', async () => {
        await page.goForward();
        await open();
        await choose('Zero-Waste Genius');
        await expect(page).toHaveURL('/tools/zero-waste');
        await page.goBack();
        await expect(page).toHaveURL(to);
        await expect(layer).toBeHidden();
      });
    });
  }

  test.describe('without a signal', () => {
    test.use({ expectedErrors: /ERR_FAILED|\[shell\] opening the menu/ });

    test('still opens when its code cannot be fetched @nightly', async ({ page, site }) => {
      await page.route(`${site.url}/assets/drawer-*.js`, (route) => route.abort());
      await page.goto('/');
      await button(page, 'More').click();
      await openTool(page, 'Zero-Waste Genius');
      await expect(page.getByRole('heading', { name: 'Zero-Waste Genius' })).toBeVisible();
    });
  });
});

test('the drawer does not linger when the screen turns wide @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/');
  await openDrawer(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog', { name: 'More' })).toHaveCount(0);
  await openTool(page, 'AI Sous-Chef');
  await expect(page.getByRole('heading', { name: 'AI Sous-Chef' })).toBeVisible();
});
