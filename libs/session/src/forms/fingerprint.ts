import { browserStorage, safeStorage } from '@thela/federation/storage';

/** An IPv4 or IPv6 address: browsers keep passkeys for names only. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can keep a passkey of this site. */
export function canUsePasskeys(): boolean {
  // Missing also where the page came without TLS.
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}

/** Under this key the browser remembers that somebody here signs in with a fingerprint. */
const KEY = 'thela.fingerprint';
const storage = safeStorage(browserStorage);

/** Whether somebody has set up a fingerprint in this browser, or signed in with one. */
export function isFingerprintKnown(): boolean {
  return storage.read(KEY) === 'yes';
}

export function rememberFingerprint(isKnown: boolean): void {
  // Where storage is blocked, the button stands among the other ways in.
  storage.write(KEY, isKnown ? 'yes' : null);
}
