// Read when somebody signs in, so a part of the page's start: it must import little.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { accountPagePath, authScreenOf } from '@thela/page';

/** Where the invitation waits while its helper signs in or up, perhaps in another tab. */
const INVITATION_KEY = 'thela.invitation';

/** An invitation is valid for 24 hours, in ms: it need not be kept for longer. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** No code is nearly this long. */
const LONGEST_CODE = 200;

const { read, write } = safeStorage(browserStorage);

/** Keeps the code of an invitation on this device until it is used, for a day at most. */
export function keepInvitation(code: string): void {
  if (code.length > LONGEST_CODE || code === pendingInvitation()) return;
  // Where storage is blocked, the person opens the link once more after signing in.
  write(INVITATION_KEY, `${Date.now() + KEPT_MS} ${code}`);
}

export function pendingInvitation(): string | null {
  const [, until, code] = /^(\d{1,15}) (.{1,200})$/.exec(read(INVITATION_KEY) ?? '') ?? [];
  if (code === undefined) return null;
  if (Number(until) > Date.now()) return code;
  forgetInvitation();
  return null;
}

// One that nobody came back for goes with the next page, once its day is over.
pendingInvitation();

/** After it was used, or turned out to be of no use. */
export function forgetInvitation(): void {
  write(INVITATION_KEY, null);
}

/** Where a sign-in leads: to the invitation that waits, else to the start page. */
export function pathAfterSignIn(): string {
  return pendingInvitation() === null ? '/' : joinPath;
}

/** Path of the page of an invitation. Its code stands behind `#`, which no browser sends to a server. */
const joinPath = accountPagePath('join');

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
