import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { DayTotals, StallDay } from '@thela/ledger';
import { toolPlaceNamed } from '../testing/tool-places';
import { CommandError } from '../workspace';
import { ledgerBudgets } from './budgets';
import { BENCHMARK_FOLDER } from './builds';
import { newPhoneOnDisk, withScript } from './phone';
import type { Profile } from './profile';
import { median } from './results';
import type { Benchmark } from './rounds';
import type { Site, Subject } from './subjects';
import { visit } from './visit';
import { dayAfter, daysOfStall, platesOf } from './year-of-days';
import type { EntriesOfDay } from './year-of-days';

interface DayRange {
  readonly from: StallDay;
  readonly to: StallDay;
}

/** What `stall-in-page.js` puts into a page. Times are in ms since the navigation began; 0 means never. */
export interface StallInPage {
  /** When plates were painted for the first time: those of the records, if the snapshot was emptied. */
  rightAt: number;
  /** The latest click; when its plate was painted; when the database had confirmed it. */
  clickedAt: number;
  shownAt: number;
  storedAt: number;
  readonly platesShown: () => number;
  readonly today: () => StallDay;
  readonly append: (day: EntriesOfDay) => Promise<void>;
  readonly totals: (range: DayRange) => Promise<{ ms: number; totals: readonly DayTotals[] }>;
  /** Sets the plates of the stored snapshot to 0: the next page shows plates only from the records. */
  readonly emptySnapshot: () => void;
}

/** The global of a page that has `stall-in-page.js`. */
declare const stall: StallInPage;

const YEAR = 365;
const MONTH = 30;
const VISITS = 7;
const MONTHS = 7;
const PLATES = 15;
/** Between two plates, and until the second copy of the records is written. */
const PAUSE_MS = 500;
const COPY_MS = 5000;

/** A phone on which so many days of a stall were entered. */
interface StallPhone {
  readonly phone: BrowserContext;
  readonly days: readonly EntriesOfDay[];
}

/** Medians of one stall, in ms and in MB. */
interface Opened {
  readonly usable: number;
  readonly right: number;
  readonly heap: number;
  readonly disk: number;
}

/** Measures a year of a stall's days, 73,000 events, against the first day of the same stall. */
export async function profileLedger(benchmark: Benchmark, site: Subject): Promise<Profile[]> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'ledger-'));
  const phones: BrowserContext[] = [];
  const stallOf = async (days: number) => {
    const phone = await newPhoneOnDisk(join(folder, String(days)));
    phones.push(phone);
    await withScript(phone, 'stall-in-page.js');
    return { phone, days: await enterDays(phone, site, days) };
  };
  try {
    console.log('Entering a year of records ...');
    const [first, year] = [await stallOf(1), await stallOf(YEAR)];
    return [
      await profileOpening(benchmark, site, first, year),
      ...(await profileCounting(benchmark, site, first, year)),
      ...(await profileTotals(benchmark, site, year)),
    ];
  } finally {
    for (const phone of phones) await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const place = toolPlaceNamed('profit');

/** Enters the days through the ledger of the open tool, as a page does. The phone needs `stall-in-page.js`. */
export async function enterDays(phone: BrowserContext, { url }: Site, count: number) {
  const page = await phone.newPage();
  await page.goto(`${url}${place.path}`);
  await page.locator('main li input').first().waitFor();
  const days = daysOfStall(await page.evaluate(() => stall.today()), count);
  for (const day of days) await page.evaluate((each) => stall.append(each), day);
  await page.waitForTimeout(COPY_MS);
  await page.close();
  return days;
}

async function openProfit({ line }: Benchmark, { url }: Subject, { phone }: StallPhone) {
  return visit(phone, line, `${url}${place.path}`, place.heading);
}

async function profileOpening(
  benchmark: Benchmark,
  site: Subject,
  first: StallPhone,
  year: StallPhone,
): Promise<Profile> {
  const visits: { readonly first: Opened[]; readonly year: Opened[] } = { first: [], year: [] };
  for (let run = 0; run < VISITS; run += 1) {
    visits.first.push(await openUntilRight(benchmark, site, first));
    visits.year.push(await openUntilRight(benchmark, site, year));
  }
  const both = (metric: keyof Opened, digits: number, per = 1) =>
    [visits.year, visits.first]
      .map((some) => (median(some.map((each) => each[metric])) / per).toFixed(digits))
      .join(' / ');
  const rightOf = (some: readonly Opened[]) => median(some.map(({ right }) => right));
  return {
    name: 'a year of records, Profit by address, warm: figures of the records, ratio to a first day',
    row:
      `${both('right', 2, 1000)} s; usable ${both('usable', 2, 1000)} s; ` +
      `heap ${both('heap', 0)} MB; disk ${both('disk', 0)} MB`,
    seen: rightOf(visits.year) / rightOf(visits.first),
    atMost: ledgerBudgets.openRatio,
  };
}

async function openUntilRight(
  benchmark: Benchmark,
  site: Subject,
  opened: StallPhone,
): Promise<Opened> {
  const other = await opened.phone.newPage();
  await other.goto(`${site.url}/config.json`);
  await other.evaluate(() => stall.emptySnapshot());
  await other.close();
  const { page, figures } = await openProfit(benchmark, site, opened);
  await page.waitForFunction(() => stall.rightAt > 0);
  const { right, plates } = await page.evaluate(() => ({
    right: stall.rightAt,
    plates: stall.platesShown(),
  }));
  const today = opened.days.at(-1);
  if (!today || plates !== platesOf(today)) throw new CommandError('Profit shows other plates.');
  const memory = await megabytesOf(page);
  await page.close();
  return { usable: figures.usable, right, ...memory };
}

async function megabytesOf(page: Page): Promise<Pick<Opened, 'heap' | 'disk'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  return { heap: usedSize / 1e6, disk: usage / 1e6 };
}

