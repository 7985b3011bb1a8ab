import { accountPagePath, authScreenOf } from '@thela/page';

/** Path of the page of an invitation. Its code stands behind `#`, which no browser sends to a server. */
export const joinPath = accountPagePath('join');

/** What a helper opens. */
export function invitationUrl(code: string): string {
  return `${window.location.origin}${joinPath}#${encodeURIComponent(code)}`;
}

/** The code that an address names; `null` without one, and where the hash names an authentication screen. */
export function codeIn(hash: string): string | null {
  if (hash.length < 2 || authScreenOf(hash) !== null) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Cut within a letter.
    return hash.slice(1);
  }
}
