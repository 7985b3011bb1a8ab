import { NoticesSlot, OfferSlot } from '@thela/account';
import { useStore } from '@thela/contract';
import { useMessages, usePageLanguage } from '@thela/page';
import type { AuthScreen } from '@thela/page';
import { ledgerKey as keyOfLedger } from '@thela/records';
import { CoveredPage, SessionEndSlot, useAuthCallback } from '@thela/sign-in';
import { ImportNotice } from '@thela/stall';
import { useTodayLater } from '@thela/today';
import { useMedia } from '@thela/ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { AccountMenu, InitialLink } from './chrome/account-menu';
import { BottomBar } from './chrome/bottom-bar';
import { ClockNotice } from './chrome/clock-notice';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { LostLanguage } from './chrome/lost-language';
import { Menu } from './chrome/menu';
import { NewVersionNotice } from './chrome/new-version-notice';
import { OfflineNotice } from './chrome/offline-notice';
import { PageNotices } from './chrome/page-notices';
import { SidebarPart } from './chrome/sidebar-part';
import { UnsavedNotice } from './chrome/unsaved-notice';
import { useMenu } from './chrome/use-menu';
import { useSignOut } from './chrome/use-sign-out';
import { PageContent } from './page-content';
import { WIDE_SCREEN } from './chrome/wide-screen';
import { useAboutClass } from './welcome/about-class';
import type { AppState } from './state/app-state';
import { ToastHost } from './toasts/toast-host';
import { isPageOf, useOpenPage } from './use-open-page';
import { usePageChange } from './use-page-change';

/** Keeps the footer below the first screen; otherwise it would move when a tool arrives. */
const FULL_HEIGHT = 'min-h-[calc(100dvh-4rem)]';

export interface AppProps {
  readonly app: AppState;
  readonly year: number;
}

/** The page: header, sidebar and footer around the welcome or the open tool. */
export function App({ app, year }: AppProps) {
  const ledgerKey = keyOfLedger(useStore(app.shown).id);
  const role = useStore(app.role);
  useEffect(() => {
    // The style sheet keeps from a helper what a prerendered page has for owners.
    document.documentElement.dataset['role'] = role;
  }, [role]);
  const { account, accountStall, toasts } = app;
  const { brand } = app.config;
  const { records, stall } = app.current();
  useTodayLater(useStore(stall).isOwn);
  const { settled, isLost } = usePageLanguage(app.language);
  const main = useRef<HTMLElement>(null);
  const focusPage = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  const onLogout = useSignOut({ account, accountStall, records, toasts }, focusPage);
  const menu = useMenu(main);
  useAuthCallback(app.callback, account, toasts.notify);
  const page = useOpenPage(account, brand.product);
  const { screen, feature, isWork } = page;
  const navigation = useNavigationType();
  const [isAboutOpen, setAboutOpen] = useState(false);
  usePageChange(
    main,
    screen ?? page.pathname,
    page.title,
    (before) =>
      // Without this the field that is being typed in would lose the focus.
      !screen && feature !== undefined && navigation === 'REPLACE' && isPageOf(feature, before),
  );

  const aboutClass = useAboutClass(stall, isAboutOpen);

  return (
    <>
      <SkipLink onSkip={() => main.current?.focus()} />
      <Navigation app={app} ledgerKey={ledgerKey} screen={screen} menu={menu} onLogout={onLogout} />
      <div className="ml-(--side-rail) flex min-h-[calc(100dvh-4rem)] flex-col pb-(--bottom-bar-height) lg:ml-80 print:ml-0">
        <Notices app={app} focusPage={focusPage} />
        <LostLanguage settled={settled} isLost={isLost} onRetry={focusPage} />
        <main
          ref={main}
          tabIndex={-1}
          className={`flex-1 outline-none ${isWork ? FULL_HEIGHT : ''}`}
        >
          <div className="mx-auto max-w-page px-4 py-6 sm:px-8 sm:py-8 print:p-0">
            <CoveredPage app={app} screen={screen} onAnswered={focusPage}>
              <PageContent
                app={app}
                page={page}
                ledgerKey={ledgerKey}
                onLogout={onLogout}
                isAboutOpen={isAboutOpen}
                onAbout={() => setAboutOpen(!isAboutOpen)}
                focusPage={focusPage}
                onRetry={() => main.current?.focus()}
              />
            </CoveredPage>
          </div>
        </main>
        <Footer
          key={screen ?? page.pathname}
          brand={brand}
          year={year}
          className={isWork || screen ? '' : aboutClass}
        />
      </div>
      {isWork || screen ? null : (
        <OfferSlot
          account={account}
          supabase={app.config.supabase}
          notify={toasts.notify}
          newVersion={app.newVersion}
          onGone={focusPage}
        />
      )}
      <NewVersionNotice newVersion={app.newVersion} onPutOff={focusPage} />
      <ToastHost store={toasts} />
    </>
  );
}

