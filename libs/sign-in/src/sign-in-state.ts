import type { AuthCallback, ToastStore } from '@thela/page';
import type { AccountStore } from '@thela/session';
import type { SiteConfig } from '@thela/site-config';

/** What these screens need of the page's state. */
export interface SignInState {
  readonly config: Pick<SiteConfig, 'brand' | 'supabase'>;
  readonly account: AccountStore;
  /** What led to this page. */
  readonly callback: AuthCallback | null;
  readonly toasts: ToastStore;
}