async function profileCounting(
  benchmark: Benchmark,
  site: Subject,
  first: StallPhone,
  year: StallPhone,
): Promise<Profile[]> {
  const [ofFirst, ofYear] = [
    await countPlates(benchmark, site, first),
    await countPlates(benchmark, site, year),
  ];
  const profile = (what: string, metric: 'shown' | 'stored', atMost: number): Profile => {
    const [before, seen] = [ofFirst, ofYear].map((some) =>
      median(some.map((each) => each[metric])),
    );
    return {
      name: `a plate counted after a year of records: until it is ${what}, ms`,
      row: `median of ${PLATES} taps; ${before?.toFixed(0)} on a first day`,
      seen: seen ?? Number.NaN,
      atMost,
    };
  };
  return [
    profile('shown', 'shown', ledgerBudgets.plateShownMs),
    profile('on the disk', 'stored', ledgerBudgets.plateStoredMs),
  ];
}

/** Taps on "One plate more" and waits each time; ms from the click. */
async function countPlates(benchmark: Benchmark, site: Subject, opened: StallPhone) {
  const { page } = await openProfit(benchmark, site, opened);
  const more = page.getByRole('button', { name: /^One plate of .* more$/ }).first();
  const times: { shown: number; stored: number }[] = [];
  for (let plate = 0; plate < PLATES; plate += 1) {
    await page.waitForTimeout(PAUSE_MS);
    await more.tap();
    await page.waitForFunction(() => stall.shownAt > 0 && stall.storedAt > 0);
    const { clickedAt, shownAt, storedAt } = await page.evaluate(() => ({ ...stall, today: 0 }));
    times.push({ shown: shownAt - clickedAt, stored: storedAt - clickedAt });
  }
  await page.close();
  return times;
}

/** Adds up one month after the other: each for the first time, and once more from what is kept. */
async function profileTotals(
  benchmark: Benchmark,
  site: Subject,
  year: StallPhone,
): Promise<Profile[]> {
  const { page } = await openProfit(benchmark, site, year);
  const today = await page.evaluate(() => stall.today());
  const times = { first: [] as number[], again: [] as number[] };
  for (let month = 0; month < MONTHS; month += 1) {
    const to = dayAfter(today, -1 - MONTH * month);
    const range = { from: dayAfter(to, 1 - MONTH), to };
    for (const some of [times.first, times.again]) {
      const { ms, totals } = await page.evaluate((days) => stall.totals(days), range);
      requirePlates(year, totals);
      some.push(ms);
    }
  }
  await page.close();
  const name = "a year of records: thirty days' totals";
  const row = `median of ${MONTHS} months`;
  return [
    { name: `${name}, ms`, row, seen: median(times.first), atMost: ledgerBudgets.totalsMs },
    {
      name: `${name}, kept, ms`,
      row,
      seen: median(times.again),
      atMost: ledgerBudgets.keptTotalsMs,
    },
  ];
}

function requirePlates({ days }: StallPhone, totals: readonly DayTotals[]): void {
  const entered = new Map(days.map((each) => [each.day, platesOf(each)]));
  const isRight = totals.every(({ day, plates }) => entered.get(day) === plates);
  if (isRight && totals.length === MONTH) return;
  throw new CommandError('The ledger gives other totals.');
}
