// Runs before the page is painted: it must import little.
import { onDay, readSnapshot, visibleDay } from '@thela/records/snapshot';
import { fillPage } from './fill-page';
import { todayTexts } from './today-texts';

/**
 * Shows the day of an own stall as the page showed it last, as soon as the part for it has been parsed.
 *
 * @param stored the text of the stored snapshot: outside data
 */
export function showToday(page: Document, stored: string): void {
  const found = readSnapshot(stored);
  if (found.kind !== 'snapshot' || !found.snapshot.stall.isOwn) return;
  const now = onDay(found.snapshot);
  const texts = todayTexts(now.stall.name, visibleDay(now));
  if (fillPage(page, texts)) return;
  // Called when the parser pauses, and before anything is painted then.
  const observer = new MutationObserver(() => {
    if (fillPage(page, texts)) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  // A page without that part is none that was prerendered for this script.
  page.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
