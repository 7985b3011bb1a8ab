import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { buildApps } from '../../cli/nx';
import { tableLines } from '../../cli/table';
import { BENCHMARK_FOLDER } from '../builds';
import { openSlowLine } from '../slow-line';
import type { SlowLine } from '../slow-line';
import { serveSite, settingOf } from '../subjects';
import type { Site } from '../subjects';
import { verdictCells } from '../tables';
import { judge } from '../verdicts';
import { openPhone, profileWithDays } from './books-phone';
import { compareOpening, openingProfiles, openingRows } from './opening';
import type { OpenedTwice, TwoPhones } from './opening';
import type { BooksScreen } from './screens';
import { profileSliders } from './sliders';

const YEAR = 365;

/**
 * `npm run benchmark books`: how long the screens that read the books take with a year of days against one day, and
 * how soon a slider shows its figures. The exit code is 1 when a budget is missed.
 *
 * @param runs how often each screen is opened on each phone, and each slider is slid
 */
export async function benchmarkBooks(screens: readonly BooksScreen[], runs: number): Promise<void> {
  await buildApps();
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const line = openSlowLine();
  const site = await serveSite(settingOf(line));
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'books-'));
  const phones: BrowserContext[] = [];
  const open = async (profile: string) => {
    const phone = await openPhone(profile, line, site);
    phones.push(phone);
    return phone;
  };
  try {
    console.log('Entering a year of records ...');
    const [day, year] = [
      await profileWithDays(folder, site, 1),
      await profileWithDays(folder, site, YEAR),
    ];
    // Both browsers have run for as long.
    const both = { day: await open(day), year: await open(year) };
    await report(both, line, site, screens, runs);
  } finally {
    for (const phone of phones) await phone.close();
    rmSync(folder, { recursive: true, force: true });
    line.close();
    await site.stop();
  }
}

/** Measures, and prints the figures and whether the budgets are met. */
async function report(
  phones: TwoPhones,
  line: SlowLine,
  site: Site,
  screens: readonly BooksScreen[],
  runs: number,
): Promise<void> {
  const opened: OpenedTwice[] = [];
  for (const screen of screens) {
    console.log(`${screen.name} ...`);
    opened.push(await compareOpening(phones, line, site, screen, runs));
  }
  console.log(['', `Medians of ${runs} runs`, '', ...tableLines(openingRows(opened))].join('\n'));
  const sliders = await profileSliders(phones.year, line, site, runs);
  const verdicts = [...openingProfiles(opened), ...sliders].flatMap((each) => judge([], [each]));
  console.log(['', ...tableLines(verdictCells(verdicts))].join('\n'));
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
  if (!verdicts.every(({ isMet }) => isMet)) process.exitCode = 1;
}
