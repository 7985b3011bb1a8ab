import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { enterDays } from '../ledger-profile';
import { leaveOpen, newPhoneOnDisk, newUnobservedPhone, withScript } from '../phone';
import { withReference } from '../reference-task';
import type { SlowLine } from '../slow-line';
import type { Site } from '../subjects';
import { booksScreens } from './screens';

/** How long a move of a slider took until the new figures were painted, in ms. */
export interface SliderMove {
  /** Since the browser gave the move to the page: it does so once a frame. */
  readonly fromPage: number;
  /** Since the browser had the move itself. */
  readonly fromFinger: number;
}

/** What `books-in-page.js` puts into a page. Times are in ms since the navigation began; 0 means never. */
export interface BooksInPage {
  /** When the screen was painted with figures of the books and reacted to input. */
  usableAt: number;
  /** When nothing of it was missing any more, what lies below the fold included. */
  drawnAt: number;
  readonly moves: SliderMove[];
  /** Moves whose figures are not painted yet. */
  unshown: number;
}

/**
 * Enters so many days of a stall of 40 dishes on a new phone.
 *
 * @returns the folder of its browser, which was closed
 */
export async function profileWithDays(folder: string, site: Site, days: number): Promise<string> {
  const profile = join(folder, String(days));
  const phone = await newPhoneOnDisk(profile);
  try {
    await withScript(phone, 'stall-in-page.js');
    await enterDays(phone, site, days);
  } finally {
    await phone.close();
  }
  return profile;
}

/** Starts a phone whose pages record when they show the books, and leaves one open for a while. */
export async function openPhone(
  profile: string,
  line: SlowLine,
  { url }: Site,
): Promise<BrowserContext> {
  const phone = await withReference(await newUnobservedPhone(profile));
  await withScript(phone, 'books/books-in-page.js');
  const signs = Object.fromEntries(booksScreens.map(({ address, sign }) => [address, sign]));
  await phone.addInitScript((bookSigns) => Object.assign(globalThis, { bookSigns }), signs);
  await leaveOpen(phone, line, url);
  return phone;
}
