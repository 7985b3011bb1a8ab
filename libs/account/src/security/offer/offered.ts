import { browserStorage, safeStorage } from '@thela/federation/storage';

/** Under this key the browser remembers the accounts to which it has made the offer. */
const KEY = 'thela.fingerprint-offered';
/** A stall's phone has few accounts. */
const MOST_ACCOUNTS = 20;
const storage = safeStorage(browserStorage);

/** Whether somebody has answered the offer on this device. */
export function wasOffered(userId: string): boolean {
  return accounts().includes(userId);
}

/** Remembers the answer. Where storage is blocked, it lasts as long as the page. */
export function rememberOffered(userId: string): void {
  if (wasOffered(userId)) return;
  storage.write(KEY, [...accounts(), userId].slice(-MOST_ACCOUNTS).join(' '));
}

function accounts(): readonly string[] {
  return (storage.read(KEY) ?? '').split(' ');
}
