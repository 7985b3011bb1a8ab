import { useStore } from '@thela/contract';
import {
  accountPageAt,
  authScreenOf,
  diagnosticsPath,
  stallPageAt,
  toolPath,
  useMessages,
} from '@thela/page';
import type { AccountPageName, AuthScreen, Messages, StallPageName } from '@thela/page';
import type { AccountStore } from '@thela/session';
import { useLocation, useMatch } from 'react-router-dom';
import { featureWithId, offerOf } from './site/features';
import type { Feature } from './site/features';

/** The page that the address names; no more than one of feature, diagnostics, stall and account. */
export interface OpenPage {
  readonly pathname: string;
  readonly screen: AuthScreen | null;
  readonly feature: Feature | undefined;
  readonly isDiagnostics: boolean;
  readonly stallPage: StallPageName | null;
  readonly accountPage: AccountPageName | null;
  /** Not a page to read, but one to work on. */
  readonly isWork: boolean;
  readonly title: string;
}

/** @param product how the brand calls it */
export function useOpenPage(account: Pick<AccountStore, 'challenge'>, product: string): OpenPage {
  const messages = useMessages();
  const { pathname, hash } = useLocation();
  const match = useMatch('/tools/:featureId/*');
  const isAsked = useStore(account.challenge) !== null;
  const screen = authScreenOf(hash);
  const page = {
    feature: featureWithId(match?.params.featureId),
    isDiagnostics: pathname === diagnosticsPath,
    stallPage: stallPageAt(pathname),
    accountPage: accountPageAt(pathname),
  };
  const name = isAsked || screen ? messages.account[screen ?? 'signin'] : nameOf(page, messages);
  return {
    ...page,
    pathname,
    screen,
    isWork: page.feature !== undefined || page.stallPage !== null || page.accountPage !== null,
    title: name ? messages.title(name, product) : product,
  };
}

/** Whether an address shows this tool, at its first page or below. */
export function isPageOf({ id }: Feature, path: string): boolean {
  return path === toolPath(id) || path.startsWith(`${toolPath(id)}/`);
}

function nameOf(
  page: Pick<OpenPage, 'feature' | 'isDiagnostics' | 'stallPage' | 'accountPage'>,
  messages: Messages,
): string | null {
  if (page.feature) return offerOf(page.feature, messages).label;
  if (page.isDiagnostics) return messages.diagnostics;
  if (page.accountPage === 'people') return messages.stall.title;
  if (page.accountPage !== null) return messages.account.page;
  return page.stallPage === null ? null : messages.stall.title;
}
