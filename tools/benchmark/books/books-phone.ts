import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { enterDays } from '../ledger-profile';
import { newPhoneOnDisk, withScript } from '../phone';
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
  /** Does a fixed amount of work; gives the ms that it took. */
  readonly reference: () => number;
}

/** A phone on which so many days of a stall of 40 dishes were entered, and which was started again since. */
export async function phoneWithDays(
  folder: string,
  site: Site,
  days: number,
): Promise<BrowserContext> {
  const profile = join(folder, String(days));
  const first = await newPhoneOnDisk(profile);
  try {
    await withScript(first, 'stall-in-page.js');
    await enterDays(first, site, days);
  } finally {
    await first.close();
  }
  return openPhone(profile);
}

/** Starts a phone whose pages record when they show the books. */
async function openPhone(profile: string): Promise<BrowserContext> {
  const phone = await newPhoneOnDisk(profile);
  await withScript(phone, 'books/books-in-page.js');
  const signs = Object.fromEntries(booksScreens.map(({ address, sign }) => [address, sign]));
  await phone.addInitScript((bookSigns) => Object.assign(globalThis, { bookSigns }), signs);
  return phone;
}
