import { useStore } from '@thela/contract';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useMatch, useNavigationType } from 'react-router-dom';

import { Account, NoticesPlace, OfferPlace } from '@thela/account';
import {
  accountPageAt,
  authScreenOf,
  diagnosticsPath,
  stallPageAt,
  toolPath,
  useMessages,
  usePageLanguage,
} from '@thela/page';
import { CoveredPage, SessionEndPlace, useAuthCallback } from '@thela/sign-in';
import { useSignOut } from './chrome/use-sign-out';
import { AccountMenu } from './chrome/account-menu';
import { BottomBar } from './chrome/bottom-bar';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { EraseOffer } from './chrome/erase-offer';
import { LostLanguage } from './chrome/lost-language';
import { Menu } from './chrome/menu';
import { NewVersionNotice } from './chrome/new-version-notice';
import { PageNotices } from './chrome/page-notices';
import { Sidebar } from './chrome/sidebar';
import { UnsavedNotice } from './chrome/unsaved-notice';
import { Diagnostics } from './diagnostics/diagnostics';
import { featureWithId, offerOf } from './site/features';
import type { Feature } from './site/features';
import { keyOf } from '@thela/records';
import { createShell } from './state/app-state';
import type { AppState } from './state/app-state';
import { BackupFirst, Stall } from '@thela/stall';
import { ToastHost } from './toasts/toast-host';
import { ToolPage } from './tool-page/tool-page';
import { useNavigation } from './tool-page/use-navigation';
import { useMediaChange } from './use-media-change';
import { usePageChange } from './use-page-change';
import { WelcomePage } from './welcome/welcome-page';

/** From this width on the sidebar is shown beside the page: Tailwind's `lg`. */
const WIDE_SCREEN = '(width >= 64rem)';

/** Keeps the footer below the first screen; otherwise it would move when a tool arrives. */
const FULL_HEIGHT = 'min-h-[calc(100dvh-4rem)]';

export interface AppProps {
  readonly app: AppState;
  /** Year of the copyright line. */
  readonly year: number;
}

