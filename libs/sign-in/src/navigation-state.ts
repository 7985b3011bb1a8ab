import { safeStorage } from '@thela/federation/storage';
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
  /** On a second phone: the address came from the first one. */
  | { readonly at: 'mail'; readonly email: string }
  | { readonly at: 'mail-code'; readonly email: string; readonly sentAt: number }
  | { readonly at: 'reset-code'; readonly email: string; readonly sentAt: number }
  | { readonly at: 'new-password' };

/** What a navigation to an authentication screen says beside its address. */
export interface AuthNavigation {
  /** Why the person was sent here. */
  readonly notice?: Notice;
  readonly step?: AuthStep;
  /** Whether the person signs in again for what the page below does. */
  readonly again?: true;
}

/** Under this key the tab keeps, while a provider's page is open, which page waits for whom to sign in again, and since when. */
const AGAIN_KEY = 'thela.again';
const tabStorage = safeStorage(() => window.sessionStorage);

/** So long a sign-in is fresh for the server, in ms. */
const FRESH_MS = 15 * 60 * 1000;

/** @returns forgets it */
export function keepPathAgain(user: string, path: string): () => void {
  tabStorage.write(AGAIN_KEY, `${Date.now()} ${user} ${path}`);
  return () => void tabStorage.write(AGAIN_KEY, null);
}

/** The page that waits for somebody, once; `null` where none does. */
export function takePathAgain(user: string | undefined): string | null {
  const kept = tabStorage.read(AGAIN_KEY) ?? '';
  tabStorage.write(AGAIN_KEY, null);
  const [, since, who, path] = /^(\d{1,15}) (\S{1,64}) (\/[a-z/-]{1,40})$/.exec(kept) ?? [];
  const isDue = path !== undefined && who === user && Date.now() - Number(since) < FRESH_MS;
  return isDue ? path : null;
}
