import type { BrowserContext, Page } from '@playwright/test';
import { withScript } from './phone';
import { median } from './results';

/** The global of a page that has `reference-in-page.js`. */
declare const referenceTask: () => number;

const TIMES = 7;

/** Lets pages of a phone run the fixed task. */
export function withReference(phone: BrowserContext): Promise<BrowserContext> {
  return withScript(phone, 'reference-in-page.js');
}

/** Ms that the fixed task takes in a page now: the median of a few. */
export async function referenceOn(page: Page): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < TIMES; run += 1) taken.push(await page.evaluate(() => referenceTask()));
  return median(taken);
}

/** Says how much of the fixed task something takes; both in ms. */
export function partOf(taken: number, reference: number): string {
  return `reference task ${reference.toFixed(0)} ms: ${(taken / reference).toFixed(2)} of it`;
}
