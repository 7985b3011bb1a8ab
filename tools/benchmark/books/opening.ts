import type { BrowserContext } from '@playwright/test';
import { CommandError } from '../../workspace';
import { booksBudgets } from '../budgets';
import { newSlowPage } from '../phone';
import type { Profile } from '../profile';
import { median } from '../results';
import type { SlowLine } from '../slow-line';
import type { Site } from '../subjects';
import type { BooksInPage } from './books-phone';
import type { BooksScreen } from './screens';

/** The global of a page that has `books-in-page.js`. */
declare const books: BooksInPage;

/** After this long a screen counts as broken, not slow. */
const TIMEOUT_MS = 120_000;
/** Looking more often would take time from a slow page. */
const POLLING_MS = 100;
/** Until what a page or a worker still does on its own is done. */
const IDLE_MS = 500;

/** Of one screen, in ms since the navigation. */
interface Opened {
  readonly usable: number;
  readonly drawn: number;
}

/** Of one screen: with one day of records, and with a year of them. */
export interface OpenedTwice {
  readonly screen: BooksScreen;
  readonly day: Opened;
  readonly year: Opened;
}

/** The two phones whose figures are compared. */
export interface TwoPhones {
  readonly day: BrowserContext;
  readonly year: BrowserContext;
}

/** Opens a page of the books on a slow phone; it stays open. */
export async function openBooks(
  phone: BrowserContext,
  line: SlowLine,
  { url }: Site,
  { name, address }: BooksScreen,
) {
  const page = await newSlowPage(phone);
  line.disconnect();
  await page.goto(`${url}${address}`, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => books.drawnAt > 0, null, { polling: POLLING_MS, timeout: TIMEOUT_MS })
    .catch(() => {
      throw new CommandError(`${name} did not show the books.`);
    });
  await page.waitForTimeout(IDLE_MS);
  return page;
}

/** Opens a screen on both phones in turns, after each has shown it once: medians of so many runs. */
export async function compareOpening(
  phones: TwoPhones,
  line: SlowLine,
  site: Site,
  screen: BooksScreen,
  runs: number,
): Promise<OpenedTwice> {
  const open = async (phone: BrowserContext): Promise<Opened> => {
    const page = await openBooks(phone, line, site, screen);
    const { usable, drawn } = await page.evaluate(() => ({
      usable: books.usableAt,
      drawn: books.drawnAt,
    }));
    await page.close();
    return { usable, drawn };
  };
  const taken: Record<keyof TwoPhones, Opened[]> = { day: [], year: [] };
  await open(phones.day);
  await open(phones.year);
  for (let run = 0; run < runs; run += 1) {
    // The order alternates, so that a machine that slows down over time slows down both.
    for (const each of run % 2 === 0 ? (['day', 'year'] as const) : (['year', 'day'] as const)) {
      taken[each].push(await open(phones[each]));
    }
  }
  return { screen, day: mediansOf(taken.day), year: mediansOf(taken.year) };
}

function mediansOf(taken: readonly Opened[]): Opened {
  return {
    usable: median(taken.map(({ usable }) => usable)),
    drawn: median(taken.map(({ drawn }) => drawn)),
  };
}

export function openingRows(opened: readonly OpenedTwice[]): string[][] {
  const both = (of: keyof Opened, { day, year }: OpenedTwice) =>
    `${day[of].toFixed(0)} / ${year[of].toFixed(0)} = ${(year[of] / day[of]).toFixed(2)}`;
  return [
    ['screen', 'usable, ms: one day / a year', 'all of it drawn', 'at most'],
    ...opened.map((each) => [
      each.screen.name,
      both('usable', each),
      both('drawn', each),
      String(booksBudgets.openRatio),
    ]),
  ];
}

export function openingProfiles(opened: readonly OpenedTwice[]): Profile[] {
  return opened.map(({ screen, day, year }) => ({
    name: `${screen.name}, a year of days, warm: usable, ratio to one day`,
    row: `${(year.usable / 1000).toFixed(2)} / ${(day.usable / 1000).toFixed(2)} s`,
    // Two decimals count: that is what the table shows.
    seen: Math.round((100 * year.usable) / day.usable) / 100,
    atMost: booksBudgets.openRatio,
  }));
}
