import { persistValue } from '@thela/federation';
import type { Theme, ThemeStore } from '@thela/page';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { showTheme, THEME_KEY } from './show-theme';

/**
 * The theme that was chosen on this device, at first the device's own. Follows a choice in another tab of the site.
 *
 * @param storage returns `localStorage`; it may throw, as browsers do that block storage
 */
export function createThemeStore(storage: () => Storage): ThemeStore {
  const kept = persistValue(storage, THEME_KEY, v.picklist(['light', 'dark']));
  const store = createStore<{ readonly theme: Theme }>(() => ({ theme: kept.read() ?? 'device' }));
  const show = (theme: Theme) => {
    store.setState({ theme });
    showTheme(document, theme);
  };
  // The page's first script has done that already, if it could be loaded.
  showTheme(document, store.getState().theme);
  // It lasts as long as the page. The key is `null` when everything was erased.
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) show(kept.read() ?? 'device');
  });
  return {
    getSnapshot: () => store.getState().theme,
    subscribe: (listener) => store.subscribe(listener),
    choose: (theme) => {
      kept.write(theme === 'device' ? null : theme);
      show(theme);
    },
  };
}
