import type { Notice } from '@thela/session';

/** The step of an authentication screen, kept in the history: Back and Reload know it. */
export type AuthStep =
  | { readonly at: 'phone' }
  | {
      readonly at: 'phone-code';
      /** In E.164. */
      readonly phone: string;
      /** In ms since 1970. */
      readonly sentAt: number;
    }
  | { readonly at: 'reset-code'; readonly email: string; readonly sentAt: number }
  | { readonly at: 'new-password' };

/** What a navigation to an authentication screen says beside its address. */
export interface AuthNavigation {
  /** Why the person was sent here. */
  readonly notice?: Notice;
  readonly step?: AuthStep;
}
