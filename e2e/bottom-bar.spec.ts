import { axeFindings } from '@thela/testkit/page-checks';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { layoutShift } from './layout-faults';
import { boxOf, button } from './screen';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What a keyboard leaves of such a screen, in px, where the browser makes the page lower. */
const ABOVE_KEYBOARD = { width: 360, height: 420 };

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const footerLine = (page: Page) => button(page, 'About, help and terms');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there and leads on @nightly', async ({ page }) => {
    await page.goto('/');
    const { bottom } = await boxOf(bar(page));
    expect(bottom).toBe(740);
    await bar(page).getByRole('link', { name: 'Tomorrow' }).click();
    await expect(page).toHaveURL('/tools/profit-optimizer/tomorrow');
  });
});

test('nothing moves for the bar, which leads to each of its pages and opens the drawer', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/', 'Welcome to Thela'],
    ['/tools/zero-waste', 'Zero-Waste Genius'],
    ['/stall', 'Set up my stall'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
  }
  const current = bar(page).locator('[aria-current=page]');
  for (const [name, text, path] of [
    ['Count', 'Count', '/tools/profit-optimizer/count'],
    ['Talk with Chaat-GPT', 'Talk', '/tools/chaat-gpt'],
    ['Tomorrow', 'Tomorrow', '/tools/profit-optimizer/tomorrow'],
    ['Today', 'Today', '/'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(current).toHaveText([text]);
  }
  const more = button(page, 'More');
  await more.click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  for (const part of [bar(page), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toBeHidden();
  }
});

test('what gets the focus by keyboard is never behind the bar @nightly', async ({ page }) => {
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page, 'More').focus();
  const { top } = await boxOf(bar(page));
  const covered: string[] = [];
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // Scrolling stops at whole px.
    if ((await boxOf(focused)).bottom > top + 1) covered.push(await focused.innerHTML());
    if (await footerLine(page).evaluate((line) => line === document.activeElement)) break;
  }
  await expect(footerLine(page)).toBeFocused();
  expect(covered).toEqual([]);
});

test('the bar makes room for a keyboard, and the buttons of a long page stand on the bar', async ({
  page,
}) => {
  await page.goto('/stall');
  const actions = page.getByRole('button', { name: 'Continue' });
  await expect(actions).toBeVisible();
  expect((await boxOf(actions)).bottom).toBeLessThan((await boxOf(bar(page))).top);
  const field = page.getByLabel('Name of the stall');
  await field.click();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await expect(bar(page)).toBeHidden();
  expect((await boxOf(actions)).bottom).toBeGreaterThan(ABOVE_KEYBOARD.height - 20);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar(page)).toBeVisible();
  await expect(field).toBeFocused();
});

test('inside a tool, one line opens the whole footer, and is closed in the next tool @nightly', async ({
  page,
}) => {
  await page.goto('/tools/zero-waste');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await expect(terms).toBeHidden();
  expect((await boxOf(footerLine(page))).bottom).toBeGreaterThan(740);
  await footerLine(page).click();
  await expect(terms).toBeInViewport();
  expect((await boxOf(terms)).bottom).toBeLessThan((await boxOf(bar(page))).top);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About Us' })).toBeFocused();
  await bar(page).getByRole('link', { name: 'Count' }).click();
  await expect(footerLine(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(terms).toBeHidden();
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the bar stands at the left and leaves the height to the page @nightly', async ({
    page,
  }) => {
    await page.goto('/tools/zero-waste');
    const all = bar(page).getByRole('link').or(button(page, 'More'));
    await expect(all).toHaveCount(5);
    for (const each of await all.all()) await expect(each).toBeInViewport({ ratio: 1 });
    const { width } = (await bar(page).boundingBox()) ?? { width: Number.NaN };
    expect(width).toBeLessThanOrEqual(80);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x).toBeGreaterThan(width);
    await page.getByLabel("What's left over today?").click();
    await page.setViewportSize({ width: 740, height: 200 });
    await expect(bar(page)).toBeVisible();
  });
});
