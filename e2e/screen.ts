import type { Locator, Page } from '@playwright/test';
import type { Site } from './site';

export { openWithin } from '@thela/testkit/page-checks';

// Parts of the page that many tests use.

/** The link to a tool in the sidebar, or in the open menu of a small screen. */
export function sidebarLink(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Core Features' }).getByRole('link', { name: label });
}

export async function openTool(page: Page, label: string): Promise<void> {
  await sidebarLink(page, label).click();
}

/** Clicks a link without the pointer: pointing at it would make the page prefetch the tool. */
export async function clickWithoutPointer(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Opens the drawer of a small screen. */
export async function openDrawer(page: Page): Promise<Locator> {
  await button(page, 'More').click();
  const drawer = page.getByRole('dialog', { name: 'More' });
  await drawer.waitFor();
  return drawer;
}

/** Where a part of the page stands in the window, in px. */
export async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height };
}

/** Serves another configuration from now on. */
export async function changeConfig<Config extends object>(
  page: Page,
  { url }: Pick<Site, 'url'>,
  change: (config: Config) => object,
): Promise<void> {
  await page.route(`${url}/config.json`, async (route) => {
    const config = (await (await route.fetch()).json()) as Config;
    await route.fulfill({ json: change(config) });
  });
}

/** Serves the site without figures of its own, so that it opens with a sample. To be called before a page is opened. */
export async function withoutOwnFigures(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await changeConfig(page, site, (config) => ({ ...config, day: undefined }));
}

/** A toast with exactly this message, or with one like it. */
export function toast(page: Page, message: string | RegExp): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(message, { exact: true });
}

/** The addresses that the page requests from now on, as far as they match. */
export function watchRequests(
  page: Page,
  isWatched: (url: string) => boolean = () => true,
): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (isWatched(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/**
 * Waits for a heading of the page that contains these words. It checks in each frame: a locator checks
 * only every half second, which is longer than most pages take.
 */
export async function untilHeading(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('main h1')].some((h1) => h1.textContent.includes(text)),
    words,
  );
}

/** Delays requests until the returned function is called. */
export async function hold(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
