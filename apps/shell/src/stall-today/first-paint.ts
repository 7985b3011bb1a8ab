// A classic script in the head of the start page: it runs before the page is painted and before any module.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { onDay, shownDay } from '../ledger/snapshot-day';
import { readSnapshot, SNAPSHOT_KEY } from '../ledger/stall-snapshot';
import { fillPage } from './fill-page';
import { todayTexts } from './today-texts';
import type { TodayTexts } from './today-texts';

/** What the page showed last, on the day that it is now; `null` unless the stall is the vendor's own. */
function lastShown(): TodayTexts | null {
  const found = readSnapshot(safeStorage(browserStorage).read(SNAPSHOT_KEY) ?? null);
  if (found.kind !== 'snapshot' || !found.snapshot.stall.isOwn) return null;
  const now = onDay(found.snapshot);
  return todayTexts(now.stall.name, shownDay(now));
}

const texts = lastShown();
if (texts) {
  // Called when the parser pauses, and before anything is painted then.
  const observer = new MutationObserver(() => {
    if (fillPage(document, texts)) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  // A page without that part is none that was prerendered for this script.
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
