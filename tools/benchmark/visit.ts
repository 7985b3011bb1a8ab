import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@thela/language/languages';
import { textIn } from '@thela/tools/translations';
import { CommandError } from '@thela/tools/workspace';
import { newSlowPage, readObserved } from './phone';
import type { Observed } from './phone';
import type { SitePage } from './site-pages';
import type { SlowLine, WireRequest } from './slow-line';

/** How long a usable page idles before its figures are read: its late requests count, too. */
const IDLE_MS = 2000;
/** After this long a page counts as broken, not slow. */
const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** The figures of one visit of a page, until 2 s after it was usable. Times are in ms. */
export interface VisitFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  readonly requests: number;
  readonly bytes: number;
  /** Requests whose whole answer had arrived before the page was usable. */
  readonly requestsBeforeUsable: number;
  /** Without the HTTP headers, as `npm test` counts them. */
  readonly scriptBytesBeforeUsable: number;
  readonly longTasks: number;
  readonly longTaskMs: number;
  readonly shift: number;
  /** Bytes that the program then holds; of pages that were opened by their address. */
  readonly heap?: number;
}

export interface ClickFigures {
  /** Ms from the click until the tool's heading was painted. */
  readonly opened: number;
  /** Requests to the tool's own origin between the click and its heading. */
  readonly requests: number;
  readonly bytes: number;
  /** Sum of the layout shifts since the page was loaded. */
  readonly shift: number;
}

export interface OpenVisit {
  readonly page: Page;
  readonly figures: VisitFigures;
}

/** Opens an address on a slow phone, waits until the view with that heading is usable, and lets it idle for 2 s. */
export async function visit(
  phone: BrowserContext,
  line: SlowLine,
  url: string,
  heading: string,
): Promise<OpenVisit> {
  const page = await newSlowPage(phone);
  line.disconnect();
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, url, ({ headings }) => Boolean(headings[heading]?.usableAt));
  await page.waitForTimeout(IDLE_MS);
  const observed = await readObserved(page);
  const openedAt = await page.evaluate(() => performance.timeOrigin);
  return { page, figures: summarize(observed, line.requests(), heading, openedAt) };
}

/**
 * Opens a tool from the page of a visit.
 *
 * @param origin of the tool; requests to other origins are prefetches that the click did not cause
 */
export async function click(
  { page }: OpenVisit,
  line: SlowLine,
  { path, headingIn }: SitePage,
  language: Language,
  origin: string,
): Promise<ClickFigures> {
  const target = await linkTo(page, path, language);
  const heading = headingIn(language);
  const before = line.requests().length;
  await target.tap();
  await until(page, path, ({ headings }) => Boolean(headings[heading]?.visibleAt));
  const caused = line
    .requests()
    .slice(before)
    .filter(({ url }) => url.startsWith(`${origin}/`));
  await page.waitForTimeout(IDLE_MS);
  const { headings, clickedAt, shift } = await readObserved(page);
  return {
    opened: (headings[heading]?.visibleAt ?? 0) - clickedAt,
    requests: caused.length,
    bytes: sumOf(caused, ({ bytes }) => bytes),
    shift,
  };
}

/** The link on the welcome; a tool that has none there is linked in the menu, which is opened first. */
async function linkTo(page: Page, path: string, language: Language) {
  const links = `a[href="${path}"]`;
  const onPage = page.getByRole('main').locator(links).first();
  if ((await onPage.count()) > 0) return onPage;
  const name = textIn(language, 'libs/page/src', 'bottomBar.more');
  await page.getByRole('button', { name, exact: true }).tap();
  const inMenu = page.getByRole('dialog').locator(links).first();
  // The menu slides in, and Playwright does not tap a moving link.
  await inMenu.waitFor();
  await page.waitForTimeout(IDLE_MS);
  return inMenu;
}

async function until(page: Page, what: string, isDone: (observed: Observed) => boolean) {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (!isDone(await readObserved(page))) {
    if (performance.now() > giveUpAt) throw new CommandError(`${what} did not open.`);
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
}

function summarize(
  observed: Observed,
  requests: readonly WireRequest[],
  heading: string,
  openedAt: number,
): VisitFigures {
  const usable = observed.headings[heading]?.usableAt ?? 0;
  const before = requests.filter(({ endedAt }) => endedAt <= openedAt + usable);
  const scripts = before.filter(({ url }) => url.endsWith('.js'));
  return {
    firstPaint: observed.firstPaint,
    largestPaint: observed.largestPaint,
    usable,
    requests: requests.length,
    bytes: sumOf(requests, ({ bytes }) => bytes),
    requestsBeforeUsable: before.length,
    scriptBytesBeforeUsable: sumOf(scripts, ({ bytes, headBytes }) => bytes - headBytes),
    longTasks: observed.longTasks.length,
    longTaskMs: sumOf(observed.longTasks, (ms) => ms),
    shift: observed.shift,
  };
}

function sumOf<T>(things: readonly T[], figure: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + figure(thing), 0);
}