interface NavigationProps {
  readonly app: AppState;
  readonly ledgerKey: string;
  readonly screen: AuthScreen | null;
  readonly menu: ReturnType<typeof useMenu>;
  readonly onLogout: () => void;
}

/** The ways to every page: header, sidebar, and on small screens bottom bar and menu. */
function Navigation({ app, ledgerKey, screen, menu, onLogout }: NavigationProps) {
  const { account, accountStall, language, theme } = app;
  const { brand } = app.config;
  const { day, stall, ledger } = app.current();
  const messages = useMessages();
  // As `showSidebar` has the page of a browser.
  const isWide = useMedia(WIDE_SCREEN, true);
  const sidebar = { brand, day, stall, ledger, keeping: accountStall.state, language, theme };
  return (
    <>
      {/* React takes over what is in a boundary after the rest of a prerendered page, or when it is pressed. */}
      <Suspense>
        <Header product={brand.product} onOpenMenu={menu.open}>
          <AccountMenu account={account} screen={screen} onLogout={onLogout} />
          <InitialLink stall={stall} account={account} />
        </Header>
      </Suspense>
      <aside
        aria-label={messages.allPages}
        className="fixed top-16 bottom-0 left-0 hidden w-80 overflow-y-auto bg-tamarind lg:block print:hidden"
      >
        {isWide ? <SidebarPart key={ledgerKey} {...sidebar} place="sidebar" /> : null}
      </aside>
      <Suspense>
        <BottomBar
          stall={stall}
          assistant={brand.assistant}
          isMenuOpen={menu.isOpen}
          onOpenMenu={menu.open}
        />
      </Suspense>
      <Menu isOpen={menu.isOpen} onClose={menu.close} onCloseAutoFocus={menu.moveFocus}>
        <SidebarPart key={ledgerKey} {...sidebar} place="drawer" onChoose={menu.choose} />
      </Menu>
    </>
  );
}

interface NoticesProps {
  readonly app: AppState;
  readonly focusPage: () => void;
}

function Notices({ app, focusPage }: NoticesProps) {
  const { account, accountStall, toasts } = app;
  const { ledger, records, stall } = app.current();
  return (
    <>
      <UnsavedNotice records={records} today={ledger.today} />
      <ClockNotice records={records} today={ledger.today} />
      <ImportNotice files={records.files} />
      <OfflineNotice keeping={accountStall.state} />
      <PageNotices releases={app.releases} />
      <NoticesSlot accountStall={accountStall} stall={stall} notify={toasts.notify} />
      <SessionEndSlot account={account} onPutAside={focusPage} />
    </>
  );
}

function SkipLink({ onSkip }: { readonly onSkip: () => void }) {
  const { skipToContent } = useMessages();
  return (
    <button
      type="button"
      onClick={onSkip}
      className="sr-only rounded-control bg-white font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:p-4"
    >
      {skipToContent}
    </button>
  );
}
