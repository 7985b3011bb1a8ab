// A classic script in the head of every page: it runs before the page is painted, so that a chosen theme is there in the
// first frame. Who has chosen none needs nothing of it. It also says whether the text is large for the screen, and puts the
// sidebar beside a wide page.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { showSidebar } from './chrome/wide-screen';
import { showTheme, THEME_KEY } from './theme/show-theme';

const stored = safeStorage(browserStorage).read(THEME_KEY);
if (stored === '"light"') showTheme(document, 'light');
if (stored === '"dark"') showTheme(document, 'dark');

const { documentElement: root } = document;
if (parseFloat(getComputedStyle(root).fontSize) * 14 > window.innerWidth) {
  root.dataset['largeText'] = '';
}

showSidebar(document);
