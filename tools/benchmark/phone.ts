import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findOrInstallWholeBrowser } from '@thela/tools/browser';
import type { StallDay } from '@thela/ledger';
import type { SlowLine } from './slow-line';
import type { EntriesOfDay } from '@thela/testkit';

/** What `observer.js` records in a page. Times are in ms since the navigation began; 0 means never. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts that no input caused. */
  shift: number;
  /** Ms of each task of the main thread that took 50 or more. */
  readonly longTasks: number[];
  /** The latest click. */
  clickedAt: number;
  /** By the text of each heading that the page has shown. */
  readonly headings: Record<string, { visibleAt: number; usableAt: number }>;
  /** When the element that `signs` names for the page's path was painted for the first time. */
  signAt: number;
  /** Ms from each lifted finger on a dish until its plate was painted. */
  readonly tapsMs: number[];
}

/** The ledger of a page's open tool, which `observer.js` finds. */
export interface StallInPage {
  readonly today: () => StallDay;
  readonly append: (day: EntriesOfDay) => Promise<void>;
  readonly platesOf: (day: StallDay) => Promise<number>;
  /** Sets the plates of the stored snapshot to 0: the next page shows plates only from the records. */
  readonly emptySnapshot: () => void;
}

/** The global of every measured page. */
declare const observed: Observed;

/** How many times slower than this machine's the phone's CPU is. */
const CPU_SLOWDOWN = 4;

/** At least this long a page is left open, and until it has asked for nothing during the second time. */
const REST_MS = 15_000;
const QUIET_MS = 5000;
/** Until a worker has ended. */
const ENDED_MS = 500;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

// The browser itself must fetch nothing: its requests would be measured, too.
const ARGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallWholeBrowser(), args: ARGS });
}

/** A phone that has never visited the site: its cache and its storage are empty. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return observe(await browser.newContext(PHONE));
}

/**
 * Starts a phone that writes to the disk what pages store, as people's phones do; other contexts keep it in memory.
 *
 * @param folder of its profile
 */
export async function phoneOnDisk(folder: string): Promise<BrowserContext> {
  const executablePath = findOrInstallWholeBrowser();
  return observe(
    await chromium.launchPersistentContext(folder, { ...PHONE, executablePath, args: ARGS }),
  );
}

async function observe(phone: BrowserContext): Promise<BrowserContext> {
  await phone.addInitScript({ path: fileURLToPath(new URL('observer.js', import.meta.url)) });
  return phone;
}

/**
 * Opens an empty page whose main thread is as slow as a cheap phone's. Ends the service workers of the phone, as the system has
 * by the next morning: their process would be warm for one page and not for another.
 */
export async function newSlowPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
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

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => observed);
}

/** Bytes that a page's program holds after a collection of garbage. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
