import type { BrowserContext, Page } from '@playwright/test';
import { CommandError } from '../workspace';
import type { Observed } from './observed';
import { newSlowPage, readObserved } from './phone';
import type { SlowLine, WireRequest } from './slow-line';

/** How long a page is left alone once it is usable; what it asks for by then counts as its own. */
const IDLE_MS = 2000;
/** A page that takes longer than this is not slow, it is broken. */
const TIMEOUT_MS = 60_000;
const LOOK_EACH_MS = 100;

/** What came out of one visit of a page, until 2 s after it was usable. Times are in ms. */
export interface VisitFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** When the first chart was there, for a page with charts. */
  readonly chart: number;
  readonly requests: number;
  readonly bytes: number;
  /** Those whose answer had arrived whole by then. */
  readonly requestsBeforeUsable: number;
  readonly bytesBeforeUsable: number;
  /** Without heads, as `npm test` counts them. */
  readonly scriptBytesBeforeUsable: number;
  readonly longTasks: number;
  readonly longTaskMs: number;
  readonly shift: number;
}

/** What came out of opening a tool from a page by a click. */
export interface ClickFigures {
  /** From the click until the tool's heading was on the screen, in ms. */
  readonly opened: number;
  /** Requests to the tool's own origin from the click on, until its heading was there. */
  readonly requests: number;
  readonly bytes: number;
  /** Layout shifts of the whole stay. */
  readonly shift: number;
}

/** A visit whose page is still open. */
export interface OpenVisit {
  readonly page: Page;
  readonly figures: VisitFigures;
  readonly requests: readonly WireRequest[];
  readonly observed: Observed;
}

/** Opens a page with that heading, waits until it is usable, and leaves it alone for 2 s. */
export async function visit(
  phone: BrowserContext,
  line: SlowLine,
  url: string,
  heading: string,
): Promise<OpenVisit> {
  const page = await newSlowPage(phone);
  line.hangUp();
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, url, ({ headings }) => Boolean(headings[heading]?.usableAt));
  await page.waitForTimeout(IDLE_MS);
  const observed = await readObserved(page);
  const requests = line.requests();
  const openedAt = await page.evaluate(() => performance.timeOrigin);
  return { page, requests, observed, figures: summarize(observed, requests, heading, openedAt) };
}

/**
 * Opens a tool from the page of a visit.
 *
 * @param origin of the tool: what the page prefetches for others, the click did not cause
 */
export async function click(
  { page }: OpenVisit,
  line: SlowLine,
  link: { readonly label: string; readonly heading: string },
  origin: string,
): Promise<ClickFigures> {
  const target = await linkTo(page, link.label);
  const before = line.requests().length;
  await target.tap();
  await until(page, link.label, ({ headings }) => Boolean(headings[link.heading]?.visibleAt));
  const caused = line
    .requests()
    .slice(before)
    .filter(({ url }) => url.startsWith(`${origin}/`));
  await page.waitForTimeout(IDLE_MS);
  const { headings, clickedAt, shift } = await readObserved(page);
  return {
    opened: (headings[link.heading]?.visibleAt ?? 0) - clickedAt,
    requests: caused.length,
    bytes: sumOf(caused, ({ bytes }) => bytes),
    shift,
  };
}

/** The link on the welcome, or else in the menu, which is opened for it. */
async function linkTo(page: Page, label: string) {
  const onPage = page.getByRole('main').getByRole('link', { name: label });
  if ((await onPage.count()) > 0) return onPage;
  await page.getByRole('main').getByRole('button', { name: 'Open menu' }).tap();
  const inMenu = page.getByRole('dialog').getByRole('link', { name: label }).first();
  // A link that still slides in is not tapped.
  await inMenu.waitFor();
  await page.waitForTimeout(IDLE_MS);
  return inMenu;
}

async function until(page: Page, what: string, isDone: (observed: Observed) => boolean) {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (!isDone(await readObserved(page))) {
    if (performance.now() > giveUpAt) throw new CommandError(`${what} did not open.`);
    await page.waitForTimeout(LOOK_EACH_MS);
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
    chart: observed.chartAt,
    requests: requests.length,
    bytes: sumOf(requests, ({ bytes }) => bytes),
    requestsBeforeUsable: before.length,
    bytesBeforeUsable: sumOf(before, ({ bytes }) => bytes),
    scriptBytesBeforeUsable: sumOf(scripts, ({ bytes, headBytes }) => bytes - headBytes),
    longTasks: observed.longTasks.length,
    longTaskMs: sumOf(observed.longTasks, ([, duration]) => duration),
    shift: observed.shift,
  };
}

function sumOf<T>(things: readonly T[], figure: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + figure(thing), 0);
}
