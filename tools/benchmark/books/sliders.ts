import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CommandError } from '../../workspace';
import { booksBudgets } from '../budgets';
import type { Profile } from '../profile';
import { partOf, referenceOn } from '../reference-task';
import { median } from '../results';
import type { SlowLine } from '../slow-line';
import type { Site } from '../subjects';
import type { BooksInPage, SliderMove } from './books-phone';
import { openBooks } from './opening';
import { booksScreenNamed } from './screens';

/** The global of a page that has `books-in-page.js`. */
declare const books: BooksInPage;

const MOVES = 100;
const EACH_MS = 100;
/** The finger goes up and down between these places of the slider, in so many moves, or fewer of a step each. */
const [FROM, TO, MOST_MOVES] = [0.2, 0.8, 25];
const FRAME_MS = 1000 / 60;
const MOST_ROUNDS = 5;
const FEWEST_MOVES = 10;

/** What is slid, in the order of the page. */
const SLIDERS = ['the price of an ingredient', 'the price of a dish', 'the plates of a dish'];

/**
 * Slides each slider of "What if" a hundred times, with a year of records, by touch events of the browser.
 *
 * @param runs so often all of them in turns; a figure is the median of its runs
 */
export async function profileSliders(
  phone: BrowserContext,
  line: SlowLine,
  site: Site,
  runs: number,
): Promise<Profile[]> {
  const unslowed = await referenceUnslowed(phone, site);
  const page = await openBooks(phone, line, site, booksScreenNamed('profit what-if'));
  const sliders = await page.locator('main input[type="range"]').all();
  if (sliders.length !== SLIDERS.length) throw new CommandError('What if has other sliders.');
  const slid = sliders.map((slider) => ({ slider, taken: new Array<Slid>() }));
  for (let run = 0; run < runs; run += 1) {
    for (const { slider, taken } of slid) taken.push(await slide(page, slider));
  }
  await page.close();
  return slid.map(({ taken }, place) => profileOf(SLIDERS[place] ?? '', taken, unslowed));
}

/** Ms that the reference task takes in a page that is not slowed down. */
async function referenceUnslowed(phone: BrowserContext, { url }: Site): Promise<number> {
  const page = await phone.newPage();
  await page.goto(`${url}/config.json`);
  const taken = await referenceOn(page);
  await page.close();
  return taken;
}

/** A run of one slider, in ms. */
interface Slid {
  readonly fromPage: Spread;
  readonly fromFinger: Spread;
  readonly reference: number;
}

async function slide(page: Page, slider: Locator): Promise<Slid> {
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => void books.moves.splice(0));
  const before = await referenceOn(page);
  const moves = await movesOf(page, slider);
  if (moves.length < MOVES) throw new CommandError(`${moves.length} of ${MOVES} moves.`);
  return {
    fromPage: spreadOf(moves.map(({ fromPage }) => fromPage)),
    fromFinger: spreadOf(moves.map(({ fromFinger }) => fromFinger)),
    reference: (before + (await referenceOn(page))) / 2,
  };
}

function profileOf(name: string, taken: readonly Slid[], unslowed: number): Profile {
  const of = (read: (slid: Slid) => number) => median(taken.map(read));
  const slow = of(({ fromPage }) => fromPage.slow);
  const reference = of((slid) => slid.reference);
  return {
    name: `a year of days, ${name} slid: frames until the new figures are painted`,
    row:
      `95 of ${MOVES}: ${slow.toFixed(0)} ms (${taken.map(({ fromPage }) => fromPage.slow.toFixed(0)).join(', ')}), ` +
      `median ${of(({ fromPage }) => fromPage.middle).toFixed(0)}; ` +
      `from the finger ${of(({ fromFinger }) => fromFinger.slow).toFixed(0)}, ${of(({ fromFinger }) => fromFinger.middle).toFixed(0)}; ` +
      `${partOf(slow, reference)} (${unslowed.toFixed(1)} ms not slowed)`,
    seen: Math.round((100 * slow) / FRAME_MS) / 100,
    atMost: booksBudgets.sliderFrames,
  };
}

/** Within which 95 of 100 are, and the median. */
interface Spread {
  readonly slow: number;
  readonly middle: number;
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    slow: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
    middle: median(sorted),
  };
}

/**
 * The browser drops the first move of a finger, as it could be a tap, and on a busy machine gives the page two as one: then
 * the finger moves on.
 */
async function movesOf(page: Page, slider: Locator): Promise<readonly SliderMove[]> {
  let moves: readonly SliderMove[] = [];
  for (let round = 0; round < MOST_ROUNDS && moves.length < MOVES; round += 1) {
    await moveFinger(page, slider, Math.max(FEWEST_MOVES, MOVES - moves.length));
    await page.waitForFunction(() => books.unshown === 0);
    moves = await page.evaluate(() => books.moves);
  }
  return moves;
}

async function moveFinger(page: Page, slider: Locator, count: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  const sweep = Math.min(MOST_MOVES, Math.floor((TO - FROM) * (await stepsOf(slider))));
  const pointOf = (move: number) => {
    const way = Math.abs(((move + sweep) % (2 * sweep)) - sweep) / sweep;
    return { x: x + width * (FROM + (TO - FROM) * way), y: y + height / 2 };
  };
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [pointOf(0)]);
  const start = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let move = 1; move <= count; move += 1) {
    await page.waitForTimeout(Math.max(0, start + move * EACH_MS - performance.now()));
    // The next move does not wait until the page has taken this one.
    sent.push(send('touchMove', [pointOf(move)]));
  }
  await Promise.all(sent);
  await send('touchEnd', []);
  await session.detach();
}

function stepsOf(slider: Locator): Promise<number> {
  return slider.evaluate((element) => {
    const { min, max, step } = element as HTMLInputElement;
    return (Number(max) - Number(min)) / Number(step);
  });
}
