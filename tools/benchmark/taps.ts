import type { BrowserContext, Page } from '@playwright/test';
import { toolPageNamed } from '@thela/tools/tool-pages';
import { tapBudgets } from './budgets';
import { readObserved } from './phone';
import type { StallInPage } from './phone';
import type { SlowLine } from './slow-line';
import type { Site } from './subjects';
import type { Verdict } from './verdicts';
import { visit } from './visit';

/** A global of every measured page. */
declare const stall: StallInPage;

const TAPS = 500;
const EACH_MS = 100;
/** So many dishes are tapped in turn. */
const DISHES = 4;
const HEADING = 'Count plates';

/**
 * Taps 500 plates at ten a second.
 *
 * @param phone with a stall's first day
 */
export async function measureTaps(
  phone: BrowserContext,
  line: SlowLine,
  { url }: Site,
): Promise<Verdict[]> {
  console.log(`${TAPS} taps ...`);
  const address = `${url}${toolPageNamed('profit').path}/count`;
  const { page } = await visit(phone, line, address, HEADING);
  const isDurable = () =>
    page.waitForFunction(() => document.querySelector('main [data-waiting]') === null);
  const counted = () => page.evaluate(() => stall.platesOf(stall.today()));
  await isDurable();
  const [before, { longTasks }] = [await counted(), await readObserved(page)];
  await tapAtTenASecond(page);
  await isDurable();
  const lost = TAPS - ((await counted()) - before);
  const after = await readObserved(page);
  await page.close();
  const tasks = after.longTasks.slice(longTasks.length);
  const sorted = after.tapsMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const row = `${TAPS} taps at ten a second`;
  return [
    {
      name: 'a tap on a dish until its plate is painted, ms',
      row: `95 of 100 of ${row}; median ${at(0.5).toFixed(0)}, slowest ${at(0.999).toFixed(0)}`,
      seen: at(0.95),
      atMost: tapBudgets.shownMs,
    },
    {
      name: 'longest task of the main thread meanwhile, ms (0: none of 50 or more)',
      row: `${row}; ${tasks.length} of 50 or more`,
      seen: Math.max(0, ...tasks),
      atMost: tapBudgets.longestTaskMs,
    },
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
