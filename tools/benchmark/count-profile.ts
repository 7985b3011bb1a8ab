import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { toolPlaceNamed } from '../testing/tool-places';
import { countBudgets, longestTaskMs } from './budgets';
import { BENCHMARK_FOLDER } from './builds';
import {
  againstBefore,
  forgetInteractionsOn,
  interactionsOn,
  withInteractions,
} from './interactions';
import { enterDays } from './ledger-profile';
import type { StallInPage } from './ledger-profile';
import { newPhoneOnDisk, withScript } from './phone';
import type { Profile } from './profile';
import { referenceOn, withReference } from './reference-task';
import { median } from './results';
import type { Benchmark } from './rounds';
import type { Subject } from './subjects';
import { visit } from './visit';

/** What `taps-in-page.js` records in a page. */
export interface TapsInPage {
  /** From the moment at which a finger was lifted until its plate was painted, in ms. */
  readonly shownMs: number[];
  /** Tasks of the main thread of 50 ms or more, in ms. */
  readonly tasks: number[];
}

/** The globals of a page that has `taps-in-page.js` and `stall-in-page.js`. */
declare const taps: TapsInPage;
declare const stall: StallInPage;

const TAPS = 500;
const EACH_MS = 100;
/** So many dishes are tapped in turn. */
const DISHES = 4;
const HEADING = 'Count plates';

/** Taps 500 plates at ten a second, after the 200 entries of a stall's first day. */
export async function profileTaps(benchmark: Benchmark, site: Subject): Promise<Profile[]> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'taps-'));
  const phone = await newPhoneOnDisk(folder);
  try {
    await withScript(phone, 'stall-in-page.js');
    await enterDays(phone, site, 1);
    await withScript(phone, 'taps-in-page.js');
    await withInteractions(await withReference(phone));
    return await tapPlates(benchmark, site, phone);
  } finally {
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tapPlates(
  { line }: Benchmark,
  { url }: Subject,
  phone: BrowserContext,
): Promise<Profile[]> {
  const { page } = await visit(
    phone,
    line,
    `${url}${toolPlaceNamed('profit').path}/count`,
    HEADING,
  );
  const isDurable = () =>
    page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
  await isDurable();
  const counted = await countedOn(page);
  const before = await referenceOn(page);
  await page.evaluate(() => void taps.tasks.splice(0));
  await forgetInteractionsOn(page);
  await tapAtTenASecond(page);
  await isDurable();
  const lost = TAPS - ((await countedOn(page)) - counted);
  const { shownMs, tasks } = await page.evaluate(() => taps);
  const interactions = await interactionsOn(page);
  const reference = (before + (await referenceOn(page))) / 2;
  const sorted = shownMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const row = `${TAPS} taps at ten a second`;
  return [
    {
      name: 'a tap on a dish until its plate is painted, ms',
      row: `95 of 100 of ${row}; median ${at(0.5).toFixed(0)}, slowest ${at(0.999).toFixed(0)}`,
      seen: at(0.95),
      atMost: countBudgets.tapShownMs,
    },
    {
      name: 'longest task of the main thread meanwhile, ms (0: none of 50 or more)',
      row: `${row}; ${tasks.length} of 50 or more`,
      seen: Math.max(0, ...tasks),
      atMost: longestTaskMs,
    },
    againstBefore('a tap on a dish until the next paint', median(interactions), reference),
    { name: 'taps lost', row: `${TAPS - lost} of ${row} counted`, seen: lost, atMost: 0 },
  ];
}

async function tapAtTenASecond(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const buttons = await page.getByRole('button', { name: /Tap to add one/ }).all();
  const points = await Promise.all(
    buttons.slice(0, DISHES).map(async (button) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const start = performance.now();
  const fingers: Promise<unknown>[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const point = points[tap % points.length];
    await page.waitForTimeout(Math.max(0, start + tap * EACH_MS - performance.now()));
    // The next finger does not wait until the page has taken this one.
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      fingers.push(session.send('Input.dispatchTouchEvent', { type, touchPoints }));
    send('touchStart', point ? [point] : []);
    send('touchEnd', []);
  }
  await Promise.all(fingers);
}

/** Plates of today in the records. */
async function countedOn(page: Page): Promise<number> {
  const { totals } = await page.evaluate(() => {
    const today = stall.today();
    return stall.totals({ from: today, to: today });
  });
  return totals[0]?.plates ?? 0;
}
