import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findOrInstallWholeBrowser } from '../testing/browser';
import type { SlowLine } from './slow-line';

/** Start, in ms since the navigation began, and length in ms. */
type Span = [start: number, duration: number];

/** What `observer.js` records in a page. Times are in ms since the navigation began; 0 means never. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts that no input caused. */
  shift: number;
  longTasks: Span[];
  /** Frames that took 50 ms or longer. */
  longFrames: Span[];
  /** The latest click. */
  clickedAt: number;
  /** By the text of each heading that the page has shown. */
  headings: Record<string, { visibleAt: number; usableAt: number }>;
  /** The first chart. */
  chartAt: number;
}

/** How many times slower than this machine's the phone's CPU is. */
const CPU_SLOWDOWN = 4;

/** At least this long a page is left open, and until it has asked for nothing during the second time. */
const REST_MS = 15_000;
const QUIET_MS = 5000;
/** Until a worker has ended. */
const ENDED_MS = 500;

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const PHONE = { ...SCREEN, locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

// The browser itself must fetch nothing: its requests would be measured, too.
const ARGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallWholeBrowser(), args: ARGS });
}

/** A phone that has never visited the site: its cache and its storage are empty. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return withScript(await browser.newContext(PHONE), 'observer.js');
}

/**
 * A phone that writes to the disk what pages store, as people's phones do; other contexts keep it in memory.
 *
 * @param folder of its profile
 */
export async function newPhoneOnDisk(folder: string): Promise<BrowserContext> {
  return withScript(await newUnobservedPhone(folder), 'observer.js');
}

/** As `newPhoneOnDisk`; nothing looks at each frame of its pages, which would take time from frames that are measured. */
export function newUnobservedPhone(folder: string): Promise<BrowserContext> {
  const executablePath = findOrInstallWholeBrowser();
  return chromium.launchPersistentContext(folder, { ...PHONE, executablePath, args: ARGS });
}

/** Runs a file of this folder in each page before the page's own scripts. */
export async function withScript(phone: BrowserContext, file: string): Promise<BrowserContext> {
  await phone.addInitScript({ path: fileURLToPath(new URL(file, import.meta.url)) });
  return phone;
}

/**
 * A browser that was just started, with an empty page in an app window, as a phone's home screen opens one: without an
 * address bar, `display-mode: standalone`. Playwright's own emulation of a screen would make it a window with tabs.
 *
 * @param folder of its profile
 */
export async function openAppWindow(folder: string): Promise<[BrowserContext, Page]> {
  const { locale, timezoneId } = PHONE;
  const executablePath = findOrInstallWholeBrowser();
  const phone = await chromium.launchPersistentContext(folder, {
    locale,
    timezoneId,
    executablePath,
    viewport: null,
    ignoreDefaultArgs: ['about:blank'],
    args: [...ARGS, '--app=data:text/html,'],
  });
  const [page] = (await withScript(phone, 'observer.js')).pages();
  if (!page) throw new Error('The browser opened no app window.');
  const session = await phone.newCDPSession(page);
  const { viewport, deviceScaleFactor } = SCREEN;
  const screen = { ...viewport, deviceScaleFactor, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return [phone, await slowDown(page)];
}

/** Opens an empty page, see `slowDown`. */
export async function newSlowPage(phone: BrowserContext): Promise<Page> {
  return slowDown(await phone.newPage());
}

/**
 * Makes the main thread of a page as slow as a cheap phone's. Ends the service workers of the phone, as the system has by
 * the next morning: their process would be warm for one page and not for another.
 */
async function slowDown(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('ServiceWorker.disable');
  await page.waitForTimeout(ENDED_MS);
  return page;
}

/**
 * Opens an address and leaves it open, as a person does, until the page has prepared the next opening: some seconds after its
 * start it gets the service worker, stores shell and tools, packs what it reads first.
 */
export async function leaveOpen(phone: BrowserContext, line: SlowLine, url: string): Promise<void> {
  const page = await phone.newPage();
  line.disconnect();
  await page.goto(url);
  let seen = -1;
  for (let rested = 0; rested < REST_MS || line.requests().length > seen; rested += QUIET_MS) {
    seen = line.requests().length;
    await page.waitForTimeout(QUIET_MS);
  }
  await page.close();
}

/** What the page's observer has recorded so far. */
export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
}
