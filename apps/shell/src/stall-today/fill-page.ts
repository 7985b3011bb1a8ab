// Runs before the page shows anything: it must import little.
import type { TodayTexts } from './today-texts';

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
