import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findOrInstallWholeBrowser } from '../testing/browser';
import type { Observed } from './observed';

/** How many times slower than this machine the phone computes. */
const CPU_SLOWDOWN = 4;

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallWholeBrowser(),
    // Nothing is fetched but what is measured.
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** A phone that was never on the site: its cache and its storage are empty. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const phone = await browser.newContext({
    ...SCREEN,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await phone.addInitScript({ path: fileURLToPath(new URL('observer.js', import.meta.url)) });
  return phone;
}

/** Opens an empty page whose main thread is as slow as a cheap phone's. */
export async function newSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** What the page's observer noted down so far. */
export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
}
