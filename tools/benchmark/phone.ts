import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findOrInstallWholeBrowser } from '../testing/browser';

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

/** Opens an empty page whose main thread is as slow as a cheap phone's. */
export async function newSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** What the page's observer has recorded so far. */
export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
}
