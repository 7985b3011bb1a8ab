import type { BrowserContext, Page } from '@playwright/test';
import { interactionBudgets } from './budgets';
import { withScript } from './phone';
import type { Profile } from './profile';
import { partOf } from './reference-task';

/** The globals of a page that has `interactions-in-page.js`. */
declare const interactions: () => number[];
declare const forgetInteractions: () => void;

/** Until the browser has told the page of its latest events. */
const TOLD_MS = 300;

/** Lets pages of a phone record their interactions. */
export function withInteractions(phone: BrowserContext): Promise<BrowserContext> {
  return withScript(phone, 'interactions-in-page.js');
}

export function forgetInteractionsOn(page: Page): Promise<void> {
  return page.evaluate(() => forgetInteractions());
}

/**
 * Ms from each key or tap to the next paint, in their order: the Event Timing `duration`, in steps of 8 ms. What took less
 * than 16 counts as 16.
 */
export async function interactionsOn(page: Page): Promise<number[]> {
  await page.waitForTimeout(TOLD_MS);
  return page.evaluate(() => interactions());
}

/**
 * How a time compares with what it was, each as a part of the fixed task of its own run.
 *
 * @param taken in ms, as is the reference
 */
export function againstBefore(
  name: keyof typeof interactionBudgets.before,
  taken: number,
  reference: number,
): Profile {
  const before = interactionBudgets.before[name];
  return {
    name: `${name}: ratio to before`,
    row: `${taken.toFixed(1)} ms; ${partOf(taken, reference)}, ${before} before`,
    seen: Math.round((100 * taken) / reference / before) / 100,
    atMost: interactionBudgets.atMost,
  };
}
