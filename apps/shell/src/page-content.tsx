import { Account, SyncStatusSlot } from '@thela/account';
import { BackupFirst, Stall } from '@thela/stall';
import { Diagnostics } from './diagnostics/diagnostics';
import type { AppState } from './state/app-state';
import { ToolPart } from './tool-page/tool-part';
import type { OpenPage } from './use-open-page';
import { WelcomePage } from './welcome/welcome-page';

export interface PageContentProps {
  readonly app: AppState;
  readonly page: OpenPage;
  /** What was mounted for another ledger is mounted again. */
  readonly ledgerKey: string;
  readonly onLogout: () => void;
  /** Whether the fold around the welcome is open. */
  readonly isAboutOpen: boolean;
  readonly onAbout: () => void;
  /** Moves the focus to the page, because the button that was pressed is gone. */
  readonly focusPage: () => void;
  /** The same, and scrolls to it. */
  readonly onRetry: () => void;
}

/** The open tool, or another page that the address names; the welcome at any other address. */
export function PageContent(props: PageContentProps) {
  const { app, page, ledgerKey, onLogout, isAboutOpen, onAbout, focusPage, onRetry } = props;
  const { config, language, account, accountStall, toasts } = app;
  const { day, ...stallParts } = app.current();
  const { brand } = config;
  if (page.feature) {
    const { feature } = page;
    const key = `${feature.id} ${ledgerKey}`;
    return <ToolPart key={key} feature={feature} app={app} onRetry={onRetry} />;
  }
  if (page.isDiagnostics) return <Diagnostics app={app} />;
  if (page.accountPage !== null) {
    return (
      <Account
        page={page.accountPage}
        {...stallParts}
        accountStall={accountStall}
        session={account}
        account={account}
        supabase={config.supabase}
        language={language}
        brand={brand}
        BackupFirst={BackupFirst}
        notify={toasts.notify}
        onLogout={onLogout}
      />
    );
  }
  if (page.stallPage !== null) {
    return (
      <Stall
        key={ledgerKey}
        page={page.stallPage}
        {...stallParts}
        language={language}
        theme={app.theme}
        account={account}
        notify={toasts.notify}
        accountStall={accountStall}
      />
    );
  }
  return (
    <WelcomePage
      key={ledgerKey}
      brand={brand}
      today={{
        day,
        ...stallParts,
        keeping: accountStall.state,
        keepingLine: <SyncStatusSlot state={accountStall.state} tone="light" />,
        focusPage,
      }}
      isUnknownTool={page.pathname !== '/'}
      language={language}
      isAboutOpen={isAboutOpen}
      onAbout={onAbout}
    />
  );
}
