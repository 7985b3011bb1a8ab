import { asParsed } from '@thela/page/as-parsed';

/** From this width on the sidebar is shown beside the page: Tailwind's `lg`. */
export const WIDE_SCREEN = '(width >= 64rem)';

/** Where a prerendered page has the sidebar. */
export const SIDEBAR_TEMPLATE = 'sidebar';

/**
 * Puts the sidebar of a prerendered page in its place before it is painted. A phone, which shows none, neither lays it out nor has
 * React take it over: it is two thirds of the page.
 */
export function showSidebar(page: Document): void {
  if (!window.matchMedia(WIDE_SCREEN).matches) return;
  asParsed(page, () => {
    const aside = page.querySelector('aside');
    const template = page.querySelector<HTMLTemplateElement>(`template#${SIDEBAR_TEMPLATE}`);
    if (aside && template) aside.append(template.content);
    return aside !== null;
  });
}
