import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { toolPageNamed } from '@thela/tools/tool-pages';
import { CommandError } from '@thela/tools/workspace';
import { recordsBudgets } from './budgets';
import { BENCHMARK_FOLDER } from './builds';
import { leaveOpen, newSlowPage, phoneOnDisk } from './phone';
import type { Observed, StallInPage } from './phone';
import { median } from './results';
import { inTurns } from './rounds';
import type { SlowLine } from './slow-line';
import type { Site } from './subjects';
import type { Verdict } from './verdicts';
import { daysOfStall } from './year-of-days';

/** The globals of every measured page. */
declare const observed: Observed;
declare const stall: StallInPage;

/** After this long a screen counts as broken, not slow. */
const TIMEOUT_MS = 120_000;
/** Looking more often would take time from a slow page. */
const POLLING_MS = 100;
/** Until what a page or a worker still does on its own is done. */
const IDLE_MS = 500;
/** Until the backup of the records is written. */
const BACKUP_MS = 5000;

/** Two phones whose figures are compared: with a stall's first day, and with a year of its days, 73,000 events. */
export interface StallPhones {
  readonly day: BrowserContext;
  readonly year: BrowserContext;
}

export interface Screen {
  /** App folder and path below the tool: `analytics 30-days`. */
  readonly name: string;
  readonly path: string;
  /** CSS selector of what stands there once the records are read, and never before. */
  readonly sign: string;
  /** Of a year's median to the first day's. */
  readonly atMost: number;
}

const screen = (app: string, below: string, sign: string): Screen => {
  const { path } = toolPageNamed(app);
  if (below === '') return { name: app, path, sign, atMost: recordsBudgets.screenRatio };
  const name = `${app} ${below}`;
  return { name, path: `${path}/${below}`, sign, atMost: recordsBudgets.screenRatio };
};

const SUMS = 'main .text-hero';

/** Profit, which shows on a phone what is in hand once it has the records. */
const profit: Screen = {
  ...screen('profit', '', 'main .text-hero:not([data-sign="none"])'),
  atMost: recordsBudgets.profitRatio,
};

/** Profit, and the periods of Analytics. */
export const openings: readonly Screen[] = [
  profit,
  screen('analytics', '', 'main canvas'),
  ...['7-days', '30-days', '90-days', 'all'].map((period) => screen('analytics', period, SUMS)),
];

export const books: readonly Screen[] = [
  screen('profit', 'price-changes', 'main fieldset'),
  screen('profit', 'what-if', 'main input[type="range"]'),
  screen('profit', 'tomorrow', 'main li input'),
  // Waste of today can be entered before the weeks are read.
  screen('zero-waste', 'waste', 'main .text-figure'),
];

/** Enters the days on both phones, starts their browsers again, and leaves a page open on each before they are used. */
export async function withStallPhones<T>(
  line: SlowLine,
  site: Site,
  measure: (phones: StallPhones) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'records-'));
  const phones: BrowserContext[] = [];
  const start = async (days: number) => {
    const phone = await phoneOnDisk(join(folder, String(days)));
    phones.push(phone);
    return phone;
  };
  const open = async (days: number) => {
    const phone = await start(days);
    const signs = Object.fromEntries([...openings, ...books].map(({ path, sign }) => [path, sign]));
    await phone.addInitScript((each) => Object.assign(globalThis, { signs: each }), signs);
    await leaveOpen(phone, line, site.url);
    return phone;
  };
  try {
    console.log('Entering a year of records ...');
    for (const days of [1, 365]) {
      const phone = await start(days);
      await enterDays(phone, site, days);
      await phone.close();
    }
    // Both browsers have run for as long.
    return await measure({ day: await open(1), year: await open(365) });
  } finally {
    for (const phone of phones) await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Enters the days through the ledger of the open tool, as a page does. */
async function enterDays(phone: BrowserContext, { url }: Site, count: number): Promise<void> {
  const page = await phone.newPage();
  await page.goto(`${url}${profit.path}`);
  await page.locator('main li input').first().waitFor();
  const days = daysOfStall(await page.evaluate(() => stall.today()), count);
  for (const day of days) await page.evaluate((each) => stall.append(each), day);
  await page.waitForTimeout(BACKUP_MS);
  await page.close();
}

/** Opens each screen on both phones in turns, after each has shown it once. */
export async function compareOpenings(
  phones: StallPhones,
  line: SlowLine,
  site: Site,
  screens: readonly Screen[],
  runs: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const each of screens) verdicts.push(await compareOpening(phones, line, site, each, runs));
  return verdicts;
}

async function compareOpening(
  phones: StallPhones,
  line: SlowLine,
  site: Site,
  target: Screen,
  runs: number,
): Promise<Verdict> {
  console.log(`A day and a year of records: ${target.name} ...`);
  const open = async (phone: BrowserContext) => {
    if (target === profit) await emptySnapshot(phone, site);
    const page = await newSlowPage(phone);
    line.disconnect();
    await page.goto(`${site.url}${target.path}`, { waitUntil: 'commit' });
    const usableAt = await whenUsable(page, target);
    await page.waitForTimeout(IDLE_MS);
    await page.close();
    return usableAt;
  };
  const timesMs: Record<keyof StallPhones, number[]> = { day: [], year: [] };
  await open(phones.day);
  await open(phones.year);
  for (let run = 0; run < runs; run += 1) {
    for (const each of inTurns(['day', 'year'] as const, run)) {
      timesMs[each].push(await open(phones[each]));
    }
  }
  const [day, year] = [median(timesMs.day), median(timesMs.year)];
  return {
    name: `a year of records, ${target.name} usable, warm: ratio to a first day`,
    row: `${(year / 1000).toFixed(2)} / ${(day / 1000).toFixed(2)} s`,
    // Two decimals count.
    seen: Math.round((100 * year) / day) / 100,
    atMost: target.atMost,
  };
}

/** When a screen was painted with figures of the records and reacted to input, in ms since the navigation began. */
async function whenUsable(page: Page, { name }: Screen): Promise<number> {
  const usable = await page
    .waitForFunction(
      () => {
        const heading = document.querySelector('main h1')?.textContent ?? '';
        const usableAt = observed.headings[heading]?.usableAt;
        return usableAt && observed.signAt ? Math.max(usableAt, observed.signAt) : 0;
      },
      null,
      { polling: POLLING_MS, timeout: TIMEOUT_MS },
    )
    .catch(() => {
      throw new CommandError(`${name} did not show the records.`);
    });
  return usable.jsonValue();
}

async function emptySnapshot(phone: BrowserContext, { url }: Site): Promise<void> {
  const page = await phone.newPage();
  await page.goto(`${url}/config.json`);
  await page.evaluate(() => stall.emptySnapshot());
  await page.close();
}
