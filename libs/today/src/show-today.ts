// Runs before the page is painted: it must import little.
import { onDay, readSnapshot, visibleDay } from '@thela/records/snapshot';
import { moneyOfDay } from '@thela/ledger';
import type { MoneyLine } from '@thela/ledger';
import { asParsed } from '@thela/page/as-parsed';
import { fillHero, heroTexts } from '@thela/ui/hero-texts';
import { HOUR_CARDS, partOfDay } from './hour-cards';
import { todayTexts } from './today-texts';
import type { TodayTexts } from './today-texts';

/** What a prerendered page lacks of an own stall. */
interface TodayData {
  readonly texts: TodayTexts;
  readonly money: MoneyLine;
  /** So many places for cards. */
  readonly cards: number;
}

/**
 * Shows the day of an own stall as the page showed it last, as soon as the part for it has been parsed.
 *
 * @param stored the text of the stored snapshot: outside data
 */
export function showToday(page: Document, stored: string): void {
  const { dataset } = page.documentElement;
  const found = readSnapshot(stored);
  if (found.kind !== 'snapshot' || !found.snapshot.stall.isOwn) {
    delete dataset['stall'];
    return;
  }
  const now = onDay(found.snapshot);
  const { stall, spent } = now;
  const day = visibleDay(now);
  const data: TodayData = {
    texts: todayTexts(stall.name, day),
    money: moneyOfDay(day, spent),
    cards: HOUR_CARDS[partOfDay(Date.now(), stall.timeZone)],
  };
  asParsed(page, () => fillPage(page, data));
}

/**
 * Fills the own stall's part of a prerendered page, and shows it: each place that `data-text` names gets a text,
 * each one that `data-row` names is shown if that text is not empty, and the first places for cards are.
 *
 * @returns whether the part is there, as a whole
 */
function fillPage(page: Document, { texts, money, cards }: TodayData): boolean {
  const part = page.querySelector<HTMLElement>('[data-stall-today]');
  // What follows it is there as soon as the parser has read all of it.
  if (!part?.nextElementSibling) return false;
  const named = new Map<string | undefined, string>(
    Object.entries({ ...texts, ...heroTexts(money) }),
  );
  for (const place of part.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = named.get(place.dataset['text']);
    if (text) place.textContent = text;
  }
  for (const row of part.querySelectorAll<HTMLElement>('[data-row]')) {
    row.hidden = !named.get(row.dataset['row']);
  }
  if (money) fillHero(part, money);
  for (const [index, card] of part.querySelectorAll<HTMLElement>('[data-card]').entries()) {
    card.hidden = index >= cards;
  }
  // The style sheet shows the part by this.
  page.documentElement.dataset['stall'] = 'own';
  return true;
}
