// Runs before the page is painted: it must import little.
import { onDay, readSnapshot, visibleDay } from '@thela/records/snapshot';
import { todayTexts } from './today-texts';
import type { TodayTexts } from './today-texts';

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

/**
 * Fills the own stall's part of a prerendered page, and shows it: each place that `data-text` names gets a text,
 * each one that `data-row` names is shown if that text is not empty.
 *
 * @returns whether the part is there, as a whole
 */
export function fillPage(page: Document, texts: TodayTexts): boolean {
  const part = page.querySelector<HTMLElement>('[data-stall-today]');
  // What follows it is there as soon as the parser has read all of it.
  if (!part?.nextElementSibling) return false;
  const named = new Map<string | undefined, string>(
    Object.entries({ ...texts, unknownCost: translatedNames(part, texts.unknownCost).join(', ') }),
  );
  for (const place of part.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = named.get(place.dataset['text']);
    if (text) place.textContent = text;
  }
  for (const row of part.querySelectorAll<HTMLElement>('[data-row]')) {
    row.hidden = !named.get(row.dataset['row']);
  }
  if (texts.loss) part.querySelector('[data-text="profit"]')?.classList.replace(...LOSS);
  // The style sheet shows the part by this.
  page.documentElement.dataset['stall'] = 'own';
  return true;
}

/** Names as the language of the page has them: built-in dishes are stored by their English names. */
function translatedNames(part: HTMLElement, names: readonly string[]): readonly string[] {
  const shown = JSON.parse(part.dataset['names'] ?? '{}') as Readonly<Record<string, string>>;
  return names.map((name) => (Object.hasOwn(shown, name) ? (shown[name] ?? name) : name));
}

/** The classes of money made and lost. */
const LOSS = ['text-leaf', 'text-chilli'] as const;
