import { browserStorage, safeStorage } from '@thela/federation/storage';

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
