// A classic script in the head of every page: it runs before the page is painted, so that a chosen theme is there in the
// first frame. Who has chosen none needs nothing of it.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { showTheme, THEME_KEY } from './show-theme';

const stored = safeStorage(browserStorage).read(THEME_KEY);
if (stored === '"light"') showTheme(document, 'light');
if (stored === '"dark"') showTheme(document, 'dark');
