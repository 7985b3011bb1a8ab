import type { Theme } from '@thela/page';

/** Name of the chosen theme in the browser's storage, where `device` is stored as nothing. */
export const THEME_KEY = 'thela.theme';

/** Tamarind of `libs/ui/src/tokens.css`: browsers colour their own bars with it. */
export const BARS = { light: '#3b2315', dark: '#120b07' } as const;

/** Shows the page in this theme. The style sheet has the colours; without a choice it follows the device alone. */
export function showTheme(page: Document, theme: Theme): void {
  const { dataset } = page.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  // What the browser paints before there is a style sheet.
  page
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'device' ? 'light dark' : theme);
  for (const bar of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofDevice = bar.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    bar.content = BARS[theme === 'device' ? ofDevice : theme];
  }
}
