/**
 * Changes a page that is being parsed as soon as what it needs is there: when the parser pauses, and before anything is painted
 * then.
 *
 * @param change returns whether all of it was there
 */
export function asParsed(page: Document, change: () => boolean): void {
  if (change()) return;
  const observer = new MutationObserver(() => {
    if (change()) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  // A page without it is none that was prerendered for this.
  page.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