/** The page: header, sidebar and footer around the welcome or the open tool. */
export function App({ app, year }: AppProps) {
  const copy = keyOf(useStore(app.shown).binding);
  const role = useStore(app.role);
  useEffect(() => {
    // The style sheet keeps from a helper what a prerendered page has for owners.
    document.documentElement.dataset['role'] = role;
  }, [role]);
  const { config, language, account, accountStall, callback, toasts } = app;
  const { day, stall, ledger, records } = app.current();
  const { settled, isLost } = usePageLanguage(language);
  const messages = useMessages();
  const { brand } = config;
  const main = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = (button: HTMLElement) => {
    opener.current = button;
    setMenuOpen(true);
  };
  const closeMenu = () => setMenuOpen(false);
  const focusPage = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  const signOut = useSignOut({ account, accountStall, records, toasts }, focusPage);
  useMediaChange(WIDE_SCREEN, closeMenu);

  useAuthCallback(callback, account, toasts.notify);

  const { pathname, hash } = useLocation();
  const screen = authScreenOf(hash);
  const match = useMatch('/tools/:featureId/*');
  const feature = featureWithId(match?.params.featureId);
  const isDiagnostics = pathname === diagnosticsPath;
  const stallPage = stallPageAt(pathname);
  const accountPage = accountPageAt(pathname);
  /** Not a page to read, but one to work on. */
  const isWork = feature !== undefined || stallPage !== null || accountPage !== null;
  const ownPage = isDiagnostics
    ? messages.diagnostics
    : accountPage !== null
      ? messages.account.page
      : stallPage === null
        ? null
        : messages.stall.title;
  const isAsked = useStore(account.challenge) !== null;
  const place =
    isAsked || screen
      ? messages.account[screen ?? 'signin']
      : feature
        ? offerOf(feature, messages).label
        : ownPage;
  const title = place ? messages.title(place, brand.product) : brand.product;
  const navigation = useNavigationType();
  usePageChange(
    main,
    screen ?? pathname,
    title,
    (before) =>
      // Without this the field that is being typed in would lose the focus.
      !screen && feature !== undefined && navigation === 'REPLACE' && isPageOf(feature, before),
  );
  const keeping = accountStall.state;
  const sidebar = { brand, day, stall, ledger, keeping, language, theme: app.theme };

  return (
    <>
      <SkipLink onSkip={() => main.current?.focus()} />
      {/* React takes over what is in a boundary after the rest of a prerendered page, or when it is pressed. */}
      <Suspense>
        <Header product={brand.product} onOpenMenu={openMenu}>
          <AccountMenu account={account} screen={screen} onLogout={signOut.onLogout} />
        </Header>
      </Suspense>
      <aside
        aria-label={messages.menu}
        className="fixed top-16 bottom-0 left-0 hidden w-80 overflow-y-auto bg-tamarind lg:block print:hidden"
      >
        <Suspense>
          <Sidebar key={copy} {...sidebar} place="sidebar" />
        </Suspense>
      </aside>
      <Suspense>
        <BottomBar
          stall={stall}
          assistant={brand.assistant}
          isMenuOpen={isMenuOpen}
          onOpenMenu={openMenu}
        />
      </Suspense>
      <Menu
        isOpen={isMenuOpen}
        onClose={closeMenu}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const next = hasChosen.current ? main.current : opener.current;
          hasChosen.current = false;
          next?.focus();
        }}
      >
        <Sidebar
          key={copy}
          {...sidebar}
          place="menu"
          account={account}
          onChoose={() => {
            hasChosen.current = true;
            closeMenu();
          }}
        />
      </Menu>
      <div className="ml-(--side-rail) flex min-h-[calc(100dvh-4rem)] flex-col pb-(--bottom-bar-height) lg:ml-80 print:ml-0">
        {signOut.isOfferOpen ? (
          <EraseOffer
            records={records}
            session={account}
            onKeep={signOut.onKeep}
            onErase={signOut.onErase}
          />
        ) : null}
        <UnsavedNotice records={records} today={ledger.today} />
        <PageNotices registry={app.registry} overrides={app.overrides} />
        <NoticesPlace state={keeping} notify={toasts.notify} />
        <SessionEndPlace account={account} onPutAside={focusPage} />
        <LostLanguage settled={settled} isLost={isLost} onRetry={focusPage} />
        <main
          ref={main}
          tabIndex={-1}
          className={`flex-1 outline-none ${isWork ? FULL_HEIGHT : ''}`}
        >
          <div className="mx-auto max-w-page px-4 py-6 sm:px-8 sm:py-8 print:p-0">
            <CoveredPage app={app} screen={screen} onAnswered={focusPage}>
              {feature ? (
                <OpenTool
                  key={`${feature.id} ${copy}`}
                  feature={feature}
                  app={app}
                  onRetry={() => main.current?.focus()}
                />
              ) : isDiagnostics ? (
                <Diagnostics app={app} />
              ) : accountPage !== null ? (
                <Account
                  page={accountPage}
                  accountStall={accountStall}
                  session={account}
                  account={account}
                  supabase={config.supabase}
                  language={language}
                  brand={brand}
                  stall={stall}
                  ledger={ledger}
                  records={records}
                  BackupFirst={BackupFirst}
                  notify={toasts.notify}
                  onLogout={signOut.onLogout}
                />
              ) : stallPage !== null ? (
                <Stall
                  key={copy}
                  page={stallPage}
                  stall={stall}
                  ledger={ledger}
                  records={records}
                  language={language}
                  notify={toasts.notify}
                  accountStall={accountStall}
                />
              ) : (
                <WelcomePage
                  key={copy}
                  brand={brand}
                  day={day}
                  stall={stall}
                  ledger={ledger}
                  records={records}
                  keeping={keeping}
                  isUnknownTool={pathname !== '/'}
                  language={language}
                  onLanguageChosen={focusPage}
                  onOpenMenu={openMenu}
                />
              )}
            </CoveredPage>
          </div>
        </main>
        <Footer
          key={feature?.id ?? accountPage ?? stallPage}
          brand={brand}
          year={year}
          isFolded={isWork}
        />
      </div>
      {isWork || screen ? null : (
        <OfferPlace
          account={account}
          supabase={config.supabase}
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

function isPageOf({ id }: Feature, path: string): boolean {
  return path === toolPath(id) || path.startsWith(`${toolPath(id)}/`);
}

interface OpenToolProps {
  readonly feature: Feature;
  readonly app: AppState;
  readonly onRetry: () => void;
}

function OpenTool({ feature, app, onRetry }: OpenToolProps) {
  const navigation = useNavigation();
  const shell = useMemo(() => createShell(app, feature, navigation), [app, feature, navigation]);
  const loader = app.loaders.get(feature.remote);
  if (!loader) throw new Error(`No loader for ${feature.remote}.`);
  return <ToolPage feature={feature} loader={loader} shell={shell} onRetry={onRetry} />;
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
