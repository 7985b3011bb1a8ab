import type { Page } from '@playwright/test';
import { daysOfEvents, madeUpStall } from '@thela/books/made-up-stalls';
import { exportText, noReferences, stallDay, withReferences } from '@thela/ledger';
import { expect } from './fixtures';

/** A made-up stall of 100 days up to today, worked out without a page. */
export function hundredDays() {
  const today = stallDay(Date.now(), 'Asia/Kolkata');
  const events = madeUpStall(100, today);
  const references = withReferences(noReferences, events);
  const totals = daysOfEvents(events);
  const device = '7e57c0de-0000-4000-8000-000000000001';
  const copy = exportText(events, { exportedAt: Date.now(), device });
  return { today, events, references, totals, copy };
}

/**
 * Reads a copy of a stall in, as on a new phone.
 *
 * @param site the address of another site than that of all tests
 */
export async function readIn(page: Page, copy: string, site = ''): Promise<void> {
  await page.goto(`${site}/stall`);
  await page.getByText('I have a copy from another phone').click();
  const buffer = Buffer.from(copy);
  await page
    .getByLabel('Read in a copy')
    .setInputFiles({ name: 'stall.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: /^Add [\d,]+ entries$/ }).click();
  await expect(page.getByRole('heading', { name: 'Made-up Stall', level: 1 })).toBeVisible();
}
