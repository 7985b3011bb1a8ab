import { StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SiteConfig } from '@thela/site-config';
import { showLanguage, currentLanguage } from '@thela/language';
import { browserStorage } from '@thela/federation';
import { useToday } from '@thela/ui/use-today';
import { loadToday } from '@thela/today';
import { App } from './app';
import { loadSidebar } from './chrome/sidebar-part';
import { WIDE_SCREEN } from './chrome/wide-screen';
import {
  authScreenOf,
  brandKey,
  createLanguageStore,
  reportError,
  setReporters,
  takeAuthCallback,
  toAddress,
  toConsole,
  watchUncaughtErrors,
} from '@thela/page';
import { readConfig } from './site/config';
import { replayEarlyPress } from './early-press';
import type { AuthCallback, LanguageStore } from '@thela/page';
import { createAppState } from './state/app-state';
import type { AppState } from './state/app-state';
import type { ToolSource } from './site/tool-source';
import { StartUpFailure } from './start-up-failure';
import { prefetchTools } from './prefetch-tools';
import { toolNameAt } from './site/tool-names';
import { loadToolPage } from './tool-page/tool-part';
import './styles.css';

// What an error boundary caught is reported by the boundary, with the tool's name.
const options = { onCaughtError: () => {} };

/**
 * Shows the page, or why it cannot start.
 *
 * @param toolsOf gives the source of the tools, as soon as the configuration is known
 * @param language of the page; the default is the one that was chosen on this device
 * @param callback what led to the page; the default is what its address says
 * @returns the state of the page, `null` when it cannot start
 */
export async function startPage(
  toolsOf: (config: SiteConfig) => ToolSource,
  language: LanguageStore = createLanguageStore(browserStorage),
  callback: AuthCallback | null = takeAuthCallback(),
): Promise<AppState | null> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html must hold an element with the id "root".');
  // Its texts are fetched beside the configuration.
  const inLanguage = showLanguage(language.getSnapshot());
  let app: AppState;
  let isConfigured = false;
  try {
    const config = await readConfig();
    isConfigured = true;
    if (config.reporting) setReporters([toConsole, toAddress(config.reporting.url)]);
    app = createAppState(config, toolsOf(config), callback, language);
    watchUncaughtErrors(app.loadedSources);
    app.account.start();
    app.startStall();
    app.accountStall.start();
    const { pathname, hash } = window.location;
    // Else another screen covers the page at the address.
    const isPageOpen = !authScreenOf(hash) && app.account.challenge.getSnapshot() === null;
    // While React takes over the page around it.
    const tool = isPageOpen ? app.loaders.get(toolNameAt(pathname) ?? '') : undefined;
    tool?.open();
    const isOwnStart = pathname === '/' && app.current().stall.getSnapshot().isOwn;
    // Without it React would not take over the part of an own stall as it is. A failure is handled where it is shown.
    const today = isOwnStart ? loadToday().catch(() => {}) : undefined;
    const isWide = window.matchMedia(WIDE_SCREEN).matches;
    const sidebar = isWide ? loadSidebar().catch(() => {}) : undefined;
    const toolPage = tool ? loadToolPage().catch(() => {}) : undefined;
    // Hydration would otherwise wait for them in the middle of the page.
    await Promise.all([inLanguage, today, sidebar, toolPage]);
    show(
      container,
      <StrictMode>
        <BrowserRouter future={{ v7_startTransition: true }}>
          <CurrentApp app={app} />
        </BrowserRouter>
        <Started />
      </StrictMode>,
      isPageOpen && isPrerendered(container, config),
    );
  } catch (error) {
    reportError(error, { name: 'shell' }, 'start');
    removeAuthTargets();
    await inLanguage;
    createRoot(container, options).render(
      <StartUpFailure error={error} isConfigured={isConfigured} />,
    );
    return null;
  }
  // The page is live: what fails from here on does not take its place.
  try {
    prefetchTools(app);
  } catch (error) {
    reportError(error, { name: 'shell' }, 'fetching tools ahead');
  }
  return app;
}

/** Hydrates the prerendered markup where it fits, otherwise replaces it. */
function show(container: HTMLElement, page: ReactNode, canHydrate: boolean) {
  const { dataset } = document.documentElement;
  // What was to show an own stall before has not come.
  if (dataset['stall'] === 'coming') delete dataset['stall'];
  if (!canHydrate) return createRoot(container, options).render(page);
  hydrateRoot(container, page, {
    ...options,
    onRecoverableError: (error) => reportError(error, { name: 'shell' }, 'taking over the page'),
  });
}

/** Whether the page was prerendered for this configuration, address and language, and has the sidebar of this screen. */
function isPrerendered(page: HTMLElement, { brand }: SiteConfig): boolean {
  const { dataset } = page;
  const { pathname } = window.location;
  const { path = '' } = dataset;
  // The page of a tool is the same for every path below it, until the tool is shown.
  const isHere = path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));
  const isInLanguage = dataset.language === currentLanguage.getSnapshot().shown;
  // A phone may have been turned since its page came.
  const isAsWide = window.matchMedia(WIDE_SCREEN).matches === !!page.querySelector('aside > *');
  return isHere && isInLanguage && isAsWide && dataset.brand === brandKey(brand);
}

function CurrentApp({ app }: { readonly app: AppState }) {
  return <App app={app} year={Number(useToday().slice(0, 4))} />;
}

function Started() {
  useLayoutEffect(() => {
    removeAuthTargets();
    // Later, because React cannot take over a boundary that is pressed while it still finishes this one.
    queueMicrotask(replayEarlyPress);
  }, []);
  return null;
}

/** They hid the prerendered content while the address named another screen. */
function removeAuthTargets() {
  for (const target of document.querySelectorAll('.auth-target')) target.remove();
}
